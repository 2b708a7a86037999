import type { App } from '../app.ts';
import { openLooks, type LooksDb } from '../db/sql/open-database.ts';
import { cookieValues, hasPlainCookies } from './cookies.ts';

// Outfits are read from the nearest replica (D1 sessions, docs/scale.md). Replicas lag, so each database that she wrote
// to leaves a bookmark in her browser: no older replica answers her.

const NAME = 'stylecast-near';
const MAX_AGE_SECONDS = 86_400;
const BOOKMARK = /^(\d{1,4})\.([0-9a-f-]{1,100})$/;

type Bookmarks = Map<number, string>;

/** By shard. Foreign ones are left out: D1 refuses a session with them. */
function bookmarksOf(request: Request): Bookmarks {
  const [value = ''] = cookieValues(request, NAME);
  const found: Bookmarks = new Map();
  for (const part of value.split('~')) {
    const [, shard, bookmark] = BOOKMARK.exec(part) ?? [];
    if (shard !== undefined && bookmark !== undefined) found.set(Number(shard), bookmark);
  }
  return found;
}

const d1Of = (db: LooksDb) => db.$client as D1Database;

/** Reports each statement that is no query. */
function watched(db: LooksDb, onWrite: () => void): LooksDb {
  const d1 = d1Of(db);
  return openLooks({
    prepare(sql) {
      if (!/^\s*select\b/i.test(sql)) onWrite();
      return d1.prepare(sql);
    },
    batch: (statements) => d1.batch(statements),
  });
}

interface NearReads {
  app: App;
  /** Once the request is done; null when it has written nothing. */
  setCookie(): Promise<string | null>;
}

export function openReplicaReads(app: App, request: Request): NearReads {
  const bookmarks = bookmarksOf(request);
  const near = new Map<number, LooksDb>();
  const written = new Set<number>();

  function looksNear(shard: number): LooksDb {
    const known = near.get(shard);
    if (known) return known;
    const session = d1Of(app.looks(shard)).withSession(bookmarks.get(shard) ?? 'first-unconstrained');
    const db = openLooks(session);
    near.set(shard, db);
    return db;
  }
  async function bookmarkNow(shard: number): Promise<void> {
    const session = d1Of(app.looks(shard)).withSession('first-primary');
    await session.prepare('select 1').all();
    const bookmark = session.getBookmark();
    if (bookmark !== null) bookmarks.set(shard, bookmark);
  }
  return {
    app: { ...app, looks: (shard) => watched(app.looks(shard), () => written.add(shard)), looksNear },
    async setCookie() {
      if (written.size === 0) return null;
      await Promise.all([...written].map(bookmarkNow));
      if (bookmarks.size === 0) return null;
      const value = [...bookmarks].map((pair) => pair.join('.')).join('~');
      const secure = hasPlainCookies(request.url, app.settings.local) ? '' : '; Secure';
      return `${NAME}=${value}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
    },
  };
}
