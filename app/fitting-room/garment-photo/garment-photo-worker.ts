// Web Worker entry: the photo stays on this device; only the cut-out may be kept.
import type { Gender } from '../../domain/preferences/style.ts';
import { offscreenPen, pictureToBlob } from '../pixels/offscreen-canvas.ts';
import { fitWithin, resizeMask } from '../pixels/resize.ts';
import { cutOut } from './cut-out.ts';
import type {
  GarmentPhotoAnswer,
  GarmentPhotoReply,
  GarmentPhotoRequest,
  LaidFlat,
} from './garment-photo-messages.ts';
import { suggestGarments } from './suggest-garments.ts';
import { clothColors } from './garment-colors.ts';

const READ_AT = 200;
const KEPT_AT = 512;
const PHOTO_AT = 1024;
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

async function read(photo: Blob, gender: Gender): Promise<GarmentPhotoReply> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return { is: 'unreadable' };
  const { width, height, data } = pixelsOf(bitmap, READ_AT);
  const cut = cutOut({ width, height, data: new Uint8ClampedArray(data) });
  const offers = cut ? suggestGarments(cut, gender) : [];
  if (!cut || offers.length === 0) return { is: 'no garment' };
  return {
    is: 'garment',
    offers,
    sure: 0.7,
    shape: 'other',
    colors: clothColors(cut).colors,
    cutOut: await keptPicture(bitmap, cut.mask, cut),
    photo: await pictureToBlob(pixelsOf(bitmap, PHOTO_AT), { type: 'image/jpeg', quality: 0.85 }),
    marks: {},
    laid: { is: 'drawing', why: 'shape' },
  };
}

async function answer(order: GarmentPhotoRequest): Promise<GarmentPhotoAnswer> {
  const { id } = order;
  if (order.do === 'read') return { id, read: await read(order.photo, order.gender) };
  return { id, laid: await layFlat(order.photo, order.moved) };
}

function layFlat(_photo: Blob, _moved: unknown): Promise<LaidFlat | null> {
  return Promise.resolve(null);
}

self.addEventListener('message', ({ data: order }: MessageEvent<GarmentPhotoRequest>) => {
  void answer(order).then(
    (reply) => self.postMessage(reply),
    () => {
      const failed = order.do === 'read' ? { read: { is: 'unreadable' } as const } : { laid: null };
      self.postMessage({ id: order.id, ...failed } satisfies GarmentPhotoAnswer);
    },
  );
});
