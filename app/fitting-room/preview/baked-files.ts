import type { Look } from '../../domain/looks/look.ts';
import type { Bakes } from '../garments/baked/choose-bake.ts';
import { BAKED_FOLDER, loadBakes } from '../garments/baked/load-bakes.ts';
import { pixelsOf } from '../pixels/offscreen-canvas.ts';

async function read(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(BAKED_FOLDER + file);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

const decode = (bytes: Uint8Array) => pixelsOf(new Blob([new Uint8Array(bytes)]));

/** Maps of the look's garments, from the site; the browser keeps the files. */
export const bakesFor = (look: Look): Promise<Bakes> =>
  loadBakes(look, { read, decode: { png: decode, jpeg: decode } });
