import { Refusal } from '../../app/domain/refusal.ts';
import type { App } from '../app.ts';
import { forget, hit, type Hit } from '../db/rate-limits.ts';
import { lookupKey } from '../db/users.ts';

// decisions 14
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const tooMany = (message: string, retryAfter: number) =>
  new Refusal('too-many', message, { error: 'Too many tries', retryAfter });

async function limit(app: App, key: string, max: number, windowMs: number, message: string): Promise<Hit> {
  const taken = await hit(app, key, max, windowMs);
  if (!taken.allowed) throw tooMany(message, taken.retryAfter);
  return taken;
}

/**
 * Counted as a failure before the password is looked at, so that parallel guesses cannot pass together;
 * `forgive` takes it back when the password was right. @throws Refusal 'too-many'
 */
export async function limitLogins(
  app: App,
  account: string,
  address: string,
): Promise<{ forgive(): Promise<void> }> {
  const message = 'Too many sign-in attempts. Please wait a few minutes and try again.';
  const byAccount = await limit(app, `login:${account} ${address}`, 10, 15 * MINUTE, message);
  const byAddress = await limit(app, `login-address:${address}`, 100, 15 * MINUTE, message);
  return {
    async forgive() {
      await Promise.all([byAccount.undo(), byAddress.undo()]);
    },
  };
}

/** 60 per address and hour. @throws Refusal 'too-many' */
export async function limitRegistrations(app: App, address: string): Promise<void> {
  await limit(
    app,
    `register:${address}`,
    60,
    HOUR,
    'Too many new accounts from your network. Please try again later.',
  );
}

/** 60 per address and hour. @throws Refusal 'too-many' */
export async function limitEarlyAccess(app: App, address: string): Promise<void> {
  await limit(
    app,
    `early-access:${address}`,
    60,
    HOUR,
    'Too many sign-ups from your network. Please try again later.',
  );
}

const mailsKey = (email: string) => `mail:${lookupKey(email)}`;

/** Mails that somebody asks for: 3 per mail address and hour, whoever asks. @throws Refusal 'too-many' */
export async function limitMails(app: App, email: string): Promise<void> {
  await limit(
    app,
    mailsKey(email),
    3,
    HOUR,
    'We have sent you several emails already. Please wait an hour and try again.',
  );
}

/** Against one machine that walks through many mail addresses. @throws Refusal 'too-many' */
export async function limitResetRequests(app: App, address: string): Promise<void> {
  await limit(
    app,
    `reset-request:${address}`,
    60,
    HOUR,
    'Too many password resets from your network. Please try again later.',
  );
}

/** False when signing up and deleting again and again would fill somebody's mailbox: 5 per mail address and hour. */
export async function mayMailAlong(app: App, email: string): Promise<boolean> {
  return (await hit(app, `mail-along:${lookupKey(email)}`, 5, HOUR)).allowed;
}

/** Against cards that are tried out one after the other: 40 per user and hour. @throws Refusal 'too-many' */
export async function limitPayments(app: App, userId: string): Promise<void> {
  await limit(
    app,
    paymentsKey(userId),
    40,
    HOUR,
    'You have changed your plan many times. Please try again in an hour.',
  );
}
const paymentsKey = (userId: string) => `payment:${userId}`;

const uploadsKey = (userId: string) => `upload:${userId}`;

/** 30 per user and hour. @throws Refusal 'too-many' */
export async function limitUploads(app: App, userId: string): Promise<void> {
  await limit(
    app,
    uploadsKey(userId),
    30,
    HOUR,
    'You have uploaded many photos. Please try again in an hour.',
  );
}

const exportsKey = (userId: string) => `export:${userId}`;

/** Everything of hers in one file: 5 per user and hour. @throws Refusal 'too-many' */
export async function limitExports(app: App, userId: string): Promise<void> {
  await limit(
    app,
    exportsKey(userId),
    5,
    HOUR,
    'You have downloaded your data several times. Please try again in an hour.',
  );
}

/**
 * For account deletion: what is counted under her id and address. The count of mails that went along stays, as a hash
 * and for three hours at most: it is what keeps signing up and deleting from filling a mailbox.
 */
export async function forgetCounters(app: App, { id, email }: { id: string; email: string }): Promise<void> {
  for (const key of [uploadsKey(id), exportsKey(id), paymentsKey(id), mailsKey(email)]) {
    await forget(app.people, key);
  }
}

/** Test notifications: 20 per user and hour. @throws Refusal 'too-many' */
export async function limitTestPushes(app: App, userId: string): Promise<void> {
  await limit(
    app,
    `test-push:${userId}`,
    20,
    HOUR,
    'You have sent yourself many test notifications. Please try again in an hour.',
  );
}
