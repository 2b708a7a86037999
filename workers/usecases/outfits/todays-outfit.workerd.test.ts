import { expect, test } from 'vitest';
import { storedState, newUser, openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { dayOfLooks } from './day-of-looks.ts';
import { regenerateOutfit } from './regenerate-outfit.ts';
import { todaysOutfit } from './todays-outfit.ts';

const TOKYO = { location: 'Tokyo, JP', timezone: 'Asia/Tokyo', lat: 35.7, lon: 139.7 } as const;
const PORTO = { location: 'Porto, PT', timezone: 'Europe/Lisbon', lat: 41.15, lon: -8.6 } as const;

test('who moves is dressed anew for the new place and the hour there, and it counts nothing', async () => {
  const { app } = openOutfitWorld();
  const user = await newUser(app);
  for (let i = 0; i < 3; i++) await (i === 0 ? todaysOutfit(app, user) : regenerateOutfit(app, user, {}));
  const moved = { ...user, ...TOKYO };
  // Her device still says nine in the morning; in Tokyo it is six in the evening.
  const there = await todaysOutfit(app, moved, 9);
  expect(there).toMatchObject({ placeName: 'Tokyo, JP', daypart: 'evening' });
  expect((await todaysOutfit(app, moved, 9))?.id).toBe(there?.id);
  expect((await storedState(user)).used).toBe(3);
  expect((await dayOfLooks(app, moved)).left).toBe(0);
});

test('what her day is for goes with her', async () => {
  const { app } = openOutfitWorld();
  const user = await newUser(app);
  await todaysOutfit(app, user);
  await regenerateOutfit(app, user, { occasion: 'sport' });
  expect((await todaysOutfit(app, { ...user, ...PORTO }))?.occasion).toBe('sport');
});

test('ten pages at once after a move make one look', async () => {
  const { app } = openOutfitWorld();
  const user = await newUser(app);
  await todaysOutfit(app, user);
  const moved = { ...user, ...PORTO };
  const looks = await Promise.all(Array.from({ length: 10 }, () => todaysOutfit(app, moved)));
  expect(new Set(looks.map((look) => look?.id)).size).toBe(1);
  expect((await storedState(user)).all).toHaveLength(2);
});

test.each([1, 3])(
  'ten moves a day are dressed for and no more, whatever she made herself: %d',
  async (made) => {
    const house = openOutfitWorld();
    const { app } = house;
    const user = await newUser(app);
    for (let i = 0; i < made; i++)
      await (i === 0 ? todaysOutfit(app, user) : regenerateOutfit(app, user, {}));
    for (let i = 1; i <= 15; i++) {
      await todaysOutfit(app, i % 2 ? { ...user, ...PORTO } : user);
      house.pass(20 * 60_000);
    }
    expect((await storedState(user)).all).toHaveLength(made + 10);
  },
);

test('without weather for the new place the old look stays until there is some', async () => {
  const { app } = openOutfitWorld();
  const user = await newUser(app);
  const first = await todaysOutfit(app, user);
  const busy = new ProviderError('met', 'busy', { retryable: true });
  const silent = { ...app, weather: [{ ...app.weather[0]!, forecast: () => Promise.reject(busy) }] };
  const moved = { ...user, location: 'Oslo, NO', timezone: 'Europe/Oslo', lat: 59.9, lon: 10.7 };
  expect((await todaysOutfit(silent, moved))?.id).toBe(first?.id);
  expect((await todaysOutfit(app, moved))?.placeName).toBe('Oslo, NO');
});
