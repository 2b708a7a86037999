import type { App } from '../../app.ts';
import { peopleOf } from '../../db/everybody.ts';
import { makeAdmin } from '../../db/admin.ts';
import type { SessionUser } from '../../db/users.ts';

/**
 * Whoever has verified an address that the operator named becomes an admin: when it is verified, and at
 * every sign-in, so that an address can be named later. Returns the row as it is then.
 */
export async function admitAdmin(app: App, user: SessionUser): Promise<SessionUser> {
  const isNamed = user.emailVerified && app.settings.adminEmails.includes(user.emailKey);
  if (user.isAdmin || !isNamed) return user;
  return (await makeAdmin(peopleOf(app, user), user.id, app.clock.now())) ?? user;
}
