import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BRIEF, comfortViolations } from '../../../tests/styling/sample-briefs.ts';
import {
  briefForOccasion,
  DAY_OCCASIONS,
  EVENING_FROM,
  FIRST_OCCASIONS,
  isEvening,
  OCCASION_KINDS,
} from './day-occasion.ts';
import { compose } from '../styling/composer.ts';

test('every day that a chip names has a look that breaks no rule of its hours', () => {
  fc.assert(
    fc.property(BRIEF, fc.constantFrom(...DAY_OCCASIONS), (drawn, occasion) => {
      const brief = briefForOccasion(occasion, drawn);
      // Who moves is better off wet than in a shell: which rain asks for one in sport is held by setting-rules.test.ts.
      const isSport = brief.setting !== undefined && brief.setting !== 'home';
      const violations = comfortViolations(compose(brief).look, brief.hours);
      expect(violations.filter((one) => !isSport || one !== 'nothing against the wet')).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

const usual = fc.sample(BRIEF, { numRuns: 1, seed: 3 })[0]!;

test.each([
  ['work', { context: 'work' }],
  ['special', { context: 'special' }],
  ['evening', { context: 'special', daypart: 'evening' }],
  ['wedding', { context: 'special', daypart: 'evening', evening: 'wedding' }],
  ['concert', { context: 'special', daypart: 'evening', evening: 'concert' }],
  ['sport', { styles: ['sporty'], setting: 'run', activity: 'brisk' }],
  ['run', { styles: ['sporty'], setting: 'run', activity: 'brisk' }],
  ['gym', { styles: ['sporty'], setting: 'gym' }],
  ['walk', { styles: ['sporty'], setting: 'walk' }],
  ['travel', { ride: true }],
  ['outdoors', { context: 'leisure' }],
] as const)('%s asks the stylist so', (occasion, asked) => {
  expect(briefForOccasion(occasion, usual)).toMatchObject(asked);
});

test('a special day is dressed up for in her styles by day: never in sportswear', () => {
  const styles = ['sporty', 'trendy'] as const;
  const asked = briefForOccasion('special', { ...usual, styles: [...styles], daypart: 'morning' });
  expect(asked).toMatchObject({ styles: ['trendy'], daypart: 'morning' });
  expect(briefForOccasion('special', { ...usual, styles: ['sporty'] }).styles).toEqual(['classic']);
});

test('a usual day is asked for as it is; at home there is no weather', () => {
  expect(briefForOccasion('usual', usual)).toBe(usual);
  const { hours } = briefForOccasion('home', {
    ...usual,
    hours: [{ ...usual.hours[0]!, tempF: 20, precipitationMm: 3 }],
  });
  expect(hours[0]).toMatchObject({ tempF: 70, precipitationMm: 0 });
  expect(
    briefForOccasion('home', { ...usual, hours: [{ ...usual.hours[0]!, tempF: 95 }] }).hours[0]?.tempF,
  ).toBe(78);
});

test('a long way is dressed for in easy styles of hers, and in casual when she has none', () => {
  expect(briefForOccasion('travel', { ...usual, styles: ['professional', 'classic'] }).styles).toEqual([
    'classic',
  ]);
  expect(briefForOccasion('travel', { ...usual, styles: ['professional'] }).styles).toEqual(['casual']);
});

test('rooms are calm and dry, at 70 °F at least and 78 at most; an evening out begins at six', () => {
  const hour = {
    ...usual.hours[0]!,
    windMs: 9,
    precipitationMm: 3,
    snow: true,
    cloud: 0.2,
    uv: 8,
    humidity: 90,
  };
  const inside = (tempF: number) =>
    briefForOccasion('home', { ...usual, hours: [{ ...hour, tempF }] }).hours[0];
  expect(inside(72)).toEqual({
    ...{ ...hour, tempF: 72, windMs: 0.1, precipitationMm: 0, snow: false, cloud: 1, uv: 0 },
    ...{ humidity: 50, condition: 'Clear' },
  });
  expect([69, 70, 78, 79].map((tempF) => inside(tempF)?.tempF)).toEqual([70, 70, 78, 78]);
  expect(EVENING_FROM).toBe(18);
});

test('at home she keeps her styles, in soft clothes', () => {
  const asked = { ...usual, styles: ['classic', 'professional'] as (typeof usual)['styles'] };
  expect(briefForOccasion('home', asked)).toMatchObject({ styles: asked.styles, setting: 'home' });
  expect(briefForOccasion('home', { ...usual, context: 'work' }).context).toBeNull();
  expect(briefForOccasion('sport', { ...usual, context: 'work' }).context).toBeNull();
  expect(briefForOccasion('travel', { ...usual, context: 'work' }).context).toBeNull();
});

test('the chips of sport and evening open into their kinds, which are no chips of their own', () => {
  expect(FIRST_OCCASIONS).toEqual([
    'usual',
    'work',
    'special',
    'evening',
    'sport',
    'outdoors',
    'home',
    'travel',
  ]);
  expect(OCCASION_KINDS.sport).toEqual(['run', 'gym', 'walk']);
  expect(OCCASION_KINDS.evening).toEqual(['evening', 'wedding', 'date', 'dinner', 'party', 'concert']);
});

test('an evening is of a kind or of none, and each keeps the hours of an evening', () => {
  expect(DAY_OCCASIONS.filter(isEvening)).toEqual([
    'evening',
    ...['wedding', 'date', 'dinner', 'party', 'concert'],
  ]);
  expect(briefForOccasion('evening', usual).evening).toBeUndefined();
  expect([null, undefined, 'usual' as const].some(isEvening)).toBe(false);
});
