import { expect, test } from 'vitest';
import { lookFacts, type LookFacts } from '../../../../tests/styling/look-facts.ts';
import type { Inside } from '../../comfort/receipt.ts';
import { isDoublyWarm, pieceLines } from './piece-reasons.ts';
import { textOf } from './sentence.ts';

const TROUSERS = ['chinos:stone', 'loafers:black'];
const COATED = ['cotton-tee:white', 'wool-coat:camel', ...TROUSERS];
const KNIT = ['cotton-tee:white', 'fine-cardigan:oat', ...TROUSERS];
const COMFORTABLE = { verdict: 'comfortable' } as Inside;
const atDoor = ['wool-coat:camel'];
const door: LookFacts = { tempF: 45, inside: COMFORTABLE, atDoor };

// A look, its day, a line that it bears out, and whether it does.
test.each<[string, readonly string[], LookFacts, RegExp, boolean]>([
  ['the warmest piece', COATED, { tempF: 61 }, /^It's the coat that keeps you warm at 61/, true],
  ['on a mild day', COATED, { tempF: 62 }, /keeps you warm/, false],
  [
    'among pieces as warm',
    ['crew-knit:oat', 'wide-jeans:denim', 'bold-blazer:emerald'],
    { tempF: 50 },
    /keeps? you warm/,
    false,
  ],
  [
    'under a coat',
    ['cable-knit:oat', 'trench:stone', ...TROUSERS],
    { tempF: 50 },
    /sweater that keeps/,
    false,
  ],
  [
    'a shell against rain',
    ['cotton-tee:white', 'lined-raincoat:navy', ...TROUSERS],
    { tempF: 50 },
    /keeps you warm/,
    false,
  ],
  ['a blazer', ['cotton-tee:white', 'wool-blazer:navy', ...TROUSERS], { tempF: 50 }, /keeps you warm/, false],
  [
    'a jacket over more than it is',
    ['oxford-shirt:white', 'silk-cashmere-sweater:navy', 'bomber:black', ...TROUSERS],
    { tempF: 50 },
    /keeps you warm/,
    false,
  ],
  ['a layer between two figures', KNIT, { tempF: [60, 63] }, /^Between 60°F and 63°F the .* stays on/, true],
  ['as good as one figure', KNIT, { tempF: [60, 62] }, /^Between/, false],
  ['a layer up to 75 °F', KNIT, { tempF: [70, 75] }, /^Between/, false],
  ['a layer that comes off', KNIT, { tempF: [60, 70], off: ['fine-cardigan:oat'] }, /^Between/, false],
  ['no layer', ['cotton-tee:white', ...TROUSERS], { tempF: [60, 70] }, /^Between/, false],
  [
    'a cardigan all day',
    KNIT,
    { tempF: [60, 70] },
    /^It never gets past 70°F, so the .* stays on all day/,
    true,
  ],
  [
    'a coat at the door',
    COATED,
    { tempF: [50, 60], atDoor },
    /you'll want the coat whenever you're out/,
    true,
  ],
  ['a coat past 60 °F', COATED, { tempF: [50, 61], atDoor }, /whenever you're out/, false],
  ['a coat up to 46 °F', COATED, { tempF: [40, 46], atDoor }, /whenever you're out/, true],
  ['a coat below it', COATED, { tempF: [40, 45], atDoor }, /whenever you're out/, false],
  ['no coat stays on inside', COATED, { tempF: [50, 60], atDoor }, /stays on all day/, false],
])('warmth: %s', (_, ids, told, line, is) => {
  expect(pieceLines(lookFacts(ids, told)).some((said) => line.test(textOf(said)))).toBe(is);
});

test.each<[string, readonly string[], LookFacts, RegExp, boolean]>([
  [
    'gloves and scarf',
    ['wool-gloves:black', 'wool-scarf:navy'],
    { tempF: 45 },
    /^At 45°F you'll want the gloves and scarf/,
    true,
  ],
  ['gloves at 46 °F', ['wool-gloves:black'], { tempF: 46 }, /you'll want/, false],
  ['a sun hat', ['straw-hat:sand'], { tempF: 45 }, /you'll want/, false],
  [
    'gloves all day',
    ['wool-gloves:black'],
    { tempF: [40, 46] },
    /^It stays below 47°F, so keep the gloves on/,
    true,
  ],
  ['gloves for a morning', ['wool-gloves:black'], { tempF: [40, 47] }, /keep the gloves on/, false],
  ['lined chinos', ['lined-chinos:navy'], { tempF: 45 }, /^Warm .* make the difference at 45/, true],
  ['lined chinos at 46 °F', ['lined-chinos:navy'], { tempF: 46 }, /make the difference/, false],
  ['chinos', ['chinos:navy'], { tempF: 45 }, /make the difference/, false],
  ['fleece-lined joggers', ['lined-joggers:navy'], { tempF: 45 }, /make the difference/, true],
  ['plain joggers as warm', ['joggers:navy'], { tempF: 45 }, /make the difference/, false],
  ['wool trousers, which are lighter', ['wool-trousers:navy'], { tempF: 45 }, /make the difference/, false],
  ['corduroy', ['corduroy-trousers:camel'], { tempF: 45 }, /make the difference/, true],
  ['a wool skirt', ['wool-midi-skirt:navy'], { tempF: 45 }, /make the difference/, false],
  [
    'lined boots',
    ['lined-chelsea-boots:black'],
    { tempF: 30 },
    /^The boots are lined, so your feet stay warm at 30/,
    true,
  ],
  ['boots', ['chelsea-boots:black'], { tempF: 30 }, /lined/, false],
  ['wool tights', ['wool-tights:black'], { tempF: 30 }, /^Wool tights/, true],
  ['opaque tights', ['opaque-tights:black'], { tempF: 30 }, /tights/, false],
])('small things: %s', (_, ids, told, line, is) => {
  expect(pieceLines(lookFacts(ids, told)).some((said) => line.test(textOf(said)))).toBe(is);
});

const INDOORS = ['cotton-tee:white', 'cashmere-crew:navy', 'wool-coat:camel', ...TROUSERS];
test.each<[string, readonly string[], LookFacts, RegExp, boolean]>([
  ['a sweater is enough', INDOORS, door, /^Inside, the sweater is enough without the coat/, true],
  ['a dress is', ['knit-dress:oat', 'wool-coat:camel'], door, /^Inside, the dress is enough/, true],
  [
    'a blazer under a coat is',
    ['crisp-shirt:white', 'wool-blazer:navy', 'wool-coat:camel'],
    door,
    /^Inside, the blazer/,
    true,
  ],
  ['a tee alone is not named', COATED, door, /inside/i, false],
  ['a room that is cool', INDOORS, { ...door, inside: { verdict: 'cool' } as Inside }, /inside/i, false],
  ['a room of which nothing is known', INDOORS, { tempF: 45, atDoor }, /inside/i, false],
  ['a coat that stays on', INDOORS, { ...door, atDoor: [] }, /inside/i, false],
  [
    'a shirt and sweater that are too warm for just enough',
    ['oxford-shirt:white', 'crew-knit:oat', 'wool-coat:camel'],
    door,
    /inside/i,
    false,
  ],
  [
    'a jacket over a jacket',
    ['cotton-tee:white', 'cable-knit:oat', 'wool-coat:camel'],
    door,
    /^Inside, the sweater/,
    true,
  ],
])('inside: %s', (_, ids, told, line, is) => {
  expect(pieceLines(lookFacts(ids, told)).some((said) => line.test(textOf(said)))).toBe(is);
});

test.each([
  [['oxford-shirt:white', 'fine-roll-neck:black'], true],
  [['oxford-shirt:white', 'cashmere-crew:navy'], false],
  [['cotton-tee:white', 'crew-knit:oat', 'wool-coat:camel'], false],
])('%j are doubly warm: %s', (ids, is) => {
  expect(isDoublyWarm(lookFacts(ids))).toBe(is);
});

const TEE = ['cotton-tee:white', 'chinos:stone', 'loafers:black'];
test.each<[string, readonly string[], LookFacts, RegExp, boolean]>([
  ['a tee at 75 °F', TEE, { tempF: 75 }, /^Short sleeves for 75/, true],
  ['a tee at 74 °F', TEE, { tempF: 74 }, /sleeves/i, false],
  ['a tank', ['ribbed-tank:white', ...TROUSERS], { tempF: 80 }, /^No sleeves for 80/, true],
  ['long sleeves', ['linen-shirt:white', ...TROUSERS], { tempF: 80 }, /sleeves|nothing goes over/i, false],
  ['a sleeve to the elbow', ['shift-dress:black'], { tempF: 80 }, /^Short sleeves/, true],
  ['a boat neck, longer than that', ['boat-neck-tee:white', ...TROUSERS], { tempF: 80 }, /sleeves/i, false],
  ['a tee under a cardigan', KNIT, { tempF: 80 }, /sleeves|nothing goes over/i, false],
  ['nothing to carry', TEE, { tempF: 80 }, /nothing to carry/, true],
  ['a bag', [...TEE, 'leather-tote:black'], { tempF: 80 }, /nothing to carry/, false],
  ['an umbrella', [...TEE, 'long-umbrella:black'], { tempF: 80 }, /nothing to carry/, false],
  ['nothing over it', TEE, { tempF: 80 }, /^With 80°F ahead, nothing goes over the tee/, true],
  ['wide legs', ['cotton-tee:white', 'wide-linen-trousers:cream'], { tempF: 80 }, /^Wide legs/, true],
  ['straight legs', TEE, { tempF: 80 }, /^Wide legs/, false],
  ['sandals', ['cotton-tee:white', 'flat-sandals:camel'], { tempF: 80 }, /^Open shoes for 80/, true],
  ['loafers', TEE, { tempF: 80 }, /^Open shoes/, false],
])('air: %s', (_, ids, told, line, is) => {
  expect(pieceLines(lookFacts(ids, told)).some((said) => line.test(textOf(said)))).toBe(is);
});

test('a day without hours bears out nothing', () => {
  expect(pieceLines(lookFacts(TEE, { tempF: [] }))).toEqual([]);
});
