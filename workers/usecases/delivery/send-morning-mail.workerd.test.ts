import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import {
  reloadUser,
  storedState,
  deliver,
  HOUR,
  newUser,
  openOutfitWorld,
} from '../../../tests/worlds/outfit-world.workerd.ts';
import type { OutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { outboxMails } from '../../db/operations/outbox.ts';
import type { NewUser, SessionUser } from '../../db/people/users.ts';
import type { Mail } from '../../ports/mailer.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { repairJobs } from '../jobs/repair-jobs.ts';
import { unsubscribe, unsubscribeToken } from '../mails/unsubscribe.ts';
import { savePreferences } from '../preferences/save-preferences.ts';

const TODAY = '2026-11-20';
const MINUTE = 60_000;

/** Her minute is in an hour, it was claimed, and she asked for mails. */
const reader = (house: OutfitWorld, over: Partial<NewUser> = {}): Promise<SessionUser> =>
  newUser(house.app, {
    ...{ firstName: 'Amara', emailVerified: true, morningMail: true },
    ...{ notificationTime: '10:00', nextDeliveryAt: house.app.clock.now() + 25 * HOUR },
    ...over,
  });

async function prepare(house: OutfitWorld, user: SessionUser, minutes = 60): Promise<void> {
  const deliverAt = house.app.clock.now() + minutes * MINUTE;
  await deliver(house.app, [{ kind: 'deliver-outfit', userId: user.id, date: TODAY, deliverAt }]);
  await house.work();
}

const mailsTo = async (house: OutfitWorld, user: SessionUser) =>
  (await outboxMails(house.app.people)).filter(({ recipient }) => recipient === user.email);

test('at her minute, and not before, one mail with the look, its picture, the weather and the way out', async () => {
  const house = openOutfitWorld();
  const user = await reader(house);
  await prepare(house, user);
  house.pass(59 * MINUTE);
  await house.work();
  expect(await mailsTo(house, user)).toEqual([]);
  house.pass(MINUTE);
  await house.work();
  const [mail, ...others] = await mailsTo(house, user);
  expect(others).toEqual([]);
  const outfit = await env.LOOKS_0.prepare(
    'select title, image_object as image from outfits where user_id = ?',
  )
    .bind(user.id)
    .first<{ title: string; image: string }>();
  expect(mail?.subject).toBe(outfit?.title);
  const link = `/unsubscribe/${await unsubscribeToken(house.app, user.id)}`;
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  const stored = await env.PHOTOS.get(`${user.id}/${outfit?.image}`);
  expect(mail?.pictures).toMatchObject([{ id: 'mark' }, { id: 'look', contentType: 'image/jpeg' }]);
  expect(atob(mail?.pictures[1]?.base64 ?? '')).toBe(await stored?.text());
  for (const body of [mail?.html, mail?.text]) {
    expect(body).toContain('Good morning, Amara');
    expect(body).toContain('58°F');
    expect(body).toContain('Partly Cloudy in Lisbon');
    expect(body).toContain('Typical for late November');
    expect(body).toContain(link);
  }
  // No address in it opens her picture.
  expect(mail?.html).toContain('src="cid:look"');
  expect(`${mail?.html}${mail?.text}`).not.toContain('/objects/');
});

test('one mail however often its message comes, on every shard', async () => {
  for (const shard of [0, 1, 2]) {
    const house = openOutfitWorld();
    const user = await reader(house, { shard });
    const one = { kind: 'send-morning', userId: user.id, shard, date: TODAY };
    const told: Mail[] = [];
    const { mailer } = house.app;
    house.app.mailer = { name: 'counting', send: (mail) => (told.push(mail), mailer!.send(mail)) };
    await prepare(house, user);
    house.pass(HOUR);
    house.sent.length = 0;
    await Promise.all([deliver(house.app, [one]), deliver(house.app, [one]), deliver(house.app, [one, one])]);
    await house.work();
    house.pass(2 * HOUR);
    await repairJobs(house.app);
    await house.work();
    expect([shard, told.length, (await mailsTo(house, user)).length]).toEqual([shard, 1, 1]);
  }
});

test('a try that fails comes again with the same key; one that was lost is found by the sweeper', async () => {
  const house = openOutfitWorld();
  const user = await reader(house);
  const keys: string[] = [];
  const { mailer } = house.app;
  let fails = 2;
  house.app.mailer = {
    name: 'moody',
    send: async (mail) => {
      keys.push(mail.idempotencyKey);
      if (fails-- > 0) throw new ProviderError('moody', 'busy', { retryable: true });
      return mailer!.send(mail);
    },
  };
  const shard = user.shard;
  await prepare(house, user);
  house.pass(HOUR);
  const waiting = house.sent.splice(0);
  expect(await deliver(house.app, waiting)).toMatchObject({ retried: 1 });
  expect(
    await deliver(house.app, [{ kind: 'send-morning', userId: user.id, shard, date: TODAY }]),
  ).toMatchObject({
    retried: 1,
  });
  // The queue has lost it.
  house.pass(10 * MINUTE);
  await repairJobs(house.app);
  await house.work();
  expect(await mailsTo(house, user)).toHaveLength(1);
  expect(new Set(keys)).toHaveLength(1);
  expect((await storedState(user)).openJobs).toBe(0);
});

test('a mail that the service put off for minutes is left alone that long by the sweeper', async () => {
  const house = openOutfitWorld();
  const user = await reader(house);
  const busy = new ProviderError('busy', 'later', { retryable: true, retryAfterSeconds: 300 });
  house.app.mailer = { name: 'busy', send: () => Promise.reject(busy) };
  await prepare(house, user);
  house.pass(HOUR);
  expect(await deliver(house.app, house.sent.splice(0))).toMatchObject({ retried: 1 });
  house.pass(15 * MINUTE);
  expect(await repairJobs(house.app)).toMatchObject({ resent: 0 });
  house.pass(2 * MINUTE);
  expect(await repairJobs(house.app)).toMatchObject({ resent: 1 });
});

const SILENT: [string, Partial<NewUser>][] = [
  ['notifications are off', { notificationsEnabled: false }],
  ['she did not ask', { morningMail: false }],
  ['the address is not proved to be hers', { emailVerified: false }],
];
test.each(SILENT)('no mail where %s', async (_, over) => {
  const house = openOutfitWorld();
  const user = await reader(house, over);
  await prepare(house, user, 0);
  house.pass(HOUR);
  await house.work();
  expect(await mailsTo(house, user)).toEqual([]);
  expect((await storedState(user)).jobs.map(({ kind }) => kind)).not.toContain('send-morning');
});

test.each([
  [
    'unsubscribed',
    async (house: OutfitWorld, user: SessionUser) =>
      unsubscribe(house.app, await unsubscribeToken(house.app, user.id)),
  ],
  [
    'silenced everything',
    async (house: OutfitWorld, user: SessionUser) => {
      await savePreferences(house.app, user, { notificationsEnabled: false });
    },
  ],
] as const)('who has %s after her outfit was prepared gets no mail of it', async (_, act) => {
  const house = openOutfitWorld();
  const user = await reader(house);
  await prepare(house, user);
  await act(house, user);
  house.pass(HOUR);
  await house.work();
  expect(await mailsTo(house, user)).toEqual([]);
});

test('a mail asked for after the outfit was prepared still comes this morning, and moves with a later minute', async () => {
  const house = openOutfitWorld();
  const user = await reader(house, { morningMail: false, notificationsEnabled: false });
  await prepare(house, user);
  await savePreferences(house.app, user, { morningMail: true });
  expect((await reloadUser(house.app, user)).notificationsEnabled).toBe(true);
  await savePreferences(house.app, await reloadUser(house.app, user), { notificationTime: '10:30' });
  house.pass(HOUR);
  await house.work();
  expect(await mailsTo(house, user)).toEqual([]);
  house.pass(HOUR / 2);
  await house.work();
  expect(await mailsTo(house, user)).toHaveLength(1);
});

test('where no mail can be sent, asking for one is refused with a sentence', async () => {
  const house = openOutfitWorld();
  const user = await reader(house, { morningMail: false });
  const app = { ...house.app, settings: { ...house.app.settings, canMail: false } };
  await expect(savePreferences(app, user, { morningMail: true })).rejects.toThrow(/can't send email/);
});
