import { env } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { newUser, openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { DayModel } from '../../ports/day-model.ts';
import { hit } from '../../db/people/rate-limits.ts';
import { insertPieces } from '../../db/looks/closet.ts';
import { regenerateOutfit } from '../outfits/regenerate-outfit.ts';
import { todaysOutfit } from '../outfits/todays-outfit.ts';
import { understandDay } from './understand-day.ts';

const world = async (dayModels: DayModel[] = []) => {
  const house = openOutfitWorld({ dayModels });
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
    also: [],
    without: [],
  });
});

/** Answers the same to every sentence, and remembers what it was asked. */
function modelThatSays(says: Partial<Awaited<ReturnType<DayModel['read']>>>) {
  const asked: string[] = [];
  const model: DayModel = {
    name: 'fake',
    costMicros: 1000,
    read: ({ sentence }) => {
      asked.push(sentence);
      return Promise.resolve({ add: [], drop: [], missed: [], ...says });
    },
  };
  return { model, asked };
}

test('a model reads what the lexicon has no word for; the look is made of its chips without asking it again', async () => {
  const { model, asked } = modelThatSays({
    add: ['code:easy-on', 'stop:run'],
    drop: ['stop:concert', 'no-wish:boots()'],
    missed: ['wobbly', 'elsewhere'],
  });
  const { app, user } = await world([model]);
  const sentence = 'jogging after the Coldplay concert last night, a bit wobbly, no boots';
  const day = await understandDay(app, user, sentence);
  const labels = day.chips.map(({ label }) => label);
  expect(labels).toContain('Easy on and off');
  expect(labels).toContain('No boots');
  expect(labels).not.toContain('Concert');
  expect(day).toMatchObject({
    unread: ['wobbly'],
    also: ['code:easy-on', 'stop:run'],
    without: ['stop:concert'],
  });
  const { also, without } = day;
  const dressed = await regenerateOutfit(app, user, { said: { sentence, also, without } });
  expect(dressed.occasion).toBe('run');
  expect(asked).toEqual([sentence]);
  const tapped = [...without, 'stop:run'];
  const other = await regenerateOutfit(app, user, {
    said: { sentence, also, without: tapped },
    occasion: 'home',
  });
  expect(other.occasion).toBe('home');
});

test('without a model that is well the lexicon stands alone, and few plain words ask none', async () => {
  const failing: DayModel = {
    name: 'down',
    costMicros: 1000,
    read: () => Promise.reject(new ProviderError('down', 'too slow', { retryable: true })),
  };
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { app, user } = await world([failing]);
  const day = await understandDay(app, user, 'a wedding, no heels, something flowy');
  expect(day.chips.map(({ key }) => key)).toEqual(['stop:wedding', 'no-wish:heels()']);
  expect(day).toMatchObject({ unread: ['flowy'], also: [], without: [] });
  const { model, asked } = modelThatSays({ add: ['code:messy'] });
  const plain = await world([model]);
  await understandDay(plain.app, plain.user, 'office, no heels');
  expect(asked).toEqual([]);
});

test('who says very much is read by the lexicon alone', async () => {
  const { model, asked } = modelThatSays({ add: ['code:messy'] });
  const { app, user } = await world([model]);
  for (let tries = 0; tries < 40; tries++) await hit(app, `say-model:${user.id}`, 40, 3_600_000);
  const { chips } = await understandDay(app, user, 'the long day at the office of my aunt');
  expect(chips.map(({ key }) => key)).toEqual(['stop:work']);
  expect(asked).toEqual([]);
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
  const { app, user } = await world([modelThatSays({ missed: ['Zebediah'] }).model]);
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
