import { expect, test } from 'vitest';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { warmestPools } from './warmest-pools.ts';
import { emptyPools } from './garment-pools.ts';
import type { Option } from './garment-option.ts';
import type { Slot } from '../../looks/look.ts';

/** Ten of a slot, each a little warmer than the one before. */
const ten = (id: string): Option[] =>
  Array.from({ length: 10 }, (_, n) => ({
    garment: { ...garmentById(id)!, id: `${id} ${n}`, clo: n / 10 },
    cost: 0,
  }));

test('so many of each slot are kept, the warmest first', () => {
  const ids: Partial<Record<Slot, string>> = {
    ...{
      top: 'long-tee',
      knitwear: 'crew-knit',
      jacket: 'bomber',
      coat: 'parka',
      bottom: 'chinos',
      dress: 'wool-dress',
    },
    ...{
      shoes: 'winter-boots',
      scarf: 'wool-scarf',
      gloves: 'wool-gloves',
      hat: 'wool-beanie',
      bag: 'backpack',
    },
  };
  const pools = emptyPools();
  for (const [slot, id] of Object.entries(ids)) pools[slot as Slot] = ten(id);
  const cut = warmestPools(pools);
  const counts = Object.keys(ids).map((slot) => cut[slot as Slot].length);
  expect(counts).toEqual([5, 3, 4, 3, 3, 2, 3, 1, 1, 10, 10]);
  expect(cut.coat.map(({ garment }) => garment.clo)).toEqual([0.9, 0.8, 0.7]);
  expect(cut.hat).toBe(pools.hat);
});

test('of two as warm the cheaper, and of thermals one of each', () => {
  const pools = emptyPools();
  const dear = { garment: garmentById('wool-gloves')!, cost: 2 };
  const cheap = { garment: garmentById('leather-gloves')!, cost: 1 };
  pools.gloves = [dear, cheap];
  pools.base = ['merino-base-top', 'thermal-leggings', 'thermal-top'].map((id) => ({
    garment: garmentById(id)!,
    cost: 0,
  }));
  const cut = warmestPools(pools);
  expect(cut.gloves).toEqual([cheap]);
  expect(cut.base.map(({ garment }) => garment.id)).toEqual(['thermal-top', 'thermal-leggings']);
});
