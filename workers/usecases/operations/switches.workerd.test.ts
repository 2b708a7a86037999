import { env } from 'cloudflare:test';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Health } from '../../../app/contracts/health.ts';
import type { SwitchName } from '../../../app/domain/operations/switches.ts';
import {
  storedState,
  newDevice,
  newUser,
  openOutfitWorld,
} from '../../../tests/worlds/outfit-world.workerd.ts';
import { MINUTE, prepareUser } from '../../../tests/worlds/prepared-push.workerd.ts';
import { newMember, visitor } from '../../../tests/worlds/visitor.workerd.ts';
import { runCronTick } from '../../background/cron-tick.ts';
import { composeApp } from '../../compose.ts';
import { changeSwitch } from '../../db/operations/switches.ts';
import { createApi } from '../../site/api/index.ts';
import { openModelHealth } from '../ai-models/model-fallback.ts';
import { startAnimation } from '../films/start-animation.ts';
import { todaysOutfit } from '../outfits/todays-outfit.ts';
import type { App } from '../../app.ts';

// Each thing that an admin can stop, stopped and started again without a deployment.

beforeEach(async () => {
  await env.PEOPLE.prepare("delete from operations where name = 'stopped'").run();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

let order = 0;
const set = (app: Pick<App, 'people' | 'clock'>, name: SwitchName, stopped: boolean) =>
  changeSwitch(app.people, {
    ...{ name, stopped, actorId: 'an admin', requestId: `r${++order}` },
    now: app.clock.now(),
  });

test('an admin throws a switch, nobody else does; the log says who', async () => {
  const api = createApi(() => composeApp(env));
  const admin = await newMember(api, 'switcher', '198.51.100.9');
  const body = { name: 'films', stopped: true };
  expect((await admin.send('PUT', '/api/admin/switches', body)).status).toBe(403);
  await env.PEOPLE.prepare('update users set is_admin = 1 where id = ?').bind(admin.user.id).run();
  expect(await (await admin.send('PUT', '/api/admin/switches', body)).json()).toEqual({ stopped: ['films'] });
  const health = await (await admin.send('GET', '/api/admin/health')).json<Health>();
  expect(health.stopped).toEqual(['films']);
  expect(health.storage.map(({ database }) => database)).toEqual(['people', 'looks-0', 'looks-1', 'looks-2']);
  expect(health.storage[0]?.bytes).toBeGreaterThan(4096);
  const [change] = await (await admin.send('GET', '/api/admin/changes')).json<object[]>();
  expect(change).toMatchObject({ action: 'switch', actor: 'switcher', after: 'films stopped' });
});

test('sign-ups: nobody new, everybody else goes on', async () => {
  const app = composeApp(env);
  const api = createApi(() => app);
  const her = await newMember(api, 'early', '198.51.100.10');
  await set(app, 'signups', true);
  const late = visitor(api, '198.51.100.11');
  const form = { username: 'late', email: 'late@example.org', password: 'wet socks 12' };
  const refused = await late.send('POST', '/api/register', form);
  expect([refused.status, await refused.json()]).toEqual([
    503,
    { message: 'Sign-up is paused for now. Please try again later today.' },
  ]);
  expect((await her.send('GET', '/api/user')).status).toBe(200);
  await set(app, 'signups', false);
  expect((await late.send('POST', '/api/register', form)).ok).toBe(true);
});

test('models: nothing is booked, so nobody is asked', async () => {
  const { app } = openOutfitWorld();
  await set(app, 'models', true);
  expect(await openModelHealth(app).book(1, 'stylist:a')).toBe(false);
  await set(app, 'models', false);
  expect(await openModelHealth(app).book(1, 'stylist:a')).toBe(true);
});

test('pushes: what falls due meanwhile is settled and not sent later', async () => {
  const house = openOutfitWorld();
  const user = await prepareUser(house);
  await set(house.app, 'pushes', true);
  house.pass(20 * MINUTE);
  await house.work();
  expect(house.pushed).toEqual([]);
  await set(house.app, 'pushes', false);
  house.pass(20 * MINUTE);
  await runCronTick(house.app);
  await house.work();
  expect(house.pushed).toEqual([]);
  expect((await storedState(user)).openJobs).toBe(0);
});

test('pictures: outfits come as text, their jobs wait without using up their tries, and are drawn afterward', async () => {
  const house = openOutfitWorld();
  const user = await newUser(house.app);
  await set(house.app, 'renders', true);
  await todaysOutfit(house.app, user);
  await house.work();
  expect((await storedState(user)).current).toMatchObject([{ state: 'pending' }]);
  for (let i = 0; i < 20; i++) {
    house.pass(30 * MINUTE);
    await runCronTick(house.app);
    await house.work();
  }
  expect((await storedState(user)).jobs.find(({ kind }) => kind === 'render-outfit')).toMatchObject({
    state: 'queued',
    attempts: 0,
  });
  await set(house.app, 'renders', false);
  // No alarm either: what was stopped is as old as its release.
  house.pass(3 * MINUTE);
  await runCronTick(house.app);
  await house.work();
  expect((await storedState(user)).jobs.find(({ kind }) => kind === 'render-outfit')).toMatchObject({
    state: 'done',
  });
});

test('read-only: who looks is served, who changes is told why, the cron rests; signing in and the switch stay', async () => {
  const house = openOutfitWorld();
  const api = createApi(() => house.app);
  const admin = await newMember(api, 'keeper', '198.51.100.12');
  await env.PEOPLE.prepare('update users set is_admin = 1 where id = ?').bind(admin.user.id).run();
  const user = await newUser(house.app, { nextDeliveryAt: house.app.clock.now() });
  await admin.send('PUT', '/api/admin/switches', { name: 'readOnly', stopped: true });
  const refused = await admin.send('PUT', '/api/user/preferences', { notificationTime: '08:00' });
  expect(refused.status).toBe(503);
  expect(await refused.json()).toEqual({
    message: "We're working on Stylecast. You can look around; you'll be able to make changes again soon.",
  });
  expect((await admin.send('GET', '/api/user')).status).toBe(200);
  // An admin on another device: sign-in and second step, by code or passkey.
  for (const path of [
    '/api/user/admin-code',
    '/api/user/prove',
    '/api/passkeys/options',
    '/api/passkeys/login',
  ])
    expect((await admin.send('POST', path, {})).status, path).not.toBe(503);
  expect(await todaysOutfit(house.app, user)).toBe(null);
  await runCronTick(house.app);
  expect(house.sent.filter(({ kind }) => kind === 'deliver-outfit')).toEqual([]);
  expect((await admin.send('PUT', '/api/admin/switches', { name: 'readOnly', stopped: false })).status).toBe(
    200,
  );
  expect((await admin.send('PUT', '/api/user/preferences', { notificationTime: '08:00' })).ok).toBe(true);
});

test('videos: no new one begins', async () => {
  const house = openOutfitWorld();
  const user = await newUser(house.app, { subscriptionTier: 'pro' });
  await newDevice(house.app, user);
  const outfit = await todaysOutfit(house.app, user);
  await house.work();
  await set(house.app, 'films', true);
  await expect(startAnimation(house.app, user, outfit?.id ?? '')).rejects.toThrow('Videos are paused');
  await set(house.app, 'films', false);
  expect(await startAnimation(house.app, user, outfit?.id ?? '')).toHaveProperty('id');
});
