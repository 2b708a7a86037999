// Necklines: the upper outline of a top, from shoulder to shoulder.
import type { Neckline } from '../../../domain/looks/look.ts';
import { coverOldGarment } from '../../cloth/cover-old-garment.ts';
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
  /** The opening's edge, from the picture's left to its right. */
  opening: Point[];
  /** Whole upper outline including the shoulders, left to right. */
  upper: Point[];
  /** The opening closed over the neck: inside it skin shows. Empty for a turtleneck. */
  hole: Point[];
  /** Where the collar meets the neck at the sides. */
  left: Point;
  right: Point;
}

/** Its lowest point. */
export const lowestPoint = ({ opening }: NeckShape): Point => opening[Math.floor(opening.length / 2)]!;

/**
 * What each neckline is, in shoulder widths across and torso lengths below the pit of the neck: a crew neck is closed
 * round the base of the neck, a boat neck runs flat from one collarbone's end to the other, a scoop is a deep round,
 * a V comes to a point at the height of the armpits, straps go down to a line that dips a little in the middle.
 */
const CUT: Record<Neckline, { half: number; drop: number }> = {
  crew: { half: 0.21, drop: 0.05 },
  v: { half: 0.22, drop: 0.29 },
  scoop: { half: 0.28, drop: 0.25 },
  boat: { half: 0.34, drop: 0.035 },
  turtle: { half: 0.22, drop: 0 },
  shirt: { half: 0.2, drop: 0.2 },
  straps: { half: 0.3, drop: 0.27 },
};
/** Half width of a crew neck to that of the neck above it. */
const CLOSED = 1.3;

/** What differs from the neckline's usual shape. */
export interface NeckFit {
  /** Multiplies the opening's width (a coat lies further out than a shirt). */
  widen?: number;
  /** Depth of the opening in torso lengths, where it is not the usual one. */
  drop?: number;
}

/** A roll neck's fold: how far down it ends at the neck's sides, in torso lengths, and its width there to that of its top. */
const ROLL = { sides: 0.05, spread: 1.1 };

/** A roll neck on her own neck: its middle, the height of its top at the sides, half its width there. */
function rollPlace(model: BodyModel): { center: number; top: number; roll: number } {
  const { mouth, shoulders, shoulderWidth } = model.frame;
  const throat = neckWidth(model);
  const top = lerp(mouth[1], shoulders[1], 0.31);
  return {
    center: throat.middle,
    top,
    roll: Math.min(shoulderWidth * CUT.turtle.half, throat.half * 1.06),
  };
}

/** Her roll neck's folded-over collar: it stands off the neck and shades what lies below its edge. */
export function rollNeckPatch(model: BodyModel): Patch {
  const { torso, size } = model.frame;
  const { center, top, roll } = rollPlace(model);
  // From the picture's right to its left.
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

/** Where a strap meets the cloth over the bust, in torso lengths below the pit of the neck. */
const STRAP_ENDS = 0.17;

/**
 * One half of an opening: from the side of the neck to its lowest point, which does not belong to it.
 * @param strapEnd height at which a strap ends, pixels
 */
type Half = (from: Point, low: Point, strapEnd: number) => Point[];

/** Down a strap and along the line over the bust: round over each breast, and the corner at the strap is a curve as well. */
const alongStrap: Half = (from, low, end) => [
  from,
  [lerp(low[0], from[0], 0.99), lerp(from[1], end, 0.6)],
  [lerp(low[0], from[0], 0.93), end],
  [lerp(low[0], from[0], 0.6), lerp(end, low[1], 0.42)],
];

/** Slightly hollow: a straight V looks cut with a ruler. */
const hollow: Half = (from, low) => [from, betweenPoints(from, low, 0.5, 0.46)];

/** Half an ellipse: given by few points it would come to a point in front. */
const round =
  (steep: number): Half =>
  (from, low) =>
    [1, 0.95, 0.8, 0.56, 0.28].map((share) => [
      lerp(low[0], from[0], share),
      lerp(from[1], low[1], (1 - share ** 2) ** steep),
    ]);

/** A boat neck is flat, and meets in a corner; what is pointed has one in the middle. */
const HALVES: Record<Exclude<Neckline, 'turtle'>, { half: Half; pointed?: boolean }> = {
  crew: { half: round(0.5) },
  scoop: { half: round(0.5) },
  boat: { half: round(1) },
  v: { half: hollow, pointed: true },
  shirt: { half: hollow, pointed: true },
  straps: { half: alongStrap, pointed: true },
};

/** The front half of a ring around the neck, seen from a little above; its fold turns over at both ends. */
function rollOpening(model: BodyModel, left: Point, right: Point): Point[] {
  const { torso } = model.frame;
  const { center, top, roll } = rollPlace(model);
  const ring = [-1, -0.93, -0.8, -0.55, -0.28, 0, 0.28, 0.55, 0.8, 0.93, 1].map((share): Point => {
    const turned = torso * 0.016 * smoothstep(0.84, 1, Math.abs(share));
    return [center + roll * share, top + torso * 0.04 * (1 - share ** 2) + turned];
  });
  const side = (sign: -1 | 1): Point => [center + sign * roll * ROLL.spread, top + torso * ROLL.sides * 0.6];
  // Beside it the cloth reaches over the slope of the neck, whose outline cuts it.
  const beside = ([x0]: Point, sign: -1 | 1): Point => {
    const x = lerp(side(sign)[0], x0, 0.5);
    return [x, bodyTop(model, x) - torso * 0.015];
  };
  return curve([left, beside(left, -1), side(-1), ...ring, side(1), beside(right, 1), right], 6);
}

/** @param drop of its lowest point, in torso lengths below the pit of the neck */
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
  const left: Point = [center - half, bodyTop(model, center - half)];
  const right: Point = [center + half, bodyTop(model, center + half)];
  const opening = openingOf(model, neck, left, right, fit.drop ?? CUT[neck].drop);
  // Above her own shoulder, wherever the model's joint lies in it: her outline cuts what is too much.
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

/** What is seen of the back's inside where nobody wears it: up to the collar, of a camisole up to where its straps begin. */
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

/** How far the seam of a neckline's band lies from its edge, in body heights; 0 for none. */
const BAND: Record<Neckline, number> = {
  crew: 0.0105,
  scoop: 0.0072,
  // Only turned in: further down its stitch would read as a second neckline across the stripes.
  boat: 0.0038,
  v: 0.0045,
  shirt: 0,
  straps: 0,
  turtle: 0,
};

/** The seam of a neckline's band, as far from its edge all around. @param size body height in pixels. */
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

/** A roll neck stands off the throat all around: below its edge no rim of skin is left beside it. */
export function coverThroat(model: BodyModel, layer: Layer, neck: NeckShape): void {
  const top = Math.min(...neck.opening.map(([, y]) => y)) + 1;
  const bottom = Math.max(neck.left[1], neck.right[1]);
  coverOldGarment(model, layer, model.classes.skin, {
    grow: 2.4,
    part: PART.body,
    share: (x, y) =>
      y > top && y < bottom && x > neck.left[0] && x < neck.right[0] && y > edgeAt(neck, x) ? 1 : 0,
  });
}

/** Height of the opening's edge in a column; of its ends beside it. */
function edgeAt({ opening }: NeckShape, x: number): number {
  let best = opening[0]!;
  for (const point of opening) if (Math.abs(point[0] - x) < Math.abs(best[0] - x)) best = point;
  return best[1];
}
