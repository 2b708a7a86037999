// Frames of the camera: small ones for the coach, and the sharpest of five as the photo.
import { toLuminance } from '../../fitting-room/body-map/luminance.ts';
import type { Luminance } from '../../fitting-room/body-map/luminance.ts';

/** The part of the camera's picture that is the photo, in its pixels. */
export interface CropBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A photo is at most this wide: 3 to 4. A webcam's sides are wall. */
const WIDEST = 0.75;

/** All of an upright picture; of a lying one the middle, 3 to 4. */
export function photoCrop(width: number, height: number): CropBox {
  const wide = Math.min(width, Math.round(height * WIDEST));
  return { x: Math.round((width - wide) / 2), y: 0, width: wide, height };
}

/**
 * Mean squared second difference: of frames of one scene the largest is the sharpest. A shake in any direction lowers it.
 */
export function imageDetail({ width, height, values }: Luminance): number {
  let sum = 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      sum +=
        (4 * values[i]! - values[i - 1]! - values[i + 1]! - values[i - width]! - values[i + width]!) ** 2;
    }
  return sum / Math.max(1, (width - 2) * (height - 2));
}

function drawFrame(video: HTMLVideoElement, scale: number): OffscreenCanvas {
  const cut = photoCrop(video.videoWidth, video.videoHeight);
  const [width, height] = [Math.round(cut.width * scale), Math.round(cut.height * scale)];
  const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser cannot draw off screen.');
  pen.drawImage(video, cut.x, cut.y, cut.width, cut.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Height of the frames that the coach looks at: the pose model sees 256 pixels of her. */
const LOOK_HEIGHT = 512;
/** Height at which frames of a burst are compared. */
const COMPARE_HEIGHT = 960;
const FRAMES = 5;
const APART_MS = 110;
const QUALITY = 0.93;

export const captureCoachFrame = (video: HTMLVideoElement): ImageBitmap =>
  drawFrame(video, Math.min(1, LOOK_HEIGHT / video.videoHeight)).transferToImageBitmap();

function detailNow(video: HTMLVideoElement): number {
  const small = drawFrame(video, Math.min(1, COMPARE_HEIGHT / video.videoHeight));
  return imageDetail(toLuminance(small.getContext('2d')!.getImageData(0, 0, small.width, small.height)));
}

/** The sharpest of five frames within half a second, as a file like any other that she could choose. */
export async function shootBurst(video: HTMLVideoElement): Promise<File> {
  let best = { detail: -1, canvas: null as OffscreenCanvas | null };
  for (let i = 0; i < FRAMES; i++) {
    if (i > 0) await new Promise((wait) => setTimeout(wait, APART_MS));
    const detail = detailNow(video);
    if (detail > best.detail) best = { detail, canvas: drawFrame(video, 1) };
  }
  const blob = await best.canvas!.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return new File([blob], 'stylecast-photo.jpg', { type: 'image/jpeg' });
}
