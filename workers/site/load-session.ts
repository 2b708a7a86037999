import type { App } from '../app.ts';
import { peopleDbOf, firstInPeopleDbs, allPeopleDbs } from '../db/people/people-databases.ts';
import { isAccountMoving } from '../db/sql/constraints.ts';
import { sha256Hex } from '../db/sql/secret.ts';
import { ABSOLUTE_SESSION_MS, liveSession, touchSession, type LiveSession } from '../db/people/sessions.ts';
import type { SessionUser } from '../db/people/users.ts';
import { SESSION_MS, formatToken } from '../usecases/accounts/start-session.ts';
import { sessionCookie, sessionToken } from './session-cookie.ts';

const NOTED_EVERY_MS = 3_600_000;

export interface Session {
  id: string;
  user: SessionUser;
  /** When she last proved who she is, epoch ms. */
  signedInAt: number;
  /** More than a password was shown; null for not yet. */
  secondStepAt: number | null;
}

export interface LoadedSession {
  session: Session | null;
  setCookie: string | null;
}

export async function loadSession(app: App, request: Request): Promise<LoadedSession> {
  const token = sessionToken(request, app.settings.local);
  if (token === undefined) return { session: null, setCookie: null };
  const now = app.clock.now();
  const [secret = '', shard] = token.split('.').reverse();
  const live = await findSession(app, Number(shard ?? 0), await sha256Hex(secret), now);
  if (!live) return { session: null, setCookie: null };
  const { id, user, secondStepAt } = live;
  const rightToken = formatToken(user, secret);
  const renewed = () => sessionCookie(request.url, app.settings.local, rightToken);
  const session = { id, user, signedInAt: live.createdAt, secondStepAt };
  if (request.method === 'HEAD') return { session, setCookie: null };
  const isHalfOver = live.expiresAt - now <= SESSION_MS / 2;
  // At most one write an hour.
  if (!isHalfOver && now - live.lastUsedAt < NOTED_EVERY_MS)
    return { session, setCookie: rightToken === token ? null : renewed() };
  const expiresAt = isHalfOver
    ? Math.min(now + SESSION_MS, live.createdAt + ABSOLUTE_SESSION_MS)
    : live.expiresAt;
  await touchSession(peopleDbOf(app, user), live.id, { expiresAt, lastUsedAt: now }).catch(unlessMoving);
  return { session, setCookie: isHalfOver || rightToken !== token ? renewed() : null };
}

/** While she is moved she reads on; the next hour notes it. */
function unlessMoving(error: unknown): void {
  if (!isAccountMoving(error)) throw error;
}

/** Where its cookie says; else in the others at once: she was moved since. */
async function findSession(
  app: App,
  shard: number,
  id: string,
  now: number,
): Promise<LiveSession | undefined> {
  const said = allPeopleDbs(app)[shard];
  const there = said && (await liveSession(said, id, now));
  if (there || app.morePeople.length === 0) return there;
  return firstInPeopleDbs(app, (people) => liveSession(people, id, now));
}
