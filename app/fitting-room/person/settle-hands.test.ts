import { expect, test } from 'vitest';
import { LOOKS } from '../../../tests/looks.ts';
import { handPixels } from '../../../tests/people/hand-pixels.ts';
import { GOOD_PEOPLE, readPerson } from '../../../tests/people/read-person.ts';
import { BODY_CLASSES } from '../../domain/body-map.ts';
import type { ClassMaps } from '../../domain/body-map.ts';
import { analyse } from './analyse.ts';
import { resamplePlane } from '../body-map/class-maps.ts';
import type { Picture } from '../pixels/pixels.ts';
import { accessoryPixels, render } from '../render.ts';
import { settleHands } from './settle-hands.ts';

const WIDTH = 192;
const HEIGHT = 288;

test.each(GOOD_PEOPLE)('%s: the hands are the photo, pixel for pixel, in every look', async (name) => {
  const { photo, bodyMap } = await readPerson(name, WIDTH, HEIGHT);
  const model = analyse(photo, bodyMap);
  const plane = (key: (typeof BODY_CLASSES)[number]) =>
    resamplePlane(bodyMap.classes[key], bodyMap.classes.width, bodyMap.classes.height, WIDTH, HEIGHT);
  const planes = { skin: plane('skin'), clothes: plane('clothes'), background: plane('background') };
  const hands = handPixels(photo, planes, model.frame, model.box);
  expect(hands.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(75);
  for (const [title, look] of Object.entries(LOOKS)) {
    const picture = render(model, look);
    const worn = accessoryPixels(model, look);
    let changed = 0;
    for (let i = 0; i < hands.length; i++) {
      if (!hands[i] || worn[i]) continue;
      for (let c = 0; c < 3; c++) if (photo.data[i * 4 + c] !== picture.data[i * 4 + c]) changed++;
    }
    expect(changed, title).toBe(0);
  }
});

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
  settleHands(photo, classes, [{ wrist: [30, 20], index: [30, 35] }], 100);
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

test('a shaded patch of the trousers that has the colour of the hand is cloth', () => {
  const { photo, classes } = scene();
  for (const i of [30 * 60 + 50, 31 * 60 + 50]) {
    photo.data.set(SKIN, i * 4);
    [classes.skin[i], classes.clothes[i]] = [200, 55];
  }
  settleHands(photo, classes, [{ wrist: [30, 20], index: [30, 35] }], 100);
  expect(classes.clothes[30 * 60 + 50]).toBe(255);
  expect(classes.skin[30 * 60 + 50]).toBe(0);
  expect(classes.skin[30 * 60 + 35]).toBe(255);
});

test('a hand of the colour of the wall is left as the class map has it', () => {
  const { photo, classes } = scene();
  for (let i = 0; i < photo.data.length; i += 4) photo.data.set(WALL, i);
  const before = classes.skin.slice();
  settleHands(photo, classes, [{ wrist: [30, 20], index: [30, 35] }], 100);
  expect(classes.skin).toEqual(before);
});
