import { BODY_CLASSES } from '../../../domain/photos/body-map.ts';
import {
  clamp,
  distance,
  distanceToSegment,
  lerpPoint,
  luma,
  pointBounds,
  smoothstep,
  unitVector,
  vectorLength,
} from '../../pixels/pixels.ts';
import type { Picture, Point, Rgb } from '../../pixels/pixels.ts';
import { solveLabels } from '../parts/potts-labeling.ts';
import { paletteCost, buildPalette, type Palette } from '../parts/color-palette.ts';
import type { PhotoScene } from '../photo-scene.ts';
import { bareLegBeside, type BareLeg } from './bare-leg.ts';
import { handShares } from './hand-or-leg.ts';
import type { HandShape } from './hand-shape.ts';
import { strangenessOf } from './skin-tones.ts';
import type { Chain, Skeleton } from '../skeleton.ts';

const [HAIR, SKIN, FACE, CLOTHES, OTHERS, WALL] = (
  ['hair', 'skin', 'face', 'clothes', 'others', 'background'] as const
).map((name) => BODY_CLASSES.indexOf(name)) as [number, number, number, number, number, number];
/** Labels of {@link labelHandWindow}; 0 is the wall. */
export const [CLOTH, HAND, LEG] = [1, 2, 3] as const;
/** Around the axis to the finger tips, in shares of stature: where a hand is looked for, and is unlikely. */
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
const LIKELY = [0.026, 0.055] as const;
const LIKELY_BEFORE_LEG = [0.02, 0.042] as const;
const AT_THE_AXIS = [0.014, 0.03] as const;
/** Skin this near the line from mouth to shoulders, and nearer to it than to the hand, is neck. */
const NECK = 0.05;
const FINGERS = 0.03; // shares of stature
const STRENGTH = 3.2; // cost of two like neighbors of different labels
const SHADES = [1.05, 0.88, 0.72, 0.56, 0.42]; // of the face's color

const DARK_FINGER = 0.5; // share of the hand's light
/** Confidence in cloth from which a pixel's color does not count for a hand. */
const SURE_CLOTH = 200;

/** From the first value on a color is unusual for skin, from the second on impossible. */
const FOREIGN = [0.95, 1.7] as const;

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
  /** Brightness, blue and red of each pixel, for {@link solveLabels}. */
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
  const { photo, box, width, height, confidences } = scene;
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
  const awayAt = (i: number, x: number, y: number): number => {
    if (!shape || !out.beyond) return distanceToSegment(from, to, x, y) / stature;
    const beyond = shape.beyond(x, y);
    out.beyond[i] = beyond / shape.palm;
    return Math.max(0, beyond) / stature;
  };
  const [reaches, longest] = shape ? [AROUND, Infinity] : [REACH, LONGEST_HAND + WRIST_OFF];
  const strangeness = tones.map(strangenessOf);
  for (let i = 0; i < out.person.length; i++) {
    const x = x0 + (i % wide);
    const y = y0 + Math.floor(i / wide);
    out.away[i] = awayAt(i, x, y);
    out.fromJoints[i] = out.away[i]!;
    const [px, py] = [(x - wrist[0]) / stature, (y - wrist[1]) / stature];
    out.past[i] = Math.max(px * arm[0] + py * arm[1], px * way[0] + py * way[1]);
    const at = ((y + box.y0) * photo.width + x + box.x0) * 4;
    const [r, g, b] = readColor(out, i, photo, at);
    const seen = confidences(x, y);
    const fromNeck = distanceToSegment(mouth, shoulders, x, y) / stature;
    const isHead = seen[FACE]! > FACE_SEEN || seen[HAIR]! > HAIR_SEEN;
    out.other[i] = isHead || fromNeck < Math.min(NECK, out.away[i]!) ? 1 : 0;
    const tooFar = vectorLength(x - wrist[0], y - wrist[1]) > stature * longest;
    out.person[i] = mayBeHand(out, i, reaches) && !tooFar ? 1 : 0;
    out.skin[i] = seen[SKIN]! + seen[FACE]!;
    out.wall[i] = seen[WALL]!;
    out.cloth[i] = seen[CLOTHES]! + seen[OTHERS]!;
    out.strange[i] = Math.min(...strangeness.map((strange) => strange(r, g, b)));
  }
  out.handShare = handSharesOf(out);
  return out;
}

function readColor(w: Window, i: number, { data }: Picture, at: number): Rgb {
  const color: Rgb = [data[at]!, data[at + 1]!, data[at + 2]!];
  w.color.set(color, i * 3);
  const light = luma(...color);
  w.light[i] = light;
  w.blue[i] = (color[2] - light) * 0.564;
  w.red[i] = (color[0] - light) * 0.713;
  return color;
}

const mayBeHand = (w: Window, i: number, reach: number): boolean =>
  w.away[i]! < reach && w.past[i]! > -0.035 && w.other[i] === 0;

/** Surely hand: this near to the axis, from before the wrist to the knuckles. Surely leg: further away or down than one reaches. */
const SURELY_HAND = { away: 0.008, from: -0.02, to: 0.04 };
const SURELY_LEG = { away: 0.048, past: 0.118, inside: -0.004 };

const NOT_AROUND = 0.012;

function handSharesOf(w: Window): Float32Array | null {
  const { leg } = w;
  if (!leg) return null;
  const isSkin = (i: number): boolean => w.skin[i]! > 200;
  const isHand = (i: number): boolean =>
    w.beyond
      ? w.beyond[i]! < CORE
      : w.fromJoints[i]! < SURELY_HAND.away && w.past[i]! > SURELY_HAND.from && w.past[i]! < SURELY_HAND.to;
  const isLeg = (i: number): boolean =>
    (w.fromJoints[i]! > (w.beyond ? NOT_AROUND : SURELY_LEG.away) || w.past[i]! > SURELY_LEG.past) &&
    leg.beyond(w.x0 + (i % w.width), w.y0 + Math.floor(i / w.width)) < SURELY_LEG.inside;
  return handShares(
    w,
    (i) => isHand(i) && isSkin(i),
    (i) => isLeg(i) && isSkin(i),
  );
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

/** In palms beyond the outline of a hand that was seen: surely inside, beside it, and what is no hand. */
const [CORE, BESIDE] = [-0.05, 0.1] as const;
const OUTSIDE = [0.03, 0.16] as const;
const INSIDE = [-0.02, -0.11] as const;
/** Costs of a hand outside of it, and of anything else inside. */
const [COST_OUTSIDE, COST_INSIDE] = [7, 3.5] as const;

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

const BEHIND = 0;
type Label = typeof BEHIND | typeof CLOTH | typeof HAND;

/** Certain labels where the first pass saw the hand. `dark`: brightness below which it is in shade. */
function labelOfFound(w: Window, i: number, dark: number): Label | null {
  const cloth = w.cloth[i]!;
  // A dark pixel before a wall may be a finger; before cloth it is the hand's shadow.
  if (w.light[i]! < dark && w.wall[i]! <= cloth) return cloth > 60 ? CLOTH : null;
  return cloth <= SURE_CLOTH ? HAND : null;
}

/** @param looked the first pass found the hand elsewhere */
function labelOfOther(w: Window, i: number, looked: boolean): Label | null {
  const hue = w.strange[i]!;
  const cloth = w.cloth[i]!;
  // The model's wall of skin hue is ignored where fingers may be: it hardly sees them.
  const isFinger = !looked && hue < 1 && w.away[i]! < FINGERS && w.past[i]! > 0;
  if (w.wall[i]! > 225) return isFinger ? null : BEHIND;
  // Where the model is unsure, a hue that skin cannot have means cloth.
  if (cloth > 225 || (cloth > 60 && hue > 1.2)) return CLOTH;
  const isHand = !looked && w.person[i] && w.past[i]! > -0.01 && w.skin[i]! > 205 && hue < 1;
  return isHand ? HAND : null;
}

/** `found`: 255 where the first pass saw the hand, whose own colors are better than the face's. */
export function handPalettes(
  w: Window,
  tones: readonly Rgb[],
  found: Uint8Array | null,
): readonly [Palette, Palette, Palette] {
  const pixels: [number[], number[], number[]] = [[], [], []];
  const dark = DARK_FINGER * medianLight(w, found);
  for (let i = 0; i < w.person.length; i++) {
    const label = found?.[i] ? labelOfFound(w, i, dark) : labelOfOther(w, i, found !== null);
    // The class model blurs what lies beside a finger.
    if (!found?.[i] && w.beyond && w.beyond[i]! < BESIDE) continue;
    if (label !== null) pixels[label].push(i);
  }
  const hers = tones.flatMap((tone) =>
    SHADES.map((shade): Rgb => [tone[0] * shade, tone[1] * shade ** 1.1, tone[2] * shade ** 1.2]),
  );
  const [wall, cloth] = [buildPalette(w.color, pixels[0]), buildPalette(w.color, pixels[1])];
  return [wall, cloth, buildPalette(w.color, pixels[2], hers)];
}

export function medianLight(w: Window, found: Uint8Array | null): number {
  const lights: number[] = [];
  if (found) for (let i = 0; i < found.length; i++) if (found[i]) lights.push(w.light[i]!);
  return lights.sort((a, b) => a - b)[lights.length >> 1] ?? 0;
}

/** Difference of costs between wall and hand from which a pixel is probably, and surely, no wall. */
const UNLIKE_WALL = [1, 4] as const;
const AT_AXIS = [0.011, 0.022] as const; // shares of stature

/** Beyond the outline of a leg, and from the hand's axis, in statures: where skin is no leg, and where it is hand. */
const NOT_LEG = [0.015, 0.04] as const;
const BEFORE_LEG = [0.012, 0.026] as const;

/** Shares of edges at which a pixel is surely the leg's, anybody's, and surely the hand's; and what it costs to be the other's. */
const [EVEN, OWN, PULL] = [0.68, [0.45, 0.9], 4] as const;

/** Cost of a color that no skin has, once the hand's colors are known. */
export const STRANGE_AGAIN = 2;

/** `belief`: weight of the class model. `foreign`: cost of a color that no skin has. `isNarrow`: only what lies at its axis. */
export function labelHandWindow(
  w: Window,
  palettes: readonly [Palette, Palette, Palette],
  belief: number,
  foreign: number,
  sweeps?: number,
  isNarrow = false,
): Uint8Array {
  const count = w.width * w.height;
  const labels = w.leg ? 4 : 3;
  const [near, far] = isNarrow ? AT_THE_AXIS : w.leg ? LIKELY_BEFORE_LEG : LIKELY;
  const away = isNarrow ? w.fromJoints : w.away;
  const costs = new Float32Array(count * labels);
  const doubt = (seen: number): number => -belief * Math.log(clamp(seen / 255, 0.03, 1));
  for (let i = 0; i < count; i++) {
    if (!w.person[i]) continue;
    const r = w.color[i * 3]!;
    const g = w.color[i * 3 + 1]!;
    const b = w.color[i * 3 + 2]!;
    const skin = w.skin[i]!;
    const wall = w.wall[i]!;
    const asWall = paletteCost(palettes[0], r, g, b);
    const asCloth = paletteCost(palettes[CLOTH], r, g, b);
    const asHand = paletteCost(palettes[HAND], r, g, b);
    // What the model calls wall in a color that the wall does not have is a finger.
    const finger =
      wall *
      smoothstep(UNLIKE_WALL[0], UNLIKE_WALL[1], asWall - asHand) *
      smoothstep(AT_AXIS[1], AT_AXIS[0], w.away[i]!);
    costs[i * labels] = asWall + doubt(wall - finger);
    costs[i * labels + CLOTH] = asCloth + doubt(255 - skin - wall);
    costs[i * labels + HAND] = asHand + doubt(skin + finger);
    costs[i * labels + HAND]! +=
      smoothstep(near, far, away[i]!) * 6 + smoothstep(FOREIGN[0], FOREIGN[1], w.strange[i]!) * foreign;
    if (w.beyond) {
      costs[i * labels + HAND]! += smoothstep(...OUTSIDE, w.beyond[i]!) * COST_OUTSIDE;
      const inside =
        smoothstep(...INSIDE, w.beyond[i]!) * COST_INSIDE * smoothstep(FOREIGN[1], FOREIGN[0], w.strange[i]!);
      for (let k = 0; k < labels; k++) if (k !== HAND) costs[i * labels + k]! += inside;
    }
    if (!w.leg) continue;
    const beyond = w.leg.beyond(w.x0 + (i % w.width), w.y0 + Math.floor(i / w.width));
    costs[i * labels + LEG] =
      paletteCost(w.leg.palette, r, g, b) +
      doubt(skin) +
      smoothstep(NOT_LEG[0], NOT_LEG[1], beyond) * 6 +
      smoothstep(BEFORE_LEG[1], BEFORE_LEG[0], w.away[i]!) * 3;
    const share = w.handShare?.[i] ?? EVEN;
    costs[i * labels + HAND]! += smoothstep(EVEN, OWN[0], share) * PULL;
    costs[i * labels + LEG]! += smoothstep(EVEN, OWN[1], share) * PULL;
  }
  return solveLabels(w, costs, labels, STRENGTH, sweeps);
}
