import { BODY_CLASSES, type BodyMap, type ClassMaps } from '../domain/photos/body-map.ts';
import { measureBackdrop, type Backdrop } from './person/light-and-color/backdrop.ts';
import { resamplePlane } from './body-map/class-maps.ts';
import { faceAndSkin, lockFaceAndHair } from './person/face-lock.ts';
import { measureFrame, type Frame } from './person/measures/body-frame.ts';
import { jointsToPoints, UnusableBodyMap } from './body-map/landmark-points.ts';
import { findHeadCovering } from './person/segmentation/head-covering.ts';
import { cropPicture } from './pixels/crop.ts';
import { clamp, distance, type Box, type Picture, type Point } from './pixels/pixels.ts';
import { findHangingHair } from './person/segmentation/hanging-hair.ts';
import { isOwnHair, reclassifyAsHair, reclassifyHead } from './person/segmentation/hair-or-covering.ts';
import { correctSkin } from './person/segmentation/correct-skin.ts';
import { limbsForDoubt } from './person/segmentation/skin-confidence.ts';
import { traceHandEdges } from './person/segmentation/hand-edges.ts';
import {
  endArmsBehindHip,
  moveArmsToReading,
  moveLegsToReading,
  narrowFoldedArms,
} from './person/measures/adjust-pose.ts';
import { correctHands } from './person/segmentation/correct-hands.ts';
import { closeNeck } from './person/measures/shoulder-line.ts';
import { fitSceneLights, STUDIO, type SceneLights } from './person/light-and-color/scene-lights.ts';
import { findOldWaist, measureShading } from './person/light-and-color/shading.ts';
import type { Person, PhotoCapabilities } from './body-estimation/person.ts';
import { clothingReachBox } from './body-estimation/photo-scene.ts';
import { limbsSeen } from './body-estimation/limbs/limbs-seen.ts';
import { ARMS } from './body-estimation/skeleton.ts';
import { readPerson } from './body-estimation/read-person.ts';
import type { DressedPhoto } from './clothes-removal/dressed-photo.ts';
import { isClothingTight } from './clothes-removal/tight-clothing.ts';
import {
  handForeground,
  heldForeground,
  correctFoundHands,
} from './clothes-removal/hands/foreground-mask.ts';
import { bringBackOwnSkin, findOwnSkin } from './clothes-removal/skin/own-skin.ts';
import { areHandsInView } from './clothes-removal/hands/mirrored-hand.ts';
import { putHandsInPockets } from './clothes-removal/hands/hands-in-pockets.ts';
import { makeCleanPlate, type CleanPlate } from './clothes-removal/clean-plate.ts';
import { measureSkin } from './person/light-and-color/skin-color.ts';
import type { BodyModel } from './person/body-model.ts';
import { surroundingTint } from './person/light-and-color/ambient-tint.ts';
import { exposureFactor, brightenUnderexposed } from './pixels/exposure.ts';

/** Scaled exactly as the face lock scales it, then cropped. */
function cropClasses(maps: ClassMaps, photo: Picture, box: Box): ClassMaps {
  const width = box.x1 - box.x0;
  const height = box.y1 - box.y0;
  const out = { width, height } as ClassMaps;
  for (const name of BODY_CLASSES)
    out[name] = resamplePlane(maps[name], maps.width, maps.height, photo.width, photo.height, box);
  return out;
}

/** Nose, shoulders, hips and knees: on a map of this photo they lie on the person. */
const TRUNK = [0, 11, 12, 23, 24, 25, 26];

/** @throws UnusableBodyMap when maps, landmarks and photo do not belong together. */
export function refuseMismatchedMap(photo: Picture, { landmarks, classes }: BodyMap): void {
  const shape = classes.width / classes.height / (photo.width / photo.height);
  if (!(shape > 0.94 && shape < 1.06))
    throw new UnusableBodyMap('the body map was made from another picture');
  let onPerson = 0;
  for (const k of TRUNK) {
    const [x, y] = landmarks[k] ?? [-1, -1];
    const at = Math.floor(y * classes.height) * classes.width + Math.floor(x * classes.width);
    if (x >= 0 && x < 1 && y >= 0 && y < 1 && classes.background[at]! < 128) onPerson++;
  }
  if (onPerson < TRUNK.length - 2) throw new UnusableBodyMap('the person is not where the body map says');
}

const WHOLE: PhotoCapabilities = {
  bareArms: 1,
  bareLegs: 1,
  feetApart: 1,
  armsDown: 1,
  openNeck: 1,
  hands: 1,
};

/** Nothing of a mannequin is taken off. */
const NO_ROOM: Backdrop = {
  wall: { width: 1, height: 1, data: new Uint8ClampedArray(4) },
  out: new Float64Array(3),
};

function cropLit(photo: Picture, box: Box, crop: Picture): Picture {
  const bright = brightenUnderexposed(photo);
  return bright === photo ? crop : cropPicture(bright, box);
}

/** Hair that the class model took for cloth becomes hair. Changes `classes`. */
function coveringOrHair(
  lit: Picture,
  classes: ClassMaps,
  frame: Frame,
  read: Person | null,
): BodyModel['covering'] {
  const found = findHeadCovering(lit, classes, frame);
  const isHair = found !== null && isOwnHair(lit, classes, frame, found);
  if (isHair) reclassifyAsHair(classes, found.pixels);
  const covering = isHair ? null : found;
  if (read) reclassifyHead(classes, frame, read.parts, covering);
  return covering;
}

const skinOf = (
  crop: Picture,
  classes: ClassMaps,
  read: Person | null,
  points: readonly Point[],
): Uint8Array =>
  read
    ? findOwnSkin(crop, classes, read.parts, frameOf(points, classes).size)
    : new Uint8Array(classes.skin.length);

/** Null where the clothes are tight, and where nobody was read. Changes the planes where hands are in pockets. */
function personUnderClothes(
  { classes, ownSkin }: Pick<DressedPhoto, 'classes' | 'ownSkin'>,
  frame: Frame,
  read: Person | null,
  { hands }: BodyMap,
  as: 'seen' | 'form' | 'plate',
): Person | null {
  if (!read || (as !== 'plate' && isClothingTight(classes, frame, read))) return null;
  return hands ? putHandsInPockets(read, classes, ownSkin) : read;
}

/** Maps without hands do not tell whether one is missing. */
function showsOf(
  read: Person | null,
  under: Person | null,
  { hands }: BodyMap,
  eyes: Point,
): PhotoCapabilities {
  if (!read) return WHOLE;
  if (!under || !hands) return { ...read.shows, hands: 1 };
  return {
    ...read.shows,
    // A bare forearm that ends at a pocket would be made up.
    bareArms: under.pockets ? 0 : read.shows.bareArms,
    hands: areHandsInView(under, eyes) ? 1 : 0,
  };
}

/** Changes `points`. @returns which arms end behind the hip */
function moveToReading(points: Point[], read: Person): readonly boolean[] {
  moveArmsToReading(points, read, true);
  const behind = endArmsBehindHip(points, read);
  moveLegsToReading(points, read);
  return behind;
}

/**
 * Measures the body on a photo, about 0.3 s at 768x1152; the result serves any number of renders.
 * @param photo upright, any size (the landmarks are relative).
 * @param person who was read on the photo before.
 * @param as a `form` is a mannequin: nobody is read and nothing is taken off; a `plate` has even tight
 * clothes taken off.
 * @throws UnusableBodyMap when the map does not describe an upright person on this photo.
 */
export function analyzePhoto(
  photo: Picture,
  bodyMap: BodyMap,
  person?: Person,
  as: 'seen' | 'form' | 'plate' = 'seen',
): BodyModel {
  const box = clothingReachBox(bodyMap, photo);
  const width = box.x1 - box.x0;
  const height = box.y1 - box.y0;
  const points = jointsToPoints(bodyMap.landmarks, photo, box);
  refuseMismatchedMap(photo, bodyMap);
  const read = as === 'form' ? null : (person ?? readPerson(photo, bodyMap));
  if (read) moveArmsToReading(points, read, false);
  const crop = cropPicture(photo, box);
  const classes = cropClasses({ ...bodyMap.classes, ...faceAndSkin(bodyMap) }, photo, box);
  const seen = classes.skin.slice();
  const ownSkin = skinOf(crop, classes, read, points);
  const shoulderRow = clamp(Math.round((points[11]![1] + points[12]![1]) / 2), 0, height);
  const unit = distance(points[11]!, points[12]!);
  const hipRow = (points[23]![1] + points[24]![1]) / 2;
  const arms = ARMS.map((joints) => joints.map((k) => points[k]!) as [Point, Point, Point, Point]);
  const hands = arms.map(([, elbow, wrist, index]) => ({ elbow, wrist, index }));
  const lit = as === 'form' ? crop : cropLit(photo, box, crop);
  correctSkin(lit, classes, shoulderRow, limbsForDoubt(arms, unit, hipRow));
  correctHands(lit, classes, hands, unit);
  bringBackOwnSkin(classes, ownSkin);
  const handRim = traceHandEdges(crop, classes, seen, hands, unit);
  const dressedFrame = frameOf(points, classes);
  const covering = coveringOrHair(lit, classes, dressedFrame, read);
  const lights = as === 'form' ? STUDIO : fitSceneLights(crop, classes, dressedFrame);
  const under = personUnderClothes({ classes, ownSkin }, dressedFrame, read, bodyMap, as);
  findHangingHair(lit, classes, dressedFrame, under, covering);
  const lock = lockFaceAndHair(classes);
  const behind = under ? moveToReading(points, under) : [];
  const plate = under
    ? undressed({ crop, classes, lock, covering, ownSkin, lights }, lit, points, under)
    : {
        picture: crop,
        classes,
        handRim,
        backdrop: as === 'form' ? NO_ROOM : measureBackdrop(crop, classes),
        hands: handForeground(classes, dressedFrame, read),
      };
  return {
    photo,
    box,
    width,
    height,
    lock,
    covering,
    inFront: plate.hands,
    ownSkin,
    things: classes.others,
    exposure: as === 'form' ? 1 : exposureFactor(photo),
    undressed: under !== null,
    shows: showsOf(read, under, bodyMap, dressedFrame.eyes),
    limbs: limbsSeen(read),
    body: read?.body.mask ?? classes.background.map((wall) => 255 - wall),
    lights,
    light: sideLight(lights),
    ...measured(plate, points, under, behind, ownSkin),
  };
}

const sideLight = ({ left, right }: SceneLights): number => clamp(right - left, -0.6, 0.6);

function undressed(
  dressed: Omit<DressedPhoto, 'frame' | 'inFront'>,
  lit: Picture,
  points: readonly Point[],
  read: Person,
): CleanPlate {
  const { classes } = dressed;
  const frame = frameOf(points, classes);
  correctFoundHands(classes, read, frame);
  bringBackOwnSkin(classes, dressed.ownSkin);
  return makeCleanPlate({ ...dressed, frame, inFront: heldForeground(lit, classes, read, frame) }, read);
}

const CLOTHED = 102; // confidence, of 255
const PRESENT = 128;

function frameOf(points: readonly Point[], { background, clothes, width, height }: ClassMaps): Frame {
  return measureFrame(
    points,
    { plane: background, width, height, below: PRESENT },
    { plane: clothes, width, height, above: CLOTHED },
  );
}

function measured(
  { picture: crop, classes, handRim, backdrop }: CleanPlate,
  points: readonly Point[],
  read: Person | null,
  behind: readonly boolean[],
  ownSkin: Uint8Array,
) {
  const seen = frameOf(points, classes);
  seen.sides.forEach((side, k) => (side.behind = behind[k] ?? false));
  const frame = read ? narrowFoldedArms(seen, read) : seen;
  const oldWaist = findOldWaist(crop, classes.clothes, frame);
  const shading = measureShading(crop, classes, frame, oldWaist);
  closeNeck({ classes, frame });
  const skin = measureSkin(crop, classes, frame, ownSkin);
  return {
    crop,
    classes,
    handRim,
    backdrop,
    frame,
    shading,
    skin,
    oldWaist: oldWaist.y,
    tint: surroundingTint(crop, classes, skin.color),
  };
}
