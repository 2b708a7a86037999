import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import {
  boxAroundPoints,
  cropPlane,
  eachPixelAround,
  pixelBox,
  distance,
  distanceToSegment,
  smoothstep,
  unitVector,
  type Box,
  type Picture,
  type Point,
} from '../../pixels/pixels.ts';
import { closePatch, comesForward } from '../../body-estimation/hands/hand-before-body.ts';
import { blurInto } from '../../pixels/blur.ts';
import { connectedComponents } from '../../pixels/connected-components.ts';
import { segmentHeldObject } from './held-object.ts';
import { findBagStrap } from './bag-strap.ts';
import type { Frame, Side } from '../../person/measures/body-frame.ts';
import { isAtHand, fingertip } from '../../person/segmentation/correct-hands.ts';
import { PARTS, type Person } from '../../body-estimation/person.ts';

/** A hand, and the direction of its forearm. */
interface HandArea {
  side: Side;
  along: Point;
  /** Shoulder width. */
  unit: number;
}

/** How far along the forearm beyond the wrist, pixels. */
const pastWrist = (
  { side: { wrist }, along: [dx, dy] }: Pick<HandArea, 'side' | 'along'>,
  x: number,
  y: number,
): number => (x - wrist[0]) * dx + (y - wrist[1]) * dy;

/** `visit` gets each row around a hand: a function per row stays compiled. */
function aroundHand(
  side: Side,
  unit: number,
  { width, height }: Pick<ClassMaps, 'width' | 'height'>,
  visit: (hand: HandArea, y: number, box: Box) => void,
): void {
  const hand: HandArea = { side, along: unitVector(side.elbow, side.wrist), unit };
  const box = boxAroundPoints([side.wrist], unit * 0.7, width, height);
  for (let y = box.y0; y < box.y1; y++) visit(hand, y, box);
}

const isRaised = ({ elbow, wrist }: Side): boolean => wrist[1] < elbow[1];

const LEG = PARTS.indexOf('leg');
const FEET = new Set((['foot', 'shoe'] as const).map((part) => PARTS.indexOf(part)));

/** 0..255: hands past the wrist and what they hold, in tight clothes. */
export function handForeground(classes: ClassMaps, frame: Frame, read: Person | null): Uint8Array {
  const out = new Uint8Array(classes.skin.length);
  const seen = { parts: read?.parts ?? null, knees: frame.knees[1] };
  for (const side of frame.sides)
    aroundHand(side, frame.shoulderWidth, classes, (hand, y, box) =>
      foregroundRow(classes, hand, seen, out, y, box),
    );
  return out;
}

/** What is held ends at the knees. */
function foregroundRow(
  { skin, others, width }: ClassMaps,
  hand: HandArea,
  { parts, knees }: { parts: Uint8Array | null; knees: number },
  out: Uint8Array,
  y: number,
  { x0, x1 }: Box,
): void {
  const { side, unit } = hand;
  for (let x = x0; x < x1; x++) {
    const i = y * width + x;
    if (!isAtHand(side, unit, x, y) || parts?.[i] === LEG) continue;
    const begins = smoothstep(-unit * 0.015, unit * 0.015, pastWrist(hand, x, y));
    const own = smoothstep(0.4, 0.75, skin[i]! / 255) * begins;
    const held = y < knees ? smoothstep(0.5, 0.85, others[i]! / 255) * begins : 0;
    out[i] = Math.max(out[i]!, Math.max(own, held) * 255);
  }
}

/** A bare leg beside a hand stays one. Changes `classes`. */
export function correctFoundHands(
  classes: ClassMaps,
  { hands: { mask: hands }, parts }: Person,
  frame: Frame,
): void {
  for (const side of frame.sides)
    aroundHand(side, frame.shoulderWidth, classes, (hand, y, box) =>
      clearBesideHandRow(classes, hand, hands, parts, y, box),
    );
  for (let i = 0; i < hands.length; i += classes.width) makeHandRow(classes, hands, i);
}

function clearBesideHandRow(
  { skin, clothes, background, width }: ClassMaps,
  hand: HandArea,
  hands: Uint8Array,
  parts: Uint8Array,
  y: number,
  { x0, x1 }: Box,
): void {
  for (let x = x0; x < x1; x++) {
    const i = y * width + x;
    if (hands[i]! > 127 || skin[i] === 0 || parts[i] === LEG || pastWrist(hand, x, y) < 0) continue;
    if (!isAtHand(hand.side, hand.unit, x, y)) continue;
    const plane = clothes[i]! >= background[i]! ? clothes : background;
    plane[i] = Math.min(255, plane[i]! + skin[i]!);
    skin[i] = 0;
  }
}

function makeHandRow(
  { skin, clothes, background, others, face, hair, width }: ClassMaps,
  hands: Uint8Array,
  from: number,
): void {
  for (let i = from; i < from + width; i++) {
    if (hands[i]! < 128) continue;
    skin[i] = 255;
    clothes[i] = background[i] = others[i] = face[i] = hair[i] = 0;
  }
}

const HELD = PARTS.indexOf('held');

const HERS = new Set((['arm', 'hand', 'leg'] as const).map((part) => PARTS.indexOf(part)));
const [THING, PART_OF_THING] = [140, 50]; // confidence
const WORN = new Set((['top', 'bottom', 'dress', 'outer'] as const).map((part) => PARTS.indexOf(part)));
const CLOTH = new Set([...WORN, PARTS.indexOf('background')]);
/** Reach from the hand's middle, in her height; cost near the hand and at the end. */
const REACH = 0.13;
const [DOUBT, FAR] = [0.4, 2];

/** From the eyes to the knuckles of a hand that touches head or hair, and from its wrist to its tips, in her height. */
const AT_HEAD = 0.16;
const HAND = 0.13;
/** So far before the wrist a bent hand begins, in her height. */
const BEFORE_WRIST = 0.025;

/** No outline tells its fingers from hair, nor which way they go: there the photo stays. Changes `out`. */
function keepHandAtHead(
  out: Uint8Array,
  side: Side,
  classes: ClassMaps,
  frame: Frame,
  { parts, body: { stature } }: Person,
): void {
  if (!isRaised(side) || distance(side.index, frame.eyes) > stature * AT_HEAD) return;
  const hand = { side, along: unitVector(side.elbow, side.wrist) };
  eachPixelAround([side.wrist], stature * HAND, classes, (x, y, i) => {
    if (pastWrist(hand, x, y) < -BEFORE_WRIST * stature || WORN.has(parts[i]!)) return;
    if (distance([x, y], side.wrist) < stature * HAND) out[i] = 255;
  });
}

/** From the knuckles, in her height: what a hand before her holds fast. */
const GRIP = 0.05;
/** In her height squared: less is a crumb. */
const CRUMB = 0.0002;

/** The class model takes puffed sleeves and letters on a chest for things: what has the colors of what she wears is none. */
export const isThing = (others: Uint8Array, parts: Uint8Array, i: number): boolean =>
  others[i]! > THING && !HERS.has(parts[i]!) && !WORN.has(parts[i]!);

/** What lies in a hand is one with it: no thread, no crumb, no bite out of it. Changes `out`. */
function holdFast(
  out: Uint8Array,
  { others, width, height }: Pick<ClassMaps, 'others' | 'width' | 'height'>,
  knuckles: Point,
  { parts, body: { stature } }: Person,
): void {
  const box = boxAroundPoints([knuckles], stature * REACH, width, height);
  const wide = box.x1 - box.x0;
  const patch = { mask: cropPlane(out, width, box), width: wide, height: box.y1 - box.y0 };
  const at = (n: number): number => (box.y0 + Math.floor(n / wide)) * width + box.x0 + (n % wide);
  const grip = stature * GRIP;
  for (let n = 0; n < patch.mask.length; n++) {
    const [x, y] = [box.x0 + (n % wide), box.y0 + Math.floor(n / wide)];
    const i = at(n);
    if (isThing(others, parts, i) && distance([x, y], knuckles) < grip) patch.mask[n] = 255;
  }
  closePatch(patch, stature);
  for (let n = 0; n < patch.mask.length; n++) out[at(n)] = 0;
  for (const piece of connectedComponents(patch, 255))
    if (piece.length > CRUMB * stature ** 2) for (const n of piece) out[at(n)] = 255;
}

/** From the tips of a hanging hand to its bag, and how far down and aside that reaches, in her height. */
const [HANGS, BAG] = [0.1, { down: 0.35, aside: 0.16 }] as const;
/** In her height squared: a phone or a corner of one would float beside her hand. */
const LEAST_BAG = 0.0012;
/** Half of the gap in a strap that the class model does not see, in her height. */
const GAP = 0.012;

/** A bag in a hanging hand: the class model takes part of it for the room, which stays, so all of it does. */
export function hangingFrom(
  side: Side,
  { others, clothes, width, height }: ClassMaps,
  { hands, parts, body: { stature } }: Person,
): number[] {
  const tip = fingertip(side);
  const [aside, down] = [BAG.aside * stature, BAG.down * stature];
  const box = pixelBox(tip[0] - aside, side.wrist[1], tip[0] + aside, tip[1] + down, width, height);
  const wide = box.x1 - box.x0;
  const at = (n: number): number => (box.y0 + Math.floor(n / wide)) * width + box.x0 + (n % wide);
  const mask = cropPlane(others, width, box).map((value, n) =>
    value > Math.max(PART_OF_THING, clothes[at(n)]!) && !FEET.has(parts[at(n)]!) && hands.mask[at(n)]! < 128
      ? 255
      : 0,
  );
  const patch = { mask, width: wide, height: box.y1 - box.y0 };
  closePatch(patch, stature);
  const hand = cropPlane(hands.mask, width, box);
  const joined = patch.mask.map((value, n) => Math.max(value, hand[n]!));
  blurInto(joined, joined, wide, patch.height, stature * GAP);
  const isThere = joined.map((value) => (value > 12 ? 1 : 0));
  const isNear = (n: number): boolean =>
    mask[n]! > 0 && distance([box.x0 + (n % wide), box.y0 + Math.floor(n / wide)], tip) < HANGS * stature;
  // Without the strap that the class model did not see it would float beside her hand: it goes.
  const isHeld = hand.some((value) => value > 127) ? (n: number): boolean => hand[n]! > 127 : isNear;
  return connectedComponents({ ...patch, mask: isThere }, 1)
    .filter((piece) => piece.some(isNear) && piece.some(isHeld))
    .map((piece) => [...piece].filter((n) => mask[n]! > 0).map(at))
    .filter((thing) => thing.length > LEAST_BAG * stature ** 2)
    .flat();
}

/** 0..255: hands as they were read, what they hold, and a bag's strap. */
export function heldForeground(crop: Picture, classes: ClassMaps, person: Person, frame: Frame): Uint8Array {
  const { hands, parts, body } = person;
  const out = new Uint8Array(hands.mask);
  const { others, hair, face, skin, width, height } = classes;
  const unit = frame.shoulderWidth;
  for (const [k, side] of frame.sides.entries()) {
    if (!hands.seen[k as 0 | 1]?.outlined) keepHandAtHead(out, side, classes, frame, person);
    if (!isRaised(side) && !comesForward(side)) {
      for (const i of hangingFrom(side, classes, person)) out[i] = 255;
      continue;
    }
    const tip = fingertip(side);
    const isNear = (i: number): boolean =>
      distanceToSegment(side.wrist, tip, i % width, Math.floor(i / width)) < unit * 0.35;
    const reach = body.stature * REACH;
    const thing = segmentHeldObject({
      crop,
      box: boxAroundPoints([side.index], reach, width, height),
      stature: body.stature,
      isSeen: (i) => (parts[i] === HELD || isThing(others, parts, i)) && hands.mask[i] === 0 && isNear(i),
      isOther: (i) => CLOTH.has(parts[i]!) && others[i]! < 8 && hair[i]! < 8,
      isHers: (i) => hands.mask[i]! > 0 || face[i]! > 127 || skin[i]! > 127 || HERS.has(parts[i]!),
      doubt: (u, v) => DOUBT + FAR * (distance([u, v], side.index) / reach) ** 2,
    });
    for (const i of thing) out[i] = 255;
    holdFast(out, classes, side.index, person);
  }
  for (const i of findBagStrap(crop, classes, person, frame)) out[i] = 255;
  return out;
}
