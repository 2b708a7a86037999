import { expect, test } from 'vitest';
import { EVENING_KINDS, type EveningKind, type Gender, type StyleId } from '../../preferences/style.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { combineOptions } from '../search/ensemble-parts.ts';
import { ideaMismatch, suitsEvening } from './evening-ideas.ts';

const part = (ids: string) =>
  combineOptions(ids.split(' ').flatMap((id) => (id === '' ? [] : [{ garment: garmentById(id)!, cost: 0 }])));

/** Points that a look lacks; what is worn above, below and over it stand apart. */
const lacks = (
  look: string,
  asked: { evening?: EveningKind; gender?: Gender; style?: StyleId; context?: 'work' | 'special' } = {},
) => ideaMismatch(look.split(' / ').map(part), { style: 'classic', context: 'special', ...asked });

/** What a look without an idea lacks is more than any idea costs. */
const NONE = 100;

test.each([
  ['a good dress', 'wrap-dress /  / long-wool-coat', true],
  ['silk', 'silk-blouse / wide-wool-trousers / wool-coat', true],
  ['silk under a pullover, which nobody sees', 'silk-shell merino-crew / wool-trousers', false],
  ['velvet', 'crisp-shirt / wool-trousers / velvet-blazer', true],
  ['a fine knit with a skirt', 'cashmere-crew / wool-midi-skirt / wool-coat', true],
  ['a fine knit with trousers', 'cashmere-crew / wool-trousers / wool-coat', false],
  ['a thick knit with a skirt', 'cable-knit / wool-midi-skirt / wool-coat', false],
  ['a fine knit under a blazer', 'silk-cashmere-sweater / wool-trousers / wool-blazer', true],
  ['the same with chinos', 'silk-cashmere-sweater / chinos / wool-blazer', false],
  ['a suit', 'crisp-shirt / suit-trousers / suit-jacket', true],
  ['half a suit', 'crisp-shirt / suit-trousers / wool-blazer', false],
  ['a shirt under a blazer, a day at the office', 'crisp-shirt / wool-trousers / wool-blazer', false],
  ['the jacket of a tuxedo alone', 'crisp-shirt / wool-trousers / dinner-jacket', false],
  ['a tuxedo', 'crisp-shirt / dinner-trousers / dinner-jacket', true],
])('%s: an idea or none', (_, look, is) => {
  expect(lacks(look) < NONE).toBe(is);
  expect(lacks(look, { context: 'work' })).toBe(0);
  expect(lacks(look, { style: 'sporty' }), 'sport has its own').toBe(0);
});

test('of men a fine knit or a linen dress shirt over tailored trousers is one', () => {
  for (const look of [
    'fine-roll-neck / flannel-trousers / wool-coat',
    'fine-linen-shirt / tropical-trousers',
  ])
    expect([lacks(look, { gender: 'male' }) < NONE, lacks(look, { gender: 'female' }) < NONE]).toEqual([
      true,
      false,
    ]);
});

test('what is loud is one for the bold alone', () => {
  const look = 'statement-shirt / bold-trousers';
  expect([lacks(look, { style: 'go-wild' }), lacks(look, { style: 'trendy' }) > 0]).toEqual([0, true]);
});

test.each<[EveningKind, string, string]>([
  ['wedding', 'wrap-dress', 'silk-blouse / leather-skirt'],
  [
    'wedding',
    'crisp-shirt / suit-trousers / suit-jacket',
    'silk-cashmere-sweater / wool-trousers / wool-blazer',
  ],
  ['date', 'satin-camisole / satin-midi-skirt', 'crisp-shirt / suit-trousers / suit-jacket'],
  ['dinner', 'cashmere-crew / wool-midi-skirt', 'satin-dress'],
  ['party', 'satin-dress', 'cashmere-crew / wool-midi-skirt'],
  ['party', 'crisp-shirt / velvet-trousers', 'crisp-shirt / suit-trousers / suit-jacket'],
  ['concert', 'silk-shell / leather-trousers', 'shift-dress'],
  ['concert', 'crisp-shirt / wool-trousers / velvet-blazer', 'crisp-shirt / suit-trousers / suit-jacket'],
])('%s: rather %s than %s', (evening, better, worse) => {
  expect(lacks(better, { evening })).toBeLessThan(lacks(worse, { evening }));
});

test.each<[Gender, string, string]>([
  ['male', 'crisp-shirt / suit-trousers / suit-jacket', 'silk-cashmere-sweater / wool-trousers / trench'],
  [
    'male',
    'crisp-shirt / wool-trousers / wool-blazer',
    'silk-cashmere-sweater / wool-trousers / wool-blazer',
  ],
  ['male', 'crisp-shirt / suit-trousers / suit-jacket', 'silk-polo / suit-trousers / suit-jacket'],
  ['female', 'satin-dress /  / trench', 'striped-shirt / suit-trousers / suit-jacket'],
  ['female', 'silk-blouse / suit-trousers / suit-jacket', 'striped-shirt / suit-trousers / suit-jacket'],
])('a wedding, and a celebration by day: %s rather in %s than in %s', (gender, better, worse) => {
  for (const asked of [{ gender }, { gender, evening: 'wedding' as const }])
    expect(lacks(worse, asked) - lacks(better, asked)).toBeGreaterThanOrEqual(4);
});

test('to a party and a concert rather in the dress that shines than in a silk blouse, and no pencil skirt', () => {
  for (const evening of ['party', 'concert'] as const) {
    const silk = lacks('silk-blouse / wide-wool-trousers', { evening, gender: 'female' });
    expect(lacks('satin-dress', { evening, gender: 'female' })).toBeLessThan(silk - 3);
    expect(lacks('silk-shell / linen-pencil-skirt', { evening, gender: 'female' })).toBeGreaterThanOrEqual(
      silk,
    );
  }
});

test('every kind of evening has what it is known by, for women and for men', () => {
  const known = (ids: string[], evening: EveningKind, gender: Gender) =>
    ids.some((id) => suitsEvening(garmentById(id)!, { style: 'classic', evening, gender }));
  for (const evening of EVENING_KINDS) {
    expect(
      known(['wrap-dress', 'satin-midi-skirt', 'cashmere-crew', 'velvet-trousers'], evening, 'female'),
      evening,
    ).toBe(true);
    expect(known(['suit-jacket', 'velvet-blazer', 'fine-roll-neck'], evening, 'male'), evening).toBe(true);
    expect(known(['cotton-tee', 'chinos', 'cable-knit'], evening, 'female'), evening).toBe(false);
  }
});
