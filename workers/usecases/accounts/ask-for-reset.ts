import type { App } from '../../app.ts';
import { findLoginBearer } from '../../db/people/directory.ts';
import { orderMail, requireMail } from '../mails/order-mails.ts';
import { limitResetMails, type ResetAsker } from '../limits/mail-limits.ts';
import type { Visitor } from './register.ts';

/**
 * The address is looked up for the count of her own devices only, with the same work for nobody; the queue's consumer
 * finds the recipient, so that neither answer nor timing can tell. @throws Refusal too-many, unavailable
 */
export async function askForReset(app: App, email: string, visitor: Visitor): Promise<string> {
  requireMail(app);
  await limitResetMails(app, email, await askerOf(app, email, visitor));
  await orderMail(app, visitor.origin, { mail: 'reset-password', to: { email } });
  return 'If an account exists with that email, a password reset link is on its way.';
}

async function askerOf(app: App, email: string, visitor: Visitor): Promise<ResetAsker> {
  const account = (await findLoginBearer(app, email))?.userId ?? 'nobody';
  const device = await visitor.deviceOf?.(account);
  return device ? { account, device } : { network: visitor.address };
}
