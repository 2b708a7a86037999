import { and, eq, gt } from 'drizzle-orm';
import type { MailKind } from '../../ports/mailer.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { mails } from '../schema/people.schema.ts';

export interface MailId {
  /** '' for somebody who is not (or no longer) a user. */
  userId: string;
  kind: MailKind;
  key: string;
}

export async function isSuperseded(people: PeopleDb, mail: MailId, requestedAt: number): Promise<boolean> {
  const newer = await people
    .select({ key: mails.key })
    .from(mails)
    .where(and(eq(mails.userId, mail.userId), eq(mails.kind, mail.kind), gt(mails.requestedAt, requestedAt)))
    .get();
  return newer !== undefined;
}
