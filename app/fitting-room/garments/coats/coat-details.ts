import type { Hex } from '../../../domain/looks/cloth.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { frontClosureHeight, frontEdgeAt, lapelEnd, type CoatCut } from './coat-cut.ts';
import { BELT } from './coat-silhouette.ts';
import { newLayer, PART, type Layer } from '../../cloth/layer.ts';
import { heightAtTorsoShare, type Side } from '../../person/measures/body-frame.ts';
import type { Button, Line, Sheet } from '../../cloth/piece.ts';
import { polyline, saggingLine, line, oval, scaledChart, shifted } from '../../pixels/paths.ts';
import { intersectMask } from '../../tailoring/coverage.ts';
import { flatLayer, stitch, trimSheet } from '../../tailoring/trim.ts';
import { lerp, unitVector, type Point } from '../../pixels/pixels.ts';
import { curve, fillMask } from '../../pixels/polygons.ts';
import { armPoint } from '../../person/measures/arm-zones.ts';

const COPPER = '#94744e';

interface ButtonRow {
  /** Height of the first and distance to the next, in torso lengths. */
  first: number;
  step: number;
  most: number;
  /** Distance from the front's edge and half across, in shoulder widths. */
  inset: number;
  radius: number;
  color?: Hex;
}

function buttonRow({ drawing, cloth, closure }: CoatCut): ButtonRow {
  const denim = cloth.fabric === 'denim';
  const knitted = !drawing.lapels;
  const row: ButtonRow = {
    first: drawing.lapels ? lapelEnd(drawing) + 0.05 : 0.32,
    step: drawing.lapels ? 0.24 : 0.17,
    most: 5,
    inset: drawing.open < 0.02 ? 0 : denim ? PLACKET / 2 : knitted ? 0.024 : 0.05,
    radius: denim ? 0.019 : knitted ? 0.016 : 0.023,
    color: denim ? COPPER : undefined,
  };
  return closure === 'double' ? { ...row, step: 0.2, most: 6, inset: 0.13 } : row;
}

function buttonsOf(coat: CoatCut): Button[] {
  const { closure, hem, model } = coat;
  if (closure !== 'single' && closure !== 'double' && closure !== 'snaps') return [];
  const { shoulderWidth, torso } = model.frame;
  const { first, step, most, inset, color, ...row } = buttonRow(coat);
  const radius = Math.max(1.2, shoulderWidth * row.radius);
  const signs = closure === 'double' ? ([1, -1] as const) : ([1] as const);
  const buttons: Button[] = [];
  for (let t = first; t <= 1.3 && buttons.length < most; t += step) {
    const y = heightAtTorsoShare(model.frame, t);
    if (y > hem.y - torso * 0.06) break;
    for (const sign of signs)
      buttons.push({ at: [frontEdgeAt(coat, sign, y) + sign * shoulderWidth * inset, y], radius, color });
  }
  return buttons;
}

function toggles(coat: CoatCut): Line[] {
  const { shoulderWidth, torso, size } = coat.model.frame;
  const lines: Line[] = [];
  for (let t = 0.3; t < 1.1; t += 0.22) {
    const y = heightAtTorsoShare(coat.model.frame, t);
    if (y > coat.hem.y - torso * 0.1) break;
    for (const sign of [-1, 1] as const) {
      const edge = frontEdgeAt(coat, sign, y);
      const at = (a: number): Point => [edge + sign * shoulderWidth * (0.015 + a), y];
      lines.push(stitch([at(0), at(0.17)], size * 0.003, 0.5, 0.8));
      lines.push(stitch([at(0.03), at(0.1)], size * 0.009, 1, 0.95, { color: '#7a5638' }));
    }
  }
  return lines;
}

function zip(edge: readonly Point[], sign: -1 | 0 | 1, size: number): Line[] {
  const inward = (by: number): Point[] => shifted(edge, sign * size * by, 0);
  return [
    stitch(inward(0.0022), size * 0.0045, 0.5, 0.75),
    stitch(inward(0.0003), size * 0.003, 1, 0.6, { color: '#6c7278' }),
  ];
}

/** Strip for buttons of a denim jacket, in shoulder widths. */
const PLACKET = 0.06;

const plackets = ({ fronts, model: { frame } }: CoatCut): Line[] =>
  fronts.map((edge, k) => {
    const points = shifted(edge.slice(8), (k === 0 ? -1 : 1) * frame.shoulderWidth * PLACKET, 0);
    return stitch(points, frame.size * 0.0012, 0.66, 0.45);
  });

export function acrossSleeve(side: Side, along: number): Point[] {
  const [dx, dy] = unitVector(side.elbow, side.wrist);
  const [x, y] = armPoint(side, along);
  const half = side.elbowRadius * 1.6;
  return [
    [x - dy * half, y + dx * half],
    [x + dx * half * 0.12, y + dy * half * 0.12],
    [x + dy * half, y - dx * half],
  ];
}

const cuffLines = ({ frame }: BodyModel, along: number, width: number, tone: number): Line[] =>
  frame.sides.map((side) =>
    stitch(curve(acrossSleeve(side, along)), frame.size * width, tone, 0.45, { onSleeves: true }),
  );

export function coatLines(coat: CoatCut, hem: readonly Point[]): Line[] {
  const { model, drawing, cloth, closure } = coat;
  const { size } = model.frame;
  const [left, right] = coat.fronts;
  const lines: Line[] = [];
  const closed = frontClosureHeight(coat);
  const lap = drawing.open === 0 ? right : right.filter(([, y]) => y >= closed);
  if (lap.length > 1) lines.push(stitch(lap, size * 0.0022, 0.45, 0.6));
  if (closure === 'zip')
    if (drawing.open === 0) lines.push(...zip(left.slice(8), 0, size));
    else lines.push(...zip(left.slice(8), -1, size), ...zip(right.slice(8), 1, size));
  if (cloth.fabric === 'denim' && closure === 'single') lines.push(...plackets(coat));
  if (closure === 'toggles') lines.push(...toggles(coat));
  if (drawing.ribbed) {
    lines.push(stitch(shifted(hem, 0, -size * 0.026), size * 0.003, 0.55, 0.55));
    lines.push(...cuffLines(model, 0.9, 0.003, 0.55));
  } else {
    lines.push(stitch(shifted(hem, 0, -size * 0.012), size * 0.0013, 0.66, 0.3));
    if (!drawing.quilt && !drawing.storm) lines.push(...cuffLines(model, 0.94, 0.0013, 0.62));
  }
  return lines;
}

/** @param gap coverage 0..255 between the fronts of an open coat, which the belt crosses */
export function tiedBelt(
  { model, cloth, rows }: CoatCut,
  body: Layer,
  gap: Uint8Array,
  sleeves: Uint8Array,
): Sheet {
  const { shoulders, hips, torso, shoulderWidth: unit, size } = model.frame;
  const y = heightAtTorsoShare(model.frame, BELT);
  const row = rows.reduce((best, r) => (Math.abs(r.y - y) < Math.abs(best.y - y) ? r : best));
  const half = torso * 0.035;
  const bend = torso * 0.02;
  const reach = unit * 0.12;
  const [left, right] = [row.left - reach, row.right + reach];
  const dip = bend * 1.4;
  const band = [
    ...saggingLine(left, right, y - half - bend, dip),
    ...saggingLine(right, left, y + half - bend, dip),
  ];
  const x = lerp(shoulders[0], hips[0], BELT) + unit * 0.02;
  const [hung, tied] = [scaledChart([x, y], unit, torso), scaledChart([x, y], unit, half)];
  const layer = flatLayer(
    model,
    [
      polyline(hung, [-0.03, 0, 0.03, 0, 0.135, 0.42, 0.065, 0.42]),
      polyline(hung, [-0.03, 0, 0.03, 0, 0.015, 0.5, -0.055, 0.5]),
      band,
      line(tied, [-0.05, -1.1, 0.05, -1.25, 0.055, 1.2, -0.045, 1.3, -0.05, -1.1], 5),
    ],
    PART.coat,
  );
  for (let i = 0; i < body.alpha.length; i++) {
    if (layer.alpha[i] === 0) continue;
    const front = (body.alpha[i]! * (255 - sleeves[i]!)) / 255;
    layer.alpha[i] = (layer.alpha[i]! * Math.min(255, front + gap[i]!)) / 255;
  }
  const lines = [stitch(polyline(tied, [-0.045, -1, 0.045, 1]), size * 0.003, 0.6, 0.5)];
  return trimSheet(layer, cloth, 0.5, { lines, behindArm: true });
}

export function buttonSheets(coat: CoatCut, body: Uint8Array): Sheet[] {
  const { model, cloth } = coat;
  const buttons = buttonsOf(coat);
  if (buttons.length === 0) return [];
  const layer = newLayer(model.width, model.height);
  for (const { at, radius } of buttons)
    fillMask(layer.alpha, oval(at, radius, radius, 16), model.width, model.height);
  intersectMask(layer.alpha, body);
  return [trimSheet(layer, cloth, 0.5, { buttons })];
}
