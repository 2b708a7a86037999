import { beforeAll, expect, test } from 'vitest';
import { newUser, openOutfitWorld, insertPlaces } from '../../../tests/worlds/outfit-world.workerd.ts';
import { insertTrip, listTripRows } from '../../db/looks/trips.ts';
import { deleteNamedLook, restoreNamedLook } from '../named-looks/change-named-look.ts';
import { nameLook } from '../named-looks/name-look.ts';
import { readNamedLooks } from '../named-looks/read-named-looks.ts';
import { packAgain, packTrip, readTrips, removeTrip, takeLookAlong, tickPiece } from './trips.ts';

const house = openOutfitWorld();
const { app } = house;
const PORTO = { location: 'Porto, PT', placeId: 901, from: '2026-12-04', to: '2026-12-07' };
beforeAll(() =>
  insertPlaces(app, [
    [901, 'Porto', 'Porto', 'PT', 41.15, -8.61, 'Europe/Lisbon', 240_000],
    [902, 'Springfield', 'Missouri', 'US', 37.22, -93.29, 'America/Chicago', 170_000],
    [903, 'Springfield', 'Massachusetts', 'US', 42.1, -72.59, 'America/New_York', 155_000],
  ]),
);

test('a list for every day of the trip, ticked, packed again, removed', async () => {
  const her = await newUser(app, { stylePreferences: ['classic'] });
  const trip = await packTrip(app, her, PORTO);
  expect(trip).toMatchObject({ from: PORTO.from, to: PORTO.to, packed: [] });
  expect(trip.placeName).toContain('Porto');
  expect(trip.days.map(({ date }) => date)).toEqual(['04', '05', '06', '07'].map((day) => `2026-12-${day}`));
  // Two weeks away no forecast reaches.
  expect(new Set(trip.days.map(({ sureness }) => sureness))).toEqual(new Set(['usual']));
  expect(trip.besides).toContain('an umbrella');
  const packed = new Set(trip.pieces.map(({ id }) => id));
  for (const { look } of trip.days)
    for (const { id, slot } of look.garments)
      if (!['base', 'legwear', 'umbrella'].includes(slot)) expect(packed).toContain(id);

  const [first, second] = trip.pieces;
  await Promise.all(
    [first!, second!].map(({ id }) => tickPiece(app, her, trip.id, { piece: id, packed: true })),
  );
  await tickPiece(app, her, trip.id, { piece: first!.id, packed: true });
  expect((await readTrips(app, her))[0]!.packed.sort()).toEqual([first!.id, second!.id].sort());
  await expect(tickPiece(app, her, trip.id, { piece: 'a-crown:gold', packed: true })).rejects.toMatchObject({
    code: 'not-found',
  });
  const again = await packAgain(app, her, trip.id);
  expect(again.packed.sort(), 'ticks stay').toEqual([first!.id, second!.id].sort());
  expect((await tickPiece(app, her, trip.id, { piece: second!.id, packed: false })).packed).toEqual([
    first!.id,
  ]);

  const other = await newUser(app);
  expect(await readTrips(app, other)).toEqual([]);
  const notHers = [
    () => packAgain(app, other, trip.id),
    () => tickPiece(app, other, trip.id, { piece: first!.id, packed: false }),
    () => removeTrip(app, other, trip.id),
  ];
  for (const attempt of notHers) await expect(attempt()).rejects.toMatchObject({ code: 'not-found' });
  await removeTrip(app, her, trip.id);
  expect(await readTrips(app, her)).toEqual([]);
});

test('odd wishes are answered in a sentence', async () => {
  const her = await newUser(app, { stylePreferences: ['classic'] });
  const asked = (over: Partial<Parameters<typeof packTrip>[2]>) => packTrip(app, her, { ...PORTO, ...over });
  await expect(asked({ to: '2026-12-01' })).rejects.toThrow('The trip ends before it starts.');
  await expect(asked({ from: '2026-11-19' })).rejects.toThrow('The trip has already started.');
  await expect(asked({ to: '2026-12-18' })).rejects.toThrow('A list covers 14 days at most.');
  await expect(asked({ from: '2028-01-01', to: '2028-01-02' })).rejects.toThrow('more than a year away');
  await expect(asked({ from: '2026-13-45', to: '2026-13-46' })).rejects.toThrow("That isn't a date.");
  await expect(
    packTrip(app, her, { location: 'Nowhere at all', from: PORTO.from, to: PORTO.to }),
  ).rejects.toThrow('Could not find weather data for this location.');
  await expect(asked({ location: 'Springfield', placeId: undefined })).rejects.toThrow(
    'There is more than one Springfield. Please choose yours from the list.',
  );
  const unknown = await newUser(app, { gender: null });
  await expect(packTrip(app, unknown, PORTO)).rejects.toMatchObject({ code: 'not-usable' });
});

test('once it has begun the list is what she has with her: it stays whole and is not packed again', async () => {
  const away = openOutfitWorld();
  const her = await newUser(away.app, { stylePreferences: ['classic'] });
  const trip = await packTrip(away.app, her, PORTO);
  const begins = Date.parse(`${PORTO.from}T12:00:00Z`);
  away.pass(begins - away.app.clock.now());
  const again = await packAgain(away.app, her, trip.id);
  expect(again.days, 'its first morning still counts as before').toHaveLength(4);
  away.pass(24 * 3_600_000);
  await expect(packAgain(away.app, her, trip.id)).rejects.toThrow('This trip has started');
  expect((await readTrips(away.app, her))[0]!.days).toHaveLength(4);
});

test('of lists asked for at once one is made; ten are the most, also for calls that are stored at once', async () => {
  const her = await newUser(app, { stylePreferences: ['classic'] });
  const calls = await Promise.allSettled(Array.from({ length: 12 }, () => packTrip(app, her, PORTO)));
  const refused = calls.flatMap((call) => (call.status === 'rejected' ? [call.reason as unknown] : []));
  expect(refused).toHaveLength(11);
  for (const no of refused) expect(no).toMatchObject({ code: 'conflict' });

  const db = app.looks(her.shard);
  const [row] = await listTripRows(db, her.id, '2026-11-20');
  const limits = { today: '2026-11-20', longAgo: '2026-10-20', most: 10 };
  const stored = await Promise.all(
    Array.from({ length: 25 }, (_, i) => insertTrip(db, { ...row!, id: `trip-${i}` }, limits)),
  );
  expect(stored.filter(Boolean)).toHaveLength(9);
  expect(await listTripRows(db, her.id, '2026-11-20')).toHaveLength(10);
  await expect(packTrip(app, her, PORTO)).rejects.toMatchObject({
    code: 'too-many',
    message: 'You already have 10 packing lists. Remove one first.',
  });
});

test('looks that she takes along are packed, told by their names, and stay when the list is made anew', async () => {
  const her = await newUser(app, { stylePreferences: ['classic'] });
  const [trip, dinner] = [
    await packTrip(app, her, PORTO),
    await nameLook(app, her, {
      name: 'Dinner',
      from: { garments: ['slip-dress:forest', 'ballet-flats:camel', 'sheer-tights:black'] },
    }),
  ];
  const along = await takeLookAlong(app, her, trip.id, { look: dinner.id, along: true });
  await takeLookAlong(app, her, trip.id, { look: dinner.id, along: true });
  expect(along.looks).toEqual([
    { id: dinner.id, name: 'Dinner', pieces: expect.arrayContaining(['slip-dress:forest']) },
  ]);
  expect(along.looks[0]?.pieces).not.toContain('sheer-tights:black');
  expect(along.besides).toContain('tights');
  expect(along.pieces.filter(({ id }) => id === 'slip-dress:forest')).toHaveLength(1);
  expect((await readNamedLooks(app, her))[0]?.trips).toEqual([trip.id]);

  await tickPiece(app, her, trip.id, { piece: 'slip-dress:forest', packed: true });
  const again = await packAgain(app, her, trip.id);
  expect([again.looks[0]?.name, again.packed]).toEqual(['Dinner', ['slip-dress:forest']]);

  await deleteNamedLook(app, her, dinner.id);
  const [without] = await readTrips(app, her);
  expect([without?.looks, without?.packed]).toEqual([[], []]);
  await restoreNamedLook(app, her, dinner.id);
  expect((await readTrips(app, her))[0]?.looks[0]?.name).toBe('Dinner');

  const left = await takeLookAlong(app, her, trip.id, { look: dinner.id, along: false });
  expect(left.looks).toEqual([]);
  expect(left.pieces.map(({ id }) => id)).toEqual(trip.pieces.map(({ id }) => id));
  const other = await newUser(app);
  for (const [who, wish] of [
    [other, { look: dinner.id, along: true }],
    [her, { look: 'none', along: true }],
  ] as const)
    await expect(takeLookAlong(app, who, trip.id, wish)).rejects.toMatchObject({ code: 'not-found' });
});

test('a packing list holds fourteen looks of hers', async () => {
  const her = await newUser(app, { stylePreferences: ['classic'] });
  const trip = await packTrip(app, her, { ...PORTO, to: PORTO.from });
  const garments = ['slip-dress:forest'];
  const ids: string[] = [];
  for (let i = 0; i < 15; i++)
    ids.push((await nameLook(app, her, { name: `Look ${i}`, from: { garments } })).id);
  for (const look of ids.slice(0, 14)) await takeLookAlong(app, her, trip.id, { look, along: true });
  await expect(takeLookAlong(app, her, trip.id, { look: ids[14]!, along: true })).rejects.toMatchObject({
    code: 'too-many',
  });
  expect((await readTrips(app, her))[0]?.looks).toHaveLength(14);
});
