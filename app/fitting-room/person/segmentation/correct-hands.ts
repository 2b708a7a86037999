// The class model closes gaps between fingers and takes wall or trousers for skin: color decides.
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import type { Side } from '../measures/body-frame.ts';
import {
  eachPixelAround,
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
  const out: number[] = [];
  const tip = fingertip(hand);
  eachPixelAround([hand.wrist], unit * 0.8, { width, height }, (x, y, i) => {
    if (distanceToSegment(hand.wrist, tip, x, y) <= unit * HAND_REACH) out.push(i);
  });
  return out;
}

const ONE_HAND = 30; // confidence of neighbors

/** Shaded cloth or wall may have the hand's color: only what is connected with the hand is hand. */
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

/** From the wall's color to the hand's: partly and wholly hand. */
const HAND_BOUNDS = [0.56, 0.8] as const;

function claim(classes: ClassMaps, i: number, toHand: number, toWall: number): void {
  const { skin, clothes, background, others } = classes;
  if (clothes[i]! + others[i]! > 5) return;
  const move = background[i]! * smoothstep(...HAND_BOUNDS, toWall / (toWall + toHand || 1));
  background[i] = background[i]! - move;
  skin[i] = Math.min(255, skin[i]! + move);
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
    for (const i of pixels) {
      const skin = classes.skin[i]!;
      if (skin < LEAST_SEEN) continue;
      const seen: Rgb = [photo.data[i * 4]!, photo.data[i * 4 + 1]!, photo.data[i * 4 + 2]!];
      for (const { plane, color, whole } of others) {
        if (plane === classes.clothes && plane[i]! < 5) continue;
        const move = skin * (1 - smoothstep(...BOUNDS, colorDistance(seen, color) / whole));
        if (move < 1) continue;
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
