import { expect, test } from 'vitest';
import { MILD_DAY } from '../../../../tests/styling/sample-pools.ts';
import { GENDERS } from '../../preferences/style.ts';
import { garmentById, WARDROBE } from '../../wardrobe/wardrobe.ts';
import type { Setting } from '../input/brief.ts';
import { isOfKit } from './setting-rules.ts';

const SETTINGS: readonly Setting[] = ['run', 'gym', 'walk', 'home'];
const dayOf = (setting: Setting | undefined, coldestC: number, wet = false) => ({
  ...MILD_DAY,
  coldestC,
  warmestC: coldestC + 2,
  wet,
  setting,
});

test('each kit has a top, legs and shoes for everybody, in any air, wet or dry', () => {
  for (const setting of SETTINGS)
    for (const gender of GENDERS)
      for (const wet of [false, true])
        for (let c = -40; c <= 45; c++) {
          const day = dayOf(setting, setting === 'home' ? Math.min(25.6, Math.max(21, c)) : c, wet);
          const there = WARDROBE.filter(
            (garment) => garment.genders.includes(gender) && isOfKit(garment, day) === true,
          );
          for (const slot of ['top', 'bottom', 'shoes'])
            expect(
              there.some((garment) => garment.slot === slot),
              `${setting} ${c} ${slot}`,
            ).toBe(true);
        }
});

test.each<[Setting, string, number, boolean, boolean | undefined]>([
  ['run', 'leggings', 5, false, true],
  ['run', 'leggings', 17, false, false],
  ['run', 'running-shoes', 5, false, true],
  ['run', 'running-shoes', 5, true, false],
  ['run', 'trail-jacket', 20, false, false],
  ['run', 'trail-jacket', 20, true, true],
  ['run', 'running-jacket', 20, true, true],
  ['run', 'windbreaker', 20, true, true],
  ['gym', 'technical-shell', 20, false, false],
  ['gym', 'technical-shell', 20, true, true],
  ['walk', 'technical-shell', 20, true, true],
  ['gym', 'puffer-jacket', 0, false, true],
  ['gym', 'puffer-jacket', 0, true, false],
  ['gym', 'chunky-trainers', 5, true, true],
  ['gym', 'running-shoes', 30, true, true],
  ['gym', 'chunky-trainers', -8, false, false],
  ['run', 'running-shoes', 12, true, false],
  ['run', 'folding-umbrella', 10, true, false],
  ['run', 'snood', 3, false, undefined],
  ['run', 'snood', 4, false, false],
  ['run', 'wool-scarf', 0, false, false],
  ['gym', 'training-top', 5, false, false],
  ['gym', 'zip-hoodie', 5, false, true],
  ['gym', 'gym-bag', 5, false, undefined],
  ['gym', 'belt-bag', 5, false, false],
  ['walk', 'hiking-boots', 5, false, true],
  ['walk', 'tennis-dress', 25, false, false],
  ['home', 'felt-slippers', 21, false, true],
  ['home', 'loafers', 21, false, false],
  ['home', 'wool-beanie', 21, false, false],
  ['home', 'headscarf', 21, false, true],
  ['home', 'chunky-cardigan', 25, false, false],
])('%s: %s at %d °C, wet %s: %s', (setting, id, c, wet, is) => {
  expect(isOfKit(garmentById(id)!, dayOf(setting, c, wet))).toBe(is);
});

test('of hers the weather decides for sport where the kit says nothing, but never on a skirt or jeans', () => {
  const lent = (id: string) => isOfKit(garmentById(id)!, dayOf('run', 10), true);
  expect(['leather-sneakers', 'joggers'].map(lent)).toEqual([undefined, undefined]);
  expect(['straight-jeans', 'tennis-skirt', 'rain-boots', 'loafers'].map(lent)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('on an ordinary day no kit has a word', () => {
  expect(isOfKit(garmentById('felt-slippers')!, dayOf(undefined, 21))).toBeUndefined();
});
