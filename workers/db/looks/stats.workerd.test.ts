import { expect, test } from 'vitest';
import { reloadUser, DAY, newUser, openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { readStats } from '../../site/api/calls/profile.ts';
import { deleteOutfit } from '../../usecases/outfits/delete-outfit.ts';
import { todaysOutfit } from '../../usecases/outfits/todays-outfit.ts';

test('deleting outfits from the history does not shorten the streak of days', async () => {
  const house = openOutfitWorld();
  const her = await newUser(house.app);
  const worn: string[] = [];
  for (let day = 0; day < 3; day++) {
    if (day > 0) house.pass(DAY);
    const outfit = await todaysOutfit(house.app, await reloadUser(house.app, her), 9);
    worn.push(outfit?.id ?? '');
    await todaysOutfit(house.app, await reloadUser(house.app, her), 9);
  }
  expect(await readStats(house.app, her)).toEqual({ totalOutfits: 3, favorites: 0, streak: 3 });
  for (const id of worn) await deleteOutfit(house.app, her, id);
  expect(await readStats(house.app, her)).toEqual({ totalOutfits: 0, favorites: 0, streak: 3 });
  house.pass(2 * DAY);
  expect(await readStats(house.app, her)).toMatchObject({ streak: 0 });
});
