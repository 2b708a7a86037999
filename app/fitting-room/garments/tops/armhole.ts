import type { BodyModel } from '../../person/body-model.ts';
import { torsoShareAt, type Side } from '../../person/measures/body-frame.ts';
import { bodyTop } from '../../person/measures/shoulder-line.ts';
import { armpit } from '../../person/measures/arm-zones.ts';
import type { NeckShape } from './neckline.ts';
import { clamp, lerp, type Point } from '../../pixels/pixels.ts';
import { curve, fillMask } from '../../pixels/polygons.ts';
import { betweenPoints, polyline, type Chart } from '../../pixels/paths.ts';
import { rowEdge } from '../../person/measures/row-spans.ts';

export type Strap = 'thin' | 'tank' | 'shell';
/** On her shoulders: the outer ends of the left and the right strap, in pixels across. */
export type StrapEnds = readonly [left: number, right: number];
const REACH: Record<Strap, number> = { thin: 0.14, tank: 0.56, shell: 0.86 };
/** Straps no wider than that fall straight over the shoulder; a shell has a cap of its own. */
const [THIN, WIDEST] = [0.26, 0.97] as const;
/** Share of the way to the armpit at which a thin strap ends. */
const STRAP_END = 0.72;

/** @param reach of the way from the neck's opening to her shoulder's joint. */
function armholeEdge(model: BodyModel, side: Side, neck: NeckShape, reach: number): Point[] {
  const { frame } = model;
  const inner = side.sign < 0 ? neck.left : neck.right;
  const x = lerp(inner[0], side.shoulder[0], reach);
  const top: Point = [x, bodyTop(model, x)];
  const pit = armpit(model, side);
  // The pit's first pixels lie outside of the body's line.
  const row = frame.outline(torsoShareAt(frame, pit[1]) + 0.04);
  const low: Point = [rowEdge(row, side.sign), pit[1]];
  if (reach < THIN) return besideStrap(top, low);
  const hollow = side.sign * frame.shoulderWidth * 0.035;
  const above: Point = [top[0], top[1] - frame.torso * 0.04];
  const below = [betweenPoints(top, low, 0.3, 0.68, -hollow), betweenPoints(top, low, 0.72, 0.93), low];
  return curve([above, betweenPoints(top, low, 0, 0.3, hollow * -0.3), ...below], 6);
}

function besideStrap(top: Point, low: Point): Point[] {
  const at: Chart = (out, down) => betweenPoints(top, low, out, down);
  return curve([...polyline(at, [-0.02, -0.1, 0, 0.4, 0.03, STRAP_END, 0.3, 0.86, 0.7, 0.96]), low], 6);
}

function sideBelow({ frame }: BodyModel, side: Side, [x, y]: Point): Point[] {
  const from = torsoShareAt(frame, y);
  return [0.02, 0.05, 0.09, 0.14].map((down): Point => {
    const row = frame.outline(from + down);
    const edge = rowEdge(row, side.sign);
    return [lerp(x, edge + side.sign * frame.shoulderWidth * 0.008, Math.min(1, down / 0.05)), row.y];
  });
}

export interface Armholes {
  /** 255 on the arms' side, above the armpits. */
  outside: Uint8Array;
  edges: readonly Point[][];
}

function reachOf(side: Side, { left, right }: NeckShape, [from, to]: StrapEnds): number {
  const [inner, end] = side.sign < 0 ? [left, from] : [right, to];
  return clamp((end - inner[0]) / (side.shoulder[0] - inner[0] || 1), REACH.thin, WIDEST);
}

/** @param strap the usual of its neck, or where hers end. */
export function cutArmholes(model: BodyModel, neck: NeckShape, strap: Strap | StrapEnds): Armholes {
  const { width, height, frame } = model;
  const outside = new Uint8Array(width * height);
  const edges = frame.sides.map((side) => {
    const reach = typeof strap === 'string' ? REACH[strap] : reachOf(side, neck, strap);
    const edge = armholeEdge(model, side, neck, reach);
    const below = sideBelow(model, side, edge[edge.length - 1]!);
    const far = side.shoulder[0] + side.sign * frame.shoulderWidth * 0.5;
    const line = [...edge, ...below];
    fillMask(outside, [...line, [far, line[line.length - 1]![1]], [far, edge[0]![1]]], width, height);
    return edge;
  });
  return { outside, edges };
}
