import type { App } from '../app.ts';
import { sha256Hex } from '../db/secret.ts';
import { ABSOLUTE_SESSION_MS, liveSession, touchSession } from '../db/sessions.ts';
import type { SessionUser } from '../db/users.ts';
import { SESSION_MS } from '../usecases/accounts/start-session.ts';
import { sessionCookie, sessionToken } from './session-cookie.ts';

const NOTED_EVERY_MS = 3_600_000;

export interface Session {
  id: string;
  user: SessionUser;
  /** When she last proved who she is, epoch ms. */
  signedInAt: number;
  /** When she showed more than a password in it; null for not yet. */
  secondStepAt: number | null;
}

export interface LoadedSession {
  session: Session | null;
  /** Set-Cookie for the answer when the session was renewed. */
  setCookie: string | null;
}

/** Who is asking: nothing is read without a cookie, one query with one. For the API and for pages alike. */
export async function loadSession(app: App, request: Request): Promise<LoadedSession> {
  const token = sessionToken(request, app.settings.local);
  if (token === undefined) return { session: null, setCookie: null };
  const now = app.clock.now();
  const live = await liveSession(app.people, await sha256Hex(token), now);
  if (!live) return { session: null, setCookie: null };
  const { id, user, secondStepAt } = live;
  const session = { id, user, signedInAt: live.createdAt, secondStepAt };
  const isHalfOver = live.expiresAt - now <= SESSION_MS / 2;
  // One write an hour at most, not one per request.
  if (!isHalfOver && now - live.lastUsedAt < NOTED_EVERY_MS) return { session, setCookie: null };
  const expiresAt = isHalfOver
    ? Math.min(now + SESSION_MS, live.createdAt + ABSOLUTE_SESSION_MS)
    : live.expiresAt;
  await touchSession(app.people, live.id, { expiresAt, lastUsedAt: now });
  return { session, setCookie: isHalfOver ? sessionCookie(request.url, app.settings.local, token) : null };
}
