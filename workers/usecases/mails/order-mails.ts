import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import type { JobMessage } from '../../ports/jobs.ts';
import type { MailKind } from '../../ports/mailer.ts';
import { sendJobs } from '../jobs/send-jobs.ts';
import { forLog } from '../../for-log.ts';

export interface MailOrder {
  mail: MailKind;
  /** A user, an address that may be unknown, or a user at another address. */
  to: { userId: string } | { email: string } | { userId: string; email: string };
  /** One mail per person, kind and key. Left out: each order is its own. */
  key?: string;
  facts?: Record<string, string>;
}

/** The key of the mail at sign-up: a link to verify an address welcomes her as well. */
export const SIGN_UP = 'sign-up';

const NO_MAIL = "We can't send email right now. Please try again later.";

const messageOf = (app: App, origin: string, { mail, to, key, facts }: MailOrder): JobMessage => ({
  kind: 'send-mail',
  mail,
  ...to,
  key: key ?? crypto.randomUUID(),
  origin,
  facts,
  requestedAt: app.clock.now(),
});

/** First in a call that promises a mail. @throws Refusal 'unavailable' where none can be sent */
export function requireMail(app: App): void {
  if (!app.settings.canMail) throw new Refusal('unavailable', NO_MAIL);
}

/** For a mail that the answer promises. @throws Refusal 'unavailable' where none can be sent */
export async function orderMail(app: App, origin: string, order: MailOrder): Promise<void> {
  requireMail(app);
  try {
    await app.jobs.send([messageOf(app, origin, order)]);
  } catch (error) {
    console.warn(JSON.stringify({ unsent: ['send-mail'], error: forLog(error) }));
    throw new Refusal('unavailable', NO_MAIL);
  }
}

/** For what is done already: it stays done if mails fail. */
export async function orderMailsBestEffort(app: App, origin: string, orders: MailOrder[]): Promise<void> {
  if (!app.settings.canMail) return;
  await sendJobs(
    app,
    orders.map((order) => messageOf(app, origin, order)),
  );
}
