import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { MailKind } from '../ports/mailer.ts';
import { isHere } from './moved-people.ts';
import type { PeopleDb } from './open.ts';
import { mails } from './people.schema.ts';

/** What may go out once. */
export interface MailId {
  /** '' for somebody who is no user (any more). */
  userId: string;
  kind: MailKind;
  key: string;
}

/** How long one try may take before another consumer takes over. */
const MAIL_LEASE_MS = 30_000;

const thisMail = ({ userId, kind, key }: MailId) =>
  and(eq(mails.userId, userId), eq(mails.kind, kind), eq(mails.key, key));

/** 'mine' to send it now; 'busy' while somebody else is at it; 'over' when it was sent, given up or taken back. */
export async function claimMail(
  people: PeopleDb,
  mail: MailId,
  requestedAt: number,
  now: number,
): Promise<'mine' | 'busy' | 'over'> {
  const leaseUntil = now + MAIL_LEASE_MS;
  const { userId, kind, key } = mail;
  const mine = await people
    .insert(mails)
    .values({ userId, kind, key, requestedAt, state: 'sending', leaseUntil })
    .onConflictDoUpdate({
      target: [mails.userId, mails.kind, mails.key],
      set: { leaseUntil, attempts: sql`${mails.attempts} + 1` },
      setWhere: and(eq(mails.state, 'sending'), lte(mails.leaseUntil, now)),
    })
    .returning({ attempts: mails.attempts });
  if (mine.length > 0) return 'mine';
  const there = await people.select({ state: mails.state }).from(mails).where(thisMail(mail)).get();
  return there?.state === 'sending' ? 'busy' : 'over';
}

/** Whether she asked for another of the same kind since. */
export async function isSuperseded(people: PeopleDb, mail: MailId, requestedAt: number): Promise<boolean> {
  const newer = await people
    .select({ key: mails.key })
    .from(mails)
    .where(and(eq(mails.userId, mail.userId), eq(mails.kind, mail.kind), gt(mails.requestedAt, requestedAt)))
    .get();
  return newer !== undefined;
}

/** The try failed: the next one need not wait. */
export async function releaseMail(people: PeopleDb, mail: MailId): Promise<void> {
  await people.update(mails).set({ leaseUntil: 0 }).where(thisMail(mail));
}

export async function noteMailSent(
  people: PeopleDb,
  mail: MailId,
  sentAt: number,
  providerRef: string | null,
): Promise<void> {
  await people.update(mails).set({ state: 'sent', sentAt, providerRef }).where(thisMail(mail));
}

/** Ends a mail that will not go out: 'void' when it has lost its sense, 'failed' when it could not be sent. */
export async function endMail(people: PeopleDb, mail: MailId, state: 'void' | 'failed'): Promise<void> {
  await people
    .update(mails)
    .set({ state })
    .where(and(thisMail(mail), eq(mails.state, 'sending')));
}

/** For the cron: no queue repeats a message this late. */
export async function sweepMails(people: PeopleDb, now: number): Promise<void> {
  await people
    .delete(mails)
    .where(and(lt(mails.requestedAt, now - 30 * 24 * 3_600_000), isHere(mails.userId)));
}
