import { expect, test } from 'vitest';
import { lookFacts } from '../../../../tests/styling/look-facts.ts';
import {
  accentColor,
  visibleColorTints,
  hourOfDay,
  isMixedPattern,
  peakHour,
  visibleTints,
  withoutRepeatedTemperatures,
  withArticle,
} from './look-facts.ts';
import { isVisible, isOnMostHours } from '../rules/outfit-facts.ts';

const seenOf = (...ids: string[]) => {
  const facts = lookFacts(ids);
  return facts.look.garments.filter((garment) => isVisible(garment, facts)).map(({ id }) => id);
};

test.each([
  ['a tee under a pullover', ['cotton-tee:white', 'crew-knit:oat'], ['crew-knit:oat']],
  [
    'a shirt under one: its collar',
    ['crisp-shirt:white', 'crew-knit:oat'],
    ['crisp-shirt:white', 'crew-knit:oat'],
  ],
  [
    'a tee under a cardigan',
    ['cotton-tee:white', 'fine-cardigan:oat'],
    ['cotton-tee:white', 'fine-cardigan:oat'],
  ],
  ['a jacket under a coat', ['wool-blazer:navy', 'wool-coat:camel'], ['wool-coat:camel']],
  ['a jacket over all', ['cotton-tee:white', 'wool-blazer:navy'], ['cotton-tee:white', 'wool-blazer:navy']],
  ['socks', ['ankle-socks:black', 'loafers:black'], ['loafers:black']],
  ['tights', ['opaque-tights:black', 'loafers:black'], ['opaque-tights:black', 'loafers:black']],
  [
    'thermals and an umbrella',
    ['thermal-top:grey', 'long-umbrella:black', 'wool-scarf:navy'],
    ['wool-scarf:navy'],
  ],
])('what is seen of %s', (_, ids, seen) => {
  expect(seenOf(...ids)).toEqual(seen);
});

test('colors that show are told each once, from the outside in, those of patterns only where all count', () => {
  const facts = lookFacts([
    'cotton-tee:white',
    'crew-knit:navy',
    'wool-coat:camel',
    'striped-trousers:navy+coral',
  ]);
  expect(visibleColorTints(facts)).toEqual(['camel', 'navy']);
  expect(visibleTints(facts).toSorted()).toEqual(['camel', 'coral', 'navy']);
});

// One bright piece of clothes among neutrals is the accent; shoes, a scarf, a muted color or a pattern is none.
test.each([
  [['crew-knit:oat', 'bold-coat:cobalt'], 'cobalt'],
  [['crew-knit:oat', 'patent-loafers:emerald'], null],
  [['crew-knit:oat', 'bold-scarf:cobalt'], null],
  [['bold-coat:cobalt', 'satin-trousers:emerald'], null],
  [['crew-knit:oat', 'chinos:olive'], null],
  [['bold-coat:cobalt', 'striped-shirt:white+navy'], null],
  [['crew-knit:oat', 'wide-jeans:denim'], null],
])('the accent of %j: %s', (ids, accent) => {
  expect(accentColor(lookFacts(ids))).toBe(accent);
});

test('stripes and checks are called by no color of theirs, flowers and plain cloth are', () => {
  const [stripes, flowers, plain] = lookFacts([
    'striped-shirt:white+navy',
    'floral-skirt:berry+rose+coral+sage',
    'chinos:stone',
  ]).look.garments;
  expect([stripes, flowers, plain].map((one) => isMixedPattern(one!))).toEqual([true, false, false]);
});

test('what is on for six of ten hours stays on; five are too few', () => {
  const facts = lookFacts(['wool-coat:camel', 'fine-cardigan:oat', 'chinos:stone'], {
    off: { 'wool-coat:camel': 5, 'fine-cardigan:oat': 6 },
  });
  expect(facts.look.garments.map((one) => isOnMostHours(facts, one))).toEqual([false, true, true]);
});

test('hours are told by their part of the day, noon and midnight by their names', () => {
  expect([0, 5, 11, 12, 13, 17, 18, 21, 22, 23].map(hourOfDay)).toEqual([
    'midnight',
    'five in the morning',
    'eleven in the morning',
    'noon',
    'one in the afternoon',
    'five in the afternoon',
    'six in the evening',
    'nine in the evening',
    'ten at night',
    'eleven at night',
  ]);
});

test('an article goes before one thing, none before a pair', () => {
  const [coat, jeans, knit] = lookFacts(['wool-coat:camel', 'straight-jeans:denim', 'crew-knit:oat']).look
    .garments;
  expect(withArticle(coat!)).toMatch(/^a camel /);
  expect(withArticle(knit!)).toMatch(/^an oat /);
  expect(withArticle(jeans!)).toMatch(/jeans$/);
  expect(withArticle(jeans!)).not.toMatch(/^an? /);
});

test('of two hours with as much the first is the peak', () => {
  const hours = [1, 3, 3, 2].map((windMs, hour) => ({ hour, windMs }));
  expect(peakHour(hours as never, ({ windMs }) => windMs)?.hour).toBe(1);
  expect(peakHour([], () => 1)).toBeUndefined();
});

test('a temperature is told once', () => {
  expect(
    withoutRepeatedTemperatures(
      ['It gets up to 85°F.', 'At -4°F it bites.', 'It is dry.'],
      'At 85°F, linen.',
    ),
  ).toEqual(['At -4°F it bites.', 'It is dry.']);
});
