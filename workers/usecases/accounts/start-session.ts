import type { App } from '../../app.ts';
import { peopleDbOf, type ShardedPerson } from '../../db/people/people-databases.ts';
import { newSecret, sha256Hex } from '../../db/sql/secret.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { insertSession, rotateSession } from '../../db/people/sessions.ts';
import { followChange } from '../delivery/copy-minutes.ts';
import { logOut } from './log-out.ts';

/** Sliding: renewed in its second half (The Copenhagen Book). */
export const SESSION_MS = 30 * 24 * 3_600_000;

interface StartedSession {
  token: string;
  id: string;
}

/** The cookie's token also names the session's database, which saves a lookup. */
function newToken(user: ShardedPerson): { secret: string; token: string } {
  const secret = newSecret();
  return { secret, token: formatToken(user, secret) };
}

/** '{secret}' in the first database of people, '2.{secret}' in the third. */
export const formatToken = ({ peopleShard }: ShardedPerson, secret: string): string =>
  peopleShard === 0 ? secret : `${peopleShard}.${secret}`;

/** After a proof of identity, always with a new token. The browser's `sessionId` ends. */
export async function startSession(
  app: App,
  user: Pick<SessionUser, 'id' | 'peopleShard'>,
  { userAgent, sessionId }: { userAgent?: string; sessionId?: string } = {},
): Promise<StartedSession> {
  const { secret, token } = newToken(user);
  const id = await sha256Hex(secret);
  const now = app.clock.now();
  const session = {
    id,
    userId: user.id,
    createdAt: now,
    expiresAt: now + SESSION_MS,
    lastUsedAt: now,
    userAgent: userAgent?.slice(0, 256) ?? null,
  };
  const [silenced] = await Promise.all([
    insertSession(peopleDbOf(app, user), session),
    sessionId !== undefined && logOut(app, sessionId),
  ]);
  if (silenced) await followChange(app, user.id);
  return { token, id };
}

/** After a new proof of identity (OWASP ASVS 5.0, 7.2.4). Returns the new token. */
export async function renewToken(app: App, user: ShardedPerson, sessionId: string): Promise<string> {
  const { secret, token } = newToken(user);
  const now = app.clock.now();
  const next = await sha256Hex(secret);
  await rotateSession(peopleDbOf(app, user), { id: sessionId, next, now, expiresAt: now + SESSION_MS });
  return token;
}
