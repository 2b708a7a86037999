import type { App } from '../../app.ts';
import { endSession } from '../../db/sessions.ts';

/** Ends the session on the server; a copy of its cookie opens nothing from now on. */
export async function logOut(app: App, sessionId: string): Promise<void> {
  await endSession(app.people, sessionId);
}
