import { expect, test } from 'vitest';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import { GOOD_PEOPLE } from '../../../../tests/people/load-person.ts';
import type { Picture } from '../../pixels/pixels.ts';
import { fitSceneLights, type SceneLights } from './scene-lights.ts';

const sideOf = ({ left, right }: SceneLights): number => right - left;

/** Darker by steps of what the eye sees, from the brighter side of her to the other. */
function lit({ data, width, height }: Picture, middle: number, half: number, from: -1 | 1): Picture {
  const out = data.slice();
  for (let i = 0; i < width * height; i++) {
    const aside = Math.max(-1, Math.min(1, ((i % width) - middle) / half));
    for (let c = 0; c < 3; c++) out[i * 4 + c]! *= 0.75 + 0.25 * aside * from;
  }
  return { data: out, width, height };
}

test.each(['p00112', 'p00116'])('%s stands at a window on the picture’s right', async (name) => {
  const { model } = await loadAnalyzedPerson(name, 384, 576);
  expect(sideOf(model.lights)).toBeGreaterThan(0.12);
});

test.each(GOOD_PEOPLE.slice(0, 8))('a light that falls on %s from a side is found there', async (name) => {
  const { model } = await loadAnalyzedPerson(name, 384, 576);
  const { crop, classes, frame } = model;
  const from = (side: -1 | 1): number =>
    sideOf(fitSceneLights(lit(crop, frame.shoulders[0], frame.shoulderWidth * 0.6, side), classes, frame));
  expect(from(-1)).toBeLessThan(-0.05);
  expect(from(1)).toBeGreaterThan(0.05);
});

test('shares make one, and none is lost', async () => {
  const { model } = await loadAnalyzedPerson('p00115', 384, 576);
  const shares = Object.values(model.lights);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
  for (const share of shares) expect(share).toBeGreaterThan(0.02);
});
