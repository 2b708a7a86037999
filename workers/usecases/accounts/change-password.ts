import type { BodyOf } from '../../../app/contracts/call.ts';
import type { changePassword as changePasswordCall } from '../../../app/contracts/security.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { sha256Hex } from '../../db/sql/secret.ts';
import { replacePassword, type AlsoEnded } from '../../db/people/tokens.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { followChange } from '../delivery/copy-minutes.ts';
import { alsoEnded, endedFacts } from './also-end.ts';
import { orderNotices } from './order-notices.ts';
import { hashPassword, passwordMatches } from './hash-password.ts';
import { limitLogins } from '../limits/rate-limits.ts';
import { requireSafePassword } from './require-safe-password.ts';
import { renewToken } from './start-session.ts';

export interface Asking {
  sessionId: string;
  address: string;
  origin: string;
}

/** Counted like a sign-in. @throws Refusal too-many, forbidden, not-usable for an account that has no password */
export async function provePassword(
  app: App,
  user: SessionUser,
  password: string,
  { address, sessionId }: Pick<Asking, 'address' | 'sessionId'>,
): Promise<void> {
  if (user.passwordHash === null) {
    throw new Refusal(
      'not-usable',
      "Your account has no password yet. Set one first: we'll send you a link.",
    );
  }
  const tries = await limitLogins(app, user.id, address, sessionId);
  if (!(await passwordMatches(password, user.passwordHash, app.settings.passwordCost))) {
    throw new Refusal('forbidden', "That isn't your current password.");
  }
  await tries.forgive();
}

/** Ends her other sessions, and what else she asks for. Returns a new token. @throws Refusal; as provePassword */
export async function changePassword(
  app: App,
  user: SessionUser,
  form: BodyOf<typeof changePasswordCall>,
  asking: Asking,
): Promise<{ token: string; also: AlsoEnded }> {
  const { sessionId, origin } = asking;
  await provePassword(app, user, form.currentPassword, asking);
  await requireSafePassword(app, form.password, [user.username, user.email]);
  const passwordHash = await hashPassword(form.password, app.settings.passwordCost);
  const also = await alsoEnded(app, user, form);
  const next = { passwordHash, sessionId };
  if (!(await replacePassword(peopleDbOf(app, user), user, next, also, app.clock.now()))) {
    throw new Refusal('conflict', 'Your password was changed a moment ago. Please reload the page.');
  }
  await followChange(app, user.id);
  const key = await sha256Hex(passwordHash);
  await orderNotices(app, user, origin, [{ mail: 'password-changed', key, facts: endedFacts(also) }]);
  return { token: await renewToken(app, user, sessionId), also };
}
