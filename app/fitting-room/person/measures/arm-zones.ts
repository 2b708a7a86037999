import type { BodyModel } from '../body-model.ts';
import type { Side } from './body-frame.ts';
import {
  eachPixelAround,
  alongSegment,
  clamp,
  distanceToSegment,
  vectorLength,
  lerp,
  lerpPoint,
  smoothstep,
} from '../../pixels/pixels.ts';
import type { Point } from '../../pixels/pixels.ts';
import { raiseMask } from '../../pixels/mask-union.ts';
import { rowEdge } from './row-spans.ts';

/** 0 shoulder, 0.5 elbow, 1 wrist. */
export const armPoint = (side: Side, t: number): Point =>
  t <= 0.5 ? lerpPoint(side.shoulder, side.elbow, t * 2) : lerpPoint(side.elbow, side.wrist, t * 2 - 1);

/** @param past how far it may go on beyond its ends, in lengths of upper or lower arm. */
export function armAt({ shoulder, elbow, wrist }: Side, y: number, past = 0): number {
  const [a, b] = y < elbow[1] ? [shoulder, elbow] : [elbow, wrist];
  return lerp(a[0], b[0], clamp((y - a[1]) / (b[1] - a[1] || 1), 0, 1 + past));
}

/** First row in which wall shows between arm and body; null for none. */
export function visibleArmpit({ frame, classes, width }: BodyModel, side: Side): Point | null {
  const { shoulders, shoulderWidth, torso } = frame;
  const isWall = (i: number): boolean => classes.background[i]! > 128;
  const to = shoulders[1] + torso * 0.42;
  for (let y = Math.round(shoulders[1] + torso * 0.24); y < to; y++) {
    const axis = Math.round(armAt(side, y));
    const from = y * width + axis;
    for (let k = 0; (axis - side.sign * k - shoulders[0]) * side.sign > shoulderWidth * 0.2; k++) {
      const i = from - side.sign * k;
      if (isWall(i) && isWall(i + width)) return [i - y * width, y];
    }
  }
  return null;
}

/** Where it is seen, or at the usual height on the body's outline when the arm lies against it. */
export function armpit(model: BodyModel, side: Side): Point {
  const row = model.frame.outline(0.33);
  return visibleArmpit(model, side) ?? [rowEdge(row, side.sign), row.y];
}

/** 0 shoulder … 1 wrist, or -1 further from the axis than `near`, in the arm's half widths. */
export function shareAlongArm(side: Side, x: number, y: number, near = 1.5): number {
  const upper = distanceToSegment(side.shoulder, side.elbow, x, y) / (side.upperArm * near);
  const lower = distanceToSegment(side.elbow, side.wrist, x, y) / (side.elbowRadius * near);
  if (Math.min(upper, lower) >= 1) return -1;
  return upper < lower
    ? clamp(alongSegment(side.shoulder, side.elbow, x, y), 0, 1) * 0.5
    : 0.5 + clamp(alongSegment(side.elbow, side.wrist, x, y), 0, 1) * 0.5;
}

export function isHandFree(model: BodyModel, x: number, y: number): boolean {
  const { sides, shoulderWidth } = model.frame;
  return isFarFrom(sides[0], shoulderWidth, x, y) && isFarFrom(sides[1], shoulderWidth, x, y);
}

function fromLines(lines: readonly (readonly [Point, Point, Point])[], x: number, y: number): number {
  let least = Infinity;
  for (const [a, b, c] of lines)
    least = Math.min(least, distanceToSegment(a, b, x, y), distanceToSegment(b, c, x, y));
  return least;
}

/** Tells it from an arm or a hand beside it. */
export function legUnderHem({ frame, inFront }: Pick<BodyModel, 'frame' | 'inFront'>) {
  const legs = frame.sides.map(({ hip, knee, ankle }) => [hip, knee, ankle] as const);
  const arms = frame.sides.map(
    ({ elbow, wrist, index }) => [elbow, wrist, lerpPoint(wrist, index, 1.9)] as const,
  );
  return (i: number, x: number, y: number): boolean =>
    !inFront[i] && fromLines(legs, x, y) < fromLines(arms, x, y);
}

function isFarFrom({ wrist, index }: Side, shoulderWidth: number, x: number, y: number): boolean {
  const t = clamp(alongSegment(wrist, index, x, y), -0.6, 1.9);
  const px = lerp(wrist[0], index[0], t);
  const py = lerp(wrist[1], index[1], t);
  return vectorLength(px - x, py - y) >= shoulderWidth * 0.19;
}

function addArms(model: BodyModel, mask: Uint8Array, sleeve: number, painted: Uint8Array): void {
  const { classes, frame } = model;
  for (const side of frame.sides) {
    const reach = Math.abs(side.wrist[1] - side.shoulder[1]) + frame.shoulderWidth * 0.4;
    eachPixelAround([side.elbow], reach, model, (x, y, i) => {
      if (y < side.shoulder[1] || y > side.wrist[1] + frame.shoulderWidth * 0.4) return;
      const shown = classes.skin[i]!;
      if (shown < 77) return;
      const t = shareAlongArm(side, x, y);
      if (t <= sleeve) return;
      const keep =
        smoothstep(0.35, 0.75, shown / 255) * smoothstep(sleeve, sleeve + 0.02, t) * (255 - painted[i]!);
      if (keep > mask[i]!) mask[i] = keep;
    });
  }
}

/**
 * How much of the photo is restored over everything painted, 0..255: face, hair, hands, a head covering, and
 * the arms below the longest sleeve.
 * @param sleeve end of the longest sleeve, 0 shoulder … 1 wrist; null without an upper garment.
 * @param painted coverage 0..255 of arms painted anew: the photo's skin beside them fades into them.
 */
export function foregroundMask(model: BodyModel, sleeve: number | null, painted: Uint8Array): Uint8Array {
  const mask = model.lock.slice();
  raiseMask(mask, model.inFront);
  if (sleeve !== null && sleeve < 0.98) addArms(model, mask, Math.max(sleeve, 0.15), painted);
  const { covering, handRim } = model;
  handRim.at.forEach((i, k) => (mask[i] = handRim.share[k]! * 255));
  if (covering) {
    raiseMask(mask, covering.pixels);
    closeRim(model, covering.pixels, mask);
  }
  return mask;
}

/** Between a covering and the face the rim is classified as neither. Changes `mask`. */
function closeRim(
  { classes: { face }, width, height }: BodyModel,
  covering: Uint8Array,
  mask: Uint8Array,
): void {
  const isSure = (value: number): boolean => value > 127;
  for (let y = 0; y < height; y++) {
    const row = covering.subarray(y * width, (y + 1) * width);
    if (!face.subarray(y * width, (y + 1) * width).some(isSure)) continue;
    const [from, to] = [row.findIndex(isSure), row.findLastIndex(isSure)];
    if (from >= 0) mask.fill(255, y * width + from, y * width + to + 1);
  }
}
