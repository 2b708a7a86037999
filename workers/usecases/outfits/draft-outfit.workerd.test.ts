import { expect, test } from 'vitest';
import { newUser, openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { currentOutfit } from '../../db/looks/outfits.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { OutfitModel } from '../../ports/stylist.ts';
import { createOutfit } from './create-outfit.ts';
import type { Dressable } from './dressable-user.ts';

const model = (name: string, propose: OutfitModel['propose']): OutfitModel => ({
  name,
  costMicros: 1,
  propose,
});

/** A member's first outfit, with these models at hand. */
async function dressedBy(models: OutfitModel[]) {
  const { app } = openOutfitWorld({ stylistModels: models });
  const user = await newUser(app);
  await createOutfit(app, user as Dressable, { date: '2026-11-20', hour: 9, daypart: 'morning' });
  return (await currentOutfit(app.looks(user.shard), user.id, '2026-11-20'))!;
}

test('who styled an outfit is kept with it: the house, or the model whose proposal is worn', async () => {
  const house = await dressedBy([]);
  expect(house.styledBy).toBe('embedded');
  const dead = model('dead', () => Promise.reject(new ProviderError('dead', 'no', { retryable: true })));
  expect((await dressedBy([dead])).styledBy).toBe('embedded');
  // What the house itself would wear that day; it adds what lies under it.
  const shown = house.look.garments.filter(({ slot }) => slot !== 'base' && slot !== 'legwear');
  const good = model('good', () =>
    Promise.resolve({
      garments: shown.map(({ id }) => id),
      title: 'Quiet and ready',
      description: 'Plain pieces that sit well together all day.',
    }),
  );
  expect((await dressedBy([dead, good])).styledBy).toBe('good');
});
