import { expect, test } from 'vitest';
import { lookFacts, type LookFacts } from '../../../../tests/styling/look-facts.ts';
import type { StylingBrief } from '../input/brief.ts';
import { seededRandom } from '../seeded-random.ts';
import { clothSentence, precipitationWord, shoeSentences, thermalSentence } from './garment-sentences.ts';
import { textOf } from './sentence.ts';
import { spokenPieces } from './spoken-pieces.ts';

/** Everything that may be said of cloth on some day, over many chances. */
function saidOf(ids: readonly string[], told: LookFacts = {}, said = ''): string[] {
  const facts = lookFacts(ids, told);
  const lines = Array.from({ length: 60 }, (_, i) =>
    textOf(clothSentence(facts, spokenPieces(facts), said, seededRandom(`cloth ${i}`)) ?? 'null'),
  );
  return [...new Set(lines)];
}

const falling = (precipitationMm: number, snow = false): Partial<StylingBrief> => ({
  hours: [{ precipitationMm, snow, condition: 'Cloudy' }] as unknown as StylingBrief['hours'],
});
const LINEN = ['linen-shirt:white', 'wide-jeans:denim', 'loafers:black'];
const SHELL = ['cotton-tee:white', 'wide-jeans:denim', 'raincoat:black', 'rain-boots:black'];
const LEATHER = ['cotton-tee:white', 'wide-jeans:denim', 'leather-jacket:black', 'loafers:black'];
const PUFFER = ['crew-knit:oat', 'wide-jeans:denim', 'long-puffer:black', 'loafers:black'];

test.each<[string, string[], LookFacts, RegExp, boolean]>([
  ['linen in heat', LINEN, { tempF: 79 }, /linen/i, true],
  ['linen on a mild day', LINEN, { tempF: 78 }, /linen/i, false],
  [
    'linen in a typical summer, which nobody has measured',
    LINEN,
    { tempF: 85, brief: { source: 'seasonal' } },
    /linen/i,
    false,
  ],
  ['a linen hat', ['linen-cap:sand', 'cotton-tee:white', 'chinos:stone'], { tempF: 85 }, /linen/i, false],
  ['wrinkles among friends', LINEN, { tempF: 85 }, /wrinkles/, true],
  ['wrinkles at work', LINEN, { tempF: 85, brief: { context: 'work' } }, /wrinkles/, false],
  ['wrinkles in the classic style', LINEN, { tempF: 85, style: 'classic' }, /wrinkles/, false],
  ['loose linen', LINEN, { tempF: 85 }, /clings/, true],
  [
    'linen over leggings',
    ['linen-shirt:white', 'leggings:black', 'loafers:black'],
    { tempF: 85 },
    /clings/,
    false,
  ],
  ['a shell in rain', SHELL, { brief: falling(0.1) }, /rain/, true],
  ['a shell in snow', SHELL, { brief: falling(0.1, true) }, /snow/, true],
  ['a shell on a dry day', SHELL, { brief: falling(0) }, /rain|snow/, false],
  ['a shell with an umbrella', [...SHELL, 'long-umbrella:black'], { brief: falling(1) }, /rain/, false],
  ['leather in wind', LEATHER, { conditions: { windy: true } }, /wind/, true],
  ['leather in still air', LEATHER, {}, /wind/, false],
  [
    'denim in wind',
    ['cotton-tee:white', 'wide-jeans:denim', 'denim-jacket:denim'],
    { conditions: { windy: true } },
    /wind/,
    false,
  ],
  ['down in frost', PUFFER, { tempF: 39 }, /without weight/, true],
  ['down at 40 °F', PUFFER, { tempF: 40 }, /without weight/, false],
])('cloth: %s', (_, ids, told, line, is) => {
  expect(saidOf(ids, told).some((said) => line.test(said))).toBe(is);
});

test('a temperature that was told is not told again, nor hands that are free', () => {
  expect(saidOf(LINEN, { tempF: 85 }, 'It gets up to 85°F.').join(' ')).not.toMatch(/85/);
});

test.each<[string, LookFacts, RegExp, boolean]>([
  ['flat-sandals:camel', { tempF: 75 }, /breathe at 75/, true],
  ['flat-sandals:camel', { tempF: 74 }, /breathe/, false],
  ['flat-sandals:camel', { tempF: 75, brief: { source: 'seasonal' } }, /breathe/, false],
  ['loafers:black', { tempF: 75 }, /breathe/, false],
  ['block-heels:black', {}, /height/, true],
  ['kitten-heels:black', {}, /height/, false],
  ['canvas-sneakers:white', {}, /easy/, true],
  ['canvas-sneakers:white', { brief: { context: 'special' } }, /easy/, false],
  ['canvas-sneakers:white', {}, /walking/, true],
  ['canvas-sneakers:white', { brief: { context: 'work' } }, /walking/, false],
  ['loafers:black', {}, /easy|walking/, false],
  ['oxford-shoes:black', {}, /polish/, true],
  ['loafers:black', {}, /polish/, false],
  ['dress-boots:black', {}, /polish/, false],
  ['rubber-soled-shoes:black', {}, /polish/, false],
  ['ankle-boots:black', {}, /you can walk in/, true],
  ['cowboy-boots:chocolate', {}, /you can walk in/, false],
  ['loafers:black', {}, /you can walk in/, false],
])('%s on %j: %s %s', (id, told, line, is) => {
  const facts = lookFacts([id], told);
  expect(shoeSentences(facts.look.garments[0]!, facts).some((said) => line.test(textOf(said)))).toBe(is);
});

test('one thermal is a layer, two are thermals, none is not spoken of', () => {
  const said = (...ids: string[]) =>
    Array.from({ length: 30 }, (_, i) => thermalSentence(lookFacts(ids), seededRandom(`thermals ${i}`)));
  expect(new Set(said('cotton-tee:white'))).toEqual(new Set([null]));
  expect(said('thermal-top:grey').every((one) => /a thermal layer/i.test(one ?? ''))).toBe(true);
  expect(said('thermal-top:grey', 'thermal-leggings:grey').some((one) => /thermals/i.test(one ?? ''))).toBe(
    true,
  );
});

test('what falls first gives its name', () => {
  expect(precipitationWord(lookFacts([], { brief: falling(1) }))).toBe('rain');
  expect(precipitationWord(lookFacts([], { brief: falling(1, true) }))).toBe('snow');
});
