// How a line of the table is read, and her own limits garment by garment.
import { expect, test } from 'vitest';
import { MILD_DAY } from '../../../../tests/styling/sample-pools.ts';
import type { OccasionContext, StyleId } from '../../preferences/style.ts';
import type { Colorway, Garment } from '../../wardrobe/garment.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import type { Modesty } from '../input/brief.ts';
import type { Conditions } from '../input/conditions.ts';
import { modestyAllows, isAllowedToday, matchesWishes } from './garment-rules.ts';
import { weatherAllowsColorway } from '../color/colors-in-rain.ts';

const garment = (id: string): Garment => garmentById(id)!;
const allowed = (
  id: string,
  today: Partial<Conditions>,
  style: StyleId = garment(id).styles[0]!,
  context: OccasionContext | null = null,
  isLenient = false,
) => isAllowedToday(garment(id), { ...MILD_DAY, ...today }, context, style, isLenient ? 'taste' : 'none');

// Each thing that a line may ask for, by a garment of which a line asks it: the day it may, the same day changed in one thing.
test.each<[string, string, Partial<Conditions>, Partial<Conditions>]>([
  ['dry', 'loafers', {}, { wet: true }],
  ['no downpour', 'wool-coat', { coldestC: 5, warmestC: 9, wet: true }, { heavyRain: true }],
  ['no rain', 'beret', { coldestC: 1, feltC: 1, warmestC: 4, wet: true, snow: true }, { rain: true }],
  ['no snow', 'cowboy-boots', { coldestC: 8, warmestC: 12 }, { snow: true }],
  ['no ice', 'chelsea-boots', { coldestC: 2, warmestC: 9 }, { warmestC: 21 }],
  ['no ice under low shoes', 'derby-shoes', { coldestC: 5, warmestC: 12 }, { ice: true }],
  ['no wind', 'straw-hat', { warmestC: 24 }, { windy: true }],
  ['the wet', 'raincoat', { coldestC: 12, wet: true }, { wet: false }],
  ['the evening', 'evening-dress', { evening: true }, { evening: false }],
  [
    'the season, or a warm noon',
    'seersucker-trousers',
    { coldestC: 18, warmestC: 26, warmSeason: true },
    { warmSeason: false },
  ],
  [
    'the season, or a warm morning',
    'striped-tank',
    { coldestC: 20, warmestC: 26, warmSeason: true },
    { warmSeason: false },
  ],
  ['not the season', 'corduroy-trousers', { coldestC: 12, warmestC: 16 }, { warmSeason: true }],
  ['snow, or cold', 'winter-boots', { coldestC: 0, warmestC: 4, snow: true }, { snow: false }],
  ['cold, or snow', 'winter-boots', { coldestC: -5, warmestC: 0 }, { coldestC: -4 }],
  ['no felt heat', 'satin-shirt', { feltMostC: 32, warmestC: 29 }, { feltMostC: 32.1 }],
  ['felt cold', 'wool-beanie', { coldestC: 5, feltC: 3, warmestC: 9 }, { feltC: 3.1 }],
  ['wind that makes it cold', 'wool-beanie', { coldestC: 12, feltC: -2.1, warmestC: 20 }, { feltC: -2 }],
  ['rain that lifts it', 'trench', { coldestC: 16, warmestC: 22, wet: true }, { wet: false }],
  ['rain, to so many °C', 'trench', { coldestC: 16, warmestC: 22, wet: true }, { warmestC: 22.1 }],
  ['a warm noon that lifts it', 'slim-jeans', { coldestC: 0, warmestC: 10 }, { warmestC: 9.9 }],
  ['a day that does not end in the cold', 'slim-jeans', { coldestC: 0, warmestC: 10 }, { endsCold: true }],
  ['a cold morning of a mild day', 'opaque-tights', { coldestC: 6.9, warmestC: 20 }, { coldestC: 7 }],
  ['no warm noon after it', 'opaque-tights', { coldestC: 2, warmestC: 20 }, { warmestC: 20.1 }],
])('asks for %s: %s', (_, id, yes, change) => {
  expect(allowed(id, yes)).toBe(true);
  expect(allowed(id, { ...yes, ...change })).toBe(false);
});

test('in danger from the cold down goes to an occasion, and what is too loud for others is worn where it is hers', () => {
  const down = (coldestC: number) =>
    allowed('long-puffer', { coldestC, warmestC: coldestC, feltC: coldestC }, 'classic', 'special');
  expect([down(-15), down(-14.9)]).toEqual([true, false]);
  const loud = (coldestC: number, isHers: boolean) =>
    allowed('bold-parka', { coldestC, warmestC: coldestC, feltC: coldestC }, 'casual', null, isHers);
  expect([loud(-15.1, true), loud(-15, true), loud(-15.1, false)]).toEqual([true, true, false]);
});

test('styles and occasions: who is left out, and who is excused', () => {
  const jeans = (style: StyleId, context: OccasionContext | null, isLenient = false) =>
    allowed('straight-jeans', {}, style, context, isLenient);
  // Not for work but in four styles; not for professionals but on a day off.
  expect([jeans('classic', null), jeans('classic', 'work'), jeans('casual', 'work')]).toEqual([
    true,
    false,
    true,
  ]);
  expect([
    jeans('professional', null),
    jeans('professional', 'leisure'),
    jeans('professional', null, true),
  ]).toEqual([...[false, true, true]]);
  // What is no taste holds for what is hers as well.
  expect([jeans('classic', 'work', true), allowed('loafers', { wet: true }, 'casual', null, true)]).toEqual([
    false,
    false,
  ]);
});

test.each<[string, Colorway, boolean]>([
  ['linen-trousers', ['white'], false],
  ['chinos', ['sand'], false],
  ['chinos', ['navy', 'white'], false],
  ['chinos', ['navy'], true],
  ['linen-shirt', ['white'], false],
  ['linen-shirt', ['cream'], false],
  ['linen-shirt', ['sand'], true],
  ['oxford-shirt', ['white'], true],
  ['leather-sneakers', ['white'], false],
  ['leather-sneakers', ['navy', 'white'], true],
  ['wool-coat', ['cream'], false],
  ['light-blazer', ['white'], false],
  ['sundress', ['white'], true],
])('%s in %o in the wet: %s', (id, colorway, is) => {
  expect(weatherAllowsColorway(garment(id), colorway, { wet: true })).toBe(is);
  expect(weatherAllowsColorway(garment(id), colorway, { wet: false })).toBe(true);
});

const cut = (id: string, drawing: object): Garment => ({
  ...garment(id),
  drawing: { ...garment(id).drawing, ...drawing } as Garment['drawing'],
});

test.each<[string, Garment, Modesty, boolean]>([
  ['heels', garment('kitten-heels'), { noHeels: true }, false],
  ['flat shoes', garment('loafers'), { noHeels: true }, true],
  ['heels, where they may', garment('kitten-heels'), {}, true],
  ['a short skirt', cut('denim-skirt', { length: 1.29 }), { hem: 1.3 }, false],
  ['a long one', cut('denim-skirt', { length: 1.3 }), { hem: 1.3 }, true],
  ['a short dress', cut('shirt-dress', { length: 1.29, sleeve: 1 }), { hem: 1.3 }, false],
  ['trousers to below the knee', cut('culottes', { length: 0.29 }), { hem: 1.3 }, false],
  ['longer ones', cut('culottes', { length: 0.3 }), { hem: 1.3 }, true],
  ['trousers that end above the ankle', cut('chinos', { length: 0.89 }), { hem: 1.9 }, false],
  ['full length', cut('chinos', { length: 0.9 }), { hem: 1.9 }, true],
  ['cropped trousers leave the ankle bare', garment('cigarette-trousers'), { hem: 1.8 }, false],
  ['they end below the knee', garment('cigarette-trousers'), { hem: 1.4 }, true],
  ['an abaya is long', garment('flowing-dress'), { hem: 1.8, sleeve: 1 }, true],
  ['any hem', garment('denim-shorts'), {}, true],
  ['a coat ends where it ends', garment('peacoat'), { hem: 1.9 }, true],
  ['a scoop neck', garment('ribbed-tank'), { coveredNeck: true }, false],
  ['a boat neck', garment('breton-top'), { coveredNeck: true }, true],
  ['a V', garment('merino-v'), { coveredNeck: true }, false],
  ['straps', garment('slip-dress'), { coveredNeck: true }, false],
  ['a shirt', garment('oxford-shirt'), { coveredNeck: true }, true],
  ['short sleeves', cut('cotton-tee', { sleeve: 0.94 }), { sleeve: 1 }, false],
  ['long enough', cut('cotton-tee', { sleeve: 0.96 }), { sleeve: 1 }, true],
  ['an open layer is no cover', garment('chinos'), { sleeve: 1, coveredNeck: true }, true],
])('modesty: %s', (_, one, modesty, is) => {
  expect(modestyAllows(one, modesty)).toBe(is);
});

test('her list and her heels', () => {
  const may = (id: string, wishes: Parameters<typeof matchesWishes>[0]) => matchesWishes(wishes)(garment(id));
  expect([
    may('court-heels', {}),
    may('court-heels', { heelMax: 2 }),
    may('block-heels', { heelMax: 2 }),
  ]).toEqual([...[true, false, true]]);
  expect([
    may('loafers', { neverWear: ['loafers:black'] }),
    may('loafers', { neverWear: ['chinos'] }),
  ]).toEqual([...[false, true]]);
});
