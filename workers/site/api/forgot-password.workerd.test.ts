import { expect, test } from 'vitest';
import { accountHouse } from '../../../tests/account-house.workerd.ts';
import { HOUR } from '../../../tests/outfit-house.workerd.ts';
import { PASSWORD, visitor } from '../../../tests/visitor.workerd.ts';
import { createApi } from './index.ts';

const { house, app, api, name, stranger, member, mailsTo } = accountHouse();

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

test('three mails per address and hour, for somebody and nobody alike, then 429 with Retry-After', async () => {
  const ann = await member();
  for (const email of [ann.user.email ?? '', 'unknown@example.org']) {
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) {
      const response = await stranger().send('POST', '/api/forgot-password', { email });
      statuses.push(response.status);
      if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  }
  expect((await ann.send('POST', '/api/send-verification-email')).status, 'one count for both').toBe(429);
  house.pass(2 * HOUR);
  expect((await ann.send('POST', '/api/send-verification-email')).status).toBe(200);
});

test('parallel requests pass the limit no more often', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      stranger().send('POST', '/api/forgot-password', { email: 'storm@example.org' }),
    ),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
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
