import { expect, test } from 'vitest';
import { fromOklab } from '../../app/fitting-room/pixels/oklab.ts';
import type { GarmentLandmarks } from '../../app/fitting-room/garment-photo/landmarks/garment-landmarks.ts';
import { madeGarment } from './made-garments.ts';
import { colorError, gateOf, GOALS, scoreReading, summaryOf, type ScoredReading } from './score-reading.ts';

const { picture, truth } = madeGarment(4, 240);

const right: ScoredReading = {
  mask: truth.mask.map((is) => 255 * is),
  landmarks: Object.fromEntries(
    Object.entries(truth.landmarks).map(([name, [x, y]]) => [name, { x, y, sure: 1 }]),
  ) as GarmentLandmarks,
  forms: truth.forms.map((form) => ({ form })),
  colors: [
    `#${fromOklab(truth.color)
      .map((value) => Math.round(value).toString(16).padStart(2, '0'))
      .join('')}`,
  ],
  pattern: truth.pattern,
};
const scoreOf = (reading: ScoredReading | null) => scoreReading(reading, truth, picture.width);

test('the truth itself scores full', () => {
  const summary = summaryOf([scoreOf(right)]);
  expect(summary).toMatchObject({ iou: 1, landmarks: 1, form: 1, color: 1, pattern: 1, medianIou: 1 });
  expect(summary.medianColorError).toBeLessThan(0.5);
});

test('what was not read counts as wrong: a missing corner, a missing form, no reading at all', () => {
  const { 'hem-left': _, ...others } = right.landmarks;
  expect(scoreOf({ ...right, landmarks: others }).landmarks['hem-left']).toBe(Infinity);
  expect(scoreOf({ ...right, forms: [{ form: 'tall-boots' }] }).formPlace).toBe(Infinity);
  expect(summaryOf([scoreOf(null)])).toMatchObject({ iou: 0, landmarks: 0, form: 0, color: 0, pattern: 0 });
});

test('a corner is measured in heights of the garment', () => {
  const { 'hem-left': hem, ...others } = right.landmarks;
  const off = scoreOf({ ...right, landmarks: { ...others, 'hem-left': { ...hem!, x: hem!.x + 6 } } });
  expect(off.landmarks['hem-left']).toBeGreaterThan(GOALS.landmark);
  expect(off.landmarks['hem-left']).toBeLessThan(6 / 100);
});

test('half of the garment cut out has half of the IoU', () => {
  let kept = 0;
  const half = right.mask.map((is) => (is > 0 && kept++ % 2 === 0 ? 255 : 0));
  expect(scoreOf({ ...right, mask: half }).iou).toBeCloseTo(0.5, 2);
});

test('the gate is wrong to let a broken reading through, and to refuse a good one', () => {
  const reading = (corner: number, iou = 0.97) => ({ iou, landmarks: { 'hem-left': corner } });
  const wearable = () => true;
  expect(gateOf(reading(0.01), true, wearable)).toBe('right');
  expect(gateOf(reading(0.3), true, wearable)).toBe('worn broken');
  expect(gateOf(reading(0.01, 0.5), true, wearable)).toBe('worn broken');
  expect(gateOf(reading(Infinity), false, wearable)).toBe('right');
  expect(gateOf(reading(0.01), false, wearable)).toBe('refused');
  expect([true, false].map((isWorn) => gateOf(reading(0.01), isWorn, () => false))).toEqual([
    'right',
    'right',
  ]);
});

test('a color difference of CIELAB as in its definition', () => {
  expect(colorError([0, 0, 0], [255, 255, 255])).toBeCloseTo(100, 1);
  // sRGB red is 53.24, 80.09, 67.20.
  expect(colorError([0, 0, 0], [255, 0, 0])).toBeCloseTo(Math.hypot(53.24, 80.09, 67.2), 1);
});
