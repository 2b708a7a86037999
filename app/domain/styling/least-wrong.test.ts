// Where a need of the day forbids all that is there, the least wrong is worn; and what is told is what is done.
import { expect, test } from 'vitest';
import { looksFor, type Asked } from '../../../tests/styling/asked-looks.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import { leastWrong, type Option } from './search/garment-option.ts';

const option = (id: string): Option => {
  const garment = garmentById(id);
  if (!garment) throw new RangeError(id);
  return { garment, cost: 0 };
};

test('of what is all wrong the least wrong is left', () => {
  const shoes = ['court-heels', 'flat-sandals', 'canvas-sneakers'].map(option);
  const left = leastWrong(shoes, ({ heel }) => 1 + heel);
  expect(left.map(({ garment }) => garment.id)).toEqual(['flat-sandals', 'canvas-sneakers']);
});

const named = (asked: Asked) =>
  looksFor(asked, ['one', 'two']).map(({ look }) => look.garments.map(({ name }) => name).join(', '));
const told = (asked: Asked) =>
  looksFor(asked, ['one', 'two']).map(({ reasons }) => reasons.map(({ text }) => text).join(' '));

const MILD_MARKET = ['linen-shirt:white', 'chinos:navy', 'court-heels:black', 'canvas-sneakers:cream'];
const OFFICE_IN_RAIN = [
  ...['crisp-shirt:white', 'merino-crew:black', 'wool-trousers:black', 'wool-blazer:navy'],
  ...['technical-shell:navy', 'chelsea-boots:black'],
];

test.each<[string, Asked, RegExp, RegExp]>([
  [
    'a child on her arm and dirt: her sneakers rather than pumps',
    {
      day: { air: [18, 21, 24] },
      says: 'vegetable market, carrying my toddler, may get dirty',
      pieces: MILD_MARKET,
    },
    /sneakers/,
    /pumps/,
  ],
  [
    'mud on a dry day: soles that let nothing through',
    {
      ...{ day: { air: [16, 24, 23] }, occasion: 'work', says: 'a muddy site in the morning' },
      ...{ gender: 'male', styles: ['professional'] },
    },
    /rubber-soled|weatherproof|boots/,
    /oxfords|loafers/,
  ],
  [
    'a gale with rain on the way to the office: the shell is on',
    {
      day: { air: [9, 7, 7], wet: 1, windMs: 18 },
      occasion: 'work',
      styles: ['classic'],
      pieces: OFFICE_IN_RAIN,
    },
    /shell/,
    /blazer/,
  ],
])('%s', (_, asked, worn, notWorn) => {
  for (const names of named(asked)) {
    expect(names).toMatch(worn);
    expect(names).not.toMatch(notWorn);
  }
});

test('a bag that is only spoken of is no wish', () => {
  for (const text of told({ day: { air: [12, 16, 15] }, occasion: 'travel', says: 'from my bag' }))
    expect(text).not.toMatch(/asked for a bag/);
});
