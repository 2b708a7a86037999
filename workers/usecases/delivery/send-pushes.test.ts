import { beforeEach, expect, test, vi } from 'vitest';
import { newNodeUser, newLook, openNodeWorld } from '../../../tests/worlds/node-world.ts';
import { expectConsoleError } from '../../../tests/runner/console-errors.ts';
import type { BackgroundApp } from '../../app.ts';
import { countsSince } from '../../db/jobs/delivery-counts.ts';
import { CONSUMER_CRASHED } from '../../db/jobs/ledger-policies.ts';
import { scheduleNote } from '../../db/jobs/push-jobs.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { Pusher } from '../../ports/pusher.ts';
import { sendPushes } from './send-pushes.ts';

// What becomes of a push: when it is tried again, when it has failed, and what is counted.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const TODAY = '2026-11-20';
const NINE = Date.UTC(2026, 10, 20, 9);

let house: ReturnType<typeof openNodeWorld>;
let app: BackgroundApp;
let told: string[];
let push: Pusher['push'];
beforeEach(() => {
  told = [];
  push = () => Promise.resolve('taken');
  const pusher: Pusher = {
    ...{ name: 'fake', publicKey: () => Promise.resolve('a key') },
    push: (device, note) => (told.push(device.endpoint), push(device, note)),
  };
  house = openNodeWorld({ pusher }, { start: NINE });
  app = house.app as BackgroundApp;
});

/** She listens on these devices, and her push is due at nine. */
async function reader(devices: string[], hasLook = true): Promise<SessionUser> {
  const user = await newNodeUser(app);
  const kept = devices.map((id) => ({ id, endpoint: `https://push/${id}`, p256dh: 'key', auth: 'secret' }));
  house.looks[0]!.prepare(
    `insert into minutes (user_id, version, timezone, notification_time, temperature_unit, notifications_enabled, devices,
         last_seen_at, created_at, next_delivery_at) values (?, 1, 'Europe/Lisbon', '09:00', 'F', 1, ?, 0, 0, null)`,
  ).run(user.id, JSON.stringify(kept));
  if (hasLook) await newLook(app, user);
  await scheduleNote(app.looks(0), 'send-push', { userId: user.id, date: TODAY, dueAt: NINE, now: NINE });
  return user;
}
const messageTo = ({ id: userId }: SessionUser) => ({
  ...({ kind: 'send-push', userId, shard: 0, date: TODAY, dueAt: NINE } as const),
});
/** @returns seconds after which each comes again */
async function send(...users: SessionUser[]): Promise<(number | undefined)[]> {
  const again = await sendPushes(app, 0, users.map(messageTo));
  return users.map(({ id }) => again.get(`push:${id}:${TODAY}`));
}
const rowOf = ({ id }: SessionUser) =>
  house.looks[0]!.prepare(
    'select state, error, attempts, sent_to, lease_until from jobs where user_id = ?',
  ).get(id) as Record<string, unknown>;
const change = (set: string) => house.looks[0]!.exec(`update jobs set ${set}`);
const counts = () => countsSince(app, TODAY);
const fails = (retryable: boolean, retryAfterSeconds?: number) => () =>
  Promise.reject(new ProviderError('push', 'busy', { retryable, retryAfterSeconds }));

test('a push that every device took is over, and counted with how late it was', async () => {
  const her = await reader(['phone', 'laptop']);
  house.pass(10 * SECOND);
  expect(await send(her)).toEqual([undefined]);
  expect(told).toEqual(['https://push/phone', 'https://push/laptop']);
  expect(rowOf(her)).toMatchObject({ state: 'done', error: null, sent_to: '["phone","laptop"]' });
  expect(await counts()).toEqual({ sent: 2, 'late:10': 1 });
  // Its message once more: nothing.
  await send(her);
  expect(told).toHaveLength(2);
});

test('a busy service is asked again after ten seconds, then twice as long, five minutes at most; six times in all', async () => {
  push = fails(true);
  const her = await reader(['phone']);
  for (const seconds of [10, 20, 40, 80, 160]) {
    expect(await send(her)).toEqual([seconds]);
    const { state, lease_until, error } = rowOf(her);
    expect([state, error]).toEqual(['queued', 'push: busy']);
    // A minute longer than its message takes: then the sweeper looks after it.
    expect(lease_until).toBe(app.clock.now() + seconds * SECOND + MINUTE);
    house.pass(seconds * SECOND);
  }
  expect(await send(her)).toEqual([undefined]);
  expect(rowOf(her)).toMatchObject({ state: 'failed', attempts: 6 });
  expect(await counts()).toEqual({ retried: 5, failed: 1 });
});

test('it waits as long as the service says, an hour at most, and never less than of its own', async () => {
  for (const [said, waits] of [
    [5, 10],
    [120, 120],
    [3600, 3600],
    [9999, 3600],
    [undefined, 10],
  ] as const) {
    push = fails(true, said);
    expect(await send(await reader(['phone']))).toEqual([waits]);
  }
});

test('what the service will never take is not tried again', async () => {
  push = fails(false);
  const her = await reader(['phone']);
  expect(await send(her)).toEqual([undefined]);
  expect(rowOf(her)).toMatchObject({ state: 'failed', error: 'push: busy' });
  expect(await counts()).toEqual({ failed: 1 });
});

test('a try again is for the devices that have not heard it; one that heard it makes the push a success', async () => {
  push = ({ endpoint }) => (endpoint.endsWith('laptop') ? fails(true)() : Promise.resolve('taken'));
  const her = await reader(['phone', 'laptop']);
  expect(await send(her)).toEqual([10]);
  expect(rowOf(her)).toMatchObject({ state: 'queued', sent_to: '["phone"]' });
  house.pass(10 * SECOND);
  push = fails(false);
  expect(await send(her)).toEqual([undefined]);
  expect(told.map((endpoint) => endpoint.slice(13))).toEqual(['phone', 'laptop', 'laptop']);
  expect(rowOf(her)).toMatchObject({ state: 'done', error: 'push: busy', sent_to: '["phone"]' });
  expect(await counts()).toEqual({ sent: 1, retried: 1, 'late:10': 1 });
});

test('a device that is gone is no failure: she is untold; one that refuses our key is', async () => {
  push = () => Promise.resolve('gone');
  const her = await reader(['phone']);
  await send(her);
  expect(rowOf(her)).toMatchObject({ state: 'done', error: null });
  expect(await counts()).toEqual({ gone: 1, untold: 1 });
  push = () => Promise.resolve('refused');
  const she = await reader(['tablet']);
  await send(she);
  expect(rowOf(she)).toMatchObject({ state: 'failed', error: 'its service refuses our key' });
  expect(await counts()).toEqual({ gone: 1, untold: 1, refused: 1, failed: 1 });
});

test('what a consumer sent before it fell over is counted as repeated', async () => {
  const her = await reader(['phone']);
  change(`state = 'running', attempts = 1, lease_until = ${NINE}`);
  await send(her);
  expect(rowOf(her)).toMatchObject({ state: 'done', attempts: 2, error: null });
  expect(await counts()).toMatchObject({ sent: 1, repeated: 1 });
  expect(CONSUMER_CRASHED).not.toBe('');
});

test('who listens nowhere, a look that is not there and a day that is over end a push without a word', async () => {
  const silent = await reader(['phone']);
  house.looks[0]!.exec('update minutes set notifications_enabled = 0');
  await send(silent);
  expect(rowOf(silent)).toMatchObject({ state: 'done', error: 'no device listens' });
  const lookless = await reader(['phone'], false);
  house.looks[0]!.prepare(
    `insert into jobs (id, key, kind, user_id, date, state, attempts, lease_until, created_at) values ('d', ?, 'deliver-outfit', ?, ?, 'done', 1, 0, 0)`,
  ).run(`deliver:${lookless.id}:${TODAY}`, lookless.id, TODAY);
  await send(lookless);
  expect(rowOf({ ...lookless, id: lookless.id })).toMatchObject({ state: 'done' });
  const late = await reader(['phone']);
  house.pass(15 * 60 * MINUTE + 1);
  await send(late);
  expect(rowOf(late)).toMatchObject({ state: 'done', error: 'its day is over' });
  expect(told).toEqual([]);
  expect(await countsSince(app, TODAY)).toMatchObject({ untold: 3 });
});

test('until her midnight, to the millisecond, she is told', async () => {
  const her = await reader(['phone']);
  house.pass(15 * 60 * MINUTE);
  await send(her);
  expect(told).toHaveLength(1);
});

test('without push keys nothing is sent, and it is said', async () => {
  app = { ...app, pusher: null };
  const her = await reader(['phone']);
  await send(her);
  expect(rowOf(her)).toMatchObject({ state: 'done', error: 'no push keys are set' });
});

test('what is broken for one person ends for her, and holds up nobody else', async () => {
  expectConsoleError(1);
  const [one, two] = [await reader(['phone']), await reader(['laptop'])];
  house.looks[0]!.prepare("update minutes set timezone = 'Atlantis/Center' where user_id = ?").run(one.id);
  expect(await send(one, two)).toEqual([undefined, undefined]);
  expect([rowOf(one)['state'], rowOf(two)['state']]).toEqual(['failed', 'done']);
  expect(await counts()).toMatchObject({ failed: 1, sent: 1 });
});

test('a bug in a pusher is logged and tried again', async () => {
  expectConsoleError(1);
  push = () => Promise.reject(new TypeError('a bug'));
  const her = await reader(['phone']);
  expect(await send(her)).toEqual([10]);
  expect(rowOf(her)['error']).toContain('a bug');
});

test('five devices are told at once, and a crash repeats at most the twenty pushes of a wave', async () => {
  let now = 0;
  let most = 0;
  push = async () => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setTimeout(resolve, 1));
    now--;
    return 'taken';
  };
  const crowd = [];
  for (let i = 0; i < 41; i++) crowd.push(await reader([`device ${i}`]));
  const commits: number[] = [];
  const db = app.looks(0);
  const batch = db.batch.bind(db);
  vi.spyOn(db, 'batch').mockImplementation((statements) => {
    commits.push(told.length);
    return batch(statements);
  });
  await send(...crowd);
  expect(most).toBe(5);
  expect(commits.filter((count) => count > 0)).toEqual([20, 40, 41]);
  expect(await counts()).toEqual({ sent: 41, 'late:1': 41 });
});

test('a push that must wait is given back without a try, and comes again', async () => {
  const her = await reader(['phone']);
  house.looks[0]!.exec(`update outfits set image_state = 'pending', created_at = ${NINE}`);
  await send(her);
  expect(rowOf(her)).toMatchObject({ state: 'queued', attempts: 0 });
  expect([told, house.sent.map(({ delaySeconds }) => delaySeconds)]).toEqual([[], [10]]);
});

test('a message that comes early is sent again for its minute', async () => {
  const her = await reader(['phone']);
  house.pass(-2 * SECOND);
  await send(her);
  expect([told, house.sent.map(({ delaySeconds }) => delaySeconds)]).toEqual([[], [2]]);
});
