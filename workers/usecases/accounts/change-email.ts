import type { BodyOf } from '../../../app/contracts/call.ts';
import type { changeEmail as changeEmailCall } from '../../../app/contracts/security.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { lookupKey, userByLogin, type SessionUser } from '../../db/users.ts';
import { provePassword, type Asking } from './change-password.ts';
import { orderMail, orderMailsAlong, requireMail } from '../mails/order-mails.ts';
import { limitMails } from './rate-limits.ts';

/**
 * Asks the new address whether it is hers, and tells the old one. Until the link is opened nothing changes.
 * Returns what to say. @throws Refusal bad-input, conflict, unavailable, and those of `provePassword`
 */
export async function changeEmail(
  app: App,
  user: SessionUser,
  form: BodyOf<typeof changeEmailCall>,
  { address, origin }: Omit<Asking, 'sessionId'>,
): Promise<string> {
  requireMail(app);
  await provePassword(app, user, form.currentPassword, address);
  if (lookupKey(form.email) === user.emailKey)
    throw new Refusal('bad-input', 'That is your address already.');
  // Signing up says the same of a taken address: there is nothing to hide here any more.
  if (await userByLogin(app.people, form.email)) {
    throw new Refusal('conflict', 'That email address is already registered.');
  }
  await limitMails(app, form.email);
  await orderMail(app, origin, { mail: 'change-email', to: { userId: user.id, email: form.email } });
  await orderMailsAlong(app, origin, [
    { mail: 'email-changing', to: { userId: user.id, email: user.email } },
  ]);
  return `We have sent a link to ${form.email}. Your address changes when you open it.`;
}
