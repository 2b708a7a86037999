import type { resetPassword as resetPasswordCall } from '../../../app/contracts/account.ts';
import type { BodyOf } from '../../../app/contracts/call.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { peopleDbOf, firstInPeopleDbs } from '../../db/people/people-databases.ts';
import { sha256Hex } from '../../db/sql/secret.ts';
import { removeAllPolls } from '../../db/looks/polls.ts';
import { revokeAllShares } from '../../db/looks/shares.ts';
import { findToken, spendResetToken } from '../../db/people/tokens.ts';
import { followChange } from '../delivery/copy-minutes.ts';
import { hashPassword } from './hash-password.ts';
import { alsoEnded, endedFacts } from './also-end.ts';
import { orderNotices } from './order-notices.ts';
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
 * Once, within the hour, by the newest link. Ends all sessions and signs nobody in. Reading the mail proves the
 * address: if unproved before, somebody else may have made the account, and their ways in go
 * (docs/decisions/an-address-is-proved-once.md). A refused password leaves the link as it was. Returns the account's
 * id. @throws Refusal bad-input
 */
export async function resetPassword(
  app: App,
  form: BodyOf<typeof resetPasswordCall>,
  origin: string,
): Promise<string> {
  const { token, password } = form;
  const hash = await sha256Hex(token);
  const found = await firstInPeopleDbs(app, (people) =>
    findToken(people, hash, ['reset-password'], app.clock.now()),
  );
  if (!found?.isOpen) throw spent();
  const { user } = found;
  await requireSafePassword(app, password, [user.username, user.email], { error: 'Reset Failed' });
  const passwordHash = await hashPassword(password, app.settings.passwordCost);
  // Before the link is spent, so that a crash in between leaves none.
  if (!user.emailVerified) await revokeAllShares(app.looks(user.shard), user.id, app.clock.now());
  if (!user.emailVerified) await removeAllPolls(app.looks(user.shard), user.id);
  const also = await alsoEnded(app, user, form);
  const done = await spendResetToken(
    peopleDbOf(app, user),
    { hash, userId: user.id, passwordHash },
    also,
    app.clock.now(),
  );
  if (!done) throw spent();
  await followChange(app, user.id);
  const facts: Record<string, string> = user.emailVerified ? endedFacts(also) : { before: 'ended' };
  await orderNotices(app, { ...user, emailVerified: true }, origin, [
    { mail: 'password-changed', key: hash, facts },
  ]);
  return user.id;
}
