import type { App } from '../../app.ts';
import { forgetUnmade, freeSilentFilms, idleFilms } from '../../db/film-ends.ts';
import type { JobMessage } from '../../ports/jobs.ts';
import { endFilm } from './end-film.ts';
import { sendJobs } from '../jobs/send-jobs.ts';

const MINUTE = 60_000;
/** How long a film whose tab is gone waits for another; then it gives back its quota. */
const ABANDONED_MS = 30 * MINUTE;
/** An automatic one waits for her to open the app: longer than a day, or its outfit is yesterday's news. */
const UNSEEN_MS = 36 * 60 * MINUTE;
const PAGE = 60;
const ABANDONED = 'The page was closed before the video was finished. Nothing was counted.';

/** For the cron: frees films of silent tabs, ends abandoned films, and sends lost messages again. */
export async function sweepFilms(app: App): Promise<void> {
  const now = app.clock.now();
  for (let shard = 0; shard < app.shards; shard++) {
    const db = app.looks(shard);
    await freeSilentFilms(db, now);
    await forgetUnmade(db, now - UNSEEN_MS);
    for (const film of await idleFilms(db, 'device', now - ABANDONED_MS, PAGE)) {
      await endFilm(app, { id: film.userId, shard }, film, ABANDONED);
    }
    // Its claim makes a superfluous message do nothing.
    const messages: JobMessage[] = [];
    for (const film of await idleFilms(db, 'provider', now, PAGE)) {
      messages.push({ kind: 'animate-outfit', userId: film.userId, shard, filmId: film.id });
    }
    await sendJobs(app, messages);
  }
}
