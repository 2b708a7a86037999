// Photo and body map in, the person out: what each pixel shows and the body under the clothes.
import type { BodyMap } from '../../domain/photos/body-map.ts';
import { readable } from '../pixels/exposure.ts';
import type { Picture, Point } from '../pixels/pixels.ts';
import { raise } from '../pixels/mask-union.ts';
import { bareSkin } from './parts/bare-skin.ts';
import { armsToHands, seeHands } from './hands/find-hands.ts';
import { measureBody } from './shape/measure-body.ts';
import { hairOverChest, labelParts } from './parts/label-parts.ts';
import { PARTS, type Part, type Person } from './person.ts';
import { paintSilhouette } from './shape/body-silhouette.ts';
import { sceneOf } from './photo-scene.ts';
import { showsOf } from './bare-limb-confidence.ts';
import { skeletonOf } from './skeleton.ts';

const HAND = PARTS.indexOf('hand');

/**
 * Reads her body on an upright photo of any size.
 * @throws UnusableBodyMap when the map holds no 33 landmarks.
 */
export function readPerson(photo: Picture, bodyMap: BodyMap): Person {
  const scene = sceneOf(readable(photo), bodyMap);
  const guessed = skeletonOf(scene);
  const hands = seeHands(scene, guessed);
  const skeleton = { ...guessed, arms: armsToHands(guessed, hands) };
  const labelled = labelParts(scene, skeleton);
  const { parts } = labelled;
  for (let i = 0; i < parts.length; i++) if (hands.mask[i]! > 127) parts[i] = HAND;
  const partAt = ([x, y]: Point): Part => {
    const [px, py] = [Math.floor(x), Math.floor(y)];
    const inside = px >= 0 && py >= 0 && px < scene.width && py < scene.height;
    return inside ? PARTS[parts[py * scene.width + px]!]! : 'background';
  };
  const measured = measureBody(scene, skeleton, partAt);
  const bare = bareSkin(parts, hands.mask, skeleton, scene.width);
  const mask = paintSilhouette(scene, measured, bare, (side) => hands.seen[side] !== null);
  // The class model takes fingers for the wall: what was found by color is her all the same.
  raise(mask, hands.mask);
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
    shows: showsOf(measured.skeleton, measured, hands, hairOverChest(labelled)),
  };
}
