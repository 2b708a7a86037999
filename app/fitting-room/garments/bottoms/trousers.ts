import type { Cloth } from '../../../domain/looks/cloth.ts';
import type { TrousersDrawing } from '../../../domain/looks/look.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { heightAtTorsoShare, torsoShareAt, type Frame, type Side } from '../../person/measures/body-frame.ts';
import { addBand, eachRow, legPart, newLayer, PART, type Layer, type RowVisit } from '../../cloth/layer.ts';
import type { Line, Piece } from '../../cloth/piece.ts';
import { clamp, lerp, smoothstep } from '../../pixels/pixels.ts';
import { continueFrom } from '../../tailoring/coverage.ts';
import { saggingLine } from '../../pixels/paths.ts';
import {
  rowEdge,
  evenRows,
  rowHalfWidth,
  rowMiddle,
  rowAround,
  type Row,
} from '../../person/measures/row-spans.ts';
import { stitch } from '../../tailoring/trim.ts';
import { beltSheet, cutAbove } from './waistband.ts';
import { legAxisAt, coverLegs } from './cover-legs.ts';

/** As a share of the width at the knee. */
const HEM_WIDTH: Record<TrousersDrawing['leg'], number> = { slim: 0.6, straight: 0.86, wide: 1.18 };
const LEG_ROWS = 16;

/** On the shin, knee 0 … ankle 1; from a length of 0.9 on it reaches the shoe. */
export const hemShare = (length: number): number => length + Math.max(0, length - 0.9) * 1.6;

export const hemOf = (side: Side, length: number): number =>
  length >= 0
    ? lerp(side.knee[1], side.ankle[1], hemShare(length))
    : lerp(side.knee[1], side.hip[1], -length);

/** @param bare her bare leg fills the new one: its skin counts too. */
function clothRun(
  { classes: { clothes, skin }, inFront, width }: BodyModel,
  x: number,
  y: number,
  direction: number,
  most: number,
  bare: boolean,
): number {
  const row = Math.floor(y) * width;
  let d = 0;
  for (; d < most; d++) {
    const i = row + Math.floor(x + direction * d);
    const leg = bare && !inFront[i] ? (skin[i] ?? 0) : 0;
    if ((clothes[i] ?? 0) + leg < 102) break;
  }
  return d;
}

/** In torso lengths: an ankle that is seen this much lower is nearer. */
const NEARER = 0.06;

/** Most that one knee is wider than the other: a knee before the other was measured with it. */
const WIDER = 1.3;

interface Leg {
  side: Side;
  other: Side;
  isBefore: boolean;
}

/** In the order of painting: a leg before the other one is whole, and hides it. */
function fartherFirst({ sides: [left, right], torso }: Frame): Leg[] {
  const lower = right.ankle[1] - left.ankle[1];
  const isBefore = Math.abs(lower) > torso * NEARER;
  return lower < 0
    ? [
        { side: right, other: left, isBefore: false },
        { side: left, other: right, isBefore },
      ]
    : [
        { side: left, other: right, isBefore: false },
        { side: right, other: left, isBefore },
      ];
}

const crotchOf = ({ hips, torso }: Frame): number => hips[1] + torso * 0.16;

function legRows(model: BodyModel, drawing: TrousersDrawing, { side, other, isBefore }: Leg): Row[] {
  const { frame } = model;
  const { hip, knee, ankle } = side;
  const kneeRadius = Math.min(side.kneeRadius, other.kneeRadius * WIDER);
  const end = hemOf(side, drawing.length);
  const stout = clamp((kneeRadius / frame.size - 0.042) / 0.022, 0, 1);
  const loose = drawing.leg === 'slim' ? drawing.fit : lerp(drawing.fit, 1 + (drawing.fit - 1) * 0.45, stout);
  const width = drawing.cuffed
    ? 0.62
    : HEM_WIDTH[drawing.leg] * (drawing.leg === 'wide' ? lerp(1, 0.9, stout) : 1);
  const thigh = Math.min(side.thigh, frame.shoulderWidth * 0.34);
  const crotch = crotchOf(frame);
  const most = frame.shoulderWidth * 0.55;
  const shorts = drawing.length < 0;
  const hold = { slim: 0.93, straight: 0.945, wide: 0.962 }[drawing.leg];
  let oldOuter = 0;
  let oldInner = 0;
  const rows: Row[] = [];
  for (let j = 0; j <= LEG_ROWS; j++) {
    const y = lerp(hip[1] - frame.torso * 0.05, end, j / LEG_ROWS);
    const upper = (y - hip[1]) / (knee[1] - hip[1] || 1);
    const lower = (y - knee[1]) / (ankle[1] - knee[1] || 1);
    const axis = y < knee[1] ? lerp(hip[0], knee[0], clamp(upper, -0.2, 1)) : lerp(knee[0], ankle[0], lower);
    const atKnee = kneeRadius * loose;
    const outer =
      y < knee[1]
        ? lerp(thigh, atKnee, smoothstep(0, 1, upper))
        : lerp(atKnee, atKnee * width, smoothstep(0, 1, lower));
    const inner = y < knee[1] ? lerp(thigh * 0.8, atKnee, smoothstep(0.1, 1, upper)) : outer;
    const gap = (axis - legAxisAt(other, y)) * side.sign;
    const free = isBefore ? inner * smoothstep(0, 0.5, upper) : 2;
    const limit = y > crotch ? Math.max(free, Math.abs(gap) * 0.485) : 1e9;
    // Of legs that cross, the other one lies on the outer side.
    const [outMost, inMost] = gap < 0 ? [Math.max(outer, limit), Math.max(inner, limit)] : [most, limit];
    oldOuter = Math.min(
      outMost,
      Math.max(clothRun(model, axis, y, side.sign, most, shorts || model.undressed), oldOuter * hold),
    );
    oldInner = Math.min(
      inMost,
      Math.max(clothRun(model, axis, y, -side.sign, most, shorts), oldInner * hold),
    );
    const t = torsoShareAt(frame, y);
    const hips = frame.outline(t);
    const edge = (rowEdge(hips, side.sign) - axis) * side.sign * 1.02 + 1;
    const open = smoothstep(1.08, 1.24, t);
    const wide = Math.max(outer, oldOuter + 1);
    const out = lerp(lerp(edge, Math.min(wide, edge), smoothstep(1, 1.12, t)), wide, open);
    const inn = Math.min(inMost, Math.max(inner, oldInner));
    rows.push(
      side.sign < 0 ? { y, left: axis - out, right: axis + inn } : { y, left: axis - inn, right: axis + out },
    );
  }
  evenRows(rows, 4);
  return rows;
}

function addLeg(model: BodyModel, layer: Layer, drawing: TrousersDrawing, whole: Leg): Row[] {
  const { frame, width, height } = model;
  const { side } = whole;
  const rows = legRows(model, drawing, whole);
  const last = rows[LEG_ROWS]!;
  const leg = newLayer(width, height);
  const hem = saggingLine(last.right, last.left, last.y, frame.torso * 0.022);
  const crotch = crotchOf(frame);
  addBand(leg, rows, legPart(side.sign), [], hem, [0.2, 1]);
  eachRow(leg, addLegRow, { layer, leg, crotch });
  return rows;
}

interface AddedLeg {
  layer: Layer;
  leg: Layer;
  crotch: number;
}

const addLegRow: RowVisit<AddedLeg> = (y, from, to, { layer, leg, crotch }) => {
  for (let i = from; i < to; i++) {
    const value = leg.alpha[i]!;
    if (value === 0 || (value <= layer.alpha[i]! && value <= 127)) continue;
    const inBelly = y < crotch && layer.alpha[i]! > 127;
    if (!inBelly) continueFrom(layer, i, i, leg);
    layer.alpha[i] = Math.max(layer.alpha[i]!, value);
  }
};

/** In shoulder units: how high a hem is folded up. */
const TURN_UP = 0.034;
const WORN = { asWorn: true };

/** The paler inside of the cloth, and the edge that throws a shadow on the leg. */
function turnUps(model: BodyModel, legs: readonly Row[][]): Line[] {
  const { size } = model.frame;
  const fold = size * TURN_UP;
  return legs.flatMap((rows): Line[] => {
    const { left, right, y } = rows[rows.length - 1]!;
    const across = (up: number) => saggingLine(left - 4, right + 4, y - up, size * 0.006);
    return [
      stitch(across(fold * 0.45), fold * 1.1, 1.5, 0.55, WORN),
      stitch(across(fold), size * 0.0035, 0.5, 0.6, WORN),
      stitch(across(fold * 0.16), size * 0.0013, 0.6, 0.4, WORN),
    ];
  });
}

/** `overhang`: hem of a top over the waistband, in torso lengths: above it nothing shows beside the top. */
export function makeTrousers(
  model: BodyModel,
  drawing: TrousersDrawing,
  cloth: Cloth,
  overhang: number | null,
): Piece {
  const { frame, width, height } = model;
  const layer = newLayer(width, height);
  const rows: Row[] = Array.from({ length: 7 }, (_, k) => {
    const t = lerp(drawing.waist, 1.22, k / 6);
    const row = frame.outline(t);
    // Below the hips the legs have their own outline: the band only fills between them.
    return rowAround(row.y, rowMiddle(row), rowHalfWidth(row) * lerp(1.02, 0.6, smoothstep(0.97, 1.17, t)));
  });
  addBand(layer, rows, PART.waist);
  const legs = fartherFirst(frame).map((leg) => addLeg(model, layer, drawing, leg));
  const hems = frame.sides.map((side) => hemOf(side, drawing.length)) as [number, number];
  coverLegs(model, layer, { top: heightAtTorsoShare(frame, drawing.waist), hems });
  cutAbove(model, layer, drawing.waist, overhang);
  const lines = drawing.turnedUp ? turnUps(model, legs) : [];
  const cut = { kind: 'trousers', hem: Math.max(...hems) } as const;
  return {
    sheets: [
      { layer, cloth, manner: 'trousers', shadow: 0.35, lines, cut },
      ...(drawing.belt && overhang === null ? [beltSheet(model, drawing.waist, drawing.belt, layer)] : []),
    ],
  };
}
