// What is in front of all clothes: hands as the photo shows them, and what they hold before the body.
import type { ClassMaps } from '../../domain/body-map.ts';
import { blurInto } from '../pixels/blur.ts';
import { distanceToSegment, lerpPoint, smoothstep } from '../pixels/pixels.ts';
import type { Picture, Point } from '../pixels/pixels.ts';
import type { Frame, Side } from '../person/frame.ts';
import { faceLight } from './skin-light.ts';
import type { Rgb } from './skin-light.ts';

/** Calls `visit` for each pixel around a hand, with how far past the wrist it lies. */
function aroundHand(
  { elbow, wrist }: Side,
  reach: number,
  { width, height }: ClassMaps,
  visit: (x: number, y: number, i: number, past: number) => void,
): void {
  const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1;
  const [dx, dy] = [(wrist[0] - elbow[0]) / length, (wrist[1] - elbow[1]) / length];
  for (let y = Math.max(0, Math.floor(wrist[1] - reach)); y < Math.min(height, wrist[1] + reach); y++)
    for (let x = Math.max(0, Math.floor(wrist[0] - reach)); x < Math.min(width, wrist[0] + reach); x++)
      visit(x, y, y * width + x, (x - wrist[0]) * dx + (y - wrist[1]) * dy);
}

/** What is thinner than a finger is an edge of the old cuff. Changes `hands`. */
function dropCrumbs(hands: Uint8Array, { width, height }: ClassMaps, size: number): void {
  const soft = new Uint8Array(hands);
  blurInto(soft, soft, width, height, Math.max(1, size * 0.0026));
  for (let i = 0; i < hands.length; i++)
    if (hands[i]! > 0) hands[i] = hands[i]! * smoothstep(0.35, 0.6, soft[i]! / 255);
}

/** A hand that is raised keeps what it holds before the body; one that hangs lets go of it. */
const isRaised = ({ elbow, wrist }: Side): boolean => wrist[1] < elbow[1];

/** How far red and green, as shares of brightness, may be from the face's, and brightness as a share of it: skin in any light. */
const HUE = [0.05, 0.03] as const;
const LIGHT = [0.22, 0.36] as const;

/** 1 where a pixel has the colour of her skin: the class model takes cuffs beside a hand for it. */
function skinLike({ data }: Picture, tone: Rgb): (i: number) => number {
  const sum = tone[0] + tone[1] + tone[2];
  const [red, green] = [tone[0] / sum, tone[1] / sum];
  return (i) => {
    const [r, g, b] = [data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!];
    const all = r + g + b + 1;
    const away = Math.max(Math.abs(r / all - red) / HUE[0], Math.abs(g / all - green) / HUE[1]);
    return smoothstep(1.25, 0.9, away) * smoothstep(...LIGHT, all / sum);
  };
}

/**
 * 0..255: hands past the wrist and what they hold.
 * @param loose the old clothes come off: then only what a raised hand holds stays, and only what has the skin's colour is hand.
 */
export function handsInFront(crop: Picture, classes: ClassMaps, frame: Frame, loose: boolean): Uint8Array {
  const like = loose ? skinLike(crop, faceLight(crop, classes).tone) : () => 1;
  const out = new Uint8Array(classes.skin.length);
  const unit = frame.shoulderWidth;
  for (const side of frame.sides) {
    const { wrist, index } = side;
    const tip: Point = lerpPoint(wrist, index, 1.9);
    const raised = isRaised(side);
    const reach = loose && raised ? 0.45 : 0.3;
    aroundHand(side, unit * 0.7, classes, (x, y, i, past) => {
      const away = distanceToSegment(wrist, tip, x, y);
      if (away > unit * reach) return;
      const begins = smoothstep(-unit * 0.015, unit * 0.015, past);
      const shown =
        away > unit * (loose ? 0.19 : 0.3) ? 0 : smoothstep(0.4, 0.75, classes.skin[i]! / 255) * begins;
      const hand = shown > 0 ? shown * like(i) : 0;
      const holds = y < frame.knees[1] && (!loose || raised);
      const held = holds ? smoothstep(0.5, 0.85, classes.others[i]! / 255) * (loose ? 1 : begins) : 0;
      out[i] = Math.max(out[i]!, Math.max(hand, held) * 255);
    });
  }
  if (loose) dropCrumbs(out, classes, frame.size);
  return out;
}
