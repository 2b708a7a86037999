import { expect, test } from 'vitest';
import { type OccasionContext, type StyleId, GENDERS, STYLE_IDS } from '../../preferences/style.ts';
import { isOfKind, KIND_IDS } from '../../wardrobe/garment-kinds.ts';
import { garmentById, WARDROBE } from '../../wardrobe/wardrobe.ts';
import type { Conditions } from '../input/conditions.ts';
import { isAllowedToday } from './garment-rules.ts';
import { weatherAllowsColorway } from '../color/colors-in-rain.ts';
import { isForbiddenPair, activeLines, NEVER_TOGETHER, garmentSides } from './never-together.ts';
import { OUTERMOST_LAYERS, WEATHER_RULES } from './weather-rules.ts';

const MILD: Conditions = {
  coldestC: 14,
  warmestC: 19,
  feltC: 12,
  wet: false,
  heavyRain: false,
  rain: false,
  evening: false,
  snow: false,
  ice: false,
  windy: false,
  gusty: false,
  gale: false,
  rainsLate: false,
  stormy: false,
  swings: false,
  endsCold: false,
  dangerousHeat: false,
  veryHighUv: false,
  feltMostC: 15,
  soaking: false,
  strongSun: false,
  warmSeason: false,
  sunHat: false,
};

function allowed(
  id: string,
  today: Partial<Conditions>,
  context: OccasionContext | null = null,
  style?: StyleId,
): boolean {
  const garment = garmentById(id);
  if (!garment) throw new Error(`There is no ${id}`);
  return isAllowedToday(garment, { ...MILD, ...today }, context, style ?? garment.styles[0] ?? 'casual');
}

// Garment, a day that allows it, one that does not, each just beside the bound.
test.each<[string, Partial<Conditions>, Partial<Conditions>]>([
  ['puffer-jacket', { coldestC: 7, warmestC: 11.5 }, { coldestC: 7.1, warmestC: 11.5 }],
  ['teddy-coat', { coldestC: 7, warmestC: 11.5 }, { coldestC: 7.1, warmestC: 11.5 }],
  ['faux-fur-coat', { coldestC: 7, warmestC: 11.5 }, { coldestC: 7.1, warmestC: 11.5 }],
  ['down-liner', { coldestC: 7, warmestC: 11.5 }, { coldestC: 7.1, warmestC: 11.5 }],
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
  ['thermal-top', { coldestC: -8.1, warmestC: 0.5 }, { coldestC: -8, warmestC: 0.5 }],
  ['thermal-top', { coldestC: -9, warmestC: 0.5 }, { coldestC: -9, warmestC: 0.6 }],
  ['flannel-trousers', { coldestC: 7, warmestC: 12 }, { coldestC: 7, warmestC: 12.1 }],
  ['wool-flannel-trousers', { coldestC: 7.5, warmestC: 11 }, { coldestC: 7.6, warmestC: 11 }],
  ['wool-trousers', { coldestC: 12, warmestC: 16 }, { coldestC: 12, warmestC: 18.1 }],
  ['stretch-chinos', { coldestC: 6.5, warmestC: 9 }, { coldestC: 6.4, warmestC: 9 }],
  ['lined-leather-gloves', { coldestC: 5, feltC: 1, warmestC: 8 }, { coldestC: 5.1, feltC: 1, warmestC: 8 }],
  ['winter-boots', { coldestC: -4.1 }, { coldestC: -4 }],
  ['winter-boots', { coldestC: 1, snow: true, wet: true }, { coldestC: 1 }],
  ['wool-beanie', { coldestC: 1, feltC: 3 }, { coldestC: 1, feltC: 3.1 }],
  ['wool-beanie', { coldestC: 9, feltC: 1 }, { coldestC: 9.1, feltC: 1 }],
  ['cigarette-trousers', { coldestC: 12, warmestC: 17 }, { coldestC: 5.9, warmestC: 17 }],
  ['sport-wrap-skirt', { coldestC: 5, warmestC: 12 }, { coldestC: 4.9, warmestC: 12 }],
  ['wool-blazer', { coldestC: -4, warmestC: 3 }, { coldestC: -4.1, warmestC: 3 }],
  ['shawl-cardigan', { coldestC: -4, warmestC: 3 }, { coldestC: -4.1, warmestC: 3 }],
  ['oxford-shoes', {}, { wet: true }],
  ['wool-gloves', { coldestC: 1, feltC: 5, warmestC: 8 }, { coldestC: 1, feltC: 5.1, warmestC: 8 }],
  ['wool-gloves', { coldestC: 7.5, feltC: 4, warmestC: 15.6 }, { coldestC: 7.5, feltC: 4, warmestC: 15.7 }],
  ['wool-scarf', { coldestC: 9, feltC: 7, warmestC: 12 }, { coldestC: 9.1, feltC: 7, warmestC: 12 }],
  ['wool-scarf', { coldestC: 9, feltC: 7, warmestC: 15.6 }, { coldestC: 9, feltC: 7, warmestC: 15.7 }],
  ['long-tee', { warmestC: 28 }, { warmestC: 28.1 }],
  ['opaque-tights', { coldestC: 11, warmestC: 16 }, { coldestC: 11, warmestC: 16.1 }],
  ['ribbed-turtleneck', { coldestC: 9, warmestC: 15 }, { coldestC: 9, warmestC: 15.1 }],
  ['loafers', {}, { wet: true }],
  ['ballet-flats', { coldestC: 11 }, { wet: true }],
  ['court-heels', {}, { wet: true }],
  ['court-heels', {}, { ice: true }],
  ['canvas-sneakers', {}, { wet: true }],
  ['suede-boots', {}, { wet: true }],
  [
    'flat-sandals',
    { coldestC: 17, warmestC: 22, warmSeason: true },
    { coldestC: 16.9, warmestC: 22, warmSeason: true },
  ],
  // Out of the warm months only where it is never cooler than 70 °F.
  ['flat-sandals', { coldestC: 21, warmestC: 24 }, { coldestC: 20.9, warmestC: 24 }],
  ['striped-tank', { coldestC: 21, warmestC: 24 }, { coldestC: 20.9, warmestC: 24 }],
  ['knit-vest', { coldestC: 7.2, warmestC: 14 }, { coldestC: 7.1, warmestC: 14 }],
  ['knit-training-tee', { coldestC: 13, warmestC: 17 }, { coldestC: 12.9, warmestC: 17 }],
  ['linen-trousers', { coldestC: 13, warmestC: 20 }, { coldestC: 12.9, warmestC: 20 }],
  ['linen-trousers', { coldestC: 13, warmestC: 20 }, { coldestC: 13, warmestC: 19.9 }],
  [
    'seersucker-trousers',
    { coldestC: 18, warmestC: 23, warmSeason: true },
    { coldestC: 17.9, warmestC: 23, warmSeason: true },
  ],
  ['seersucker-trousers', { coldestC: 18, warmestC: 27 }, { coldestC: 18, warmestC: 26.9 }],
  ['cotton-cardigan', { coldestC: 6, warmestC: 12 }, { coldestC: 5.9, warmestC: 12 }],
  ['hiking-boots', { coldestC: 9, warmestC: 14 }, { coldestC: 9.1, warmestC: 14 }],
  ['suede-loafers', { coldestC: 20, warmestC: 28.5 }, { coldestC: 20, warmestC: 28.6 }],
  ['quilted-coat', { coldestC: 4, warmestC: 15 }, { coldestC: 4, warmestC: 15.1 }],
  ['opaque-tights', { coldestC: 0.6, warmestC: 6 }, { coldestC: 0.5, warmestC: 6 }],
  ['opaque-tights', { coldestC: -1, warmestC: 11.2 }, { coldestC: -1, warmestC: 11.1 }],
  ['light-cotton-trousers', { coldestC: 10, warmestC: 18 }, { coldestC: 9.9, warmestC: 18 }],
  ['linen-cardigan', { coldestC: 12 }, { coldestC: 11.9 }],
  ['long-puffer', { coldestC: 5, warmestC: 9.9 }, { coldestC: 5, warmestC: 10 }],
  ['corduroy-trousers', { coldestC: 12, warmestC: 17 }, { coldestC: 12, warmestC: 17, warmSeason: true }],
  ['velvet-trousers', { coldestC: 12, warmestC: 17 }, { coldestC: 12, warmestC: 17, warmSeason: true }],
  ['brushed-tee', { coldestC: 12, warmestC: 18.5 }, { coldestC: 12, warmestC: 18.6 }],
  ['leather-skirt', { coldestC: 12, warmestC: 17 }, { coldestC: 12, warmestC: 17, warmSeason: true }],
  ['corduroy-trousers', { coldestC: 5, warmestC: 9 }, { coldestC: 5, warmestC: 9, wet: true }],
  ['felt-cloche', { coldestC: 1, feltC: 1, warmestC: 5 }, { coldestC: 1, feltC: 1, warmestC: 5, wet: true }],
  ['loafers', { coldestC: 7 }, { coldestC: 6.9 }],
  ['patent-loafers', { warmestC: 29.4 }, { warmestC: 29.5 }],
  ['satin-shirt', { warmestC: 29.4 }, { warmestC: 29.5 }],
  ['wool-tights', { coldestC: 4.5, warmestC: 10 }, { coldestC: 4.6, warmestC: 10 }],
  ['wool-tights', { coldestC: 4.5, warmestC: 11.2 }, { coldestC: 4.5, warmestC: 11.3 }],
  ['running-gloves', { coldestC: 8, feltC: 1, warmestC: 12 }, { coldestC: 8.1, feltC: 1, warmestC: 12 }],
  ['running-tights', { coldestC: 10 }, { coldestC: 10.1 }],
  ['trail-shoes', { warmestC: 18.5 }, { warmestC: 18.6 }],
  ['weatherproof-sneakers', { warmestC: 15, wet: true }, { warmestC: 15 }],
  ['rubber-soled-shoes', { warmestC: 15, wet: true }, { warmestC: 15 }],
  ['weatherproof-sneakers', { warmestC: 30, wet: true }, { warmestC: 30 }],
  ['thermal-top', { coldestC: -3, warmestC: 1, feltC: -13.1 }, { coldestC: -3, warmestC: 0, feltC: -13 }],
  ['short-wool-coat', { coldestC: 0, warmestC: 4 }, { coldestC: -0.1, warmestC: 4 }],
  ['peacoat', { coldestC: -1, warmestC: 6 }, { coldestC: -1, warmestC: 5.9 }],
  ['crisp-cotton-trousers', { coldestC: 5 }, { coldestC: 4.9, warmestC: 11.9 }],
  ['beret', { coldestC: 1, feltC: 1 }, { coldestC: 1, feltC: 1, wet: true, rain: true }],
  ['a-line-skirt', { coldestC: 2, warmestC: 6 }, { coldestC: 1.9, warmestC: 6 }],
  ['trail-jacket', { coldestC: 7 }, { coldestC: 6.9 }],
  ['brim-hat', { warmestC: 24, veryHighUv: true }, { warmestC: 24, windy: true, veryHighUv: true }],
  ['leather-jacket', {}, { wet: true, rain: true }],
  ['culottes', { coldestC: 14, warmestC: 17 }, { coldestC: 13.9, warmestC: 17 }],
  ['straw-hat', { warmestC: 24 }, { warmestC: 24, windy: true }],
  ['straw-hat', { warmestC: 24, coldestC: 14 }, { warmestC: 24, coldestC: 13.9 }],
  ['bucket-hat', { warmestC: 22 }, { warmestC: 21.9 }],
  ['felt-hat', { feltC: 10, warmestC: 15 }, { feltC: 10.1, warmestC: 15 }],
  ['felt-hat', { feltC: 10, warmestC: 15 }, { feltC: 10, warmestC: 15, wet: true }],
  ['leather-sneakers', {}, { wet: true, heavyRain: true }],
  ['leather-sneakers', {}, { wet: true, snow: true }],
  ['canvas-tote', {}, { wet: true }],
  ['tiered-dress', { coldestC: 11, warmestC: 18 }, { coldestC: 11, warmestC: 17.9 }],
  ['cowboy-boots', {}, { wet: true, snow: true }],
  ['wrap-skirt', { coldestC: 11, warmestC: 18 }, { coldestC: 10.9, warmestC: 18 }],
  ['sport-midi-skirt', { coldestC: 5 }, { coldestC: 4.9 }],
  ['wool-mittens', { coldestC: 0, feltC: -1, warmestC: 4 }, { coldestC: 0.1, feltC: -1, warmestC: 4 }],
  ['lined-chinos', { coldestC: 3, warmestC: 10 }, { coldestC: 3, warmestC: 10.1 }],
  ['slim-jeans', { coldestC: 2.2, warmestC: 5 }, { coldestC: 2.1, warmestC: 5 }],
  ['slim-jeans', { coldestC: -0.1, warmestC: 10 }, { coldestC: -0.1, warmestC: 9.9 }],
  ['court-heels', { coldestC: 7, warmestC: 10 }, { coldestC: 7, warmestC: 9.9 }],
  ['court-heels', { coldestC: 7, warmestC: 12 }, { coldestC: 6.9, warmestC: 12 }],
  ['suede-boots', { coldestC: 1, warmestC: 5 }, { coldestC: 0, warmestC: 5, ice: true }],
  ['rain-flats', { coldestC: 13, wet: true }, { coldestC: 13 }],
  ['rain-flats', { coldestC: 13, wet: true }, { coldestC: 12.9, wet: true }],
  ['sheer-tights', { coldestC: 10, warmestC: 13 }, { coldestC: 9.9, warmestC: 13 }],
  ['sheer-tights', { coldestC: 7, warmestC: 16.1 }, { coldestC: 7, warmestC: 16 }],
  [
    'long-puffer',
    { coldestC: 2, warmestC: 5, wet: true, snow: true },
    { coldestC: 2, warmestC: 5, wet: true, rain: true },
  ],
  ['raincoat', { coldestC: 6, warmestC: 9, wet: true }, { coldestC: 6, warmestC: 8.9, wet: true }],
  ['cigarette-trousers', { coldestC: 12 }, { coldestC: 12, wet: true }],
  ['short-linen-shirt', { warmestC: 22.2, coldestC: 14 }, { warmestC: 22.1, coldestC: 14 }],
  ['cotton-sweater', { coldestC: 4.4 }, { coldestC: 4.3 }],
  ['velvet-trousers', { coldestC: -1.5, warmestC: 2 }, { coldestC: -1.6, warmestC: 2 }],
  ['wool-trousers', { coldestC: -3, warmestC: 5 }, { coldestC: -3, warmestC: 4.9 }],
  ['flannel-trousers', { coldestC: -9, warmestC: 2 }, { coldestC: 16, warmestC: 19 }],
  ['satin-shirt', { feltMostC: 32, warmestC: 29 }, { feltMostC: 32.1, warmestC: 29 }],
  ['leather-gloves', { coldestC: 0, feltC: 0, warmestC: 9 }, { coldestC: -0.1, feltC: 0, warmestC: 9 }],
  [
    'lined-leather-gloves',
    { coldestC: -12.2, warmestC: 0, feltC: -14 },
    { coldestC: -12.3, warmestC: 0, feltC: -14 },
  ],
  ['evening-dress', { evening: true }, {}],
  ['dinner-jacket', { evening: true }, {}],
  ['running-gloves', { coldestC: -2, feltC: -3 }, { coldestC: -2.1, feltC: -3 }],
  ['wool-gloves', { coldestC: -6.6, feltC: -9 }, { coldestC: -6.7, feltC: -9 }],
  ['insulated-gloves', { coldestC: 1, feltC: 0, warmestC: 8 }, { coldestC: 1.1, feltC: 0, warmestC: 8 }],
  ['cropped-leggings', { coldestC: 12, warmestC: 17 }, { coldestC: 11.9, warmestC: 17 }],
  ['leather-sneakers', { coldestC: 5, warmestC: 9 }, { coldestC: 4.9, warmestC: 9 }],
  ['oxford-shoes', { coldestC: 3.5, warmestC: 6 }, { coldestC: 3.4, warmestC: 6 }],
  ['oxford-shoes', { coldestC: 1, warmestC: 8 }, { coldestC: 1, warmestC: 7.9 }],
  ['chinos', { warmestC: 31 }, { warmestC: 31.1 }],
  ['trail-jacket', { coldestC: 18, warmestC: 28.5, wet: true }, { coldestC: 18, warmestC: 28.6, wet: true }],
  ['cargo-trousers', { feltMostC: 32 }, { feltMostC: 32.1 }],
  ['running-trousers', { feltMostC: 29 }, { feltMostC: 29.1 }],
  ['lined-cargo-trousers', { coldestC: 5, warmestC: 10 }, { coldestC: 5, warmestC: 10.1 }],
  ['hiking-trousers', { feltMostC: 29 }, { feltMostC: 29.1 }],
  ['wool-cap', { coldestC: -1.1, feltC: -2, warmestC: 2 }, { coldestC: -1.2, feltC: -2, warmestC: 2 }],
  ['linen-shorts', { coldestC: 18.5, warmestC: 24.4 }, { coldestC: 18.4, warmestC: 24.4 }],
  ['linen-shorts', { coldestC: 18.5, warmestC: 24.4 }, { coldestC: 18.5, warmestC: 24.3 }],
])('%s: %o, but not %o', (id, yes, no) => {
  expect(allowed(id, yes)).toBe(true);
  expect(allowed(id, no)).toBe(false);
});

test('lines of taste do not count for what is hers; those of the weather do', () => {
  const warm = { ...MILD, coldestC: 18, warmestC: 26, feltC: 18 };
  const may = (id: string, isHers: boolean, today: Partial<Conditions> = {}) =>
    isAllowedToday(garmentById(id)!, { ...warm, ...today }, null, 'casual', isHers ? 'taste' : 'none');
  expect([may('weatherproof-sneakers', false), may('weatherproof-sneakers', true)]).toEqual([false, true]);
  expect([may('parka', true), may('suede-boots', true, { wet: true })]).toEqual([false, false]);
});

test('shorts are never for work, an occasion or the professional style; gym wear is for leisure', () => {
  const hot = { coldestC: 22, warmestC: 30, feltC: 22 };
  expect(allowed('tailored-shorts', hot, 'leisure')).toBe(true);
  expect(allowed('tailored-shorts', hot, 'work')).toBe(false);
  expect(allowed('running-shorts', hot, 'work', 'sporty')).toBe(false);
  expect(allowed('tailored-shorts', hot, 'special')).toBe(false);
  expect(allowed('tailored-shorts', hot, null, 'professional')).toBe(false);
  expect(allowed('satin-camisole', hot, 'work')).toBe(false);
  expect(allowed('satin-camisole', hot, 'special')).toBe(true);
  expect(allowed('joggers', {}, 'work')).toBe(false);
  expect(allowed('joggers', {}, 'work', 'sporty')).toBe(false);
  expect(allowed('joggers', {}, 'leisure', 'sporty')).toBe(true);
  expect(allowed('fine-tee', hot, 'special')).toBe(false);
});

test('a clutch is for the evening', () => {
  expect(allowed('clutch', { evening: true }, 'special')).toBe(true);
  expect(allowed('clutch', { evening: false }, 'special')).toBe(false);
});

test('a leather jacket is no sport', () => {
  const cool = { coldestC: 10, warmestC: 16 };
  expect(allowed('leather-jacket', cool, 'special', 'sporty')).toBe(false);
  expect(allowed('leather-jacket', cool, 'special', 'trendy')).toBe(true);
});

test('white shoes and white linen stay dry', () => {
  const shoes = garmentById('leather-sneakers')!;
  const shirt = garmentById('linen-shirt')!;
  expect(weatherAllowsColorway(shoes, ['white'], { wet: true })).toBe(false);
  expect(weatherAllowsColorway(shoes, ['cream'], { wet: true })).toBe(false);
  expect(weatherAllowsColorway(shoes, ['black'], { wet: true })).toBe(true);
  expect(weatherAllowsColorway(shoes, ['white'], { wet: false })).toBe(true);
  expect(weatherAllowsColorway(shirt, ['white'], { wet: true })).toBe(false);
  expect(weatherAllowsColorway(garmentById('double-breasted-blazer')!, ['cream'], { wet: true })).toBe(false);
  expect(weatherAllowsColorway(garmentById('double-breasted-blazer')!, ['navy'], { wet: true })).toBe(true);
});

test.each<[string, OccasionContext | null, StyleId, boolean]>([
  ...['baseball-cap', 'bucket-hat', 'linen-cap', 'briefcase', 'backpack', 'messenger-bag', 'gym-bag'].map(
    (id): [string, OccasionContext, StyleId, boolean] => [id, 'special', 'classic', false],
  ),
  ['panama-hat', 'special', 'classic', true],
  ['brim-hat', 'special', 'go-wild', true],
  ['shoulder-bag', 'special', 'classic', true],
  // By day; at night below.
  ['clutch', 'special', 'classic', false],
  ['minimal-sneakers', 'special', 'classic', false],
  ['minimal-sneakers', 'special', 'sporty', false],
  ['running-shoes', 'work', 'sporty', false],
  ['hiking-boots', 'special', 'sporty', false],
  ['hiking-boots', 'work', 'casual', false],
  ['suit-jacket', 'leisure', 'professional', false],
  ['linen-suit-jacket', 'work', 'professional', true],
  ['briefcase', 'leisure', 'professional', false],
  ['oxford-shoes', 'leisure', 'classic', false],
  ['oxford-shoes', null, 'classic', true],
  ['training-tank', null, 'casual', false],
  ['tennis-skirt', null, 'go-wild', false],
  ['court-trousers', 'special', 'sporty', false],
  ['court-trousers', 'work', 'sporty', false],
  ['court-polo', 'work', 'sporty', true],
  ['court-polo', 'special', 'sporty', false],
  ['bomber', 'special', 'casual', false],
  ['bomber', 'special', 'sporty', true],
  ['satin-midi-skirt', 'work', 'classic', false],
  ['satin-midi-skirt', 'special', 'classic', true],
  ['varsity-jacket', 'special', 'sporty', false],
  ['zip-hoodie', 'special', 'sporty', false],
  ['pique-tee', 'special', 'sporty', false],
  ['chinos', 'special', 'sporty', true],
  ['linen-tee', 'work', 'classic', false],
  ['fine-tee', 'work', 'professional', false],
  ['fine-tee', 'work', 'casual', true],
  ['fine-knit-tee', 'work', 'professional', false],
  ['fine-knit-tee', null, 'professional', true],
  ['hiking-trousers', 'work', 'sporty', false],
  ['trail-jacket', null, 'trendy', false],
  ['softshell', null, 'trendy', false],
  ['softshell', null, 'sporty', true],
  ['baseball-cap', 'work', 'casual', true],
  ['bucket-hat', 'work', 'classic', false],
  ['flat-sandals', 'work', 'sporty', false],
  ['training-tank', null, 'professional', false],
  ['training-tank', null, 'sporty', true],
  ['half-zip', 'work', 'sporty', false],
  ['half-zip', 'work', 'casual', false],
  ['track-top', 'work', 'sporty', false],
  ['light-zip-top', 'work', 'sporty', false],
  ['light-zip-top', 'leisure', 'sporty', true],
  ['light-zip-top', 'leisure', 'trendy', false],
  ['long-cardigan', 'special', 'casual', false],
  ['merino-long-cardigan', 'special', 'professional', false],
  ['fine-cardigan', 'special', 'classic', false],
  ['fine-cardigan', 'special', 'casual', false],
  ['fine-cardigan', 'special', 'sporty', true],
  ['pointelle-cardigan', 'special', 'classic', false],
  ['fisherman-sandals', 'leisure', 'professional', false],
  ['heeled-sandals', 'work', 'trendy', false],
  ['heeled-sandals', 'special', 'trendy', true],
  ['technical-shell', 'special', 'sporty', false],
  ['softshell', 'special', 'sporty', false],
  ['softshell', 'work', 'sporty', true],
  ['track-trousers', 'special', 'sporty', false],
  ['weatherproof-sneakers', 'special', 'sporty', false],
  ['fine-tee', null, 'professional', false],
  ['fine-tee', 'leisure', 'professional', true],
  ['chore-jacket', null, 'professional', false],
  ['minimal-sneakers', 'work', 'professional', false],
  ['minimal-sneakers', 'leisure', 'professional', true],
  ['checked-scarf', 'special', 'classic', false],
  ['checked-scarf', null, 'go-wild', false],
  ['checked-scarf', null, 'classic', true],
  ['technical-shell', 'special', 'casual', false],
  ['satin-midi-skirt', 'special', 'sporty', false],
  ['kitten-heels', 'special', 'sporty', false],
  ['kitten-heels', 'special', 'trendy', true],
  ['bold-parka', 'work', 'classic', false],
  ['baseball-cap', 'work', 'sporty', true],
  ['straight-jeans', 'work', 'classic', false],
  ['straight-jeans', null, 'classic', true],
  ['straight-jeans', null, 'professional', false],
  ['straight-jeans', 'leisure', 'professional', true],
  ['minimal-sneakers', 'work', 'classic', false],
  ['minimal-sneakers', null, 'classic', true],
  ['fine-check-shirt', 'special', 'professional', false],
  ['fine-check-shirt', 'special', 'casual', true],
  ['fine-check-shirt', 'work', 'professional', true],
  ['wool-cap', 'special', 'classic', false],
  ['bold-trousers', 'work', 'trendy', false],
  ['bold-trousers', null, 'trendy', true],
  ['backpack', null, 'professional', false],
  ['backpack', null, 'sporty', true],
  ['bold-trousers', 'special', 'sporty', false],
  ['bold-trousers', 'special', 'go-wild', true],
  ['half-zip', 'special', 'sporty', false],
  ['track-top', 'special', 'sporty', false],
  ['softshell-trousers', 'special', 'sporty', false],
  ['fleece-beanie', 'special', 'sporty', false],
  ['light-blazer', 'work', 'sporty', false],
  ['jersey-blazer', 'work', 'sporty', false],
  ['jersey-blazer', 'special', 'sporty', true],

  ['cargo-trousers', 'work', 'casual', false],
  ['cargo-trousers', null, 'casual', true],
  ['short-dress-shirt', null, 'professional', false],
  ['short-dress-shirt', null, 'classic', true],
  ['rubber-soled-shoes', 'special', 'classic', false],
  ['quilted-coat', 'special', 'classic', false],
  ['jersey-trousers', null, 'professional', false],
  ['jersey-trousers', null, 'trendy', true],
  ['bright-rain-shoes', 'work', 'go-wild', false],
  // What readers of a hundred outfits would not wear to a party, or on a day off.
  ['striped-trousers', 'special', 'trendy', false],
  ['striped-trousers', 'special', 'go-wild', true],
  ['milano-cardigan', 'special', 'professional', false],
  ['milano-cardigan', 'work', 'professional', true],
  ['oxford-shirt', 'special', 'classic', false],
  ['oxford-shirt', 'special', 'casual', true],
  ['knit-vest', 'special', 'classic', false],
  ['pencil-skirt', 'leisure', 'classic', false],
  ['pencil-skirt', null, 'classic', true],
  ['kitten-heels', 'leisure', 'trendy', false],
  ['block-heels', 'leisure', 'go-wild', true],
])('%s for %s in %s: %s', (id, context, style, is) => {
  const today = /parka|shell|half-zip|^bomber|scarf|milano/.test(id)
    ? { coldestC: 2, warmestC: 8, feltC: 1 }
    : { coldestC: 17, warmestC: 23, feltC: 11, warmSeason: true };
  expect(allowed(id, today, context, style)).toBe(is);
});

test('some sun cover is allowed on every warm day in the sun, windy or not, in every style', () => {
  for (const style of STYLE_IDS)
    for (const context of [null, 'leisure'] as const)
      for (let warmestC = 24; warmestC <= 40; warmestC += 4)
        for (const windy of [true, false])
          for (const swing of [2, 10, 18]) {
            const coldestC = warmestC - swing;
            const today = { coldestC, warmestC, feltC: coldestC - 4, feltMostC: warmestC, windy };
            const cover = WARDROBE.filter((g) => g.weather.sun === 'cover' && !g.headCover);
            expect(
              cover.some((g) => allowed(g.id, today, context, style)),
              JSON.stringify({ style, context, ...today }),
            ).toBe(true);
          }
});

test('the sporty wear no tailored coat and no knitted dress, and flannel plaid is for the easy styles', () => {
  const cool = { coldestC: 5, warmestC: 11, feltC: 2 };
  expect(allowed('mac', cool, null, 'sporty')).toBe(false);
  expect(allowed('technical-shell', cool, null, 'sporty')).toBe(true);
  expect(allowed('roll-neck-dress', cool, null, 'sporty')).toBe(false);
  expect(allowed('flannel-shirt', cool, null, 'professional')).toBe(false);
  expect(allowed('flannel-shirt', cool, null, 'casual')).toBe(true);
});

test('an occasion has its jacket on a mild day too', () => {
  const mild = { coldestC: 20, warmestC: 23 };
  expect(allowed('unlined-blazer', mild, 'special', 'professional')).toBe(true);
  expect(allowed('unlined-blazer', mild, 'work', 'professional')).toBe(false);
});

test('pale trousers stay out of the rain', () => {
  const chinos = garmentById('chinos')!;
  expect(weatherAllowsColorway(chinos, ['stone'], { wet: true })).toBe(false);
  expect(weatherAllowsColorway(chinos, ['navy'], { wet: true })).toBe(true);
  expect(weatherAllowsColorway(chinos, ['stone'], { wet: false })).toBe(true);
});

test.each<[string, boolean]>([
  ['wool-blazer', true],
  ['double-breasted-blazer', false],
  ['velvet-blazer', false],
  ['fleece-jacket', true],
  ['leather-jacket', false],
  ['suede-jacket', false],
  ['denim-jacket', false],
])('%s under a coat: %s', (id, is) => {
  expect(isOfKind(garmentById(id)!, 'under a coat')).toBe(is);
});

test.each<[string, string, boolean, number, StyleId]>([
  ['puff-blouse', 'bold-roll-neck', true, 5, 'go-wild'],
  ['puff-blouse', 'light-blazer', true, 15, 'trendy'],
  ['puff-blouse', 'wool-coat', false, 5, 'trendy'],
  ['long-cardigan', 'chore-jacket', true, 15, 'casual'],
  ['long-cardigan', 'peacoat', true, 5, 'classic'],
  ['merino-long-cardigan', 'leather-jacket', true, 12, 'go-wild'],
  ['long-cardigan', 'mac', false, 12, 'classic'],
  ['track-top', 'bomber', true, 15, 'sporty'],
  ['chunky-knit', 'denim-jacket', true, 12, 'casual'],
  ['knee-boots', 'suit-trousers', true, 5, 'classic'],
  ['knee-boots', 'slim-jeans', false, 5, 'classic'],
  ['sundress', 'opaque-tights', true, 11, 'casual'],
  ['hiking-boots', 'track-trousers', true, 3, 'sporty'],
  ['hiking-boots', 'track-trousers', false, 2.9, 'sporty'],
  ['hiking-boots', 'denim-skirt', true, 2.9, 'casual'],
  ['hiking-boots', 'hiking-trousers', false, 8, 'sporty'],
  ['cowboy-boots', 'cargo-trousers', true, 8, 'go-wild'],
  ['cowboy-boots', 'bold-trousers', false, 8, 'go-wild'],
  ['rain-boots', 'suit-trousers', true, 8, 'classic'],
  ['rain-boots', 'chinos', false, 8, 'casual'],
  ['opaque-tights', 'minimal-sneakers', true, 8, 'trendy'],
  ['opaque-tights', 'chelsea-boots', false, 8, 'trendy'],
  ['zip-hoodie', 'fleece-jacket', true, 8, 'sporty'],
  ['joggers', 'corduroy-shirt', true, 5, 'casual'],
  ['joggers', 'long-tee', false, 5, 'casual'],
  ['cargo-trousers', 'suede-loafers', true, 11, 'casual'],
  ['track-top', 'drawstring-linen-trousers', true, 18, 'trendy'],
  ['track-top', 'striped-trousers', true, 18, 'trendy'],
  ['track-top', 'track-trousers', false, 18, 'trendy'],
  ['joggers', 'lace-up-boots', true, 5, 'sporty'],
  ['joggers', 'winter-boots', false, -5, 'sporty'],
  ['panama-hat', 'linen-suit-jacket', true, 22, 'classic'],
  ['linen-dress', 'chunky-knit', true, 11, 'casual'],
  ['linen-trousers', 'long-cardigan', true, 12, 'trendy'],
  ['linen-trousers', 'felt-hat', true, 12, 'trendy'],
  ['cable-knit', 'wool-blazer', true, 10, 'classic'],
  ['merino-crew', 'wool-blazer', false, 10, 'classic'],
  ['straw-hat', 'light-blazer', true, 15, 'trendy'],
  ['panama-hat', 'light-blazer', false, 15, 'classic'],
  ['backpack', 'light-blazer', true, 15, 'trendy'],
  ['dinner-trousers', 'lambswool-jumper', true, 10, 'classic'],
  ['chunky-cardigan', 'technical-shell', true, 10, 'sporty'],
  ['court-heels', 'ankle-socks', true, 15, 'classic'],
  ['court-heels', 'sheer-tights', false, 15, 'classic'],
  ['ballet-flats', 'no-show-socks', true, 15, 'classic'],
  ['rain-flats', 'ankle-socks', true, 15, 'classic'],
  ['flat-sandals', 'wool-socks', true, 15, 'classic'],
  ['chelsea-boots', 'no-show-socks', true, 15, 'classic'],
  ['linen-shorts', 'chelsea-boots', true, 15, 'casual'],
  ['down-liner', 'long-puffer', true, -10, 'sporty'],
  ['wool-blazer', 'wool-coat', false, 9.9, 'professional'],
  ['wool-blazer', 'wool-coat', true, 10, 'professional'],
  ['wool-blazer', 'wool-coat', true, 5, 'trendy'],
  ['wool-blazer', 'running-shoes', true, 5, 'professional'],
  // Under a shell or a parka a fleece goes at any time.
  ['fleece-jacket', 'parka', false, -17, 'sporty'],
  ['fleece-jacket', 'wool-coat', true, -17, 'casual'],
  ['running-tights', 'parka', true, 0, 'sporty'],
  ['espadrilles', 'overshirt', true, 16, 'casual'],
  ['running-tights', 'hiking-boots', true, 5, 'sporty'],
  ['running-tights', 'varsity-jacket', true, 5, 'sporty'],
  ['running-tights', 'running-jacket', false, 5, 'sporty'],
  ['bow-blouse', 'silk-scarf', true, 12, 'classic'],
  ['bow-blouse', 'cashmere-scarf', false, 5, 'classic'],
  ['straw-hat', 'cargo-trousers', true, 22, 'casual'],
  ['straw-hat', 'track-top', true, 18, 'trendy'],
  ['straw-hat', 'linen-trousers', false, 22, 'casual'],
  ['zip-hoodie', 'parka', true, 0, 'casual'],
  ['fine-cardigan', 'wool-blazer', true, 5, 'classic'],
])('%s with %s: clash is %s at %d °C in %s', (a, b, is, coldestC, style) => {
  const [one, other] = [garmentById(a)!, garmentById(b)!];
  const lines = activeLines({ coldestC }, style);
  expect(isForbiddenPair(garmentSides(one), garmentSides(other), lines)).toBe(is);
  expect(isForbiddenPair(garmentSides(other), garmentSides(one), lines)).toBe(is);
});

test('every line speaks of a kind that the wardrobe has, and every kind is spoken of or asked for', () => {
  for (const kind of KIND_IDS)
    expect(
      WARDROBE.some((garment) => isOfKind(garment, kind)),
      kind,
    ).toBe(true);
  expect(NEVER_TOGETHER.length, 'a bit a line').toBeLessThanOrEqual(96);
  expect(OUTERMOST_LAYERS.map(({ from }) => from)).toEqual([8, 8, 11, 6, 5.5]);
  expect(new Set(WEATHER_RULES.map((line) => JSON.stringify(line))).size).toBe(WEATHER_RULES.length);
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
                (garment) =>
                  garment.genders.includes(gender) && isAllowedToday(garment, today, context, style),
              );
              for (const slot of ['top', 'bottom', 'shoes', 'legwear'] as const) {
                const found = left.filter((garment) => garment.slot === slot).length;
                expect(found, `${gender} ${style} ${context} ${coldestC}+${swing} ${slot}`).toBeGreaterThan(
                  1,
                );
              }
            }
});

// What does not go together, by garment: the second of a pair that does is the proof that the rule is no wider.
test.each([
  ['corduroy-shirt', 'crew-knit', 'oxford-shirt'],
  ['flannel-shirt', 'merino-crew', 'oxford-shirt'],
  ['corduroy-shirt', 'corduroy-trousers', 'oxford-shirt'],
  ['flannel-shirt', 'checked-trousers', 'oxford-shirt'],
  ['checked-scarf', 'checked-coat', 'cashmere-scarf'],
  ['checked-scarf', 'striped-shirt', 'wool-scarf'],
  ['wide-striped-shirt', 'striped-jumper', 'crisp-shirt'],
  ['statement-shirt', 'striped-trousers', 'satin-trousers'],
  ['checked-coat', 'checked-trousers', 'wool-coat'],
  ['denim-jacket', 'straight-jeans', 'chore-jacket'],
  ['fine-cardigan', 'denim-jacket', 'light-zip-hoodie'],
  ['light-zip-hoodie', 'print-kimono', 'linen-tee'],
  ['thermal-top', 'fine-tee', 'ribbed-turtleneck'],
  ['sheer-tights', 'lace-up-boots', 'ankle-boots'],
  ['sheer-tights', 'denim-skirt', 'pencil-skirt'],
  ['sport-sandals', 'court-trousers', 'training-shorts'],
  ['chunky-knit', 'trench', 'merino-crew'],
  ['satin-dress', 'checked-blazer', 'light-blazer'],
  ['fleece-crew', 'fleece-jacket', 'long-tee'],
  ['cable-knit', 'light-bomber', 'merino-crew'],
  ['cable-knit', 'suede-jacket', 'merino-crew'],
  ['oxford-shirt', 'sweatshirt', 'long-tee'],
  ['hiking-trousers', 'suede-loafers', 'chinos'],
  ['sports-socks', 'oxford-shoes', 'ankle-socks'],
  ['flat-sandals', 'chore-jacket', 'canvas-sneakers'],
  ['linen-cap', 'flannel-trousers', 'felt-hat'],
  ['baseball-cap', 'linen-blazer', 'brim-hat'],
  ['technical-shell', 'flannel-trousers', 'mac'],
  ['short-sleeved-shirt', 'light-blazer', 'oxford-shirt'],
  ['no-show-socks', 'oxford-shoes', 'ankle-socks'],
  ['no-show-socks', 'brogues', 'ankle-socks'],
  ['no-show-socks', 'monk-shoes', 'ankle-socks'],
  ['fine-knit-tee', 'brogues', 'knit-polo'],
  ['clutch', 'loafers', 'shoulder-bag'],
  ['clutch', 'heeled-ankle-boots', 'shoulder-bag'],
  ['clutch', 'trench', 'shoulder-bag'],
  ['clutch', 'jersey-trousers', 'shoulder-bag'],
  ['flannel-shirt', 'smooth-sweatshirt', 'long-tee'],
  ['flannel-shirt', 'lambswool-jumper', 'oxford-shirt'],
  ['flannel-shirt', 'chunky-cardigan', 'oxford-shirt'],
  ['cargo-trousers', 'trench', 'chinos'],
  ['hiking-trousers', 'leather-jacket', 'straight-jeans'],
  ['satin-camisole', 'linen-skirt', 'linen-blouse'],
  ['briefcase', 'fine-knit-tee', 'leather-tote'],
  ['light-zip-top', 'drawstring-linen-trousers', 'cotton-cardigan'],
  ['chelsea-boots', 'sheer-tights', 'heeled-ankle-boots'],
  ['double-breasted-blazer', 'straight-jeans', 'wool-blazer'],
  ['oxford-shoes', 'straight-jeans', 'loafers'],
  ['flannel-shirt', 'cotton-cardigan', 'oxford-shirt'],
  ['crisp-shirt', 'softshell', 'pique-tee'],
  ['zip-hoodie', 'sweatshirt-dress', 'denim-jacket'],
  ['straw-hat', 'bomber', 'baseball-cap'],
  ['felt-cloche', 'puffer-jacket', 'wool-beanie'],
])('%s never with %s; %s may', (one, other, instead) => {
  const lines = activeLines({ coldestC: 12 }, 'casual');
  const sides = (id: string) => garmentSides(garmentById(id)!);
  expect(isForbiddenPair(sides(one), sides(other), lines)).toBe(true);
  expect(isForbiddenPair(sides(instead), sides(other), lines)).toBe(false);
});

test.each([
  ['loafers', 'satin-midi-skirt', 12],
  ['derby-shoes', 'shirt-dress', 18],
  ['chelsea-boots', 'satin-midi-skirt', 8],
])('%s with %s: not on a special day, at %d °C', (one, other, coldestC) => {
  const sides = (id: string) => garmentSides(garmentById(id)!);
  const meets = (context: OccasionContext | null) =>
    !isForbiddenPair(sides(one), sides(other), activeLines({ coldestC }, 'classic', context));
  expect([meets('special'), meets('work'), meets(null)]).toEqual([false, true, true]);
});

test('flannel goes under a thick sweater on days that never thaw', () => {
  const sides = (id: string) => garmentSides(garmentById(id)!);
  const meets = (coldestC: number, warmestC: number) =>
    !isForbiddenPair(
      sides('flannel-shirt'),
      sides('cable-knit'),
      activeLines({ coldestC, warmestC }, 'casual'),
    );
  expect([meets(-3, 3), meets(-3, 4), meets(1, 3)]).toEqual([true, false, false]);
});

// Coldest and warmest hour, °C, and whether a cardigan may go under a coat.
test.each([
  [12.8, 22, true],
  [12.9, 20.9, true],
  [12.9, 21, false],
  [13.9, 20.9, true],
  [14, 20, false],
  [14, 19.9, true],
])(
  'from %d to %d °C a cardigan under a coat: %s, for both would be carried from ten on',
  (coldestC, warmestC, is) => {
    const sides = (id: string) => garmentSides(garmentById(id)!);
    expect(
      isForbiddenPair(
        sides('fine-cardigan'),
        sides('trench'),
        activeLines({ coldestC, warmestC }, 'classic'),
      ),
    ).toBe(!is);
  },
);

test.each([
  ['merino-crew', 'light-blazer', 12, true],
  ['crisp-shirt', 'merino-crew', 4, false],
  ['crisp-shirt', 'light-blazer', 12, true],
  ['striped-shirt', 'satin-midi-skirt', 9, false],
])('on an evening out %s with %s at %d °C: %s', (one, other, coldestC, is) => {
  const sides = (id: string) => garmentSides(garmentById(id)!);
  const meets = (context: OccasionContext | null, evening = true) =>
    !isForbiddenPair(sides(one), sides(other), activeLines({ coldestC, evening }, 'classic', context));
  expect([meets('special'), meets(null)]).toEqual([is, true]);
  if (other === 'merino-crew') expect(meets('special', false)).toBe(true);
});

test('there is room for every line of what may not meet', () => {
  expect(NEVER_TOGETHER.length).toBeLessThanOrEqual(96);
});

test('frost in the morning and 77 °F at noon leave something for her feet, in every style and on every occasion', () => {
  const today = { ...MILD, coldestC: -0.6, warmestC: 25, feltC: -5, feltMostC: 19, ice: true };
  const shoes = WARDROBE.filter(({ slot }) => slot === 'shoes');
  for (const gender of GENDERS)
    for (const style of STYLE_IDS)
      for (const context of [null, 'work', 'leisure', 'special'] as const)
        expect(
          shoes.some((shoe) => shoe.genders.includes(gender) && isAllowedToday(shoe, today, context, style)),
          `${gender}, ${style}, ${context}`,
        ).toBe(true);
});
