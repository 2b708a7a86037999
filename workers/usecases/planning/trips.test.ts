import { expect, test } from 'vitest';
import { newNodeUser, openNodeWorld } from '../../../tests/worlds/node-world.ts';
import type { App } from '../../app.ts';
import { packTrip } from './trips.ts';

// Which dates are packed for. What is packed: trips.workerd.test.ts.

const AUCKLAND = {
  ...{ id: 1, name: 'Auckland', region: '', country: 'NZ', lat: -36.8, lon: 174.8, population: 1 },
  timezone: 'Pacific/Auckland',
};
/** Weather is asked for only where the dates are taken. */
const TAKEN = 'The weather was asked for.';

async function packed(from: string, to: string): Promise<string> {
  const geocoder = { named: () => Promise.resolve([AUCKLAND]) } as unknown as App['geocoder'];
  const { app } = openNodeWorld({ geocoder, weather: [] });
  const her = await newNodeUser(app);
  return packTrip(app, her, { location: 'Auckland, NZ', from, to }).then(
    () => 'packed',
    (error: Error) => (error.message === 'No weather provider is composed.' ? TAKEN : error.message),
  );
}

test.each([
  ['on the day that it is there already', '2026-11-20', '2026-11-20', TAKEN],
  ['before', '2026-11-19', '2026-11-21', 'The trip has already started. Choose today or a later day.'],
  ['four hundred days ahead', '2027-12-25', '2027-12-25', TAKEN],
  ['a day later', '2027-12-26', '2027-12-26', "That's more than a year away."],
  ['fourteen days', '2026-12-01', '2026-12-14', TAKEN],
  [
    'fifteen',
    '2026-12-01',
    '2026-12-15',
    'A list covers 14 days at most. Do laundry on the way, and start a second list.',
  ],
  ['backward', '2026-12-02', '2026-12-01', 'The trip ends before it starts.'],
  ['from no day', '2026-13-01', '2026-12-01', "That isn't a date."],
  ['to no day', '2026-12-01', '2026-99-99', "That isn't a date."],
])('a trip %s: %s to %s', async (_, from, to, said) => {
  expect(await packed(from, to)).toBe(said);
});

test('who has not said what she likes is asked for it first', async () => {
  const { app } = openNodeWorld();
  const her = await newNodeUser(app, { stylePreferences: [] });
  await expect(packTrip(app, her, { location: 'x', from: 'x', to: 'x' })).rejects.toMatchObject({
    code: 'not-usable',
  });
});
