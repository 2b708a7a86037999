import type { Neckline } from '../../../domain/looks/look.ts';
import { coverOldGarment, type Cover } from '../../cloth/cover-old-garment.ts';
import { PART, type Layer } from '../../cloth/layer.ts';
import type { Line, Patch } from '../../cloth/piece.ts';
import type { BodyModel } from '../../person/body-model.ts';
import type { Side } from '../../person/measures/body-frame.ts';
import { bodyTop, neckWidth } from '../../person/measures/shoulder-line.ts';
import { stitch } from '../../tailoring/trim.ts';
import { lerp, smoothstep, type Point } from '../../pixels/pixels.ts';
import { curve } from '../../pixels/polygons.ts';
import { betweenPoints } from '../../pixels/paths.ts';
import { neckSide } from '../../tailoring/neck-side.ts';

export interface NeckShape {
  opening: Point[];
  upper: Point[];
  /** The opening closed over the neck; empty for a turtleneck. */
  hole: Point[];
  left: Point;
  right: Point;
}

export const lowestPoint = ({ opening }: NeckShape): Point => opening[Math.floor(opening.length / 2)]!;

/** In shoulder widths across and torso lengths below the pit of the neck. */
const CUT: Record<Neckline, { half: number; drop: number }> = {
  crew: { half: 0.21, drop: 0.05 },
  v: { half: 0.22, drop: 0.29 },
  scoop: { half: 0.28, drop: 0.25 },
  boat: { half: 0.34, drop: 0.035 },
  turtle: { half: 0.22, drop: 0 },
  shirt: { half: 0.2, drop: 0.2 },
  straps: { half: 0.3, drop: 0.27 },
};
/** Half width of a crew neck to that of the neck. */
const CLOSED = 1.3;

interface NeckFit {
  /** Factor of the opening's width (a coat lies further out than a shirt). */
  widen?: number;
  drop?: number;
  /** Instead of a drawn one: from her left shoulder line to her right. */
  opening?: Point[];
}

/** From the mouth to the shoulders: below the chin and its underside. */
const ROLL_TOP = 0.45;

/** How far the fold goes down at the sides, in torso lengths, and its width there to that of its top. */
const ROLL = { sides: 0.05, spread: 1.1 };

function rollPlace(model: BodyModel): { center: number; top: number; roll: number } {
  const { mouth, shoulders, shoulderWidth } = model.frame;
  const throat = neckWidth(model);
  const top = lerp(mouth[1], shoulders[1], ROLL_TOP);
  return {
    center: throat.middle,
    top,
    roll: Math.min(shoulderWidth * CUT.turtle.half, throat.half * 1.06),
  };
}

export function rollNeckPatch(model: BodyModel): Patch {
  const { torso, size } = model.frame;
  const { center, top, roll } = rollPlace(model);
  const edge = curve(
    [1, 0.93, 0.8, 0.55, 0.28, 0, -0.28, -0.55, -0.8, -0.93, -1].map((share): Point => {
      const dip = 0.05 * Math.sqrt(1 - share ** 2);
      return [center + roll * ROLL.spread * share, top + torso * (ROLL.sides + dip)];
    }),
  );
  const [right, left] = [edge[0]!, edge[edge.length - 1]!];
  const high = right[1] - torso * 0.6;
  return { outline: [[left[0], high], [right[0], high], ...edge], thick: size * 0.003, shadow: 0.3 };
}

/** In torso lengths below the pit of the neck. */
const STRAP_ENDS = 0.17;

/** From the side of the neck to the lowest point (excluded). `strapEnd`: height, pixels. */
type Half = (from: Point, low: Point, strapEnd: number) => Point[];

const alongStrap: Half = (from, low, end) => [
  from,
  [lerp(low[0], from[0], 0.99), lerp(from[1], end, 0.6)],
  [lerp(low[0], from[0], 0.93), end],
  [lerp(low[0], from[0], 0.6), lerp(end, low[1], 0.42)],
];

const hollow: Half = (from, low) => [from, betweenPoints(from, low, 0.5, 0.46)];

const round =
  (steep: number): Half =>
  (from, low) =>
    [1, 0.95, 0.8, 0.56, 0.28].map((share) => [
      lerp(low[0], from[0], share),
      lerp(from[1], low[1], (1 - share ** 2) ** steep),
    ]);

const HALVES: Record<Exclude<Neckline, 'turtle'>, { half: Half; pointed?: boolean }> = {
  crew: { half: round(0.5) },
  scoop: { half: round(0.5) },
  boat: { half: round(1) },
  v: { half: hollow, pointed: true },
  shirt: { half: hollow, pointed: true },
  straps: { half: alongStrap, pointed: true },
};

function rollOpening(model: BodyModel, left: Point, right: Point): Point[] {
  const { torso } = model.frame;
  const { center, top, roll } = rollPlace(model);
  const ring = [-1, -0.93, -0.8, -0.55, -0.28, 0, 0.28, 0.55, 0.8, 0.93, 1].map((share): Point => {
    const turned = torso * 0.016 * smoothstep(0.84, 1, Math.abs(share));
    return [center + roll * share, top + torso * 0.04 * (1 - share ** 2) + turned];
  });
  const side = (sign: -1 | 1): Point => [center + sign * roll * ROLL.spread, top + torso * ROLL.sides * 0.6];
  const beside = ([x0]: Point, sign: -1 | 1): Point => {
    const x = lerp(side(sign)[0], x0, 0.5);
    return [x, bodyTop(model, x) - torso * 0.015];
  };
  return curve([left, beside(left, -1), side(-1), ...ring, side(1), beside(right, 1), right], 6);
}

function openingOf(model: BodyModel, neck: Neckline, left: Point, right: Point, drop: number): Point[] {
  if (neck === 'turtle') return rollOpening(model, left, right);
  const { torso } = model.frame;
  const { pit } = neckSide(model, 1);
  const low: Point = [neckWidth(model).middle, pit + torso * drop];
  const { half, pointed } = HALVES[neck];
  const [down, up] = [left, right].map((from) => half(from, low, pit + torso * STRAP_ENDS)) as [
    Point[],
    Point[],
  ];
  up.reverse();
  if (pointed) return [...curve([...down, low], 6), ...curve([low, ...up], 6)];
  return curve([...down, low, ...up], 6);
}

export function shapeNeck(model: BodyModel, neck: Neckline, fit: NeckFit = {}): NeckShape {
  const { frame } = model;
  const { torso, sides } = frame;
  const { middle: center, half: throat } = neckWidth(model);
  const usual = frame.shoulderWidth * CUT[neck].half;
  const half = (neck === 'crew' ? Math.min(usual, throat * CLOSED) : usual) * (fit.widen ?? 1);
  const left: Point = fit.opening?.[0] ?? [center - half, bodyTop(model, center - half)];
  const right: Point = fit.opening?.at(-1) ?? [center + half, bodyTop(model, center + half)];
  const opening = fit.opening ?? openingOf(model, neck, left, right, fit.drop ?? CUT[neck].drop);
  // Above the shoulder, wherever its joint is: her outline clips it.
  const slope = ({ shoulder, sign, upperArm }: Side, at: Point): Point[] => {
    const x = shoulder[0] + sign * upperArm * 0.5;
    const cap: Point = [x, Math.min(shoulder[1] - upperArm * 0.5, bodyTop(model, x) - torso * 0.03)];
    return [cap, betweenPoints(cap, at, 0.5, 0.55, 0, torso * -0.1), [at[0], at[1] - torso * 0.02], at];
  };
  const under = ({ shoulder, sign, upperArm }: Side): Point => [
    shoulder[0] + sign * upperArm * 0.6,
    shoulder[1] + torso * 0.06,
  ];
  const [a, b] = sides;
  const upper: Point[] = [
    under(a),
    ...curve(slope(a, left), 6),
    ...opening,
    ...curve(slope(b, right).reverse(), 6),
    under(b),
  ];
  const hole: Point[] =
    neck === 'turtle'
      ? []
      : [...opening, [right[0], right[1] - torso * 0.5], [left[0], left[1] - torso * 0.5]];
  return { opening, upper, hole, left, right };
}

/** Seen where nobody wears it: up to the collar, of a camisole up to its straps. */
export function visibleInside(
  { frame: { torso } }: BodyModel,
  kind: Neckline,
  { opening, left, right }: NeckShape,
): Point[] {
  if (kind === 'straps') {
    const low = Math.max(...opening.map(([, y]) => y));
    return opening.filter(([, y]) => y > low - torso * (CUT.straps.drop - STRAP_ENDS));
  }
  const back: Point[] = [right, [(left[0] + right[0]) / 2, Math.min(left[1], right[1]) + torso * 0.03], left];
  return [...opening, ...curve(back)];
}

/** Distance of the band's seam from the edge, in body heights; 0 for none. */
const BAND: Record<Neckline, number> = {
  crew: 0.0105,
  scoop: 0.0072,
  boat: 0.0038,
  v: 0.0045,
  shirt: 0,
  straps: 0,
  turtle: 0,
};

/** @param size body height in pixels. */
export function bandSeam(kind: Neckline, { opening }: NeckShape, size: number): Line[] {
  const by = BAND[kind] * size;
  if (by === 0) return [];
  const points = opening.map(([x, y], k): Point => {
    const [a, b] = [opening[Math.max(0, k - 2)]!, opening[Math.min(opening.length - 1, k + 2)]!];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [x - (dy / length) * by, y + (dx / length) * by];
  });
  return [stitch(points, size * 0.0014, 0.61, 0.43)];
}

/** A roll neck stands off the throat: below its edge no skin shows beside it. */
export function coverThroat(model: BodyModel, layer: Layer, neck: NeckShape): void {
  coverOldGarment(model, layer, model.classes.skin, new ThroatCover(neck));
}

class ThroatCover implements Cover {
  readonly grow = 2.4;
  readonly part = PART.body;
  readonly rows: readonly [number, number];
  readonly neck: NeckShape;

  constructor(neck: NeckShape) {
    const top = Math.min(...neck.opening.map(([, y]) => y)) + 1;
    this.neck = neck;
    this.rows = [top, Math.max(neck.left[1], neck.right[1])];
  }

  share(x: number, y: number): number {
    const { neck, rows } = this;
    const isInside = y > rows[0] && y < rows[1] && x > neck.left[0] && x < neck.right[0];
    return isInside && y > edgeAt(neck, x) ? 1 : 0;
  }
}

function edgeAt({ opening }: NeckShape, x: number): number {
  let best = opening[0]!;
  for (const point of opening) if (Math.abs(point[0] - x) < Math.abs(best[0] - x)) best = point;
  return best[1];
}
