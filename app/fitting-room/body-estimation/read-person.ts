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
  const isForearm = ([, elbow, wrist]: Chain, at: Point): boolean =>
    distance(wrist, at) < FOREARM * stature && alongSegment(elbow, wrist, ...at) < 1;
  for (let i = 0; i < parts.length; i++) {
    if (parts[i] !== HAND || mask[i]! > 127) continue;
    const at: Point = [i % width, Math.floor(i / width)];
    if (known.some((arm) => isForearm(arm, at))) parts[i] = ARM;
  }
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
  for (let i = 0; i < parts.length; i++)
    if (hands.mask[i]! > 127) parts[i] = HAND;
    else if (leg[i]! > 0 && parts[i] === HAND) parts[i] = LEG;
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
