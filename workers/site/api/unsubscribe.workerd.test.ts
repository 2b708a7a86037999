import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { newMember, SITE } from '../../../tests/worlds/visitor.workerd.ts';
import { changeSwitch } from '../../db/operations/switches.ts';
import { unsubscribeToken } from '../../usecases/mails/unsubscribe.ts';
import { createApi } from './index.ts';

const house = openOutfitWorld({}, Date.now());
const api = createApi(() => house.app);

const wantsMail = async (id: string) =>
  (
    await env.PEOPLE.prepare(
      'select morning_mail as wants, notifications_enabled as told from users where id = ?',
    )
      .bind(id)
      .first<{ wants: number; told: number }>()
  )?.wants === 1;

async function subscriber(name: string) {
  const her = await newMember(api, name);
  const saved = await her.send('PUT', '/api/user/preferences', { morningMail: true });
  expect(await saved.json()).toMatchObject({ morningMail: true, notificationsEnabled: true });
  return {
    id: her.user.id,
    address: `${SITE}/unsubscribe/${await unsubscribeToken(house.app, her.user.id)}`,
  };
}

/** As a mail program asks, from wherever it is: no cookie, a form. */
const oneClick = (address: string, headers: Record<string, string> = {}) =>
  api.request(
    address,
    {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    },
    env,
  );

test('one POST without a session ends it, with no redirect, from wherever it comes; twice is once', async () => {
  const { id, address } = await subscriber('una');
  const elsewhere = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
  for (const headers of [undefined, elsewhere]) {
    const answer = await oneClick(address, headers);
    expect([answer.status, await wantsMail(id)]).toEqual([200, false]);
    expect(await answer.text()).toContain('unsubscribed');
  }
});

test('looking at the page changes nothing: guards of mail programs open every link', async () => {
  const { id, address } = await subscriber('uma');
  for (const method of ['GET', 'HEAD']) {
    const answer = await api.request(address, { method }, env);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    if (method === 'GET') expect(await answer.text()).toContain('<form method="post">');
  }
  expect(await wantsMail(id)).toBe(true);
});

test('a token that is forged, cut short or somebody else’s ends nothing', async () => {
  const { id, address } = await subscriber('ute');
  const other = await subscriber('uwe');
  const proof = address.split('.').at(-1) ?? '';
  const forged = [
    address.slice(0, -1),
    address.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    `${SITE}/unsubscribe/${other.id}.${proof}`,
    `${SITE}/unsubscribe/${id}`,
    `${SITE}/unsubscribe/x`,
  ];
  for (const wrong of forged) {
    const answer = await oneClick(wrong);
    expect([wrong, answer.status]).toEqual([wrong, 404]);
    expect(await answer.text()).toContain('copy all of it');
  }
  expect([await wantsMail(id), await wantsMail(other.id)]).toEqual([true, true]);
});

test('the mail can be ended while nothing else may be changed', async () => {
  const { id, address } = await subscriber('unsub-stopped');
  const stop = (stopped: boolean) =>
    changeSwitch(house.app.people, {
      ...{ name: 'readOnly', stopped, actorId: 'an admin', requestId: `stop-${stopped}`, now: Date.now() },
    });
  await stop(true);
  const response = await oneClick(address);
  await stop(false);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('unsubscribed');
  expect(await wantsMail(id)).toBe(false);
});
