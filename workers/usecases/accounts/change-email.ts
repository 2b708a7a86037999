import type { BodyOf } from '../../../app/contracts/call.ts';
import type { changeEmail as changeEmailCall } from '../../../app/contracts/security.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { sha256Hex } from '../../db/sql/secret.ts';
import { lookupKey, type SessionUser } from '../../db/people/users.ts';
import { provePassword, type Asking } from './change-password.ts';
import { orderMail, orderMailsBestEffort, requireMail } from '../mails/order-mails.ts';
import { limitChangeMails } from '../limits/mail-limits.ts';

/**
 * Mails a link to the new address and a notice to the old one; nothing changes until the link is opened. Whether the
 * address is taken is not said: then the mail job sends nothing. Returns what to say.
 * @throws Refusal bad-input, unavailable, too-many, and those of `provePassword`
 */
export async function changeEmail(
  app: App,
  user: SessionUser,
  form: BodyOf<typeof changeEmailCall>,
  asking: Asking,
): Promise<string> {
  requireMail(app);
  await provePassword(app, user, form.currentPassword, asking);
  const emailKey = lookupKey(form.email);
  if (emailKey === lookupKey(user.emailKey)) throw new Refusal('bad-input', "That's already your address.");
  await limitChangeMails(app, user, emailKey);
  const { origin } = asking;
  await orderMail(app, origin, { mail: 'change-email', to: { userId: user.id, email: form.email } });
  // The old address is notified once a day, however often she asks.
  const day = new Date(app.clock.now()).toISOString().slice(0, 10);
  const key = `${day} ${await sha256Hex(user.emailKey)}`;
  const to = { userId: user.id, email: user.email };
  await orderMailsBestEffort(app, origin, [{ mail: 'email-changing', to, key }]);
  return `If no other account uses ${form.email}, we've sent a link to it. Your address changes once you open it.`;
}
