import { expect, test } from 'vitest';
import { madeGarment } from '../../../../tests/garments/made-garments.ts';
import { trueReading } from '../../../../tests/garments/true-reading.ts';
import { isCloth } from './flat-panel.ts';
import { laySkirt, layTrousers } from './lower-panels.ts';
import { rectify } from './rectify.ts';
import { uprightCloth, type UprightCloth } from './upright-cloth.ts';

const SMALL = 320;
/** Of the made pictures, by what lies on them. */
const [SKIRT, TROUSERS, SHORTS] = [64, 36, 37] as const;

test('shorts whose legs lie against each other down to the hem are worn', () => {
  const made = madeGarment(SHORTS, SMALL);
  const reading = trueReading(made);
  const { landmarks } = reading;
  const [a, b] = [landmarks['leg-outer-left']!, landmarks['leg-inner-left']!];
  const crotch = { ...landmarks.crotch!, y: Math.max(a.y, b.y) };
  const { surface } = rectify(made.picture, { ...reading, landmarks: { ...landmarks, crotch } });
  expect(surface!.facts.cut.rise / surface!.facts.cut.length).toBeCloseTo(0.8, 2);
});

test('the waist of a skirt that sags in the middle is worn straight: its edge is cloth all along', () => {
  const made = madeGarment(SKIRT, SMALL);
  const reading = trueReading(made);
  const [left, right] = [reading.landmarks['waist-left']!, reading.landmarks['waist-right']!];
  const wide = right.x - left.x;
  const sunk = reading.mask.map((value, i) => {
    const [x, y] = [i % reading.width, Math.floor(i / reading.width)];
    const share = (2 * (x - left.x)) / wide - 1;
    return y < (left.y + right.y) / 2 + 0.1 * wide * (1 - share ** 2) ? 0 : value;
  });
  const cloth = uprightCloth(made.picture, { ...reading, mask: sunk });
  const { at } = laySkirt(cloth)!.panels.front!;
  const edge = [0.3, 0.4, 0.5, 0.6, 0.7].map((across) => isCloth(cloth, ...at(across, 0.01)));
  expect(edge).toEqual([true, true, true, true, true]);
});

test('trousers in a picture cut to their waist and their hems are all there', () => {
  const made = madeGarment(TROUSERS, SMALL);
  const reading = trueReading(made);
  const { width, height } = reading;
  const cut = reading.mask.map((value, i) => (i < 2 * width || i >= width * (height - 2) ? 255 : value));
  expect(rectify(made.picture, { ...reading, mask: cut }).surface?.facts.panels).toHaveProperty('front');
  const wide = reading.mask.map((value, i) => {
    const [x, y] = [i % width, i / width / height];
    return (x < 2 || x >= width - 2) && y > 0.7 && y < 0.9 ? 255 : value;
  });
  expect(rectify(made.picture, { ...reading, mask: wide }).why, 'its hems touch both sides').toBeUndefined();
});

test('legs that part in a wide arch leave the middle of the panel little by little', () => {
  const [width, height] = [240, 420];
  const mask = Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isLeg = y < 150 || Math.abs(x - 120) > 24;
    return x > 40 && x < 200 && y > 20 && y < 400 && isLeg ? 255 : 0;
  });
  const points = {
    'waist-left': [41, 21],
    'waist-right': [199, 21],
    crotch: [120, 149],
    'leg-outer-left': [41, 399],
    'leg-inner-left': [96, 399],
    'leg-outer-right': [199, 399],
    'leg-inner-right': [144, 399],
  } as unknown as UprightCloth['points'];
  const colors = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  const cloth = { width, height, colors, mask, points, neckline: [], isEdgeSure: true };
  const { at } = layTrousers(cloth, false)!.panels.front!;
  const inner = Array.from({ length: 381 }, (_, k) => at(0.4999, k / 380)[0]);
  const steps = inner.slice(1).map((x, k) => Math.abs(x - inner[k]!));
  expect(inner[60]! - inner[300]!).toBeGreaterThan(20);
  expect(Math.max(...steps)).toBeLessThan(2);
});

/** A skirt whose waist lies from 80 to 160 and its hem from 20 to 220, its middle at 300 and its sides at `sides`. */
const spreadSkirt = (sides: number, waists: readonly [number, number] = [80, 160]): UprightCloth => {
  const [width, height] = [240, 340];
  const mask = Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const half = 40 + (60 * (y - 20)) / 280;
    const aside = (x - 120) / 100;
    return y >= 20 && Math.abs(x - 120) < half && y < 300 + (sides - 300) * aside ** 2 ? 255 : 0;
  });
  const points = {
    'waist-left': [waists[0], 20],
    'waist-right': [waists[1], 20],
    'hem-left': [24, sides],
    'hem-right': [216, sides],
  } as unknown as UprightCloth['points'];
  const colors = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  return { width, height, colors, mask, points, neckline: [], isEdgeSure: true };
};

test('the hem of a skirt that lay spread out in an arc hangs straight: it is cloth all along', () => {
  const cloth = spreadSkirt(240);
  const { panels, cut } = laySkirt(cloth)!;
  const edge = [0.1, 0.3, 0.5, 0.7, 0.9].map((across) => isCloth(cloth, ...panels.front!.at(across, 0.97)));
  expect(edge).toEqual([true, true, true, true, true]);
  expect(cut.reach).toBeCloseTo(280 / 80, 0);
});

test('a corner of the waist that was missed makes no skirt longer', () => {
  const lengths = (
    [
      [80, 160],
      [80, 115],
    ] as const
  ).map((waists) => laySkirt(spreadSkirt(290, waists))!.cut.length);
  expect(lengths[1]! / lengths[0]!).toBeLessThan(1.3);
});

test('of an open waist the back’s inside is not worn: the front’s edge is the upper one', () => {
  const cloth = spreadSkirt(290);
  const front = (x: number): number => 20 + 10 * (1 - ((x - 120) / 40) ** 2);
  for (let i = 0; i < cloth.mask.length; i++) {
    const [x, y] = [i % cloth.width, Math.floor(i / cloth.width)];
    cloth.colors.data.set(y < front(x) ? [180, 120, 110, 255] : [150, 150, 110, 255], i * 4);
  }
  const { at } = laySkirt(cloth)!.panels.front!;
  const rows = [0.3, 0.4, 0.5, 0.6, 0.7].map((across) => {
    const [x, y] = at(across, 0);
    return y - front(x);
  });
  expect(Math.min(...rows)).toBeGreaterThan(-1);
  expect(Math.max(...rows)).toBeLessThan(6);
});
