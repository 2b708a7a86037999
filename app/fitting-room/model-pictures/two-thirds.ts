// Picture models answer in 2:3; a photo of another shape goes to them with its rims drawn out, and its part comes back.
import { clamp, type Picture } from '../pixels/pixels.ts';
import { resizePicture } from '../pixels/resize.ts';

/** The smallest 2:3 frame around a picture, and where in it the picture lies. */
function frameOf(width: number, height: number): { width: number; height: number; x: number; y: number } {
  const wide = width * 3 > height * 2;
  const [across, down] = wide ? [width, Math.round(width * 1.5)] : [Math.round(height / 1.5), height];
  return { width: across, height: down, x: (across - width) >> 1, y: (down - height) >> 1 };
}

/** The picture in 2:3, its rims repeated outwards. */
export function toTwoThirds(picture: Picture): Picture {
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

/** At another size: larger by bilinear sampling, smaller by area means. */
export function sized(picture: Picture, width: number, height: number): Picture {
  if (picture.width >= width && picture.height >= height) return resizePicture(picture, width, height);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const v = clamp(((y + 0.5) * picture.height) / height - 0.5, 0, picture.height - 1.001);
    for (let x = 0; x < width; x++) {
      const u = clamp(((x + 0.5) * picture.width) / width - 0.5, 0, picture.width - 1.001);
      const [left, top] = [u | 0, v | 0];
      const [fx, fy] = [u - left, v - top];
      const at = (top * picture.width + left) * 4;
      const below = at + picture.width * 4;
      for (let c = 0; c < 4; c++) {
        const upper = picture.data[at + c]! * (1 - fx) + picture.data[at + 4 + c]! * fx;
        const lower = picture.data[below + c]! * (1 - fx) + picture.data[below + 4 + c]! * fx;
        data[(y * width + x) * 4 + c] = upper * (1 - fy) + lower * fy;
      }
    }
  }
  return { width, height, data };
}

/** The part of a 2:3 answer that shows the photo, in the photo's size. */
export function fromTwoThirds(answer: Picture, width: number, height: number): Picture {
  const frame = frameOf(width, height);
  const whole = sized(answer, frame.width, frame.height);
  if (frame.width === width && frame.height === height) return whole;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = ((y + frame.y) * frame.width + frame.x) * 4;
    data.set(whole.data.subarray(from, from + width * 4), y * width * 4);
  }
  return { width, height, data };
}
