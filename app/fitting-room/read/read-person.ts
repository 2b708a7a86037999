// Photo and body map in, the person out: what each pixel shows and the body under the clothes.
import type { BodyMap } from '../../domain/body-map.ts';
import type { Picture, Point } from '../pixels/pixels.ts';
import { measureBody } from './measure.ts';
import { hairOverChest, labelParts, seenHand } from './parts.ts';
import { PARTS } from './person.ts';
import type { Part, Person } from './person.ts';
import { paintSilhouette } from './silhouette.ts';
import { sceneOf } from './scene.ts';
import { showsOf } from './shows.ts';
import { skeletonOf } from './skeleton.ts';

const SKIN = new Set(['face', 'arm', 'hand', 'leg', 'foot'].map((part) => PARTS.indexOf(part as never)));

/**
 * Reads her body on an upright photo of any size.
 * @throws UnusableBodyMap when the map holds no 33 landmarks.
 */
export function readPerson(photo: Picture, bodyMap: BodyMap): Person {
  const scene = sceneOf(photo, bodyMap);
  const skeleton = skeletonOf(scene);
  const labelled = labelParts(scene, skeleton);
  const { parts } = labelled;
  const partAt = ([x, y]: Point): Part => {
    const [px, py] = [Math.floor(x), Math.floor(y)];
    const inside = px >= 0 && py >= 0 && px < scene.width && py < scene.height;
    return inside ? PARTS[parts[py * scene.width + px]!]! : 'background';
  };
  const measured = measureBody(scene, skeleton, partAt);
  const bare = parts.map((part) => (SKIN.has(part) ? 255 : 0));
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
      mask: paintSilhouette(scene, measured, bare, (side) => seenHand(labelled, side) > 0.5),
    },
    shows: showsOf(scene, measured.skeleton, measured, hairOverChest(labelled)),
  };
}
