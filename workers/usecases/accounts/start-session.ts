import type { App } from '../../app.ts';
import { newSecret, sha256Hex } from '../../db/secret.ts';
import { insertSession, rotateSession } from '../../db/sessions.ts';
import { followChange } from '../delivery/copy-minutes.ts';

/** Sliding: renewed in its second half (The Copenhagen Book). */
export const SESSION_MS = 30 * 24 * 3_600_000;

export interface StartedSession {
  /** For the cookie; nothing keeps it. */
  token: string;
  id: string;
}

/** A new session of a user who has just proved who she is: always a new token. */
export async function startSession(app: App, userId: string, userAgent?: string): Promise<StartedSession> {
  const token = newSecret();
  const id = await sha256Hex(token);
  const now = app.clock.now();
  const silenced = await insertSession(app.people, {
    id,
    userId,
    createdAt: now,
    expiresAt: now + SESSION_MS,
    lastUsedAt: now,
    userAgent: userAgent?.slice(0, 256) ?? null,
  });
  if (silenced) await followChange(app, userId);
  return { token, id };
}

/** Goes on under a new token: she has proved again who she is (OWASP ASVS 5.0, 7.2.4). Returns the token. */
export async function renewToken(app: App, sessionId: string): Promise<string> {
  const token = newSecret();
  const now = app.clock.now();
  const next = await sha256Hex(token);
  await rotateSession(app.people, { id: sessionId, next, now, expiresAt: now + SESSION_MS });
  return token;
}
