// What is worn on the upper body: cuts measured in shoulder widths.
import { curve } from '../../../app/fitting-room/pixels/polygons.ts';
import { lerp, type Point } from '../../../app/fitting-room/pixels/pixels.ts';
import {
  bend,
  box,
  between,
  clothPiece,
  flatPiece,
  insidePiece,
  seam,
  type Chance,
  type CutGarment,
  type Piece,
} from './pieces.ts';

export type Side = 'left' | 'right';
export type Neck = 'round' | 'v' | 'boat' | 'square';
/** How a sleeve lies: beside the body, over it, or under it. */
export type SleeveLies = 'laid' | 'folded' | 'hidden';

export interface Sleeve {
  length: number;
  cuff: number;
  /** Outward bulge of its outer edge: a puff. */
  swell: number;
  /** Degrees from straight down. */
  angle: Record<Side, number>;
  lies: Record<Side, SleeveLies>;
  /** Above the body, as on a hanger; else the body covers where it begins. */
  isOver: boolean;
}

export interface Bodice {
  /** Half widths, from the middle. */
  neck: number;
  chest: number;
  waist: number;
  hem: number;
  shoulder: number;
  /** Heights below the neck. */
  slope: number;
  armpit: number;
  waistAt: number;
  length: number;
  neckDepth: number;
  neckKind: Neck;
  /** How far the middle of the hem hangs below its corners. */
  hemSag: number;
  sleeve: Sleeve | null;
}

export const SIDES: readonly Side[] = ['left', 'right'];
export const signOf = (side: Side): -1 | 1 => (side === 'left' ? -1 : 1);

export interface Laying {
  isHanging: boolean;
  lies: Record<Side, SleeveLies>;
}

export function sleeveOf(
  chance: Chance,
  { isHanging, lies }: Laying,
  [length, cuff, swell]: readonly [number, number, number],
): Sleeve {
  const isShort = length < 0.8;
  const [least, most] = isHanging ? (isShort ? [30, 44] : [9, 20]) : isShort ? [40, 62] : [19, 42];
  const left = between(chance, least, most);
  const isOver = (isHanging && !isShort) || SIDES.some((side) => lies[side] === 'folded');
  return { length, cuff, swell, lies, isOver, angle: { left, right: left + between(chance, -6, 6) } };
}

export const bodiceOf = (chance: Chance, sleeve: Sleeve | null): Bodice => {
  // On a hanger a long sleeve's weight draws the body in.
  const chest = between(chance, 0.56, 0.66) - (sleeve?.isOver ? 0.07 : 0);
  return {
    neck: between(chance, 0.19, 0.25),
    chest,
    waist: chest - between(chance, 0, 0.05),
    hem: chest - between(chance, -0.04, 0.04),
    shoulder: 0.5,
    slope: between(chance, 0.09, 0.15),
    armpit: between(chance, 0.52, 0.64),
    waistAt: 1.0,
    length: between(chance, 1.4, 1.75),
    neckDepth: between(chance, 0.16, 0.24),
    neckKind: 'round',
    hemSag: between(chance, 0, 0.03),
    sleeve,
  };
};

/** From the left of the neck to its right. */
export function necklineOf({ neck, neckDepth, neckKind }: Bodice): Point[] {
  const steps = 24;
  return Array.from({ length: steps + 1 }, (_, k): Point => {
    const t = (2 * k) / steps - 1;
    const down = {
      round: Math.sqrt(Math.max(0, 1 - t * t)),
      v: 1 - Math.abs(t),
      boat: 1 - t * t,
      square: Math.min(1, 6 * (1 - Math.abs(t))),
    }[neckKind];
    return [t * neck, neckDepth * down];
  });
}

const cornersOf = (bodice: Bodice, side: Side) => {
  const sign = signOf(side);
  return {
    neck: [sign * bodice.neck, 0],
    shoulder: [sign * bodice.shoulder, bodice.slope],
    armpit: [sign * bodice.chest, bodice.armpit],
    waist: [sign * bodice.waist, bodice.waistAt],
    hem: [sign * bodice.hem, bodice.length],
  } as const satisfies Record<string, Point>;
};

/** Shoulder, armhole and flank of the right side, down to the corner of the hem. */
function flankOf(bodice: Bodice, side: Side): Point[] {
  const { neck, shoulder, armpit, waist, hem } = cornersOf(bodice, side);
  const sign = signOf(side);
  const isHidden = bodice.sleeve?.lies[side] === 'hidden';
  const hollow = bodice.sleeve ? (isHidden ? 0.06 : 0) : -0.14;
  return [
    ...bend(neck, shoulder, 0.02 * sign),
    ...bend(shoulder, armpit, hollow * sign),
    ...curve([armpit, waist, hem]),
  ];
}

export function hemOf({ hem, length, hemSag }: Bodice): Point[] {
  return [...bend([hem, length], [-hem, length], hemSag / (2 * hem)), [-hem, length]];
}

export const bodyOutline = (bodice: Bodice, top: readonly Point[]): Point[] => [
  ...top,
  ...flankOf(bodice, 'right').slice(1),
  ...hemOf(bodice).slice(1, -1),
  ...flankOf(bodice, 'left').reverse().slice(0, -1),
];

/** One side of an open front, from the neck down its edge; `edge` runs from the neck to the hem. */
export const frontHalf = (bodice: Bodice, side: Side, edge: readonly Point[]): Point[] => [
  ...edge,
  ...bend(edge.at(-1)!, [signOf(side) * bodice.hem, bodice.length], 0).slice(1),
  ...flankOf(bodice, side).reverse().slice(0, -1),
];

/** What is seen of the back's inside above the front's neckline. */
export function neckInside({ neck, neckDepth }: Bodice): Piece[] {
  const back = bend([-neck, 0], [neck, 0], -0.09);
  const deep = neckDepth + 0.08;
  return [
    insidePiece([...back, [neck, 0], [neck, deep], [-neck, deep]]),
    flatPiece(box(-0.045, 0.06, 0.045, 0.1), 'trim'),
  ];
}

function isOnBody({ chest, armpit, hem, length }: Bodice, [x, y]: Point): boolean {
  const t = (y - armpit) / (length - armpit);
  return t > 0 && t < 1 && Math.abs(x) < lerp(chest, hem, t);
}

interface LaidSleeve {
  pieces: Piece[];
  outer: Point;
  inner: Point;
}

function laidSleeve(bodice: Bodice, sleeve: Sleeve, side: Side): LaidSleeve {
  const sign = signOf(side);
  const { shoulder, armpit } = cornersOf(bodice, side);
  const isFolded = sleeve.lies[side] === 'folded';
  // Beside the flank, not behind it.
  const least = Math.atan((bodice.chest + 0.06 - bodice.shoulder) / (bodice.armpit - bodice.slope));
  const laid = Math.max(least, (sleeve.angle[side] * Math.PI) / 180);
  const angle = isFolded ? -0.9 * laid : laid;
  const down: Point = [sign * Math.sin(angle), Math.cos(angle)];
  const across = isFolded ? -sleeve.cuff : sleeve.cuff;
  const outer: Point = [shoulder[0] + sleeve.length * down[0], shoulder[1] + sleeve.length * down[1]];
  const inner: Point = [outer[0] - across * sign * down[1], outer[1] + across * sign * down[0]];
  const swell = (isFolded ? -1 : 1) * sign * sleeve.swell;
  const outline = [
    ...bend(shoulder, outer, swell),
    ...bend(outer, inner, 0.03 * sign),
    ...bend(inner, armpit, swell > 0.09 || swell < -0.09 ? swell * 0.5 : 0.03 * sign),
    ...bend(armpit, shoulder, 0.1 * sign),
  ];
  const hem = (share: number): Point[] => [
    [lerp(outer[0], shoulder[0], share), lerp(outer[1], shoulder[1], share)],
    [lerp(inner[0], armpit[0], share), lerp(inner[1], armpit[1], share)],
  ];
  return {
    pieces: [clothPiece(outline, down), ...(sleeve.swell > 0.09 ? [] : [seam(hem(0.07))])],
    outer,
    inner,
  };
}

/** The landmarks that all tops have, and the sleeves. */
export function finished(
  bodice: Bodice,
  { under, body, over }: Record<'under' | 'body' | 'over', readonly Piece[]>,
  { neckline, forms }: Pick<CutGarment, 'neckline' | 'forms'>,
): CutGarment {
  const pieces = [...under];
  const sleeves: Piece[] = [];
  const landmarks: CutGarment['landmarks'] = {};
  for (const side of SIDES) {
    const { neck, shoulder, armpit, hem } = cornersOf(bodice, side);
    Object.assign(landmarks, {
      [`neck-${side}`]: neck,
      [`shoulder-${side}`]: shoulder,
      [`armpit-${side}`]: armpit,
      [`hem-${side}`]: hem,
    });
    const { sleeve } = bodice;
    if (!sleeve || sleeve.lies[side] === 'hidden') continue;
    const laid = laidSleeve(bodice, sleeve, side);
    sleeves.push(...laid.pieces);
    if (sleeve.lies[side] === 'folded') continue;
    if (sleeve.isOver || !isOnBody(bodice, laid.outer)) landmarks[`cuff-outer-${side}`] = laid.outer;
    if (sleeve.isOver || !isOnBody(bodice, laid.inner)) landmarks[`cuff-inner-${side}`] = laid.inner;
  }
  if (neckline.length > 0) {
    const low = Math.max(...neckline.map(([, y]) => y));
    const lowest = neckline.filter(([, y]) => y > low - 1e-9);
    landmarks['neck-front'] = lowest[lowest.length >> 1]!;
  }
  pieces.push(...(bodice.sleeve?.isOver ? [...body, ...sleeves, ...over] : [...sleeves, ...body, ...over]));
  return { pieces, landmarks, neckline, forms };
}

/** Follows the neckline below it. */
export const neckBand = (neckline: readonly Point[], by = 0.05): Piece =>
  seam(
    neckline.map(([x, y], k): Point => {
      const t = k / (neckline.length - 1);
      return [x * (1 + by * 0.9 * Math.abs(2 * t - 1)), y + by * Math.sin(Math.PI * t) + 0.004];
    }),
    0.01,
  );

export function closedTop(
  bodice: Bodice,
  forms: CutGarment['forms'],
  over: readonly Piece[] = [],
): CutGarment {
  const neckline = necklineOf(bodice);
  const body = clothPiece(bodyOutline(bodice, neckline));
  const hem = hemOf(bodice).map(([x, y]): Point => [x * 0.985, y - 0.05]);
  return finished(
    bodice,
    { under: neckInside(bodice), body: [body, seam(hem, 0.009), neckBand(neckline)], over },
    { neckline, forms },
  );
}
