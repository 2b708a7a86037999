import { expect, test } from 'vitest';
import { loadAnalyzedPerson } from '../../tests/people/analyzed-person.ts';
import { LOOKS } from '../../tests/samples/looks.ts';
import type { LimbsSeen } from './body-estimation/limbs/limbs-seen.ts';
import { inventedShare } from './invented-share.ts';
import { fitLookToPhoto } from './fit-look-to-photo.ts';

const [shorts, sleeveless, blazer] = ['summer-shorts', 'sleeveless', 'blazer'].map((name) => LOOKS[name]!);
const modelOf = async (name: string) => (await loadAnalyzedPerson(name, 384, 576)).model;

/** Four steps of a tenth each, from the trunk outward. */
const limb = (...seen: number[]) =>
  seen.map((share, k) => ({ along: (k + 0.5) / 4, area: 0.1, seen: share }));

test('only what the look bares and the photo hides is made up', () => {
  const limbs: LimbsSeen = { arms: limb(0, 0, 1, 1), legs: limb(0, 0, 0, 0.5), hiddenHands: 0.05 };
  expect(inventedShare(limbs, blazer!)).toMatchObject({ arms: 0, legs: 0, hands: 0.05 });
  // Bare from the shoulder, long trousers.
  const bareArms = inventedShare(limbs, sleeveless!);
  expect(bareArms.arms).toBeCloseTo(0.2);
  expect(bareArms.legs).toBe(0);
  expect(inventedShare(limbs, shorts!).legs).toBeCloseTo(0.25);
});

test.each([
  ['a hoodie and trousers', 'w03-plus-hoodie', [0.4, 0.75]],
  ['a T-shirt and shorts', 'm03-plus-tee-shorts', [0, 0.25]],
  ['a short-sleeved top and bare legs', 'p00112', [0, 0.1]],
])('a T-shirt and shorts on a photo in %s', async (_, name, [least, most]) => {
  const { limbs } = await modelOf(name);
  const { whole } = inventedShare(limbs!, shorts!);
  expect(whole).toBeGreaterThanOrEqual(least!);
  expect(whole).toBeLessThanOrEqual(most!);
  expect(inventedShare(limbs!, blazer!).whole).toBeLessThan(0.06);
});

test('what is for the most part made up is not drawn', async () => {
  const model = await modelOf('w03-plus-hoodie');
  const dress = LOOKS['floral-dress']!;
  const bare = {
    garments: dress.garments.map((one) => ({ ...one, drawing: { ...one.drawing, sleeve: 0, length: 0.5 } })),
  };
  expect(inventedShare(model.limbs!, bare as typeof dress).whole).toBeGreaterThan(0.5);
  expect(fitLookToPhoto(model, bare as typeof dress)).toEqual({ missing: ['bare arms', 'bare legs'] });
});
