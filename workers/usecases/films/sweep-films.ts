import type { App } from '../../app.ts';
import { sweepShardFilms } from '../../db/work/film-ends.ts';
import type { JobMessage } from '../../ports/jobs.ts';
import { endFilm } from './end-film.ts';
import { sendJobs } from '../jobs/send-jobs.ts';

const MINUTE = 60_000;
const LIMITS = {
  /** How long a film whose tab is gone waits for another; then it gives back its quota. */
  abandonedMs: 30 * MINUTE,
  /** An automatic one waits for her to open the app: longer than a day, or its outfit is yesterday's news. */
  unseenMs: 36 * 60 * MINUTE,
  limit: 60,
};
const ABANDONED = 'The page was closed before the video was finished. Nothing was counted.';

/** For the cron: frees films of silent tabs, ends abandoned films, and sends lost messages again. */
export async function sweepFilms(app: App): Promise<void> {
  const now = app.clock.now();
  for (let shard = 0; shard < app.shards; shard++) {
    const { abandoned, lost } = await sweepShardFilms(app.looks(shard), { now, ...LIMITS });
    for (const film of abandoned) await endFilm(app, { id: film.userId, shard }, film, ABANDONED);
    // Its claim makes a superfluous message do nothing.
    const again = lost.map(({ userId, id }): JobMessage => ({
      kind: 'animate-outfit',
      userId,
      shard,
      filmId: id,
    }));
    await sendJobs(app, again);
  }
}
