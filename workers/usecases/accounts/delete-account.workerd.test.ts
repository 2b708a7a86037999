import { env } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { appThatDies, killAfter, killPoints } from '../../../tests/fakes/process-faults.workerd.ts';
import { fillEveryTable, leftoverData } from '../../../tests/worlds/leftover-data.workerd.ts';
import {
  deliver,
  newUser,
  openOutfitWorld,
  type OutfitWorld,
} from '../../../tests/worlds/outfit-world.workerd.ts';
import { jpegOf } from '../../../tests/samples/picture-files.ts';
import { expectConsoleError } from '../../../tests/runner/console-errors.ts';
import { newMember, PASSWORD, visitor } from '../../../tests/worlds/visitor.workerd.ts';
import { runCronTick } from '../../background/cron-tick.ts';
import { userById, type SessionUser } from '../../db/people/users.ts';
import type { Mail, Mailer } from '../../ports/mailer.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { createApi } from '../../site/api/index.ts';
import { createUpload } from '../photos/create-upload.ts';
import { deleteAccount } from './delete-account.ts';
import { storePicture } from '../photos/receive-upload.ts';

const MINUTE = 60_000;
const LONG_ENOUGH = { timeout: 180_000 };

let quiet: MockInstance<typeof console.warn>;
beforeEach(() => {
  quiet = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  quiet.mockRestore();
});

interface DeletionHouse extends OutfitWorld {
  mailed: Mail[];
  /** Customers that the payment provider was told to forget. */
  forgotten: string[];
}

function openDeletionHouse(): DeletionHouse {
  const [mailed, forgotten]: [Mail[], string[]] = [[], []];
  const mailer: Mailer = {
    name: 'fake',
    send: (mail) => {
      mailed.push(mail);
      return Promise.resolve(null);
    },
  };
  const forget = (customer: string): Promise<void> => {
    forgotten.push(customer);
    return Promise.resolve();
  };
  const house = openOutfitWorld({ mailer });
  Object.assign(house.app, { payments: { ...house.app.payments, forget } });
  return Object.assign(house, { mailed, forgotten });
}

/** Ticks of the cron, with what the queue has, until everything has had its time. */
async function timeGoesBy(house: OutfitWorld): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await house.work();
    house.pass(20 * MINUTE);
    await runCronTick(house.app);
  }
  await house.work();
}

/** A life with a row in every table. */
async function aLife(house: OutfitWorld, name?: string): Promise<SessionUser> {
  const key = name ?? `her-${crypto.randomUUID().slice(0, 8)}`;
  const user = await newUser(house.app, {
    ...{ username: key, usernameKey: key, email: `${key}@example.org`, emailKey: `${key}@example.org` },
    shard: 1,
  });
  await fillEveryTable(user);
  await env.PHOTOS.put(`${user.id}/photo`, 'x');
  await env.PHOTOS.put(`${user.id}/outfit`, 'x');
  return user;
}

const inPeople = async (sql: string, id: string): Promise<number> =>
  (await env.PEOPLE.prepare(sql).bind(id).first<{ n: number }>())?.n ?? 0;

/** Her account is whole, or nobody can get into it any more. */
async function checkDoor(user: SessionUser, story: string): Promise<boolean> {
  const isThere = (await inPeople('select count(*) n from users where id = ?', user.id)) === 1;
  const sessions = await inPeople('select count(*) n from sessions where user_id = ?', user.id);
  expect(sessions > 0, story).toBe(isThere);
  return isThere;
}

async function play(crashAfter: number): Promise<number> {
  const house = openDeletionHouse();
  const user = await aLife(house);
  const faults = killAfter(crashAfter);
  const { payments } = house.app as unknown as { payments: { forget(customer: string): Promise<void> } };
  const dying = {
    ...appThatDies(house.app, faults),
    payments: { ...payments, forget: (c: string) => faults.step(() => payments.forget(c)) },
  } as unknown as OutfitWorld['app'];
  await deleteAccount(dying, user).catch(() => undefined);
  const unanswered = house.sent.splice(0);
  await deliver(dying, unanswered);

  const story = `killed after call ${crashAfter}`;
  // No answer came, and her account is still there: she asks again.
  if (await checkDoor(user, story)) await deleteAccount(house.app, user);
  // The queue repeats what it got no answer to, twice and at once.
  await Promise.all([deliver(house.app, unanswered), deliver(house.app, unanswered)]);
  await timeGoesBy(house);
  expect(await leftoverData(user), story).toEqual([]);
  expect(house.forgotten, story).toContain(`cus_${user.id}`);
  expect(
    house.mailed.map((mail) => mail.subject),
    story,
  ).toEqual(['Your account was deleted']);
  expect(house.mailed[0]?.to, story).toBe(user.email);
  return faults.steps();
}

test(
  'killed after each of its calls to the world, a deletion finishes and leaves nothing',
  LONG_ENOUGH,
  async () => {
    expectConsoleError(Infinity);
    const calls = await play(Infinity);
    expect(calls).toBeGreaterThan(12);
    for (const crashAfter of killPoints(calls, 5)) await play(crashAfter);
  },
);

test('the search for traces finds each row, and a bystander keeps hers', async () => {
  const house = openDeletionHouse();
  const [ann, bystander] = [await aLife(house), await aLife(house)];
  const before = await leftoverData(bystander);
  expect(before.length).toBeGreaterThan(18);
  await deleteAccount(house.app, ann);
  await timeGoesBy(house);
  expect(await leftoverData(ann)).toEqual([]);
  expect(await leftoverData(bystander)).toEqual(before);
});

test('the answer comes at once: signed out everywhere, no way in, and the name is free', async () => {
  const house = openDeletionHouse();
  const api = createApi(() => house.app);
  const ann = await newMember(api, 'ann');
  const phone = visitor(api);
  await phone.send('POST', '/api/login', { username: 'ann', password: PASSWORD });
  const cookie = ann.cookie;
  const response = await ann.send('DELETE', '/api/user/account');
  expect(response.status).toBe(200);
  expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
  expect((await phone.send('GET', '/api/user')).status).toBe(401);
  const old = Object.assign(visitor(api), { cookie });
  expect((await old.send('GET', '/api/user')).status).toBe(401);
  expect((await phone.send('POST', '/api/login', { username: 'ann', password: PASSWORD })).status).toBe(401);
  const next = await newMember(api, 'ann');
  await timeGoesBy(house);
  expect((await next.send('GET', '/api/user')).status).toBe(200);
});

test('pressed twice at once it is one deletion with one receipt', async () => {
  const house = openDeletionHouse();
  const ann = await aLife(house);
  await Promise.all([deleteAccount(house.app, ann), deleteAccount(house.app, ann)]);
  expect(house.sent.map((message) => message.kind)).toEqual(['delete-account']);
  await timeGoesBy(house);
  expect(house.mailed).toHaveLength(1);
});

test('a payment provider that is down holds up only itself, and is asked until it answers', async () => {
  expectConsoleError(Infinity);
  const house = openDeletionHouse();
  const ann = await aLife(house);
  let asked = 0;
  const down = {
    ...house.app.payments,
    forget: () => {
      asked++;
      return Promise.reject(new ProviderError('stripe', 'busy', { retryable: true }));
    },
  };
  const broken = { ...house.app, payments: down } as unknown as OutfitWorld['app'];
  await deleteAccount(broken, ann);
  await deliver(broken, house.sent.splice(0));
  for (let minutes = 0; minutes < 30; minutes++) {
    house.pass(MINUTE);
    await runCronTick(broken).catch(() => undefined);
  }
  expect(await leftoverData(ann)).toEqual(['deletions: email', 'deletions: id']);
  expect(asked).toBeGreaterThanOrEqual(4);
  expect(asked).toBeLessThan(8);
  expect(house.mailed).toEqual([]);
  for (let hour = 0; hour < 3; hour++) {
    house.pass(60 * MINUTE);
    await timeGoesBy(house);
  }
  expect(house.forgotten).toEqual([`cus_${ann.id}`]);
  expect(house.mailed).toHaveLength(1);
  expect(await leftoverData(ann)).toEqual([]);
});

test('what a request that was under way writes afterward goes as well', async () => {
  const house = openDeletionHouse();
  const ann = await aLife(house);
  await deleteAccount(house.app, ann);
  await house.work();
  expect(await leftoverData(ann)).toEqual(['deletions: id']);
  // Nothing is written under her address any more: it is not known.
  await fillEveryTable(ann, ['early_access', 'outbox']);
  await env.PHOTOS.put(`${ann.id}/late`, 'x');
  await timeGoesBy(house);
  expect(await leftoverData(ann)).toEqual([]);
});

test('a photo that arrives while the account is being erased leaves nothing', async () => {
  const house = openDeletionHouse();
  const { app } = house;
  const ann = await aLife(house);
  const { objectId } = await createUpload(app, ann);
  const late = {
    ...app,
    blobs: {
      ...app.blobs,
      async create(...photo: Parameters<typeof app.blobs.create>) {
        await deleteAccount(app, ann);
        await house.work();
        return app.blobs.create(...photo);
      },
    },
  };
  await expect(storePicture(late, ann, objectId, jpegOf())).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await leftoverData(ann)).toEqual(['deletions: id']);
});

test('messages of somebody who is gone end quietly', async () => {
  const house = openDeletionHouse();
  const ann = await aLife(house);
  await deleteAccount(house.app, ann);
  await timeGoesBy(house);
  const { id: userId, shard } = ann;
  const outcome = await deliver(house.app, [
    { kind: 'deliver-outfit', userId, date: '2026-11-20', deliverAt: 0 },
    { kind: 'render-outfit', userId, shard, outfitId: 'o', jobId: 'j' },
    { kind: 'erase-image', userId, shard, jobId: 'j' },
    { kind: 'send-mail', mail: 'welcome', userId, key: 'k', origin: '', requestedAt: 0 },
    { kind: 'delete-account', deletionId: 'nobody knows it' },
  ]);
  expect(outcome).toMatchObject({ acked: 5, retried: 0 });
  expect(await leftoverData(ann)).toEqual([]);
  expect(await userById(house.app.people, userId)).toBeUndefined();
});
