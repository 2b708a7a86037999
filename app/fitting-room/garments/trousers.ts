// Trousers and shorts.
import type { Cloth } from '../../domain/cloth.ts';
import type { TrousersDrawing } from '../../domain/look.ts';
import type { BodyModel } from '../person/analyse.ts';
import type { Side } from '../person/frame.ts';
import { addBand, newLayer, PART } from '../cloth/layer.ts';
import type { Layer, Row } from '../cloth/layer.ts';
import type { Line, Piece } from '../cloth/piece.ts';
import { clamp, lerp, smoothstep } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';
import { beltSheet, cutAbove } from './waist.ts';
import { curve } from '../pixels/shapes.ts';
import { axisAt, takeInLegs } from './take-in-legs.ts';

/** Width at the hem as a share of the width at the knee. */
const HEM_WIDTH: Record<TrousersDrawing['leg'], number> = { slim: 0.6, straight: 0.86, wide: 1.18 };
const LEG_ROWS = 16;

/** Where the hem is on the shin, knee 0 … ankle 1, by a drawing's length: from 0.9 on it goes down to the shoe. */
export const hemShare = (length: number): number => length + Math.max(0, length - 0.9) * 1.6;

/** Height of the hem: knee 0 … ankle 0.95, and from there on to the shoe; negative above the knee. */
const hemOf = (side: Side, length: number): number =>
  length >= 0
    ? lerp(side.knee[1], side.ankle[1], hemShare(length))
    : lerp(side.knee[1], side.hip[1], -length);

/** How far old cloth runs sideways from a point. @param bare her bare leg fills the new one: its skin counts, too. */
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

function legRows(model: BodyModel, drawing: TrousersDrawing, side: Side): Row[] {
  const { frame } = model;
  const { hip, knee, ankle, kneeRadius } = side;
  const end = hemOf(side, drawing.length);
  // A stout leg fills wide cloth by itself: then it falls straighter.
  const stout = clamp((kneeRadius / frame.size - 0.042) / 0.022, 0, 1);
  const loose = drawing.leg === 'slim' ? drawing.fit : lerp(drawing.fit, 1 + (drawing.fit - 1) * 0.45, stout);
  const width = drawing.cuffed
    ? 0.62
    : HEM_WIDTH[drawing.leg] * (drawing.leg === 'wide' ? lerp(1, 0.9, stout) : 1);
  const thigh = Math.min(side.thigh, frame.shoulderWidth * 0.34);
  const crotch = frame.hips[1] + frame.torso * 0.16;
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
    // Below the crotch the two legs must not cross the middle.
    const middle = lerp(
      frame.hips[0],
      frame.ankles[0],
      clamp((y - frame.hips[1]) / (frame.ankles[1] - frame.hips[1]), 0, 1),
    );
    const limit = y > crotch ? Math.max(2, Math.abs(axis - middle) * 0.97) : 1e9;
    oldOuter = Math.max(
      Math.min(most, clothRun(model, axis, y, side.sign, most, shorts || model.undressed)),
      oldOuter * hold,
    );
    oldInner = Math.min(limit, Math.max(clothRun(model, axis, y, -side.sign, most, shorts), oldInner * hold));
    // On the hips a leg is no wider than the body: there the waist's own edge holds.
    const t = (y - frame.shoulders[1]) / frame.torso;
    const hips = frame.outline(t);
    const edge = (side.sign < 0 ? axis - hips.left : hips.right - axis) * 1.02 + 1;
    const free = smoothstep(1.08, 1.24, t);
    const wide = Math.max(outer, oldOuter + 1);
    const out = lerp(lerp(edge, Math.min(wide, edge), smoothstep(1, 1.12, t)), wide, free);
    const inn = Math.min(limit, Math.max(inner, oldInner));
    rows.push(
      side.sign < 0 ? { y, left: axis - out, right: axis + inn } : { y, left: axis - inn, right: axis + out },
    );
  }
  for (let pass = 0; pass < 4; pass++) {
    for (let j = 1; j < LEG_ROWS; j++) {
      const [a, b, c] = [rows[j - 1]!, rows[j]!, rows[j + 1]!];
      b.left = (a.left + 2 * b.left + c.left) / 4;
      b.right = (a.right + 2 * b.right + c.right) / 4;
    }
  }
  return rows;
}

/** Adds one leg and returns its rows. */
function addLeg(model: BodyModel, layer: Layer, drawing: TrousersDrawing, side: Side): Row[] {
  const { frame, width, height } = model;
  const rows = legRows(model, drawing, side);
  const last = rows[LEG_ROWS]!;
  const leg = newLayer(width, height);
  const hem = curve([
    [last.right, last.y],
    [(last.left + last.right) / 2, last.y + frame.torso * 0.022],
    [last.left, last.y],
  ]);
  const crotch = frame.hips[1] + frame.torso * 0.16;
  addBand(leg, rows, side.sign < 0 ? PART.leftLeg : PART.rightLeg, [], hem, [0.2, 1]);
  for (let i = 0; i < leg.alpha.length; i++) {
    const value = leg.alpha[i]!;
    if (value === 0 || (value <= layer.alpha[i]! && value <= 127)) continue;
    const inBelly = Math.floor(i / width) < crotch && layer.alpha[i]! > 127;
    if (!inBelly) {
      layer.part[i] = leg.part[i]!;
      layer.across[i] = leg.across[i]!;
      layer.along[i] = leg.along[i]!;
    }
    layer.alpha[i] = Math.max(layer.alpha[i]!, value);
  }
  return rows;
}

/** Pressed into the front of each leg, from the thigh down. */
function creases(model: BodyModel, legs: readonly Row[][]): Line[] {
  const { size } = model.frame;
  return legs.flatMap((rows): Line[] => {
    const points = curve(
      rows.slice(4).map((row): Point => [(row.left + row.right) / 2, row.y]),
      4,
    );
    const shade = points.map(([x, y]): Point => [x + size * 0.004, y]);
    return [
      { points, width: size * 0.0045, tone: 1.08, strength: 0.12 },
      { points: shade, width: size * 0.005, tone: 0.84, strength: 0.14 },
    ];
  });
}

/** Ribbing at the ankle. */
function cuffs(model: BodyModel, legs: readonly Row[][]): Line[] {
  const { size } = model.frame;
  return legs.map((rows): Line => {
    const { left, right, y } = rows[rows.length - 1]!;
    const at = y - size * 0.026;
    return {
      points: curve([
        [left - 4, at],
        [(left + right) / 2, at + size * 0.006],
        [right + 4, at],
      ]),
      width: size * 0.003,
      tone: 0.55,
      strength: 0.55,
    };
  });
}

function trouserLines(model: BodyModel, drawing: TrousersDrawing): Line[] {
  const { frame } = model;
  const { size, torso, hips } = frame;
  const row = frame.outline(drawing.waist);
  const band = size * 0.014;
  const centre = (row.left + row.right) / 2;
  const y = row.y + band;
  const mouth = y + torso * 0.13;
  const hip = frame.outline((mouth - frame.shoulders[1]) / torso);
  const pocket = (sign: -1 | 1): Point[] =>
    curve([
      [centre + sign * (row.right - row.left) * 0.28, y],
      [centre + sign * (row.right - row.left) * 0.36, y + torso * 0.09],
      // Past the side seam: the cloth ends it.
      [(sign < 0 ? hip.left : hip.right) + sign * size * 0.01, mouth],
    ]);
  const flyEnd = hips[1] + torso * 0.04;
  const fly: Line[] = [
    {
      points: curve([
        [centre, y],
        [centre + size * 0.001, lerp(y, flyEnd, 0.5)],
        [centre, flyEnd + torso * 0.03],
      ]),
      width: size * 0.002,
      tone: 0.55,
      strength: 0.42,
    },
    {
      points: curve([
        [centre + size * 0.017, y],
        [centre + size * 0.017, lerp(y, flyEnd, 0.6)],
        [centre + size * 0.012, lerp(y, flyEnd, 0.9)],
        [centre, flyEnd + torso * 0.012],
      ]),
      width: size * 0.0012,
      tone: 0.62,
      strength: 0.3,
    },
  ];
  const loops = [-0.66, -0.27, 0.3, 0.68].flatMap((across): Line[] => {
    const x = centre + (across * (row.right - row.left)) / 2;
    const points: Point[] = [
      [x, row.y],
      [x, y + size * 0.003],
    ];
    return [
      { points, width: size * 0.0075, tone: 0.6, strength: 0.35 },
      { points, width: size * 0.005, tone: 1.08, strength: 0.5 },
    ];
  });
  const hems = frame.sides.map((side): Line => {
    const end = hemOf(side, drawing.length) - size * 0.008;
    const reach = side.kneeRadius * 1.6;
    const x = drawing.length >= 0 ? lerp(side.knee[0], side.ankle[0], drawing.length) : side.knee[0];
    const points = curve([
      [x - reach, end],
      [x, end + torso * 0.02],
      [x + reach, end],
    ]);
    return { points, width: size * 0.0013, tone: 0.6, strength: 0.35 };
  });
  return [
    {
      points: curve([
        // Past the body: the cloth stands off it, and ends the seam.
        [row.left - size * 0.01, y],
        [centre, y + band * 0.35],
        [row.right + size * 0.01, y],
      ]),
      width: size * 0.0016,
      tone: 0.5,
      strength: 0.6,
    },
    ...fly,
    ...loops,
    { points: pocket(-1), width: size * 0.002, tone: 0.55, strength: 0.4 },
    { points: pocket(1), width: size * 0.002, tone: 0.55, strength: 0.4 },
    ...hems,
  ];
}

/** @param overhang hem of a top worn over the waistband, in torso lengths: above it nothing shows beside the top. */
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
    const centre = (row.left + row.right) / 2;
    // Below the hips the legs have their own outline: the band only fills between them.
    const half = ((row.right - row.left) / 2) * lerp(1.02, 0.6, smoothstep(0.97, 1.17, t));
    return { y: row.y, left: centre - half, right: centre + half };
  });
  addBand(layer, rows, PART.waist);
  const legs = frame.sides.map((side) => addLeg(model, layer, drawing, side));
  const top = frame.shoulders[1] + frame.torso * drawing.waist;
  const above = (x: number, y: number) => {
    const [a, b] = frame.sides;
    // The nearer leg at that height: in a leaning stance it is not the one with the nearer ankle.
    const side = Math.abs(x - axisAt(a, y)) < Math.abs(x - axisAt(b, y)) ? a : b;
    return y > top ? clamp(hemOf(side, drawing.length) - y + 0.5, 0, 1) : 0;
  };
  takeInLegs(model, layer, above);
  cutAbove(model, layer, drawing.waist, overhang);
  const lines = trouserLines(model, drawing);
  if (drawing.crease ?? (cloth.fabric === 'wool' && drawing.length > 0.4))
    lines.push(...creases(model, legs));
  if (drawing.cuffed) lines.push(...cuffs(model, legs));
  const cut = {
    kind: 'trousers',
    hem: Math.max(...frame.sides.map((side) => hemOf(side, drawing.length))),
    loose: { slim: 0, straight: 0.4, wide: 1 }[drawing.leg],
  } as const;
  return {
    sheets: [
      { layer, cloth, manner: 'trousers', shadow: 0.35, lines, cut },
      ...(drawing.belt && overhang === null ? [beltSheet(model, drawing.waist, drawing.belt, layer)] : []),
    ],
  };
}
