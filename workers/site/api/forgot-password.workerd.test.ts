import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { openAccountWorld } from '../../../tests/worlds/account-world.workerd.ts';
import { HOUR } from '../../../tests/worlds/outfit-world.workerd.ts';
import { PASSWORD, visitor } from '../../../tests/worlds/visitor.workerd.ts';
import { createApi } from './index.ts';

const { house, app, api, name, stranger, member, mailsTo } = openAccountWorld();

test('forgot answers the same for somebody and nobody, with the same work, and nobody gets a mail', async () => {
  const ann = await member();
  await house.work();
  const traces: unknown[] = [];
  for (const email of [ann.user.email ?? '', 'nobody.at.all@example.org']) {
    const calls: string[] = [];
    const people = new Proxy(app.people, {
      get(target, method) {
        const value: unknown = Reflect.get(target, method, target);
        if (typeof value === 'function') calls.push(String(method));
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const watched = createApi(() => ({ ...app, people }));
    const response = await visitor(watched, '192.0.2.77').send('POST', '/api/forgot-password', { email });
    const headers = [...response.headers].filter(([key]) => key !== 'x-request-id');
    const sent = house.sent.map(({ kind }) => kind);
    traces.push([response.status, await response.text(), headers, calls, sent]);
    await house.work();
  }
  expect(traces[0]).toEqual(traces[1]);
  expect(JSON.stringify(traces[0])).toContain('If an account exists with that email');
  expect(await mailsTo('nobody.at.all@example.org')).toEqual([]);
  expect((await mailsTo(ann.user.email ?? '')).map((mail) => mail.subject)).toContain('Reset your password');
});

const askFor = (email: string, from = stranger()) => from.send('POST', '/api/forgot-password', { email });

test('three links from one network and six from all, for somebody and nobody alike, then 429 with Retry-After', async () => {
  const ann = await member();
  const traces: unknown[] = [];
  for (const email of [ann.user.email ?? '', 'unknown@example.org']) {
    const [one, trace] = [stranger(), [] as unknown[]];
    for (const from of [one, one, one, one, stranger(), stranger(), stranger(), stranger()]) {
      const response = await askFor(email, from);
      trace.push([response.status, response.headers.get('retry-after'), await response.text()]);
    }
    traces.push(trace);
  }
  expect(traces[0]).toEqual(traces[1]);
  const statuses = (traces[0] as [number][]).map(([status]) => status);
  expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 200, 429]);
  expect(JSON.stringify(traces[0])).toContain('open the newest one');
  house.pass(2 * HOUR);
  expect((await askFor(ann.user.email ?? '')).status).toBe(200);
});

test('what strangers ask for stops no mail of hers: link, code, new address, and a reset from where she has been', async () => {
  const ann = await member();
  const address = ann.user.email ?? '';
  for (let i = 0; i < 8; i++) await askFor(address);
  expect((await askFor(address)).status, 'strangers are at their end').toBe(429);
  house.pass(1000);
  expect((await ann.send('POST', '/api/send-verification-email')).status, 'her link').toBe(200);
  await env.PEOPLE.prepare('update users set is_admin = 1, email_verified = 1 where id = ?')
    .bind(ann.user.id)
    .run();
  expect((await ann.send('POST', '/api/user/admin-code')).status, 'her code').toBe(200);
  const move = { currentPassword: PASSWORD, email: `new.${address}` };
  expect((await ann.send('PUT', '/api/user/email', move)).status, 'her new address').toBe(200);
  expect((await askFor(address, ann)).status, 'her reset, signed in').toBe(200);
  await ann.send('POST', '/api/logout');
  expect((await askFor(address, ann)).status, 'and signed out, on a device she has been on').toBe(200);
  const subjects = (await mailsTo(address)).map(({ subject }) => subject);
  expect(subjects).toEqual(expect.arrayContaining(['Your code for the admin panel', 'Reset your password']));
});

test('strangers who ask to have her address stop neither her own change to it nor her links', async () => {
  const [ann, wanted] = [await member(), `wanted${name()}@example.org`];
  await env.PEOPLE.prepare('update users set email_verified = 1 where id = ?').bind(ann.user.id).run();
  const move = (her: typeof ann) =>
    her.send('PUT', '/api/user/email', { currentPassword: PASSWORD, email: wanted });
  const thieves = [await member(), await member(), await member(), await member()];
  const statuses = [];
  for (const thief of thieves) statuses.push((await move(thief)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await move(ann)).status).toBe(200);
  for (let i = 0; i < 7; i++) await askFor(wanted);
  expect(await mailsTo(wanted), 'three for accounts without a mailbox, one for her').toHaveLength(4);
});

test('no mailbox is flooded: whoever asks, from wherever, on devices of hers too', async () => {
  const ann = await member();
  const address = ann.user.email ?? '';
  const before = (await mailsTo(address)).length;
  for (let i = 0; i < 20; i++) await askFor(address);
  const devices = [ann];
  for (let i = 0; i < 5; i++) {
    const device = Object.assign(stranger(), { user: ann.user });
    await device.send('POST', '/api/login', { username: ann.user.username, password: PASSWORD });
    devices.push(device);
  }
  const statuses = [];
  for (const device of devices)
    for (let i = 0; i < 4; i++) statuses.push((await askFor(address, device)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(6);
  expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 429]);
  for (let i = 0; i < 6; i++) await ann.send('POST', '/api/send-verification-email');
  expect((await mailsTo(address)).length - before).toBeLessThanOrEqual(6 + 6 + 3);
});

test('an account that is deleted and made again begins no count of links anew', async () => {
  const [username, sent] = [name(), [] as number[]];
  for (let life = 0; life < 3; life++) {
    const ann = await member(username);
    for (let i = 0; i < 3; i++) sent.push((await ann.send('POST', '/api/send-verification-email')).status);
    await ann.send('DELETE', '/api/user/account');
    await house.work();
  }
  expect(sent).toEqual([...Array<number>(6).fill(200), ...Array<number>(3).fill(429)]);
});

test('parallel requests pass the limit no more often', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => askFor('storm@example.org')));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(6);
});

test('one network cannot walk through many addresses', async () => {
  house.pass(2 * HOUR);
  const walker = visitor(api, '192.0.2.99');
  let refused = 0;
  for (let i = 0; i < 62; i++) {
    const response = await walker.send('POST', '/api/forgot-password', { email: `walk${i}@example.org` });
    if (response.status === 429) refused++;
  }
  expect(refused).toBe(2);
  house.sent.splice(0);
});

test('what is no single address is refused and reaches no queue', async () => {
  await house.work();
  const wrong = [
    '',
    'ann',
    7,
    null,
    'ann@example.org\r\nBcc: all@example.org',
    'ann@example.org,all@example.org',
    'Ann <ann@example.org>',
    'x<all@example.org>',
    'a@b@c.d',
    `${'x'.repeat(300)}@example.org`,
  ];
  for (const email of wrong) {
    expect((await stranger().send('POST', '/api/forgot-password', { email })).status).toBe(400);
    const form = { username: name(), password: PASSWORD, email };
    expect((await stranger().send('POST', '/api/register', form)).status).toBe(400);
  }
  expect(house.sent).toEqual([]);
  const [one] = [await (await stranger().send('POST', '/api/forgot-password', { email: 'ann' })).json()];
  expect(one).toEqual({ message: 'Please enter a valid email address.' });
});
