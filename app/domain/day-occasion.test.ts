import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BRIEF, violations } from '../../tests/styling/briefs.ts';
import { briefOn, DAY_OCCASIONS } from './day-occasion.ts';
import { compose } from './styling/composer.ts';

test('every day that a chip names has a look that breaks no rule of its hours', () => {
  fc.assert(
    fc.property(BRIEF, fc.constantFrom(...DAY_OCCASIONS), (drawn, occasion) => {
      const brief = briefOn(occasion, drawn);
      expect(violations(compose(brief).look, brief.hours)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

const usual = fc.sample(BRIEF, { numRuns: 1, seed: 3 })[0]!;

test.each([
  ['work', { context: 'work' }],
  ['evening', { context: 'special', daypart: 'evening' }],
  ['sport', { styles: ['sporty'], activity: 'brisk' }],
  ['outdoors', { context: 'leisure' }],
] as const)('%s asks the stylist so', (occasion, asked) => {
  expect(briefOn(occasion, usual)).toMatchObject(asked);
});

test('a usual day is asked for as it is; at home there is no weather', () => {
  expect(briefOn('usual', usual)).toBe(usual);
  const { hours } = briefOn('home', {
    ...usual,
    hours: [{ ...usual.hours[0]!, tempF: 20, precipitationMm: 3 }],
  });
  expect(hours[0]).toMatchObject({ tempF: 70, precipitationMm: 0 });
  expect(briefOn('home', { ...usual, hours: [{ ...usual.hours[0]!, tempF: 95 }] }).hours[0]?.tempF).toBe(75);
});

test('a long way is dressed for in easy styles of hers, and in casual when she has none', () => {
  expect(briefOn('travel', { ...usual, styles: ['professional', 'classic'] }).styles).toEqual(['classic']);
  expect(briefOn('travel', { ...usual, styles: ['professional'] }).styles).toEqual(['casual']);
});
