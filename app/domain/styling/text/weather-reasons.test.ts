import { expect, test } from 'vitest';
import { dressDay, type DressedLook } from '../../../../tests/styling/dressed-day.ts';
import { seededRandom } from '../seeded-random.ts';
import type { Line } from './sentence.ts';
import { rainAndSnowReasons } from './rain-reasons.ts';
import { heatReasons, iceReasons, sunReasons, windReasons } from './weather-reasons.ts';

const DRESSED = ['cotton-tee:white', 'chinos:stone', 'loafers:black'];
const SHELL = [...DRESSED, 'raincoat:navy'];
const SEASONAL = { brief: { source: 'seasonal' } } as const;

/** Everything that is said of a day by one kind of reason, over many chances; '' where it is silent. */
function saidBy<Said extends Line>(
  of: (
    facts: ReturnType<typeof dressDay>,
    said: Said,
    chance: ReturnType<typeof seededRandom>,
  ) => { text: string }[],
  ids: readonly string[],
  day: DressedLook,
  said = '' as Said,
): string[] {
  const facts = dressDay(ids, day);
  const all = Array.from({ length: 40 }, (_, i) =>
    of(facts, said, seededRandom(`weather ${i}`))
      .map(({ text }) => text)
      .join(' '),
  );
  return [...new Set(all)];
}

const wetAt = (...hours: number[]): DressedLook['at'] =>
  Object.fromEntries(hours.map((hour) => [hour, { precipitationMm: 1, condition: 'Rain' as const }]));
const snowAt = (...hours: number[]): DressedLook['at'] =>
  Object.fromEntries(
    hours.map((hour) => [hour, { precipitationMm: 1, snow: true, condition: 'Snow' as const }]),
  );

/** Of each sentence its first wording. */
const FIRST = { next: () => 0, pick: <T>(of: readonly T[]): T => of[0]! };

test.each<[string, DressedLook, string]>([
  ['nothing falls', {}, ''],
  ['to the end', { at: wetAt(15, 16, 17) }, 'Rain from three in the afternoon.'],
  ['to the last hour but one', { at: wetAt(14, 15, 16) }, 'Rain from two in the afternoon.'],
  ['in the middle', { at: wetAt(11, 12) }, 'Rain from eleven in the morning until one.'],
  ['from the start', { at: wetAt(8, 9) }, 'Rain until ten in the morning.'],
  ['all day', { at: wetAt(8, 9, 10, 11, 12, 13, 14, 15, 16, 17) }, 'Rain from eight in the morning.'],
  ['with a break', { at: wetAt(9, 11) }, 'Rain on and off from nine in the morning until noon.'],
  [
    'from the start, with a break',
    { at: wetAt(8, 10) },
    'Rain on and off from eight in the morning until eleven.',
  ],
  ['snow', { at: snowAt(10, 11), weather: { tempF: 30 } }, 'Snow from ten in the morning until noon.'],
  [
    'both',
    { at: { ...wetAt(10), ...snowAt(11) }, weather: { tempF: 33 } },
    'Rain and snow from ten in the morning until noon.',
  ],
  ['as a rule', { ...SEASONAL, at: wetAt(10) }, 'Rain is common here now.'],
])('what falls: %s', (_, day, line) => {
  expect(
    rainAndSnowReasons(dressDay(DRESSED, day), '', seededRandom('rain'))
      .map(({ text }) => text)
      .join(),
  ).toBe(line);
});

test.each<[readonly string[], Line, string]>([
  [SHELL, '', 'Rain from two in the afternoon: the raincoat keeps it off.'],
  [
    [...DRESSED, 'running-jacket:grey'],
    '',
    'Rain from two in the afternoon: the jacket has no hood, so bring a cap.',
  ],
  [
    SHELL,
    { text: 'The raincoat takes the rain.', tells: ['rain-kept-off'] },
    'Rain from two in the afternoon.',
  ],
  [[...SHELL, 'folding-umbrella:black'], '', 'Rain from two in the afternoon: take the umbrella.'],
  [
    [...SHELL, 'folding-umbrella:black'],
    { text: 'With an umbrella.', tells: ['umbrella'] },
    'Rain from two in the afternoon.',
  ],
  [[...DRESSED, 'wool-coat:camel'], '', 'Rain from two in the afternoon.'],
])('what keeps it off %j after "%s": %s', (ids, said, line) => {
  const ways = saidBy((facts, _said, chance) => rainAndSnowReasons(facts, said, chance), ids, {
    at: wetAt(14, 15, 16, 17),
  });
  expect(ways).toContain(line);
});

test.each<[string, DressedLook, RegExp, boolean]>([
  ['rain at the freezing point', { weather: { tempF: 33 }, at: wetAt(9) }, /ice|icy/, true],
  ['a dry day at it', { weather: { tempF: 32 } }, /ice|icy/, false],
  ['a dry day below it', { weather: { tempF: 31 } }, /icy at 31/, true],
  ['a day without frost', { weather: { tempF: 40 }, at: wetAt(9) }, /ice|icy/, false],
])('ice: %s', (_, day, line, is) => {
  expect(saidBy(iceReasons, DRESSED, day).some((one) => line.test(one))).toBe(is);
});

test('ice is told to nobody without shoes, and each number once', () => {
  const frost = { weather: { tempF: 20 } };
  expect(iceReasons(dressDay(DRESSED.slice(0, 2), frost), '', seededRandom('ice'))).toEqual([]);
  const told = saidBy(
    (facts, said, chance) => iceReasons(facts, said, chance),
    DRESSED,
    frost,
    'At 20°F it is cold.',
  );
  expect(told.join()).not.toMatch(/20/);
});

const COATED = ['crew-knit:oat', 'chinos:stone', 'trench:stone', 'loafers:black'];
const gust = (windMs: number, tempF = 50): DressedLook => ({ weather: { tempF }, at: { 14: { windMs } } });
test.each<[string, readonly string[], DressedLook, string]>([
  ['ten meters a second', COATED, gust(10), 'Wind up to 22 mph at two: close the coat.'],
  ['less', COATED, gust(9.9), ''],
  ['a cold day', COATED, gust(10, 47), ''],
  ['a day at 48 °F', COATED, gust(10, 48), 'Wind up to 22 mph at two: close the coat.'],
  ['no coat', ['crew-knit:oat', 'chinos:stone'], gust(12), ''],
  [
    'no coat in a storm',
    ['crew-knit:oat', 'chinos:stone'],
    gust(13, 68),
    'Wind up to 29 mph at two, and nothing here minds it.',
  ],
  ['who is cold in a storm', ['crew-knit:oat', 'chinos:stone'], gust(13, 40), 'Wind up to 29 mph at two.'],
  ...['baseball-cap:navy', 'running-cap:navy', 'panama-hat:stone', 'straw-hat:straw', 'mules:tan'].map(
    (id): [string, readonly string[], DressedLook, string] => [
      `${id} in a storm`,
      ['crew-knit:oat', 'chinos:stone', id],
      gust(13, 68),
      'Wind up to 29 mph at two.',
    ],
  ),
  ['a skirt in a storm', ['crew-knit:oat', 'pencil-skirt:black'], gust(13), 'Wind up to 29 mph at two.'],
  [
    'a wide hat in a storm',
    ['crew-knit:oat', 'chinos:stone', 'felt-hat:camel'],
    gust(13),
    'Wind up to 29 mph at two.',
  ],
  ['what has no buttons', ['cotton-tee:white', 'chinos:stone', 'print-kimono:teal'], gust(12), ''],
  ['as a rule', COATED, { ...gust(10), ...SEASONAL }, 'Wind can reach 22 mph at two: close the coat.'],
])('wind: %s', (_, ids, day, line) => {
  // On a cool, windy day nothing comes off.
  const facts = dressDay(ids, day);
  const told = windReasons({ ...facts, receipt: { ...facts.receipt, layers: [] } }, FIRST);
  expect(
    told
      .map(({ text }) => text)
      .join()
      .replace('trench coat', 'coat'),
  ).toBe(line);
});

test('nobody closes a coat that comes off', () => {
  const facts = dressDay(COATED, gust(12));
  const layers = [{ garmentId: 'trench:stone', name: 'coat', wornHours: [8] }];
  expect(windReasons({ ...facts, receipt: { ...facts.receipt, layers } as never }, FIRST)).toEqual([]);
});

const HOT = { tempF: 92, humidity: 55, windMs: 1, uv: 8, cloud: 0 };
test.each<[string, DressedLook, RegExp, boolean]>([
  ['heat', { weather: HOT }, /shade|shady/, true],
  ['a warm day', { weather: { ...HOT, tempF: 79 } }, /./, false],
  ['what is dangerous', { weather: { ...HOT, tempF: 110 } }, /dangerously hot/, true],
  ['heat as a rule', { weather: HOT, ...SEASONAL }, /can (?:get|feel|make)/, true],
  ['heat that is measured', { weather: HOT }, /can (?:get|feel|make)/, false],
  ['an early heat', { weather: { ...HOT, tempF: 70 }, at: { 9: HOT } }, /hot|shade/, false],
  ['water in an early heat', { weather: { ...HOT, tempF: 70 }, at: { 9: HOT } }, /^Take water along/, true],
  ['no water below 89', { weather: { ...HOT, tempF: 70 }, at: { 9: { ...HOT, tempF: 88 } } }, /water/, false],
  ['a heat at ten', { weather: { ...HOT, tempF: 70 }, at: { 10: HOT } }, /at ten|around ten|By ten/i, true],
])('heat: %s', (_, day, line, is) => {
  expect(saidBy(heatReasons, DRESSED, day).some((one) => line.test(one))).toBe(is);
});

test('the hour that is hottest in the air is named', () => {
  expect(
    saidBy(heatReasons, DRESSED, { weather: HOT, at: { 15: { tempF: 95 } } }).every((one) =>
      /three/.test(one),
    ),
  ).toBe(true);
});

const SUNNY = { tempF: 82, uv: 4, cloud: 0 };
const HATTED = [...DRESSED, 'straw-hat:sand'];
test.each<[string, readonly string[], DressedLook, Line, RegExp, boolean]>([
  ['UV 6', DRESSED, { weather: SUNNY, at: { 13: { uv: 6 } } }, '', /UV .*6.*|sunscreen/i, true],
  ['UV 5.9', DRESSED, { weather: SUNNY, at: { 13: { uv: 5.9 } } }, '', /./, false],
  [
    'its hour',
    DRESSED,
    { weather: SUNNY, at: { 13: { uv: 7.4 } } },
    '',
    /UV (?:reaches )?7 at one|at one, UV 7/,
    true,
  ],
  ['as a rule', DRESSED, { weather: SUNNY, at: { 13: { uv: 7 } }, ...SEASONAL }, '', /can reach 7/, true],
  [
    'rain at that hour',
    DRESSED,
    { weather: SUNNY, at: { ...wetAt(13), 11: { uv: 6 }, 13: { uv: 8, precipitationMm: 1 } } },
    '',
    /^Sunscreen for the dry hours: UV reaches 6/,
    true,
  ],
  ['rain an hour after', DRESSED, { weather: SUNNY, at: { 13: { uv: 8 }, ...wetAt(14) } }, '', /./, false],
  ['rain an hour before', DRESSED, { weather: SUNNY, at: { 13: { uv: 8 }, ...wetAt(12) } }, '', /./, false],
  ['rain two hours after', DRESSED, { weather: SUNNY, at: { 13: { uv: 8 }, ...wetAt(15) } }, '', /UV/, true],
  ['a hat', HATTED, { weather: SUNNY, at: { 13: { uv: 8 } } }, '', /hat/, true],
  [
    'a hat that was told',
    HATTED,
    { weather: SUNNY, at: { 13: { uv: 8 } } },
    { text: 'With a hat.', tells: ['sun-hat'] },
    /^Add sunscreen: UV reaches 8 at one/,
    true,
  ],
])('sun: %s', (_, ids, day, said, line, is) => {
  expect(saidBy(sunReasons, ids, day, said).some((one) => line.test(one))).toBe(is);
});
