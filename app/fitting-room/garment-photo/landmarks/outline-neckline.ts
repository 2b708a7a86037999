// Between straps, and where a neck dips deep, the outline itself is the neckline.
import { distance, unitVector, type Point } from '../../pixels/pixels.ts';
import { frontIndex, type Neckline } from './front-neckline.ts';
import { POINTS } from './neckline-curves.ts';
import { evenly } from './outline.ts';

/** Of the half width: an outline that dips so far between the necks is itself the neckline, between straps. */
const DIPS = 0.38;
const DIP_SURE = 0.85;
/** Of the neck's width: a dip that narrow at half its depth is the back's label, of the ground's color. */
const LABEL_WIDE = 0.4;

/** @param outline from the left of the neck to its right, in pixels */
export function outlineNeckline(outline: readonly Point[]): Neckline {
  const [left, right] = [outline[0]!, outline.at(-1)!];
  const [ux, uy] = unitVector(left, right);
  const downOf = ([x, y]: Point) => -(x - left[0]) * uy + (y - left[1]) * ux;
  const line = evenly(outline, POINTS);
  const front = line[frontIndex(line.map(downOf))]!;
  const [wide, deep] = [distance(left, right), Math.max(...line.map(downOf))];
  const low = outline.filter((point) => downOf(point) > deep / 2).map(([x, y]) => x * ux + y * uy);
  const isLabel = Math.max(...low) - Math.min(...low) < LABEL_WIDE * wide;
  const dips = deep > DIPS * (wide / 2) && !isLabel;
  return { line, front, sure: dips ? DIP_SURE : 0.3 };
}
