import type { App } from '../../app.ts';
import { forgetUnmade, freeSilentFilms, idleFilms } from '../../db/film-ends.ts';
import type { JobMessage } from '../../ports/jobs.ts';
import { endFilm } from './end-film.ts';
import { sendJobs } from '../jobs/send-jobs.ts';

const MINUTE = 60_000;
/** A film that she asked for and whose tab is gone waits so long for another; then what it took of the quota comes back. */
const ABANDONED_MS = 30 * MINUTE;
/** An automatic one waits for her to open the app: longer than a day, or its outfit is yesterday's news. */
const UNSEEN_MS = 36 * 60 * MINUTE;
const PAGE = 60;
const ABANDONED = 'The page was closed before the video was finished. Nothing was counted.';

/** House-keeping of the cron: silent tabs free their films, abandoned films give back their quota, lost messages go out again. */
export async function sweepFilms(app: App): Promise<void> {
  const now = app.clock.now();
  for (let shard = 0; shard < app.shards; shard++) {
    const db = app.looks(shard);
    await freeSilentFilms(db, now);
    await forgetUnmade(db, now - UNSEEN_MS);
    for (const film of await idleFilms(db, 'device', now - ABANDONED_MS, PAGE)) {
      await endFilm(app, { id: film.userId, shard }, film, ABANDONED);
    }
    // The job's own claim sees to it that a message too many does nothing.
    const messages: JobMessage[] = [];
    for (const film of await idleFilms(db, 'provider', now, PAGE)) {
      messages.push({ kind: 'animate-outfit', userId: film.userId, shard, filmId: film.id });
    }
    await sendJobs(app, messages);
  }
}
