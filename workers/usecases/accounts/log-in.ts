import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { findLoginBearer } from '../../db/people/directory.ts';
import { lookupKey, type SessionUser } from '../../db/people/users.ts';
import { admitAdmin } from './admit-admin.ts';
import { passwordMatches } from './hash-password.ts';
import { limitLogins } from '../limits/rate-limits.ts';
import type { Visitor } from './register.ts';
import { startSession } from './start-session.ts';

/** The same answer after the same time, whatever is wrong. @throws Refusal unauthorized, too-many */
export async function logIn(
  app: App,
  form: { username: string; password: string },
  visitor: Visitor,
): Promise<{ user: SessionUser; token: string }> {
  const found = await findLoginBearer(app, form.username);
  // Counted by account: username and email together give no more guesses.
  const device = (found && (await visitor.deviceOf?.(found.userId))) ?? null;
  const [tries, user] = await Promise.all([
    limitLogins(app, found?.userId ?? lookupKey(form.username), visitor.address, device),
    found?.user(),
  ]);
  const right = await passwordMatches(form.password, user?.passwordHash ?? null, app.settings.passwordCost);
  if (!user || !right) {
    throw new Refusal('unauthorized', 'Invalid username or password', user ? { account: user.id } : {});
  }
  const [{ token }] = await Promise.all([startSession(app, user, visitor), tries.forgive()]);
  return { user: await admitAdmin(app, user), token };
}
