// The class model takes plain leggings or beige cloth for skin now and then. The colour of her own skin settles it.
import type { ClassMaps } from '../domain/body-map.ts';
import { clamp, luma } from './pixels.ts';
import type { Picture } from './pixels.ts';

/** Red and green as shares of brightness, and how bright. */
type Tone = [red: number, green: number, light: number];

function toneAt(data: Uint8ClampedArray, i: number): Tone {
  const [r, g, b] = [data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!];
  const sum = r + g + b + 6;
  return [(r + 2) / sum, (g + 2) / sum, luma(r, g, b)];
}

/** Mean tone and spread of the pixels that the model is surest are skin. */
function skinTone(photo: Picture, classes: ClassMaps): { mean: Tone; spread: Tone } | null {
  const sum = [0, 0, 0];
  const squares = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < classes.face.length; i += 2) {
    if (classes.face[i]! < 235) continue;
    const tone = toneAt(photo.data, i);
    count++;
    tone.forEach((value, k) => {
      sum[k]! += value;
      squares[k]! += value * value;
    });
  }
  if (count < 30) return null;
  const mean = sum.map((value) => value / count) as Tone;
  const spread = squares.map((value, k) => Math.sqrt(Math.max(0, value / count - mean[k]! ** 2))) as Tone;
  return { mean, spread };
}

/**
 * Moves confidence from skin to clothes where a pixel's colour is far from her face's, below `fromRow`.
 * Changes `classes` in place; both arguments have the same size.
 */
export function settleClasses(photo: Picture, classes: ClassMaps, fromRow: number): void {
  const tone = skinTone(photo, classes);
  if (!tone) return;
  const { mean, spread } = tone;
  const tolerance = [Math.max(spread[0], 0.014), Math.max(spread[1], 0.009)] as const;
  for (let i = fromRow * classes.width; i < classes.skin.length; i++) {
    const skin = classes.skin[i]!;
    if (skin < 20 || skin > 247) continue;
    const [r, g, light] = toneAt(photo.data, i);
    const away = Math.hypot((r - mean[0]) / tolerance[0], (g - mean[1]) / tolerance[1]);
    const dark = light < mean[2] * 0.3 ? 1 : 0;
    const move = clamp((away - 2.5) / 2, dark, 1) * skin;
    classes.skin[i] = skin - move;
    classes.clothes[i] = Math.min(255, classes.clothes[i]! + move);
  }
}
