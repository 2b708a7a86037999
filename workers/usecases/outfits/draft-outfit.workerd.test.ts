import { expect, test } from 'vitest';
import { newUser, openHouse } from '../../../tests/outfit-house.workerd.ts';
import { currentOutfit } from '../../db/outfits.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { OutfitModel } from '../../ports/stylist.ts';
import { createOutfit } from './create-outfit.ts';
import type { Dressable } from './dressable.ts';

const model = (name: string, propose: OutfitModel['propose']): OutfitModel => ({
  name,
  costMicros: 1,
  propose,
});

async function styledBy(models: OutfitModel[]): Promise<string | null | undefined> {
  const { app } = openHouse({ stylistModels: models });
  const user = await newUser(app);
  await createOutfit(app, user as Dressable, { date: '2026-11-20', hour: 9, daypart: 'morning' });
  return (await currentOutfit(app.looks(user.shard), user.id, '2026-11-20'))?.styledBy;
}

test('who styled an outfit is kept with it: the house, or the model whose proposal is worn', async () => {
  expect(await styledBy([])).toBe('embedded');
  const dead = model('dead', () => Promise.reject(new ProviderError('dead', 'no', { retryable: true })));
  expect(await styledBy([dead])).toBe('embedded');
  const good = model('good', ({ candidates }) => {
    const [top, bottom, shoes] = (['top', 'bottom', 'shoes'] as const).map(
      (slot) => candidates.find((candidate) => candidate.slot === slot)?.id ?? '',
    );
    const words = { title: 'Quiet and ready', description: 'Plain pieces that sit well together all day.' };
    return Promise.resolve({ garments: [top!, bottom!, shoes!], ...words });
  });
  expect(await styledBy([dead, good])).toBe('good');
});
