// The strap of her own bag across the chest stays with the bag, which would otherwise hang in the air.
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import {
  pixelBox,
  clamp,
  distance,
  distanceToSegment,
  type Picture,
  type Point,
} from '../../pixels/pixels.ts';
import type { Frame } from '../../person/measures/body-frame.ts';
import type { Person } from '../../body-estimation/person.ts';
import { segmentHeldObject } from './held-object.ts';

/** Confidence. */
const SEEN = 90;
/** Least length in torso lengths, and half width in shoulder widths. */
const [LENGTH, THIN] = [0.35, 0.04];
/** Half of the strip that holds all of it, and reach of the bag around its lower end, in shoulder widths. */
const [HALF, BAG] = [0.07, 0.5];
/** How far it is followed upward, in torso lengths. */
const ON = 0.4;

function lineOf(
  { others, width }: ClassMaps,
  { shoulders, hips, torso, shoulderWidth, sides }: Frame,
): [Point, Point] | null {
  const xs = sides.map(({ shoulder }) => shoulder[0]);
  const [x0, x1] = [Math.min(...xs) - shoulderWidth * 0.1, Math.max(...xs) + shoulderWidth * 0.25];
  let [count, sx, sy] = [0, 0, 0];
  const pixels: number[] = [];
  for (let y = Math.max(0, Math.round(shoulders[1])); y < hips[1]; y++)
    for (let x = Math.max(0, Math.round(x0)); x < Math.min(width, x1); x++)
      if (others[y * width + x]! > SEEN) {
        pixels.push(x, y);
        count++;
        sx += x;
        sy += y;
      }
  if (count < torso * LENGTH) return null;
  const [mx, my] = [sx / count, sy / count];
  let [xx, xy, yy] = [0, 0, 0];
  for (let k = 0; k < pixels.length; k += 2) {
    const [dx, dy] = [pixels[k]! - mx, pixels[k + 1]! - my];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const [ux, uy] =
    Math.sin(angle) < 0 ? [-Math.cos(angle), -Math.sin(angle)] : [Math.cos(angle), Math.sin(angle)];
  const aside = Math.sqrt(Math.max(0, xx * uy * uy - 2 * xy * ux * uy + yy * ux * ux) / count);
  const along: number[] = [];
  for (let k = 0; k < pixels.length; k += 2) along.push((pixels[k]! - mx) * ux + (pixels[k + 1]! - my) * uy);
  const [first, last] = [Math.min(...along), Math.max(...along)];
  if (last - first < torso * LENGTH || aside > shoulderWidth * THIN || uy < 0.35) return null;
  return [
    [mx + ux * first, my + uy * first],
    [mx + ux * last, my + uy * last],
  ];
}

export function findBagStrap(
  crop: Picture,
  classes: ClassMaps,
  { hands, body }: Person,
  frame: Frame,
): number[] {
  const line = lineOf(classes, frame);
  if (!line) return [];
  const [top, end] = line;
  const { others, hair, face, skin, width, height } = classes;
  const { shoulderWidth: unit, torso } = frame;
  const length = distance(top, end);
  const way: Point = [(end[0] - top[0]) / length, (end[1] - top[1]) / length];
  const from: Point = [top[0] - way[0] * torso * ON, top[1] - way[1] * torso * ON];
  const reach = unit * BAG;
  const box = pixelBox(
    Math.min(from[0], end[0] - reach),
    Math.min(from[1], end[1]),
    Math.max(from[0], end[0] + reach),
    end[1] + reach * 1.6,
    width,
    height,
  );
  const bag: Point = [end[0] + way[0] * reach * 0.6, end[1] + reach * 0.8];
  const aside = (x: number, y: number): number => distanceToSegment(from, end, x, y) / (unit * HALF);
  return segmentHeldObject({
    crop,
    box,
    stature: body.stature,
    isSeen: (i) => others[i]! > SEEN && aside(i % width, Math.floor(i / width)) < 1,
    isOther: (i) =>
      others[i]! < 8 && aside(i % width, Math.floor(i / width)) > 0.6 && hair[i]! < 8 && skin[i]! < 8,
    isHers: (i) => hands.mask[i]! > 0 || face[i]! > 127 || hair[i]! > 200,
    doubt: (x, y) =>
      Math.min(aside(x, y) < 1 ? 0 : 9, clamp((distance([x, y], bag) / reach) ** 2 * 2, 0.5, 9)),
  });
}
