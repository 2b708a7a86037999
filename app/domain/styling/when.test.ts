import { expect, test } from 'vitest';
import type { OccasionContext, StyleId } from '../style.ts';
import { GENDERS, STYLE_IDS } from '../style.ts';
import { isOf, KIND_IDS } from '../wardrobe/kinds.ts';
import { garmentById, WARDROBE } from '../wardrobe/wardrobe.ts';
import type { Conditions } from './conditions.ts';
import { todayAllows, weatherAllowsColour } from './rules.ts';
import { clash, linesToday, NEVER_TOGETHER, sidesOf } from './together.ts';
import { OUTERMOST, WHEN } from './when.ts';

const MILD: Conditions = {
  coldestC: 14,
  warmestC: 19,
  feltC: 12,
  wet: false,
  heavyRain: false,
  snow: false,
  ice: false,
  windy: false,
  strongSun: false,
};

function allowed(
  id: string,
  today: Partial<Conditions>,
  context: OccasionContext | null = null,
  style: StyleId = 'casual',
): boolean {
  const garment = garmentById(id);
  if (!garment) throw new Error(`There is no ${id}`);
  return todayAllows(garment, { ...MILD, ...today }, context, style);
}

// comfort.md, "Dressed for life": garment, a day that allows it, one that does not, each just beside the bound.
test.each<[string, Partial<Conditions>, Partial<Conditions>]>([
  ['puffer-jacket', { coldestC: 7, warmestC: 12 }, { coldestC: 7.1, warmestC: 12 }],
  ['teddy-coat', { coldestC: 7, warmestC: 12 }, { coldestC: 7.1, warmestC: 12 }],
  ['faux-fur-coat', { coldestC: 7, warmestC: 12 }, { coldestC: 7.1, warmestC: 12 }],
  ['down-liner', { coldestC: 7, warmestC: 12 }, { coldestC: 7.1, warmestC: 12 }],
  ['parka', { coldestC: 7, warmestC: 13 }, { coldestC: 7, warmestC: 13.1 }],
  ['wool-coat', { coldestC: 9.9, warmestC: 17 }, { coldestC: 10, warmestC: 17 }],
  ['wool-coat', { coldestC: 5, warmestC: 17 }, { coldestC: 5, warmestC: 18 }],
  [
    'wool-coat',
    { coldestC: 5, warmestC: 9, wet: true },
    { coldestC: 5, warmestC: 9, wet: true, heavyRain: true },
  ],
  ['trench', { coldestC: 14 }, { coldestC: 14.1 }],
  ['trench', { coldestC: 18, warmestC: 22, wet: true }, { coldestC: 18, warmestC: 22.1, wet: true }],
  ['raincoat', { wet: true }, {}],
  ['thermal-top', { coldestC: -8.1 }, { coldestC: -8 }],
  ['winter-boots', { coldestC: -4.1 }, { coldestC: -4 }],
  ['winter-boots', { coldestC: 1, snow: true, wet: true }, { coldestC: 1 }],
  ['wool-beanie', { coldestC: 1, feltC: 3 }, { coldestC: 1, feltC: 3.1 }],
  ['wool-beanie', { coldestC: 12, feltC: 1 }, { coldestC: 12.1, feltC: 1 }],
  ['wool-gloves', { coldestC: 1, feltC: 4 }, { coldestC: 1, feltC: 4.1 }],
  ['wool-scarf', { coldestC: 9, feltC: 7 }, { coldestC: 9.1, feltC: 7 }],
  ['opaque-tights', { coldestC: 11, warmestC: 16 }, { coldestC: 11, warmestC: 16.1 }],
  ['ribbed-turtleneck', { coldestC: 9, warmestC: 15 }, { coldestC: 9, warmestC: 15.1 }],
  ['loafers', {}, { wet: true }],
  ['ballet-flats', { coldestC: 11 }, { wet: true }],
  ['court-heels', {}, { wet: true }],
  ['court-heels', {}, { ice: true }],
  ['canvas-sneakers', {}, { wet: true }],
  ['suede-boots', {}, { wet: true }],
  ['flat-sandals', { coldestC: 15, warmestC: 21 }, { coldestC: 14.9, warmestC: 21 }],
  ['linen-trousers', { coldestC: 10, warmestC: 18 }, { coldestC: 9.9, warmestC: 18 }],
  ['seersucker-trousers', { coldestC: 10, warmestC: 18 }, { coldestC: 10, warmestC: 17.9 }],
  ['straw-hat', {}, { windy: true }],
  ['linen-shorts', { coldestC: 17, warmestC: 23 }, { coldestC: 16.9, warmestC: 23 }],
  ['linen-shorts', { coldestC: 17, warmestC: 23 }, { coldestC: 17, warmestC: 22.9 }],
])('%s: %o, but not %o', (id, yes, no) => {
  expect(allowed(id, yes)).toBe(true);
  expect(allowed(id, no)).toBe(false);
});

test('shorts are never for work, an occasion or the professional style; gym wear is for the sporty', () => {
  const hot = { coldestC: 22, warmestC: 30, feltC: 22 };
  expect(allowed('tailored-shorts', hot, 'leisure')).toBe(true);
  expect(allowed('tailored-shorts', hot, 'work')).toBe(false);
  expect(allowed('running-shorts', hot, 'work', 'sporty')).toBe(false);
  expect(allowed('tailored-shorts', hot, 'special')).toBe(false);
  expect(allowed('tailored-shorts', hot, null, 'professional')).toBe(false);
  expect(allowed('satin-camisole', hot, 'work')).toBe(false);
  expect(allowed('satin-camisole', hot, 'special')).toBe(true);
  expect(allowed('joggers', {}, 'work')).toBe(false);
  expect(allowed('joggers', {}, 'work', 'sporty')).toBe(true);
  expect(allowed('fine-tee', hot, 'special')).toBe(false);
});

test('white shoes and white linen stay dry', () => {
  const shoes = garmentById('leather-sneakers')!;
  const shirt = garmentById('linen-shirt')!;
  expect(weatherAllowsColour(shoes, ['white'], { wet: true })).toBe(false);
  expect(weatherAllowsColour(shoes, ['cream'], { wet: true })).toBe(false);
  expect(weatherAllowsColour(shoes, ['black'], { wet: true })).toBe(true);
  expect(weatherAllowsColour(shoes, ['white'], { wet: false })).toBe(true);
  expect(weatherAllowsColour(shirt, ['white'], { wet: true })).toBe(false);
});

test.each<[string, string, boolean, number, StyleId]>([
  ['court-heels', 'ankle-socks', true, 15, 'classic'],
  ['court-heels', 'sheer-tights', false, 15, 'classic'],
  ['ballet-flats', 'no-show-socks', true, 15, 'classic'],
  ['flat-sandals', 'wool-socks', true, 15, 'classic'],
  ['chelsea-boots', 'no-show-socks', true, 15, 'classic'],
  ['linen-shorts', 'chelsea-boots', true, 15, 'casual'],
  ['down-liner', 'long-puffer', true, -10, 'sporty'],
  ['wool-blazer', 'wool-coat', false, 9.9, 'professional'],
  ['wool-blazer', 'wool-coat', true, 10, 'professional'],
  ['wool-blazer', 'wool-coat', true, 5, 'trendy'],
  ['wool-blazer', 'running-shoes', true, 5, 'professional'],
  ['fleece-jacket', 'parka', false, -5.1, 'sporty'],
  ['fleece-jacket', 'parka', true, -5, 'sporty'],
  ['zip-hoodie', 'parka', true, 0, 'casual'],
  ['fine-cardigan', 'wool-blazer', true, 5, 'classic'],
])('%s with %s: clash is %s at %d °C in %s', (a, b, is, coldestC, style) => {
  const [one, other] = [garmentById(a)!, garmentById(b)!];
  const lines = linesToday({ coldestC }, style);
  expect(clash(sidesOf(one), sidesOf(other), lines)).toBe(is);
  expect(clash(sidesOf(other), sidesOf(one), lines)).toBe(is);
});

test('every line speaks of a kind that the wardrobe has, and every kind is spoken of or asked for', () => {
  for (const kind of KIND_IDS)
    expect(
      WARDROBE.some((garment) => isOf(garment, kind)),
      kind,
    ).toBe(true);
  expect(NEVER_TOGETHER.length, 'a bit a line').toBeLessThanOrEqual(31);
  expect(OUTERMOST.map(({ from }) => from)).toEqual([8, 8, 8, 1, 2]);
  expect(new Set(WHEN.map((line) => JSON.stringify(line))).size).toBe(WHEN.length);
});

test('the table leaves everybody a top, a bottom and shoes on any day, for any occasion, wet or dry', () => {
  for (const gender of GENDERS)
    for (const style of STYLE_IDS)
      for (const context of [null, 'work', 'special'] as const)
        for (let coldestC = -30; coldestC <= 36; coldestC += 11)
          for (const swing of [0, 15])
            for (const wet of [false, true]) {
              const today = {
                ...MILD,
                coldestC,
                warmestC: coldestC + swing,
                feltC: coldestC - 3,
                wet,
                heavyRain: wet,
                ice: coldestC < 1,
                windy: true,
              };
              const left = WARDROBE.filter(
                (garment) => garment.genders.includes(gender) && todayAllows(garment, today, context, style),
              );
              for (const slot of ['top', 'bottom', 'shoes', 'legwear'] as const) {
                const found = left.filter((garment) => garment.slot === slot).length;
                expect(found, `${gender} ${style} ${context} ${coldestC}+${swing} ${slot}`).toBeGreaterThan(
                  1,
                );
              }
            }
});
