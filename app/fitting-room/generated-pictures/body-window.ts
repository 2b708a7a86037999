// Her part of the photo, for models of small pictures: as large as possible, with all that a look may reach.
import { clamp, type Box, type Picture } from '../pixels/pixels.ts';

/** In 2:3 where the photo is wide enough, in its pixels. `reach`: what a look may cover, with her in it. */
export function bodyWindow(photo: Pick<Picture, 'width' | 'height'>, reach: Box): Box {
  const [wide, high] = [reach.x1 - reach.x0, reach.y1 - reach.y0];
  const width = Math.min(photo.width, Math.max(wide, Math.round((high * 2) / 3)));
  const height = Math.min(photo.height, Math.max(high, Math.round(width * 1.5)));
  const around = (middle: number, size: number, most: number): number =>
    clamp(Math.round(middle - size / 2), 0, most - size);
  const x0 = around((reach.x0 + reach.x1) / 2, width, photo.width);
  const y0 = around((reach.y0 + reach.y1) / 2, height, photo.height);
  return { x0, y0, x1: x0 + width, y1: y0 + height };
}

export function scaledBox(box: Box, from: Picture, to: Pick<Picture, 'width' | 'height'>): Box {
  const [across, down] = [to.width / from.width, to.height / from.height];
  return {
    x0: Math.round(box.x0 * across),
    y0: Math.round(box.y0 * down),
    x1: Math.round(box.x1 * across),
    y1: Math.round(box.y1 * down),
  };
}

export function putInto(photo: Picture, part: Picture, { x0, y0 }: Box): Picture {
  const data = new Uint8ClampedArray(photo.data);
  for (let y = 0; y < part.height; y++) {
    const from = y * part.width * 4;
    data.set(part.data.subarray(from, from + part.width * 4), ((y0 + y) * photo.width + x0) * 4);
  }
  return { ...photo, data };
}
