import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LABEL, readParts } from '../../../../tests/people/true-parts.ts';
import { loadPerson as load } from '../../../../tests/people/load-person.ts';
import { distance, lerpPoint } from '../../pixels/pixels.ts';
import type { Picture, Point } from '../../pixels/pixels.ts';
import { isDoubtful, isHand, isStrip } from './find-hands.ts';
import { handWindowAt, type Window } from './hand-window.ts';
import { buildPhotoScene } from '../photo-scene.ts';
import { buildSkeleton } from '../skeleton.ts';
import type { Chain } from '../skeleton.ts';
import { readPerson } from '../read-person.ts';
import type { Person } from '../person.ts';
import {
  LABEL as LABEL_OF_MADE,
  readTruePerson,
  type TruePerson,
} from '../../../../tests/made-people/true-person.ts';
import { BODY_CLASSES, type BodyMap, type HandsOnPhoto } from '../../../domain/photos/body-map.ts';

const MADE = join(import.meta.dirname, '../../../../tests/made-people');
const [WIDTH, HEIGHT] = [384, 576];
async function read(name: string): Promise<Person> {
  const { photo, bodyMap } = await load(name, WIDTH, HEIGHT);
  return readPerson(photo, bodyMap);
}

test.each<[string, string, number?]>([
  ['m01-average-hoodie-cap', 'deep in a cuff, before a wall of the color of skin'],
  ['m02-tall-plaid-pocket', 'dark, its fingers in the shade'],
  ['m04-short-open-coat', 'before a dark coat'],
  ['w07-plus-closed-coat', 'pale, before a red coat'],
  ['w03-plus-hoodie', 'of which only fingers are seen'],
  ['w02-average-open-coat', 'before bricks and a coat of its own color'],
  ['w08-average-sweater-midi', 'dark, one finger in the shade before dark bricks', 0.8],
])('%s: a hand %s is found pixel by pixel', async (name, _, least = 0.6) => {
  const person = await read(name);
  const parts = await readParts(name, WIDTH, HEIGHT);
  let [both, either] = [0, 0];
  for (let i = 0; i < person.hands.mask.length; i++) {
    const label = parts((i % person.width) + person.box.x0, Math.floor(i / person.width) + person.box.y0);
    const [truth, found] = [label === LABEL.hand, person.hands.mask[i]! > 127];
    if (truth && found) both++;
    if (truth || found) either++;
  }
  expect(both / either).toBeGreaterThan(least);
});

test('a hand in a pocket is not seen, the other one is', async () => {
  expect((await read('m02-tall-plaid-pocket')).hands.seen.map((hand) => hand !== null)).toEqual([
    true,
    false,
  ]);
  expect((await read('w02-average-open-coat')).hands.seen.map((hand) => hand !== null)).toEqual([
    false,
    true,
  ]);
});

test('the skin of a neck is not that of a hand raised beside it, and a hand at the chin is looked for', async () => {
  const { photo, bodyMap } = await load('w06-average-plaid-shorts', WIDTH, HEIGHT);
  const none = new Uint8Array(bodyMap.classes.hair.length);
  const scene = buildPhotoScene(photo, {
    ...bodyMap,
    classes: { ...bodyMap.classes, hair: none, face: none },
  });
  const skeleton = buildSkeleton(scene);
  const { mouth, shoulders, stature } = skeleton;
  const lookedAt = (wrist: Point, knuckle: Point, point: Point): boolean => {
    const chain: Chain = [wrist, [wrist[0], wrist[1] + stature * 0.15], wrist, knuckle];
    const w = handWindowAt(scene, chain, skeleton, [[190, 150, 130]])!;
    const [x, y] = [Math.round(point[0]) - w.x0, Math.round(point[1]) - w.y0];
    expect(x >= 0 && y >= 0 && x < w.width && y < w.height).toBe(true);
    return w.person[y * w.width + x] === 1;
  };
  const throat = lerpPoint(mouth, shoulders, 0.8);
  const beside = (away: number, up: number): Point => [throat[0] + away * stature, throat[1] - up * stature];
  expect(lookedAt(beside(0.05, 0), beside(0.05, 0.03), throat)).toBe(false);
  expect(lookedAt(beside(0.05, 0), beside(0.05, 0.03), beside(0.05, 0.02))).toBe(true);
  expect(lookedAt(beside(0, -0.02), beside(0, 0.02), throat)).toBe(true);
});

test('arms lead to the hands that come out of their cuffs', async () => {
  const { hands, body } = await read('w07-plus-closed-coat');
  body.arms.forEach(({ joints }, k) => {
    const { entry } = hands.seen[k as 0 | 1]!;
    expect(distance(joints[2]!, entry)).toBeLessThan(body.stature * 0.02);
  });
});

/** Pixels of hands that are found and that are true, and pixels of other parts that were found as hand. */
async function foundOf(name: string, doctor?: (photo: Picture, bodyMap: BodyMap, her: TruePerson) => void) {
  const her = await readTruePerson(join(MADE, name), WIDTH, HEIGHT);
  const { photo, bodyMap } = await load(name, WIDTH, HEIGHT);
  doctor?.(photo, bodyMap, her);
  const person = readPerson(photo, bodyMap);
  const counts = { both: 0, either: 0, leg: 0, face: 0, hair: 0 };
  for (let i = 0; i < person.hands.mask.length; i++) {
    const at = (Math.floor(i / person.width) + person.box.y0) * WIDTH + (i % person.width) + person.box.x0;
    const label = her.parts[at]!;
    const found = person.hands.mask[i]! > 127;
    const isHand = label === LABEL_OF_MADE.hand || label === LABEL_OF_MADE.hand + 1;
    if (found && isHand) counts.both++;
    if (found || isHand) counts.either++;
    if (found && label >= LABEL_OF_MADE.thigh && label <= LABEL_OF_MADE.foot + 1) counts.leg++;
    if (found && label === LABEL_OF_MADE.face) counts.face++;
    if (found && label === LABEL_OF_MADE.hair) counts.hair++;
  }
  return counts;
}

test('a hand beside a bare thigh ends where the thigh begins', async () => {
  const { both, either, leg } = await foundOf('p00112');
  expect(leg).toBeLessThan(20);
  expect(both / either).toBeGreaterThan(0.75);
});

/** Her hands lie wholly before thighs of their own mean color, with a thin edge of shade. */
function handsBeforeThighs(photo: Picture, { classes }: BodyMap, { parts, arms, stature }: TruePerson): void {
  const isHand = (i: number): boolean =>
    parts[i] === LABEL_OF_MADE.hand || parts[i] === LABEL_OF_MADE.hand + 1;
  const hand = [...parts.keys()].filter(isHand);
  const mean = [0, 1, 2].map((c) => hand.reduce((sum, i) => sum + photo.data[i * 4 + c]!, 0) / hand.length);
  for (const i of parts.keys()) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const [right, left] = [arms[1].hand[0], arms[0].hand[0]];
    const between = Math.abs(x - (left + right) / 2);
    const isThigh =
      between > 3 &&
      between < (left - right) / 2 - stature * 0.005 &&
      y > arms[1].wrist[1] - 3 &&
      y < arms[1].wrist[1] + stature * 0.25;
    if (!isThigh || isHand(i)) continue;
    const isEdge = [-1, 1, -WIDTH, WIDTH].some((step) => isHand(i + step));
    for (const c of [0, 1, 2])
      photo.data[i * 4 + c] = mean[c]! * (isEdge ? 0.75 : 1) + ((x * 7 + y * 13) % 5) - 2;
    const at =
      Math.floor((y * classes.height) / HEIGHT) * classes.width + Math.floor((x * classes.width) / WIDTH);
    for (const name of BODY_CLASSES) classes[name][at] = name === 'skin' ? 255 : 0;
  }
}

test('a hand before a thigh of its own color ends at the edge between them', async () => {
  const { both, either } = await foundOf('p00112', handsBeforeThighs);
  expect(both / either).toBeGreaterThan(0.65);
});

test('hands in more light than the face are found whole, by the color of their forearms', async () => {
  const { both, either } = await foundOf('p00115');
  expect(both / either).toBeGreaterThan(0.8);
});

test('nothing of face or hair belongs to a hand at the head', async () => {
  const { face, hair } = await foundOf('p00116');
  expect({ face, hair: hair > 30 }).toEqual({ face: 0, hair: false });
});

/** The class model takes the hands and all around them for the wall. */
function handsLostInTheWall(_: Picture, { classes }: BodyMap, { arms, stature }: TruePerson): void {
  const { width, height } = classes;
  for (let i = 0; i < width * height; i++) {
    const at: Point = [((i % width) * WIDTH) / width, (Math.floor(i / width) * HEIGHT) / height];
    if (!arms.some(({ hand }) => distance(hand, at) < stature * 0.055)) continue;
    for (const name of BODY_CLASSES) classes[name][i] = name === 'background' ? 255 : 0;
  }
}

test('hands that the class model lost are found whole where the hand model saw them', async () => {
  const seen = JSON.parse(readFileSync(join(MADE, 'p00115-hands.json'), 'utf8')) as HandsOnPhoto;
  const withHands = await foundOf('p00115', (photo, bodyMap, her) => {
    handsLostInTheWall(photo, bodyMap, her);
    bodyMap.hands = seen;
  });
  const without = await foundOf('p00115', handsLostInTheWall);
  expect(without.both / without.either).toBeLessThan(0.6);
  expect(withHands.both / withHands.either).toBeGreaterThan(0.8);
  expect(withHands.leg).toBeLessThan(20);
});

test('a few fingers that the hand model did not see as a hand are none', async () => {
  const { photo, bodyMap } = await load('w08-average-sweater-midi', WIDTH, HEIGHT);
  const areas = (hands: Person['hands']['seen']): boolean[] => hands.map((hand) => hand !== null);
  expect(areas(readPerson(photo, bodyMap).hands.seen)).toEqual([true, true]);
  expect(areas(readPerson(photo, { ...bodyMap, hands: [null, null] }).hands.seen)).toEqual([false, true]);
});

/** Cloth of the color of her hands around them, which the class model takes for skin near them. */
function clothLikeHands(photo: Picture, { classes }: BodyMap, { parts, arms, stature }: TruePerson): void {
  const hand = [...parts.keys()].filter((i) => parts[i] === LABEL_OF_MADE.hand);
  const mean = [0, 1, 2].map((c) => hand.reduce((sum, i) => sum + photo.data[i * 4 + c]!, 0) / hand.length);
  for (const i of parts.keys()) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const away = Math.min(...arms.map((arm) => distance(arm.hand, [x, y]))) / stature;
    if (away > 0.2) continue;
    for (const c of [0, 1, 2]) photo.data[i * 4 + c] = mean[c]! + ((x * 7 + y * 13) % 5) - 2;
    const at =
      Math.floor((y * classes.height) / HEIGHT) * classes.width + Math.floor((x * classes.width) / WIDTH);
    for (const name of BODY_CLASSES)
      classes[name][at] = name === (away < 0.06 ? 'skin' : 'clothes') ? 255 : 0;
  }
}

test('a whole hand before cloth is one though the hand model did not see it; cloth of its color is none', async () => {
  const her = await readTruePerson(join(MADE, 'p00115'), WIDTH, HEIGHT);
  const { photo, bodyMap } = await load('p00115', WIDTH, HEIGHT);
  const isSeen = (): boolean[] =>
    readPerson(photo, { ...bodyMap, hands: [null, null] }).hands.seen.map((hand) => hand !== null);
  expect(isSeen()).toEqual([true, true]);
  clothLikeHands(photo, bodyMap, her);
  expect(isSeen()).toEqual([false, false]);
});

test.each([
  ['a hand that hangs', 0.1, 0.003, false],
  ['fingers out of a cuff', 0.03, 0.0005, false],
  ['the corner of a coat', 0.085, 0.00123, true],
  ['the edge of a lapel, longer than any hand', 0.142, 0.00416, true],
  ['a bare belly beside a wrist', 0.125, 0.00504, true],
])('%s, by its length and area in statures: whether it is a strip of cloth', (_, long, area, is) => {
  const stature = 700;
  const hand = { entry: [0, 0] as const, tip: [0, long * stature] as const, cuffed: true };
  expect(isStrip({ ...hand, area: area * stature ** 2 }, stature)).toBe(is);
});

test.each([
  ['two fingers that the hand model did not see', 0.0009, false, true],
  ['as much of a hand that it saw', 0.0009, true, false],
  ['most of a fist that it did not see', 0.0013, false, false],
])('%s: whether that is too little of a hand to be shown', (_, area, isSeen, is) => {
  const [stature, confidence] = [700, () => 0];
  const hand = { entry: [0, 0] as const, tip: [0, 20] as const, cuffed: true, area: area * stature ** 2 };
  expect(isDoubtful(hand, isSeen, { confidence }, [0, 1], stature)).toBe(is);
});

test.each([
  ['hands in each other, of skin', [0.13, 0.0073], 255, true, true],
  ['as long a thing of skin, the hands apart: a bare belly', [0.13, 0.0073], 255, false, false],
  ['cloth of the hue of skin before clasped hands', [0.13, 0.0073], 40, true, false],
  ['a whole hand and its wrist, of skin, before a skirt', [0.13, 0.004], 255, false, true],
  ['a whole hand from its side, of skin, before a skirt', [0.11, 0.0025], 255, false, true],
  ['as much of a hand whose fingers are in a pocket', [0.08, 0.0025], 255, false, false],
] as const)('%s, seen by no hand model: whether that is a hand', (_, [long, area], skin, isClasped, is) => {
  const [stature, width] = [700, 40];
  const person = new Uint8Array(width * 90).fill(1);
  const isInside = (i: number): boolean => i % width > 0 && i % width < width - 1;
  const hand = person.map((_, i) => (isInside(i) && i > width && i < width * 89 ? 255 : 0));
  const w = {
    ...{ width, way: [0, 1], person },
    past: new Float32Array(hand.length),
    skin: new Float32Array(hand.length).fill(skin),
  } as unknown as Window;
  const ends = { entry: [0, 0] as const, tip: [0, long * stature] as const };
  const found = { ...ends, cuffed: false, area: area * stature ** 2 };
  const scene = { lookedForHands: true, confidence: () => 255 };
  expect(isHand(found, { w, hand, isSeen: false }, scene, { stature, isClasped })).toBe(is);
});
