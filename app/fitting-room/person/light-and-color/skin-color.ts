import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { addRow, coarseSums, STEP } from './color-grid.ts';
import { blurInto } from '../../pixels/blur.ts';
import type { Frame } from '../measures/body-frame.ts';
import { clamp, lerp, luma, smoothstep, type Picture, type Rgb } from '../../pixels/pixels.ts';
import { measureSkinTone, nearestSkin, skinShare, type SkinTone } from './skin-tone.ts';

interface SkinFlow {
  width: number;
  weight: Float32Array;
  sums: readonly [Float32Array, Float32Array, Float32Array];
}

/** A class, because a method's machine code outlives the photo; a closure's dies with it. */
export class Skin {
  /** As light as hands and limbs, in the face's hue. */
  readonly color: Rgb;
  /** At the base of the neck, where a new neckline continues it. */
  readonly neck: Rgb;
  /** Factor of each channel on `neck`, keeping the brightness. */
  readonly throat: Rgb;
  private readonly flow: SkinFlow;

  constructor(color: Rgb, neck: Rgb, throat: Rgb, flow: SkinFlow) {
    this.color = color;
    this.neck = neck;
    this.throat = throat;
    this.flow = flow;
  }

  near(x: number, y: number, channel: 0 | 1 | 2): number {
    return this.flow.sums[channel][this.cellAt(x, y)]!;
  }

  /** Amount of visible skin nearby, 0..1. */
  closeTo(x: number, y: number): number {
    return this.flow.weight[this.cellAt(x, y)]! / (STEP * STEP);
  }

  private cellAt(x: number, y: number): number {
    return Math.floor(y / STEP) * this.flow.width + Math.floor(x / STEP);
  }
}

/** In each column the lowest part that is seen, without its edge. */
function neckColor(crop: Picture, classes: ClassMaps, frame: Frame): Rgb | null {
  const { mouth, shoulders, shoulderWidth, torso } = frame;
  const sum = [0, 0, 0];
  let count = 0;
  const top = Math.max(0, Math.round(lerp(mouth[1], shoulders[1], 0.5)));
  const bottom = Math.min(crop.height - 1, Math.round(shoulders[1] + torso * 0.12));
  const [from, to] = [shoulders[0] - shoulderWidth * 0.13, shoulders[0] + shoulderWidth * 0.13];
  const rim = Math.max(1, Math.round(frame.size * 0.003));
  for (let x = Math.max(0, Math.round(from)); x < Math.min(crop.width, to); x++) {
    let low = bottom;
    while (low > top && classes.skin[low * crop.width + x]! < 225) low--;
    for (let y = low - rim; y > Math.max(top, low - rim * 6); y--) {
      const i = y * crop.width + x;
      if (classes.skin[i]! < 225) continue;
      count++;
      for (let c = 0; c < 3; c++) sum[c]! += crop.data[i * 4 + c]!;
    }
  }
  if (count < 25) return null;
  return [sum[0]! / count, sum[1]! / count, sum[2]! / count];
}

/** Light of the throat against the neck's base: in deep shade it is red, which no chest below is. */
const LIT_THROAT = [0.55, 0.85] as const;

/** Below the chin, against that of its base. */
function throatHue(crop: Picture, classes: ClassMaps, frame: Frame, base: Rgb): Rgb {
  const { mouth, shoulders, shoulderWidth } = frame;
  const sum = [0, 0, 0];
  let count = 0;
  const middle = lerp(mouth[0], shoulders[0], 0.7);
  const at = (share: number): number => Math.round(lerp(mouth[1], shoulders[1], share));
  for (let y = Math.max(0, at(0.42)); y < Math.min(crop.height, at(0.62)); y++) {
    const half = shoulderWidth * 0.1;
    for (let x = Math.max(0, Math.round(middle - half)); x < Math.min(crop.width, middle + half); x++) {
      const i = y * crop.width + x;
      if (classes.skin[i]! < 240) continue;
      count++;
      for (let c = 0; c < 3; c++) sum[c]! += crop.data[i * 4 + c]!;
    }
  }
  const bright = luma(sum[0]!, sum[1]!, sum[2]!);
  if (bright === 0) return [1, 1, 1];
  const whole = luma(base[0], base[1], base[2]);
  const lit = smoothstep(...LIT_THROAT, bright / count / whole);
  return [0, 1, 2].map((c) =>
    lerp(1, clamp((sum[c]! / bright) * (whole / base[c]!), 0.9, 1.1), lit),
  ) as unknown as Rgb;
}

const SURELY_SKIN = Float64Array.from({ length: 256 }, (_, byte) => smoothstep(0.8, 0.98, byte / 255));

function flowOf(crop: Picture, classes: ClassMaps, frame: Frame, tone: SkinTone): SkinFlow {
  const seen = coarseSums(crop);
  const { width, height, weight, sums } = seen;
  for (let y = Math.max(0, Math.round(frame.mouth[1])); y < crop.height; y++)
    addRow(crop, classes.skin, y, SURELY_SKIN, seen);
  const planes = [weight, ...sums];
  for (let j = 0; j < weight.length; j += width) believeRow(tone, seen, j);
  for (const plane of planes) {
    blurInto(plane, plane, width, height, (frame.size * 0.02) / STEP);
    blurInto(plane, plane, width, height, (frame.size * 0.014) / STEP);
  }
  for (let j = 0; j < weight.length; j += width) colorRow(tone, seen, j);
  return seen;
}

/** A color that her skin cannot have counts less. Changes `weight` and `sums`. */
function believeRow(
  tone: SkinTone,
  { width, weight, sums: [red, green, blue] }: SkinFlow,
  row: number,
): void {
  for (let j = row; j < row + width; j++) {
    const all = weight[j]!;
    if (all === 0) continue;
    const believed = skinShare(tone, [red[j]! / all, green[j]! / all, blue[j]! / all]);
    weight[j]! *= believed;
    red[j]! *= believed;
    green[j]! *= believed;
    blue[j]! *= believed;
  }
}

const fade = (sum: number, limbs: number, all: number): number => (sum + limbs * 0.6) / (all + 0.6);

/** From sums to colors; where little is seen, that of the limbs. Changes `sums`. */
function colorRow(tone: SkinTone, { width, weight, sums: [red, green, blue] }: SkinFlow, row: number): void {
  const { limbs } = tone;
  for (let j = row; j < row + width; j++) {
    const all = weight[j]!;
    const [r, g, b] =
      all > 1e-4
        ? nearestSkin(tone, [
            fade(red[j]!, limbs[0], all),
            fade(green[j]!, limbs[1], all),
            fade(blue[j]!, limbs[2], all),
          ])
        : limbs;
    red[j] = r;
    green[j] = g;
    blue[j] = b;
  }
}

/** `own`: 0..255, her own bare skin. */
export function measureSkin(crop: Picture, classes: ClassMaps, frame: Frame, own: Uint8Array): Skin {
  const tone = measureSkinTone(crop, classes, own);
  const seen = neckColor(crop, classes, frame);
  const neck = seen ? nearestSkin(tone, seen) : tone.limbs;
  const throat = throatHue(crop, classes, frame, neck);
  return new Skin(tone.limbs, neck, throat, flowOf(crop, classes, frame, tone));
}
