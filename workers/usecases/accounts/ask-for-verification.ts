import type { App } from '../../app.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { orderMail, requireMail } from '../mails/order-mails.ts';
import { limitVerificationMails } from '../limits/mail-limits.ts';

/** Earlier links become void. @throws Refusal too-many, unavailable */
export async function askForVerification(app: App, user: SessionUser, origin: string): Promise<string> {
  if (user.emailVerified) return 'Your email address is already verified.';
  requireMail(app);
  await limitVerificationMails(app, user);
  await orderMail(app, origin, { mail: 'verify-email', to: { userId: user.id } });
  return 'Verification email sent. Please check your inbox.';
}
