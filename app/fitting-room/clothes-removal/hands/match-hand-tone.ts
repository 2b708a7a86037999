// A hand below an old cuff may be in other light: the painted forearm's tone changes slowly to the hand's.
import {
  clamp,
  distance,
  lerp,
  lumaAt,
  quantile,
  smoothstep,
  type Picture,
  type Rgb,
} from '../../pixels/pixels.ts';
import type { FoundHand } from '../../body-estimation/hands/find-hands.ts';
import type { Person } from '../../body-estimation/person.ts';
import { handBehindHip } from '../../body-estimation/limbs/hand-behind-hip.ts';
import { shareAlongLimb, ZONE, type LimbField } from '../../body-estimation/limbs/limb-coordinates.ts';
import type { MirroredHand } from './mirrored-hand.ts';

/** Along an arm, 1 at its wrist: start and end of the transition. */
const [BEGINS, DONE] = [0.64, 1.03] as const;
const AT_WRIST = [0.86, 1.02] as const; // along the arm
/** Extent of the hand that is measured, in stature, and least pixels. */
const [FIRST, LEAST] = [0.03, 12];
/** Share of the hand's light: below are gaps and shade. */
const LIT = 0.35;
/** Largest difference of hand and arm. */
const [DARKEST, LIGHTEST] = [0.42, 1.5];

/** Weight where only a patch of the hand shows in a fold. */
const IN_FOLD = 0.5;

function toneOf(data: Uint8ClampedArray, at: readonly number[]): Rgb | null {
  if (at.length < LEAST) return null;
  const lights = at.map((i) => lumaAt(data, i));
  const least = quantile(lights, LIT);
  const lit = at.filter((_, n) => lights[n]! >= least);
  const of = (c: number): number =>
    quantile(
      lit.map((i) => data[i * 4 + c]!),
      0.5,
    );
  return [of(0), of(1), of(2)];
}

function tonePixels(
  { width }: Picture,
  field: LimbField,
  hands: Uint8Array,
  person: Person,
  zone: number,
  { entry }: FoundHand,
): { hand: number[]; wrist: number[] } {
  const reach = person.body.stature * FIRST;
  const [hand, wrist]: [number[], number[]] = [[], []];
  const isNear = (i: number): boolean => distance([i % width, Math.floor(i / width)], entry) < reach;
  for (let i = 0; i < hands.length; i++) {
    if (person.hands.mask[i]! > 127 && hands[i]! > 250 && isNear(i)) hand.push(i);
    if (field.zone[i] !== zone || hands[i]! > 0) continue;
    const along = shareAlongLimb(field, i);
    if (along > AT_WRIST[0] && along < AT_WRIST[1]) wrist.push(i);
  }
  return { hand, wrist };
}

function runOver(painted: Uint8ClampedArray, field: LimbField, zone: number, gain: readonly number[]): void {
  for (let i = 0; i < field.zone.length; i++) {
    if (field.zone[i] !== zone) continue;
    const over = smoothstep(BEGINS, DONE, shareAlongLimb(field, i));
    if (over > 0) for (let c = 0; c < 3; c++) painted[i * 4 + c]! *= lerp(1, gain[c]!, over);
  }
}

/** Changes `painted`. `hands`: 0..255: of the photo's hands what stays. */
export function matchHandTone(
  crop: Picture,
  painted: Uint8ClampedArray,
  field: LimbField,
  hands: Uint8Array,
  person: Person,
  twin: MirroredHand | null,
): void {
  person.hands.seen.forEach((seen, k) => {
    if (!seen?.cuffed || twin?.side === k) return;
    const zone = k === 0 ? ZONE.leftArm : ZONE.rightArm;
    const { hand, wrist } = tonePixels(crop, field, hands, person, zone, seen);
    const [to, from] = [toneOf(crop.data, hand), toneOf(painted, wrist)];
    if (!to || !from) return;
    const share = handBehindHip(person, k as 0 | 1) ? IN_FOLD : 1;
    const gain = to.map((value, c) => clamp(value / Math.max(1, from[c]!), DARKEST, LIGHTEST) ** share);
    runOver(painted, field, zone, gain);
  });
}
