import type { Landmark } from '../domain/photos/body-map.ts';
import { clamp } from '../fitting-room/pixels/pixels.ts';
import { WORLD_HEIGHT, WORLD_WIDTH, type Stance } from './camera-path.ts';

/** The scaled photo, with its top left corner at (x, y) of the world. */
export interface Placed {
  width: number;
  height: number;
  x: number;
  y: number;
  /** The world is larger than the photo: the rest must be made up. */
  open: boolean;
}

/**
 * Fills the world with the photo, her in the middle, while head and feet stay inside; a photo too tall for
 * that is shown whole.
 * @param her landmarks in 0..1 of the photo; null for a picture without a body
 */
export function placePhoto(width: number, height: number, her: readonly Landmark[] | null): Placed {
  const ys = her?.map((mark) => mark[1]) ?? [0.06, 0.94];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const head = top - (bottom - top) * 0.1;
  const feet = bottom + (bottom - top) * 0.05;
  const cover = Math.max(WORLD_WIDTH / width, WORLD_HEIGHT / height);
  const fits = (feet - head) * height * cover <= WORLD_HEIGHT;
  const scale = fits ? cover : Math.min(WORLD_WIDTH / width, WORLD_HEIGHT / height);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const middle = her ? (Math.min(...her.map((m) => m[0])) + Math.max(...her.map((m) => m[0]))) / 2 : 0.5;
  const within = (room: number, size: number, wanted: number) =>
    size >= room ? clamp(Math.round(wanted), room - size, 0) : Math.round((room - size) / 2);
  return {
    width: w,
    height: h,
    x: within(WORLD_WIDTH, w, WORLD_WIDTH / 2 - middle * w),
    y: within(WORLD_HEIGHT, h, WORLD_HEIGHT / 2 - ((head + feet) / 2) * h),
    open: w < WORLD_WIDTH || h < WORLD_HEIGHT,
  };
}

export function bodyPosition(her: readonly Landmark[], { width, height, x, y }: Placed): Stance {
  const at = (a: number, b: number, axis: 0 | 1) => (her[a]![axis] + her[b]![axis]) / 2;
  const down = (a: number, b: number) => y + at(a, b, 1) * height;
  return {
    x: x + at(23, 24, 0) * width,
    head: y + Math.min(her[7]![1], her[8]![1], her[0]![1]) * height,
    shoulders: down(11, 12),
    hips: down(23, 24),
    knees: down(25, 26),
    feet: down(29, 30),
  };
}
