import { expect, test } from 'vitest';
import { lookFacts, type LookFacts } from '../../../../tests/styling/look-facts.ts';
import type { StylingBrief } from '../input/brief.ts';
import { openingsFor } from './openings.ts';
import { spokenPieces } from './spoken-pieces.ts';

const openings = (ids: readonly string[], told: LookFacts): string[] => {
  const facts = lookFacts(ids, told);
  return openingsFor(facts, spokenPieces(facts)).map(({ text }) => text);
};

const PLAIN = ['cotton-tee:white', 'chinos:stone', 'loafers:black'];
const COATED = ['crew-knit:oat', 'chinos:navy', 'wool-coat:camel', 'loafers:black'];
const PEACOAT = COATED.with(2, 'peacoat:navy');
const RAINY = ['cotton-tee:white', 'chinos:stone', 'raincoat:navy', 'loafers:black'];
const DRESS = ['slip-dress:black', 'flat-sandals:camel'];
const BLAZER = ['crisp-shirt:white', 'wide-jeans:denim', 'wool-blazer:navy', 'loafers:black'];
const SUIT = ['crisp-shirt:white', 'suit-trousers:navy', 'suit-jacket:navy', 'oxford-shoes:black'];

const falls = (precipitationMm: number, at = 8): Partial<StylingBrief> => ({
  hours: [{ hour: at, precipitationMm, condition: 'Cloudy' }] as unknown as StylingBrief['hours'],
});
const wet = { brief: falls(1) };
const shining = (uv: number) => ({
  conditions: { strongSun: true },
  brief: {
    hours: [{ hour: 8, uv, cloud: 0, precipitationMm: 0, condition: 'Clear' }] as StylingBrief['hours'],
  },
});

// A look, its day, a line that opens it, and whether it may.
test.each<[string, readonly string[], LookFacts, RegExp, boolean]>([
  ['25 °F at eight', PLAIN, { tempF: 25 }, /^A crisp 25°F morning/, true],
  ['24 °F', PLAIN, { tempF: 24 }, /^A crisp/, false],
  ['49 °F', PLAIN, { tempF: 49 }, /^A crisp/, true],
  ['50 °F', PLAIN, { tempF: 50 }, /^A crisp/, false],
  ['49 °F in rain', PLAIN, { tempF: 49, ...wet }, /^A crisp/, false],
  ['49 °F that falls by six', PLAIN, { tempF: [49, 43] }, /^A crisp/, false],
  ['49 °F that falls by five', PLAIN, { tempF: [49, 44] }, /^A crisp/, true],
  ['49 °F at ten', PLAIN, { tempF: 49, from: 10 }, /^A crisp/, true],
  ['49 °F at eleven', PLAIN, { tempF: 49, from: 11 }, /^A crisp/, false],
  ['14 °F', COATED, { tempF: 14 }, /^A bitter 14°F/, true],
  ['15 °F', COATED, { tempF: 15 }, /^A bitter/, false],
  ['14 °F at noon', COATED, { tempF: 14, from: 12 }, /^A bitter/, false],
  ['50 °F, cool', PLAIN, { tempF: 50 }, /^A cool 50°F start/, true],
  ['49 °F, not cool', PLAIN, { tempF: 49 }, /^A cool/, false],
  ['61 °F, cool', PLAIN, { tempF: 61 }, /^A cool/, true],
  ['62 °F, mild', PLAIN, { tempF: 62 }, /^A mild 62°F morning/, true],
  ['62 °F, not cool', PLAIN, { tempF: 62 }, /^A cool/, false],
  ['73 °F, mild', PLAIN, { tempF: 73 }, /^A mild/, true],
  ['74 °F, not mild', PLAIN, { tempF: 74 }, /^A mild/, false],
  ['74 °F already', PLAIN, { tempF: 74 }, /^Already 74°F at eight/, true],
  ['73 °F not yet', PLAIN, { tempF: 73 }, /^Already/, false],
  ['a rise of seven', PLAIN, { tempF: [60, 67] }, /^Dry, and never above 67°F/, true],
  ['a rise of eight', PLAIN, { tempF: [60, 68] }, /^Dry/, false],
  ['no rise', PLAIN, { tempF: 60 }, /^Dry/, false],
  ['a rise in rain', PLAIN, { tempF: [60, 67], ...wet }, /^Dry/, false],
  ['up to 74 °F', PLAIN, { tempF: [70, 74] }, /^Dry/, true],
  ['up to 75 °F', PLAIN, { tempF: [70, 75] }, /^Dry/, false],
  ['nothing over it', PLAIN, { tempF: 40 }, /^Up to 40°F today/, true],
  ['nothing over it in the cold', PLAIN, { tempF: 39 }, /^Up to/, false],
  ['a coat over it', COATED, { tempF: 40 }, /^Up to/, false],
  ['a coat for a rise of ten', COATED, { tempF: [40, 50] }, /^It's 40°F at eight and 50°F later/, true],
  ['a coat for a rise of nine', COATED, { tempF: [40, 49] }, /^It's 40°F at eight and/, false],
  ['wind', COATED, { conditions: { windy: true } }, /^It's a windy one/, true],
  ['wind without a coat', BLAZER, { conditions: { windy: true } }, /^It's a windy one/, false],
  ['strong sun', PLAIN, { conditions: { strongSun: true } }, /^Strong sun and up to 60°F/, true],
  ['strong sun in rain', PLAIN, { conditions: { strongSun: true }, ...wet }, /^Strong sun/, false],
  ['strong sun on a coat', COATED, { ...shining(3), tempF: 40 }, /^Sun and 40°F/, true],
  ['strong sun later', COATED, { ...shining(0), tempF: 40 }, /^Sun and 40°F/, false],
  ['strong sun in the cold', COATED, { ...shining(3), tempF: 39 }, /^Sun and/, false],
  ['an hour that is not cooler', PLAIN, {}, /^For 60°F at eight/, true],
  ['an hour before it cools', PLAIN, { tempF: [60, 54] }, /^For 60°F|^It's 60°F/, false],
  ['a shell in rain', RAINY, wet, /^There's rain today|^Dressed for rain/, true],
  ['a shell in snow', RAINY, { ...wet, conditions: { snow: true } }, /^There's snow today/, true],
  ['a shell on a dry day', RAINY, {}, /rain today|for rain|with rain/, false],
  ['a wool coat in rain', COATED, wet, /^There's rain today|^Dressed for rain|^For a day with rain/, false],
  ['an umbrella in rain', [...COATED, 'long-umbrella:black'], wet, /^For a day with rain/, true],
  [
    'leather under an umbrella',
    ['crew-knit:oat', 'chinos:navy', 'leather-jacket:black', 'long-umbrella:black'],
    wet,
    /^For a day with rain/,
    false,
  ],
  ['33 °F', COATED, { tempF: 33 }, /^Bundle up/, true],
  ['34 °F', COATED, { tempF: 34 }, /^Bundle up/, false],
  ['39 °F', COATED, { tempF: 39 }, /^Cold enough/, true],
  ['40 °F', COATED, { tempF: 40 }, /^Cold enough/, false],
  ['85 °F', PLAIN, { tempF: 85 }, /^Light for 85°F/, true],
  ['84 °F', PLAIN, { tempF: 84 }, /^Light for/, false],
  ['a dress at 78 °F', DRESS, { tempF: 78 }, /^Up to 78°F later/, true],
  ['a dress at 77 °F', DRESS, { tempF: 77 }, /^Up to 77°F later/, false],
  ['a coat and fifteen degrees', COATED, { tempF: [40, 55] }, /^From 40°F at eight to 55°F/, true],
  ['a coat and fourteen', COATED, { tempF: [40, 54] }, /^From 40°F/, false],
  [
    'a typical day, which nobody has measured',
    PLAIN,
    { tempF: 85, brief: { source: 'seasonal' } },
    /°F/,
    false,
  ],
])('weather: %s', (_, ids, told, line, is) => {
  expect(openings(ids, told).some((said) => line.test(said))).toBe(is);
});

test.each<[string, readonly string[], LookFacts, RegExp, boolean]>([
  ['a long coat goes over trousers', COATED, {}, /^Throw a .* coat over an .* sweater and/, true],
  ['a blazer does not', BLAZER, {}, /^Throw a .* blazer over .*, with /, true],
  ['jeans are dressed up by a blazer', BLAZER, {}, /dresses up/, true],
  [
    'by a coat they are not',
    ['crew-knit:oat', 'wide-jeans:denim', 'wool-coat:camel'],
    {},
    /dresses up/,
    false,
  ],
  ['nor by a bomber', ['cotton-tee:white', 'wide-jeans:denim', 'bomber:black'], {}, /dresses up/, false],
  [
    'wool trousers need it not',
    ['crisp-shirt:white', 'wool-trousers:stone', 'wool-blazer:navy'],
    {},
    /dresses up/,
    false,
  ],
  ['two colors are told apart', COATED, {}, /^Camel over oat/, true],
  ['one color is not', ['crew-knit:camel', 'chinos:navy', 'wool-coat:camel'], {}, /over camel:/, false],
  [
    'nor are stripes',
    ['striped-shirt:white+navy', 'chinos:navy', 'wool-coat:camel'],
    {},
    /^Camel over/,
    false,
  ],
  ['a plain look is plain', PLAIN, {}, /^Keep it easy|^Pull on|^Picture/, true],
  ['with a coat it is not', COATED, {}, /^Keep it easy|^Pull on/, false],
  ['nor is a dress', DRESS, {}, /^Keep it easy|^Pull on/, false],
  ['a coat to the hip goes over a top, not over trousers', PEACOAT, {}, /coat over .*sweater, with /, true],
  ['a long one goes over both', COATED, {}, /coat over .*sweater, with /, false],
  ['a blazer dresses up jeans', BLAZER, {}, /dresses up/, true],
  ['a denim jacket does not', BLAZER.with(2, 'denim-jacket:denim'), {}, /dresses up/, false],
  ['nor a blazer trousers', BLAZER.with(1, 'wool-trousers:grey'), {}, /dresses up/, false],
  ['what stays on names the day', COATED, {}, /^It's a coat day/, true],
  ['what comes off does not', COATED, { off: ['wool-coat:camel'] }, /^It's a coat day/, false],
  ['a coat goes on at the door', COATED, { atDoor: ['wool-coat:camel'] }, /at the door/, true],
  ['a cardigan is on before', COATED, {}, /at the door/, false],
  ['nothing more than clothes', PLAIN, {}, /^Just |out the door/, true],
  ['with a bag it is more', [...PLAIN, 'leather-tote:black'], {}, /^Just |out the door/, false],
  ['a dress is one piece', DRESS, {}, /^One piece does it/, true],
  ['under a coat it is not', [...DRESS, 'wool-coat:camel'], {}, /^One piece/, false],
  ['with a scarf it is not all', [...DRESS, 'silk-scarf:navy'], {}, /that's all/, false],
  ['a suit is a suit', SUIT, {}, /^A suit day/, true],
  ['trousers of another cloth are none', BLAZER, {}, /suit/i, false],
  ['a white shirt softens it', SUIT, {}, /softened with/, true],
  ['a bright one does not', ['satin-shirt:fuchsia', ...SUIT.slice(1)], {}, /softened with|easy$/, false],
  [
    'the day has its name',
    PLAIN,
    { brief: { hours: [{ date: '2026-11-27', hour: 8, precipitationMm: 0 }] as never } },
    /^This Friday/,
    true,
  ],
])('layers: %s', (_, ids, told, line, is) => {
  expect(openings(ids, told).some((said) => line.test(said))).toBe(is);
});

const later = (
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
  ['put on three hours later when it is six degrees colder', later('fine-cardigan:oat', 3, 60), true],
  ['two hours later', later('fine-cardigan:oat', 2, 60), false],
  ['five degrees colder', later('fine-cardigan:oat', 3, 61), false],
  ['no colder, but in rain', later('fine-cardigan:oat', 3, 66, falls(1, 11)), true],
  ['rain at another hour', later('fine-cardigan:oat', 3, 66, falls(1, 9)), false],
  ['on from the start', later('fine-cardigan:oat', 0, 60), false],
])('a cardigan is carried, and nobody slips it on: %s (%j) %s', (_, told, is) => {
  const said = openings(CARDIGAN, told);
  expect(said.some((line) => /for later|along|to carry/.test(line))).toBe(is);
  expect(said.some((line) => /^Slip on/.test(line))).toBe(!is);
});

test.each<[string, readonly string[], LookFacts, RegExp, boolean]>([
  ['work', BLAZER, { brief: { context: 'work' } }, /^For work|^Dressed for work|^Off to work/, true],
  ['no work', BLAZER, { brief: { context: 'leisure' } }, /work|desk|Meetings/, false],
  ['at her desk', BLAZER, { brief: { context: 'work' } }, /^At your desk|^Meetings/, true],
  [
    'at the door',
    BLAZER,
    { brief: { context: 'work' }, atDoor: ['wool-blazer:navy'] },
    /^At your desk|^Meetings/,
    false,
  ],
  ['time off', PLAIN, { brief: { context: 'leisure' } }, /^Time off|^A day off|^Nowhere/, true],
  ['no time off', PLAIN, { brief: { context: 'special' } }, /^Time off|^A day off|^Nowhere/, false],
  ['an occasion', PLAIN, { brief: { context: 'special' } }, /^For the occasion/, true],
  ['nothing festive', PLAIN, { brief: { context: 'special' } }, /^Dress it up|^Something special/, false],
  [
    'satin',
    ['satin-camisole:black', 'wool-trousers:navy'],
    { style: 'trendy', brief: { context: 'special' } },
    /^Dress it up|^Something special/,
    true,
  ],
  ['evening', PLAIN, { brief: { daypart: 'evening' } }, /^For the evening/, true],
  ['night', PLAIN, { brief: { daypart: 'night' } }, /^For the evening/, true],
  ['morning', PLAIN, { brief: { daypart: 'morning' } }, /^For the evening/, false],
])('occasion: %s', (_, ids, told, line, is) => {
  expect(openings(ids, told).some((said) => line.test(said))).toBe(is);
});

test('an opening is one breath, where one is short enough; it has no chain of ands', () => {
  for (const ids of [PLAIN, COATED, DRESS, BLAZER, SUIT, RAINY])
    for (const line of openings(ids, { brief: { context: 'work' } })) {
      expect(line.length, line).toBeLessThanOrEqual(145);
      expect(line).not.toMatch(/ and [^,.:;?]* and /);
      expect(line).toMatch(/^[A-Z].*[.?]$/);
    }
});
