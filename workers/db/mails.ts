import { and, eq, gt } from 'drizzle-orm';
import type { MailKind } from '../ports/mailer.ts';
import type { PeopleDb } from './open.ts';
import { mails } from './people.schema.ts';

/** What may go out once. */
export interface MailId {
  /** '' for somebody who is no user (any more). */
  userId: string;
  kind: MailKind;
  key: string;
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
