import type { WornGarment } from '../../domain/looks/look.ts';
import { pictureToBlob } from '../pixels/offscreen-canvas.ts';
import { drawPiece } from './piece-drawing.ts';

export interface PieceRequest {
  id: number;
  garment: WornGarment;
  width: number;
  height: number;
}

export interface PieceReply {
  id: number;
  picture: Blob;
}

/** --paper-2 of tokens.css. */
const GROUND = '#f4ede6';

async function answer({ id, garment, width, height }: PieceRequest): Promise<void> {
  const picture = await pictureToBlob(drawPiece(garment, width, height, GROUND), { type: 'image/png' });
  self.postMessage({ id, picture } satisfies PieceReply);
}

/** One after the other, so that a list's first piece appears early. */
let queue = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<PieceRequest>) => {
  queue = queue.then(() => answer(data)).catch(reportError);
});
