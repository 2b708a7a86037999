import type { App } from '../../app.ts';
import { endSession, endSessionOf, endSessionsBut } from '../../db/sessions.ts';
import { followChange } from '../delivery/copy-minutes.ts';

// What ends a session ends the pushes of its device, here and in her shard.

/** Ends the session on the server; a copy of its cookie opens nothing from now on. */
export async function logOut(app: App, sessionId: string): Promise<void> {
  await followChange(app, ...(await endSession(app.people, sessionId)));
}

/** Ends one of her sessions from another one. False when she has none of that id. */
export async function logOutElsewhere(app: App, userId: string, sessionId: string): Promise<boolean> {
  const ended = await endSessionOf(app.people, userId, sessionId);
  if (ended) await followChange(app, userId);
  return ended;
}

/** Ends all her sessions but this one. */
export async function logOutEverywhereElse(app: App, userId: string, sessionId: string): Promise<void> {
  await endSessionsBut(app.people, userId, sessionId);
  await followChange(app, userId);
}
