import type { App } from '../../app.ts';
import { peopleDbOf, collectFromPeopleDbs } from '../../db/people/people-databases.ts';
import { endSession, endUserSession, endOtherUserSessions } from '../../db/people/sessions.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { followChange } from '../delivery/copy-minutes.ts';

// Ending a session ends the pushes of its device, here and in her shard.

export async function logOut(app: App, sessionId: string): Promise<void> {
  await followChange(app, ...(await collectFromPeopleDbs(app, (people) => endSession(people, sessionId))));
}

/** False when she has no session of that id. */
export async function logOutElsewhere(app: App, user: SessionUser, sessionId: string): Promise<boolean> {
  const ended = await endUserSession(peopleDbOf(app, user), user.id, sessionId);
  if (ended) await followChange(app, user.id);
  return ended;
}

export async function logOutEverywhereElse(app: App, user: SessionUser, sessionId: string): Promise<void> {
  await endOtherUserSessions(peopleDbOf(app, user), user.id, sessionId);
  await followChange(app, user.id);
}
