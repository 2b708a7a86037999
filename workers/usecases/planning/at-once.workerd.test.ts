import { expect, test, vi } from 'vitest';
import { newUser, insertPlaces } from '../../../tests/worlds/outfit-world.workerd.ts';
import { openWorldUnderSky } from '../../../tests/worlds/weather-world.workerd.ts';

vi.mock('../../../app/domain/styling/composer.ts', { spy: true });
vi.mock('../../../app/domain/packing/pack-trip.ts', { spy: true });
// A runner keeps what it has read for other files: these are read again, with what is watched.
vi.resetModules();
const { compose } = await import('../../../app/domain/styling/composer.ts');
const { packTripInSteps } = await import('../../../app/domain/packing/pack-trip.ts');
const { packTrip } = await import('./trips.ts');
const { anotherLook, weekOfLooks } = await import('./week.ts');

const BUSY = { code: 'conflict', details: { error: 'One at a time' } };
async function someone() {
  const house = openWorldUnderSky(() => ({}));
  const user = await newUser(house.app, { subscriptionTier: 'premium', stylePreferences: ['classic'] });
  return { ...house, user };
}

test('ten pages of her week at once compose seven looks, and show the same', async () => {
  const { app, user } = await someone();
  vi.mocked(compose).mockClear();
  const weeks = await Promise.all(Array.from({ length: 10 }, () => weekOfLooks(app, user)));
  expect(compose).toHaveBeenCalledTimes(7);
  expect(new Set(weeks.map(({ days }) => JSON.stringify(days))).size).toBe(1);
});

test('of ten "Another" at once one is composed; the others are told to wait', async () => {
  const { app, user } = await someone();
  const [day] = (await weekOfLooks(app, user)).days;
  vi.mocked(compose).mockClear();
  const calls = Array.from({ length: 10 }, () => anotherLook(app, user, day?.date ?? ''));
  const ends = await Promise.allSettled(calls);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const end of ends) if (end.status === 'rejected') expect(end.reason).toMatchObject(BUSY);
  expect(compose).toHaveBeenCalledTimes(1);
});

test('of ten packing lists at once one is packed; the others are told to wait', async () => {
  const { app, user } = await someone();
  await insertPlaces(app, [[901, 'Porto', 'Porto', 'PT', 41.15, -8.61, 'Europe/Lisbon', 240_000]]);
  const wanted = { location: 'Porto, PT', placeId: 901, from: '2026-12-04', to: '2026-12-07' };
  const ends = await Promise.allSettled(Array.from({ length: 10 }, () => packTrip(app, user, wanted)));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const end of ends) if (end.status === 'rejected') expect(end.reason).toMatchObject(BUSY);
  expect(packTripInSteps).toHaveBeenCalledTimes(1);
});
