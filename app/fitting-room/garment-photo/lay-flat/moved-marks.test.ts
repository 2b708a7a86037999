import { expect, test } from 'vitest';
import { madeGarment } from '../../../../tests/garments/made-garments.ts';
import { trueReading } from '../../../../tests/garments/true-reading.ts';
import type { Mark } from '../../../domain/closet/own-cloth.ts';
import type { GarmentReading } from '../garment-reading.ts';
import { LANDMARKS } from '../landmarks/garment-landmarks.ts';
import { withMarks } from './moved-marks.ts';
import { withNeckOpening } from './neck-opening.ts';
import { rectifyAsRead } from './rectify.ts';

/** Of the made pictures: what has a line for a neck, and what has none. */
const KINDS = [
  ['a tee', 0],
  ['a shirt', 2],
  ['a dress', 25],
] as const;

const made = (seed: number) => {
  const garment = madeGarment(seed, 320);
  return { picture: garment.picture, reading: trueReading(garment) };
};

/** All of them, as the page sends them when she has moved one. */
function marksOf({ landmarks, width, height }: GarmentReading): Record<string, Mark> {
  const marks: Record<string, Mark> = {};
  for (const name of LANDMARKS) {
    const at = landmarks[name];
    if (at) marks[name] = { x: at.x / width, y: at.y / height };
  }
  return marks;
}

const rounded = (line: GarmentReading['neckline']) => line.map((point) => point.map(Math.round));
const lowest = (line: GarmentReading['neckline']) =>
  line.reduce((low, point) => (point[1] > low[1] ? point : low), [0, 0]);

test.each(KINDS)('her lowest point of the neckline is what is worn: of %s', (_, seed) => {
  const { picture, reading } = made(seed);
  const shown = withNeckOpening(picture, reading);
  for (const by of [-0.03, 0.08]) {
    const marks = marksOf(shown);
    const to = { x: marks['neck-front']!.x + 0.01, y: marks['neck-front']!.y + by };
    const moved = withMarks(picture, reading, { ...marks, 'neck-front': to });
    const off = moved.neckline.map(([x, y]) =>
      Math.hypot(x - to.x * reading.width, y - to.y * reading.height),
    );
    expect(Math.min(...off), `${by}`).toBeLessThan(0.01 * reading.height);
    expect(moved.landmarks['neck-front']?.sure).toBe(1);
  }
  const depthOf = (worn: GarmentReading): number =>
    Math.max(...rectifyAsRead(picture, worn).surface!.facts.neckline.map(([, down]) => down));
  const marks = marksOf(shown);
  marks['neck-front']!.y += 0.08;
  expect(depthOf(withMarks(picture, reading, marks))).toBeGreaterThan(depthOf(shown) + 0.03);
});

test('a neckline that was not read is a round one through her point', () => {
  const { picture, reading } = made(0);
  const { y } = reading.landmarks['neck-left']!;
  const { x } = reading.landmarks['neck-front']!;
  const unread: GarmentReading = {
    ...reading,
    neckline: [],
    told: 'shirt',
    neck: { kind: 'crew', sure: 0.3 },
  };
  const to = { x: x / reading.width, y: y / reading.height + 0.12 };
  const { neckline, neck } = withMarks(picture, unread, { ...marksOf(reading), 'neck-front': to });
  expect(lowest(neckline)[1] / reading.height).toBeCloseTo(to.y, 2);
  expect(neck?.kind, 'what she says that stands up').toBe('crew');
});

test('where she moves another point the neckline is looked for as before, and its ends go along', () => {
  const { picture, reading } = made(2);
  const shown = withNeckOpening(picture, reading);
  const marks = marksOf(shown);
  expect(rounded(withMarks(picture, reading, marks).neckline)).toEqual(rounded(shown.neckline));
  marks['hem-left']!.y -= 0.05;
  expect(rounded(withMarks(picture, reading, marks).neckline)).toEqual(rounded(shown.neckline));
  marks['neck-left']!.x -= 0.02;
  const [[first]] = withMarks(picture, reading, marks).neckline as [[number, number]];
  expect(first / reading.width).toBeCloseTo(marks['neck-left']!.x, 2);
});
