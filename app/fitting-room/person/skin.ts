// Her own skin, to paint where a new neckline or hem shows more of it than the photo does.
import type { ClassMaps } from '../../domain/body-map.ts';
import { blurInto } from '../pixels/blur.ts';
import type { Frame } from './frame.ts';
import { clamp, lerp, luma, percentile, smoothstep } from '../pixels/pixels.ts';
import type { Picture } from '../pixels/pixels.ts';

export interface Skin {
  /** Typical lit skin below the chin, RGB. */
  colour: readonly [number, number, number];
  /** Skin at the base of the neck, as lit there: what a new neckline bares goes on from it. */
  neck: readonly [number, number, number];
  /** How much warmer the throat above that base is, as a factor of each channel near 1 that keeps the brightness. */
  throat: readonly [number, number, number];
  /** Skin colour flowing from the nearest visible skin to pixel (x, y); channel 0..2. */
  near: (x: number, y: number, channel: 0 | 1 | 2) => number;
  /** How much visible skin lies round pixel (x, y), 0..1. */
  closeTo: (x: number, y: number) => number;
}

/** The flow is smooth, so a coarse grid carries it. */
const STEP = 4;

function typicalColour(crop: Picture, classes: ClassMaps): [number, number, number] {
  // Hands and neck first; a fully covered body leaves the face.
  for (const plane of [classes.skin, classes.face]) {
    const histograms = [0, 1, 2].map(() => new Uint32Array(256));
    let count = 0;
    for (let i = 0; i < plane.length; i += 3) {
      if (plane[i]! < 230) continue;
      count++;
      histograms.forEach((histogram, c) => histogram[crop.data[i * 4 + c]!]!++);
    }
    if (count > 60) return histograms.map((h) => percentile(h, count, 0.6)) as [number, number, number];
  }
  return [200, 160, 140];
}

/** Mean of the neck's base: in each column the lowest of what is seen of it, without its rim. */
function neckColour(crop: Picture, classes: ClassMaps, frame: Frame): [number, number, number] | null {
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

/** Hue of the neck from below the chin to its base, against that of the base alone. */
function throatHue(
  crop: Picture,
  classes: ClassMaps,
  frame: Frame,
  base: readonly [number, number, number],
): [number, number, number] {
  const { mouth, shoulders, shoulderWidth } = frame;
  const sum = [0, 0, 0];
  const middle = lerp(mouth[0], shoulders[0], 0.7);
  const at = (share: number): number => Math.round(lerp(mouth[1], shoulders[1], share));
  for (let y = Math.max(0, at(0.42)); y < Math.min(crop.height, at(0.62)); y++) {
    const half = shoulderWidth * 0.1;
    for (let x = Math.max(0, Math.round(middle - half)); x < Math.min(crop.width, middle + half); x++) {
      const i = y * crop.width + x;
      if (classes.skin[i]! < 240) continue;
      for (let c = 0; c < 3; c++) sum[c]! += crop.data[i * 4 + c]!;
    }
  }
  const bright = luma(sum[0]!, sum[1]!, sum[2]!);
  if (bright === 0) return [1, 1, 1];
  const whole = luma(base[0], base[1], base[2]);
  return [0, 1, 2].map((c) => clamp((sum[c]! / bright) * (whole / base[c]!), 0.9, 1.1)) as [
    number,
    number,
    number,
  ];
}

/** Measures skin on a crop; `classes` has the crop's size. */
export function measureSkin(crop: Picture, classes: ClassMaps, frame: Frame): Skin {
  const width = Math.ceil(crop.width / STEP);
  const height = Math.ceil(crop.height / STEP);
  const weight = new Float32Array(width * height);
  const sums = [0, 1, 2].map(() => new Float32Array(width * height));
  for (let y = Math.max(0, Math.round(frame.mouth[1])); y < crop.height; y++) {
    for (let x = 0; x < crop.width; x++) {
      const i = y * crop.width + x;
      const sure = smoothstep(0.8, 0.98, classes.skin[i]! / 255);
      if (sure === 0) continue;
      const j = Math.floor(y / STEP) * width + Math.floor(x / STEP);
      weight[j]! += sure;
      sums.forEach((sum, c) => (sum[j]! += crop.data[i * 4 + c]! * sure));
    }
  }
  for (const plane of [weight, ...sums]) {
    blurInto(plane, plane, width, height, (frame.size * 0.02) / STEP);
    blurInto(plane, plane, width, height, (frame.size * 0.014) / STEP);
  }
  const colour = typicalColour(crop, classes);
  const near: Skin['near'] = (x, y, channel) => {
    const j = Math.floor(y / STEP) * width + Math.floor(x / STEP);
    const near = weight[j]!;
    // Far from all visible skin the flow fades into her typical colour.
    return near > 1e-4 ? (sums[channel]![j]! + colour[channel] * 0.6) / (near + 0.6) : colour[channel];
  };
  const closeTo: Skin['closeTo'] = (x, y) =>
    weight[Math.floor(y / STEP) * width + Math.floor(x / STEP)]! / (STEP * STEP);
  const neck = neckColour(crop, classes, frame) ?? colour;
  return { colour, neck, throat: throatHue(crop, classes, frame, neck), near, closeTo };
}
