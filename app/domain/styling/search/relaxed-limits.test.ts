import { expect, test } from 'vitest';
import { poolsOf } from '../../../../tests/styling/sample-pools.ts';
import type { Conditions } from '../input/conditions.ts';
import { missingSlots } from './relaxed-limits.ts';

const missing = (ids: string, { wet = false, sunHat = false } = {}, headCover = false) =>
  missingSlots(poolsOf(ids.split(' ')), { wet, sunHat } as Conditions, headCover);

// What is left, and what no look is possible without.
test.each<[string, string[]]>([
  ['oxford-shirt chinos loafers', []],
  ['crew-knit chinos loafers', []],
  ['fine-cardigan chinos loafers', ['top', 'knitwear']],
  ['oxford-shirt loafers', ['bottom']],
  ['loafers', ['bottom', 'top', 'knitwear']],
  ['wool-dress loafers', []],
  ['wool-dress', ['shoes']],
])('%s: without %o', (ids, slots) => {
  expect(missing(ids)).toEqual(slots);
});

test.each<[string, boolean, boolean, string[]]>([
  ['straw-hat', true, false, []],
  ['wool-beanie', true, false, ['hat']],
  ['wool-beanie', false, false, []],
  ['cotton-skullcap', false, true, []],
  ['cotton-skullcap', true, true, ['hat']],
  ['straw-hat', false, true, []],
  ['wool-beanie', false, true, ['hat']],
])('%s in strong sun (%s), head covered (%s): without %o', (hat, sunHat, headCover, slots) => {
  expect(missing(`oxford-shirt chinos loafers ${hat}`, { sunHat }, headCover)).toEqual(slots);
});

test.each<[string, string[]]>([
  ['folding-umbrella', []],
  ['raincoat', []],
  ['running-jacket', []],
  ['wool-coat', ['umbrella']],
])('in the wet with %s: without %o', (id, slots) => {
  expect(missing(`oxford-shirt chinos loafers ${id}`, { wet: true })).toEqual(slots);
  expect(missing(`oxford-shirt chinos loafers ${id}`)).toEqual([]);
});
