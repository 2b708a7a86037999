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

/** Of the shoulders: as wide as a body is at least at its hem below sleeves that lie along it; else a slit is taken for a cuff. */
const BODY = 0.8;
/** In shoulder widths: a lobe along the body that is shorter and steps in by less at its end is an armhole's edge. */
const STUB = { long: 0.22, step: 0.09 } as const;
/** What it costs that a sleeve is hardly one, or a hood more than one. */
const ODD = 14;

/** In half shoulder widths from the axis: a cuff that far out is beside the body. */
const BESIDE = 1.5;

export const liesApart = ({ corners }: Placement): boolean =>
  (corners.get('cuff-outer')?.at[0] ?? 0) > BESIDE * (corners.get('shoulder')?.at[0] ?? Infinity);

/** In heights of the garment: no hood is taller. */
const LOWEST_NECK = 0.3;

type Corners = Placement['corners'];

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

export function placed(half: StudiedLine, template: Template): Placement | null {
  const { line } = half;
  const found = cornersInOrder(half, template, HOPELESS);
  if (!found) return null;
  const turns = turnsOf(line, 4);
  const corners: Placement['corners'] = new Map();
  template.corners.forEach((corner, k) => {
    const at = sharpened(line, turns, found.at[k]!, Math.sign(kinkOf(corner)));
    corners.set(corner.name, { at, cost: found.costs[k]!, k: found.at[k]! });
  });
  const [cuff, armpit, hem] = (['cuff-inner', 'armpit', 'hem'] as const).map((name) => corners.get(name));
  if (cuff && armpit && hem)
    armpit.at = gapEnd([line.slice(cuff.k, armpit.k).reverse(), line.slice(armpit.k + 1, hem.k)], armpit.at);
  return { template, cost: Math.min(WORST, found.cost + (isOdd(corners) ? ODD : 0)), corners };
}

export const cheapest = (placements: readonly (Placement | null)[]): Placement | null =>
  placements.reduce((best, one) => (one && (!best || one.cost < best.cost) ? one : best), null);
