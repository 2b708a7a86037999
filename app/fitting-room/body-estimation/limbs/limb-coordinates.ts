// Which limb or part of the trunk a pixel lies on, how far along it and how far across.
import { pointBounds, clamp, lerp, smoothstep, type Box } from '../../pixels/pixels.ts';
import type { Body, Limb } from '../person.ts';
import { isInsideElbow, isElbowBent } from './elbow-angle.ts';
import { limbNodes, locateOnLimb, limbSegments, type LimbPlace, type LimbSegment } from './limb-axis.ts';

export const ZONE = { none: 0, trunk: 1, neck: 2, leftArm: 3, rightArm: 4, leftLeg: 5, rightLeg: 6 } as const;
export const isArmZone = (zone: number): boolean => zone === ZONE.leftArm || zone === ZONE.rightArm;
export const isLegZone = (zone: number): boolean => zone === ZONE.leftLeg || zone === ZONE.rightLeg;

/** Fixed point of `along`: this much from the first joint to the third. */
const ALONG_ONE = 12000;

/** Position of each pixel of the crop on the bare body. */
export interface LimbField {
  zone: Uint8Array;
  /** 0 the left edge of limb or trunk in the picture … 255 its right one. */
  across: Uint8Array;
  along: Uint16Array;
}

/** 0 shoulder or hip, 1 wrist or ankle, more on hand and foot; on the trunk 0 neck … 1 crotch. */
export const shareAlongLimb = (field: LimbField, i: number): number => field.along[i]! / ALONG_ONE;

/** Constant width between the shoulders, and below the last station. */
export function trunkEdges({ trunk, arms }: Body): (y: number) => { left: number; right: number } {
  const [a, b] = [arms[0].joints[0], arms[1].joints[0]];
  const rows = trunk.stations
    .map(({ at, left, right }) => ({ y: at[1], left: at[0] - left, right: at[0] + right }))
    .sort((one, two) => one.y - two.y);
  const shoulders = { y: (a[1] + b[1]) / 2, left: Math.min(a[0], b[0]), right: Math.max(a[0], b[0]) };
  const below = rows.filter(({ y }) => y > shoulders.y + 2);
  const all = [shoulders, ...below];
  return (y) => {
    const k = all.findIndex((row) => row.y >= y);
    if (k <= 0) return k === 0 ? all[0]! : all.at(-1)!;
    const p = all[k - 1]!;
    const q = all[k]!;
    const t = (y - p.y) / (q.y - p.y || 1);
    return { left: lerp(p.left, q.left, t), right: lerp(p.right, q.right, t) };
  };
}

/** Largest distance from the axis, in its skin's radius: the ball of the shoulder, the hand. */
const AROUND = 2.4;
const aroundAt = (along: number): number =>
  along > 0.97 ? 1.9 : lerp(AROUND, 1.35, smoothstep(0.12, 0.42, along));
const CROOK = 2.6; // the same in the crook of a bent arm
const RIM_FROM = 0.4; // along an arm: from here on it hangs beside the trunk
/** How far beyond its stations the trunk may reach, in its width. */
const STANDS_OUT = 0.03;
/** The same for the outer side of a leg, in its radius. */
const LEG_STANDS_OUT = 1.1;
const PAST_WRIST = 1.01; // along an arm: from here on it is hand
/** More at the hip, so that no step is cut where trunk and leg meet. */
const standsOut = (along: number): number => lerp(1.5, LEG_STANDS_OUT, smoothstep(0.05, 0.4, along));
/** Sideways extent of `across` on the neck, in distances of the shoulder joints: the slopes too. */
export const NECK_REACH = 0.4;
const SHORTS = 0.2; // share of the thigh

interface Laying {
  field: LimbField;
  body: Body;
  width: number;
  hands: readonly (Uint8Array | null)[];
  limbs: readonly LimbAxis[];
  edges: ReturnType<typeof trunkEdges>;
  shoulderY: number;
  hipY: number;
  torso: number;
  middle: number;
  across: number;
}

interface LimbAxis {
  stretches: LimbSegment[];
  bent: boolean;
  box: Box;
  place: LimbPlace;
}

function axisOf({ joints, stations }: Limb, isArm: boolean): LimbAxis {
  const nodes = limbNodes({ joints, stations }, isArm);
  const reach = Math.max(...nodes.map(({ radius }) => radius)) * AROUND;
  const { x0, x1, y0, y1 } = pointBounds(nodes.map(({ at }) => at));
  return {
    stretches: limbSegments(nodes),
    bent: isArm && isElbowBent(joints),
    box: { x0: x0 - reach, x1: x1 + reach, y0: y0 - reach, y1: y1 + reach * 2 },
    place: { near: Infinity, along: 0, across: 0.5 },
  };
}

const collarAt = ({ shoulderY, torso, middle, across }: Laying, x: number): number =>
  shoulderY - torso * 0.04 + torso * 0.1 * (1 - ((x - middle) / (across * 0.27)) ** 2);

type TrunkRow = ReturnType<Laying['edges']>;

/** In the trunk's width; negative inside. */
const outOf = ({ left, right }: TrunkRow, x: number): number =>
  Math.max(left - x, x - right) / (right - left || 1);

const isWithin = ({ x0, x1, y0, y1 }: Box, x: number, y: number): boolean =>
  x >= x0 && x <= x1 && y >= y0 && y <= y1;

/** In half widths from its axis: on the shoulder the trunk covers the arm. */
const mostOnTrunk = (along: number): number => (along < 0.12 ? 0.8 : 1.02);

function mostBeside(all: Laying, k: 0 | 1, along: number, x: number, y: number): number {
  const around = aroundAt(along);
  const inCrook = all.limbs[k]!.bent && isInsideElbow(all.body.arms[k].joints, x, y);
  return inCrook ? Math.max(CROOK, around) : around;
}

/** Past the wrist only the hand belongs to the arm, not the inside of the cuff. */
const isInsideCuff = ({ hands, width }: Laying, k: 0 | 1, x: number, y: number): boolean =>
  hands[k]?.[y * width + x] === 0;

/** Null where the pixel is on something else. `k`: 0 the picture's left arm, 1 its right. */
function onArm(all: Laying, k: 0 | 1, trunk: TrunkRow, x: number, y: number): LimbPlace | null {
  const { stretches, bent, box, place } = all.limbs[k]!;
  if (!isWithin(box, x, y)) return null;
  locateOnLimb(stretches, x, y, place);
  const { near, along } = place;
  const inTrunk = x > trunk.left && x < trunk.right;
  if (near > (inTrunk ? mostOnTrunk(along) : mostBeside(all, k, along, x, y))) return null;
  // Beyond an arm's skin, beside the trunk, is the trunk's own edge.
  const isBeyondSkin = !bent && along > RIM_FROM && near > 1.08;
  if (isBeyondSkin && !inTrunk && outOf(trunk, x) <= STANDS_OUT) return null;
  if (along > PAST_WRIST && isInsideCuff(all, k, x, y)) return null;
  const isAboveCollar = y < all.shoulderY && y < collarAt(all, x) - all.torso * 0.12;
  return isAboveCollar && !inTrunk ? null : place;
}

function legAt({ limbs }: Laying, x: number, y: number): 0 | 1 {
  const [left, right] = [limbs[2]!, limbs[3]!];
  locateOnLimb(left.stretches, x, y, left.place);
  locateOnLimb(right.stretches, x, y, right.place);
  return left.place.near <= right.place.near ? 0 : 1;
}

function set({ zone, across, along }: LimbField, i: number, to: number, on: LimbPlace): void {
  zone[i] = to;
  across[i] = clamp(on.across, 0, 1) * 255;
  along[i] = clamp(on.along, 0, 5) * ALONG_ONE;
}

const IN_TRUNK: LimbPlace = { near: 0, along: 0, across: 0.5 };

function layTrunk(all: Laying, trunk: TrunkRow, x: number, y: number): void {
  const { shoulderY, torso, middle, across } = all;
  const bare = Math.abs(x - middle) < across * 0.27 ? y < collarAt(all, x) : y < shoulderY - torso * 0.12;
  const from = bare ? middle - across * NECK_REACH : trunk.left;
  const to = bare ? middle + across * NECK_REACH : trunk.right;
  IN_TRUNK.along = (y - shoulderY) / torso + 0.3;
  IN_TRUNK.across = (x - from) / (to - from || 1);
  set(all.field, y * all.width + x, bare ? ZONE.neck : ZONE.trunk, IN_TRUNK);
}

function layPixel(all: Laying, trunk: TrunkRow, x: number, y: number): void {
  const i = y * all.width + x;
  const onLeft = onArm(all, 0, trunk, x, y);
  const onRight = onArm(all, 1, trunk, x, y);
  if (onRight && !(onLeft && onLeft.near <= onRight.near)) return set(all.field, i, ZONE.rightArm, onRight);
  if (onLeft) return set(all.field, i, ZONE.leftArm, onLeft);
  if (y > all.hipY - all.torso * 0.1) {
    const k = legAt(all, x, y);
    const { place } = all.limbs[2 + k]!;
    const outer = (k === 0 ? 0.5 - place.across : place.across - 0.5) > 0;
    if (outer && place.near > standsOut(place.along) && place.along < 0.95) return;
    if (place.along > SHORTS) return set(all.field, i, ZONE.leftLeg + k, place);
  }
  // A part of the old clothes that stands out beside the trunk.
  if (y > all.shoulderY + all.torso * 0.15 && outOf(trunk, x) > STANDS_OUT) return;
  layTrunk(all, trunk, x, y);
}

function layRow(all: Laying, y: number): void {
  const trunk = all.edges(y);
  const { width, body } = all;
  for (let x = 0; x < width; x++) if (body.mask[y * width + x] !== 0) layPixel(all, trunk, x, y);
}

/**
 * Assigns every pixel of the body to a limb.
 * @param body its mask is 0..255: the bare body.
 * @param hands above 0 where there is a hand past the wrist; null where that is not known.
 */
export function computeLimbField(
  body: Body,
  width: number,
  height: number,
  hands: readonly (Uint8Array | null)[] = [],
): LimbField {
  const field: LimbField = {
    zone: new Uint8Array(width * height),
    across: new Uint8Array(width * height),
    along: new Uint16Array(width * height),
  };
  const [left, right] = [body.arms[0].joints[0], body.arms[1].joints[0]];
  const shoulderY = (left[1] + right[1]) / 2;
  const hipY = (body.legs[0].joints[0]![1] + body.legs[1].joints[0]![1]) / 2;
  const all: Laying = {
    field,
    body,
    width,
    hands,
    limbs: [...body.arms.map((arm) => axisOf(arm, true)), ...body.legs.map((leg) => axisOf(leg, true))],
    edges: trunkEdges(body),
    shoulderY,
    hipY,
    torso: hipY - shoulderY,
    middle: (left[0] + right[0]) / 2,
    across: Math.abs(right[0] - left[0]),
  };
  for (let y = 0; y < height; y++) layRow(all, y);
  return field;
}
