import { env } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import {
  insertPlaces,
  newUser,
  openOutfitWorld,
  storedState,
} from '../../../tests/worlds/outfit-world.workerd.ts';
import { STYLE_IDS } from '../../../app/domain/preferences/style.ts';
import { todaysOutfit } from '../outfits/todays-outfit.ts';
import { keepTriedLook } from './keep-tried-look.ts';
import { looksForVisitor } from './looks-for-visitor.ts';
import { placeOfVisitor } from './place-of-visitor.ts';

const LISBON = 2267057;
const { app } = openOutfitWorld();

beforeAll(() =>
  insertPlaces(app, [
    [LISBON, 'Lisbon', 'Lisbon', 'PT', 38.72, -9.13, 'Europe/Lisbon', 517802],
    [5, 'Lisbon', 'Ohio', 'US', 40.77, -80.77, 'America/New_York', 2637],
    [6, 'New York', 'New York', 'US', 40.71, -74, 'America/New_York', 8804190],
    [7, 'San Francisco', 'California', 'US', 37.77, -122.42, 'America/Los_Angeles', 873965],
  ]),
);

const idsOf = (look: { garments: { id: string }[] }) => look.garments.map(({ id }) => id);

test.each([
  ['her zone names her city', { device: { zone: 'Europe/Lisbon', languages: 'pt-PT' } }, 'PT'],
  ['a zone of several words', { device: { zone: 'America/New_York', languages: 'en-US' } }, 'US'],
  ['a zone that is no place stands for San Francisco', { device: { zone: 'UTC' } }, 'US'],
  ['a zone that nobody knows too', { device: { zone: 'Moon/Tranquility' } }, 'US'],
  ['where she stands', { position: { lat: 38.7, lon: -9.1 } }, 'PT'],
  ['the city that she took', { placeId: LISBON }, 'PT'],
])('where a visitor is: %s', async (_, asked, country) => {
  expect((await placeOfVisitor(app, asked)).country).toBe(country);
});

test('no city near, or one that is not there, is said', async () => {
  await expect(placeOfVisitor(app, { position: { lat: -50, lon: -130 } })).rejects.toThrow(/type it/);
  await expect(looksForVisitor(app, { gender: 'female', placeId: 99 })).rejects.toThrow(/another one/);
});

test('six looks, one in each style, each unlike the others; the same for everybody there', async () => {
  const { looks, place, unit } = await looksForVisitor(app, { gender: 'female', placeId: LISBON });
  expect([place.name, unit, looks.map(({ style }) => style)]).toEqual(['Lisbon', 'C', [...STYLE_IDS]]);
  expect(new Set(looks.map(({ look }) => idsOf(look).join())).size).toBe(6);
  const again = await looksForVisitor(app, { gender: 'female', placeId: LISBON });
  expect(again.looks).toEqual(looks);
});

test('the look that she kept is her first outfit, and only the first', async () => {
  const { looks } = await looksForVisitor(app, { gender: 'female', placeId: LISBON });
  for (const { style, look, title } of looks) {
    const user = await newUser(app, { stylePreferences: [style], placeId: LISBON });
    await keepTriedLook(app, user, { style, pieces: idsOf(look) });
    expect((await storedState(user)).all, 'nothing is made yet').toHaveLength(0);
    const first = await todaysOutfit(app, user);
    expect([style, first && idsOf(first.look)]).toEqual([style, idsOf(look)]);
    expect([first?.title, first?.reasons[0]?.text]).toEqual([
      title,
      expect.stringContaining('The look you chose before'),
    ]);
    await keepTriedLook(app, user, { style, pieces: idsOf(looks[0]!.look) });
    expect((await todaysOutfit(app, user))?.id).toBe(first?.id);
  }
});

test('what is no look for her day is not kept, and she is dressed as anybody', async () => {
  const { looks } = await looksForVisitor(app, { gender: 'female', placeId: LISBON });
  const [casual] = looks;
  const pieces = idsOf(casual!.look);
  for (const forged of [['sun-hat:nothing'], [...pieces, pieces[0]!], pieces.slice(0, 1), ['x']]) {
    const user = await newUser(app, { stylePreferences: ['casual'], placeId: LISBON });
    await keepTriedLook(app, user, { style: 'casual', pieces: forged });
    const plans = await env.LOOKS_0.prepare('select count(*) as n from plans where user_id = ?')
      .bind(user.id)
      .first<{ n: number }>();
    expect([forged.length, plans?.n]).toEqual([forged.length, 0]);
  }
});
