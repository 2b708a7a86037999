import type { ImageEditor, RenderedImage } from '../../ports/image-editor.ts';
import { readDrawn, writeRenderOrder } from './render-order.ts';
import { logAndContinue } from '../../for-log.ts';

/** Longer than a picture may take: only a dead thread is waited for so long. */
const PATIENCE_MS = 90_000;
/** The thread died at this picture, as a Worker does that has used up its CPU or memory. */
const FELL_OVER = 'fell over';

/**
 * Local builds draw in a thread beside the server (scripts/local/renderer.ts), so that a render blocks nobody. When it
 * cannot be reached the server draws as in production; a photo that killed it would kill the server too, and gets the
 * card.
 * @param origin where it listens, on this machine
 */
export function localEditor(origin: string, house: ImageEditor): ImageEditor {
  const ask = (order: Blob) => askThread(origin, order).catch(logAndContinue({ renderer: origin }));
  return {
    name: house.name,
    async render(look, photos, cloths) {
      const drawn = await ask(writeRenderOrder(look, photos, cloths));
      if (drawn !== FELL_OVER) return drawn ?? house.render(look, photos, cloths);
      const card = await ask(writeRenderOrder(look, []));
      if (card === FELL_OVER) throw new Error('The thread that draws fell over at a card.');
      return { ...(card ?? (await house.render(look, []))), source: 'flat-lay-too-slow' };
    },
  };
}

async function askThread(origin: string, order: Blob): Promise<RenderedImage | typeof FELL_OVER> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(origin, { method: 'POST', body: order, signal });
  if (response.status === 504) return FELL_OVER;
  if (!response.ok) throw new Error(await response.text());
  return readDrawn(response);
}
