import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { makeAdmin } from '../../db/operations/admin.ts';
import { lookupKey, type SessionUser } from '../../db/people/users.ts';

/** On verification and at every sign-in, so that the settings may name an address later. Returns the resulting row. */
export async function admitAdmin(app: App, user: SessionUser): Promise<SessionUser> {
  const isNamed = user.emailVerified && app.settings.adminEmails.includes(lookupKey(user.emailKey));
  if (user.isAdmin || !isNamed) return user;
  return (await makeAdmin(peopleDbOf(app, user), user.id, app.clock.now())) ?? user;
}
