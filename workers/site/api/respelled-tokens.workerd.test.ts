import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { Calendars } from '../../../app/contracts/calendar.ts';
import type { Outfit } from '../../../app/contracts/outfits.ts';
import { openAccountWorld } from '../../../tests/worlds/account-world.workerd.ts';
import { respelledBase64url, respelledHex } from '../../../tests/samples/respelled.ts';
import { SITE } from '../../../tests/worlds/visitor.workerd.ts';
import { unsubscribeToken } from '../../usecases/mails/unsubscribe.ts';
import { pageReads } from '../page-reads.ts';

// A secret opens as it was given out, in no other spelling: what is compared by its text has one text.

const { app, forgot, house, member, reset, stranger, tokenTo, verify } = openAccountWorld();

test('links of mails: another spelling neither resets a password nor verifies an address', async () => {
  const ann = await member();
  const email = ann.user.email ?? '';
  const toVerify = await tokenTo(email, 'verify-email');
  for (const other of respelledHex(toVerify)) expect((await verify(other, ann)).status, other).toBe(400);
  expect((await verify(toVerify, ann)).status).toBe(200);
  await forgot(email);
  const toReset = await tokenTo(email, 'reset-password');
  const spelled = [...respelledHex(toReset), ` ${toReset}`, `${toReset}\n`];
  for (const other of spelled) expect((await reset(other)).status, other).toBe(400);
  expect((await reset(toReset)).status).toBe(200);
});

test('a session: its cookie opens as it was set', async () => {
  const ann = await member();
  const [, name = '', token = ''] = /(?:^|; )(stylecast)=([^;]+)/.exec(ann.cookie) ?? [];
  const asked = async (value: string) =>
    (await stranger().send('GET', '/api/user', undefined, { cookie: `${name}=${value}` })).status;
  expect(await asked(token)).toBe(200);
  for (const other of [token.toUpperCase(), `"${token}"`, `0x${token}`, `${token}%20`, `00.${token}`])
    expect(await asked(other), other).toBe(401);
});

test('a shared look, the end of the mails and a private calendar', async () => {
  const ann = await member();
  await env.PEOPLE.prepare(
    `update users set location = 'Lisbon, PT', lat = 38.7, lon = -9.1, timezone = 'Europe/Lisbon', gender = 'female',
     style_preferences = '["casual"]' where id = ?`,
  )
    .bind(ann.user.id)
    .run();
  const { id } = await (await ann.send('GET', '/api/outfits/today?userHour=9')).json<Outfit>();
  await house.work();
  const shared = await (await ann.send('POST', `/api/outfits/${id}/share`)).json<{ url: string }>();
  const token = shared.url.split('/').at(-1) ?? '';
  const [shard = '', secret = ''] = token.split('-');
  const look = (text: string) => pageReads(app, null).sharedLook(text);
  expect(await look(token)).not.toBeNull();
  for (const other of [...respelledHex(secret).map((text) => `${shard}-${text}`), `0${token}`, ` ${token}`])
    expect(await look(other), other).toBeNull();

  const stop = await unsubscribeToken(app, ann.user.id);
  const [hers = '', proof = ''] = stop.split('.');
  const opened = async (text: string) => (await stranger().send('GET', `/unsubscribe/${text}`)).status;
  expect(await opened(stop)).toBe(200);
  for (const other of respelledHex(proof)) expect(await opened(`${hers}.${other}`), other).toBe(404);

  const { feedUrl } = await (await ann.send('POST', '/api/calendar/feed')).json<Calendars>();
  const feed = /([0-9a-f]{40})\.ics$/.exec(feedUrl ?? '')?.[1] ?? '';
  const read = async (text: string) => (await stranger().send('GET', `/api/calendar/${text}.ics`)).status;
  expect(await read(feed)).toBe(200);
  for (const other of respelledHex(feed)) expect(await read(other), other).toBe(404);
});

test('an upload address: its signature in another spelling takes nothing', async () => {
  const ann = await member();
  const { uploadURL } = await (await ann.send('POST', '/api/objects/upload')).json<{ uploadURL: string }>();
  const path = uploadURL.replace(SITE, '').split('/');
  const signature = path.findIndex((part) => /^[\w-]{43}$/.test(part));
  expect(signature).toBeGreaterThan(0);
  for (const other of respelledBase64url(path[signature] ?? '')) {
    const address = path.with(signature, encodeURIComponent(other)).join('/');
    const answer = await ann.send('PUT', address, 'x', { 'content-type': 'image/jpeg' });
    expect(answer.status, other).toBe(403);
  }
});
