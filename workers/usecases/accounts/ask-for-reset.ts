import type { App } from '../../app.ts';
import { orderMail, requireMail } from '../mails/order-mails.ts';
import { limitMails, limitHourly } from './rate-limits.ts';

/**
 * Orders a reset mail for an address. Only the queue's consumer looks up whether the address has an account,
 * so that neither the answer nor its timing can tell. @throws Refusal too-many, unavailable
 */
export async function askForReset(
  app: App,
  email: string,
  visitor: { address: string; origin: string },
): Promise<string> {
  requireMail(app);
  await limitHourly(app, 'reset-request', visitor.address);
  await limitMails(app, email);
  await orderMail(app, visitor.origin, { mail: 'reset-password', to: { email } });
  return 'If an account exists with that email, a password reset link is on its way.';
}
