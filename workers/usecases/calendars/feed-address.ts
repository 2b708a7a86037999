import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { findFeed, removeFeed, saveFeed, type FeedRow } from '../../db/people/calendars.ts';
import { hmacHex, newSecret, sha256Hex } from '../../db/sql/secret.ts';
import type { SessionUser } from '../../db/people/users.ts';

/** 160 bits in hex, derived from her serial when shown; looked up by its hash. */
const TOKEN_LENGTH = 40;

async function tokenOf(app: App, userId: string, serial: string): Promise<string> {
  const made = await hmacHex(app.settings.signingSecret, `calendar-feed\n${userId}\n${serial}`);
  return made.slice(0, TOKEN_LENGTH);
}

/** Null without an address, or when the site's secret has changed since. */
export async function feedToken(app: App, user: SessionUser): Promise<string | null> {
  const feed = await findFeed(peopleDbOf(app, user), user.id);
  if (!feed) return null;
  const token = await tokenOf(app, user.id, feed.serial);
  return (await sha256Hex(token)) === feed.tokenHash ? token : null;
}

export async function newFeed(app: App, { id }: Pick<SessionUser, 'id'>): Promise<FeedRow> {
  const serial = newSecret();
  const tokenHash = await sha256Hex(await tokenOf(app, id, serial));
  return { userId: id, serial, tokenHash, createdAt: app.clock.now() };
}

export async function makeFeed(app: App, user: SessionUser, sessionId: string): Promise<void> {
  await saveFeed(peopleDbOf(app, user), await newFeed(app, user), sessionId);
}

export const endFeed = (app: App, user: SessionUser) => removeFeed(peopleDbOf(app, user), user.id);
