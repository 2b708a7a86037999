import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { newMember } from '../../../tests/visitor.workerd.ts';
import { composeApp } from '../../compose.ts';
import { createApi } from './index.ts';

const app = composeApp(env);
const api = createApi(() => app);
const PATH = '/api/get-or-create-subscription';

async function member(name: string, set: { verified: boolean; tier?: string }) {
  const her = await newMember(api, name);
  await env.PEOPLE.prepare('update users set email_verified = ?, subscription_tier = ? where id = ?')
    .bind(set.verified ? 1 : 0, set.tier ?? 'free', her.user.id)
    .run();
  return her;
}

test('subscribing asks for a verified email first', async () => {
  const answer = await (await member('unverified', { verified: false })).send('POST', PATH, { tier: 'pro' });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toEqual({
    error: 'Email Verification Required',
    message: 'Please verify your email address before you subscribe.',
    emailVerified: false,
  });
});

test('without payments the answer is 503 with a sentence, and nothing changes', async () => {
  const her = await member('verified', { verified: true });
  const answer = await her.send('POST', PATH, { tier: 'premium' });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    message: 'Payments are not open yet. Nothing was charged; please try again later.',
  });
  expect(await (await her.send('GET', '/api/user')).json()).toMatchObject({ subscriptionTier: 'free' });
});

test('the plan she has, or a smaller one, is not sold to her', async () => {
  const her = await member('paying', { verified: true, tier: 'pro' });
  for (const tier of ['premium', 'pro']) expect((await her.send('POST', PATH, { tier })).status).toBe(409);
});

test('a tier that is not for sale is named', async () => {
  const her = await member('careless', { verified: true });
  for (const body of [{}, { tier: 'free' }, { tier: 7 }]) {
    const answer = await her.send('POST', PATH, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/tier/) as string });
  }
});
