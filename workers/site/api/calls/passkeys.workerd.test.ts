import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { Security } from '../../../../app/contracts/security.ts';
import { openAccountWorld } from '../../../../tests/worlds/account-world.workerd.ts';
import { newAuthenticator, type Claims } from '../../../../tests/fakes/passkey-authenticator.ts';
import { respelledBase64url } from '../../../../tests/samples/respelled.ts';
import { PASSWORD, SITE, type Visitor } from '../../../../tests/worlds/visitor.workerd.ts';
import type { MadeKey } from '../../../../app/contracts/passkeys.ts';
import { personById } from '../../../db/people/people-databases.ts';
import { addPasskey } from '../../../usecases/passkeys/add-passkey.ts';
import { createApi } from '../index.ts';

const { house, member, stranger, mailsTo, app } = openAccountWorld();
const MINUTE = 60_000;
type Device = Awaited<ReturnType<typeof newAuthenticator>>;

const optionsFor = async (who: Visitor, path: string) => {
  const response = await who.send('POST', path);
  if (!response.ok) throw new Error(await response.text());
  return response.json<{ challenge: string }>();
};
async function add(who: Visitor, device: Device, claims: Claims = {}): Promise<Response> {
  const options = await optionsFor(who, '/api/user/passkeys/options');
  return who.send('POST', '/api/user/passkeys', { passkey: await device.make(options, claims) });
}
async function show(who: Visitor, device: Device, claims: Claims = {}): Promise<Response> {
  const options = await optionsFor(who, '/api/passkeys/options');
  return who.send('POST', '/api/passkeys/login', { passkey: await device.show(options, claims) });
}
async function withPasskey() {
  const [ann, device] = [await member(), await newAuthenticator()];
  expect((await add(ann, device)).status).toBe(200);
  return { ann, device };
}

test('she adds a passkey, signs in with it alone, sees it, and takes it away', async () => {
  const { ann, device } = await withPasskey();
  const phone = stranger();
  const signedIn = await show(phone, device);
  expect([signedIn.status, await signedIn.json()]).toEqual([
    200,
    expect.objectContaining({ id: ann.user.id }),
  ]);
  expect((await phone.send('GET', '/api/user')).status).toBe(200);
  const security = await (await ann.send('GET', '/api/user/security')).json<Security>();
  expect(security.passkeys).toEqual([
    expect.objectContaining({ id: device.id, lastUsedAt: expect.any(String) as string }),
  ]);
  expect((await ann.send('DELETE', `/api/user/passkeys/${device.id}`)).status).toBe(200);
  expect((await show(stranger(), device)).status).toBe(401);
});

test.each<[string, Claims]>([
  ['made for another site', { origin: 'https://stylecast.example' }],
  ['bound to another name', { rpId: 'stylecast.example' }],
  ['without finger, face or PIN', { unverified: true }],
  ['an answer to a question that we did not ask', { challenge: Buffer.alloc(52, 7).toString('base64url') }],
  ['an answer to nothing', { challenge: '' }],
])('refused when shown and when added: %s', async (_name, claims) => {
  const { device } = await withPasskey();
  const shown = await show(stranger(), device, claims);
  expect([shown.status, await shown.json()]).toEqual([
    401,
    { message: "This passkey doesn't open any account here." },
  ]);
  expect((await add(await member(), await newAuthenticator(), claims)).status).toBe(400);
});

test('a passkey that comes late, after a reset has ended its session, is not kept', async () => {
  const [ann, device] = [await member(), await newAuthenticator()];
  const made = (await device.make(await optionsFor(ann, '/api/user/passkeys/options'))) as MadeKey;
  const user = await personById(app, ann.user.id);
  const row = env.PEOPLE.prepare('select id from sessions where user_id = ?').bind(ann.user.id);
  const sessionId = (await row.first<string>('id')) ?? '';
  await env.PEOPLE.prepare('delete from sessions where user_id = ?').bind(ann.user.id).run();
  const late = addPasskey(app, user!, made, { origin: SITE, sessionId });
  await expect(late).rejects.toMatchObject({ code: 'conflict' });
  expect((await show(stranger(), device)).status).toBe(401);
});

test('recorded, copied, forged, unknown: each gets the same no', async () => {
  const { device } = await withPasskey();
  const options = await optionsFor(stranger(), '/api/passkeys/options');
  const passkey = await device.show(options);
  const send = (shown: unknown) => stranger().send('POST', '/api/passkeys/login', { passkey: shown });
  expect((await send(passkey)).status).toBe(200);
  expect((await send(passkey)).status, 'recorded').toBe(401);
  expect((await show(stranger(), device, { counter: 1 })).status, 'a copy that counts behind').toBe(401);
  const late = await device.show(await optionsFor(stranger(), '/api/passkeys/options'));
  house.pass(6 * MINUTE);
  expect((await send(late)).status, 'too late').toBe(401);
  const other = await newAuthenticator();
  const theirs = await other.show(await optionsFor(stranger(), '/api/passkeys/options'));
  expect((await send({ ...theirs, id: device.id, rawId: device.id })).status, 'forged').toBe(401);
  expect((await show(stranger(), other)).status, 'unknown').toBe(401);
});

test('a challenge opens once', async () => {
  const { device } = await withPasskey();
  const options = await optionsFor(stranger(), '/api/passkeys/options');
  // Each signed anew and counted on: only the challenge is the same.
  const send = async () =>
    (await stranger().send('POST', '/api/passkeys/login', { passkey: await device.show(options) })).status;
  expect([await send(), await send()]).toEqual([200, 401]);
});

test('a challenge that has opened once opens in no other spelling, to sign in or to add', async () => {
  const { ann, device } = await withPasskey();
  const options = await optionsFor(stranger(), '/api/passkeys/options');
  const send = async (challenge: string) => {
    const passkey = await device.show(options, { challenge });
    return (await stranger().send('POST', '/api/passkeys/login', { passkey })).status;
  };
  expect(await send(options.challenge)).toBe(200);
  for (const other of respelledBase64url(options.challenge)) expect(await send(other), other).toBe(401);

  const toAdd = await optionsFor(ann, '/api/user/passkeys/options');
  const addWith = async (challenge: string) => {
    const passkey = await (await newAuthenticator()).make(toAdd, { challenge });
    return (await ann.send('POST', '/api/user/passkeys', { passkey })).status;
  };
  expect(await addWith(toAdd.challenge)).toBe(200);
  for (const other of respelledBase64url(toAdd.challenge)) expect(await addWith(other), other).toBe(400);
});

test('a passkey has one name: in another spelling it neither opens nor is added a second time', async () => {
  const { ann, device } = await withPasskey();
  for (const id of respelledBase64url(device.id)) {
    const passkey = await device.show(await optionsFor(stranger(), '/api/passkeys/options'));
    const shown = await stranger().send('POST', '/api/passkeys/login', {
      passkey: { ...passkey, id, rawId: id },
    });
    expect(shown.status, id).toBeGreaterThanOrEqual(400);
    const made = await device.make(await optionsFor(ann, '/api/user/passkeys/options'));
    const again = await ann.send('POST', '/api/user/passkeys', { passkey: { ...made, id, rawId: id } });
    expect(again.status, id).toBeGreaterThanOrEqual(400);
  }
  const security = await (await ann.send('GET', '/api/user/security')).json<Security>();
  expect(security.passkeys).toHaveLength(1);
});

test('a challenge to add is for one account, and a passkey for one of them', async () => {
  const [{ device }, ben] = [await withPasskey(), await member()];
  const [eve, hers] = [await member(), await newAuthenticator()];
  const options = await optionsFor(ben, '/api/user/passkeys/options');
  const stolen = await eve.send('POST', '/api/user/passkeys', { passkey: await hers.make(options) });
  expect(stolen.status).toBe(400);
  expect((await add(ben, device)).status).toBe(409);
  expect((await ben.send('DELETE', `/api/user/passkeys/${device.id}`)).status).toBe(404);
});

test('what cannot be undone needs a fresh sign-in: deletion, export, passkeys; a proof gives it back', async () => {
  const { ann, device } = await withPasskey();
  const needing = [
    ['GET', '/api/user/export'],
    ['POST', '/api/user/passkeys/options'],
    ['DELETE', `/api/user/passkeys/${device.id}`],
    ['DELETE', '/api/user/account'],
  ] as const;
  house.pass(16 * MINUTE);
  for (const [method, path] of needing) {
    const response = await ann.send(method, path);
    expect([response.status, await response.json()], path).toEqual([
      403,
      { error: 'Fresh sign-in needed', message: "Please confirm it's you." },
    ]);
  }
  const before = ann.cookie;
  expect((await ann.send('POST', '/api/user/prove', { currentPassword: 'not hers' })).status).toBe(403);
  expect((await ann.send('POST', '/api/user/prove', { currentPassword: PASSWORD })).status).toBe(200);
  expect(ann.cookie).not.toBe(before);
  expect((await ann.send('GET', '/api/user', undefined, { cookie: before })).status).toBe(401);
  expect((await ann.send('GET', '/api/user/export')).status).toBe(200);

  house.pass(16 * MINUTE);
  const passkey = await device.show(await optionsFor(ann, '/api/passkeys/options'));
  expect((await ann.send('POST', '/api/user/prove', { passkey })).status).toBe(200);
  expect((await ann.send('DELETE', '/api/user/account')).status).toBe(200);
});

test('nobody proves herself with somebody else’s passkey', async () => {
  const [{ device }, eve] = [await withPasskey(), await member()];
  house.pass(16 * MINUTE);
  const passkey = await device.show(await optionsFor(eve, '/api/passkeys/options'));
  expect((await eve.send('POST', '/api/user/prove', { passkey })).status).toBe(403);
  expect((await eve.send('DELETE', '/api/user/account')).status).toBe(403);
});

test('an admin shows a passkey or a code from the mail before anything of the panel', async () => {
  const settings = { ...app.settings, local: false, origin: 'http://localhost', canMail: true };
  const strict = createApi(() => ({ ...app, settings }));
  const { newMember, visitor } = await import('../../../../tests/worlds/visitor.workerd.ts');
  const SITE = 'https://localhost';
  const boss = visitor(strict, '198.51.100.77', SITE);
  const made = await newMember(
    createApi(() => app),
    'boss',
    '198.51.100.77',
  );
  await env.PEOPLE.prepare('update users set is_admin = 1, email_verified = 1 where id = ?')
    .bind(made.user.id)
    .run();
  const login = { username: 'boss', password: PASSWORD };
  expect((await boss.send('POST', '/api/login', login)).status).toBe(200);
  const panel = () => boss.send('GET', '/api/admin/users');
  const refused = await panel();
  expect([refused.status, await refused.json()]).toEqual([
    403,
    expect.objectContaining({ error: 'Second step needed' }),
  ]);
  // Her password again is no second step.
  expect((await boss.send('POST', '/api/user/prove', { currentPassword: PASSWORD })).status).toBe(200);
  expect((await panel()).status).toBe(403);

  expect((await boss.send('POST', '/api/user/admin-code')).status).toBe(200);
  const [mail] = await mailsTo('boss@example.org');
  const code = /Enter (\d{6}) to/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(mail?.subject).not.toContain(code);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  expect((await boss.send('POST', '/api/user/prove', { code: wrong })).status).toBe(403);
  expect((await boss.send('POST', '/api/user/prove', { code })).status).toBe(200);
  expect((await panel()).status).toBe(200);
  expect((await boss.send('POST', '/api/user/prove', { code })).status, 'it works once').toBe(403);

  // Another session of hers has not shown it.
  const phone = visitor(strict, '198.51.100.77', SITE);
  await phone.send('POST', '/api/login', login);
  expect((await phone.send('GET', '/api/admin/users')).status).toBe(403);
  for (let i = 0; i < 6; i++) await phone.send('POST', '/api/user/prove', { code: '000000' });
  expect((await phone.send('POST', '/api/user/prove', { code: wrong })).status, 'five guesses').toBe(429);
});

test('twenty passkeys are the most, however many devices add theirs at once', async () => {
  const ann = await member();
  const made = await Promise.all(
    Array.from({ length: 24 }, async () => {
      const device = await newAuthenticator();
      return device.make(await optionsFor(ann, '/api/user/passkeys/options'), {});
    }),
  );
  const add = (passkey: (typeof made)[number]) => ann.send('POST', '/api/user/passkeys', { passkey });
  const first = await Promise.all(made.slice(0, 10).map(add));
  // In another hour: twenty changes are the most in one.
  await env.PEOPLE.prepare("delete from rate_limits where key like 'passkey-change:%'").run();
  const answers = [...first, ...(await Promise.all(made.slice(10).map(add)))];
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
  expect(await refused[0]?.json()).toEqual({
    message: 'You already have 20 passkeys. Please remove one first.',
  });
  const security = await (await ann.send('GET', '/api/user/security')).json<Security>();
  expect(security.passkeys).toHaveLength(20);
});
