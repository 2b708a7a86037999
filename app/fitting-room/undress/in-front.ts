// What is in front of all clothes: hands as the photo shows them, and what they hold before the body.
import type { ClassMaps } from '../../domain/body-map.ts';
import { blurInto } from '../pixels/blur.ts';
import { distanceToSegment, lerpPoint, smoothstep } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';
import type { Frame, Side } from '../person/frame.ts';

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

/** A hand that is raised keeps what it holds before the body; one that hangs lets go of it. */
const isRaised = ({ elbow, wrist }: Side): boolean => wrist[1] < elbow[1];

/**
 * 0..255: hands past the wrist and what they hold.
 * @param loose the old clothes come off: then only what a raised hand holds stays.
 */
export function handsInFront(classes: ClassMaps, frame: Frame, loose: boolean): Uint8Array {
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
      const hand = away > unit * 0.3 ? 0 : smoothstep(0.4, 0.75, classes.skin[i]! / 255) * begins;
      const holds = y < frame.knees[1] && (!loose || raised);
      const held = holds ? smoothstep(0.5, 0.85, classes.others[i]! / 255) * (loose ? 1 : begins) : 0;
      out[i] = Math.max(out[i]!, Math.max(hand, held) * 255);
    });
  }
  if (loose) blurInto(out, out, classes.width, classes.height, 0.5);
  return out;
}
