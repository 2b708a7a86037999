// What lies between a hand that is seen and its arm: nothing may.
import type { BodyModel } from '../body-model.ts';
import { boxAroundPoints, distance, unitVector, type Point } from '../../pixels/pixels.ts';
import type { Side } from './body-frame.ts';

/** How far a hand reaches around its knuckles, in shoulder widths, and how much of the forearm is looked at. */
const REACH = 0.3;
const LOOKED_AT = 0.3;
const LEAST_HAND = 20; // pixels
/** Before the arm, in half widths of the wrist; a bent hand's thumb lies further up than its wrist, nearer to the axis. */
const BEFORE = { straight: 1.3, bent: 0.5 };
const BENT = 0.82; // cosine
/** A hand begins aslant: so many of its rows tell where its middle is, in half widths of the wrist. */
const SLANT = 0.6;

/** Where a hand that is seen begins, by its first row and by its first rows, and the way from there toward its elbow; null where none is seen. */
function firstRow(
  model: BodyModel,
  { elbow, wrist, index, wristRadius }: Side,
): { from: readonly Point[]; way: Point } | null {
  const { inFront, classes, frame } = model;
  const way = unitVector(wrist, elbow);
  const reach = frame.shoulderWidth * REACH;
  const hand = unitVector(index, wrist);
  const before = hand[0] * way[0] + hand[1] * way[1] < BENT ? BEFORE.bent : BEFORE.straight;
  const seen: Point[] = [];
  const { x0, y0, x1, y1 } = boxAroundPoints([index], reach, model.width, model.height);
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      const i = y * model.width + x;
      if (inFront[i]! < 200 || classes.skin[i]! < 128 || distance([x, y], index) > reach) continue;
      // A thumb spread beside the arm has no arm above it.
      const beside = (x - wrist[0]) * way[1] - (y - wrist[1]) * way[0];
      if (Math.abs(beside) < wristRadius * before) seen.push([x, y]);
    }
  if (seen.length < LEAST_HAND) return null;
  const rows = [1.5, Math.max(1.5, wristRadius * SLANT)];
  return { from: rows.map((row) => middleOfFirst(seen, wrist, way, row)), way };
}

const alongFrom = ([x, y]: Point, wrist: Point, way: Point): number =>
  (x - wrist[0]) * way[0] + (y - wrist[1]) * way[1];

/** Of the points that lie at most `rows` pixels before the furthest along `way`. */
function middleOfFirst(points: readonly Point[], wrist: Point, way: Point, rows: number): Point {
  let most = -Infinity;
  for (const point of points) most = Math.max(most, alongFrom(point, wrist, way));
  let [x, y, count] = [0, 0, 0];
  for (const point of points)
    if (alongFrom(point, wrist, way) > most - rows) [x, y, count] = [x + point[0], y + point[1], count + 1];
  return [x / count, y / count];
}

/**
 * Pixels between the first row of a seen hand and the arm or sleeve that it belongs to.
 * @param isArm arm, sleeve, or what stays in front, at a pixel of the crop
 */
export function gapBeforeHand(
  model: BodyModel,
  side: Side,
  isArm: (x: number, y: number, i: number) => boolean,
): number {
  const start = firstRow(model, side);
  if (!start) return 0;
  const { width, height } = model;
  const { from, way } = start;
  const isArmAt = (x: number, y: number): boolean => {
    const [px, py] = [Math.round(x), Math.round(y)];
    return px < 0 || py < 0 || px >= width || py >= height || isArm(px, py, py * width + px);
  };
  const length = distance(side.elbow, side.wrist);
  const gapFrom = ([fromX, fromY]: Point): number => {
    let gap = 0;
    for (let k = 1; k < length * LOOKED_AT; k++) {
      const [x, y] = [fromX + way[0] * k, fromY + way[1] * k];
      if (!isArmAt(x, y) && !isArmAt(x - way[1], y + way[0]) && !isArmAt(x + way[1], y - way[0])) gap++;
    }
    return gap;
  };
  return Math.min(...from.map(gapFrom));
}
