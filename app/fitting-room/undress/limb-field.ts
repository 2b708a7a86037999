// Where on the body a pixel lies: on which limb, how far along it and how far across.
import { clamp, distance, lengthOf, lerp, lerpPoint, smoothstep } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';
import type { Body, Limb } from '../read/person.ts';
import { inCrook, isBent } from './crook.ts';

export const ZONE = { none: 0, trunk: 1, neck: 2, leftArm: 3, rightArm: 4, leftLeg: 5, rightLeg: 6 } as const;
export const isArmZone = (zone: number): boolean => zone === ZONE.leftArm || zone === ZONE.rightArm;
export const isLegZone = (zone: number): boolean => zone === ZONE.leftLeg || zone === ZONE.rightLeg;

/** Fixed point of `along`: this much from the first joint to the third. */
const ALONG_ONE = 12000;

/** What each pixel of the crop is on the bare body. */
export interface LimbField {
  zone: Uint8Array;
  /** 0 the picture's left edge of limb or trunk … 255 its right one. */
  across: Uint8Array;
  along: Uint16Array;
}

/** Share along a limb: 0 shoulder or hip, 1 wrist or ankle, more on hand and foot; of the trunk 0 neck … 1 crotch. */
export const alongAt = (field: LimbField, i: number): number => field.along[i]! / ALONG_ONE;

/** A place on the axis of a limb, and how far the skin is from there. */
interface Node {
  at: Point;
  along: number;
  radius: number;
}

/** Position along a chain of joints, in pixels from the first. */
function arcOf(joints: readonly Point[], [x, y]: Point): number {
  let best = { away: Infinity, arc: 0 };
  for (let k = 0, arc = 0; k + 1 < joints.length; k++) {
    const a = joints[k]!;
    const b = joints[k + 1]!;
    const length = distance(a, b) || 1;
    const t = clamp(((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / length ** 2, 0, 1);
    const away = distance([lerp(a[0], b[0], t), lerp(a[1], b[1], t)], [x, y]);
    if (away < best.away) best = { away, arc: arc + t * length };
    arc += length;
  }
  return best.arc;
}

/**
 * Stations and joints of a limb as one chain, from the trunk outward.
 * @param measured its axis is the middle of what was measured, not the bone: a leg's bone tells where its hip ends.
 */
function nodesOf({ joints, stations }: Limb, measured: boolean): Node[] {
  const lengths = joints.slice(1).map((joint, k) => distance(joints[k]!, joint));
  const whole = lengths.slice(0, 2).reduce((sum, length) => sum + length, 0) || 1;
  const onBones = (arc: number): Point => {
    let [k, rest] = [0, arc];
    while (k < lengths.length - 1 && rest > lengths[k]!) rest -= lengths[k++]!;
    return lerpPoint(joints[k]!, joints[k + 1]!, rest / (lengths[k]! || 1));
  };
  const seen = stations
    .map(({ at, left, right }) => {
      const arc = arcOf(joints, at);
      const [x, y] = onBones(arc);
      return {
        along: arc / whole,
        radius: (left + right) / 2,
        off: (measured ? [at[0] - x, at[1] - y] : [0, 0]) as Point,
      };
    })
    .sort((a, b) => a.along - b.along);
  const between = (along: number): { radius: number; off: Point } => {
    const k = seen.findIndex((one) => one.along >= along);
    if (k < 0) return seen.at(-1) ?? { radius: 1, off: [0, 0] };
    if (k === 0) return seen[0]!;
    const a = seen[k - 1]!;
    const b = seen[k]!;
    const t = (along - a.along) / (b.along - a.along || 1);
    return { radius: lerp(a.radius, b.radius, t), off: lerpPoint(a.off, b.off, t) };
  };
  let arc = 0;
  const nodes = joints.map((at, k): Node => {
    if (k > 0) arc += lengths[k - 1]!;
    const { radius, off } = between(arc / whole);
    // Where a limb begins, and in hand and foot, the bones say where it is.
    const share = k === 1 || k === 2 ? 1 : 0;
    return { at: [at[0] + off[0] * share, at[1] + off[1] * share], along: arc / whole, radius };
  });
  const last = nodes.at(-1)!.along;
  const levels = seen
    .filter(({ along }) => along > 0 && along < last)
    .map(({ along, radius, off }): Node => {
      const [x, y] = onBones(along * whole);
      return { at: [x + off[0], y + off[1]], along, radius };
    });
  return [...nodes, ...levels].sort((a, b) => a.along - b.along);
}

/** How near a pixel is to a limb (1 at its skin), and where on it. */
interface Place {
  near: number;
  along: number;
  across: number;
}

/** A stretch of a limb between two nodes. */
interface Stretch {
  a: Node;
  b: Node;
  dx: number;
  dy: number;
  length: number;
  /** The picture's left and right: across a limb that lies level, above and below. */
  turned: number;
}

const stretchesOf = (nodes: readonly Node[]): Stretch[] =>
  nodes.slice(1).flatMap((b, k) => {
    const a = nodes[k]!;
    const dx = b.at[0] - a.at[0];
    const dy = b.at[1] - a.at[1];
    // Joint and station in one place: between them there is no way, and nothing lies across it.
    if (dx * dx + dy * dy < 0.25) return [];
    const turned = (Math.abs(dy) * 2 > Math.abs(dx) ? Math.sign(dy) : Math.sign(dx)) || 1;
    return { a, b, dx, dy, length: Math.sqrt(dx * dx + dy * dy) || 1, turned };
  });

/** Where on a limb a pixel lies, written into `best`: this is asked for every pixel of her. */
function placeOn(stretches: readonly Stretch[], x: number, y: number, best: Place): Place {
  best.near = Infinity;
  for (const { a, b, dx, dy, length, turned } of stretches) {
    const [px, py] = [x - a.at[0], y - a.at[1]];
    const t = clamp((px * dx + py * dy) / length ** 2, 0, 1);
    const radius = Math.max(1, lerp(a.radius, b.radius, t));
    const near = lengthOf(px - dx * t, py - dy * t) / radius;
    if (near >= best.near) continue;
    best.near = near;
    best.along = lerp(a.along, b.along, t);
    const aside = (py * dx - px * dy) / length / radius;
    best.across = clamp(0.5 - (aside * turned) / 2, 0, 1);
  }
  return best;
}

/** Edges of the trunk at a height: between the shoulders as wide as they stand, below the last station as that. */
export function trunkAt({ trunk, arms }: Body): (y: number) => { left: number; right: number } {
  const [a, b] = arms.map(({ joints }) => joints[0]!) as [Point, Point];
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

/** How far beyond its measured skin the mask may still belong to an arm, in its radius: the ball of the shoulder, the hand. */
const AROUND = 2.4;
const aroundAt = (along: number): number =>
  along > 0.97 ? 1.9 : lerp(AROUND, 1.35, smoothstep(0.12, 0.42, along));
/** The same in the crook of a bent arm, which is one piece with it. */
const CROOK = 2.6;
/** From here on down an arm hangs beside the trunk. */
const RIM_FROM = 0.4;
/** How far beyond its stations the trunk may reach, in its width. */
const STANDS_OUT = 0.03;
/** The same for the outer side of a leg, in its radius. */
const LEG_STANDS_OUT = 1.1;
/** From here on an arm is hand. */
const PAST_WRIST = 1.01;
/** At the hip, where trunk and leg go over into each other, it may reach further: no ledge is cut there. */
const standsOut = (along: number): number => lerp(1.5, LEG_STANDS_OUT, smoothstep(0.05, 0.4, along));
/** `across` of the neck runs so far to both sides, in distances of the shoulder joints: over the slopes beside it too. */
export const NECK_REACH = 0.4;
/** Share of the thigh that short trousers cover. */
const SHORTS = 0.2;

/**
 * Tells for every pixel of the body which limb it is on.
 * @param body its mask is 0..255: the bare body.
 * @param hands of both arms: above 0 where past the wrist a hand is; null where that is not known.
 */
export function layOut(
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
  const arms = body.arms.map((arm) => nodesOf(arm, true));
  const bent = body.arms.map(({ joints }) => isBent(joints));
  const legs = body.legs.map((leg) => nodesOf(leg, false));
  const stretches = [...arms, ...legs].map(stretchesOf);
  const places = stretches.map((): Place => ({ near: Infinity, along: 0, across: 0.5 }));
  const placeOf = (limb: number, x: number, y: number): Place =>
    placeOn(stretches[limb]!, x, y, places[limb]!);
  const inTheTrunk: Place = { near: 0, along: 0, across: 0.5 };
  const edges = trunkAt(body);
  const [left, right] = body.arms.map(({ joints }) => joints[0]!) as [Point, Point];
  const shoulderY = (left[1] + right[1]) / 2;
  const middle = (left[0] + right[0]) / 2;
  const across = Math.abs(right[0] - left[0]);
  const hipY = (body.legs[0].joints[0]![1] + body.legs[1].joints[0]![1]) / 2;
  const torso = hipY - shoulderY;
  const collar = (x: number): number =>
    shoulderY - torso * 0.04 + torso * 0.1 * (1 - ((x - middle) / (across * 0.27)) ** 2);
  const boxes = [...arms, ...legs].map((nodes) => {
    const reach = Math.max(...nodes.map(({ radius }) => radius)) * AROUND;
    const xs = nodes.map(({ at }) => at[0]);
    const ys = nodes.map(({ at }) => at[1]);
    return [
      Math.min(...xs) - reach,
      Math.max(...xs) + reach,
      Math.min(...ys) - reach,
      Math.max(...ys) + reach * 2,
    ] as const;
  });
  const within = (k: number, x: number, y: number): boolean => {
    const [x0, x1, y0, y1] = boxes[k]!;
    return x >= x0 && x <= x1 && y >= y0 && y <= y1;
  };
  for (let y = 0, i = 0; y < height; y++) {
    const trunk = edges(y);
    for (let x = 0; x < width; x++, i++) {
      if (body.mask[i] === 0) continue;
      let zone: number = ZONE.trunk;
      let on: Place | null = null;
      const inTrunk = x > trunk.left && x < trunk.right;
      const out = Math.max(trunk.left - x, x - trunk.right) / (trunk.right - trunk.left || 1);
      for (const k of [0, 1] as const) {
        if (!within(k, x, y)) continue;
        const place = placeOf(k, x, y);
        const around = aroundAt(place.along);
        const most = bent[k] && inCrook(body.arms[k].joints, x, y) ? Math.max(CROOK, around) : around;
        const reach = inTrunk ? (place.along < 0.12 ? 0.8 : 1.02) : most;
        if (place.near > reach || (on && on.near <= place.near)) continue;
        // Beside the trunk what is beyond an arm's skin is the trunk's own rim.
        if (!inTrunk && !bent[k] && place.along > RIM_FROM && place.near > 1.08 && out <= STANDS_OUT)
          continue;
        // Past the wrist only the hand is arm, not the cuff's inside around it.
        if (place.along > PAST_WRIST && hands[k]?.[i] === 0) continue;
        if (y < shoulderY && !inTrunk && y < collar(x) - torso * 0.12) continue;
        on = place;
        zone = ZONE.leftArm + k;
      }
      if (!on && y > hipY - torso * 0.1) {
        const onLeft = placeOf(2, x, y);
        const onRight = placeOf(3, x, y);
        const k = onLeft.near <= onRight.near ? 0 : 1;
        const place = k === 0 ? onLeft : onRight;
        const outer = (k === 0 ? 0.5 - place.across : place.across - 0.5) > 0;
        if (outer && place.near > standsOut(place.along) && place.along < 0.95) continue;
        // Short trousers: below them legs are bare.
        if (place.along > SHORTS) {
          on = place;
          zone = ZONE.leftLeg + k;
        }
      }
      // What stands out beside the trunk and is no arm is a flap of the old clothes.
      if (!on && y > shoulderY + torso * 0.15 && out > STANDS_OUT) continue;
      if (!on) {
        const bare = Math.abs(x - middle) < across * 0.27 ? y < collar(x) : y < shoulderY - torso * 0.12;
        zone = bare ? ZONE.neck : ZONE.trunk;
        const [from, to] =
          zone === ZONE.neck
            ? [middle - across * NECK_REACH, middle + across * NECK_REACH]
            : [trunk.left, trunk.right];
        on = inTheTrunk;
        on.along = (y - shoulderY) / torso + 0.3;
        on.across = (x - from) / (to - from || 1);
      }
      field.zone[i] = zone;
      field.across[i] = clamp(on.across, 0, 1) * 255;
      field.along[i] = clamp(on.along, 0, 5) * ALONG_ONE;
    }
  }
  return field;
}
