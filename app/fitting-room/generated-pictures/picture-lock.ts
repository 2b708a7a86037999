// The face lock for pictures that a model drew: aligned with the photo, measured, and her own face, hair and
// hands restored. What cannot be aligned is refused, and our own render is shown.
import type { Look } from '../../domain/looks/look.ts';
import type { LikenessFigures, PictureFault } from '../../domain/looks/picture-check.ts';
import { alignPicture, warpToPhoto, type PictureAlignment } from './align-picture.ts';
import type { BodyModel } from '../person/body-model.ts';
import { blurredBytes } from '../pixels/blurred-copies.ts';
import { measureBodyDrift, MOST_DRIFT, type Silhouettes } from './body-drift.ts';
import { locateHand, type HandShift } from './locate-hand.ts';
import { lerp, type Box, type Picture } from '../pixels/pixels.ts';
import { accessoryPixels, render } from '../render.ts';
import { fitLight, relight } from './match-light.ts';
import { foregroundMask } from '../person/measures/arm-zones.ts';
import { heightAtTorsoShare } from '../person/measures/body-frame.ts';

export interface OwnDrawing {
  picture: Picture;
  silhouette: Uint8Array;
  /** 1 where a hat, gloves or an umbrella may lie over face, hair or hands; the picture's size. */
  covered: Uint8Array;
}

export function renderOwnDrawing(model: BodyModel, look: Look): OwnDrawing {
  let silhouette: Uint8Array = new Uint8Array();
  const picture = render(model, look, (canvas) => (silhouette = canvas.catches));
  return { picture, silhouette, covered: accessoryPixels(model, look) };
}

export type LockVerdict =
  | { fault: null; picture: Picture; figures: LikenessFigures }
  | { fault: PictureFault; figures: LikenessFigures };

/** A head that correlates less is another one, turned away or gone. */
const LEAST_MATCH = 0.75;
const LEAST_HAND_MATCH = 0.6;
const MOST_SCALE = 0.16;
const MOST_TURN = 0.07;
/** Largest difference of unchanged pixels, of 255: on the wall; on skin and wall around her head. */
const MOST_WALL = 12;
const MOST_SEAM = 16;
const MOST_CUT = 0.002; // share of her
/** Of a hand, in shoulder widths: further off the restored one would not cover it. */
const MOST_HAND = 0.035;

/** Ratios seen against the wall that are enough to judge the body. */
const LEAST_RATIOS = 5;

interface Parts {
  keep: Uint8Array;
  /** 1 where the look leaves the photo unchanged. */
  same: Uint8Array;
  head: Uint8Array;
}

const SAME = 6;

function whole(model: BodyModel, visit: (i: number, at: number, y: number) => void): void {
  const { box, width, height, photo } = model;
  for (let y = 0; y < height; y++) {
    const at = (box.y0 + y) * photo.width + box.x0;
    for (let x = 0; x < width; x++) visit(y * width + x, at + x, y);
  }
}

function partsOf(model: BodyModel, own: OwnDrawing): Parts {
  const { photo, width, height, frame, classes } = model;
  const kept = foregroundMask(model, 1, new Uint8Array(width * height));
  const near = blurredBytes(kept, width, height, frame.size * 0.006);
  const same = new Uint8Array(photo.width * photo.height).fill(1);
  const keep = new Uint8Array(same.length);
  const head = new Uint8Array(same.length);
  const chest = heightAtTorsoShare(frame, 0.15);
  whole(model, (i, at, y) => {
    for (let o = at * 4; o < at * 4 + 3; o++)
      if (Math.abs(photo.data[o]! - own.picture.data[o]!) > SAME) same[at] = 0;
    if (own.covered[at]) return;
    // With the wall close to her, or wider hair and fingers of the model would show beside hers.
    const wall = same[at] && classes.background[i]! > 200 ? Math.min(255, near[i]! * 6) : 0;
    keep[at] = Math.max(kept[i]!, wall);
    if (same[at] && near[i]! > 5 && y < chest) head[at] = 1;
  });
  return { keep, same, head };
}

function cutShare(model: BodyModel, own: OwnDrawing, inside: Uint8Array): number {
  let [all, lost] = [0, 0];
  whole(model, (i, at) => {
    if (own.silhouette[i]! < 128) return;
    all++;
    if (!inside[at]) lost++;
  });
  return lost / Math.max(1, all);
}

function differenceOf(photo: Picture, picture: Picture, isIn: (i: number) => boolean, share: number): number {
  const found: number[] = [];
  for (let i = 0; i < photo.width * photo.height; i += 3) {
    if (!isIn(i)) continue;
    let sum = 0;
    for (let o = i * 4; o < i * 4 + 3; o++) sum += Math.abs(photo.data[o]! - picture.data[o]!);
    found.push(sum / 3);
  }
  found.sort((a, b) => a - b);
  return found[Math.floor(found.length * share)] ?? 0;
}

/** Null where a hand is not found, unless gloves cover it. */
function handsOf(model: BodyModel, own: OwnDrawing, home: Picture): [HandShift, HandShift] | null {
  const reach = Math.round(model.frame.shoulderWidth * 0.14);
  const [a, b] = model.frame.sides.map((side) => locateHand(model, side, own.picture, home, reach));
  return a && b && Math.min(a.match, b.match) >= LEAST_HAND_MATCH ? [a, b] : null;
}

const RIM = 12; // pixels

function keepRims(keep: Uint8Array, { width, height }: Picture, { x0, y0, x1, y1 }: Box): void {
  const far = RIM * 2;
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const left = x0 > 0 ? x - x0 : far;
      const above = y0 > 0 ? y - y0 : far;
      const right = x1 < width ? x1 - 1 - x : far;
      const below = y1 < height ? y1 - 1 - y : far;
      const near = Math.min(left, above, right, below);
      const at = y * width + x;
      if (near < RIM) keep[at] = Math.max(keep[at]!, Math.round(255 * (1 - near / RIM)));
    }
  }
}

function putBack(photo: Picture, home: Picture, inside: Uint8Array, keep: Uint8Array): Picture {
  const { data } = home;
  for (let i = 0; i < keep.length; i++) {
    const kept = inside[i] ? keep[i]! / 255 : 1;
    if (kept > 0) for (let o = i * 4; o < i * 4 + 3; o++) data[o] = lerp(data[o]!, photo.data[o]!, kept);
    data[i * 4 + 3] = 255;
  }
  return home;
}

const figuresOf = (pose: PictureAlignment | null, photo: Picture): LikenessFigures => ({
  match: round(pose?.match ?? 0),
  shift: round(pose ? Math.hypot(...pose.shift) / photo.width : 0),
  scale: round(1 + (pose?.grow ?? 0)),
  turn: round(((pose?.turn ?? 0) * 180) / Math.PI),
  drift: {},
});
const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/**
 * Her own face, hair and hands on a model's picture, or the reason for refusing it.
 * @param answer the model's picture, of the photo's size
 * @param shown the part that the model drew; without it all of it
 * @returns pixels equal the photo's wherever {@link foregroundMask} is 255 and nothing new is worn over it
 */
export function lockToPhoto(model: BodyModel, own: OwnDrawing, answer: Picture, shown?: Box): LockVerdict {
  const { photo, classes } = model;
  const { keep, same, head } = partsOf(model, own);
  const pose = alignPicture(photo, answer, head);
  const figures = figuresOf(pose, photo);
  const no = (fault: PictureFault): LockVerdict => ({ fault, figures });
  if (!pose || pose.match < LEAST_MATCH) return no('no-face');
  if (Math.abs(pose.grow) > MOST_SCALE || Math.abs(pose.turn) > MOST_TURN) return no('no-face');
  const { picture: home, inside } = warpToPhoto(answer, pose, shown);
  if (cutShare(model, own, inside) > MOST_CUT) return no('cut');
  const unchanged = same.map((value, i) => value & inside[i]!);
  relight(home, fitLight(photo, home, unchanged));
  if (differenceOf(photo, home, (i) => unchanged[i] === 1 && keep[i] === 0, 0.8) > MOST_WALL)
    return no('background');
  const rim = (i: number) => head[i] === 1 && keep[i]! < 250 && unchanged[i] === 1;
  if (differenceOf(photo, home, rim, 0.7) > MOST_SEAM) return no('seam');
  const hands = handsOf(model, own, home);
  const silhouettes: Silhouettes = { photo: classes.background.map((v) => 255 - v), own: own.silhouette };
  const drift = measureBodyDrift(model, silhouettes, { own: own.picture, answer: home }, hands);
  figures.drift = Object.fromEntries(Object.entries(drift).map(([ratio, value]) => [ratio, round(value)]));
  if (Object.values(drift).some((value) => value > MOST_DRIFT)) return no('body');
  if (Object.keys(drift).length < LEAST_RATIOS) return no('background');
  if (!hands || hands.some(({ shift }) => Math.hypot(...shift) > model.frame.shoulderWidth * MOST_HAND))
    return no('hands');
  if (shown) keepRims(keep, photo, shown);
  return { fault: null, picture: putBack(photo, home, inside, keep), figures };
}
