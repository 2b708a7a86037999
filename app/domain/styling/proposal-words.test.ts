// What a model is shown, and which of its words are used: each bound.
import { expect, test } from 'vitest';
import { PLAIN_BRIEF } from '../../../tests/styling/sample-briefs.ts';
import { lookFacts } from '../../../tests/styling/look-facts.ts';
import { garmentIdOf } from '../wardrobe/wardrobe.ts';
import type { ComposedOutfit, StylingBrief } from './input/brief.ts';
import { openWardrobe } from './composer.ts';
import { discomfortHours, proposalQuestion, areWordsUsable } from './proposal.ts';

const { garments } = lookFacts(['cotton-tee:white', 'chinos:navy', 'loafers:brown']).look;
const TITLE = 'Quiet and ready';
const DESCRIPTION = 'Plain pieces that sit well together all day long.';
const holds = (title: string, description = DESCRIPTION) =>
  areWordsUsable({ title, description, garments: [] }, garments);
const letters = (count: number) => `A${'b'.repeat(count - 1)}`;

test.each<[string, string, string | undefined, boolean]>([
  ['two words', 'Quiet ready', undefined, true],
  ['one word', 'Quiet', undefined, false],
  ['five words', 'Quiet and ready all day', undefined, true],
  ['six words', 'Quiet and ready all day long', undefined, false],
  ['a small letter', 'quiet and ready', undefined, false],
  ['four letters', 'A be', undefined, true],
  ['three letters', 'A b', undefined, false],
  ['48 letters', `A ${letters(46)}`, undefined, true],
  ['49 letters', `A ${letters(47)}`, undefined, false],
  ['a figure', 'Ready for 50', undefined, false],
  ['an address', 'Ready now', 'See example.com/look for all of this and more.', false],
  ['no end', TITLE, DESCRIPTION.slice(0, -1), false],
  ['22 letters', TITLE, `${letters(21)}.`, true],
  ['21 letters', TITLE, `${letters(20)}.`, false],
  ['320 letters', TITLE, `${letters(319)}.`, true],
  ['321 letters', TITLE, `${letters(320)}.`, false],
  ['a promise', TITLE, 'The perfect thing for a quiet day of work.', false],
  ['her body', 'Made to flatter', undefined, false],
  ['a garment that is worn', TITLE, 'Plain chinos and a tee that sit well together.', true],
  ['a garment that is not', TITLE, 'Plain chinos and a coat that sit well together.', false],
])('words of a model, %s: used or not', (_, title, description, is) => {
  expect(holds(title, description)).toBe(is);
});

test('out of comfort is what is missing and what is too much, hour by hour', () => {
  const hours = [
    { worn: 0.5, need: { min: 0.8, max: 1.2 } },
    { worn: 1, need: { min: 0.8, max: 1.2 } },
    { worn: 1.5, need: { min: 0.8, max: 1.2 } },
  ];
  expect(discomfortHours({ receipt: { hours } } as unknown as ComposedOutfit)).toBeCloseTo(0.6, 9);
});

const BRIEF: StylingBrief = { ...PLAIN_BRIEF, gender: 'female', styles: ['casual'], seed: 'shown' };

test('a model is shown the best of each slot, three colors of each, and nothing that the house adds itself', () => {
  const { candidates } = proposalQuestion(BRIEF);
  const { pools } = openWardrobe(BRIEF);
  const most = { top: 10, bottom: 10, dress: 6, coat: 6, shoes: 8 } as Record<string, number>;
  for (const slot of [
    'top',
    'bottom',
    'dress',
    'coat',
    'shoes',
    'knitwear',
    'jacket',
    'scarf',
    'hat',
    'gloves',
    'bag',
  ] as const) {
    const shown = [
      ...new Set(candidates.filter((one) => one.slot === slot).map(({ id }) => garmentIdOf(id))),
    ];
    expect(shown, slot).toEqual(pools[slot].slice(0, most[slot] ?? 4).map(({ garment }) => garment.id));
  }
  expect(candidates.some(({ slot }) => ['base', 'legwear', 'umbrella'].includes(slot))).toBe(false);
  const colors = Map.groupBy(candidates, ({ id }) => garmentIdOf(id));
  expect(Math.max(...[...colors.values()].map(({ length }) => length))).toBe(3);
});

test('the hours are told in round figures, the need as that of the coldest and the warmest', () => {
  const [first] = BRIEF.hours;
  const hours = [
    { ...first!, tempF: 61.4, precipitationMm: 0.26, windMs: 3.5 },
    { ...first!, tempF: 40 },
  ];
  const { hours: told, need } = proposalQuestion({ ...BRIEF, hours });
  expect(told[0]).toEqual({
    hour: first!.hour,
    tempF: 61,
    rainMm: 0.3,
    windMs: 4,
    condition: first!.condition,
  });
  const { day } = openWardrobe({ ...BRIEF, hours });
  const needs = day.map((hour) => hour.need.neutral);
  expect(need).toEqual({ coldest: Math.max(...needs), warmest: Math.min(...needs) });
  expect(need.coldest).toBeGreaterThan(need.warmest);
});
