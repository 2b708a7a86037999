// The wall behind a fixture person, painted anew: a color, and a soft light that falls aslant on it.
import type { ClassMaps } from '../../app/domain/photos/body-map.ts';
import type { Hex } from '../../app/domain/looks/cloth.ts';
import { resamplePlane } from '../../app/fitting-room/body-map/class-maps.ts';
import { rgbOf } from '../../app/fitting-room/cloth/fabric/fabrics.ts';
import { clamp, smoothstep } from '../../app/fitting-room/pixels/pixels.ts';
import type { Picture } from '../../app/fitting-room/pixels/pixels.ts';

export interface Wall {
  color: Hex;
  /** Where the light begins at the upper edge, as a share of the photo's width; null without light. */
  light: number | null;
}

/** Of the studio wall in the fixture photos, about. */
const STUDIO_WALL = 206;

const band = (at: number, from: number, to: number, soft: number): number =>
  smoothstep(from - soft, from + soft, at) * (1 - smoothstep(to - soft, to + soft, at));

/** Late light past a blind: two soft bands from the upper right down to the left, 0..1. `x` and `y` as shares. */
function slantedLight(x: number, y: number, from: number): number {
  const at = x + 0.45 * y - from;
  const fade = 1 - smoothstep(0.3, 0.85, y);
  return fade * Math.max(band(at, 0, 0.2, 0.07), 0.75 * band(at, 0.34, 0.46, 0.06));
}

/** Color of a wall's pixel, from what the studio's wall had there: its shadows and its grain stay. */
function wallPixel(studio: number, channel: number, { color, light }: Wall, x: number, y: number): number {
  const glow = light === null ? 0 : 0.13 * slantedLight(x, y, light);
  const corner = 0.08 * smoothstep(0.35, 1, Math.hypot(x - 0.5, y - 0.45) * 1.4);
  return clamp(studio * (rgbOf(color)[channel]! / STUDIO_WALL) * (1.02 + glow - corner), 0, 255);
}

/**
 * The same photo in front of another wall: her outline keeps its own softness, the wall takes color and light.
 * @param gap how sure a pixel is wall that the class maps miss, as between a hand and the hip: 0..1 by its color and height
 */
export function paintWall(
  photo: Picture,
  classes: ClassMaps,
  wall: Wall,
  gap: (red: number, green: number, blue: number, y: number) => number = () => 0,
): void {
  const { width, height, data } = photo;
  const free = resamplePlane(classes.background, classes.width, classes.height, width, height);
  for (let i = 0; i < free.length; i++) {
    const y = Math.floor(i / width);
    const [red, green, blue] = data.subarray(i * 4, i * 4 + 3);
    const share = Math.max(smoothstep(0.1, 0.95, free[i]! / 255), gap(red!, green!, blue!, y / height));
    if (share === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      const o = i * 4 + channel;
      const painted = wallPixel(data[o]!, channel, wall, (i - y * width) / width, y / height);
      data[o] = data[o]! + (painted - data[o]!) * share;
    }
  }
}

/**
 * Three to four, head to feet: the wall goes on to both sides. What is added is the studio's wall as its own mirror
 * image, painted like the rest, so that the light is not mirrored.
 */
export function framed(picture: Picture, studio: Picture, wall: Wall): Picture {
  const { width, height, data } = picture;
  const wide = Math.round((height * 3) / 4);
  const margin = Math.floor((wide - width) / 2);
  const out = new Uint8ClampedArray(wide * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < wide; x++) {
      const from = x - margin;
      const to = (y * wide + x) * 4;
      if (from >= 0 && from < width) {
        const at = (y * width + from) * 4;
        out.set(data.subarray(at, at + 4), to);
        continue;
      }
      const mirrored = (y * width + (from < 0 ? -from : 2 * width - 2 - from)) * 4;
      for (let channel = 0; channel < 3; channel++)
        out[to + channel] = wallPixel(
          studio.data[mirrored + channel]!,
          channel,
          wall,
          from / width,
          y / height,
        );
      out[to + 3] = 255;
    }
  return { width: wide, height, data: out };
}
