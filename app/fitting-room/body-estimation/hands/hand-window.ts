// The square around one hand at full size: what the class model says there, and the colors of hand, wall and cloth.
import { BODY_CLASSES } from '../../../domain/photos/body-map.ts';
import {
  clamp,
  distanceToSegment,
  lerp,
  lerpPoint,
  luma,
  percentile,
  smoothstep,
  unitVector,
} from '../../pixels/pixels.ts';
import type { Point, Rgb } from '../../pixels/pixels.ts';
import { solveLabels } from '../parts/potts-labeling.ts';
import { paletteCost, buildPalette, type Palette } from '../parts/color-palette.ts';
import type { PhotoScene } from '../photo-scene.ts';
import type { Chain, Skeleton } from '../skeleton.ts';

const [SKIN, FACE, CLOTHES, OTHERS, WALL] = (
  ['skin', 'face', 'clothes', 'others', 'background'] as const
).map((name) => BODY_CLASSES.indexOf(name)) as [number, number, number, number, number];
/** Labels of {@link labelHandWindow}; 0 is the wall. */
export const [CLOTH, HAND] = [1, 2] as const;
/** Around the way from wrist to finger tips, shares of stature: so far a hand is looked for, and from there on it is unlikely. */
const REACH = 0.06;
const LIKELY = [0.026, 0.055] as const;
/** So near the way from mouth to shoulders, and nearer than to the hand's own, skin is that of the neck. */
const NECK = 0.05;
/** So near the model's wall may be a finger. */
const FINGERS = 0.03;
/** Cost of two like neighbors of different labels. */
const STRENGTH = 3.2;
/** Shades of the face's color that a hand may have where none of it is sure. */
const SHADES = [1.05, 0.88, 0.72, 0.56, 0.42];

/** Share of the hand's light below which a finger is in the shade. */
const DARK_FINGER = 0.5;
/** So sure is the class model of cloth that the colors of what was found there do not speak for a hand. */
const SURE_CLOTH = 200;

/** How far red and green, as shares of brightness, may be from the face's; the dark between fingers has no hue. */
const HUE = [0.05, 0.03] as const;
const DARK = [60, 150] as const;
/** From this share of the face's brightness down a red or green share beside it counts less, and how much less. */
const IN_SHADE = [0.5, 0.7] as const;
const SHADE_RED = 0.5;
const BLACK = [0.4, 0.24] as const;
const NIGHT = [0.16, 0.1] as const;
const WARM = [0.41, 0.365] as const;
/** From here on a color is strange to skin, and wholly. */
const FOREIGN = [0.95, 1.7] as const;

/** What lies around one hand, at full size. */
export interface Window {
  x0: number;
  y0: number;
  width: number;
  height: number;
  /** Pixels that are looked at. */
  person: Uint8Array;
  /** 1 where the skin is that of her neck: a hand raised before the chest has it in its window. */
  neck: Uint8Array;
  away: Float32Array;
  past: Float32Array;
  color: Uint8ClampedArray;
  /** Light, blue and red of it, for {@link solveLabels}. */
  light: Float32Array;
  blue: Float32Array;
  red: Float32Array;
  /** What the class model says, 0..255: skin and face, wall, clothes and things. */
  skin: Float32Array;
  wall: Float32Array;
  cloth: Float32Array;
  /** How far the color is from any that her skin has. */
  strange: Float32Array;
}

/** @returns null where nothing of it lies in the crop. */
export function handWindowAt(
  scene: PhotoScene,
  chain: Chain,
  { stature, mouth, shoulders }: Pick<Skeleton, 'stature' | 'mouth' | 'shoulders'>,
  tone: Rgb,
): Window | null {
  const { photo, box, width, height, confidences } = scene;
  const [, elbow, wrist, knuckle] = chain;
  const [from, to] = [lerpPoint(wrist, elbow, 0.12), lerpPoint(wrist, knuckle, 2)];
  const reach = stature * REACH;
  const x0 = clamp(Math.floor(Math.min(from[0], to[0]) - reach), 0, width);
  const y0 = clamp(Math.floor(Math.min(from[1], to[1]) - reach), 0, height);
  const wide = clamp(Math.ceil(Math.max(from[0], to[0]) + reach), 0, width) - x0;
  const tall = clamp(Math.ceil(Math.max(from[1], to[1]) + reach), 0, height) - y0;
  if (wide < 4 || tall < 4 || wide * tall > (stature * 0.4) ** 2) return null;
  const [dx, dy] = unitVector(elbow, wrist);
  const out: Window = {
    x0,
    y0,
    width: wide,
    height: tall,
    person: new Uint8Array(wide * tall),
    neck: new Uint8Array(wide * tall),
    away: new Float32Array(wide * tall),
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
  const strange = strangenessOf(tone);
  for (let i = 0; i < out.person.length; i++) {
    const x = x0 + (i % wide);
    const y = y0 + Math.floor(i / wide);
    out.away[i] = distanceToSegment(from, to, x, y) / stature;
    out.past[i] = ((x - wrist[0]) * dx + (y - wrist[1]) * dy) / stature;
    const fromNeck = distanceToSegment(mouth, shoulders, x, y) / stature;
    out.neck[i] = fromNeck < Math.min(NECK, out.away[i]!) ? 1 : 0;
    out.person[i] = out.away[i]! < REACH && out.past[i]! > -0.035 && !out.neck[i] ? 1 : 0;
    const at = ((y + box.y0) * photo.width + x + box.x0) * 4;
    const r = photo.data[at]!;
    const g = photo.data[at + 1]!;
    const b = photo.data[at + 2]!;
    out.color[i * 3] = r;
    out.color[i * 3 + 1] = g;
    out.color[i * 3 + 2] = b;
    out.light[i] = luma(r, g, b);
    out.blue[i] = (b - out.light[i]!) * 0.564;
    out.red[i] = (r - out.light[i]!) * 0.713;
    const seen = confidences(x, y);
    out.skin[i] = seen[SKIN]! + seen[FACE]!;
    out.wall[i] = seen[WALL]!;
    out.cloth[i] = seen[CLOTHES]! + seen[OTHERS]!;
    out.strange[i] = strange(r, g, b);
  }
  return out;
}

/** Around a hand that a first look found it is looked for as well. Changes `w`. @param axis from its cuff to past its tips. */
export function extendHandWindow(w: Window, axis: readonly [Point, Point], stature: number): void {
  for (let i = 0; i < w.person.length; i++) {
    const x = w.x0 + (i % w.width);
    const y = w.y0 + Math.floor(i / w.width);
    const away = distanceToSegment(axis[0], axis[1], x, y) / stature;
    w.away[i] = Math.min(w.away[i]!, away);
    if (w.away[i]! < REACH && w.past[i]! > -0.035 && !w.neck[i]) w.person[i] = 1;
  }
}

/** How far a color is from her skin's hue: 1 at its bounds, less in the dark. */
function strangenessOf(tone: Rgb): (r: number, g: number, b: number) => number {
  const sum = tone[0] + tone[1] + tone[2] + 1;
  const [red, green] = [tone[0] / sum, tone[1] / sum];
  return (r, g, b) => {
    const all = r + g + b + 1;
    // In the shade of a hand's own fingers skin turns redder.
    const redder = r / all > red ? lerp(SHADE_RED, 1, smoothstep(IN_SHADE[0], IN_SHADE[1], all / sum)) : 1;
    const away = Math.max(
      (Math.abs(r / all - red) / HUE[0]) * redder,
      (Math.abs(g / all - green) / HUE[1]) * redder,
    );
    // Fingers in the shade are darker than a face, but not black beside it.
    const black = smoothstep(BLACK[0], BLACK[1], all / sum) * smoothstep(WARM[0], WARM[1], r / all);
    const night = smoothstep(NIGHT[0], NIGHT[1], all / sum);
    return Math.max(away * smoothstep(DARK[0], DARK[1], all), 3 * black, 3 * night);
  };
}

/** Her face's color. */
export function faceColor({ photo, box, width, height, confidencesOf }: PhotoScene): Rgb {
  const counts = [0, 1, 2].map(() => new Uint32Array(256));
  let count = 0;
  const face = new Float64Array(width);
  for (let y = 0; y < height; y += 2) {
    confidencesOf('face', y, face);
    for (let x = 0; x < width; x += 2) {
      if (face[x]! < 235) continue;
      count++;
      const at = ((y + box.y0) * photo.width + x + box.x0) * 4;
      for (let c = 0; c < 3; c++) counts[c]![photo.data[at + c]!]!++;
    }
  }
  if (count < 20) return [200, 160, 140];
  return counts.map((channel) => percentile(channel, count, 0.58)) as unknown as Rgb;
}

const BEHIND = 0;
type Label = typeof BEHIND | typeof CLOTH | typeof HAND;

/** What surely shows at a pixel where a first look saw the hand. @param dark as dark as this it lies in shade */
function labelOfFound(w: Window, i: number, dark: number): Label | null {
  const cloth = w.cloth[i]!;
  // A finger in the shade may be as dark before a wall; before cloth it is the hand's own shade on it.
  if (w.light[i]! < dark && w.wall[i]! <= cloth) return cloth > 60 ? CLOTH : null;
  return cloth <= SURE_CLOTH ? HAND : null;
}

/** … and at all others. @param looked a first look found the hand elsewhere */
function labelOfOther(w: Window, i: number, looked: boolean): Label | null {
  const hue = w.strange[i]!;
  const cloth = w.cloth[i]!;
  // Where fingers may be, the model's wall of her hue is no witness: it has no eyes for them.
  const isFinger = !looked && hue < 1 && w.away[i]! < FINGERS && w.past[i]! > 0;
  if (w.wall[i]! > 225) return isFinger ? null : BEHIND;
  // What the model is not sure of is cloth where skin cannot have its hue.
  if (cloth > 225 || (cloth > 60 && hue > 1.2)) return CLOTH;
  const isHand = !looked && w.person[i] && w.past[i]! > -0.01 && w.skin[i]! > 205 && hue < 1;
  return isHand ? HAND : null;
}

/**
 * Colors of hand, wall and cloth in the window, where the class model is sure of them.
 * @param found 255 where a first look saw the hand: its own colors tell more than the face's.
 */
export function handPalettes(
  w: Window,
  tone: Rgb,
  found: Uint8Array | null,
): readonly [Palette, Palette, Palette] {
  const pixels: [number[], number[], number[]] = [[], [], []];
  const dark = DARK_FINGER * medianLight(w, found);
  for (let i = 0; i < w.person.length; i++) {
    const label = found?.[i] ? labelOfFound(w, i, dark) : labelOfOther(w, i, found !== null);
    if (label !== null) pixels[label].push(i);
  }
  const hers = SHADES.map((shade): Rgb => [tone[0] * shade, tone[1] * shade ** 1.1, tone[2] * shade ** 1.2]);
  const [wall, cloth] = [buildPalette(w.color, pixels[0]), buildPalette(w.color, pixels[1])];
  return [wall, cloth, buildPalette(w.color, pixels[2], hers)];
}

/** Middle light of what was found; 0 where nothing was yet. */
export function medianLight(w: Window, found: Uint8Array | null): number {
  const lights: number[] = [];
  if (found) for (let i = 0; i < found.length; i++) if (found[i]) lights.push(w.light[i]!);
  return lights.sort((a, b) => a - b)[lights.length >> 1] ?? 0;
}

/** Costs that the wall's colors are worse by than the hand's, from where on it is not the wall, and surely. */
const UNLIKE_WALL = [1, 4] as const;
/** That is believed this near to the hand's axis, shares of stature. */
const AT_AXIS = [0.011, 0.022] as const;

/**
 * @param belief how much the class model counts.
 * @param foreign what a color costs a hand that no skin has.
 */
export function labelHandWindow(
  w: Window,
  palettes: readonly [Palette, Palette, Palette],
  belief: number,
  foreign: number,
  sweeps?: number,
): Uint8Array {
  const count = w.width * w.height;
  const costs = new Float32Array(count * 3);
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
    // The model's wall in a color that the wall has not is a finger that it has no eyes for.
    const finger =
      wall *
      smoothstep(UNLIKE_WALL[0], UNLIKE_WALL[1], asWall - asHand) *
      smoothstep(AT_AXIS[1], AT_AXIS[0], w.away[i]!);
    costs[i * 3] = asWall + doubt(wall - finger);
    costs[i * 3 + CLOTH] = asCloth + doubt(255 - skin - wall);
    costs[i * 3 + HAND] = asHand + doubt(skin + finger);
    costs[i * 3 + HAND]! +=
      smoothstep(LIKELY[0], LIKELY[1], w.away[i]!) * 6 +
      smoothstep(FOREIGN[0], FOREIGN[1], w.strange[i]!) * foreign;
  }
  return solveLabels(w, costs, 3, STRENGTH, sweeps);
}
