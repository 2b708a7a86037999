import { expect, test } from 'vitest';
import { fromOklab } from '../../app/fitting-room/pixels/oklab.ts';
import { GROUNDS } from './made/grounds.ts';
import { EIGHTY, MADE_KINDS, madeGarment, SEEN, UNSEEN, type GarmentTruth } from './made-garments.ts';
import { colorError } from './score-reading.ts';

const SMALL = 240;
const TINY = 48;
const WIDTH = 0.75 * SMALL;
const EVERY_KIND = [0, 1, 2, 4, 5, 6, 8, 13, 14, 16, 17, 22] as const;

const made = EVERY_KIND.map((seed) => ({ seed, ...madeGarment(seed, SMALL) }));

const at = ({ mask }: GarmentTruth, x: number, y: number): number =>
  mask[Math.round(y) * WIDTH + Math.round(x)] ?? 0;

test('the same seed gives the same picture, another one another', () => {
  const [first] = made;
  expect(madeGarment(0, SMALL).picture.data).toEqual(first!.picture.data);
  expect(madeGarment(80, SMALL).picture.data).not.toEqual(first!.picture.data);
});

const all = new Map(EIGHTY.map((seed) => [seed, madeGarment(seed, TINY).truth]));

test('twenty of the eighty are kept unseen; these and the others have all kinds on all grounds', () => {
  expect([EIGHTY.length, UNSEEN.length, SEEN.length]).toEqual([80, 20, 60]);
  for (const seeds of [UNSEEN, SEEN]) {
    const truths = seeds.map((seed) => all.get(seed)!);
    expect(new Set(truths.map(({ kind }) => kind))).toEqual(new Set(MADE_KINDS));
    expect(new Set(truths.map(({ ground }) => ground))).toEqual(new Set(GROUNDS));
    expect(new Set(truths.map(({ isHanging }) => isHanging)).size).toBe(2);
  }
});

test('every corner lies on the garment, those of hem, shoulder and waist at its edge', () => {
  for (const { seed, truth } of made)
    for (const [name, [x, y]] of Object.entries(truth.landmarks)) {
      const around = [-4, -2, 0, 2, 4].flatMap((dy) =>
        [-4, -2, 0, 2, 4].map((dx) => at(truth, x + dx, y + dy)),
      );
      expect(around, `${seed} ${name}`).toContain(1);
      if (/hem|shoulder|waist|leg/.test(name)) expect(around, `${seed} ${name}`).toContain(0);
    }
});

test('left is left of right, and the neckline runs from the left of the neck over its front to the right', () => {
  for (const { seed, truth } of made) {
    const { landmarks, neckline } = truth;
    for (const name of ['neck', 'shoulder', 'armpit', 'hem', 'waist', 'leg-outer'] as const) {
      const [left, right] = [landmarks[`${name}-left`], landmarks[`${name}-right`]];
      if (left && right) expect(left[0], `${seed} ${name}`).toBeLessThan(right[0]);
    }
    if (neckline.length === 0) continue;
    expect(neckline[0], String(seed)).toEqual(landmarks['neck-left']);
    expect(neckline.at(-1), String(seed)).toEqual(landmarks['neck-right']);
    expect(neckline, String(seed)).toContainEqual(landmarks['neck-front']);
  }
});

test('the front of a neck is in the middle of its neckline, of a square one and where halves cross, too', () => {
  const closed = [...all.entries()].filter(([, { neckline }]) => neckline.length > 0);
  expect(closed.some(([, { kind }]) => kind === 'coat')).toBe(true);
  for (const [seed, { landmarks, neckline }] of closed) {
    const at = neckline.findIndex(([x]) => x === landmarks['neck-front']?.[0]);
    expect(Math.abs(at / (neckline.length - 1) - 0.5), String(seed)).toBeLessThan(0.1);
  }
});

test('a hanger is none of the garment: nothing of it reaches above neck or waist', () => {
  const hung = [...all.entries()].filter(([, { isHanging, kind }]) => isHanging && kind !== 'shirt');
  expect(hung.length).toBeGreaterThan(10);
  for (const [seed, { mask, landmarks }] of hung) {
    const highest = Math.min(...Object.values(landmarks).map(([, y]) => y));
    expect(Math.floor(mask.indexOf(1) / (0.75 * TINY)), String(seed)).toBeGreaterThan(highest - 2);
  }
});

test('a hidden or folded sleeve has no corners of a cuff', () => {
  const sleeves = EIGHTY.map((seed) => madeGarment(seed, TINY).truth).filter(
    ({ sleeves }) => sleeves.left !== sleeves.right,
  );
  expect(sleeves.length).toBeGreaterThan(2);
  for (const { sleeves: lies, landmarks } of sleeves)
    for (const side of ['left', 'right'] as const)
      if (lies[side] !== 'laid') expect(landmarks[`cuff-outer-${side}`]).toBeUndefined();
});

const middleOf = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;

test('a plain garment is seen in the color of its cloth, whatever the light', () => {
  const plain = made.filter(({ truth }) => truth.pattern === 'plain');
  expect(plain.length).toBeGreaterThan(4);
  for (const { seed, picture, truth } of plain) {
    const middle = [0, 1, 2].map((c) =>
      middleOf([...truth.mask.keys()].filter((i) => truth.mask[i]).map((i) => picture.data[i * 4 + c]!)),
    ) as [number, number, number];
    expect(colorError(middle, fromOklab(truth.color)), String(seed)).toBeLessThan(7);
  }
});

test('a white garment on a near-white ground differs little from it, and one on its own shade', () => {
  const contrastOf = (seed: number) => {
    const { picture, truth } = madeGarment(seed, SMALL);
    const lightOf = (is: 0 | 1) =>
      middleOf(
        [...truth.mask.keys()].filter((i) => truth.mask[i] === is).map((i) => picture.data[i * 4 + 1]!),
      );
    return Math.abs(lightOf(1) - lightOf(0));
  };
  const on = (ground: string) => EIGHTY.filter((seed) => all.get(seed)!.ground === ground);
  for (const seed of on('near-white')) expect(contrastOf(seed), String(seed)).toBeLessThan(45);
  for (const seed of on('own-shade')) expect(contrastOf(seed), String(seed)).toBeLessThan(60);
});
