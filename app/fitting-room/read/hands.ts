// Her hands, pixel by pixel: the class model draws them at a quarter of the photo's size and loses fingers in the shade, under
// wide cuffs and before walls of the color of skin. The colors of hand, wall and cloth around each one tell.
import { clamp, distance, distanceToSegment, lerpPoint, percentile, smoothstep } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';
import { blurInto } from '../pixels/blur.ts';
import { solveLabels } from './label-field.ts';
import type { Scene } from './scene.ts';
import { paletteCost, paletteOf } from './palette.ts';
import type { Palette, Rgb } from './palette.ts';
import type { Chain, Skeleton } from './skeleton.ts';

/** A hand that is seen. */
export interface SeenHand {
  /** Where it comes out of the cuff, and where its fingers end. */
  entry: Point;
  tip: Point;
  /** A cuff covers the wrist: the hand alone tells where it is. */
  cuffed: boolean;
  /** In pixels. */
  area: number;
}

export interface Hands {
  /** 0..255 on the crop. */
  mask: Uint8Array;
  /** 255 around hands where cloth is seen and neither hand nor wall: what it covers of a hand is not seen. */
  cloth: Uint8Array;
  /** Of the picture's left and right arm; null where none is seen. */
  seen: readonly [SeenHand | null, SeenHand | null];
}

/** Around the way from wrist to finger tips, shares of stature: so far a hand is looked for, and from there on it is unlikely. */
const REACH = 0.06;
const LIKELY = [0.026, 0.055] as const;
/** So near the model's wall may be a finger. */
const FINGERS = 0.03;
/** Cost of two like neighbors of different labels. */
const STRENGTH = 3.2;
/** What the class model says counts this much: it has no eyes for fingers. */
const BELIEF = 0.6;
/** And once the hand's own colors are known. */
const BELIEF_AGAIN = 0.45;
/** A hand that begins so far past the wrist, shares of stature, is covered in part by a cuff. */
const DEEP = 0.022;
/** Less than this share of stature squared is no hand. */
const LEAST_AREA = 0.00013;
/** Shades of the face's color that a hand may have where none of it is sure. */
const SHADES = [1.05, 0.88, 0.72, 0.56, 0.42];

/** Share of the hand's light below which a finger is in the shade. */
const DARK_FINGER = 0.5;
/** So sure is the class model of cloth that the colors of what was found there do not speak for a hand. */
const SURE_CLOTH = 200;

const [CLOTH, HAND] = [1, 2];
/** Half of what is thinner than a finger, share of stature. */
const THIN = 0.0022;
/** So near to cloth, shares of stature, what is darker than this share of the hand's light lies in its shade, or is its edge. */
const BESIDE = 0.004;
const SHADED = 0.56;
/** A dark patch smaller than this, in stature squared, of whose rim this share is open. */
const [CRUMB, OPEN] = [0.00016, 0.45];
/** How far red and green, as shares of brightness, may be from the face's; the dark between fingers has no hue. */
const HUE = [0.05, 0.03] as const;
const DARK = [60, 150] as const;
const BLACK = [0.4, 0.24] as const;
const NIGHT = [0.16, 0.1] as const;
const WARM = [0.41, 0.365] as const;
/** What a color that no skin has costs a hand. */
const STRANGE = 5;
/** The same once the hand's own colors are known. */
const STRANGE_AGAIN = 2;
const FOREIGN = [0.95, 1.7] as const;

/** What lies around one hand, at full size. */
interface Window {
  x0: number;
  y0: number;
  width: number;
  height: number;
  /** Pixels that are looked at. */
  person: Uint8Array;
  away: Float32Array;
  past: Float32Array;
  colour: Uint8ClampedArray;
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

const directionOf = ([, elbow, wrist]: Chain): Point => {
  const length = distance(elbow, wrist) || 1;
  return [(wrist[0] - elbow[0]) / length, (wrist[1] - elbow[1]) / length];
};

function windowAt(scene: Scene, chain: Chain, stature: number, tone: Rgb): Window | null {
  const { photo, box, width, height, confidence } = scene;
  const [, elbow, wrist, knuckle] = chain;
  const [from, to] = [lerpPoint(wrist, elbow, 0.12), lerpPoint(wrist, knuckle, 2)];
  const reach = stature * REACH;
  const x0 = clamp(Math.floor(Math.min(from[0], to[0]) - reach), 0, width);
  const y0 = clamp(Math.floor(Math.min(from[1], to[1]) - reach), 0, height);
  const wide = clamp(Math.ceil(Math.max(from[0], to[0]) + reach), 0, width) - x0;
  const tall = clamp(Math.ceil(Math.max(from[1], to[1]) + reach), 0, height) - y0;
  if (wide < 4 || tall < 4 || wide * tall > (stature * 0.4) ** 2) return null;
  const [dx, dy] = directionOf(chain);
  const out: Window = {
    x0,
    y0,
    width: wide,
    height: tall,
    person: new Uint8Array(wide * tall),
    away: new Float32Array(wide * tall),
    past: new Float32Array(wide * tall),
    colour: new Uint8ClampedArray(wide * tall * 3),
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
    const [x, y] = [x0 + (i % wide), y0 + Math.floor(i / wide)];
    out.away[i] = distanceToSegment(from, to, x, y) / stature;
    out.past[i] = ((x - wrist[0]) * dx + (y - wrist[1]) * dy) / stature;
    out.person[i] = out.away[i]! < REACH && out.past[i]! > -0.035 ? 1 : 0;
    const at = ((y + box.y0) * photo.width + x + box.x0) * 4;
    const [r, g, b] = [photo.data[at]!, photo.data[at + 1]!, photo.data[at + 2]!];
    out.colour.set([r, g, b], i * 3);
    out.light[i] = 0.299 * r + 0.587 * g + 0.114 * b;
    out.blue[i] = (b - out.light[i]!) * 0.564;
    out.red[i] = (r - out.light[i]!) * 0.713;
    out.skin[i] = confidence('skin', x, y) + confidence('face', x, y);
    out.wall[i] = confidence('background', x, y);
    out.cloth[i] = confidence('clothes', x, y) + confidence('others', x, y);
    out.strange[i] = strange(r, g, b);
  }
  return out;
}

/** How far a color is from her skin's hue: 1 at its bounds, less in the dark. */
function strangenessOf(tone: Rgb): (r: number, g: number, b: number) => number {
  const sum = tone[0] + tone[1] + tone[2] + 1;
  const [red, green] = [tone[0] / sum, tone[1] / sum];
  return (r, g, b) => {
    const all = r + g + b + 1;
    const away = Math.max(Math.abs(r / all - red) / HUE[0], Math.abs(g / all - green) / HUE[1]);
    // Fingers in the shade are darker than a face, but not black beside it.
    const black = smoothstep(...BLACK, all / sum) * smoothstep(...WARM, r / all);
    return Math.max(away * smoothstep(...DARK, all), 3 * black, 3 * smoothstep(...NIGHT, all / sum));
  };
}

/** Her face's color. */
export function faceTone({ photo, box, width, height, confidence }: Scene): Rgb {
  const counts = [0, 1, 2].map(() => new Uint32Array(256));
  let count = 0;
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      if (confidence('face', x, y) < 235) continue;
      count++;
      const at = ((y + box.y0) * photo.width + x + box.x0) * 4;
      for (let c = 0; c < 3; c++) counts[c]![photo.data[at + c]!]!++;
    }
  if (count < 20) return [200, 160, 140];
  return [
    percentile(counts[0]!, count, 0.58),
    percentile(counts[1]!, count, 0.58),
    percentile(counts[2]!, count, 0.58),
  ];
}

/**
 * Colors of hand, wall and cloth in the window, where the class model is sure of them.
 * @param found 255 where a first look saw the hand: its own colors tell more than the face's.
 */
function palettesIn(w: Window, tone: Rgb, found: Uint8Array | null): readonly [Palette, Palette, Palette] {
  const pixels: [number[], number[], number[]] = [[], [], []];
  const dark = DARK_FINGER * middleLight(w, found);
  for (let i = 0; i < w.person.length; i++) {
    const hue = w.strange[i]!;
    const cloth = w.cloth[i]!;
    // Where fingers may be, the model's wall or cloth of her hue is no witness: it has no eyes for them.
    const isFinger = found ? found[i]! > 0 : hue < 1 && w.away[i]! < FINGERS && w.past[i]! > 0;
    if (found?.[i]) {
      // A finger in the shade may be as dark before a wall; before cloth it is the hand's own shade on it.
      if (w.light[i]! < dark && w.wall[i]! <= cloth) {
        if (cloth > 60) pixels[1].push(i);
      } else if (cloth <= SURE_CLOTH) pixels[2].push(i);
    } else if (w.wall[i]! > 225) {
      if (!isFinger) pixels[0].push(i);
    }
    // What the model is not sure of is cloth where skin cannot have its hue.
    else if (cloth > 225 || (cloth > 60 && hue > 1.2)) pixels[1].push(i);
    else if (!found && w.person[i] && w.past[i]! > -0.01 && w.skin[i]! > 205 && hue < 1) pixels[2].push(i);
  }
  const hers = SHADES.map((shade): Rgb => [tone[0] * shade, tone[1] * shade ** 1.1, tone[2] * shade ** 1.2]);
  const [wall, cloth] = [paletteOf(w.colour, pixels[0]), paletteOf(w.colour, pixels[1])];
  return [wall, cloth, paletteOf(w.colour, pixels[2], hers)];
}

/** Middle light of what was found; 0 where nothing was yet. */
function middleLight(w: Window, found: Uint8Array | null): number {
  const lights: number[] = [];
  if (found) for (let i = 0; i < found.length; i++) if (found[i]) lights.push(w.light[i]!);
  return lights.sort((a, b) => a - b)[lights.length >> 1] ?? 0;
}

/**
 * @param belief how much the class model counts.
 * @param foreign what a color costs a hand that no skin has.
 */
function labelsIn(
  w: Window,
  palettes: readonly [Palette, Palette, Palette],
  belief: number,
  foreign: number,
): Uint8Array {
  const count = w.width * w.height;
  const costs = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    if (!w.person[i]) continue;
    const [r, g, b] = [w.colour[i * 3]!, w.colour[i * 3 + 1]!, w.colour[i * 3 + 2]!];
    const [skin, wall] = [w.skin[i]!, w.wall[i]!];
    for (let l = 0; l < 3; l++) {
      const seen = l === 0 ? wall : l === HAND ? skin : 255 - skin - wall;
      costs[i * 3 + l] = paletteCost(palettes[l]!, r, g, b) - belief * Math.log(clamp(seen / 255, 0.03, 1));
    }
    costs[i * 3 + HAND]! += smoothstep(...LIKELY, w.away[i]!) * 6 + smoothstep(...FOREIGN, w.strange[i]!) * foreign;
  }
  return solveLabels(w, costs, 3, STRENGTH);
}

/** The largest patches of hand, holes in them closed; the rest becomes 0. */
function largest(labels: Uint8Array, w: Window, stature: number): Uint8Array {
  const out = new Uint8Array(labels.length);
  const place = new Int32Array(labels.length);
  const patches: number[][] = [];
  for (let first = 0; first < labels.length; first++) {
    if (labels[first] !== HAND || place[first]) continue;
    const patch = [first];
    place[first] = patches.length + 1;
    for (const i of patch) {
      const x = i % w.width;
      for (const n of [x > 0 ? i - 1 : -1, x < w.width - 1 ? i + 1 : -1, i - w.width, i + w.width])
        if (n >= 0 && n < labels.length && labels[n] === HAND && !place[n]) {
          place[n] = patches.length + 1;
          patch.push(n);
        }
    }
    patches.push(patch);
  }
  const weigh = (patch: readonly number[]): number =>
    patch.reduce((sum, i) => sum + 1 - smoothstep(0.01, 0.035, w.away[i]!) * 0.8, 0);
  const weights = patches.map(weigh);
  const most = Math.max(0, ...weights);
  patches.forEach((patch, k) => {
    if (weights[k]! > most * 0.2) for (const i of patch) out[i] = 255;
  });
  // What is thinner than a finger is the edge of a cuff or of its shade.
  const thick = new Uint8Array(out);
  blurInto(thick, thick, w.width, w.height, Math.max(1, stature * THIN));
  for (let i = 0; i < out.length; i++) if (thick[i]! < 105) out[i] = 0;
  return out;
}

/** Beside cloth the dark is its edge or its shade on the hand, and a small dark patch at the hand's rim is no finger. Changes `hand`. */
function withoutShade(hand: Uint8Array, labels: Uint8Array, w: Window, stature: number): void {
  const near = labels.map((label) => (label === CLOTH ? 255 : 0));
  blurInto(near, near, w.width, w.height, Math.max(1, stature * BESIDE));
  const least = SHADED * middleLight(w, hand);
  const dark = new Uint8Array(hand.length);
  for (let i = 0; i < hand.length; i++) {
    if (hand[i] === 0 || w.light[i]! >= least) continue;
    if (near[i]! > 40) hand[i] = 0;
    else dark[i] = 1;
  }
  for (let first = 0; first < dark.length; first++) {
    if (dark[first] !== 1) continue;
    const patch = [first];
    dark[first] = 2;
    let [rim, open] = [0, 0];
    for (const i of patch)
      for (const n of [i - 1, i + 1, i - w.width, i + w.width]) {
        if (dark[n] === 1) {
          dark[n] = 2;
          patch.push(n);
        } else if (dark[n] !== 2) {
          rim++;
          if (!hand[n]) open++;
        }
      }
    if (patch.length < CRUMB * stature ** 2 && open > rim * OPEN) for (const i of patch) hand[i] = 0;
  }
}

function seenIn(mask: Uint8Array, w: Window, chain: Chain, stature: number): SeenHand | null {
  const [dx, dy] = directionOf(chain);
  const pixels: number[] = [];
  for (let i = 0; i < mask.length; i++) if (mask[i]! > 127) pixels.push(i);
  if (pixels.length < LEAST_AREA * stature ** 2) return null;
  const pasts = pixels.map((i) => w.past[i]!).sort((a, b) => a - b);
  const at = (share: number): number => pasts[Math.floor((pasts.length - 1) * share)]!;
  const along = ([x, y]: Point): number => (x - chain[2][0]) * dx + (y - chain[2][1]) * dy;
  const middleOf = (is: (past: number) => boolean): Point => {
    let [x, y, count] = [0, 0, 0];
    for (const i of pixels)
      if (is(w.past[i]!)) {
        x += w.x0 + (i % w.width);
        y += w.y0 + Math.floor(i / w.width);
        count++;
      }
    return [x / Math.max(1, count), y / Math.max(1, count)];
  };
  const [first, last] = [at(0.02), at(0.98)];
  // Deep in a cuff only fingers and thumb are seen: all of them together tell where the hand is.
  const near = middleOf((past) => first > DEEP || past <= first + 0.012);
  const back = along(near) - first * stature;
  return {
    entry: [near[0] - dx * back, near[1] - dy * back],
    tip: middleOf((past) => past >= last - 0.01),
    cuffed: first > -0.02,
    area: pixels.length,
  };
}

export function seeHands(scene: Scene, { arms, stature }: Skeleton): Hands {
  const tone = faceTone(scene);
  const mask = new Uint8Array(scene.width * scene.height);
  const cloth = new Uint8Array(scene.width * scene.height);
  const seen = arms.map((chain) => {
    const w = windowAt(scene, chain, stature, tone);
    if (!w) return null;
    const first = largest(labelsIn(w, palettesIn(w, tone, null), BELIEF, STRANGE), w, stature);
    if (!seenIn(first, w, chain, stature)) return null;
    const labels = labelsIn(w, palettesIn(w, tone, first), BELIEF_AGAIN, STRANGE_AGAIN);
    const found = largest(labels, w, stature);
    withoutShade(found, labels, w, stature);
    const hand = largest(
      found.map((value) => (value ? HAND : 0)),
      w,
      stature,
    );
    const seenHand = seenIn(hand, w, chain, stature);
    if (!seenHand) return null;
    for (let i = 0; i < hand.length; i++) {
      const at = (w.y0 + Math.floor(i / w.width)) * scene.width + w.x0 + (i % w.width);
      if (labels[i] === CLOTH) cloth[at] = 255;
      if (hand[i] === 0 || w.past[i]! < 0) continue;
      mask[at] = Math.max(mask[at]!, hand[i]!);
    }
    return seenHand;
  });
  return { mask, cloth, seen: [seen[0]!, seen[1]!] };
}

/** How far a wrist may be moved, shares of stature, and how far inside the cuff it lies. */
const MOST = 0.06;
const INSIDE = 0.006;

/** The arms with wrists and knuckles where the hands are seen: under wide cuffs the pose model guesses them. */
export function armsToHands({ arms, stature }: Skeleton, { seen }: Hands): readonly [Chain, Chain] {
  const moved = arms.map((chain, k): Chain => {
    const hand = seen[k];
    if (!hand?.cuffed) return chain;
    const [shoulder, elbow, wrist] = chain;
    const [dx, dy] = directionOf(chain);
    const first = ((hand.entry[0] - wrist[0]) * dx + (hand.entry[1] - wrist[1]) * dy) / stature;
    // Of a hand deep in a cuff the fingers say less of the wrist than the pose model does.
    if (first > DEEP) return chain;
    const away = distance(elbow, hand.entry) || 1;
    const length = Math.min(distance(elbow, wrist), away - INSIDE * stature);
    const at = lerpPoint(elbow, hand.entry, length / away);
    if (distance(at, wrist) > MOST * stature || length < distance(elbow, wrist) * 0.6) return chain;
    const whole = distance(at, hand.tip);
    return [shoulder, elbow, at, whole > stature * 0.04 ? lerpPoint(at, hand.tip, 0.5) : chain[3]];
  });
  return [moved[0]!, moved[1]!];
}
