import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { WORK, WORK_PER_HOUR } from '../../../app/domain/operations/work-budget.ts';
import type { Tier } from '../../../app/domain/billing/plan.ts';
import {
  HOUR,
  newUser,
  openOutfitWorld,
  type OutfitWorld,
} from '../../../tests/worlds/outfit-world.workerd.ts';
import { composeApp } from '../../compose.ts';
import { releaseTurn, takeTurn } from '../../db/jobs/turns.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { pageInTurn, changeInTurn } from './in-turn.ts';

const BUSY = { code: 'conflict', details: { error: 'One at a time' } };
const done = () => Promise.resolve('done');

/** Work that goes on until it is told to end. */
function going() {
  let end = (): void => undefined;
  const ended = new Promise<string>((resolve) => (end = () => resolve('done')));
  return { work: () => ended, end: () => end() };
}

/** How many of so many pieces of work in a row are let, and how long the next one has to wait, in seconds. */
async function letOf(house: OutfitWorld, user: SessionUser, tries: number, everyMs: number) {
  let passed = 0;
  let wait = 0;
  for (let i = 0; i < tries; i++) {
    await changeInTurn(house.app, user, WORK.outfit, done).then(
      () => passed++,
      (error: { details: { retryAfter: number } }) => (wait = error.details.retryAfter),
    );
    house.pass(everyMs);
  }
  return { passed, wait };
}

test('of thirty at once one works, in whichever isolate; the others are refused before theirs begins', async () => {
  const { app } = openOutfitWorld();
  // Nothing in memory is shared.
  const isolates = Array.from({ length: 30 }, () => ({ ...composeApp(env), clock: app.clock }));
  const user = await newUser(app, { shard: 2 });
  const { work, end } = going();
  let begun = 0;
  let refused = 0;
  const calls = isolates.map((isolate) =>
    changeInTurn(isolate, user, WORK.outfit, () => {
      begun++;
      return work();
    }).catch((error: unknown) => {
      expect(error).toMatchObject(BUSY);
      if (++refused === 29) end();
      return 'refused';
    }),
  );
  expect((await Promise.all(calls)).filter((answer) => answer === 'done')).toHaveLength(1);
  expect([begun, refused]).toEqual([1, 29]);
  expect(await changeInTurn(app, user, WORK.outfit, done), 'and then the next').toBe('done');
});

test('nobody waits for anybody else', async () => {
  const { app } = openOutfitWorld();
  const [anna, bea] = [await newUser(app), await newUser(app)];
  const { work, end } = going();
  const hers = changeInTurn(app, anna, WORK.outfit, work);
  expect(await changeInTurn(app, bea, WORK.outfit, done)).toBe('done');
  end();
  expect(await hers).toBe('done');
});

test('work that fails gives her turn back; it is counted all the same', async () => {
  const { app } = openOutfitWorld();
  const user = await newUser(app);
  const broken = () => Promise.reject(new Error('broken'));
  await expect(changeInTurn(app, user, WORK.outfit, broken)).rejects.toThrow('broken');
  expect(await changeInTurn(app, user, WORK.outfit, done)).toBe('done');
  let refused: unknown;
  for (let i = 0; i < 500 && refused === undefined; i++)
    await changeInTurn(app, user, WORK.outfit, broken).catch((error: Error) => {
      if (error.message !== 'broken') refused = error;
    });
  expect(refused).toMatchObject({ code: 'too-many' });
});

test('who was killed over her work is waited for twenty seconds, and takes nothing from who comes after', async () => {
  const { app, pass } = openOutfitWorld();
  const user = await newUser(app);
  const db = app.looks(user.shard);
  const killed = await takeTurn(db, user.id, { what: 'change', makeUp: 1 }, app.clock.now());
  if (!killed.isTaken) throw new Error('her turn was not free');
  pass(19_999);
  await expect(changeInTurn(app, user, WORK.outfit, done)).rejects.toMatchObject(BUSY);
  pass(1);
  const { work, end } = going();
  const next = changeInTurn(app, user, WORK.outfit, work);
  await expect
    .poll(() => takeTurn(db, user.id, { what: 'change', makeUp: 1 }, app.clock.now()))
    .toMatchObject({ why: 'busy' });
  await releaseTurn(db, user.id, 'change', killed.leaseUntil);
  await expect(changeInTurn(app, user, WORK.outfit, done)).rejects.toMatchObject(BUSY);
  end();
  expect(await next).toBe('done');
});

test.each<Tier>(['free', 'premium'])(
  '%s: an hour has a ceiling, whatever the plan says of a day, and says when she can go on',
  async (subscriptionTier) => {
    const house = openOutfitWorld();
    const user = await newUser(house.app, { subscriptionTier });
    const ceiling = WORK_PER_HOUR[subscriptionTier] / WORK.outfit;
    const { passed, wait } = await letOf(house, user, ceiling / 2 + 3, 0);
    expect(passed, 'half of it at once').toBe(ceiling / 2);
    expect(wait).toBeGreaterThan(0);
    await expect(changeInTurn(house.app, user, WORK.outfit, done)).rejects.toMatchObject({
      code: 'too-many',
      message: `You've made a lot of changes in the last hour. You can continue in ${wait > 60 ? '2 minutes' : 'a minute'}.`,
      details: { retryAfter: wait },
    });
    house.pass((wait - 1) * 1000);
    await expect(changeInTurn(house.app, user, WORK.outfit, done), 'too early').rejects.toMatchObject({
      code: 'too-many',
    });
    house.pass(1000);
    expect(await changeInTurn(house.app, user, WORK.outfit, done), 'in time').toBe('done');
    const hour = await letOf(house, user, Math.floor((3600 - wait) / 30), 30_000);
    expect(passed + 1 + hour.passed, 'the whole of it in the hour').toBeLessThanOrEqual(ceiling);
    expect(hour.passed).toBeGreaterThan(ceiling / 2 - 5);
    house.pass(HOUR);
    expect((await letOf(house, user, 5, 0)).passed, 'and after a rest as before').toBe(5);
  },
);

test('a paid plan has an outfit every twenty seconds for an hour', async () => {
  const house = openOutfitWorld();
  const user = await newUser(house.app, { subscriptionTier: 'premium' });
  expect((await letOf(house, user, 180, 20_000)).passed).toBe(180);
});

test('the ceiling holds in parallel: half an hour of it was at hand for one more', async () => {
  const { app } = openOutfitWorld();
  const user = await newUser(app, { subscriptionTier: 'premium' });
  await changeInTurn(app, user, WORK_PER_HOUR.premium / 2 - WORK.outfit, done);
  const passed: unknown[] = [];
  for (let round = 0; round < 3; round++) {
    const calls = Array.from({ length: 20 }, () => changeInTurn(app, user, WORK.outfit, done));
    passed.push(...(await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled'));
  }
  expect(passed).toHaveLength(1);
});

test('a page waits for a page of hers, and keeps no change from being made', async () => {
  const { app } = openOutfitWorld();
  const user = await newUser(app);
  const { work, end } = going();
  const first = pageInTurn(app, user, WORK.plannedDay, work);
  const order: string[] = [];
  const second = pageInTurn(app, user, WORK.plannedDay, () => Promise.resolve(order.push('second')));
  expect(await changeInTurn(app, user, WORK.outfit, done)).toBe('done');
  order.push('change');
  await new Promise((later) => setTimeout(later, 120));
  order.push('first');
  end();
  await Promise.all([first, second]);
  expect(order).toEqual(['change', 'first', 'second']);
});

test('while her looks move a page is made without a turn, and a change is refused', async () => {
  const { app } = openOutfitWorld();
  const user = await newUser(app, { shard: 1 });
  await env.LOOKS_1.prepare("insert into moved_users (user_id, state, at) values (?, 'moving', 0)")
    .bind(user.id)
    .run();
  expect(await pageInTurn(app, user, WORK.plannedDay, done)).toBe('done');
  await expect(changeInTurn(app, user, WORK.outfit, done)).rejects.toThrow();
});

test('a clock that was set back keeps nobody waiting', async () => {
  const house = openOutfitWorld();
  const user = await newUser(house.app);
  await letOf(house, user, 50, 0);
  await takeTurn(house.app.looks(user.shard), user.id, { what: 'change', makeUp: 1 }, house.app.clock.now());
  house.pass(-24 * HOUR);
  expect(await changeInTurn(house.app, user, WORK.outfit, done)).toBe('done');
});
