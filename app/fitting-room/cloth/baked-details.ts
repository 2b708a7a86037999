// What is sewn and worn into baked trousers, drawn on their flat cloth: it bends with the cloth. Centimeters.
import type { Cloth } from '../../domain/looks/cloth.ts';
import type { BakedGarment } from '../baked-cloth/baked-garment.ts';
import { valueNoise } from '../pixels/noise.ts';
import { clamp, distanceToSegment, lerp, luma, smoothstep, type Point } from '../pixels/pixels.ts';
import { rgbOf } from './fabric/fabrics.ts';
import type { Weave } from './fabric/weave.ts';
import type { BakeSample, WornBake } from './worn-bake.ts';

/** Classes fulfill it: machine code of a closure dies with its picture. */
export interface Details {
  /** Changes the color that the weave has at a place on the cloth. */
  draw(sample: BakeSample, out: Weave): void;
}

const bump = (value: number, middle: number, width: number): number =>
  Math.exp(-(((value - middle) / width) ** 2));

/** Half the width of a sewn line; what is finer a picture does not hold. */
const LINE = 0.11;
const onLine = (distance: number, half = LINE): number =>
  smoothstep(half * 2, half * 0.4, Math.abs(distance));

function polyline(points: readonly Point[], u: number, down: number): number {
  let nearest = Infinity;
  for (let k = 1; k < points.length; k++)
    nearest = Math.min(nearest, distanceToSegment(points[k - 1]!, points[k]!, u, down));
  return nearest;
}

/** Of a waistband. */
const BAND = 3.6;

/** Down from the waist seam, by the place beside the center front. */
const FLY = 12.5;
const FACING: readonly Point[] = [
  [3.1, 0],
  [3.1, 8],
  [2.7, 10.2],
  [1.6, 11.9],
  [0, 12.8],
];
const JEANS_POCKET: readonly Point[] = Array.from({ length: 9 }, (_, k): Point => {
  const along = k / 8;
  return [6.2 + 8.6 * along, 8.4 * along ** 1.8];
});
const SLANT_POCKET: readonly Point[] = [
  [9.6, 0],
  [13.4, 16.5],
];
const DEEPEST = 20;

/** Of the sewn lines at a place: how dark. `side` tells left from right of the center. */
function sewn(isJeans: boolean, u: number, down: number): number {
  if (down > DEEPEST) return 0;
  if (down < 0) return isJeans ? loops(u, down) : 0;
  const pocket = polyline(isJeans ? JEANS_POCKET : SLANT_POCKET, Math.abs(u), down);
  const fly = down < FLY ? onLine(u, 0.24) * 0.85 : 0;
  return Math.max(onLine(pocket, LINE * 1.2) * 0.8, fly);
}

/** Belt loops on the band: their sides. */
function loops(u: number, down: number): number {
  if (down < -BAND - 0.4) return 0;
  let nearest = Infinity;
  for (const at of LOOPS) nearest = Math.min(nearest, Math.abs(u - at));
  return onLine(nearest - 0.55, 0.1) * 0.8;
}
const LOOPS = [-12.5, -6.4, 6.4, 12.5] as const;

/** Topstitching beside them. */
function stitched(u: number, down: number): number {
  if (down < 0 || down > DEEPEST) return 0;
  const pocket = polyline(JEANS_POCKET, Math.abs(u), down - 0.75);
  return Math.max(onLine(pocket, 0.09), u > -0.5 ? onLine(polyline(FACING, u, down), 0.09) : 0);
}

/** Where denim wears pale: thighs, knees, and whiskers at the hip. Heights above the floor. */
function worn(u: number, v: number): number {
  const x = Math.abs(u);
  const thigh = bump(x, 11.5, 5.2) * bump(v, 64, 17);
  const knee = 0.55 * bump(x, 14.5, 6) * bump(v, 43, 9);
  const uneven = 0.55 + 0.9 * valueNoise(u / 3, v / 9);
  const whiskers =
    Math.sin((v - 80 + (x - 5) * 0.5) / 1.15) * bump(v, 80, 4.2) * clamp((x - 2.5) / 3.5, 0, 1) * 0.16;
  return clamp((thigh + knee) * uneven * 0.5 + whiskers, -0.2, 1);
}

const PIECES = ['front', 'back', 'waistband'];
const FRONTS = ['front', 'waistband'];

/** By part byte: whether its name begins so. */
function namesBegin({ facts }: BakedGarment, starts: readonly string[]): readonly boolean[] {
  const out = Array.from({ length: 256 }, () => false);
  for (const { parts } of facts.layers)
    for (const { id, name } of parts) out[id] ||= starts.some((start) => name.startsWith(start));
  return out;
}

const THREAD = [176, 128, 70] as const;
const PALE = [214, 220, 226] as const;

/** Pieces that hang from the waist seam: pockets, fly and hems; on denim worn places and topstitching. */
class TrouserDetails implements Details {
  readonly isPiece: readonly boolean[];
  readonly isFront: readonly boolean[];
  readonly isJeans: boolean;
  readonly waist: number;
  readonly hem: number;
  /** 0..1: how much is seen of thread and of worn places, and how dark a seam is. */
  readonly thread: number;
  readonly fades: number;
  readonly depth: number;

  constructor({ fabric, colour: color }: Cloth, { garment, waist, hem }: WornBake) {
    const light = luma(...rgbOf(color));
    this.isPiece = namesBegin(garment, PIECES);
    this.isFront = namesBegin(garment, FRONTS);
    this.isJeans = fabric === 'denim';
    this.waist = waist - BAND;
    this.hem = hem;
    this.thread = this.isJeans ? smoothstep(235, 120, light) * 0.55 : 0;
    this.fades = this.isJeans ? lerp(0.34, 0.5, smoothstep(40, 110, light)) : 0;
    this.depth = this.isJeans ? 0.45 : 0.3;
  }

  draw({ part, u, v, height }: BakeSample, out: Weave): void {
    if (!this.isPiece[part]) return;
    const { isJeans, waist, hem, fades } = this;
    const down = waist - v;
    const isFront = this.isFront[part]!;
    if (fades > 0 && isFront) wearOff(out, worn(u, v) * fades);
    const hemStitch = isJeans ? onLine(v - hem - 1.8, 0.12) * 0.5 : 0;
    const lines = isFront ? sewn(isJeans, u, down) : 0;
    const dark = 1 - this.depth * Math.max(lines, onLine(waist - height, 0.13) * 0.8, hemStitch);
    const hemThread = onLine(v - hem - 2, 0.09) * 0.7;
    const gold =
      this.thread * Math.max(isFront ? stitched(u, down) : 0, onLine(down - 0.6, 0.08) * 0.7, hemThread);
    out.red = lerp(out.red * dark, THREAD[0], gold);
    out.green = lerp(out.green * dark, THREAD[1], gold);
    out.blue = lerp(out.blue * dark, THREAD[2], gold);
  }
}

function wearOff(out: Weave, fade: number): void {
  if (fade <= 0) {
    out.relief += fade;
    return;
  }
  out.red = lerp(out.red, PALE[0], fade);
  out.green = lerp(out.green, PALE[1], fade);
  out.blue = lerp(out.blue, PALE[2], fade);
}

/** The seam of a skirt's waistband. */
class SkirtDetails implements Details {
  readonly seam: number;

  constructor({ waist }: WornBake) {
    this.seam = waist - BAND;
  }

  draw({ height }: BakeSample, out: Weave): void {
    const dark = 1 - 0.35 * onLine(this.seam - height, 0.15);
    out.red *= dark;
    out.green *= dark;
    out.blue *= dark;
  }
}

export function detailsOf(cloth: Cloth, baked: WornBake): Details | null {
  if (baked.seams === 'trousers') return new TrouserDetails(cloth, baked);
  return baked.seams === 'band' ? new SkirtDetails(baked) : null;
}
