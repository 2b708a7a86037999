import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { makeAdmin } from '../../db/operations/admin.ts';
import { lookupKey, type SessionUser } from '../../db/people/users.ts';

/**
 * Makes an admin of anybody who has verified an address that the operator's settings name: on verification, and at every
 * sign-in, so that an address can be added later. Returns the resulting row.
 */
export async function admitAdmin(app: App, user: SessionUser): Promise<SessionUser> {
  const isNamed = user.emailVerified && app.settings.adminEmails.includes(lookupKey(user.emailKey));
  if (user.isAdmin || !isNamed) return user;
  return (await makeAdmin(peopleDbOf(app, user), user.id, app.clock.now())) ?? user;
}
