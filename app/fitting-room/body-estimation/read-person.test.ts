import { expect, test } from 'vitest';
import type { BodyMap, ClassMaps, Landmark } from '../../domain/photos/body-map.ts';
import { BODY_CLASSES } from '../../domain/photos/body-map.ts';
import {
  GOOD_PEOPLE,
  NEGATIVES,
  loadPerson as load,
  TRUTH_PEOPLE,
} from '../../../tests/people/load-person.ts';
import { readOnPhoto } from '../../../tests/people/analyzed-person.ts';
import type { Picture } from '../pixels/pixels.ts';
import { PARTS } from './person.ts';
import type { Limb, Part, Person, Station } from './person.ts';
import { readPerson } from './read-person.ts';

const [WIDTH, HEIGHT] = [384, 576];
const read = async (name: string, width = WIDTH, height = HEIGHT): Promise<Person> =>
  (await readOnPhoto(name, width, height)).read;
const limbsOf = ({ body }: Person): Pick<Limb, 'stations'>[] => [...body.arms, ...body.legs, body.trunk];
const stationOf = (limb: Pick<Limb, 'stations'>, name: string): Station =>
  limb.stations.find((one) => one.name === name)!;
const widthOf = ({ left, right }: Station): number => left + right;
const shareOf = ({ parts }: Person, part: Part): number => {
  const label = PARTS.indexOf(part);
  return parts.filter((one) => one === label).length / parts.filter((one) => one !== 0).length;
};

test.each([...TRUTH_PEOPLE, ...GOOD_PEOPLE])(
  '%s: a body within what is seen, neither absurdly thin nor wide',
  async (name) => {
    const { photo, bodyMap, read } = await readOnPhoto(name, WIDTH, HEIGHT);
    const { body, box, width } = read;
    const { classes } = bodyMap;
    let outside = 0;
    for (let i = 0; i < body.mask.length; i++) {
      if (body.mask[i]! < 128) continue;
      const [x, y] = [(i % width) + box.x0, Math.floor(i / width) + box.y0];
      const [u, v] = [((x + 0.5) / photo.width) * classes.width, ((y + 0.5) / photo.height) * classes.height];
      if (classes.background[Math.floor(v) * classes.width + Math.floor(u)]! > 235) outside++;
    }
    expect(outside).toBeLessThan(body.stature * 0.2);
    const percent = (limb: Limb, level: string): number =>
      (widthOf(stationOf(limb, level)) / body.stature) * 100;
    for (const arm of body.arms) {
      expect(percent(arm, 'upper_arm')).toBeGreaterThan(3);
      expect(percent(arm, 'upper_arm')).toBeLessThan(8);
      expect(percent(arm, 'wrist')).toBeLessThan(percent(arm, 'forearm'));
    }
    for (const leg of body.legs) {
      expect(percent(leg, 'thigh')).toBeGreaterThan(7.5);
      expect(percent(leg, 'thigh')).toBeLessThan(15);
      expect(percent(leg, 'ankle')).toBeLessThan(percent(leg, 'calf'));
    }
  },
);

test('bare arms and legs are measured, what a wide skirt hides is told by the build', async () => {
  const { body } = await read('w05-petite-strapless');
  for (const arm of body.arms) expect(stationOf(arm, 'forearm').sure).toBeGreaterThan(0.8);
  for (const leg of body.legs) expect(stationOf(leg, 'calf').sure).toBeGreaterThan(0.8);
  const skirted = await read('w01-slim-aline-skirt');
  for (const leg of skirted.body.legs) expect(stationOf(leg, 'mid_thigh').sure).toBeLessThan(0.2);
});

test('leggings of a plus-size woman are her legs, wide trousers of a slim one are not', async () => {
  const plus = await read('woman-05-plus-light-tied');
  const slim = await read('w04-tall-wide-trousers');
  const thigh = ({ body }: Person): number =>
    (widthOf(stationOf(body.legs[0], 'mid_thigh')) / body.stature) * 100;
  expect(thigh(plus)).toBeGreaterThan(10.5);
  expect(thigh(slim)).toBeLessThan(9.5);
});

test.each([
  ['w01-slim-aline-skirt', ['top', 'bottom', 'hair'], ['outer', 'dress', 'headwear']],
  ['w05-petite-strapless', ['dress', 'arm', 'leg', 'shoe'], ['top', 'outer', 'headwear']],
  ['w02-average-open-coat', ['outer', 'top', 'bottom', 'headwear'], ['dress', 'leg']],
  ['w07-plus-closed-coat', ['outer', 'bottom', 'headwear'], ['dress']],
  ['m01-average-hoodie-cap', ['headwear', 'top', 'bottom'], ['outer', 'dress']],
  ['m04-short-open-coat', ['outer', 'top', 'bottom', 'hair'], ['dress', 'headwear', 'leg']],
  ['woman-06-average-medium-headscarf', ['headwear', 'top', 'bottom'], ['outer', 'leg']],
] as const)('%s wears what she wears', async (name, worn, notWorn) => {
  const person = await read(name);
  for (const part of worn) expect(shareOf(person, part), part).toBeGreaterThan(0.008);
  for (const part of notWorn) expect(shareOf(person, part), part).toBeLessThan(0.008);
});

test('beige sleeves are sleeves, gray trousers are trousers', async () => {
  expect(shareOf(await read('woman-06-average-medium-headscarf'), 'arm')).toBeLessThan(0.05);
  expect(shareOf(await read('woman-07-average-light-short'), 'bottom')).toBeGreaterThan(0.3);
});

test('an arm that the pose model folds into a wide coat hangs where its hand is seen', async () => {
  const { body } = await read('w02-average-open-coat');
  for (const { joints } of body.arms)
    expect(joints[2]![1]).toBeGreaterThan(body.legs[0].joints[0]![1] - body.stature * 0.06);
});

/** Left to right: picture, classes and landmarks, her left becoming her right. */
function mirrored(photo: Picture, bodyMap: BodyMap): { photo: Picture; bodyMap: BodyMap } {
  const flip = <T extends Uint8Array | Uint8ClampedArray>(from: T, width: number, channels: number): T => {
    const out = from.slice() as T;
    for (let i = 0; i < from.length; i++) {
      const pixel = Math.floor(i / channels);
      const x = pixel % width;
      out[(pixel - x + width - 1 - x) * channels + (i % channels)] = from[i]!;
    }
    return out;
  };
  const classes = { ...bodyMap.classes };
  for (const name of BODY_CLASSES) classes[name] = flip(classes[name], classes.width, 1);
  const landmarks = bodyMap.landmarks.map((_, k): Landmark => {
    // Eyes come in threes, ears to toes in pairs.
    const other = k === 0 ? 0 : k < 7 ? (k < 4 ? k + 3 : k - 3) : k % 2 ? k + 1 : k - 1;
    const [x, y, z, seen] = bodyMap.landmarks[other]!;
    return [1 - x, y, z, seen];
  });
  return {
    photo: { ...photo, data: flip(photo.data, photo.width, 4) },
    bodyMap: { ...bodyMap, classes: classes as ClassMaps, landmarks },
  };
}

test.each([
  'w05-petite-strapless',
  'w08-average-sweater-midi',
  'm02-tall-plaid-pocket',
  'woman-03-plus-dark',
])('%s: a mirrored photo gives the mirrored body', async (name) => {
  const { photo, bodyMap } = await load(name, 768, 1152);
  const person = readPerson(photo, bodyMap);
  const flipped = mirrored(photo, bodyMap);
  const other = readPerson(flipped.photo, flipped.bodyMap);
  const [a, b] = [limbsOf(person), limbsOf(other)];
  [1, 0, 3, 2, 4].forEach((k, j) =>
    a[j]!.stations.forEach((station, i) => {
      const there = b[k]!.stations[i]!;
      expect(Math.abs(widthOf(there) / widthOf(station) - 1), station.name).toBeLessThan(0.12);
      const x = 768 - 1 - (there.at[0] + other.box.x0) - (station.at[0] + person.box.x0);
      expect(Math.abs(x), station.name).toBeLessThan(person.body.stature * 0.012);
    }),
  );
});

test.each([
  [719, 1079],
  [718, 1077],
  [717, 1076],
  [1170, 2532],
  [97, 145],
  [31, 47],
])('a photo of %ix%i is read', async (width, height) => {
  const person = await read('w06-average-plaid-shorts', width, height);
  expect(person.parts.length).toBe(person.width * person.height);
  expect(person.body.mask.length).toBe(person.parts.length);
  for (const { stations } of limbsOf(person))
    for (const { at, left, right } of stations)
      expect([...at, left, right].every(Number.isFinite)).toBe(true);
});

test('a bad photo gives a body all the same', async () => {
  for (const name of NEGATIVES) {
    const { body, shows } = await read(name);
    expect(body.mask.some((value) => value > 0)).toBe(true);
    for (const value of Object.values(shows)) expect(value >= 0 && value <= 1).toBe(true);
  }
});

test('a map of noise gives numbers', async () => {
  const { photo, bodyMap } = await load('m03-plus-tee-shorts', 192, 288);
  let state = 11;
  const chance = (): number => (state = (state * 48271) % 2147483647) / 2147483647;
  for (const spread of [0.05, 0.4, 3]) {
    const landmarks = bodyMap.landmarks.map(([x, y, z]): Landmark => [
      x + (chance() - 0.5) * spread,
      y + (chance() - 0.5) * spread,
      z,
      chance(),
    ]);
    const classes = { ...bodyMap.classes };
    if (spread > 0.3)
      for (const name of BODY_CLASSES) classes[name] = classes[name].map(() => chance() * 255);
    for (const { stations } of limbsOf(readPerson(photo, { ...bodyMap, classes, landmarks })))
      for (const { at, left, right } of stations) {
        expect([...at, left, right].every(Number.isFinite)).toBe(true);
        expect(Math.min(left, right)).toBeGreaterThan(0);
      }
  }
});

test('hands in pockets, arms over the body and hair over the chest lower what can be shown', async () => {
  const free = (await read('woman-01-slim-light')).shows;
  expect(Math.min(free.bareArms, free.bareLegs)).toBeGreaterThan(0.8);
  expect((await read('m02-tall-plaid-pocket')).shows.bareArms).toBeLessThan(0.4);
  expect((await read('w06-average-plaid-shorts')).shows.bareArms).toBeLessThan(0.6);
  expect((await read('w01-slim-aline-skirt')).shows.openNeck).toBeLessThan(0.5);
});
