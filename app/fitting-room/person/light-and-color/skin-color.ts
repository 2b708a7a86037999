import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { addRow, coarseSums, STEP } from './color-grid.ts';
import { blurInto } from '../../pixels/blur.ts';
import type { Frame } from '../measures/body-frame.ts';
import { clamp, lerp, luma, smoothstep, type Picture, type Rgb } from '../../pixels/pixels.ts';
import { measureSkinTone, type SkinTone } from './skin-tone.ts';

export interface Skin {
  /** As light as hands and limbs, in the face's hue. */
  color: Rgb;
  /** At the base of the neck, where a new neckline continues it. */
  neck: Rgb;
  /** Factor of each channel on `neck`, keeping the brightness. */
  throat: Rgb;
  near: (x: number, y: number, channel: 0 | 1 | 2) => number;
  /** Amount of visible skin nearby, 0..1. */
  closeTo: (x: number, y: number) => number;
  /** Nearest color that her skin can have. */
  like: (seen: Rgb) => Rgb;
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

function flowOf(
  crop: Picture,
  classes: ClassMaps,
  frame: Frame,
  { limbs, like, share }: SkinTone,
): Pick<Skin, 'near' | 'closeTo'> {
  const seen = coarseSums(crop);
  const { width, height, weight, sums } = seen;
  const [red, green, blue] = sums;
  for (let y = Math.max(0, Math.round(frame.mouth[1])); y < crop.height; y++)
    addRow(crop, classes.skin, y, SURELY_SKIN, seen);
  const planes = [weight, ...sums];
  for (let j = 0; j < weight.length; j++) {
    const all = weight[j]!;
    if (all === 0) continue;
    const believed = share([red[j]! / all, green[j]! / all, blue[j]! / all]);
    for (const plane of planes) plane[j]! *= believed;
  }
  for (const plane of planes) {
    blurInto(plane, plane, width, height, (frame.size * 0.02) / STEP);
    blurInto(plane, plane, width, height, (frame.size * 0.014) / STEP);
  }
  const fade = (sum: number, c: 0 | 1 | 2, all: number): number => (sum + limbs[c] * 0.6) / (all + 0.6);
  for (let j = 0; j < weight.length; j++) {
    const all = weight[j]!;
    const hers =
      all > 1e-4 ? like([fade(red[j]!, 0, all), fade(green[j]!, 1, all), fade(blue[j]!, 2, all)]) : limbs;
    red[j] = hers[0];
    green[j] = hers[1];
    blue[j] = hers[2];
  }
  const cell = (x: number, y: number): number => Math.floor(y / STEP) * width + Math.floor(x / STEP);
  return {
    near: (x, y, channel) => sums[channel]![cell(x, y)]!,
    closeTo: (x, y) => weight[cell(x, y)]! / (STEP * STEP),
  };
}

/** `own`: 0..255, her own bare skin. */
export function measureSkin(crop: Picture, classes: ClassMaps, frame: Frame, own: Uint8Array): Skin {
  const tone = measureSkinTone(crop, classes, own);
  const seen = neckColor(crop, classes, frame);
  const neck = seen ? tone.like(seen) : tone.limbs;
  return {
    color: tone.limbs,
    neck,
    throat: throatHue(crop, classes, frame, neck),
    like: tone.like,
    ...flowOf(crop, classes, frame, tone),
  };
}
