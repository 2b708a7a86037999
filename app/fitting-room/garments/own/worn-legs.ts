// Where the legs of trousers lie on her, row by row: each is one half of the picture's panel.
import type { SurfaceCut } from '../../../domain/looks/garment-surface.ts';
import type { DrawnGarment } from '../../cloth/drawn-garment.ts';
import { isLeg, PART, type Layer } from '../../cloth/layer.ts';
import type { WornLegs } from '../../cloth/worn-cloth.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { heightAtTorsoShare } from '../../person/measures/body-frame.ts';
import { rowMiddle } from '../../person/measures/row-spans.ts';
import { clamp, lerp, quantile } from '../../pixels/pixels.ts';
import { CROTCH } from './her-cut.ts';

/** By row: the first and last x of what is covered, from `from` outward; where nothing is, the row above's. */
function spansOf({ alpha, width, height }: Layer): { left: Float64Array; right: Float64Array } {
  const [left, right] = [new Float64Array(height), new Float64Array(height)];
  let [from, to] = [0, width];
  for (let y = 0; y < height; y++) {
    let [a, b] = [-1, -1];
    for (let x = 0; x < width; x++) {
      if (alpha[y * width + x]! < 128) continue;
      if (a < 0) a = x;
      b = x + 1;
    }
    if (a >= 0) [from, to] = [a, b];
    left[y] = from;
    right[y] = to;
  }
  return { left, right };
}

/** In rows, to either side: a pixel that was sewn on at the armpit tells nothing. */
const ODD = 4;

export const evened = (edge: Float64Array): Float64Array =>
  edge.map((_, y) => quantile([...edge.subarray(Math.max(0, y - ODD), y + ODD + 1)], 0.5));

/** Of what lies above or below her crotch: the picture's rise may be moved by so much, and no cloth is pressed. */
const MOVED = 0.15;
/** In rows and pixels: ground shows between her legs from where so many rows have so wide a gap. */
const [GAP_ROWS, GAP_WIDTH] = [3, 2] as const;
/** In torso lengths below the crotch: where no ground shows between them the legs part here at the latest. */
const TOGETHER = 0.5;

/** By row: where the left leg ends and the right one begins; where both lie on each other, the middle of what they share. */
function innerEdges({ alpha, part, width, height }: Layer): WornLegs['inner'] {
  const ends = [new Float64Array(height).fill(NaN), new Float64Array(height).fill(NaN)] as const;
  for (let y = 0; y < height; y++) {
    let [last, first] = [-1, width];
    for (let x = 0; x < width; x++) {
      if (alpha[y * width + x]! < 128) continue;
      if (part[y * width + x] === PART.leftLeg) last = x + 1;
      else if (part[y * width + x] === PART.rightLeg) first = Math.min(first, x);
    }
    if (last < 0 || first === width) continue;
    ends[0][y] = last > first ? (last + first) / 2 : last;
    ends[1][y] = last > first ? (last + first) / 2 : first;
  }
  return ends;
}

/** The row where her legs come apart to the eye; the picture's do there too, and above it they meet along one line. */
function forkOf([left, right]: WornLegs['inner'], highest: number, end: number): number {
  const lowest = Math.min(end, left.length);
  let rows = 0;
  for (let y = Math.round(highest); y < lowest; y++) {
    rows = right[y]! - left[y]! >= GAP_WIDTH ? rows + 1 : 0;
    if (rows === GAP_ROWS) return y - GAP_ROWS + 1;
  }
  return Math.round(lowest) - 1;
}

export function legsOf(
  model: BodyModel,
  drawing: DrawnGarment['drawing'],
  { rise: seen, length }: SurfaceCut,
  layer: Layer,
): WornLegs | null {
  if (drawing.kind !== 'trousers') return null;
  const { frame } = model;
  const spans = spansOf(layer);
  const waist = frame.outline(drawing.waist);
  const highest = heightAtTorsoShare(frame, CROTCH);
  const hems: [number, number] = [highest + 1, highest + 1];
  for (let i = 0; i < layer.alpha.length; i++)
    if (layer.alpha[i]! > 127 && isLeg(layer.part[i]!)) {
      const k = layer.part[i] === PART.leftLeg ? 0 : 1;
      hems[k] = Math.max(hems[k], Math.floor(i / layer.width));
    }
  const ends = innerEdges(layer);
  const fork = forkOf(ends, highest, Math.min(...hems, highest + TOGETHER * frame.torso));
  const joint = (ends[0][fork]! + ends[1][fork]!) / 2 || frame.hips[0];
  const above = (y: number): number =>
    lerp(rowMiddle(waist), joint, clamp((y - waist.y) / (fork - waist.y || 1), 0, 1));
  const inner = ends.map((end) =>
    evened(end.map((x, y) => (y > fork && !Number.isNaN(x) ? x : above(y)))),
  ) as unknown as WornLegs['inner'];
  const hers = (fork - waist.y) / ((hems[0] + hems[1]) / 2 - waist.y || 1);
  const moved = MOVED * Math.min(hers, 1 - hers);
  const rise = clamp(seen / (length || 1), hers - moved, hers + moved);
  return { ...spans, inner, crotch: fork, hems, rise };
}
