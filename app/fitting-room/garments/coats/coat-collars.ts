import type { CoatDrawing, Collar } from '../../../domain/looks/look.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { hoodOnCoat } from '../tops/hood.ts';
import { lapelEnd, type CoatCut } from './coat-cut.ts';
import { PART } from '../../cloth/layer.ts';
import type { Sheet } from '../../cloth/piece.ts';
import { neckSide, type NeckSide } from '../../tailoring/neck-side.ts';
import { betweenPoints, polyline, line, outline } from '../../pixels/paths.ts';
import { flatLayer, ribbedCloth, trimSheet } from '../../tailoring/trim.ts';
import type { Point } from '../../pixels/pixels.ts';
import { curve } from '../../pixels/polygons.ts';

type Cut = (side: NeckSide, drawing: CoatDrawing) => Point[];

/** A little inside the front's softer edge, so that it does not stand out. */
const collarFall: Cut = ({ at }) => [
  ...outline(at, [
    [0.15, -0.06, 0.2, -0.076, 0.27, -0.028, 0.335, 0.045],
    [0.352, 0.145],
    [0.245, 0.118],
  ]),
  ...line(at, [0.215, 0.07, 0.195, 0.02, 0.165, -0.03, 0.15, -0.06], 5),
];

const lapel: Cut = ({ at, chest, out }, drawing) => {
  const peaked = drawing.collar === 'peak';
  const end = chest(Math.max(drawing.open * 0.6 + 0.007, 0.012), lapelEnd(drawing));
  const gorge = at(0.235, 0.112);
  const tip = peaked ? at(0.43, 0.1) : at(0.395, 0.188);
  const notch = peaked ? at(0.335, 0.142) : at(0.315, 0.152);
  const belly = betweenPoints(tip, end, 0.42, 0.5, out * 0.035);
  const roll = betweenPoints(gorge, end, 0.55, 0.42, out * -0.018);
  return [gorge, notch, tip, ...curve([tip, belly, end], 8), ...curve([end, roll, at(0.2, 0.04)], 8)];
};

const shawl: Cut = ({ at, chest }, drawing) => {
  const end = chest(Math.max(drawing.open * 0.6, 0.012), lapelEnd(drawing) + 0.06);
  const outer = polyline(at, [0.15, -0.06, 0.205, -0.072, 0.3, -0.02, 0.375, 0.16]);
  const belly = betweenPoints(outer[3]!, end, 0.45, 0.58);
  const inner = betweenPoints(at(0.2, 0.1), end, 0.5, 0.45);
  return [...curve([...outer, belly, end], 7), ...curve([end, inner, at(0.195, 0.05), at(0.15, -0.06)], 7)];
};

export const standHeight = (drawing: CoatDrawing): number =>
  drawing.ribbed ? 0.075 : drawing.quilt ? 0.13 : 0.1;

const stand: Cut = ({ at, front }, drawing) => {
  const height = standHeight(drawing);
  const gap = Math.max(drawing.open * 0.5, 0.006);
  const [low, top] = [front(gap, 0.045), front(gap + 0.015, 0.05 - height)];
  const [nape, side] = [at(0.176, -height * 0.7), at(0.25, 0.005)];
  return [
    ...curve([nape, betweenPoints(nape, top, 0.5, 0.72), top], 6),
    low,
    ...curve([low, betweenPoints(low, at(0.25, 0), 0.55, 0.42), side], 6),
    ...curve([side, at(0.238, -height * 0.4), at(0.207, -height * 0.74), nape], 6),
  ];
};

const shirt: Cut = ({ at, front, out }, drawing) => {
  const gap = Math.max(drawing.open * 0.5, 0.02);
  const [low, tip] = [front(gap, 0.075), front(gap + 0.14, 0.2)];
  const nape = at(0.16, -0.055);
  return [
    ...line(at, [0.16, -0.055, 0.21, -0.055, 0.275, 0.0, 0.315, 0.085]),
    tip,
    low,
    ...curve([low, betweenPoints(low, nape, 0.5, 0.5, out * 0.006), nape], 6),
  ];
};

type Sewn = readonly [cut: Cut, shadow: number];

/** From below upward; bands follow the front's edge. */
const TAILORED: readonly Sewn[] = [
  [lapel, 0.5],
  [collarFall, 0.45],
];
const CUTS: Record<Exclude<Collar, 'hood'>, readonly Sewn[]> = {
  notch: TAILORED,
  peak: TAILORED,
  shawl: [[shawl, 0.5]],
  shirt: [[shirt, 0.45]],
  stand: [[stand, 0.35]],
  band: [],
  none: [],
};

const sidesOf = (model: BodyModel): NeckSide[] => [neckSide(model, -1), neckSide(model, 1)];

export function collarSheets({ model, drawing, cloth, collar }: CoatCut): Sheet[] {
  if (collar === 'hood') return hoodOnCoat(model, cloth, drawing);
  const worn = collar === 'stand' && drawing.ribbed ? ribbedCloth(cloth) : cloth;
  return CUTS[collar].map(([cut, shadow]) => {
    const halves = sidesOf(model).map((side) => cut(side, drawing));
    return { ...trimSheet(flatLayer(model, halves, PART.coat), worn, shadow), collar: true };
  });
}
