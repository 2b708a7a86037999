// The class model has a quarter of the photo's size, and loses fingers in shade, under cuffs, and before
// walls of the color of skin: here the colors around each hand decide.
import { blurInto } from '../../pixels/blur.ts';
import { connectedComponents } from '../../pixels/connected-components.ts';
import {
  distance,
  lerpPoint,
  quantile,
  smoothstep,
  unitVector,
  type Point,
  type Rgb,
} from '../../pixels/pixels.ts';
import {
  CLOTH,
  HAND,
  LEG,
  labelHandWindow,
  medianLight,
  handPalettes,
  STRANGE_AGAIN,
} from './hand-labels.ts';
import { coreOfHand, extendHandWindow, handWindowAt, type Window } from './hand-window.ts';
import { handShape } from './hand-shape.ts';
import { labelSeenHand, type LabeledHand } from './label-seen-hand.ts';
import { skinTones } from './skin-tones.ts';
import type { PhotoScene } from '../photo-scene.ts';
import type { Chain, Skeleton } from '../skeleton.ts';

export interface FoundHand {
  entry: Point;
  tip: Point;
  /** A cuff covers the wrist: only the hand tells where it is. */
  cuffed: boolean;
  area: number;
  /** The hand model saw it: what is not in the mask is no part of it. */
  outlined?: boolean;
}

export interface Hands {
  /** 0..255 on the crop. */
  mask: Uint8Array;
  /** 255 around hands where cloth is seen: what it covers of a hand is hidden. */
  cloth: Uint8Array;
  seen: readonly [FoundHand | null, FoundHand | null];
}

/** Weight of the class model, which hardly sees fingers, in the first pass and with the hand's colors known. */
const BELIEF = 0.6;
const BELIEF_AGAIN = 0.45;
const FIRST_LOOK = 2; // sweeps
/** Cost of a color that no skin has, in the first pass and once the hand's colors are known. */
const STRANGE = 5;
const DEEP = 0.022; // past the wrist, shares of stature: partly under a cuff
/** Fingers may extend this far beyond what the first pass found, in its length. */
const PAST_TIP = 1.4;
const LEAST_AREA = 0.00013; // stature squared
/** No hand is larger, nor two that lie in each other (stature squared); then it is what lies at its axis. */
const MOST_AREA = 0.0065;
/** Half of the thinnest finger, share of stature. */
const THIN = 0.0022;
/** Of 255, in the middle of a blurred finger. */
const CORE = 205;
/** This near cloth (shares of stature), pixels below this share of the hand's light are its shade or edge. */
const BESIDE = 0.004;
const SHADED = 0.56;
/** A dark patch smaller than this (stature squared) of whose rim this share is open is no finger. */
const [CRUMB, OPEN] = [0.00016, 0.45];

/** Mean that the class model takes a piece for skin, of 255: surely hand; and beside such a piece no part of it. */
const [SURE_PIECE, WALL_PIECE] = [150, 25];

/** Of pixels, how near they are to the hand's axis: 1 at it, 0 from `far` on (statures). */
function nearnessOf(pixels: Int32Array, w: Window, near: number, far: number): number {
  let sum = 0;
  for (const i of pixels) sum = sum + 1 - smoothstep(near, far, w.away[i]!);
  return sum;
}

function sumOf(plane: Float32Array, pixels: Int32Array): number {
  let sum = 0;
  for (const i of pixels) sum += plane[i]!;
  return sum;
}

/** `value` where a plane is at least `from`, else 0. */
function from(plane: Uint8Array, least: number, value: number): Uint8Array {
  const out = new Uint8Array(plane.length);
  for (let i = 0; i < out.length; i++) if (plane[i]! >= least) out[i] = value;
  return out;
}

/** The hand alone, without what is not thick enough for a finger. */
export function largest(labels: Uint8Array, w: Window, stature: number): Uint8Array {
  const out = new Uint8Array(labels.length);
  const patches = connectedComponents({ mask: labels, width: w.width, height: w.height }, HAND);
  const weights = patches.map((patch) => nearnessOf(patch, w, 0.01, 0.035));
  const most = Math.max(0, ...weights);
  const skins = patches.map((patch) => sumOf(w.skin, patch) / patch.length);
  const isSure = skins.some((skin, k) => skin > SURE_PIECE && weights[k]! > most * 0.2);
  patches.forEach((patch, k) => {
    const isWall = isSure && skins[k]! < WALL_PIECE;
    if (weights[k]! > most * 0.2 && !isWall) for (const i of patch) out[i] = 255;
  });
  dropWhatHangsOn(out, w, stature);
  const thick = new Uint8Array(out);
  const thin = Math.max(1, stature * THIN);
  blurInto(thick, thick, w.width, w.height, thin);
  const core = from(thick, CORE, 255);
  blurInto(core, core, w.width, w.height, thin * 1.5);
  for (let i = 0; i < out.length; i++) if (thick[i]! < 105 || core[i]! < 8) out[i] = 0;
  return out;
}

/** In statures: half of a bridge that does not make one thing of two; and (squared) what is larger than a finger. */
const BRIDGE = 0.004;
const BEYOND_FINGER = 0.0004;
/** Mean nearness to the hand's axis below which a thing is another: a thigh, the other arm. */
const NEARNESS = 0.35;

/** What is joined to a hand by a narrow bridge and lies away from its axis is no hand. Changes `hand`. */
function dropWhatHangsOn(hand: Uint8Array, w: Window, stature: number): void {
  const wide = new Uint8Array(hand);
  blurInto(wide, wide, w.width, w.height, Math.max(1, stature * BRIDGE));
  const inner = from(wide, 236, 1);
  const things = connectedComponents({ mask: inner, width: w.width, height: w.height }, 1);
  const others = things.filter(
    (thing) =>
      thing.length > BEYOND_FINGER * stature ** 2 &&
      nearnessOf(thing, w, 0.012, 0.035) / thing.length < NEARNESS,
  );
  if (others.length === 0) return;
  const foreign = new Set(others.flatMap((thing) => [...thing]));
  // From the insides outward, so that each pixel goes to the nearest.
  const owner = new Uint8Array(hand.length);
  let edge = things.flatMap((thing) => [...thing]);
  for (const i of edge) owner[i] = foreign.has(i) ? 2 : 1;
  while (edge.length > 0) {
    const next: number[] = [];
    for (const i of edge)
      for (const j of [i - 1, i + 1, i - w.width, i + w.width])
        if (hand[j] && !owner[j]) {
          owner[j] = owner[i]!;
          next.push(j);
        }
    edge = next;
  }
  for (let i = 0; i < hand.length; i++) if (owner[i] === 2) hand[i] = 0;
}

function withoutShade(hand: Uint8Array, labels: Uint8Array, w: Window, stature: number): void {
  const near = labels.map((label) => (label === CLOTH ? 255 : 0));
  blurInto(near, near, w.width, w.height, Math.max(1, stature * BESIDE));
  const least = SHADED * medianLight(w, hand);
  const dark = new Uint8Array(hand.length);
  for (let i = 0; i < hand.length; i++) {
    if (hand[i] === 0 || w.light[i]! >= least) continue;
    if (near[i]! > 40) hand[i] = 0;
    else dark[i] = 1;
  }
  for (const patch of connectedComponents({ mask: dark, width: w.width, height: w.height }, 1)) {
    let [rim, open] = [0, 0];
    for (const i of patch)
      for (const n of [i - 1, i + 1, i - w.width, i + w.width]) {
        if (dark[n]) continue;
        rim++;
        if (!hand[n]) open++;
      }
    if (patch.length < CRUMB * stature ** 2 && open > rim * OPEN) for (const i of patch) hand[i] = 0;
  }
}

function areaOf(hand: Uint8Array, w: Window): number {
  let area = 0;
  for (let i = 0; i < hand.length; i++) if (hand[i]! > 127 && w.past[i]! > 0) area++;
  return area;
}

/** Middle of those of some pixels that lie between two bounds past the wrist, in statures. */
function middleBetween(pixels: readonly number[], w: Window, low: number, high: number): Point {
  let [x, y, count] = [0, 0, 0];
  for (const i of pixels) {
    if (w.past[i]! < low || w.past[i]! > high) continue;
    x += w.x0 + (i % w.width);
    y += w.y0 + Math.floor(i / w.width);
    count++;
  }
  return [x / Math.max(1, count), y / Math.max(1, count)];
}

function seenIn(mask: Uint8Array, w: Window, chain: Chain, stature: number): FoundHand | null {
  const [, elbow, wrist] = chain;
  const [dx, dy] = unitVector(elbow, wrist);
  const pixels: number[] = [];
  for (let i = 0; i < mask.length; i++) if (mask[i]! > 127) pixels.push(i);
  if (pixels.length < LEAST_AREA * stature ** 2) return null;
  const pasts = pixels.map((i) => w.past[i]!);
  const along = ([x, y]: Point): number => (x - wrist[0]) * dx + (y - wrist[1]) * dy;
  const [first, last] = [quantile(pasts, 0.02), quantile(pasts, 0.98)];
  // Deep in a cuff only fingers and thumb are seen: their middle tells where the hand is.
  const near = middleBetween(pixels, w, -Infinity, first > DEEP ? Infinity : first + 0.012);
  const back = along(near) - first * stature;
  return {
    entry: [near[0] - dx * back, near[1] - dy * back],
    tip: middleBetween(pixels, w, last - 0.01, Infinity),
    cuffed: first > -0.02,
    area: pixels.length,
  };
}

/** Where none was seen: by the place where one would be, first with the colors that skin has, then with its own. */
function searchHand(w: Window, tones: readonly Rgb[], chain: Chain, stature: number): LabeledHand | null {
  const first = largest(
    labelHandWindow(w, handPalettes(w, tones, null), BELIEF, STRANGE, FIRST_LOOK),
    w,
    stature,
  );
  const guess = seenIn(first, w, chain, stature);
  if (!guess) return null;
  extendHandWindow(w, [guess.entry, lerpPoint(guess.entry, guess.tip, PAST_TIP)], stature);
  const palettes = handPalettes(w, tones, first);
  const looked = (isNarrow: boolean) => {
    const labels = labelHandWindow(w, palettes, BELIEF_AGAIN, STRANGE_AGAIN, undefined, isNarrow);
    const found = largest(labels, w, stature);
    withoutShade(found, labels, w, stature);
    return { labels, hand: largest(from(found, 1, HAND), w, stature) };
  };
  const once = looked(false);
  // Cloth of the color of her skin has no end: what lies at the axis is hand.
  return areaOf(once.hand, w) > MOST_AREA * stature ** 2 ? looked(true) : once;
}

/** In stature squared: less is a sliver beside a pocket or fingers out of a wide cuff; where the model saw none, less than three fingers. */
const SLIVER = [0.00055, 0.0011] as const;
/** Beyond and beside the tips, in statures, and the share of cloth there of a hand that goes on in a pocket. */
const [BEYOND_TIPS, BESIDE_TIPS, IN_CLOTH] = [[0.012, 0.02, 0.028], [-0.012, 0, 0.012], 0.65] as const;

/** In stature squared: a hand this large may lie before the cloth around it, whole. */
const WHOLE_HAND = 0.0028;
/** In statures: as long as a hand is, to the wrist; and in stature squared, seen from its side, and flat with its wrist. */
const WHOLE_LENGTH = 0.095;
const [SIDE_ON, WITH_WRIST] = [0.0022, 0.0045];
/** Least that the class model takes it for skin, of 255; and the most of its rim that nothing but the search's end cuts. */
const [SKIN, CUT] = [160, 0.12];

/** In statures: no hand is longer, and none this long is so slim: it is the edge of a sleeve or a coat of the hue of skin. */
const [LONGEST_HAND, STRIP] = [0.118, { length: 0.05, width: 0.018 }] as const;

export function isStrip({ area, entry, tip }: FoundHand, stature: number): boolean {
  const length = distance(entry, tip) / stature;
  const width = area / stature ** 2 / (length || 1);
  return length > LONGEST_HAND || (length > STRIP.length && width < STRIP.width);
}

/** Whether all four neighbors have more than `least`. */
const isAround = (plane: Uint8Array, i: number, width: number, least: number): boolean =>
  plane[i - 1]! > least && plane[i + 1]! > least && plane[i - width]! > least && plane[i + width]! > least;

/** Mean of the class model's skin on it, of 255; share of its rim that nothing but the search's end cuts. */
function skinAndCut(hand: Uint8Array, w: Window): { skin: number; cut: number } {
  let [skin, count, rim, cut] = [0, 0, 0, 0];
  for (let i = 0; i < hand.length; i++) {
    if (hand[i]! < 128) continue;
    count++;
    skin += Math.min(255, w.skin[i]!);
    if (w.past[i]! < 0 || isAround(hand, i, w.width, 127)) continue;
    rim++;
    if (!isAround(w.person, i, w.width, 0)) cut++;
  }
  return { skin: skin / (count || 1), cut: cut / (rim || 1) };
}

/** What the hand model did not see as a hand is hidden for the most part: it would be a stump on new clothes. */
export function isDoubtful(
  { area, tip: [x, y] }: FoundHand,
  isSeen: boolean,
  scene: Pick<PhotoScene, 'confidence'>,
  [dx, dy]: Point,
  stature: number,
): boolean {
  if (area < SLIVER[isSeen ? 0 : 1] * stature ** 2) return true;
  if (isSeen) return false;
  const cloth = BEYOND_TIPS.flatMap((along) =>
    BESIDE_TIPS.map((aside) => {
      const [u, v] = [along * stature, aside * stature];
      return scene.confidence('clothes', x + dx * u - dy * v, y + dy * u + dx * v) > 127 ? 1 : 0;
    }),
  );
  return cloth.reduce<number>((sum, one) => sum + one, 0) > cloth.length * IN_CLOTH;
}

interface LookedFor extends LabeledHand {
  w: Window;
  /** The hand model saw it, and it shows skin there. */
  isSeen: boolean;
}

function lookFor(scene: PhotoScene, skeleton: Skeleton, side: 0 | 1): LookedFor | null {
  const { arms, handPoints, stature } = skeleton;
  const chain = arms[side];
  const tones = skinTones(scene, chain, stature);
  const points = handPoints[side];
  if (points) {
    const w = handWindowAt(scene, chain, skeleton, tones, handShape(points, chain[1], stature));
    const core = w?.beyond && coreOfHand(w, w.beyond);
    if (w && core) return { ...labelSeenHand(w, core, tones, stature), w, isSeen: true };
  }
  const w = handWindowAt(scene, chain, skeleton, tones);
  const found = w && searchHand(w, tones, chain, stature);
  return w && found && { ...found, w, isSeen: false };
}

/** In statures: hands whose knuckles are this near lie in each other, and are found as one. Where the model saw one alone, it is. */
const CLASPED = 0.1;

/** Whether what was found is a hand that may lie on new clothes. On older maps, which no hand model looked at, it is. */
export function isHand(
  found: FoundHand,
  { w, isSeen, hand }: Pick<LookedFor, 'w' | 'isSeen' | 'hand'>,
  scene: Pick<PhotoScene, 'lookedForHands' | 'confidence'>,
  { stature, isClasped }: { stature: number; isClasped: boolean },
): boolean {
  if (!scene.lookedForHands) return true;
  const isLong = distance(found.entry, found.tip) > WHOLE_LENGTH * stature;
  const isLarge = found.area >= (isLong ? SIDE_ON : WHOLE_HAND) * stature ** 2;
  const { skin, cut } = isLarge ? skinAndCut(hand, w) : { skin: 0, cut: 1 };
  if (skin > SKIN && isClasped) return true;
  // Cloth of the hue of skin ends where the search does; a bare belly is larger than a hand and its wrist.
  const isSkin = skin > SKIN && cut < CUT;
  const mayBeWhole = isSkin && found.area < WITH_WRIST * stature ** 2;
  if (!isSeen && !mayBeWhole && isStrip(found, stature)) return false;
  return isSkin || !isDoubtful(found, isSeen, scene, w.way, stature);
}

/** `leg`: 255 where bare skin around a hand is a leg's. */
export function findHands(scene: PhotoScene, skeleton: Skeleton): { hands: Hands; leg: Uint8Array } {
  const { arms, stature } = skeleton;
  const mask = new Uint8Array(scene.width * scene.height);
  const cloth = new Uint8Array(scene.width * scene.height);
  const leg = new Uint8Array(scene.width * scene.height);
  const both = arms.map((_, k) => lookFor(scene, skeleton, k as 0 | 1));
  const found = both.map((looked, k) => looked && seenIn(looked.hand, looked.w, arms[k]!, stature));
  // Where the model saw a hand and nothing of it was found, it lies in the other.
  const isClasped =
    distance(arms[0][3], arms[1][3]) < CLASPED * stature &&
    !both.some((looked, k) => looked?.isSeen && found[k]);
  const seen = arms.map((_, k) => {
    const [looked, seenHand] = [both[k], found[k]];
    if (!looked || !seenHand) return null;
    const { w, isSeen, labels, hand } = looked;
    if (!isHand(seenHand, looked, scene, { stature, isClasped })) return null;
    for (let i = 0; i < hand.length; i++) {
      const at = (w.y0 + Math.floor(i / w.width)) * scene.width + w.x0 + (i % w.width);
      if (labels[i] === CLOTH) cloth[at] = 255;
      if (labels[i] === LEG) leg[at] = 255;
      if (hand[i] === 0 || w.past[i]! < 0) continue;
      mask[at] = Math.max(mask[at]!, hand[i]!);
    }
    return isSeen ? { ...seenHand, outlined: true } : seenHand;
  });
  return { hands: { mask, cloth, seen: [seen[0]!, seen[1]!] }, leg };
}

/** Furthest that a wrist is moved, and how deep it lies in the cuff; shares of stature. */
const MOST = 0.06;
const INSIDE = 0.006;
/** Sideways move of a wrist by fingers deep in a cuff, and the longest distance from it to finger tips. */
const ASIDE = 0.5;
const LONGEST = 0.13;

/** Under wide cuffs the pose model guesses wrists and knuckles: they move to the hands that were seen. */
export function alignArmsToHands(
  { arms, handPoints, stature }: Skeleton,
  { seen }: Hands,
): readonly [Chain, Chain] {
  const moved = arms.map((chain, k): Chain => {
    const hand = seen[k];
    if (!hand?.cuffed || handPoints[k]) return chain;
    const [shoulder, elbow, wrist] = chain;
    const [dx, dy] = unitVector(elbow, wrist);
    const first = ((hand.entry[0] - wrist[0]) * dx + (hand.entry[1] - wrist[1]) * dy) / stature;
    // Fingers alone tell only to which side the wrist lies.
    if (first > DEEP) {
      const bone = distance(elbow, wrist);
      const toward = lerpPoint(elbow, hand.tip, bone / (distance(elbow, hand.tip) || 1));
      const at = lerpPoint(wrist, toward, ASIDE);
      const [aside, far] = [distance(at, wrist), distance(at, hand.tip)];
      if (aside > DEEP * stature || far < stature * 0.04 || far > stature * LONGEST) return chain;
      return [shoulder, elbow, at, lerpPoint(at, hand.tip, 0.5)];
    }
    const away = distance(elbow, hand.entry) || 1;
    const length = Math.min(distance(elbow, wrist), away - INSIDE * stature);
    const at = lerpPoint(elbow, hand.entry, length / away);
    if (distance(at, wrist) > MOST * stature || length < distance(elbow, wrist) * 0.6) return chain;
    const whole = distance(at, hand.tip);
    return [shoulder, elbow, at, whole > stature * 0.04 ? lerpPoint(at, hand.tip, 0.5) : chain[3]];
  });
  return [moved[0]!, moved[1]!];
}
