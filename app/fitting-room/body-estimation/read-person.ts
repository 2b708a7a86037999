import type { BodyMap } from '../../domain/photos/body-map.ts';
import { brightenUnderexposed } from '../pixels/exposure.ts';
import { alongSegment, distance, type Picture, type Point } from '../pixels/pixels.ts';
import { raiseMask } from '../pixels/mask-union.ts';
import { bareSkinMask, hoodIsNoFace } from './parts/bare-skin.ts';
import { alignArmsToHands, findHands, type Hands } from './hands/find-hands.ts';
import { isForward, joinHandParts } from './hands/hand-before-body.ts';
import { areArmsElsewhere } from './limbs/arms-elsewhere.ts';
import { alignLegsToFeet } from './limbs/align-legs-to-feet.ts';
import { measureBody } from './shape/measure-body.ts';
import { hairOverChest, labelParts } from './parts/label-parts.ts';
import { PARTS, type Part, type Person } from './person.ts';
import { paintSilhouette } from './shape/body-silhouette.ts';
import { buildPhotoScene } from './photo-scene.ts';
import { photoCapabilities } from './bare-limb-confidence.ts';
import { buildSkeleton, type Chain, type Skeleton } from './skeleton.ts';

const HAND = PARTS.indexOf('hand');
const LEG = PARTS.indexOf('leg');
const ARM = PARTS.indexOf('arm');

/** What is seen to be skin is no sleeve, though the class model takes it for cloth. */
const BARE_ARM: ReadonlySet<Part> = new Set(['arm', 'hand']);

/** Before the wrist of a hand whose outline is known, in statures. */
const FOREARM = 0.08;

/** The coarse parts let a hand begin too early: what is not in its outline is forearm. Changes `parts`. */
function giveForearmsBack(
  parts: Uint8Array,
  { mask, seen }: Hands,
  { arms, stature }: Skeleton,
  width: number,
): void {
  const known = arms.filter((arm, k) => seen[k as 0 | 1]?.outlined && !isForward(arm));
  for (const arm of known)
    for (let from = 0; from < parts.length; from += width)
      giveBackRow(parts, mask, arm, FOREARM * stature, from, width);
}

function giveBackRow(
  parts: Uint8Array,
  mask: Uint8Array,
  [, elbow, wrist]: Chain,
  reach: number,
  from: number,
  width: number,
): void {
  for (let x = 0, i = from; x < width; x++, i++) {
    if (parts[i] !== HAND || mask[i]! > 127) continue;
    const at: Point = [x, from / width];
    if (distance(wrist, at) < reach && alongSegment(elbow, wrist, ...at) < 1) parts[i] = ARM;
  }
}

/** The hands that were found are hands, and skin around them that is a leg's is none. Changes `parts`. */
function settleHands(parts: Uint8Array, hands: Uint8Array, leg: Uint8Array, from: number, to: number): void {
  for (let i = from; i < to; i++)
    if (hands[i]! > 127) parts[i] = HAND;
    else if (leg[i]! > 0 && parts[i] === HAND) parts[i] = LEG;
}

/** @throws UnusableBodyMap when the map does not hold 33 landmarks. */
export function readPerson(photo: Picture, bodyMap: BodyMap): Person {
  const scene = buildPhotoScene(brightenUnderexposed(photo), bodyMap);
  const guessed = buildSkeleton(scene);
  const { hands, leg } = findHands(scene, guessed);
  const skeleton = { ...guessed, arms: alignArmsToHands(guessed, hands) };
  const labeled = labelParts(scene, skeleton);
  const { parts } = labeled;
  hoodIsNoFace(parts, scene.width, (x, y) => scene.confidence('clothes', x, y));
  const standing = { ...skeleton, legs: alignLegsToFeet(skeleton, parts, scene.width) };
  joinHandParts(parts, hands, skeleton, [scene.width, scene.height]);
  for (let from = 0; from < parts.length; from += scene.width)
    settleHands(parts, hands.mask, leg, from, from + scene.width);
  giveForearmsBack(parts, hands, skeleton, scene.width);
  const partAt = ([x, y]: Point): Part => {
    const [px, py] = [Math.floor(x), Math.floor(y)];
    const inside = px >= 0 && py >= 0 && px < scene.width && py < scene.height;
    return inside ? PARTS[parts[py * scene.width + px]!]! : 'background';
  };
  const measured = measureBody(scene, standing, partAt);
  const bare = bareSkinMask(parts, hands.mask, skeleton, scene.width);
  const mask = paintSilhouette(scene, measured, bare, (side) => hands.seen[side]);
  // The class model takes fingers for the wall; those found by color belong to the person.
  raiseMask(mask, hands.mask);
  const shows = photoCapabilities(
    measured.skeleton,
    measured,
    hands,
    hairOverChest(labeled),
    (at) => scene.confidence('clothes', ...at) > 127 && !BARE_ARM.has(partAt(at)),
  );
  return {
    photo,
    box: scene.box,
    width: scene.width,
    height: scene.height,
    parts,
    body: {
      stature: skeleton.stature,
      arms: measured.arms,
      legs: measured.legs,
      trunk: measured.trunk,
      mask,
    },
    hands,
    shows: {
      ...shows,
      armsDown: areArmsElsewhere(scene, measured.skeleton, hands.seen) ? 0 : shows.armsDown,
    },
  };
}
