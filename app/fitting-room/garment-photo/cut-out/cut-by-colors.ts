// The border is ground, what differs from it in the middle is the garment; then both learn their colors from
// each other (GrabCut: Rother et al. 2004).
import { connectedComponents } from '../../pixels/connected-components.ts';
import { solveLabels } from '../../body-estimation/parts/potts-labeling.ts';
import { blurred } from '../../pixels/blur.ts';
import { toOklab } from '../../pixels/oklab.ts';
import { clamp, type Picture } from '../../pixels/pixels.ts';

export interface CutOut {
  width: number;
  height: number;
  /** 1 on the garment. */
  mask: Uint8Array;
  /** Smoothed OKLab, three values a pixel. */
  lab: Float32Array;
}

/** Share of the shorter side. */
const BORDER = 0.06;
const GROUND_COLORS = 6;
const CLOTH_COLORS = 5;
const ROUNDS = 4;
/** Cost of two neighbors with different labels. */
const SMOOTHNESS = 2.2;
/** Least standard deviation, in units of lightness; where the ground is very even it can be less. */
const LEAST_SPREAD = 0.018;
/** A shadow on the ground changes lightness more than hue. */
const LIGHT_COUNTS = 0.55;
const AREA = { least: 0.03, most: 0.85 }; // shares of the photo

interface Colors {
  means: Float64Array;
  spreads: Float64Array;
  shares: Float64Array;
}

function labOf({ width, height, data }: Picture): Float32Array {
  const planes = [0, 1, 2].map(() => new Float32Array(width * height));
  for (let i = 0; i < width * height; i++) {
    const lab = toOklab([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!]);
    for (let c = 0; c < 3; c++) planes[c]![i] = lab[c]!;
  }
  const smooth = planes.map((plane) => blurred(plane, width, height, 0.8));
  return Float32Array.from({ length: width * height * 3 }, (_, at) => smooth[at % 3]![Math.floor(at / 3)]!);
}

const weightOf = (c: number): number => (c === 0 ? LIGHT_COUNTS : 1);

function apart(lab: Float32Array, i: number, means: Float64Array, k: number): number {
  let sum = 0;
  for (let c = 0; c < 3; c++) sum += (weightOf(c) * (lab[i * 3 + c]! - means[k * 3 + c]!)) ** 2;
  return sum;
}

/** k-means, seeded far apart; reproducible. */
function colorsOf(lab: Float32Array, pixels: readonly number[], count: number, least = LEAST_SPREAD): Colors {
  const means = new Float64Array(count * 3);
  const set = (k: number, i: number) => {
    for (let c = 0; c < 3; c++) means[k * 3 + c] = lab[i * 3 + c]!;
  };
  const step = Math.max(1, Math.floor(pixels.length / 1500));
  const some = pixels.filter((_, index) => index % step === 0);
  const far = new Float64Array(some.length).fill(Infinity);
  set(0, some[Math.floor(some.length / 2)] ?? 0);
  for (let k = 1; k < count; k++) {
    let best = 0;
    some.forEach((i, at) => {
      far[at] = Math.min(far[at]!, apart(lab, i, means, k - 1));
      if (far[at]! > far[best]!) best = at;
    });
    set(k, some[best] ?? 0);
  }
  const owner = new Uint8Array(some.length);
  for (let turn = 0; turn < 8; turn++) {
    const sums = new Float64Array(count * 3);
    const counts = new Float64Array(count);
    some.forEach((i, at) => {
      let best = 0;
      let least = Infinity;
      for (let k = 0; k < count; k++) {
        const off = apart(lab, i, means, k);
        if (off < least) [least, best] = [off, k];
      }
      owner[at] = best;
      counts[best]!++;
      for (let c = 0; c < 3; c++) sums[best * 3 + c]! += lab[i * 3 + c]!;
    });
    for (let k = 0; k < count; k++)
      if (counts[k]! > 0) for (let c = 0; c < 3; c++) means[k * 3 + c] = sums[k * 3 + c]! / counts[k]!;
  }
  const shares = new Float64Array(count);
  const spreads = new Float64Array(count);
  some.forEach((i, at) => {
    const k = owner[at]!;
    shares[k]! += 1 / some.length;
    spreads[k]! += apart(lab, i, means, k) / 3;
  });
  for (let k = 0; k < count; k++)
    spreads[k] = Math.max(least, Math.sqrt(spreads[k]! / Math.max(1, shares[k]! * some.length)));
  return { means, spreads, shares };
}

/** -log of a mixture's density, by its best component. */
function costOf(lab: Float32Array, i: number, { means, spreads, shares }: Colors): number {
  let least = Infinity;
  for (let k = 0; k < shares.length; k++) {
    if (shares[k]! < 0.01) continue;
    const spread = spreads[k]!;
    const cost =
      apart(lab, i, means, k) / (2 * spread * spread) + 3 * Math.log(spread) - Math.log(shares[k]!);
    if (cost < least) least = cost;
  }
  return Math.min(least, 40);
}

/** OKLab of a color in less light is the same, shorter: its own shade on the ground. */
const SHADES = [0.86, 0.74, 0.62];
const SHADE_COST = 1.2;

function groundCost(lab: Float32Array, i: number, ground: Colors): number {
  let least = costOf(lab, i, ground);
  const lit = new Float32Array(3);
  for (const shade of SHADES) {
    for (let c = 0; c < 3; c++) lit[c] = lab[i * 3 + c]! / shade;
    least = Math.min(least, costOf(lit, 0, ground) + SHADE_COST);
  }
  return least;
}

/** @param seen where a model sees ground, a hole stays one. */
function tidy(mask: Uint8Array, width: number, height: number, seen?: Float32Array): Uint8Array<ArrayBuffer> {
  const parts = connectedComponents({ mask, width, height }, 1);
  const most = Math.max(0, ...parts.map(({ length }) => length));
  const out = new Uint8Array(mask.length);
  for (const part of parts) if (part.length > most * 0.25) for (const i of part) out[i] = 1;
  const isRim = (i: number) =>
    i % width === 0 || i % width === width - 1 || i < width || i >= width * (height - 1);
  const isSeenAsGround = (part: Int32Array) =>
    seen && part.reduce((sum, i) => sum + seen[i]!, 0) < 0.5 * part.length;
  for (const hole of connectedComponents({ mask: out, width, height }, 0))
    if (hole.length < most * 0.03 && !hole.some(isRim) && !isSeenAsGround(hole))
      for (const i of hole) out[i] = 1;
  return out;
}

/** What looks least like the border and lies near the middle; null where nothing stands out. */
function standsOut(
  lab: Float32Array,
  width: number,
  height: number,
  border: readonly number[],
): Uint8Array | null {
  const ground = colorsOf(lab, border, GROUND_COLORS);
  const strange = Float64Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [(i % width) / width - 0.5, Math.floor(i / width) / height - 0.5];
    return costOf(lab, i, ground) - 10 * (x * x + y * y);
  });
  const usual = border.map((i) => costOf(lab, i, ground)).sort((a, b) => a - b);
  const unusual = usual[Math.floor(usual.length * 0.97)] ?? 0;
  const out = Uint8Array.from(strange, (cost) => (cost > unusual + 1.5 ? 1 : 0));
  for (const i of border) out[i] = 0;
  return out.reduce((sum, is) => sum + is, 0) < AREA.least * width * height ? null : out;
}

interface Start {
  /** What is known of the garment: 1 on it. */
  mask: Uint8Array;
  leastSpread: number;
}

function rimOf(width: number, height: number): number[] {
  const rim = Math.max(2, Math.round(Math.min(width, height) * BORDER));
  const border: number[] = [];
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (x < rim || y < rim || x >= width - rim || y >= height - rim) border.push(i);
  }
  return border;
}

function gridOf(lab: Float32Array, width: number, height: number) {
  const plane = (c: number, scale: number) =>
    Float32Array.from({ length: width * height }, (_, i) => lab[i * 3 + c]! * scale);
  const person = new Uint8Array(width * height).fill(1);
  return { width, height, light: plane(0, 255), red: plane(1, 400), blue: plane(2, 400), person };
}

/** Pixels on the mask and off it; null where it is too small or too large for a garment. */
function sidesOf(mask: Uint8Array): { cloth: number[]; rest: number[] } | null {
  const [cloth, rest]: [number[], number[]] = [[], []];
  mask.forEach((is, i) => (is ? cloth : rest).push(i));
  const share = cloth.length / mask.length;
  return share < AREA.least || share > AREA.most ? null : { cloth, rest };
}

function costsOf(lab: Float32Array, ground: Colors, own: Colors): Float32Array {
  const costs = new Float32Array((lab.length / 3) * 2);
  for (let i = 0; i * 2 < costs.length; i++) {
    costs[i * 2] = groundCost(lab, i, ground);
    costs[i * 2 + 1] = costOf(lab, i, own);
  }
  return costs;
}

/** Some 160 pixels wide are enough; null where nothing stands out. */
export function cutByColors(picture: Picture, start?: Start): CutOut | null {
  const { width, height } = picture;
  const lab = labOf(picture);
  const border = rimOf(width, height);
  const least = start?.leastSpread ?? LEAST_SPREAD;
  let mask = start?.mask ?? standsOut(lab, width, height, border);
  if (!mask) return null;
  const grid = gridOf(lab, width, height);
  for (let round = 0; round < ROUNDS; round++) {
    const sides = sidesOf(mask);
    if (!sides) return null;
    const isFirst = round === 0 && !start;
    const ground = colorsOf(lab, isFirst ? border : sides.rest, GROUND_COLORS, least);
    const costs = costsOf(lab, ground, colorsOf(lab, sides.cloth, CLOTH_COLORS, least));
    for (const i of border) costs[i * 2 + 1]! += start ? 2 : 6;
    mask = tidy(solveLabels(grid, costs, 2, SMOOTHNESS), width, height);
  }
  return sidesOf(mask) && { width, height, mask, lab };
}

/** Less is ground, more than 1 less that is garment; in between colors decide, and learn from these. */
const UNSEEN = 0.06;
const SURELY = 60;
const SEEN = { rounds: 2, leastSpread: 0.012 } as const;

/** Where colors tell the sides apart by less, what was seen counts more. */
const [TELLING, MOST_COUNTS] = [6, 12] as const;

/** By how much the colors of the cloth are the cloth's, or those of the ground the ground's: of both what is less. */
function tellingOf(costs: Float32Array, { cloth, rest }: { cloth: number[]; rest: number[] }): number {
  const meanOf = (pixels: number[], sign: 1 | -1) =>
    pixels.reduce((sum, i) => sum + sign * (costs[i * 2]! - costs[i * 2 + 1]!), 0) / (pixels.length || 1);
  return Math.max(0.01, Math.min(meanOf(cloth, 1), meanOf(rest, -1)));
}

/** @param seen how sure a model is of each pixel of the picture, 0..1 (salient-object.ts). */
export function cutBySeen(picture: Picture, seen: Float32Array): CutOut | null {
  const { width, height } = picture;
  const lab = labOf(picture);
  const grid = gridOf(lab, width, height);
  const pixels = Array.from(seen.keys());
  let sides: ReturnType<typeof sidesOf> = {
    cloth: pixels.filter((i) => seen[i]! > 1 - UNSEEN),
    rest: pixels.filter((i) => seen[i]! < UNSEEN),
  };
  if (sides.cloth.length === 0 || sides.rest.length === 0) return null;
  let mask = new Uint8Array(seen.length);
  for (let round = 0; sides && round < SEEN.rounds; round++) {
    const ground = colorsOf(lab, sides.rest, GROUND_COLORS, SEEN.leastSpread);
    const costs = costsOf(lab, ground, colorsOf(lab, sides.cloth, CLOTH_COLORS, SEEN.leastSpread));
    const counts = clamp(TELLING / tellingOf(costs, sides), 1, MOST_COUNTS);
    seen.forEach((share, i) => {
      costs[i * 2]! += share > 1 - UNSEEN ? SURELY : -Math.log(1 - share) * counts;
      costs[i * 2 + 1]! += share < UNSEEN ? SURELY : -Math.log(share) * counts;
    });
    mask = tidy(solveLabels(grid, costs, 2, SMOOTHNESS), width, height, seen);
    sides = sidesOf(mask);
  }
  return sides && { width, height, mask, lab };
}
