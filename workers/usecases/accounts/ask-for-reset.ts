import type { App } from '../../app.ts';
import { orderMail, requireMail } from '../mails/order-mails.ts';
import { limitMails, limitHourly } from './rate-limits.ts';

/**
 * Orders a reset mail for an address. Whether it is somebody's is looked up by the queue's consumer alone, so that the
 * answer, and the time it takes, cannot depend on it. @throws Refusal too-many, unavailable
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
