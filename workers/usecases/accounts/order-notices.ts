import type { App } from '../../app.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { orderMailsBestEffort, type MailOrder } from '../mails/order-mails.ts';
import type { Notice } from '../mails/notices.ts';
import { canMailAlong } from '../limits/rate-limits.ts';

/** At the address that she had then. If unverified it may be a stranger's: such a mailbox gets few. */
export async function orderNotices(
  app: App,
  { id, email, emailVerified }: Pick<SessionUser, 'id' | 'email' | 'emailVerified'>,
  origin: string,
  notices: (Omit<MailOrder, 'to' | 'mail'> & { mail: Notice })[],
): Promise<void> {
  if (!emailVerified && !(await canMailAlong(app, email))) return;
  const to = { userId: id, email };
  await orderMailsBestEffort(
    app,
    origin,
    notices.map((notice) => ({ ...notice, to })),
  );
}
