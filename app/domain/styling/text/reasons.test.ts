import { expect, test } from 'vitest';
import { dressDay, type DressedLook } from '../../../../tests/styling/dressed-day.ts';
import type { Reason } from '../input/brief.ts';
import type { OutfitFacts } from '../rules/outfit-facts.ts';
import { reasonsFor } from './reasons.ts';

/** What is said of one look on one day, over many chances. */
function tellings(facts: OutfitFacts, said = ''): Reason[][] {
  return Array.from({ length: 400 }, (_, i) =>
    reasonsFor({ ...facts, brief: { ...facts.brief, seed: `why ${i}` } }, said, true),
  );
}
const textOf = (reasons: readonly Reason[]): string => reasons.map(({ text }) => text).join(' ');
const lines = (facts: OutfitFacts, said = ''): Set<string> =>
  new Set(tellings(facts, said).flatMap((reasons) => reasons.map(({ text }) => text)));
const some = (facts: OutfitFacts, line: RegExp): boolean => [...lines(facts)].some((text) => line.test(text));

const COOL = [
  'cotton-tee:white',
  'cashmere-crew:navy',
  'chinos:stone',
  'wool-coat:camel',
  'ankle-boots:black',
];
const INSIDE = /\b(?:inside|indoors|heated room)\b/i;

test('the room is told once, and other pieces are told beside it', () => {
  const told = tellings(dressDay(COOL, { weather: { tempF: 44 } }));
  for (const reasons of told) expect(reasons.filter(({ text }) => INSIDE.test(text)).length).toBeLessThan(2);
  const byRoom = told.filter((reasons) => reasons.some(({ fact }) => fact === 'inside'));
  const byPiece = told.filter((reasons) =>
    reasons.some(({ fact, text }) => fact === 'comfort' && INSIDE.test(text)),
  );
  expect(byRoom.length).toBeGreaterThan(0);
  expect(byPiece.length).toBeGreaterThan(0);
  expect(byRoom.some((reasons) => reasons.some(({ fact }) => fact === 'comfort'))).toBe(true);
});

test('a piece that comes off is not told to stay on or to keep warm', () => {
  const day: DressedLook = {
    weather: { tempF: 48 },
    at: Object.fromEntries([12, 13, 14, 15].map((hour) => [hour, { tempF: 68 }])),
  };
  for (const reasons of tellings(dressDay(COOL, day))) {
    const shed = textOf(reasons.filter(({ fact }) => fact === 'shed'));
    const rest = textOf(reasons.filter(({ fact }) => fact === 'comfort'));
    if (/\bthe coat\b/.test(shed)) expect(rest).not.toMatch(/\bcoat\b/);
  }
});

const TEE = ['cotton-tee:white', 'chinos:stone', 'loafers:black'];
const LONG = ['long-tee:white', 'chinos:stone', 'loafers:black'];
test.each<[string, readonly string[], DressedLook, RegExp, boolean]>([
  [
    'frost is told by how long the clothes hold',
    [...COOL, 'wool-gloves:black'],
    { weather: { tempF: 19 } },
    /^At 19°F you're good for about/,
    true,
  ],
  [
    'a cold day that they hold is not',
    [...COOL, 'wool-gloves:black'],
    { weather: { tempF: 40 } },
    /good for about/,
    false,
  ],
  [
    'wind in frost is named',
    [...COOL, 'wool-gloves:black'],
    { weather: { tempF: 15, windMs: 9 } },
    /in that wind you're good for/,
    true,
  ],
  [
    'still frost is not called windy',
    [...COOL, 'wool-gloves:black'],
    { weather: { tempF: 15 } },
    /in that wind/,
    false,
  ],
  [
    'a typical day is called one',
    LONG,
    { weather: { tempF: 68 }, brief: { source: 'seasonal' } },
    /^Typical for the season in Lisbon: an estimate/,
    true,
  ],
  ['a forecast is not', LONG, { weather: { tempF: 68 } }, /estimate/, false],
  [
    'heat ends talk of comfort',
    TEE,
    { weather: { tempF: 95, uv: 8, cloud: 0 } },
    /comfortable|Right for|Light enough/,
    false,
  ],
])('%s', (_, ids, day, line, is) => {
  expect(some(dressDay(ids, day), line)).toBe(is);
});

test.each([
  [3, /as if it were 5°F colder, because you feel the cold more than most/],
  [-3, /as if it were 5°F warmer, because you run warmer than most/],
  [0.2, /as if it were 1°F colder/],
])('her thermostat of %d °C is told in degrees', (offsetC, line) => {
  const facts = dressDay(LONG, { weather: { tempF: 68 } });
  expect(some({ ...facts, receipt: { ...facts.receipt, offsetC } }, line)).toBe(true);
});

test.each([
  [3, { askedC: 3, askedFor: 'warmer' }, 'because you asked for warmer clothes.'],
  [-3, { askedC: -3, askedFor: 'cooler' }, 'because you asked for cooler clothes.'],
  [-1, { offsetC: 2, askedC: -3, askedFor: 'cooler' }, 'because you asked for cooler clothes.'],
  [
    5,
    { offsetC: 2, askedC: 3, askedFor: 'warmer' },
    'because you feel the cold more than most and asked for warmer clothes.',
  ],
  [3, { askedC: 3 }, 'for the day as you described it.'],
] as const)('what she asked for today is no trait of hers: %d °C of %j', (offsetC, brief, why) => {
  const facts = dressDay(LONG, { weather: { tempF: 68 }, brief: brief as Partial<DressedLook['brief']> });
  const [told] = reasonsFor({ ...facts, receipt: { ...facts.receipt, offsetC } }).filter(
    ({ fact }) => fact === 'thermostat',
  );
  expect(told?.text.endsWith(why), told?.text).toBe(true);
});

test('a trial of her thermostat is told as one, and no offset is not told', () => {
  const facts = dressDay(LONG, { weather: { tempF: 68 }, brief: { trialC: 1 } as DressedLook['brief'] });
  expect(some({ ...facts, receipt: { ...facts.receipt, offsetC: 1 } }, /to learn from your next tap/)).toBe(
    true,
  );
  expect(some(dressDay(LONG, { weather: { tempF: 68 } }), /Dressed as if/)).toBe(false);
});

test('ice comes first, and after a warning nobody hears of colors', () => {
  const facts = dressDay(COOL, { weather: { tempF: 25 } });
  const told = Array.from({ length: 200 }, (_, i) =>
    reasonsFor({ ...facts, colorScheme: 'neutral', brief: { ...facts.brief, seed: `ice ${i}` } }),
  );
  for (const reasons of told) {
    expect(reasons[0]?.fact).toBe('ice');
    expect(reasons.some(({ fact }) => fact === 'colour')).toBe(false);
  }
});

test('colors are told on a quiet day, unless the description has told them', () => {
  const quiet = {
    ...dressDay(['crew-knit:oat', 'chinos:navy', 'loafers:black'], { weather: { tempF: 58 } }),
    colorScheme: 'neutral' as const,
  };
  const withColor = (tells: boolean) =>
    Array.from({ length: 200 }, (_, i) =>
      reasonsFor({ ...quiet, brief: { ...quiet.brief, seed: `colors ${i}` } }, '', tells),
    ).filter((reasons) => reasons.some(({ fact }) => fact === 'colour'));
  expect(withColor(false).length).toBeGreaterThan(40);
  expect(withColor(true)).toEqual([]);
});

test('a day with nothing to tell is told by its span, or as plain', () => {
  const steady = dressDay(LONG, { weather: { tempF: 70 }, at: { 14: { tempF: 74 } } });
  expect(tellings(steady).every((reasons) => reasons.length > 0)).toBe(true);
  expect([...lines(steady, 'It is 70°F and then 74°F.')].join(' ')).not.toMatch(/70°F|74°F/);
});
