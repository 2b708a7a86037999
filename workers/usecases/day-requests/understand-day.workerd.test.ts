import { env } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { newUser, openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { hit } from '../../db/people/rate-limits.ts';
import { insertPieces } from '../../db/looks/closet.ts';
import { regenerateOutfit } from '../outfits/regenerate-outfit.ts';
import { todaysOutfit } from '../outfits/todays-outfit.ts';
import { understandDay } from './understand-day.ts';

const world = async () => {
  const house = openOutfitWorld();
  const user = await newUser(house.app, { subscriptionTier: 'premium' });
  await todaysOutfit(house.app, user);
  return { ...house, user };
};

test('her sentence comes back as chips, with the words that were not understood', async () => {
  const { app, user } = await world();
  expect(
    await understandDay(app, user, 'Indian wedding, 8 °C in the evening, no heels, something flowy'),
  ).toEqual({
    chips: [
      { key: 'stop:wedding', label: 'Wedding' },
      { key: 'air', label: '46 °F' },
      { key: 'code:festive', label: 'Festive' },
      { key: 'code:covered', label: 'Modest' },
      { key: 'code:rich-color', label: 'Rich color' },
      { key: 'no-wish:heels()', label: 'No heels' },
    ],
    unread: ['flowy'],
  });
});

test('a piece of hers is known by what it is', async () => {
  const { app, user } = await world();
  await insertPieces(
    app.looks(user.shard),
    user.id,
    [{ id: 'p1', garmentId: 'pleated-skirt', color: 'red' }],
    null,
    0,
  );
  const { chips } = await understandDay(app, user, 'something with my red skirt');
  expect(chips).toEqual([{ key: 'piece:pleated-skirt:red', label: 'Your pleated red midi skirt' }]);
});

test('the look is made for what she said, without the chips that she took away', async () => {
  const { app, user } = await world();
  const sentence = 'office at 8 pm, jeans, no boots';
  const dressed = await regenerateOutfit(app, user, { said: { sentence } });
  const worn = dressed.look.garments.map(({ id }) => id).join(' ');
  expect(dressed.occasion).toBe('work');
  expect(worn).toContain('jeans');
  expect(worn).not.toContain('boots');
  const other = await regenerateOutfit(app, user, {
    said: { sentence, without: ['stop:work', 'wish:jeans()'] },
    occasion: 'home',
  });
  expect(other.occasion).toBe('home');
});

test('a sentence is neither stored nor logged', async () => {
  const { app, user } = await world();
  const said = ['log', 'info', 'warn', 'error'].map((level) => vi.spyOn(console, level as 'log'));
  const sentence = 'date with somebody called Zebediah';
  await understandDay(app, user, sentence);
  await regenerateOutfit(app, user, { said: { sentence } });
  expect(JSON.stringify(said.map(({ mock }) => mock.calls))).not.toMatch(/zebediah/i);
  for (const db of [env.PEOPLE, env.LOOKS_0]) {
    const { results } = await db
      .prepare("select name from sqlite_master where type = 'table'")
      .all<{ name: string }>();
    for (const { name } of results.filter((table) => !/^(sqlite|_cf|d1)_/.test(table.name))) {
      const rows = await db.prepare(`select * from "${name}"`).all();
      expect(JSON.stringify(rows.results), name).not.toMatch(/zebediah/i);
    }
  }
});

test('sentences of an hour are counted, like all that costs work', async () => {
  const { app, user } = await world();
  const key = `say:${user.id}`;
  for (let tries = 0; tries < 240; tries++) await hit(app, key, 240, 3_600_000);
  await expect(understandDay(app, user, 'work')).rejects.toMatchObject({ code: 'too-many' });
});
