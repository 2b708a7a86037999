import { env } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { deliver, DAY, HOUR, newUser, openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { expectConsoleError } from '../../../tests/runner/console-errors.ts';
import type { BackgroundApp } from '../../app.ts';
import { consumeDeadLetters } from '../../background/consume.ts';
import { outboxMails } from '../../db/operations/outbox.ts';
import { sha256Hex } from '../../db/sql/secret.ts';
import type { SessionUser } from '../../db/people/users.ts';
import type { JobMessage } from '../../ports/jobs.ts';
import type { Mail, MailKind } from '../../ports/mailer.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { sweepHourly } from '../jobs/sweep-hourly.ts';

const ORIGIN = 'https://stylecast.app';

/** A mailer that remembers, and fails as often as it is told to; after the failures it works. */
function mailbox(failures: Error[] = []) {
  const mails: Mail[] = [];
  const tries: Mail[] = [];
  const send = async (mail: Mail): Promise<string> => {
    tries.push(mail);
    await Promise.resolve();
    const failure = failures.shift();
    if (failure) throw failure;
    mails.push(mail);
    return `ref-${mails.length}`;
  };
  return { mails, tries, mailer: { name: 'remembers', send } };
}

const order = (app: BackgroundApp, user: SessionUser, mail: MailKind, key: string): JobMessage => ({
  kind: 'send-mail',
  mail,
  userId: user.id,
  key,
  origin: ORIGIN,
  requestedAt: app.clock.now(),
});

const linkIn = (mail: Mail | undefined): string => /token=([0-9a-f]{40})/.exec(mail?.text ?? '')?.[1] ?? '';

const stateOf = async (user: SessionUser): Promise<unknown[]> => {
  const query = env.PEOPLE.prepare(
    'select kind, key, state, attempts from mails where user_id = ? order by requested_at, key',
  );
  return (await query.bind(user.id).all()).results;
};
const openTokens = async (user: SessionUser): Promise<number> => {
  const query = env.PEOPLE.prepare('select count(*) n from tokens where user_id = ? and used_at is null');
  return (await query.bind(user.id).first<{ n: number }>())?.n ?? 0;
};

test('a mail goes out once, however often and however parallel the queue delivers it', async () => {
  const box = mailbox();
  const { app } = openOutfitWorld({ mailer: box.mailer });
  const user = await newUser(app);
  const message = order(app, user, 'welcome', 'sign-up');
  const all = await Promise.all(Array.from({ length: 8 }, () => deliver(app, [message])));
  expect(box.mails).toHaveLength(1);
  // Those that found it in another's hands come again, and then it is over.
  expect(all.reduce((sum, r) => sum + r.acked, 0)).toBeGreaterThan(0);
  expect(await deliver(app, [message, { ...message, requestedAt: 5 }])).toMatchObject({
    acked: 2,
    retried: 0,
  });
  expect(box.mails).toHaveLength(1);
  expect(await stateOf(user)).toEqual([{ kind: 'welcome', key: 'sign-up', state: 'sent', attempts: 1 }]);
});

test('each kind and each key is a mail of its own', async () => {
  const box = mailbox();
  const { app } = openOutfitWorld({ mailer: box.mailer });
  const [user, other] = [await newUser(app), await newUser(app)];
  await deliver(app, [
    order(app, user, 'welcome', 'a'),
    order(app, user, 'welcome', 'b'),
    order(app, user, 'password-changed', 'a'),
    order(app, other, 'welcome', 'a'),
  ]);
  expect(box.mails).toHaveLength(4);
  expect(new Set(box.mails.map((mail) => mail.idempotencyKey)).size).toBe(4);
});

test('a try that failed is repeated with the very same mail, link and key', async () => {
  const busy = new ProviderError('post', 'busy', { retryable: true });
  const box = mailbox([busy, busy]);
  const { app, pass } = openOutfitWorld({ mailer: box.mailer });
  const user = await newUser(app);
  const message = order(app, user, 'reset-password', 'k1');
  for (const attempt of [1, 2]) {
    expect(await deliver(app, [message], attempt)).toMatchObject({ acked: 0, retried: 1 });
    pass(20_000);
  }
  expect(await deliver(app, [message], 3)).toMatchObject({ acked: 1, retried: 0 });
  expect(box.mails).toHaveLength(1);
  expect(new Set(box.tries.map((mail) => JSON.stringify(mail))).size).toBe(1);
  expect(linkIn(box.mails[0])).toMatch(/^[0-9a-f]{40}$/);
  expect(await openTokens(user)).toBe(1);
  expect(await stateOf(user)).toMatchObject([{ state: 'sent', attempts: 3 }]);
});

test('killed between the provider’s yes and our note of it: the same idempotency key again', async () => {
  const box = mailbox();
  const { app, pass } = openOutfitWorld({ mailer: box.mailer });
  const user = await newUser(app);
  const message = order(app, user, 'welcome', 'k');
  const dying: BackgroundApp = {
    ...app,
    mailer: {
      name: 'then dies',
      async send(mail) {
        await box.mailer.send(mail);
        await new Promise(() => undefined);
        return null;
      },
    },
  };
  void deliver(dying, [message]);
  await vi.waitFor(() => expect(box.mails).toHaveLength(1));
  expect(await deliver(app, [message], 2), 'the lease still runs').toMatchObject({ acked: 0, retried: 1 });
  pass(31_000);
  expect(await deliver(app, [message], 3)).toMatchObject({ acked: 1, retried: 0 });
  expect(new Set(box.tries.map((mail) => mail.idempotencyKey)).size).toBe(1);
});

test('a newer link makes older ones void, also one that comes late', async () => {
  const box = mailbox([new ProviderError('post', 'busy', { retryable: true })]);
  const { app, pass } = openOutfitWorld({ mailer: box.mailer });
  const user = await newUser(app);
  const first = order(app, user, 'reset-password', 'k1');
  await deliver(app, [first]);
  pass(1000);
  await deliver(app, [order(app, user, 'reset-password', 'k2')]);
  expect(await deliver(app, [first], 2)).toMatchObject({ acked: 1, retried: 0 });
  expect(box.mails).toHaveLength(1);
  expect(await openTokens(user)).toBe(1);
  const query = env.PEOPLE.prepare('select hash from tokens where user_id = ? and used_at is null');
  const open = await query.bind(user.id).first();
  expect(open).toEqual({ hash: await sha256Hex(linkIn(box.mails[0])) });
  expect(await stateOf(user)).toMatchObject([{ state: 'void' }, { state: 'sent' }]);
});

test('neither queue nor database hold a token', async () => {
  const box = mailbox();
  const { app } = openOutfitWorld({ mailer: box.mailer });
  const user = await newUser(app);
  const message = order(app, user, 'verify-email', 'k');
  await deliver(app, [message]);
  const token = linkIn(box.mails[0]);
  expect(token).toHaveLength(40);
  expect(JSON.stringify(message)).not.toContain(token);
  for (const table of ['tokens', 'mails']) {
    expect(JSON.stringify((await env.PEOPLE.prepare(`select * from ${table}`).all()).results)).not.toContain(
      token,
    );
  }
});

test('nobody and people who are gone get nothing, quietly', async () => {
  const box = mailbox();
  const { app } = openOutfitWorld({ mailer: box.mailer });
  const user = await newUser(app);
  await env.PEOPLE.prepare('delete from users where id = ?').bind(user.id).run();
  const message = order(app, user, 'welcome', 'k');
  const nobody = { ...message, mail: 'reset-password', userId: undefined, email: 'nobody@example.org' };
  expect(await deliver(app, [message, nobody])).toMatchObject({ acked: 2, retried: 0 });
  expect(box.tries).toEqual([]);
});

test('an address that was verified meanwhile needs no link', async () => {
  const box = mailbox();
  const { app } = openOutfitWorld({ mailer: box.mailer });
  const user = await newUser(app, { emailVerified: true });
  await deliver(app, [order(app, user, 'verify-email', 'k')]);
  expect(box.tries).toEqual([]);
});

test('a mail that is refused is given up at once; one that fails and fails ends as a dead letter', async () => {
  expectConsoleError(1);
  const box = mailbox([new ProviderError('post', 'refused', { retryable: false })]);
  const { app } = openOutfitWorld({ mailer: box.mailer });
  const user = await newUser(app);
  expect(await deliver(app, [order(app, user, 'welcome', 'k')])).toMatchObject({ acked: 1, retried: 0 });
  expect(await stateOf(user)).toMatchObject([{ state: 'failed' }]);

  const lost = order(app, user, 'password-changed', 'k');
  const down = mailbox([new ProviderError('post', 'busy', { retryable: true })]);
  await deliver({ ...app, mailer: down.mailer }, [lost]);
  let acked = 0;
  const letter = { id: 'dead', body: lost, attempts: 1, ack: () => acked++ };
  await consumeDeadLetters(app, {
    queue: 'stylecast-dead-letters',
    messages: [letter],
  } as unknown as MessageBatch);
  expect(acked).toBe(1);
  expect(await stateOf(user)).toMatchObject([{ state: 'failed' }, { state: 'failed' }]);
});

test('logs name neither address nor token', async () => {
  expectConsoleError(1);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const error = vi.spyOn(console, 'error');
  const box = mailbox([new ProviderError('post', 'busy', { retryable: true })]);
  const { app } = openOutfitWorld({ mailer: box.mailer });
  const user = await newUser(app);
  const byAddress = {
    ...order(app, user, 'reset-password', 'k'),
    userId: undefined,
    email: user.email,
  };
  await deliver(app, [byAddress]);
  const letter = { id: 'dead', body: byAddress, attempts: 1, ack: () => undefined };
  await consumeDeadLetters(app, {
    queue: 'stylecast-dead-letters',
    messages: [letter],
  } as unknown as MessageBatch);
  const spies = [warn, error];
  const said = spies.flatMap((spy) => spy.mock.calls.map((words) => words.join(' ')));
  warn.mockRestore();
  expect(said.length).toBeGreaterThan(1);
  expect(said.join('\n')).not.toContain(user.email);
  expect(said.join('\n')).not.toContain(linkIn(box.tries[0]));
});

test('without a mail service a message is written down as failed, and nothing is sent', async () => {
  const { app } = openOutfitWorld({ mailer: null });
  const user = await newUser(app);
  expect(await deliver(app, [order(app, user, 'welcome', 'k')])).toMatchObject({ acked: 1, retried: 0 });
});

test('the local outbox keeps the newest first and each mail once', async () => {
  const { app, pass } = openOutfitWorld();
  const user = await newUser(app);
  await deliver(app, [order(app, user, 'welcome', 'k')]);
  pass(1000);
  const mail = { to: user.email, subject: 's', html: 'h', text: 't', idempotencyKey: 'once' };
  await app.mailer?.send(mail);
  await app.mailer?.send({ ...mail, subject: 'another' });
  const hers = (await outboxMails(app.people)).filter((m) => m.recipient === user.email);
  expect(hers.map((m) => m.subject)).toEqual(['s', 'Welcome to Stylecast']);
  await expect(app.mailer?.send({ ...mail, to: 'a@b.c\r\nBcc: d@e.f' })).rejects.toBeInstanceOf(
    ProviderError,
  );
});

test('the sweep forgets mails and tokens after a month, not before', async () => {
  const { app, pass } = openOutfitWorld({ mailer: mailbox().mailer });
  const user = await newUser(app);
  await deliver(app, [order(app, user, 'reset-password', 'k')]);
  pass(29 * DAY);
  await sweepHourly(app);
  expect([(await stateOf(user)).length, await openTokens(user)]).toEqual([1, 1]);
  pass(DAY + 2 * HOUR);
  await sweepHourly(app);
  expect([(await stateOf(user)).length, await openTokens(user)]).toEqual([0, 0]);
});
