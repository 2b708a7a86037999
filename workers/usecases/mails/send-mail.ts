import type { BackgroundApp } from '../../app.ts';
import { claim, hold, settle, isStillOpen } from '../../db/jobs/ledger.ts';
import { MAILS } from '../../db/jobs/ledger-policies.ts';
import { isSuperseded, type MailId } from '../../db/jobs/mails.ts';
import { hmacHex, sha256Hex } from '../../db/sql/secret.ts';
import { issueToken, type TokenPurpose } from '../../db/people/tokens.ts';
import { personByLogin } from '../../db/people/directory.ts';
import {
  peopleDbOf,
  personById,
  type PeopleDatabases,
  type ShardedPerson,
} from '../../db/people/people-databases.ts';
import type { PeopleDb } from '../../db/sql/open-database.ts';
import type { JobMessage } from '../../ports/jobs.ts';
import type { Mail, Mailer, MailKind } from '../../ports/mailer.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { codeHash } from '../accounts/prove-identity.ts';
import * as letters from './account-letters.ts';
import { isNotice, noticeOf } from './notices.ts';
import { billingLetter, isBillingMail } from './billing-letters.ts';
import { renderMail, type Letter } from './letter.ts';
import { SIGN_UP } from './order-mails.ts';

export type MailMessage = Extract<JobMessage, { kind: 'send-mail' }>;

const HOUR = 3_600_000;
const LINK_MS: Partial<Record<MailKind, number>> = {
  'reset-password': HOUR,
  'verify-email': 24 * HOUR,
  'change-email': 24 * HOUR,
  'admin-code': HOUR / 6,
};

/** The order names the address: her new one, or the one at that time. */
const NAMED: readonly MailKind[] = [
  'change-email',
  'email-changing',
  'email-changed',
  'passkey-added',
  'passkey-removed',
  'provider-joined',
];

interface Recipient {
  id: string;
  peopleShard: number;
  email: string;
  firstName: string | null;
  emailVerified: boolean;
}

/** Null for people who are gone and unknown addresses. To the account's address, not the typed one. */
async function recipientOf(app: PeopleDatabases, message: MailMessage): Promise<Recipient | null> {
  if (message.mail === 'account-deleted') {
    return { id: '', peopleShard: 0, email: message.email ?? '', firstName: null, emailVerified: true };
  }
  const user =
    message.userId === undefined
      ? await personByLogin(app, message.email ?? '')
      : await personById(app, message.userId);
  if (user && NAMED.includes(message.mail)) return { ...user, email: message.email ?? '' };
  return user ?? null;
}

export async function resolveMailId(
  app: PeopleDatabases,
  message: MailMessage,
): Promise<{ mail: MailId; to: ShardedPerson } | null> {
  const to = await recipientOf(app, message);
  return to && { mail: { userId: to.id, kind: message.mail, key: message.key }, to };
}

/** At most once per (user, kind, key); an idempotency key covers a crash before our note. @throws ProviderError */
export async function sendMail(app: BackgroundApp, message: MailMessage): Promise<void> {
  const { mailer } = app;
  if (!mailer) throw new ProviderError('mail', 'no email service is set up', { retryable: false });
  const to = await recipientOf(app, message);
  if (!to) return;
  const people = peopleDbOf(app, to);
  const mail: MailId = { userId: to.id, kind: message.mail, key: message.key };
  const { requestedAt } = message;
  const [mine] = await claim(people, MAILS, { ...mail, requestedAt }, app.clock.now());
  if (!mine) {
    if (!(await isStillOpen(people, MAILS, mail))) return;
    throw new ProviderError('mail', 'is being sent by another', { retryable: true });
  }
  const once = await sha256Hex(`${mail.userId}\n${mail.kind}\n${mail.key}`);
  const letter = await letterFor(app, message, to, once);
  if (!letter) {
    await settle(people, MAILS, mail, { state: 'void' });
    return;
  }
  const ref = await send(
    people,
    mailer,
    mail,
    renderMail(letter, { to: to.email, origin: message.origin, idempotencyKey: once }),
  );
  await settle(people, MAILS, mail, { state: 'sent', sentAt: app.clock.now(), providerRef: ref });
}

async function send(people: PeopleDb, mailer: Mailer, id: MailId, mail: Mail): Promise<string | null> {
  try {
    return await mailer.send(mail);
  } catch (error) {
    await hold(people, MAILS, id, 0);
    throw error;
  }
}

/** Null when pointless: a newer link was asked for, this one used, or the address verified. */
// oxlint-disable-next-line complexity -- one branch for each kind of mail
async function letterFor(
  app: BackgroundApp,
  message: MailMessage,
  to: Recipient,
  once: string,
): Promise<Letter | null> {
  const { mail: kind, origin } = message;
  const facts = message.facts ?? {};
  if (isNotice(kind)) return noticeOf(kind, facts, { name: to.firstName, origin });
  if (isBillingMail(kind)) return billingLetter(kind, facts, { name: to.firstName, origin });
  if (kind === 'verify-email' && to.emailVerified) return null;
  // Taken. The call did not say so, and neither does the mail.
  if (kind === 'change-email' && (await personByLogin(app, to.email))) return null;
  const name = to.firstName;
  if (kind === 'admin-code') {
    const code = await codeOf(app, message, to, once);
    return code === null ? null : letters.adminCode({ name, code });
  }
  const token = await linkToken(app, message, to, kind, once);
  if (token === null) return null;
  if (kind === 'reset-password')
    return letters.resetPassword({ name, link: `${origin}/reset-password?token=${token}` });
  const link = `${origin}/verify-email?token=${token}`;
  if (kind === 'change-email') return letters.changeEmail({ name, link });
  return message.key === SIGN_UP
    ? letters.welcomeAndVerify({ name, link })
    : letters.verifyEmail({ name, link });
}

/** Six digits, derived like the secrets of links. */
async function codeOf(
  app: BackgroundApp,
  message: MailMessage,
  to: Recipient,
  once: string,
): Promise<string | null> {
  const userId = to.id;
  const secret = await mailToken(app.settings.signingSecret, once);
  const code = String(Number.parseInt(secret.slice(0, 12), 16) % 1_000_000).padStart(6, '0');
  const now = app.clock.now();
  const expiresAt = message.requestedAt + (LINK_MS['admin-code'] ?? 0);
  const hash = await codeHash(userId, code);
  const token = { hash, userId, purpose: 'admin-code' as const, email: null, expiresAt };
  return (await issueToken(peopleDbOf(app, to), token, now)) ? code : null;
}

async function linkToken(
  app: BackgroundApp,
  message: MailMessage,
  to: Recipient,
  purpose: TokenPurpose,
  once: string,
): Promise<string | null> {
  const userId = to.id;
  const mail = { userId, kind: message.mail, key: message.key };
  if (await isSuperseded(peopleDbOf(app, to), mail, message.requestedAt)) return null;
  const token = await mailToken(app.settings.signingSecret, once);
  const now = app.clock.now();
  const expiresAt = now + (LINK_MS[purpose] ?? HOUR);
  const email = purpose === 'change-email' ? to.email : null;
  const hash = await sha256Hex(token);
  const isOpen = await issueToken(peopleDbOf(app, to), { hash, userId, purpose, email, expiresAt }, now);
  return isOpen ? token : null;
}

/** 160 bits of an HMAC in hex, from the mail's key: a retry carries the same link, and nothing stores it. */
const mailToken = async (signingSecret: string, mail: string): Promise<string> =>
  (await hmacHex(signingSecret, `mail-token\n${mail}`)).slice(0, 40);
