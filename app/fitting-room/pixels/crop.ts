import type { Box, Picture } from './pixels.ts';

export function cropPicture(picture: Picture, box: Box): Picture {
  const width = box.x1 - box.x0;
  const height = box.y1 - box.y0;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = ((box.y0 + y) * picture.width + box.x0) * 4;
    data.set(picture.data.subarray(from, from + width * 4), y * width * 4);
  }
  return { width, height, data };
}
