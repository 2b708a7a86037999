// The class model sometimes takes plain leggings or beige cloth for skin; the color of the face decides.
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { blurInto } from '../../pixels/blur.ts';
import { clamp, vectorLength, lumaAt, type Picture } from '../../pixels/pixels.ts';
import { skinDoubtAt, type Limbs } from './skin-confidence.ts';

/** Red and green as shares of brightness, and brightness. */
type Tone = [red: number, green: number, light: number];

const shareAt = (data: Uint8ClampedArray, i: number, channel: 0 | 1): number =>
  (data[i * 4 + channel]! + 2) / (data[i * 4]! + data[i * 4 + 1]! + data[i * 4 + 2]! + 6);

/** Robust against eyes, lips and strands of hair. */
function skinTone({ data }: Picture, { face }: ClassMaps): { middle: Tone; spread: Tone } | null {
  const seen: number[] = [];
  for (let i = 0; i < face.length; i += 2) if (face[i]! >= 235) seen.push(i);
  if (seen.length < 30) return null;
  const at = (values: Float64Array, share: number) => values[Math.floor((values.length - 1) * share)]!;
  const tones = [
    Float64Array.from(seen, (i) => shareAt(data, i, 0)).sort(),
    Float64Array.from(seen, (i) => shareAt(data, i, 1)).sort(),
    Float64Array.from(seen, (i) => lumaAt(data, i)).sort(),
  ];
  return {
    middle: tones.map((values) => at(values, 0.5)) as Tone,
    spread: tones.map((values) => (at(values, 0.8) - at(values, 0.2)) / 1.7) as Tone,
  };
}

interface Judge {
  data: Uint8ClampedArray;
  skin: Uint8Array;
  width: number;
  limbs: Limbs;
  middle: Tone;
  tolerance: readonly [number, number];
}

function doubtRow(
  { data, skin: plane, width, limbs, middle, tolerance }: Judge,
  y: number,
  moved: Uint8Array,
): void {
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const skin = plane[i]!;
    if (skin < 20) continue;
    const light = lumaAt(data, i);
    const away = vectorLength(
      (shareAt(data, i, 0) - middle[0]) / tolerance[0],
      (shareAt(data, i, 1) - middle[1]) / tolerance[1],
    );
    // Near her tone and not dark it stays, whatever the verdict.
    if (away <= 2.5 && light >= middle[2] * 0.3) continue;
    const verdict = skinDoubtAt(limbs, x, y);
    if (verdict === 'never') continue;
    const doubted = verdict === 'firm';
    const sure = skin > 240 && !doubted;
    const dark = doubted && light < middle[2] * 0.3 ? 1 : 0;
    moved[i] = clamp((away - (sure ? 5 : 2.5)) / 2, dark, 1) * 255;
  }
}

function moveRow({ skin, clothes, width }: ClassMaps, y: number, moved: Uint8Array): void {
  for (let i = y * width; i < (y + 1) * width; i++) {
    const move = clamp((moved[i]! - 50) / 155, 0, 1) * skin[i]!;
    skin[i] = skin[i]! - move;
    clothes[i] = Math.min(255, clothes[i]! + move);
  }
}

/** Below `fromRow`. Changes `classes`; both pictures have the same size. */
export function correctSkin(photo: Picture, classes: ClassMaps, fromRow: number, limbs: Limbs): void {
  const tone = skinTone(photo, classes);
  if (!tone) return;
  const { middle, spread } = tone;
  const tolerance = [clamp(spread[0], 0.012, 0.02), clamp(spread[1], 0.007, 0.012)] as const;
  const { width, height } = classes;
  const moved = new Uint8Array(classes.skin.length);
  const judge: Judge = { data: photo.data, skin: classes.skin, width, limbs, middle, tolerance };
  for (let y = fromRow; y < height; y++) doubtRow(judge, y, moved);
  // Single pixels are noisy, and a noisy border shows as a ragged edge.
  blurInto(moved, moved, width, height, 1.3);
  for (let y = fromRow; y < height; y++) moveRow(classes, y, moved);
}
