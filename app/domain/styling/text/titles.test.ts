// Which titles a look may have, and when.
import { expect, test } from 'vitest';
import { lookFacts, type LookFacts } from '../../../../tests/styling/look-facts.ts';
import type { StylingBrief } from '../input/brief.ts';
import type { OutfitFacts } from '../rules/outfit-facts.ts';
import { spokenPieces } from './spoken-pieces.ts';
import { titlesFor } from './titles.ts';

interface Day extends LookFacts {
  /** What the hours ask for, clo. */
  need?: { min?: number; neutral?: number };
}
function titles(ids: readonly string[], { need = {}, ...told }: Day = {}): string[] {
  const made = lookFacts(ids, { ...told, conditions: { wet: false, ...told.conditions } });
  const facts = {
    ...made,
    receipt: { ...made.receipt, need: { min: 0.8, neutral: 1, ...need } },
  } as OutfitFacts;
  return titlesFor(facts, spokenPieces(facts));
}
const lead = (ids: readonly string[], told: Day = {}): string => titles(ids, told)[0]!;
const hours = (more: object) =>
  ({
    hours: [{ hour: 8, date: '2026-05-20', precipitationMm: 0, condition: 'Cloudy', ...more }],
  }) as unknown as Partial<StylingBrief>;

const PLAIN = ['oxford-shirt:white', 'chinos:navy', 'loafers:brown'];
const COATED = [...PLAIN, 'wool-coat:camel'];

test('every title has two to five words, and none says something else as well', () => {
  for (const ids of [
    PLAIN,
    COATED,
    ['crew-knit:black', 'wide-jeans:denim', 'loafers:black'],
    ['slip-dress:red', 'flat-sandals:tan'],
  ])
    for (const title of titles(ids, { brief: hours({}) })) {
      expect(title.split(' ').length, title).toBeGreaterThanOrEqual(2);
      expect(title.split(' ').length, title).toBeLessThanOrEqual(5);
      expect(title).not.toMatch(/black (and|next to|meets) blue|blue (and|next to|meets) black/i);
    }
});

// A look, and the piece that it is called by: what is bright before what is quiet, what is plain before a pattern.
test.each<[string[], Day, string]>([
  [COATED, {}, 'the camel coat'],
  // Nothing that hangs at the door of a celebration.
  [COATED, { brief: { context: 'special' } }, 'the white shirt'],
  [[...PLAIN, 'wool-blazer:navy'], { brief: { context: 'special' } }, 'the navy blazer'],
  [
    [...PLAIN, 'wool-blazer:navy'],
    { brief: { context: 'special' }, off: { 'wool-blazer:navy': 5 } },
    'the white shirt',
  ],
  [
    [...PLAIN, 'wool-blazer:navy'],
    { brief: { context: 'special' }, off: { 'wool-blazer:navy': 6 } },
    'the navy blazer',
  ],
  [['oxford-shirt:white', 'chinos:olive', 'loafers:brown'], {}, 'the white shirt'],
  [['oxford-shirt:white', 'bold-trousers:cobalt', 'loafers:brown'], {}, 'the cobalt pants'],
  [['crew-knit:red', 'bold-trousers:cobalt', 'loafers:brown'], {}, 'the red sweater'],
  [['crew-knit:red', 'bold-trousers:cobalt', 'loafers:red'], {}, 'the red sweater'],
  [['crew-knit:red', 'bold-trousers:cobalt', 'loafers:cobalt'], {}, 'the cobalt pants'],
  // Of two bright ones the loud.
  [['crew-knit:sage', 'bold-trousers:cobalt', 'loafers:brown'], {}, 'the cobalt pants'],
  [['striped-shirt:white+navy', 'chinos:stone', 'loafers:brown'], {}, 'the striped shirt'],
  [['striped-shirt:white+navy', 'bold-trousers:cobalt', 'loafers:brown'], {}, 'the cobalt pants'],
  // A cardigan leads where it is on when she leaves.
  [['cotton-tee:white', 'chinos:navy', 'fine-cardigan:red'], {}, 'the red cardigan'],
  [
    ['cotton-tee:white', 'chinos:navy', 'fine-cardigan:red'],
    { on: { 'fine-cardigan:red': 1 } },
    'the white tee',
  ],
  [['cotton-tee:white', 'chinos:navy', 'wool-coat:red'], { on: { 'wool-coat:red': 1 } }, 'the red coat'],
])('%o: %o', (ids, told, title) => {
  expect(lead(ids, told)).toBe(title);
});

test('a cardigan that is off by noon leads on a day that gains less than eight degrees', () => {
  const cardigan = (most: number, worn: number) =>
    lead(['cotton-tee:white', 'chinos:navy', 'fine-cardigan:red'], {
      tempF: [60, 60, 60, 60, 60, 60, 60, 60, most, most],
      off: { 'fine-cardigan:red': worn },
    });
  expect([cardigan(67.9, 1), cardigan(68, 4), cardigan(68, 5)]).toEqual([
    'the red cardigan',
    'the white tee',
    'the red cardigan',
  ]);
});

test('patterns are called by their name', () => {
  const called = (id: string) => titles([id, 'chinos:stone', 'loafers:brown'], { brief: hours({}) }).at(-1);
  expect(
    [
      'striped-shirt:white+navy',
      'breton-top:white+navy',
      'football-shirt:red+white',
      'check-tee:black+white',
      'flannel-shirt:red+black',
    ].map(called),
  ).toEqual([
    'wednesday in stripes',
    'wednesday in Breton stripes',
    'wednesday in soccer stripes',
    'wednesday in checks',
    'wednesday in plaid',
  ]);
});

test('a suit is called one, whatever is worn over it', () => {
  const suit = ['crisp-shirt:white', 'suit-trousers:navy', 'suit-jacket:navy', 'oxford-shoes:black'];
  const all = titles(suit, { brief: hours({}) });
  expect(all).toEqual(
    expect.arrayContaining([
      'the navy suit',
      'sharp in a navy suit',
      'navy suit, white shirt',
      'one navy suit, done',
    ]),
  );
  expect(titles([...suit, 'wool-coat:camel'])[0]).toBe('the navy suit');
  expect(titles(suit.with(2, 'wool-blazer:navy')).some((title) => /suit/.test(title))).toBe(false);
});

const has = (ids: readonly string[], told: Day, title: RegExp): boolean =>
  titles(ids, told).some((one) => title.test(one));

// What a title promises, the look that it is true of, and the same with one thing changed.
test.each<[RegExp, [readonly string[], Day], [readonly string[], Day]]>([
  [/off duty/, [PLAIN, { brief: { context: 'leisure' } }], [PLAIN, { brief: { context: 'work' } }]],
  [
    /dressed up/,
    [['silk-blouse:red', 'chinos:navy', 'loafers:black'], { brief: { context: 'special' } }],
    [['silk-blouse:red', 'chinos:navy', 'loafers:black'], {}],
  ],
  [
    /for the rain$/,
    [PLAIN.with(0, 'oxford-shirt:sky'), { conditions: { wet: true }, brief: hours({ precipitationMm: 1 }) }],
    [PLAIN, { conditions: { wet: true }, brief: hours({ precipitationMm: 1 }) }],
  ],
  [
    /for the rain$/,
    [COATED, { conditions: { wet: true }, brief: hours({ precipitationMm: 1 }) }],
    [COATED, { conditions: { wet: true }, brief: { ...hours({ precipitationMm: 1 }), source: 'seasonal' } }],
  ],
  [
    /for the snow$/,
    [COATED, { conditions: { wet: true }, brief: hours({ precipitationMm: 1, snow: true }) }],
    [COATED, { conditions: { wet: false } }],
  ],
  [/^wrapped in camel$/, [COATED, { need: { min: 1.61 } }], [COATED, { need: { min: 1.6 } }]],
  [
    /^camel coat weather$/,
    [COATED, { need: { min: 1.61 } }],
    [COATED, { need: { min: 1.61 }, off: ['wool-coat:camel'] }],
  ],
  [/^light in/, [PLAIN, { need: { neutral: 0.39 } }], [PLAIN, { need: { neutral: 0.4 } }]],
  [/^camel and navy$/, [COATED, {}], [PLAIN, {}]],
  [
    /^corduroy (and|with) leather$/,
    [['cotton-tee:white', 'corduroy-trousers:brown', 'leather-jacket:black'], {}],
    [
      ['cotton-tee:white', 'corduroy-trousers:brown', 'leather-jacket:black'],
      { off: ['leather-jacket:black'] },
    ],
  ],
])('%s', (title, [yes, day], [no, otherDay]) => {
  expect([has(yes, day, title), has(no, otherDay, title)]).toEqual([true, false]);
});
