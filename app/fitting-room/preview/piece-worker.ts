import type { WornGarment } from '../../domain/looks/look.ts';
import { pictureToBlob } from '../pixels/offscreen-canvas.ts';
import { bakesFor } from './baked-files.ts';
import { drawPiece } from '../flat-lay/piece-drawing.ts';

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

async function answer({ id, garment, width, height }: PieceRequest): Promise<void> {
  const drawn = drawPiece(garment, width, height, await bakesFor({ garments: [garment] }));
  const picture = await pictureToBlob(drawn, { type: 'image/png' });
  self.postMessage({ id, picture } satisfies PieceReply);
}

/** One after the other, so that a list's first piece appears early. */
let queue = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<PieceRequest>) => {
  queue = queue.then(() => answer(data)).catch(reportError);
});
