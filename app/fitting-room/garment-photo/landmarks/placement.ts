// One way to set a template's corners on half an outline, and what it costs.
import { distance, type Point } from '../../pixels/pixels.ts';
import {
  cornersInOrder,
  kinkOf,
  turnsOf,
  type CornerName,
  type StudiedLine,
  type Template,
} from './corners-in-order.ts';
import { gapEnd } from './notch.ts';

export interface Placement {
  template: Template;
  cost: number;
  /** Half outline's coordinates. */
  corners: Map<CornerName, { at: Point; cost: number; k: number }>;
}

export const WORST = 60;
/** No garment: ways that cost as much are not followed. */
const HOPELESS = 1.5 * WORST;

/** To the sharpest turn near it. */
function sharpened(line: readonly Point[], turns: readonly number[], k: number, sign: number): Point {
  let best = k;
  for (let j = Math.max(1, k - 4); j <= Math.min(line.length - 2, k + 4); j++)
    if (sign * turns[j]! > sign * turns[best]! + 4 * Math.abs(j - k)) best = j;
  return line[best]!;
}

/** Of a corner that is about a right angle: how far to both sides its edges are looked at, in points of the line; and which turns are so. */
const SQUARE = { reach: 11, near: 9, turn: 72 } as const;

/** A waist's, a cuff's and a hem's corner is what lies furthest out of its two edges, however rounded it is. */
function outermost(line: readonly Point[], k: number): number {
  const [a, b] = [line[Math.max(0, k - SQUARE.reach)]!, line[Math.min(line.length - 1, k + SQUARE.reach)]!];
  const outOf = ([x, y]: Point): number => (b[1] - a[1]) * (x - a[0]) - (b[0] - a[0]) * (y - a[1]);
  let best = k;
  for (let j = Math.max(1, k - SQUARE.near); j <= Math.min(line.length - 2, k + SQUARE.near); j++)
    if (outOf(line[j]!) > outOf(line[best]!)) best = j;
  return best;
}

/** Of the shoulders: as wide as a body is at least at its hem below sleeves that lie along it; else a slit is taken for a cuff. */
const BODY = 0.8;
/** In shoulder widths: a lobe along the body that is shorter and steps in by less at its end is an armhole's edge. */
const STUB = { long: 0.22, step: 0.09 } as const;
/** What it costs that a sleeve is hardly one, or a hood more than one. */
const ODD = 14;

/** In half shoulder widths from the axis: a cuff that far out is beside the body. */
const BESIDE = 1.5;

export const liesApart = ({ template, corners }: Placement): boolean =>
  !template.isAlong &&
  (corners.get('cuff-outer')?.at[0] ?? 0) > BESIDE * (corners.get('shoulder')?.at[0] ?? Infinity);

type Corners = Placement['corners'];

/** In shoulder widths: no sleeve is longer, and what seems one is a skirt's flank. */
const LONGEST_SLEEVE = 2.6;

const isTooLong = (corners: Corners): boolean => {
  const [shoulder, cuff] = (['shoulder', 'cuff-outer'] as const).map((name) => corners.get(name)?.at);
  return (
    shoulder !== undefined &&
    cuff !== undefined &&
    distance(shoulder, cuff) > LONGEST_SLEEVE * 2 * shoulder[0]
  );
};

/** In heights of the garment: no hood is taller. */
const LOWEST_NECK = 0.3;

function isHardlySleeve(corners: Corners): boolean {
  const [shoulder, outer, inner, hem] = (['shoulder', 'cuff-outer', 'cuff-inner', 'hem'] as const).map(
    (name) => corners.get(name)?.at,
  );
  if (!shoulder || !outer || !inner || !hem) return false;
  const armpit = corners.get('armpit')?.at;
  const unit = 2 * shoulder[0];
  const step = outer[0] - Math.min(inner[0], armpit?.[0] ?? Infinity);
  const isStub = distance(shoulder, outer) < STUB.long * unit && step < STUB.step * unit;
  return isStub || (!armpit && hem[0] < BODY * shoulder[0] && hem[1] > outer[1]);
}

const isOdd = (corners: Corners): boolean =>
  (corners.get('neck')?.at[1] ?? 0) > LOWEST_NECK || isHardlySleeve(corners);

/**
 * In half shoulder widths: how wide a cuff lies flat, and the hem beside it at least, to which an outline that is narrower leaves no
 * sleeve; and what it costs beside sleeves that are seen.
 */
const CUFF_ALONG = { wide: 0.65, hem: 0.85, least: 1.25, cost: 4 } as const;

/** Of a corner that no outline shows. */
const UNSEEN_COST = 10;

/** Between cuff and hem no corner is seen: they lie side by side on the last stretch. False where there is no room for them. */
function setHemAlong(corners: Corners, line: readonly Point[]): boolean {
  const [shoulder, cuff] = [corners.get('shoulder')!, corners.get('cuff-outer')!];
  const unit = shoulder.at[0];
  const out = cuff.at[0];
  if (out < CUFF_ALONG.least * unit) return false;
  const inner = Math.max(CUFF_ALONG.hem * unit, out - CUFF_ALONG.wide * unit);
  const k = line.findIndex(([x], at) => at > cuff.k && x <= inner);
  if (k < 0) return false;
  for (const name of ['cuff-inner', 'hem'] as const)
    corners.set(name, { at: [inner, line[k]![1]], cost: UNSEEN_COST, k });
  return true;
}

export function placed(half: StudiedLine, template: Template): Placement | null {
  const { line } = half;
  const found = cornersInOrder(half, template, HOPELESS);
  if (!found) return null;
  const turns = turnsOf(line, 4);
  const corners: Placement['corners'] = new Map();
  template.corners.forEach((corner, k) => {
    const kink = kinkOf(corner);
    const from = kink > SQUARE.turn ? outermost(line, found.at[k]!) : found.at[k]!;
    const at = sharpened(line, turns, from, Math.sign(kink));
    corners.set(corner.name, { at, cost: found.costs[k]!, k: found.at[k]! });
  });
  if (isTooLong(corners) || (template.isAlong && !setHemAlong(corners, line))) return null;
  const beside = template.isAlong ? CUFF_ALONG.cost : 0;
  const [cuff, armpit, hem] = (['cuff-inner', 'armpit', 'hem'] as const).map((name) => corners.get(name));
  if (cuff && armpit && hem)
    armpit.at = gapEnd([line.slice(cuff.k, armpit.k).reverse(), line.slice(armpit.k + 1, hem.k)], armpit.at);
  return { template, cost: Math.min(WORST, found.cost + beside + (isOdd(corners) ? ODD : 0)), corners };
}

export const cheapest = (placements: readonly (Placement | null)[]): Placement | null =>
  placements.reduce((best, one) => (one && (!best || one.cost < best.cost) ? one : best), null);
