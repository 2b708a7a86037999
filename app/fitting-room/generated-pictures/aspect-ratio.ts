// Picture models answer in 2:3: a photo of another shape is padded for them, and cropped afterward.
import { cropPicture } from '../pixels/crop.ts';
import { clamp, type Picture } from '../pixels/pixels.ts';
import { enlarge } from '../pixels/enlarge.ts';
import { resizePicture } from '../pixels/resize.ts';

function frameOf(width: number, height: number): { width: number; height: number; x: number; y: number } {
  const wide = width * 3 > height * 2;
  const [across, down] = wide ? [width, Math.round(width * 1.5)] : [Math.round(height / 1.5), height];
  return { width: across, height: down, x: (across - width) >> 1, y: (down - height) >> 1 };
}

/** Repeats its edges outward. */
export function padToTwoThirds(picture: Picture): Picture {
  const { width, height, x: left, y: top } = frameOf(picture.width, picture.height);
  if (width === picture.width && height === picture.height) return picture;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const row = clamp(y - top, 0, picture.height - 1) * picture.width;
    for (let x = 0; x < width; x++) {
      const at = (row + clamp(x - left, 0, picture.width - 1)) * 4;
      for (let c = 0; c < 4; c++) data[(y * width + x) * 4 + c] = picture.data[at + c]!;
    }
  }
  return { width, height, data };
}

/** Larger along a curve, smaller by area means. */
export const resampled = (picture: Picture, width: number, height: number): Picture =>
  picture.width >= width && picture.height >= height
    ? resizePicture(picture, width, height)
    : enlarge(picture, width, height);

export function cropFromTwoThirds(answer: Picture, width: number, height: number): Picture {
  const frame = frameOf(width, height);
  const whole = resampled(answer, frame.width, frame.height);
  if (frame.width === width && frame.height === height) return whole;
  return cropPicture(whole, { x0: frame.x, y0: frame.y, x1: frame.x + width, y1: frame.y + height });
}
