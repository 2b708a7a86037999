import { expect, test } from 'vitest';
import { lookFacts } from '../../../../tests/styling/look-facts.ts';
import type { StylingBrief } from '../input/brief.ts';
import { modestyReasons, tasteReasons } from './personal-reasons.ts';

const LOOK = ['oxford-shirt:sky', 'wide-jeans:denim', 'loafers:black', 'headscarf:navy'];
const of = (what: typeof modestyReasons, brief: Partial<StylingBrief>): string =>
  what(lookFacts(LOOK, { brief }))[0]?.text ?? '';
const limits = (one: NonNullable<StylingBrief['modesty']>, more: Partial<StylingBrief> = {}) =>
  of(modestyReasons, { modesty: one, ...more });

test.each<[NonNullable<StylingBrief['modesty']>, string]>([
  [{}, ''],
  [{ sleeve: 1 }, 'As you asked: long sleeves.'],
  [{ sleeve: 0.5 }, 'As you asked: sleeves to the elbow.'],
  [{ hem: 1.8 }, 'As you asked: legs covered to the ankle.'],
  [{ hem: 1.7 }, 'As you asked: legs covered below the knee.'],
  [{ hem: 1 }, 'As you asked: legs covered to the knee.'],
  [{ coveredNeck: true, noHeels: true }, 'As you asked: no low neckline and flat soles.'],
  [{ headCover: true }, 'As you asked: your head covered by the headscarf.'],
])('her limits %o', (one, text) => {
  expect(limits(one)).toBe(text);
});

test('heels as low as she wants them', () => {
  expect([0, 1, 2, 3].map((heelMax) => limits({}, { heelMax: heelMax as 0 }))).toEqual([
    ...['As you asked: flat soles.', 'As you asked: low heels at most.', '', ''],
  ]);
});

test('what she likes best of it, from more than one favorite on', () => {
  const liked = (affinities: StylingBrief['affinities']) =>
    of(tasteReasons, affinities ? { affinities } : {});
  expect([liked({ style: { casual: 0.39 } }), liked({})]).toEqual(['', '']);
  expect(liked({ style: { casual: 0.4 } })).toMatch(/^You've favorited casual looks/i);
  expect(liked({ style: { casual: 0.5 }, silhouette: { 'wide-trousers': 0.6 } })).toMatch(/wide trousers/);
  expect(liked({ garment: { loafers: 0.7 }, silhouette: { 'wide-trousers': 0.6 } })).toMatch(
    /with them before/,
  );
  expect(liked({ color: { sky: 0.7 } })).toMatch(/today it's in the shirt/);
});
