import type { ImageEditor, RenderedImage } from '../../ports/image-editor.ts';
import { writeRenderOrder } from './render-order.ts';
import { logAndContinue } from '../../for-log.ts';

/** Longer than the thread has for a picture: only a dead one lets us wait so long. */
const PATIENCE_MS = 90_000;
/** The thread fell over at this picture, as a Worker that has used up its CPU or memory. */
const FELL_OVER = 'fell over';

/**
 * Local builds: the fitting room in a thread beside the server (scripts/local/renderer.ts), so that a render holds nobody
 * up. When that thread cannot be reached (another runner, the end of it) the house draws here as in production. A photo
 * that made it fall over would do the same to us, and to all of the server: then the clothes are laid out.
 * @param origin where it listens, on this machine
 */
export function localEditor(origin: string, house: ImageEditor): ImageEditor {
  const ask = (order: Blob) => askThread(origin, order).catch(logAndContinue({ renderer: origin }));
  return {
    name: house.name,
    async render(look, photo) {
      const drawn = await ask(writeRenderOrder(look, photo));
      if (drawn !== FELL_OVER) return drawn ?? house.render(look, photo);
      const card = await ask(writeRenderOrder(look, null));
      if (card === FELL_OVER) throw new Error('The thread that draws fell over at a card.');
      return { ...(card ?? (await house.render(look, null))), source: 'flat-lay-too-slow' };
    },
  };
}

async function askThread(origin: string, order: Blob): Promise<RenderedImage | typeof FELL_OVER> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(origin, { method: 'POST', body: order, signal });
  if (response.status === 504) return FELL_OVER;
  if (!response.ok) throw new Error(await response.text());
  const facts = JSON.parse(response.headers.get('x-picture') ?? '') as Pick<
    RenderedImage,
    'width' | 'height' | 'source'
  >;
  return { ...facts, bytes: new Uint8Array(await response.arrayBuffer()), contentType: 'image/jpeg' };
}
