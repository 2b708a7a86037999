// The class model closes the gaps between fingers and takes wall or trousers beside a hand for skin: color tells them.
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

/** Confidence from which a pixel speaks for the color of its class. */
const SURE = 250;
/** Confidence from which the class model saw some hand at a pixel. */
export const LEAST_SEEN = 7;
/** Colors nearer to each other than this (steps of 255, over three channels) cannot be told apart. */
export const LEAST_APART = 30;
/** Share of the way from the other color to the hand's: below the first it is not hand, from the second on it is. */
const BOUNDS = [0.22, 0.42] as const;

export const colorDistance = (a: Rgb, b: Rgb): number =>
  Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2);

/** How far from the finger tips and the wrist a pixel still belongs to a hand, in shoulder widths. */
export const HAND_REACH = 0.3;

/** So far past the index finger's root a hand goes. */
export const fingertip = ({ wrist, index }: Pick<Hand, 'wrist' | 'index'>): Point =>
  lerpPoint(wrist, index, 1.9);

/** True on a hand and a little around it. @param unit the shoulders' width. */
export const isAtHand = (hand: Hand, unit: number, x: number, y: number): boolean =>
  distanceToSegment(hand.wrist, fingertip(hand), x, y) <= unit * HAND_REACH;

/** Middle color of the given pixels where `plane` is sure; null where too few are. */
export function medianColor({ data }: Picture, plane: Uint8Array, pixels: readonly number[]): Rgb | null {
  const sure = pixels.filter((i) => plane[i]! >= SURE);
  if (sure.length < 12) return null;
  const middle = (channel: 0 | 1 | 2): number => {
    const counts = new Uint32Array(256);
    for (const i of sure) counts[data[i * 4 + channel]!]!++;
    return percentile(counts, sure.length, 0.5);
  };
  return [middle(0), middle(1), middle(2)];
}

export function handAreaPixels(hand: Hand, unit: number, width: number, height: number): number[] {
  const reach = unit * 0.8;
  const { x0, y0, x1, y1 } = boxAroundPoints([hand.wrist], reach, width, height);
  const out: number[] = [];
  const tip = fingertip(hand);
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++)
      if (distanceToSegment(hand.wrist, tip, x, y) <= unit * HAND_REACH) out.push(y * width + x);
  return out;
}

/** Confidence from which neighboring pixels are one hand. */
const ONE_HAND = 30;

/** A patch of cloth or wall in shade may have the hand's color: what does not hang together with the hand is none. */
function dropStrays(classes: ClassMaps, hand: Hand, unit: number, pixels: readonly number[]): void {
  const { width, skin, clothes, background } = classes;
  const loose = new Set(pixels.filter((i) => skin[i]! >= ONE_HAND));
  const queue = [...loose].filter(
    (i) =>
      skin[i]! >= SURE &&
      distanceToSegment(hand.wrist, hand.index, i % width, Math.floor(i / width)) < unit * 0.1,
  );
  if (queue.length === 0) return;
  for (const i of queue) loose.delete(i);
  while (queue.length > 0) {
    const i = queue.pop()!;
    for (const dy of [-width, 0, width])
      for (const dx of [-1, 0, 1]) if (loose.delete(i + dy + dx)) queue.push(i + dy + dx);
  }
  for (const i of loose) {
    const plane = clothes[i]! >= background[i]! ? clothes : background;
    plane[i] = Math.min(255, plane[i]! + skin[i]!);
    skin[i] = 0;
  }
}

/** Share of the way from the wall's color to the hand's from which a doubtful pixel is hand, and is so wholly. */
const HAND_BOUNDS = [0.56, 0.8] as const;

/** A finger that stands off may be half wall to the model: where it saw some hand and the color is the hand's, it is. */
function claim(classes: ClassMaps, i: number, toHand: number, toWall: number): void {
  const { skin, clothes, background, others } = classes;
  if (clothes[i]! + others[i]! > 5) return;
  const move = background[i]! * smoothstep(...HAND_BOUNDS, toWall / (toWall + toHand || 1));
  background[i] = background[i]! - move;
  skin[i] = Math.min(255, skin[i]! + move);
}

/**
 * Moves confidence from skin to background or clothes where a pixel near a hand has the color of the wall or of the
 * cloth beside it, and from background to skin where it has the hand's. Changes `classes` in place.
 */
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
    for (const i of pixels) {
      const skin = classes.skin[i]!;
      if (skin < LEAST_SEEN) continue;
      const seen: Rgb = [photo.data[i * 4]!, photo.data[i * 4 + 1]!, photo.data[i * 4 + 2]!];
      for (const { plane, color, whole } of others) {
        // Half hand, half wall may look like cloth: only where the model saw some is it believed.
        if (plane === classes.clothes && plane[i]! < 5) continue;
        const move = skin * (1 - smoothstep(...BOUNDS, colorDistance(seen, color) / whole));
        if (move < 1) continue;
        // What the model left open is wall or cloth as well.
        const open = 255 - skin - classes.background[i]! - classes.clothes[i]! - classes.others[i]!;
        classes.skin[i] = skin - move;
        plane[i] = Math.min(255, plane[i]! + move + Math.max(0, open));
        break;
      }
      const wall = others.find(({ plane }) => plane === classes.background);
      if (wall && classes.skin[i]! >= LEAST_SEEN)
        claim(classes, i, colorDistance(seen, own), colorDistance(seen, wall.color));
    }
    dropStrays(classes, hand, unit, pixels);
  }
}
