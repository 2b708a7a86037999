// Is it still her body? Lengths on a picture, against her photo and our own render of the look.
import type { BodyRatio } from '../../domain/looks/picture-check.ts';
import type { BodyModel } from '../person/body-model.ts';
import type { Side } from '../person/measures/body-frame.ts';
import type { HandShift } from './locate-hand.ts';
import {
  differenceFromBackground,
  findSilhouetteEdge,
  edgeShift,
  type Edge,
  type Signal,
} from './edge-shift.ts';
import { lerp, lerpPoint, type Picture, type Point } from '../pixels/pixels.ts';

/** Share by which a ratio may lie outside of what her photo and the look explain. */
export const MOST_DRIFT = 0.03;
/** As a share of her size. */
const REACH = 0.055;
/** Further from our outline the photo's is something else (a hole in the map, a bag); share of her size. */
const SAME_EDGE = 0.04;
/** From its neighbors; share of her size. */
const ODD_ROW = 0.012;

/** On the crop, 0..255: of the photo and of our own render. */
export interface Silhouettes {
  photo: Uint8Array;
  own: Uint8Array;
}

export interface Drawings {
  own: Picture;
  answer: Picture;
}

interface Eyes {
  model: BodyModel;
  silhouettes: Silhouettes;
  own: Signal;
  answer: Signal;
  reach: number;
}

const rows = (y: number, half: number): number[] =>
  Array.from({ length: Math.max(3, Math.round(half * 2)) }, (_, k) => y - half + k);

function outlineOf(
  silhouette: Uint8Array,
  model: BodyModel,
  from: readonly Point[],
  out: Point,
): Edge | null {
  const found = from.flatMap((point) => {
    const edge = findSilhouetteEdge(silhouette, model, point, out);
    return edge ? [{ point, ...edge }] : [];
  });
  const usual = middle(found.map(({ length }) => length));
  const even = found.filter(({ length }) => Math.abs(length - usual) <= model.frame.size * ODD_ROW);
  if (even.length < from.length * 0.6) return null;
  const points = even.map(({ point: [x, y], length }): Point => [x + out[0] * length, y + out[1] * length]);
  return { points, out, free: middle(even.map(({ free }) => free)) };
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

const meanAlong = ({ points, out }: Edge): number =>
  points.reduce((sum, [x, y]) => sum + x * out[0] + y * out[1], 0) / points.length;

interface Span {
  own: number;
  answer: number;
  photo: number | null;
}

function spanOf(eyes: Eyes, sides: { from: readonly Point[]; out: Point }[], fixed = 0): Span | null {
  const { model, silhouettes } = eyes;
  const span: Span = { own: fixed, answer: fixed, photo: fixed };
  for (const { from, out } of sides) {
    const edge = outlineOf(silhouettes.own, model, from, out);
    const shift = edge && edgeShift(eyes.own, eyes.answer, edge, eyes.reach);
    if (!edge || shift === null) return null;
    const before = outlineOf(silhouettes.photo, model, from, out);
    const [mine, hers] = [meanAlong(edge), before ? meanAlong(before) : Infinity];
    const isSame = Math.abs(hers - mine) <= model.frame.size * SAME_EDGE;
    span.own += mine;
    span.answer += mine + shift;
    span.photo = span.photo === null || !isSame ? null : span.photo + hers;
  }
  return span;
}

/** Share by which the answer lies outside of what photo and look span. */
function driftOf({ own, answer, photo }: Span): number {
  const [low, high] = [Math.min(own, photo ?? own), Math.max(own, photo ?? own)];
  return Math.max(0, (low - answer) / low, (answer - high) / high);
}

function acrossTorso(eyes: Eyes, t: number): Span | null {
  const { shoulders, hips, torso } = eyes.model.frame;
  const from = rows(shoulders[1] + torso * t, torso * 0.05).map((y): Point => [
    lerp(shoulders[0], hips[0], t),
    y,
  ]);
  return spanOf(eyes, [
    { from, out: [-1, 0] },
    { from, out: [1, 0] },
  ]);
}

function acrossShins(eyes: Eyes): Span | null {
  const { sides, torso } = eyes.model.frame;
  const shin = ({ knee, ankle }: Side) =>
    rows(lerp(knee[1], ankle[1], 0.65), torso * 0.06).map((y): Point => [
      lerpPoint(knee, ankle, (y - knee[1]) / (ankle[1] - knee[1]))[0],
      y,
    ]);
  return spanOf(
    eyes,
    sides.map((side) => ({ from: shin(side), out: [side.sign, 0] as Point })),
  );
}

function downToSoles(eyes: Eyes, from: number): Span[] {
  const { sides, shoulderWidth } = eyes.model.frame;
  return sides.flatMap(({ ankle, toe }) => {
    const columns = rows(lerp(ankle[0], toe[0], 0.5), shoulderWidth * 0.09).map((x): Point => [x, ankle[1]]);
    return spanOf(eyes, [{ from: columns, out: [0, 1] }], -from) ?? [];
  });
}

/** The worse of their distance and their height below the shoulders. */
function handsDrift({ frame }: BodyModel, [left, right]: readonly [HandShift, HandShift]): number {
  const [a, b] = frame.sides;
  const span = b.wrist[0] - a.wrist[0];
  const reach = (a.wrist[1] + b.wrist[1]) / 2 - frame.shoulders[1];
  const down = (left.shift[1] + right.shift[1]) / 2;
  return Math.max(Math.abs(right.shift[0] - left.shift[0]) / span, Math.abs(down) / reach);
}

/**
 * Leaves out what has no edge against the wall.
 * @param drawings both of the photo's size and aligned with it
 * @param hands in the answer against our own render; null where they are not seen
 */
export function measureBodyDrift(
  model: BodyModel,
  silhouettes: Silhouettes,
  drawings: Drawings,
  hands: readonly [HandShift, HandShift] | null,
): Partial<Record<BodyRatio, number>> {
  const { frame } = model;
  const eyes: Eyes = {
    model,
    silhouettes,
    own: differenceFromBackground(model, drawings.own),
    answer: differenceFromBackground(model, drawings.answer),
    reach: Math.round(frame.size * REACH),
  };
  const wrists = (frame.sides[0].wrist[1] + frame.sides[1].wrist[1]) / 2;
  const handsDown = hands ? (hands[0].shift[1] + hands[1].shift[1]) / 2 : 0;
  const legs = downToSoles(eyes, wrists).map((span) => ({ ...span, answer: span.answer - handsDown }));
  const spans: [BodyRatio, (Span | null)[]][] = [
    ['shoulders', [acrossTorso(eyes, 0.12)]],
    ['waist', [acrossTorso(eyes, 0.6)]],
    ['hips', [acrossTorso(eyes, 1)]],
    ['stance', [acrossShins(eyes)]],
    ['height', downToSoles(eyes, frame.eyes[1])],
    ['legs', hands ? legs : []],
  ];
  const seen = spans.flatMap(([ratio, each]) => {
    const drifts = each.flatMap((span) => (span ? driftOf(span) : []));
    return drifts.length > 0 ? [[ratio, Math.max(...drifts)] as const] : [];
  });
  return { ...Object.fromEntries(seen), ...(hands && { hands: handsDrift(model, hands) }) };
}
