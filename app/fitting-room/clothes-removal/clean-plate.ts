// The photo without the old clothes: wall, body in a plain tank and shorts, and on top what is hers.
import type { ClassMaps } from '../../domain/photos/body-map.ts';
import { cropPicture } from '../pixels/crop.ts';
import { lerp, smoothstep, type Box, type Picture } from '../pixels/pixels.ts';
import type { HandEdge } from '../person/segmentation/hand-edges.ts';
import type { Backdrop } from '../person/light-and-color/backdrop.ts';
import { roundElbows } from './arms/bent-arm.ts';
import { paintBodyMask } from './body-mask.ts';
import {
  cutHandEdges,
  keepOnlyHand,
  repaintBehindHands,
  fadeOutOfCuffs,
  keptWithoutHands,
} from './hands/plate-hands.ts';
import { mirrorOtherHand, type MirroredHand } from './hands/mirrored-hand.ts';
import { backgroundHole, removalMask, personMask } from './removal-mask.ts';
import { addClothOnWall } from './background/cloth-on-wall.ts';
import { inpaintBackground } from './background/inpaint-background.ts';
import { paintHairBehindNeck } from './background/hair-behind-neck.ts';
import { endAtSocks, withRim } from './skin/own-skin.ts';
import { removeHemShadow } from './skin/hem-shadow.ts';
import { isSkinPart } from '../body-estimation/parts/bare-skin.ts';
import { PARTS, type Person } from '../body-estimation/person.ts';
import {
  isArmZone,
  isLegZone,
  computeLimbField,
  ZONE,
  type LimbField,
} from '../body-estimation/limbs/limb-coordinates.ts';
import type { DressedPhoto } from './dressed-photo.ts';
import { joinLegsToSkin } from './skin/join-legs-to-skin.ts';
import { paintBody } from './skin/paint-body.ts';
import { fadeOutOfDeepCuff, matchFingerColor } from './hands/draw-palm.ts';
import { removeOddArmGaps, type ArmGapArea } from './background/arm-gaps.ts';
import { matchHandTone } from './hands/match-hand-tone.ts';

export interface CleanPlate {
  picture: Picture;
  classes: ClassMaps;
  handRim: HandEdge;
  backdrop: Backdrop;
  /** 0..255: hands and what they hold, in front of all clothes. */
  hands: Uint8Array;
}

const hers = ({ face, hair, skin }: ClassMaps, i: number, neck: number): number =>
  smoothstep(0.45, 0.85, (face[i]! + hair[i]! + skin[i]! * neck) / 255) * 255;

/** Of 255: what the class model and the reading both see of a hand is the photo, found before the body or not. */
const SURE_HAND = 242;
const HAND = PARTS.indexOf('hand');
const HEAD = new Set((['hair', 'face', 'headwear'] as const).map((part) => PARTS.indexOf(part)));

function keptOf(
  { classes, lock, covering, frame, inFront, ownSkin }: DressedPhoto,
  { parts }: Person,
): Uint8Array {
  const keep = withRim(ownSkin, classes, parts, frame.size);
  const chin = lerp(frame.mouth[1], frame.shoulders[1], 0.25);
  for (let i = 0; i < keep.length; i++) {
    if (parts[i] === HAND && classes.skin[i]! >= SURE_HAND) keep[i] = 255;
    let own = Math.max(keep[i]!, lock[i]!, inFront[i]!, covering?.pixels[i] ?? 0);
    if (Math.floor(i / classes.width) < chin) {
      own = Math.max(own, hers(classes, i, smoothstep(chin, frame.mouth[1], Math.floor(i / classes.width))));
      // The class model takes shining black hair and buns for cloth.
      if (Math.floor(i / classes.width) < frame.mouth[1] && HEAD.has(parts[i]!))
        own = Math.max(own, 255 - classes.background[i]!);
    }
    keep[i] = own;
  }
  return keep;
}

function classesOf(
  { classes }: DressedPhoto,
  keep: Uint8Array,
  body: Uint8Array,
  bare: Uint8Array,
): ClassMaps {
  const out: ClassMaps = {
    ...classes,
    skin: new Uint8Array(keep.length),
    clothes: new Uint8Array(keep.length),
    others: new Uint8Array(keep.length),
    background: new Uint8Array(keep.length),
  };
  const { face, hair } = classes;
  for (let i = 0; i < keep.length; i++) {
    const kept = keep[i]! / 255;
    const rest = Math.max(0, 255 - face[i]! - hair[i]!);
    const on = (rest * body[i]!) / 255;
    const skin = (on * bare[i]!) / 255;
    out.skin[i] = lerp(skin, classes.skin[i]!, kept);
    out.clothes[i] = lerp(on - skin, classes.clothes[i]!, kept);
    out.others[i] = lerp(0, classes.others[i]!, kept);
    out.background[i] = lerp(rest - on, classes.background[i]!, kept);
  }
  return out;
}

const slitsOf = ({ frame: { shoulders, shoulderWidth, sides } }: DressedPhoto): ArmGapArea => ({
  from: shoulders[1],
  to: Math.max(...sides.map(({ wrist }) => wrist[1])),
  most: shoulderWidth * 0.4,
});

/** Under a veil the neck alone. */
const bareZones = ({ zone: zones }: LimbField, veiled: boolean): Uint8Array =>
  zones.map((zone) => (zone === ZONE.neck || (!veiled && (isArmZone(zone) || isLegZone(zone))) ? 255 : 0));

function layOnWall(
  crop: Picture,
  wall: Uint8ClampedArray,
  painted: Uint8ClampedArray,
  { gone, keep, body }: Record<'gone' | 'keep' | 'body', Uint8Array>,
): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray(crop.data);
  for (let i = 0; i < gone.length; i++) {
    const off = gone[i]! / 255;
    const kept = keep[i]! / 255;
    const on = body[i]! / 255;
    if (kept === 1 || (off === 0 && on === 0)) continue;
    for (let c = 0; c < 3; c++) {
      const o = i * 4 + c;
      const room = lerp(crop.data[o]!, wall[o]!, off);
      data[o] = lerp(lerp(room, painted[o]!, on), crop.data[o]!, kept);
    }
  }
  return data;
}

/** About 0.15 s at 768x1152. Takes socks and the hem's shade out of `dressed.ownSkin`. */
export function makeCleanPlate(dressed: DressedPhoto, person: Person): CleanPlate {
  const { crop, covering, inFront } = dressed;
  const { width, height } = crop;
  const twin = mirrorOtherHand(person);
  const { body, arms, hands, cuffed, palms, joins, behind } = paintBodyMask(dressed, person, twin);
  joinLegsToSkin(dressed, person, body);
  const hand = hands.map((value, i) => Math.max(value, behind[i]!));
  const known = person.hands.seen.map((seen, k) =>
    seen || twin?.side === k || person.pockets?.[k] ? hand : null,
  );
  const field = computeLimbField({ ...person.body, arms, mask: body }, width, height, known);
  for (let i = 0; i < body.length; i++) if (field.zone[i] === ZONE.none) body[i] = 0;
  roundElbows(person, field);
  for (const palm of palms) palm?.at.forEach((i, n) => (field.across[i] = palm.across[n]!));
  endAtSocks(crop, field, dressed.ownSkin);
  const { skin } = dressed.classes;
  const clothes = dressed.classes.clothes.map((value, i) => (isSkinPart(person.parts[i]!) ? 0 : value));
  removeHemShadow(crop, { skin, clothes }, field, dressed.ownSkin, dressed.frame.size);
  const keep = keptOf(dressed, person);
  keepOnlyHand(dressed, person, behind, keep);
  const bare = bareZones(field, covering?.veiled ?? false);
  const painted = paintBody(dressed, field, keep, bare);
  const hers = personMask(dressed, person);
  const isThing = (i: number): boolean => inFront[i]! > 0 || dressed.classes.others[i]! > SEEN_THING;
  const hole = holeInPhoto(person, backgroundHole(dressed, hers));
  addClothOnWall({ photo: rowsOf(person), box: rowsBox(person), hole }, isOldCloth(person), isThing, hers);
  const strange = removeOddArmGaps(crop, backgroundHole(dressed, hers), slitsOf(dressed), hers);
  fadeOutOfCuffs(dressed, person, cuffed, keep);
  for (const palm of palms)
    if (palm) fadeOutOfDeepCuff(crop, palm, person.hands.mask, keep, inFront, person.body.stature);
  const edge = cutHandEdges(dressed, keep, behind);
  matchHandTone(crop, painted, field, inFront, person, twin);
  for (const palm of [...palms, ...joins])
    if (palm) matchFingerColor(crop, painted, palm, inFront, person.hands.mask, person.body.stature);
  const gone = removalMask(dressed, hers, keptWithoutHands(dressed, keep));
  strange?.forEach((value, i) => {
    if (value > 0 && inFront[i] === 0) gone[i] = Math.max(gone[i]!, 255 - dressed.classes.skin[i]!);
  });
  const wall = wallBehind(person, backgroundHole(dressed, hers));
  paintHairBehindNeck(crop, dressed.classes, dressed.frame, wall);
  const data = layOnWall(crop, wall, painted, { gone, keep, body });
  const bodyBehind = (i: number): number => besideHand(body, person.hands.mask, width, i);
  const handRim = repaintBehindHands(crop, edge, data, (i, c, seen) => {
    const o = i * 4 + c;
    return lerp(lerp(seen, wall[o]!, gone[i]! / 255), painted[o]!, bodyBehind(i) / 255);
  });
  const plateClasses = classesOf(dressed, keep, body, bare);
  if (twin) putTwin(crop, twin, data, plateClasses, hands);
  const backdrop: Backdrop = { wall: { width, height, data: wall }, out: new Float64Array(3) };
  for (let i = 0; i < hands.length; i++)
    hands[i] = Math.max(inFront[i]!, (hands[i]! * plateClasses.skin[i]!) / 255);
  return { picture: { width, height, data }, classes: plateClasses, handRim, backdrop, hands };
}

const BESIDE = [-2, -1, 0, 1, 2];

/** What lies behind the edge of a hand is what is seen beside it: wall, or her body. */
function besideHand(body: Uint8Array, mask: Uint8Array, width: number, i: number): number {
  let [sum, count] = [0, 0];
  for (const dy of BESIDE)
    for (const dx of BESIDE) {
      const j = i + dy * width + dx;
      if (mask[j] === undefined || mask[j] > 127) continue;
      sum += body[j]!;
      count++;
    }
  return count > 0 ? sum / count : body[i]!;
}

function putTwin(
  crop: Picture,
  { at, from }: MirroredHand,
  data: Uint8ClampedArray,
  classes: ClassMaps,
  hands: Uint8Array,
): void {
  at.forEach((i, n) => {
    for (let c = 0; c < 3; c++) data[i * 4 + c] = crop.data[from[n]! * 4 + c]!;
    classes.skin[i] = hands[i] = 255;
    classes.clothes[i] = classes.background[i] = 0;
  });
}

/** Confidence of 255. */
const SEEN_THING = 90;
const OLD_CLOTH = new Set(
  (['top', 'bottom', 'dress', 'outer', 'headwear'] as const).map((part) => PARTS.indexOf(part)),
);

const isOldCloth =
  ({ parts }: Person) =>
  (i: number): boolean =>
    OLD_CLOTH.has(parts[i]!);

/** In the rows of the crop, over the photo's whole width. */
function holeInPhoto({ photo, box, width, height }: Person, hole: Uint8Array): Uint8Array {
  const whole = new Uint8Array(photo.width * height);
  for (let y = 0; y < height; y++)
    whole.set(hole.subarray(y * width, (y + 1) * width), y * photo.width + box.x0);
  return whole;
}

const rowsBox = ({ box, height }: Person): Box => ({ ...box, y0: 0, y1: height });

const rowsOf = ({ photo, box, height }: Person): Picture => ({
  width: photo.width,
  height,
  data: photo.data.subarray(box.y0 * photo.width * 4, box.y1 * photo.width * 4),
});

function wallBehind(person: Person, hole: Uint8Array): Uint8ClampedArray {
  const { photo, height } = person;
  const filled = inpaintBackground(rowsOf(person), holeInPhoto(person, hole));
  return cropPicture({ width: photo.width, height, data: filled }, rowsBox(person)).data;
}
