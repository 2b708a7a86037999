import { expect, test } from 'vitest';
import { lookFacts, type LookFacts } from '../../../../tests/styling/look-facts.ts';
import type { StylingBrief } from '../input/brief.ts';
import { openingsFor } from './openings.ts';
import { spokenPieces } from './spoken-pieces.ts';

const openings = (ids: readonly string[], told: LookFacts): string[] => {
  const facts = lookFacts(ids, told);
  const { ideas, style } = openingsFor(facts, spokenPieces(facts));
  return [...ideas, ...style].map(({ text }) => text);
};

const FESTIVE = ['satin-camisole:black', 'wool-trousers:navy'];
const PLAIN = ['cotton-tee:white', 'chinos:stone', 'loafers:black'];
const COATED = ['crew-knit:oat', 'chinos:navy', 'wool-coat:camel', 'loafers:black'];
const RAINY = ['cotton-tee:white', 'chinos:stone', 'raincoat:navy', 'loafers:black'];
const DRESS = ['slip-dress:black', 'flat-sandals:camel'];
const BLAZER = ['crisp-shirt:white', 'wide-jeans:denim', 'wool-blazer:navy', 'loafers:black'];
const SUIT = ['crisp-shirt:white', 'suit-trousers:navy', 'suit-jacket:navy', 'oxford-shoes:black'];

const falls = (precipitationMm: number, at = 8): Partial<StylingBrief> => ({
  hours: [{ hour: at, precipitationMm, condition: 'Cloudy' }] as unknown as StylingBrief['hours'],
});
const wet = { brief: falls(1) };
// An idea, a look that bears it out, and one that does not.
test.each<[RegExp, [readonly string[], LookFacts?], [readonly string[], LookFacts?]]>([
  [/^The sweater sets the mood/, [COATED], [PLAIN]],
  [/^A long coat turns/, [COATED], [COATED.with(2, 'peacoat:navy')]],
  [/^Off the deck/, [COATED.with(2, 'peacoat:navy')], [COATED]],
  [/^The blazer gives jeans/, [BLAZER], [BLAZER.with(1, 'wool-trousers:stone')]],
  [/^The blazer gives jeans/, [BLAZER], [BLAZER.with(2, 'denim-jacket:denim')]],
  [/^The blazer gives jeans/, [BLAZER], [BLAZER, { off: ['wool-blazer:navy'] }]],
  [/^A suit settles/, [SUIT], [BLAZER]],
  [/^A tee takes the starch/, [SUIT.with(0, 'fine-tee:white')], [SUIT]],
  [/^Loafers keep it/, [PLAIN], [PLAIN.with(2, 'mules:tan')]],
  [
    /^Wet outside, unbothered/,
    [RAINY, { ...wet, conditions: { wet: true } }],
    [RAINY, { ...wet, conditions: { wet: true, gale: true } }],
  ],
  [/^One dress, no second/, [DRESS], [PLAIN]],
  [/^Rain is a reason/, [RAINY, { ...wet, conditions: { wet: true } }], [RAINY]],
  [
    /^Rain is a reason/,
    [RAINY, { ...wet, conditions: { wet: true } }],
    [RAINY, { brief: { ...falls(1), source: 'seasonal' }, conditions: { wet: true } }],
  ],
  [
    /uniform, and it's linen/,
    [PLAIN.with(0, 'linen-shirt:white'), { tempF: 75 }],
    [PLAIN.with(0, 'linen-shirt:white'), { tempF: 74 }],
  ],
  [/^Real cold/, [COATED, { tempF: 33 }], [COATED, { tempF: 34 }]],
  [/^Hot days reward/, [PLAIN, { tempF: 86 }], [PLAIN, { tempF: 85 }]],
  [/^Hot days reward/, [PLAIN, { tempF: 86 }], [PLAIN, { tempF: 86, brief: { source: 'seasonal' } }]],
  [
    /^Meeting-ready/,
    [BLAZER, { style: 'classic', brief: { context: 'work' } }],
    [BLAZER, { style: 'casual', brief: { context: 'work' } }],
  ],
  [
    /^Meeting-ready/,
    [BLAZER, { style: 'classic', brief: { context: 'work' } }],
    [BLAZER, { style: 'classic', brief: { context: 'work', onFeet: true } }],
  ],
  [
    /^Meeting-ready/,
    [BLAZER, { style: 'classic', brief: { context: 'work' } }],
    [BLAZER, { style: 'classic', from: 14, brief: { context: 'work' } }],
  ],
  [/^A day off deserves/, [PLAIN, { brief: { context: 'leisure' } }], [PLAIN]],
  [
    /^Made for the toast/,
    [FESTIVE, { style: 'trendy', brief: { context: 'special', evening: 'party' } }],
    [PLAIN, { brief: { context: 'special', evening: 'party' } }],
  ],
  // By day there is no toast that anybody knows of.
  [
    /^Made for the toast/,
    [FESTIVE, { style: 'trendy', conditions: { evening: true }, brief: { context: 'special' } }],
    [FESTIVE, { style: 'trendy', conditions: { evening: false }, brief: { context: 'special' } }],
  ],
  // At an occasion the coat hangs at the door.
  [/^A long coat turns/, [COATED], [COATED, { brief: { context: 'special' } }]],
  // A collar under a sweater is no pattern of the look.
  [
    /^Stripes keep it graphic/,
    [['striped-shirt:white+navy', 'chinos:navy', 'loafers:black']],
    [['striped-shirt:white+navy', 'crew-knit:oat', 'chinos:navy', 'loafers:black']],
  ],
  [/^Two patterns/, [['striped-shirt:white+navy', 'checked-trousers:grey+charcoal']], [PLAIN]],
  [
    /^A single color|^One shot/,
    [PLAIN.with(1, 'bold-trousers:cobalt'), { colorScheme: 'one-accent' }],
    [PLAIN.with(1, 'bold-trousers:cobalt')],
  ],
  // Navy is no shot of color.
  [
    /^A single color|^One shot/,
    [PLAIN.with(1, 'bold-trousers:cobalt'), { colorScheme: 'one-accent' }],
    [PLAIN.with(1, 'chinos:navy'), { colorScheme: 'one-accent' }],
  ],
  [
    /^A cardigan takes/,
    [['cotton-tee:white', 'chinos:stone', 'fine-cardigan:oat', 'loafers:black']],
    [['cotton-tee:white', 'chinos:stone', 'fine-cardigan:oat', 'mac:navy'], { off: ['mac:navy'] }],
  ],
  [/^Sneakers keep the dress/, [DRESS.with(1, 'leather-sneakers:white')], [DRESS]],
])('%s: %o, not %o', (line, [yes, day], [no, otherDay]) => {
  const has = (ids: readonly string[], told: LookFacts = {}) =>
    openings(ids, told).some((said) => line.test(said));
  expect([has(yes, day), has(no, otherDay)]).toEqual([true, false]);
});

test('where the idea is in the shoes they are named with it', () => {
  const [loafers = ''] = openings(COATED, {}).filter((line) => /^Loafers/.test(line));
  expect(loafers).toMatch(/black leather loafers\.$/);
});

test('a long coat goes over trousers, a blazer over a shirt alone', () => {
  expect(
    openings(COATED, {}).some((line) => /coat over an oat crewneck sweater and navy chinos/.test(line)),
  ).toBe(true);
  expect(openings(BLAZER, {}).some((line) => /blazer over a crisp white shirt, with /.test(line))).toBe(true);
});

const laterOn = (
  id: string,
  on: number,
  tempF: number,
  brief: Partial<StylingBrief> = falls(0),
): LookFacts => ({
  brief,
  tempF: Array.from({ length: 10 }, (_, step) => (step < on ? 66 : tempF)),
  on: { [id]: on },
});
const CARDIGAN = ['cotton-tee:white', 'chinos:stone', 'fine-cardigan:oat', 'loafers:black'];
test.each<[string, LookFacts, boolean]>([
  ['put on three hours later when it is six degrees colder', laterOn('fine-cardigan:oat', 3, 60), true],
  ['two hours later', laterOn('fine-cardigan:oat', 2, 60), false],
  ['five degrees colder', laterOn('fine-cardigan:oat', 3, 61), false],
  ['no colder, but in rain', laterOn('fine-cardigan:oat', 3, 66, falls(1, 11)), true],
  ['rain at another hour', laterOn('fine-cardigan:oat', 3, 66, falls(1, 9)), false],
  ['on from the start', laterOn('fine-cardigan:oat', 0, 60), false],
])('a cardigan is carried, %s (%j) %s', (_, told, is) => {
  const said = openings(CARDIGAN, told);
  expect(said.some((line) => /for later/.test(line))).toBe(is);
});

test('an opening is one breath, where one is short enough; it has no chain of ands', () => {
  for (const ids of [PLAIN, COATED, DRESS, BLAZER, SUIT, RAINY])
    for (const line of openings(ids, { brief: { context: 'work' } })) {
      expect(line.length, line).toBeLessThanOrEqual(145);
      expect(line).not.toMatch(/ and [^,.:;?]* and /);
      expect(line).toMatch(/^[A-Z].*[.?]$/);
    }
});
