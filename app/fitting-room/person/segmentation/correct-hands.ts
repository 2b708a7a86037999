// The class model closes gaps between fingers and takes wall or trousers for skin: color decides.
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import type { Side } from '../measures/body-frame.ts';
import {
  boxAroundPoints,
  distanceToSegment,
  lerpPoint,
  percentile,
  smoothstep,
} from '../../pixels/pixels.ts';
import type { Picture, Point, Rgb } from '../../pixels/pixels.ts';

type Hand = Pick<Side, 'wrist' | 'index'>;

/** Confidence from which a pixel counts for the color of its class. */
const SURE = 250;
/** Confidence from which the class model saw some hand. */
export const LEAST_SEEN = 7;
/** Steps of 255, over three channels: nearer colors cannot be told apart. */
export const LEAST_APART = 30;
/** Share of the way from the other color to the hand's: not hand below the first, hand from the second. */
const BOUNDS = [0.22, 0.42] as const;

export const colorDistance = (a: Rgb, b: Rgb): number =>
  Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2);

export const HAND_REACH = 0.3; // shoulder widths

export const fingertip = ({ wrist, index }: Pick<Hand, 'wrist' | 'index'>): Point =>
  lerpPoint(wrist, index, 1.9);

export const isAtHand = (hand: Hand, unit: number, x: number, y: number): boolean =>
  distanceToSegment(hand.wrist, fingertip(hand), x, y) <= unit * HAND_REACH;

export function medianColor({ data }: Picture, plane: Uint8Array, pixels: readonly number[]): Rgb | null {
  const sure = atLeast(plane, pixels, SURE);
  if (sure.length < 12) return null;
  return [medianOf(data, sure, 0), medianOf(data, sure, 1), medianOf(data, sure, 2)];
}

function atLeast(plane: Uint8Array, pixels: readonly number[], least: number): number[] {
  const out: number[] = [];
  for (const i of pixels) if (plane[i]! >= least) out.push(i);
  return out;
}

function medianOf(data: Uint8ClampedArray, pixels: readonly number[], channel: 0 | 1 | 2): number {
  const counts = new Uint32Array(256);
  for (const i of pixels) counts[data[i * 4 + channel]!]!++;
  return percentile(counts, pixels.length, 0.5);
}

export function handAreaPixels(hand: Hand, unit: number, width: number, height: number): number[] {
  const out: number[] = [];
  const tip = fingertip(hand);
  const { x0, y0, x1, y1 } = boxAroundPoints([hand.wrist], unit * 0.8, width, height);
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++)
      if (distanceToSegment(hand.wrist, tip, x, y) <= unit * HAND_REACH) out.push(y * width + x);
  return out;
}

const ONE_HAND = 30; // confidence of neighbors

/** Shaded cloth or wall may have the hand's color: only what is connected with the hand is hand. */
function dropStrays(classes: ClassMaps, hand: Hand, unit: number, pixels: readonly number[]): void {
  const { width, skin, clothes, background } = classes;
  const loose = new Set(atLeast(skin, pixels, ONE_HAND));
  const queue: number[] = [];
  for (const i of atLeast(skin, pixels, SURE))
    if (distanceToSegment(hand.wrist, hand.index, i % width, Math.floor(i / width)) < unit * 0.1)
      queue.push(i);
  if (queue.length === 0) return;
  for (const i of queue) loose.delete(i);
  while (queue.length > 0) {
    const i = queue.pop()!;
    for (let dy = -width; dy <= width; dy += width)
      for (let dx = -1; dx <= 1; dx++) if (loose.delete(i + dy + dx)) queue.push(i + dy + dx);
  }
  for (const i of loose) {
    const plane = clothes[i]! >= background[i]! ? clothes : background;
    plane[i] = Math.min(255, plane[i]! + skin[i]!);
    skin[i] = 0;
  }
}

/** From the wall's color to the hand's: partly and wholly hand. */
const HAND_BOUNDS = [0.56, 0.8] as const;

function claim(classes: ClassMaps, i: number, toHand: number, toWall: number): void {
  const { skin, clothes, background, others } = classes;
  if (clothes[i]! + others[i]! > 5) return;
  const move = background[i]! * smoothstep(...HAND_BOUNDS, toWall / (toWall + toHand || 1));
  background[i] = background[i]! - move;
  skin[i] = Math.min(255, skin[i]! + move);
}

interface Other {
  plane: Uint8Array;
  color: Rgb;
  /** From the hand's color to this one. */
  whole: number;
}

/** What has not the hand's color becomes the other's. */
function giveAway(classes: ClassMaps, i: number, seen: Rgb, others: readonly Other[]): void {
  const skin = classes.skin[i]!;
  for (const { plane, color, whole } of others) {
    if (plane === classes.clothes && plane[i]! < 5) continue;
    const move = skin * (1 - smoothstep(...BOUNDS, colorDistance(seen, color) / whole));
    if (move < 1) continue;
    const open = 255 - skin - classes.background[i]! - classes.clothes[i]! - classes.others[i]!;
    classes.skin[i] = skin - move;
    plane[i] = Math.min(255, plane[i]! + move + Math.max(0, open));
    return;
  }
}

function correctPixel(
  { data }: Picture,
  classes: ClassMaps,
  i: number,
  own: Rgb,
  others: readonly Other[],
  wall: Other | undefined,
): void {
  if (classes.skin[i]! < LEAST_SEEN) return;
  const seen: Rgb = [data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!];
  giveAway(classes, i, seen, others);
  if (wall && classes.skin[i]! >= LEAST_SEEN)
    claim(classes, i, colorDistance(seen, own), colorDistance(seen, wall.color));
}

/** Moves confidence between skin, background and clothes by color. Changes `classes`. */
export function correctHands(photo: Picture, classes: ClassMaps, hands: readonly Hand[], unit: number): void {
  for (const hand of hands) {
    const pixels = handAreaPixels(hand, unit, classes.width, classes.height);
    const own = medianColor(photo, classes.skin, pixels);
    if (!own) continue;
    const others = ([classes.background, classes.clothes] as const).flatMap((plane) => {
      const color = medianColor(photo, plane, pixels);
      return color && colorDistance(own, color) >= LEAST_APART
        ? [{ plane, color, whole: colorDistance(own, color) }]
        : [];
    });
    const wall = others.find(({ plane }) => plane === classes.background);
    for (const i of pixels) correctPixel(photo, classes, i, own, others, wall);
    dropStrays(classes, hand, unit, pixels);
  }
}
