import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { peopleOf, anyOf } from '../../db/everybody.ts';
import { sha256Hex } from '../../db/secret.ts';
import { findToken, spendResetToken } from '../../db/tokens.ts';
import { orderMailsAlong } from '../mails/order-mails.ts';
import { followChange } from '../delivery/copy-minutes.ts';
import { hashPassword } from './password.ts';
import { requireSafePassword } from './require-safe-password.ts';

const spent = () =>
  new Refusal(
    'bad-input',
    'This reset link is invalid or has expired. Please request a new password reset.',
    {
      error: 'Reset Failed',
    },
  );

/**
 * Sets a new password by the link of a mail: once, within the hour, and only by the newest link. Ends all her sessions
 * and signs nobody in. A password that is refused leaves the link as it was. Returns the id of the account.
 * @throws Refusal bad-input
 */
export async function resetPassword(
  app: App,
  { token, password }: { token: string; password: string },
  origin: string,
): Promise<string> {
  const hash = await sha256Hex(token);
  const found = await anyOf(app, (people) => findToken(people, hash, ['reset-password'], app.clock.now()));
  if (!found?.isOpen) throw spent();
  const { user } = found;
  await requireSafePassword(app, password, [user.username, user.email], { error: 'Reset Failed' });
  const passwordHash = await hashPassword(password, app.settings.passwordCost);
  const done = await spendResetToken(
    peopleOf(app, user),
    { hash, userId: user.id, passwordHash },
    app.clock.now(),
  );
  if (!done) throw spent();
  await followChange(app, user.id);
  await orderMailsAlong(app, origin, [{ mail: 'password-changed', to: { userId: user.id }, key: hash }]);
  return user.id;
}
