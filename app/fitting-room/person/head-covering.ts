// A headscarf, hijab, cap or turban in the photo stays as it is, whatever the look.
import type { ClassMaps } from '../../domain/body-map.ts';
import type { Frame } from './frame.ts';
import { blurInto } from '../pixels/blur.ts';
import { clamp, smoothstep } from '../pixels/pixels.ts';
import type { Picture } from '../pixels/pixels.ts';

/** Cloth above the chin must be at least this share of the face for a covering. */
const LEAST_SHARE = 0.35;
/** How far down it may hang, in torso lengths below the shoulders. */
const LOWEST = 0.55;

const isCloth = (classes: ClassMaps, i: number): boolean => classes.clothes[i]! + classes.others[i]! > 120;

export interface HeadCovering {
  /** 0..255: how far the photo shows it there. */
  pixels: Uint8Array;
  /** It covers the neck as well, as a hijab does: then nothing else is bared that the photo covers. */
  veiled: boolean;
}

/** Share of the neck, between chin and shoulders, that the covering hides. */
function neckShare(pixels: Uint8Array, frame: Frame, width: number): number {
  const half = frame.shoulderWidth * 0.15;
  let hidden = 0;
  let all = 0;
  for (let k = 4; k <= 9; k++) {
    const y = Math.round(frame.mouth[1] + ((frame.shoulders[1] - frame.mouth[1]) * k) / 10);
    for (let x = Math.round(frame.mouth[0] - half); x <= frame.mouth[0] + half; x++) {
      all++;
      if (pixels[y * width + x]) hidden++;
    }
  }
  return hidden / Math.max(1, all);
}

/**
 * The covering on the crop, or null when the head is bare. Grown from the cloth around the face over
 * neighbours of a like colour, so that a scarf ends where the top begins.
 */
export function findHeadCovering(photo: Picture, classes: ClassMaps, frame: Frame): HeadCovering | null {
  const { width, height, data } = photo;
  const chin = clamp(Math.round(frame.mouth[1] + (frame.shoulders[1] - frame.mouth[1]) * 0.3), 0, height);
  const queue: number[] = [];
  let face = 0;
  const sum = [0, 0, 0];
  for (let i = 0; i < chin * width; i++) {
    if (classes.face[i]! > 128) face++;
    const x = i % width;
    if (!isCloth(classes, i) || Math.abs(x - frame.mouth[0]) > frame.shoulderWidth * 0.6) continue;
    queue.push(i);
    for (let c = 0; c < 3; c++) sum[c]! += data[i * 4 + c]!;
  }
  if (face === 0 || queue.length < face * LEAST_SHARE) return null;
  const total = sum[0]! + sum[1]! + sum[2]! + 1;
  const mean = sum.map((value) => value / total);
  const like = (i: number): boolean => {
    const light = data[i * 4]! + data[i * 4 + 1]! + data[i * 4 + 2]! + 1;
    return mean.every((share, c) => Math.abs(data[i * 4 + c]! / light - share) < 0.045);
  };
  const covering = new Uint8Array(width * height);
  for (const i of queue) covering[i] = 255;
  const bottom = Math.min(height - 1, Math.round(frame.shoulders[1] + frame.torso * LOWEST));
  while (queue.length > 0) {
    const i = queue.pop()!;
    for (const next of [i + 1, i - 1, i + width, i - width]) {
      if (next < 0 || next >= bottom * width || covering[next] || !isCloth(classes, next) || !like(next))
        continue;
      covering[next] = 255;
      queue.push(next);
    }
  }
  const veiled = neckShare(covering, frame, width) > 0.6;
  blurInto(covering, covering, width, height, 1);
  return { pixels: covering.map((value) => smoothstep(0.3, 0.75, value / 255) * 255), veiled };
}
