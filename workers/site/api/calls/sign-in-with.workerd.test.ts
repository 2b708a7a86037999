import { env } from 'cloudflare:test';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SignInProvider } from '../../../../app/domain/account/sign-in-provider.ts';
import { HOUR } from '../../../../tests/worlds/outfit-world.workerd.ts';
import type { Forgery, Person } from '../../../../tests/fakes/openid-issuer.workerd.ts';
import { HTTPS, openSignInWorld } from '../../../../tests/worlds/sign-in-world.workerd.ts';

const { house, issuer, browser, ask, begin, comeBack, signIn, userOf } = await openSignInWorld();
beforeEach(() => {
  issuer.forge({});
  issuer.die(false);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

let serial = 0;
const person = (over: Partial<Person> = {}): Person => {
  const sub = `subject-${serial++}`;
  return { sub, email: `${sub}@example.org`, email_verified: true, given_name: 'Amara', ...over };
};
const count = async (sql: string, ...values: string[]) =>
  (
    await env.PEOPLE.prepare(`select count(*) n from ${sql}`)
      .bind(...values)
      .first<{ n: number }>()
  )?.n;
const where = (response: Response) => response.headers.get('location');

test('out to Google: state, PKCE and nonce, kept in a cookie that no script and no other site can touch', async () => {
  const ann = browser();
  const response = await ask(ann, '/api/auth/google');
  const address = new URL(where(response) ?? '');
  const query = Object.fromEntries(address.searchParams);
  expect(address.origin + address.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
  expect(query).toMatchObject({
    client_id: 'google-client',
    response_type: 'code',
    redirect_uri: `${HTTPS}/api/auth/google/callback`,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/) as string,
    nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
  });
  expect(query.state).not.toBe(query.nonce);
  expect(response.headers.get('set-cookie')).toMatch(
    /^__Host-stylecast-attempt=[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test("Apple's cookie comes along with a form from another site", async () => {
  const response = await ask(browser(), '/api/auth/apple');
  expect(new URL(where(response) ?? '').searchParams.get('response_mode')).toBe('form_post');
  expect(response.headers.get('set-cookie')).toMatch(
    /^__Host-stylecast-attempt=[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=None; Secure$/,
  );
});

test.each<[SignInProvider, Partial<Person>, boolean]>([
  ['google', { family_name: 'Okafor' }, true],
  ['apple', { email_verified: 'true' }, true],
  ['facebook', { family_name: 'Okafor' }, false],
])(
  '%s: a new account without a password, and the same one the next time',
  async (provider, over, verified) => {
    const [phone, laptop] = [browser(), browser()];
    const who = person(over);
    const response = await signIn(phone, provider, who);
    expect([response.status, where(response)]).toEqual([303, '/']);
    expect(phone.jar.has('__Host-stylecast-attempt'), 'each try is good for one answer').toBe(false);
    const user = await userOf(phone);
    expect(user).toMatchObject({ email: who.email, emailVerified: verified, subscriptionTier: 'free' });
    expect(await count('users where id = ? and password_hash is null', String(user?.id))).toBe(1);
    await signIn(laptop, provider, { ...who, email: 'she.moved@example.org' });
    expect((await userOf(laptop))?.id).toBe(user?.id);
    const security = await (await ask(phone, '/api/user/security')).json();
    expect(security).toMatchObject({ hasPassword: false, providers: [provider], sessions: [{}, {}] });
  },
);

test('Apple says a name once, in the form; a name that is nonsense is left out', async () => {
  const ann = browser();
  const answer = issuer.consent(await begin(ann, 'apple'), person());
  const user = JSON.stringify({ name: { firstName: 'Zoë', lastName: 'Ng' }, email: 'evil@example.org' });
  await comeBack(ann, 'apple', { ...answer, user });
  expect(await userOf(ann)).toMatchObject({ firstName: 'Zoë', lastName: 'Ng', username: 'zoë.ng' });
  expect((await userOf(ann))?.email).not.toBe('evil@example.org');
  const ben = browser();
  const again = issuer.consent(await begin(ben, 'apple'), person());
  expect(where(await comeBack(ben, 'apple', { ...again, user: '{"name":7' }))).toBe('/');
  expect(await userOf(ben)).toMatchObject({ firstName: null });
});

test('two people of one name get two usernames', async () => {
  const [ann, ben] = [browser(), browser()];
  await signIn(ann, 'google', person({ given_name: 'Same', family_name: 'Name' }));
  await signIn(ben, 'google', person({ given_name: 'Same', family_name: 'Name' }));
  expect((await userOf(ann))?.username).toBe('same.name');
  expect((await userOf(ben))?.username).toMatch(/^same\.name\d\d$/);
});

test('two callbacks for one new person at once: one account', async () => {
  const [phone, laptop] = [browser(), browser()];
  const who = person({ email: 'both@example.org' });
  const answers = [phone, laptop].map(async (from) =>
    comeBack(from, 'google', issuer.consent(await begin(from, 'google'), who)),
  );
  expect((await Promise.all(answers)).map(where)).toEqual(['/', '/']);
  expect((await userOf(phone))?.id).toBe((await userOf(laptop))?.id);
  expect(await count('users where email_key = ?', 'both@example.org')).toBe(1);
});

test('the mails: who is verified is only welcomed, who is not gets the link as well', async () => {
  for (const [provider, subjects] of [
    ['google', ['Welcome to Stylecast']],
    ['facebook', ['Welcome to Stylecast: verify your email address']],
  ] as const) {
    const who = person();
    await signIn(browser(), provider, who);
    await house.work();
    const { results } = await env.PEOPLE.prepare(
      'select subject from outbox where recipient = ? order by subject',
    )
      .bind(who.email)
      .all<{ subject: string }>();
    expect(results.map(({ subject }) => subject)).toEqual(subjects);
  }
});

const forgeries: [string, Forgery][] = [
  ['a wrong nonce', { claims: { nonce: 'A'.repeat(43) } }],
  ['no nonce', { claims: { nonce: undefined } }],
  ['a wrong audience', { claims: { aud: 'somebody-else' } }],
  ['an audience of two, made for the other', { claims: { aud: ['google-client', 'b'], azp: 'b' } }],
  ['another issuer', { claims: { iss: 'https://accounts.google.com.evil.example' } }],
  ['an expired token', { claims: { exp: 1_000_000_000 } }],
  ['an old token', { claims: { iat: 1_000_000_000 } }],
  ['a token from tomorrow', { claims: { iat: 4_000_000_000 } }],
  ['a signature of somebody else', { signedBy: 'another key' }],
  ['a key that nobody knows', { header: { kid: 'key-9' } }],
  ['no signature', { header: { alg: 'none' }, signature: '' }],
  ['another algorithm', { header: { alg: 'HS256' } }],
  ['no token at all', { signature: '.a.b' }],
];
test.each(forgeries)('refused: %s', async (_name, forgery) => {
  const before = await count('users');
  issuer.forge(forgery);
  const ann = browser();
  const response = await signIn(ann, 'google', person());
  expect([response.status, where(response)]).toEqual([303, '/auth?signin=failed&with=google']);
  expect(await userOf(ann)).toBeNull();
  expect(await count('users')).toBe(before);
});

test('refused: an answer to no question, to the question of another browser, or to another provider', async () => {
  const [ann, thief] = [browser(), browser()];
  const answer = issuer.consent(await begin(ann, 'google'), person());
  const asked = issuer.calls.length;
  expect(where(await comeBack(browser(), 'google', answer)), 'no cookie').toContain('signin=expired');
  await begin(thief, 'google');
  expect(where(await comeBack(thief, 'google', answer)), 'login CSRF').toContain('signin=expired');
  const other = browser();
  const apple = issuer.consent(await begin(other, 'apple'), person());
  expect(where(await comeBack(other, 'google', apple))).toContain('signin=expired');
  for (const wrong of [{ ...answer, state: '' }, { ...answer, state: 'x'.repeat(43) }, {}]) {
    const from = browser();
    await begin(from, 'google');
    expect(where(await comeBack(from, 'google', wrong))).toContain('signin=expired');
  }
  expect(issuer.calls.length, 'nobody was asked').toBe(asked);
});

test('replayed: the second answer finds no try, and with the old cookie the code is spent', async () => {
  const ann = browser();
  const answer = issuer.consent(await begin(ann, 'google'), person());
  const attempt = ann.jar.get('__Host-stylecast-attempt') ?? '';
  expect(where(await comeBack(ann, 'google', answer))).toBe('/');
  expect(where(await comeBack(ann, 'google', answer))).toContain('signin=expired');
  const thief = browser();
  thief.jar.set('__Host-stylecast-attempt', attempt);
  expect(where(await comeBack(thief, 'google', answer))).toContain('signin=failed');
  expect(await userOf(thief)).toBeNull();
});

test('a stolen code is of no use without the verifier of the browser that asked', async () => {
  const [ann, thief] = [browser(), browser()];
  const { code } = issuer.consent(await begin(ann, 'google'), person());
  const own = new URL(await begin(thief, 'google')).searchParams.get('state') ?? '';
  expect(where(await comeBack(thief, 'google', { code, state: own }))).toContain('signin=failed');
});

test('she says no, the provider fails, nobody answers: each has its sentence, and nothing is made', async () => {
  const before = await count('users');
  const outcomes: [SignInProvider, Record<string, string>, string][] = [
    ['google', { error: 'access_denied' }, 'denied'],
    ['facebook', { error: 'access_denied', error_reason: 'user_denied' }, 'denied'],
    ['apple', { error: 'user_cancelled_authorize' }, 'denied'],
    ['google', { error: 'server_error' }, 'failed'],
    ['google', { code: '' }, 'failed'],
    ['facebook', { code: 'never given' }, 'failed'],
  ];
  for (const [provider, answer, outcome] of outcomes) {
    const from = browser();
    const state = new URL(await begin(from, provider)).searchParams.get('state') ?? '';
    expect(where(await comeBack(from, provider, { state, ...answer }))).toBe(
      `/auth?signin=${outcome}&with=${provider}`,
    );
  }
  for (const provider of ['google', 'apple', 'facebook'] as const) {
    const from = browser();
    const answer = issuer.consent(await begin(from, provider), person());
    issuer.die();
    expect(where(await comeBack(from, provider, answer))).toContain('signin=unreachable');
    issuer.die(false);
  }
  expect(await count('users')).toBe(before);
});

test('without an address there is no account, and a strange address counts as none', async () => {
  for (const email of [undefined, 'a@b.c\r\nBcc: x@y.z', 'no address']) {
    expect(where(await signIn(browser(), 'facebook', person({ email })))).toBe(
      '/auth?signin=no-email&with=facebook',
    );
  }
});

test('a try is over after ten minutes in the browser, and its token after an hour', async () => {
  const ann = browser();
  const address = await begin(ann, 'google');
  const answer = issuer.consent(address, person());
  issuer.forge({ claims: { iat: Math.floor(house.app.clock.now() / 1000) } });
  house.pass(HOUR);
  expect(where(await comeBack(ann, 'google', answer))).toContain('signin=failed');
});

test('what is not set up is not there, and Apple is never answered by an address', async () => {
  for (const path of ['/api/auth/twitter', '/api/auth/twitter/callback', '/api/auth/apple/callback?code=x']) {
    expect((await ask(browser(), path)).status).toBe(404);
  }
});

test('neither a code, a state, a name nor an address reaches the log', async () => {
  const logged = [vi.spyOn(console, 'info'), vi.spyOn(console, 'warn')];
  const ann = browser();
  const answer = issuer.consent(await begin(ann, 'google'), person({ given_name: 'Secretname' }));
  await comeBack(ann, 'google', answer);
  await comeBack(ann, 'google', answer);
  const again = browser();
  issuer.forge({ claims: { aud: 'x' } });
  await signIn(again, 'google', person());
  const text = logged.flatMap((spy) => spy.mock.calls.flat()).join('\n');
  expect(text).toContain('signed-up');
  expect(text).toContain('sign-in-failed');
  for (const secret of [answer.code, answer.state, 'Secretname', 'example.org', '203.0.113']) {
    expect(text).not.toContain(secret);
  }
});
