import { env } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import {
  storedState,
  newUser,
  openOutfitWorld,
  DAY,
  HOUR,
} from '../../../tests/worlds/outfit-world.workerd.ts';
import { fillSkeletons, userById } from '../../db/people/users.ts';
import { deleteOutfit } from '../outfits/delete-outfit.ts';
import { repairJobs } from './repair-jobs.ts';
import { sweepHourly } from './sweep-hourly.ts';
import { todaysOutfit } from '../outfits/todays-outfit.ts';

const ended = (
  id: string,
  userId: string,
  finishedAt: number | null,
  state = finishedAt === null ? 'queued' : 'done',
) =>
  env.LOOKS_0.prepare(
    "insert into jobs (id, key, kind, user_id, date, state, created_at, finished_at) values (?1, ?1, 'deliver-outfit', ?2, '2026-10-01', ?3, 0, ?4)",
  ).bind(id, userId, state, finishedAt);

test('notes of work go 10 days after it was done, 30 after it failed; open work stays, and the picture of who deletes her outfit goes', async () => {
  const house = openOutfitWorld();
  const user = await newUser(house.app);
  const outfit = await todaysOutfit(house.app, user);
  await house.work();
  const now = house.app.clock.now();
  await env.LOOKS_0.batch([
    ended('old', user.id, now - 10 * DAY - 1),
    ended('young', user.id, now - 10 * DAY + 1),
    ended('old failure', user.id, now - 30 * DAY - 1, 'failed'),
    ended('young failure', user.id, now - 30 * DAY + 1, 'failed'),
    ended('open', user.id, null),
    env.LOOKS_0.prepare("update jobs set finished_at = ? where kind = 'render-outfit'").bind(now - 90 * DAY),
  ]);
  await sweepHourly(house.app);
  const keys = (await storedState(user)).jobs.map(({ key }) => key);
  expect(keys.sort()).toEqual(['open', 'young', 'young failure']);

  // The outfit knows its picture, and writes the note again that erases it.
  expect((await storedState(user)).objects).toHaveLength(1);
  await deleteOutfit(house.app, user, outfit?.id ?? '');
  expect((await storedState(user)).objects).toEqual([]);
  house.pass(31 * DAY);
  await sweepHourly(house.app);
  expect((await storedState(user)).jobs.map(({ key }) => key)).toEqual(['open']);
});

test('forecasts that nobody asked for in two days go, and mails of the local outbox after a month', async () => {
  const house = openOutfitWorld();
  const now = house.app.clock.now();
  const cell = env.PEOPLE.prepare(
    "insert into weather_cache (cell, forecast, fetched_at, fresh_until) values (?, '{}', ?, 0)",
  );
  const mail = env.PEOPLE.prepare(
    "insert into outbox (id, recipient, subject, html, text, sent_at) values (?, 'a@example.org', '', '', '', ?)",
  );
  await env.PEOPLE.batch([
    env.PEOPLE.prepare('delete from operations'),
    cell.bind('old', now - 48 * HOUR - 1),
    cell.bind('young', now - 47 * HOUR),
    mail.bind('old', now - 30 * DAY - 1),
    mail.bind('young', now - 29 * DAY),
  ]);
  await sweepHourly(house.app);
  const left = async (sql: string) =>
    (await env.PEOPLE.prepare(sql).all<{ id: string }>()).results.map((r) => r.id);
  expect(await left("select cell as id from weather_cache where cell in ('old', 'young')")).toEqual([
    'young',
  ]);
  expect(await left("select id from outbox where id in ('old', 'young')")).toEqual(['young']);
});

test('names from before there were skeletons get theirs; look-alikes that cannot have one hold nobody up', async () => {
  const { app } = openOutfitWorld();
  // As rows from before there were skeletons: unlike each other as they are typed, alike to the eye.
  const named = async (usernameKey: string) => {
    const { id } = await newUser(app, { usernameKey });
    await env.PEOPLE.prepare('update users set username_skeleton = null').run();
    return id;
  };
  const alike = [await named('bello'), await named('bell0'), await named('be1l0')];
  const last = await named('somebody-else');
  // Two a run: the alike that come first in the table must not be picked for ever.
  for (let run = 0; run < 20; run++) await fillSkeletons(app.people, 2);
  const { results } = await env.PEOPLE.prepare(
    'select id, username_skeleton as skeleton from users where username_skeleton is null',
  ).all();
  expect(results).toEqual([]);
  const of = async (id: string) => (await userById(app.people, id))?.usernameSkeleton;
  const skeletons = await Promise.all(alike.map(of));
  expect(skeletons.filter((each) => each?.startsWith('!'))).toHaveLength(2);
  expect(await of(last)).not.toMatch(/^!/);
});

test('the erasure of an old picture is not swept before it is done', async () => {
  const house = openOutfitWorld();
  const user = await newUser(house.app);
  const outfit = await todaysOutfit(house.app, user);
  await house.work();
  await env.LOOKS_0.prepare("update jobs set finished_at = 1 where kind = 'render-outfit'").run();
  const down = { ...house.app.blobs, remove: () => Promise.reject(new Error('R2 is down')) };
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await deleteOutfit({ ...house.app, blobs: down }, user, outfit?.id ?? '');
  warned.mockRestore();
  await env.PEOPLE.prepare('delete from operations').run();
  await sweepHourly(house.app);
  house.pass(HOUR);
  await repairJobs(house.app);
  await house.work();
  expect((await storedState(user)).objects).toEqual([]);
});

test('somebody who is on her way to another database does not stop the sweep of the others', async () => {
  const house = openOutfitWorld();
  const [mover, other] = [await newUser(house.app), await newUser(house.app)];
  const finishedAt = house.app.clock.now() - 31 * DAY;
  await env.LOOKS_0.batch([
    ended('of the mover', mover.id, finishedAt),
    ended('of the other', other.id, finishedAt),
    env.LOOKS_0.prepare("insert into moved_users (user_id, state, at) values (?, 'moving', ?)").bind(
      mover.id,
      finishedAt,
    ),
  ]);
  await env.PEOPLE.prepare('delete from operations').run();
  await sweepHourly(house.app);
  expect(
    [(await storedState(mover)).jobs, (await storedState(other)).jobs].map(({ length }) => length),
  ).toEqual([1, 0]);
});
