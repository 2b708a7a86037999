// Web Worker entry: the photo stays on this device; only the cut-out may be kept.
import type { Gender } from '../../domain/preferences/style.ts';
import { offscreenPen } from '../pixels/offscreen-canvas.ts';
import { fitWithin, resizeMask } from '../pixels/resize.ts';
import { cutByColors } from './cut-out/cut-by-colors.ts';
import { suggestGarments, type GarmentSuggestion } from './suggest-garments.ts';

export interface GarmentPhotoRequest {
  photo: Blob;
  gender: Gender;
}
export type GarmentPhotoReply =
  /** `cutOut`: a PNG made of pixels alone, without the file's metadata. */
  { is: 'garment'; offers: GarmentSuggestion[]; cutOut: Blob } | { is: 'no garment' } | { is: 'unreadable' };

const READ_AT = 200;
const KEPT_AT = 512;
const MARGIN = 0.04; // share of its size

function pixelsOf(bitmap: ImageBitmap, most: number): ImageData {
  const { width, height } = fitWithin(bitmap.width, bitmap.height, most, most);
  const pen = offscreenPen(width, height, { willReadFrequently: true });
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, width, height);
  return pen.getImageData(0, 0, width, height);
}

async function keptPicture(
  bitmap: ImageBitmap,
  mask: Uint8Array,
  small: { width: number; height: number },
): Promise<Blob> {
  const image = pixelsOf(bitmap, KEPT_AT);
  const { width, height, data } = image;
  const whole = mask.map((is) => 255 * is);
  const soft = resizeMask(whole, small.width, small.height, width, height);
  let [x0, x1, y0, y1] = [width, 0, height, 0];
  for (let i = 0; i < width * height; i++) {
    const on = Math.max(0, Math.min(1, (soft[i]! / 255 - 0.35) / 0.3));
    data[i * 4 + 3] = 255 * on;
    if (on === 0) {
      // Clears the colors of transparent pixels too.
      data.fill(0, i * 4, i * 4 + 3);
      continue;
    }
    const [x, y] = [i % width, Math.floor(i / width)];
    [x0, x1, y0, y1] = [Math.min(x0, x), Math.max(x1, x), Math.min(y0, y), Math.max(y1, y)];
  }
  const air = Math.round(MARGIN * Math.max(x1 - x0, y1 - y0));
  const [wide, tall] = [x1 - x0 + 1 + 2 * air, y1 - y0 + 1 + 2 * air];
  const pen = offscreenPen(Math.min(KEPT_AT, wide), Math.min(KEPT_AT, tall));
  pen.putImageData(image, air - x0, air - y0);
  return pen.canvas.convertToBlob({ type: 'image/png' });
}

async function read({ photo, gender }: GarmentPhotoRequest): Promise<GarmentPhotoReply> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return { is: 'unreadable' };
  const { width, height, data } = pixelsOf(bitmap, READ_AT);
  const cut = cutByColors({ width, height, data: new Uint8ClampedArray(data) });
  const offers = cut ? suggestGarments(cut, gender) : [];
  if (!cut || offers.length === 0) return { is: 'no garment' };
  return { is: 'garment', offers, cutOut: await keptPicture(bitmap, cut.mask, cut) };
}

self.addEventListener('message', ({ data }: MessageEvent<GarmentPhotoRequest>) => {
  void read(data).then(
    (reply) => self.postMessage(reply),
    () => self.postMessage({ is: 'unreadable' } satisfies GarmentPhotoReply),
  );
});
