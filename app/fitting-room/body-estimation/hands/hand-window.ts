// What is seen around a wrist, where a hand is looked for: colors, the class model's verdict, distances.
import { BODY_CLASSES } from '../../../domain/photos/body-map.ts';
import {
  blueDifference,
  clamp,
  distance,
  distanceToSegment,
  lerpPoint,
  luma,
  pointBounds,
  redDifference,
  unitVector,
  vectorLength,
} from '../../pixels/pixels.ts';
import type { Point, Rgb } from '../../pixels/pixels.ts';
import type { PhotoScene } from '../photo-scene.ts';
import { bareLegBeside, beyondLeg, type BareLeg } from './bare-leg.ts';
import { handShares } from './hand-or-leg.ts';
import { beyondHand, type HandShape } from './hand-shape.ts';
import { strangeness } from './skin-tones.ts';
import type { Chain, Skeleton } from '../skeleton.ts';

const [HAIR, SKIN, FACE, CLOTHES, OTHERS, WALL] = (
  ['hair', 'skin', 'face', 'clothes', 'others', 'background'] as const
).map((name) => BODY_CLASSES.indexOf(name)) as [number, number, number, number, number, number];
/** Around the axis to the finger tips, in shares of stature: where a hand is looked for, and around one that was seen. */
const REACH = 0.06;
const AROUND = 0.03;
/** Cosine of forearm and hand below which only the hand that was seen counts. */
const FORESHORTENED = 0.2;
/** From the wrist to the tips of a hand that is nearer to the camera than the rest of her (ANSUR II: 0.11). */
export const LONGEST_HAND = 0.13;
/** A wrist that a cuff covers may lie this much off. */
const WRIST_OFF = 0.03;
/** Confidence from which a pixel is her face or hair, which no hand may claim. */
const FACE_SEEN = 100;
const HAIR_SEEN = 170;
/** Skin this near the line from mouth to shoulders, and nearer to it than to the hand, is neck. */
const NECK = 0.05;

export interface Window {
  x0: number;
  y0: number;
  width: number;
  height: number;
  person: Uint8Array;
  /** Neck, face and hair. */
  other: Uint8Array;
  away: Float32Array;
  /** From the joints' own axis, whatever was found since. */
  fromJoints: Float32Array;
  /** Past the wrist, as the forearm goes or as half of a bent wrist's angle does. */
  past: Float32Array;
  way: Point;
  wrist: Point;
  leg: BareLeg | null;
  /** Beyond the outline that the hand model's points tell, in palms, negative inside; null where it saw none. */
  beyond: Float32Array | null;
  /** Where a leg is bare: 0 leg … 1 hand, by the edges between. */
  handShare: Float32Array | null;
  color: Uint8ClampedArray;
  /** Brightness, blue and red of each pixel. */
  light: Float32Array;
  blue: Float32Array;
  red: Float32Array;
  skin: Float32Array;
  wall: Float32Array;
  cloth: Float32Array;
  /** Distance of the color from all skin colors of this person. */
  strange: Float32Array;
}

/** @returns null where nothing of it lies in the crop. */
export function handWindowAt(
  scene: PhotoScene,
  chain: Chain,
  { stature, mouth, shoulders, legs }: Pick<Skeleton, 'stature' | 'mouth' | 'shoulders' | 'legs'>,
  tones: readonly Rgb[],
  shape: HandShape | null = null,
): Window | null {
  const { width, height } = scene;
  const [, elbow, wrist, knuckle] = chain;
  const [from, to] = [lerpPoint(wrist, elbow, 0.12), lerpPoint(wrist, knuckle, 2)];
  const reach = stature * REACH;
  const bounds = pointBounds([from, to, ...(shape?.points ?? [])]);
  const x0 = clamp(Math.floor(bounds.x0 - reach), 0, width);
  const y0 = clamp(Math.floor(bounds.y0 - reach), 0, height);
  const wide = clamp(Math.ceil(bounds.x1 + reach), 0, width) - x0;
  const tall = clamp(Math.ceil(bounds.y1 + reach), 0, height) - y0;
  if (wide < 4 || tall < 4 || wide * tall > (stature * 0.4) ** 2) return null;
  const [arm, way] = waysOf(chain, stature, shape !== null);
  const out: Window = {
    way,
    wrist,
    leg: bareLegBeside(scene, legs, wrist, stature),
    beyond: shape && new Float32Array(wide * tall),
    handShare: null,
    x0,
    y0,
    width: wide,
    height: tall,
    person: new Uint8Array(wide * tall),
    other: new Uint8Array(wide * tall),
    away: new Float32Array(wide * tall),
    fromJoints: new Float32Array(wide * tall),
    past: new Float32Array(wide * tall),
    color: new Uint8ClampedArray(wide * tall * 3),
    light: new Float32Array(wide * tall),
    blue: new Float32Array(wide * tall),
    red: new Float32Array(wide * tall),
    skin: new Float32Array(wide * tall),
    wall: new Float32Array(wide * tall),
    cloth: new Float32Array(wide * tall),
    strange: new Float32Array(wide * tall),
  };
  const look: Look = {
    ...{ scene, tones, shape, stature, mouth, shoulders, from, to, arm },
    ...(shape ? { reach: AROUND, longest: Infinity } : { reach: REACH, longest: LONGEST_HAND + WRIST_OFF }),
  };
  for (let v = 0; v < tall; v++) lookAtRow(look, out, v);
  out.handShare = handSharesOf(out);
  return out;
}

interface Look extends Pick<Skeleton, 'stature' | 'mouth' | 'shoulders'> {
  scene: PhotoScene;
  tones: readonly Rgb[];
  shape: HandShape | null;
  /** The axis of the hand, and the way of the forearm. */
  from: Point;
  to: Point;
  arm: Point;
  /** Around the axis, and from the wrist, in statures. */
  reach: number;
  longest: number;
}

function lookAtRow(look: Look, w: Window, v: number): void {
  const { scene, stature, mouth, shoulders, arm, reach, longest } = look;
  const { wrist, way } = w;
  const y = w.y0 + v;
  for (let u = 0; u < w.width; u++) {
    const i = v * w.width + u;
    const x = w.x0 + u;
    w.away[i] = w.fromJoints[i] = awayAt(look, w, i, x, y);
    const px = (x - wrist[0]) / stature;
    const py = (y - wrist[1]) / stature;
    w.past[i] = Math.max(px * arm[0] + py * arm[1], px * way[0] + py * way[1]);
    readColor(look, w, i, ((y + scene.box.y0) * scene.photo.width + x + scene.box.x0) * 4);
    const seen = scene.confidences(x, y);
    const fromNeck = distanceToSegment(mouth, shoulders, x, y) / stature;
    const isHead = seen[FACE]! > FACE_SEEN || seen[HAIR]! > HAIR_SEEN;
    w.other[i] = isHead || fromNeck < Math.min(NECK, w.away[i]!) ? 1 : 0;
    const tooFar = vectorLength(x - wrist[0], y - wrist[1]) > stature * longest;
    w.person[i] = mayBeHand(w, i, reach) && !tooFar ? 1 : 0;
    w.skin[i] = seen[SKIN]! + seen[FACE]!;
    w.wall[i] = seen[WALL]!;
    w.cloth[i] = seen[CLOTHES]! + seen[OTHERS]!;
  }
}

function awayAt({ shape, from, to, stature }: Look, w: Window, i: number, x: number, y: number): number {
  if (!shape || !w.beyond) return distanceToSegment(from, to, x, y) / stature;
  const beyond = beyondHand(shape, x, y);
  w.beyond[i] = beyond / shape.palm;
  return Math.max(0, beyond) / stature;
}

function readColor({ scene, tones }: Look, w: Window, i: number, at: number): void {
  const { data } = scene.photo;
  const r = (w.color[i * 3] = data[at]!);
  const g = (w.color[i * 3 + 1] = data[at + 1]!);
  const b = (w.color[i * 3 + 2] = data[at + 2]!);
  const light = luma(r, g, b);
  w.light[i] = light;
  w.blue[i] = blueDifference(b, light);
  w.red[i] = redDifference(r, light);
  let strange = Infinity;
  for (const tone of tones) strange = Math.min(strange, strangeness(tone, r, g, b));
  w.strange[i] = strange;
}

const mayBeHand = (w: Window, i: number, reach: number): boolean =>
  w.away[i]! < reach && w.past[i]! > -0.035 && w.other[i] === 0;

/** Surely hand: this near to the axis, from before the wrist to the knuckles. Surely leg: further away or down than one reaches. */
const SURELY_HAND = { away: 0.008, from: -0.02, to: 0.04 };
const SURELY_LEG = { away: 0.048, past: 0.118, inside: -0.004 };

const NOT_AROUND = 0.012;

const isCore = (w: Window, i: number): boolean =>
  w.beyond
    ? w.beyond[i]! < CORE
    : w.fromJoints[i]! < SURELY_HAND.away && w.past[i]! > SURELY_HAND.from && w.past[i]! < SURELY_HAND.to;

const isSurelyLeg = (w: Window, leg: BareLeg, i: number): boolean =>
  (w.fromJoints[i]! > (w.beyond ? NOT_AROUND : SURELY_LEG.away) || w.past[i]! > SURELY_LEG.past) &&
  beyondLeg(leg, w.x0 + (i % w.width), w.y0 + Math.floor(i / w.width)) < SURELY_LEG.inside;

function addSure(w: Window, leg: BareLeg, row: number, hand: number[], bare: number[]): void {
  for (let i = row; i < row + w.width; i++) {
    if (w.skin[i]! <= 200) continue;
    if (isCore(w, i)) hand.push(i);
    if (isSurelyLeg(w, leg, i)) bare.push(i);
  }
}

function handSharesOf(w: Window): Float32Array | null {
  const { leg } = w;
  if (!leg) return null;
  const [hand, bare]: [number[], number[]] = [[], []];
  for (let row = 0; row < w.skin.length; row += w.width) addSure(w, leg, row, hand, bare);
  return handShares(w, hand, bare);
}

/** A knuckle nearer than this to the wrist, in statures, does not tell where the hand goes. */
const KNUCKLE_TELLS = 0.02;

/** The way of the forearm, and of the hand. */
function waysOf([, elbow, wrist, knuckle]: Chain, stature: number, isSeen: boolean): readonly [Point, Point] {
  const forearm = unitVector(elbow, wrist);
  const hand = unitVector(wrist, knuckle);
  // A forearm that points at the camera does not tell where its hand goes.
  const isForeshortened = isSeen && forearm[0] * hand[0] + forearm[1] * hand[1] < FORESHORTENED;
  const arm = isForeshortened ? hand : forearm;
  return [arm, handWay(arm, wrist, knuckle, stature)];
}

/** The way from forearm to hand: half of the angle of a bent wrist. */
function handWay(arm: Point, wrist: Point, knuckle: Point, stature: number): Point {
  if (distance(wrist, knuckle) < KNUCKLE_TELLS * stature) return arm;
  const hand = unitVector(wrist, knuckle);
  const both: Point = [arm[0] + hand[0], arm[1] + hand[1]];
  // A hand that is folded back on its arm is a mistake of the pose model.
  return vectorLength(...both) < 1 ? arm : unitVector([0, 0], both);
}

/** Also looks around a hand found in the first pass, as far as one reaches. Changes `w`. `axis`: from its cuff to past its tips. */
export function extendHandWindow(w: Window, axis: readonly [Point, Point], stature: number): void {
  const { wrist, way } = w;
  const [dx, dy] = [axis[0][0] - wrist[0], axis[0][1] - wrist[1]];
  // Where part of the forearm was seen with it, the hand begins at the wrist.
  const root = dx * way[0] + dy * way[1] < 0 ? wrist : axis[0];
  for (let i = 0; i < w.person.length; i++) {
    const x = w.x0 + (i % w.width);
    const y = w.y0 + Math.floor(i / w.width);
    const away = distanceToSegment(axis[0], axis[1], x, y) / stature;
    w.away[i] = Math.min(w.away[i]!, away);
    const tooFar = vectorLength(x - root[0], y - root[1]) > stature * LONGEST_HAND;
    w.person[i] = mayBeHand(w, i, REACH) && !tooFar ? 1 : 0;
  }
}

/** In palms beyond the outline of a hand that was seen: surely inside. */
const CORE = -0.05;

/** 255 where a hand that was seen shows her skin; null where it hardly does. */
export function coreOfHand(w: Window, beyond: Float32Array): Uint8Array | null {
  let [inside, skin] = [0, 0];
  const core = beyond.map((far, i) => {
    if (far > CORE || w.past[i]! < 0 || w.other[i]) return 0;
    inside++;
    if (w.strange[i]! > STRANGE_CORE) return 0;
    skin++;
    return 255;
  });
  return skin > inside * SHOWN ? Uint8Array.from(core) : null;
}

const STRANGE_CORE = 1.1;
/** Share of a hand that must have the hue of skin. */
const SHOWN = 0.3;
