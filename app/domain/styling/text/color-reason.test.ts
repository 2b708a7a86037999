import { expect, test } from 'vitest';
import { lookFacts } from '../../../../tests/styling/look-facts.ts';
import { seededRandom } from '../seeded-random.ts';
import { colorReasons, sayableScheme } from './color-reason.ts';
import type { ColorScheme } from '../input/brief.ts';

const factsIn = (colorScheme: ColorScheme, ids: readonly string[]) => ({ ...lookFacts(ids), colorScheme });

/** Everything that may be said of them, over many chances. */
function saidOf(colorScheme: ColorScheme, ...ids: string[]): string[] {
  const facts = factsIn(colorScheme, ids);
  const lines = Array.from(
    { length: 80 },
    (_, i) => colorReasons(facts, seededRandom(`color ${i}`))[0]?.text,
  );
  return [...new Set(lines)].filter((line) => line !== undefined);
}

// What was planned, what is worn, and what may be said of it.
test.each<[ColorScheme, string[], ColorScheme]>([
  ['neutral', ['crew-knit:oat', 'chinos:navy'], 'neutral'],
  ['neutral', ['crew-knit:oat', 'wide-jeans:denim'], 'neutral'],
  ['neutral', ['crew-knit:oat', 'chinos:olive'], 'free'],
  ['neutral', ['collarless-linen-shirt:denim', 'chinos:stone'], 'free'],
  ['neutral', ['striped-trousers:navy+coral', 'crew-knit:oat'], 'free'],
  ['triad', ['crew-knit:red', 'bold-trousers:cobalt', 'bold-coat:mustard'], 'triad'],
  ['triad', ['crew-knit:red', 'bold-trousers:cobalt', 'bold-coat:sage'], 'free'],
  ['triad', ['crew-knit:red', 'bold-trousers:cobalt'], 'free'],
  ['tonal', ['crew-knit:camel', 'chinos:tan', 'wool-coat:cognac'], 'tonal'],
  ['tonal', ['crew-knit:berry', 'bold-trousers:fuchsia'], 'tonal'],
  ['tonal', ['crew-knit:oat'], 'neutral'],
  ['tonal', ['crew-knit:cream', 'wool-coat:chocolate'], 'neutral'],
  ['tonal', ['crew-knit:navy', 'wool-coat:camel'], 'neutral'],
  ['tonal', ['crew-knit:charcoal', 'wool-coat:black'], 'neutral'],
  ['tonal', ['crew-knit:red', 'bold-trousers:cobalt'], 'free'],
  ['one-accent', ['crew-knit:oat', 'bold-coat:cobalt'], 'one-accent'],
  ['one-accent', ['crew-knit:oat', 'bold-coat:emerald'], 'one-accent'],
  ['one-accent', ['collarless-linen-shirt:denim', 'bold-coat:emerald'], 'free'],
  ['analogous', ['crew-knit:red', 'bold-coat:rust'], 'analogous'],
  ['analogous', ['crew-knit:red', 'bold-coat:mustard'], 'free'],
  ['analogous', ['crew-knit:red', 'bold-coat:oat'], 'free'],
  ['analogous', ['crew-knit:rust', 'bold-coat:mustard'], 'analogous'],
  ['complementary', ['crew-knit:red', 'bold-coat:emerald'], 'complementary'],
  ['complementary', ['crew-knit:cobalt', 'bold-coat:mustard'], 'complementary'],
  ['complementary', ['crew-knit:red', 'bold-coat:cobalt'], 'free'],
  ['complementary', ['crew-knit:red', 'bold-coat:emerald', 'bold-trousers:mustard'], 'free'],
  ['free', ['crew-knit:red', 'bold-coat:emerald'], 'free'],
])('planned as %s, %j is said to be %s', (planned, ids, said) => {
  expect(sayableScheme(factsIn(planned, ids))).toBe(said);
});

test('a scheme is told by the colors that bear it out', () => {
  expect(saidOf('neutral', 'crew-knit:oat', 'chinos:navy')).toContain('Nothing louder than oat and navy.');
  expect(saidOf('tonal', 'crew-knit:camel', 'wool-coat:cognac')).toContain(
    'Tone on tone in cognac and camel.',
  );
  expect(saidOf('one-accent', 'crew-knit:oat', 'bold-coat:emerald')).toContain(
    'All neutrals but the emerald.',
  );
  expect(saidOf('analogous', 'crew-knit:red', 'bold-coat:rust').join()).toMatch(/red.*rust|rust.*red/i);
  expect(saidOf('complementary', 'crew-knit:red', 'bold-coat:emerald', 'chinos:stone').join()).toMatch(
    /Emerald and red are opposites/,
  );
  expect(saidOf('triad', 'crew-knit:red', 'bold-trousers:cobalt', 'bold-coat:mustard')).toEqual([
    'Three bright colors in balance.',
  ]);
});

test('of bright colors the two farthest apart are named', () => {
  expect(saidOf('analogous', 'crew-knit:red', 'bold-trousers:berry', 'bold-coat:rust').join()).toMatch(
    /berry.*rust|rust.*berry/i,
  );
});

test('one color, or more than three, are not listed as neutrals', () => {
  expect(saidOf('neutral', 'crew-knit:oat', 'loafers:black', 'chinos:navy')).not.toEqual([]);
  expect(saidOf('neutral', 'crew-knit:oat', 'wool-coat:oat')).toEqual([]);
  expect(saidOf('neutral', 'crew-knit:oat', 'loafers:black', 'chinos:navy', 'wool-coat:camel')).toEqual([]);
  expect(saidOf('free', 'crew-knit:red', 'bold-coat:emerald')).toEqual([]);
});

test('colors go without a word on about six days in ten', () => {
  const facts = factsIn('neutral', ['crew-knit:oat', 'chinos:navy']);
  const told = Array.from({ length: 1000 }, (_, i) => colorReasons(facts, seededRandom(`quiet ${i}`)).length);
  expect(told.filter((one) => one === 1).length / 1000).toBeCloseTo(0.4, 1);
});
