import { expect, test } from 'vitest';
import { BODY_CLASSES } from '../../../domain/photos/body-map.ts';
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import type { Picture } from '../../pixels/pixels.ts';
import { correctHands } from './correct-hands.ts';

const SKIN = [180, 140, 120];
const WALL = [200, 200, 200];
const JEANS = [40, 60, 90];

/** A 60x60 hand between wall (left) and jeans (right), with a gap of wall in it that the map takes for skin. */
function scene(): { photo: Picture; classes: ClassMaps } {
  const [width, height] = [60, 60];
  const photo = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) };
  const classes = { width, height } as ClassMaps;
  for (const name of BODY_CLASSES) classes[name] = new Uint8Array(width * height);
  for (let i = 0; i < width * height; i++) {
    const x = i % width;
    const gap = x >= 28 && x < 30;
    photo.data.set(x < 20 || gap ? WALL : x < 40 ? SKIN : JEANS, i * 4);
    if (x < 20) classes.background[i] = 255;
    else if (x < 42) [classes.skin[i], classes.clothes[i]] = x < 40 ? [255, 0] : [240, 15];
    else classes.clothes[i] = 255;
  }
  return { photo, classes };
}

test('a gap between fingers is wall and a seam of the trousers cloth, whatever the class map says', () => {
  const { photo, classes } = scene();
  correctHands(photo, classes, [{ wrist: [30, 20], index: [30, 35] }], 100);
  const at = (x: number) => BODY_CLASSES.filter((name) => classes[name][30 * 60 + x]! > 127);
  expect([at(10), at(24), at(28), at(35), at(41), at(50)]).toEqual([
    ['background'],
    ['skin'],
    ['background'],
    ['skin'],
    ['clothes'],
    ['clothes'],
  ]);
});

test('a shaded patch of the trousers that has the color of the hand is cloth', () => {
  const { photo, classes } = scene();
  for (const i of [30 * 60 + 50, 31 * 60 + 50]) {
    photo.data.set(SKIN, i * 4);
    [classes.skin[i], classes.clothes[i]] = [200, 55];
  }
  correctHands(photo, classes, [{ wrist: [30, 20], index: [30, 35] }], 100);
  expect(classes.clothes[30 * 60 + 50]).toBe(255);
  expect(classes.skin[30 * 60 + 50]).toBe(0);
  expect(classes.skin[30 * 60 + 35]).toBe(255);
});

test('a hand of the color of the wall is left as the class map has it', () => {
  const { photo, classes } = scene();
  for (let i = 0; i < photo.data.length; i += 4) photo.data.set(WALL, i);
  const before = classes.skin.slice();
  correctHands(photo, classes, [{ wrist: [30, 20], index: [30, 35] }], 100);
  expect(classes.skin).toEqual(before);
});
