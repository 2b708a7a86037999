// Web Worker entry: draws the same picture as the background Worker, while that one is waiting.
import { unpackClassMaps } from '../body-map/class-maps.ts';
import { fitLookToPhoto } from '../fit-look-to-photo.ts';
import { analyzePhoto } from '../analyze-photo.ts';
import { pictureToBlob, offscreenPen } from '../pixels/offscreen-canvas.ts';
import type { Picture } from '../pixels/pixels.ts';
import { fitWithin, resizePicture } from '../pixels/resize.ts';
import { render } from '../render.ts';
import type { PreviewOrder, PreviewReply } from './preview-messages.ts';

/** The same size as the server's picture. */
const WIDTH = 768;
const HEIGHT = 1152;
const QUALITY = 0.9;

async function pixelsOf(file: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(file);
  const pen = offscreenPen(bitmap.width, bitmap.height, { willReadFrequently: true });
  pen.drawImage(bitmap, 0, 0);
  bitmap.close();
  return pen.getImageData(0, 0, pen.canvas.width, pen.canvas.height);
}

async function draw({ look, person }: PreviewOrder): Promise<Blob> {
  const [whole, a, b] = await Promise.all([person.photo, person.mapA, person.mapB].map(pixelsOf));
  const { width, height } = fitWithin(whole!.width, whole!.height, WIDTH, HEIGHT);
  const model = analyzePhoto(resizePicture(whole!, width, height), {
    ...person.bodyMap,
    classes: unpackClassMaps({ a: a!, b: b! }),
  });
  const shown = fitLookToPhoto(model, look);
  // The server shows the flat-lay card instead.
  if ('missing' in shown) throw new Error('Her photo cannot show this look.');
  return pictureToBlob(render(model, shown.look), { type: 'image/jpeg', quality: QUALITY });
}

self.addEventListener('message', ({ data }: MessageEvent<PreviewOrder>) => {
  const reply = (message: PreviewReply): void => self.postMessage(message);
  draw(data).then(
    (picture) => reply({ picture }),
    (error: unknown) => reply({ picture: null, why: error instanceof Error ? error.message : String(error) }),
  );
});
