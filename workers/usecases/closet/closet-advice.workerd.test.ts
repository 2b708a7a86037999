import { expect, test } from 'vitest';
import { CAPSULE } from '../../../tests/styling/capsule-wardrobe.ts';
import { DAY, HOUR, newUser, openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { readAdvice } from '../../db/looks/closet-advice.ts';
import { changeUser, type SessionUser } from '../../db/people/users.ts';
import { addPieces } from './add-pieces.ts';
import { adviseCloset } from './closet-advice.ts';
import { movePieces } from './change-piece.ts';
import { readCloset } from './read-closet.ts';

const WITHOUT_SHOES = CAPSULE.filter(
  ({ garmentId }) =>
    !['rubber-chelsea-boots', 'weatherproof-sneakers', 'lined-leather-boots'].includes(garmentId),
).map(({ garmentId, color }) => ({ garmentId, color }));
const INDOOR_SHOES = { garmentId: 'leather-sneakers', color: 'white' };

async function withCloset() {
  const house = openOutfitWorld();
  const user: SessionUser = await newUser(house.app, {
    gender: 'female',
    stylePreferences: ['casual'],
    lat: 53.35,
    lon: -6.26,
    location: 'Dublin',
    timezone: 'Europe/Dublin',
  });
  await addPieces(house.app, user, [...WITHOUT_SHOES, INDOOR_SHOES]);
  return { ...house, user };
}
const orders = (sent: readonly { kind: string }[]) =>
  sent.filter(({ kind }) => kind === 'advise-closet').length;

test('a request only orders the answer, the job works it out, and it is kept with her closet', async () => {
  const { app, user, sent, work } = await withCloset();
  expect(await readCloset(app, user)).toMatchObject({ helps: [], helpsComing: true });
  expect(orders(sent)).toBe(1);
  await work();
  const { helps, helpsComing } = await readCloset(app, user);
  expect(helpsComing).toBe(false);
  expect(helps.length).toBeGreaterThan(0);
  expect(helps[0]).toMatchObject({ garment: { slot: 'shoes' }, kind: 'rainy', place: 'Dublin' });
  expect(helps[0]?.days).toBeGreaterThan(10);
  expect(helps[0]?.looks).toBeGreaterThan(5);
  await work();
  expect(orders(sent)).toBe(0);
});

test('another closet, or a week later: it is worked out anew; what became hers is not offered any more', async () => {
  const { app, user, work, pass } = await withCloset();
  await readCloset(app, user);
  await work();
  const [first] = (await readCloset(app, user)).helps;
  const [garmentId = '', color = ''] = (first?.garment.id ?? '').split(':');
  await addPieces(app, user, [{ garmentId, color }]);
  const after = await readCloset(app, user);
  expect(after.helpsComing).toBe(true);
  expect(after.helps.map(({ garment }) => garment.id)).not.toContain(first?.garment.id);
  await work();
  const mended = await readCloset(app, user);
  expect(mended.helpsComing).toBe(false);
  expect(mended.helps[0]?.days ?? 0).toBeLessThan(first?.days ?? 0);
  const before = await readAdvice(app.looks(user.shard), user.id);
  pass(8 * DAY);
  expect(await readCloset(app, user)).toMatchObject({ helpsComing: true });
  await work();
  expect((await readAdvice(app.looks(user.shard), user.id))?.madeAt).toBeGreaterThan(before?.madeAt ?? 0);
});

test('within her city the answer stays, for another city it is worked out anew', async () => {
  const { app, user, work } = await withCloset();
  await readCloset(app, user);
  await work();
  expect(await readCloset(app, { ...user, lat: 53.38, lon: -6.28 })).toMatchObject({ helpsComing: false });
  for (const elsewhere of [{ lat: 53.9 }, { lon: -6.9 }])
    expect(await readCloset(app, { ...user, ...elsewhere })).toMatchObject({ helpsComing: true });
});

test('a closet with next to nothing in it is not advised, and a repeated message does nothing', async () => {
  const { app, user, sent, work } = await withCloset();
  const { pieces } = await readCloset(app, user);
  await work();
  await app.jobs.send([{ kind: 'advise-closet', userId: user.id }]);
  const made = await readAdvice(app.looks(user.shard), user.id);
  await work();
  expect(await readAdvice(app.looks(user.shard), user.id)).toEqual(made);
  await movePieces(
    app,
    user,
    pieces.slice(3).map(({ id }) => id),
    'gone',
  );
  expect(await readCloset(app, user)).toMatchObject({ helps: [], helpsComing: false });
  expect(orders(sent)).toBe(0);
  await app.jobs.send([{ kind: 'advise-closet', userId: 'nobody' }]);
  await work();
});

test('a try is noted before the work: one that was ended is not made again until an hour later', async () => {
  const { app, user, sent, work, pass } = await withCloset();
  await readCloset(app, user);
  await work();
  const db = app.looks(user.shard);
  const made = (await readAdvice(db, user.id))!;
  pass(8 * DAY);
  // A zone that does not exist ends the job in its middle, as the machine does at the end of its CPU.
  await changeUser(app.people, user.id, { timezone: 'Nowhere/Land' });
  const message = { kind: 'advise-closet', userId: user.id } as const;
  await expect(adviseCloset(app, message)).rejects.toThrow();
  const half = (await readAdvice(db, user.id))!;
  expect(half).toEqual({ ...made, madeFor: `try:${made.madeFor}`, madeAt: app.clock.now() });
  expect(await readCloset(app, user)).toMatchObject({ helpsComing: true });
  pass(2 * 60_000);
  expect(await readCloset(app, user)).toMatchObject({ helpsComing: false });
  expect(orders(sent)).toBe(0);
  // Tried again by the queue: nothing happens.
  await adviseCloset(app, message);
  await changeUser(app.people, user.id, { timezone: user.timezone });
  pass(HOUR);
  expect(await readCloset(app, user)).toMatchObject({ helpsComing: true });
  await work();
  expect((await readAdvice(db, user.id))?.madeFor).toBe(made.madeFor);
});
