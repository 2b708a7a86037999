import type { App } from '../../app.ts';
import { sweepShardFilms } from '../../db/jobs/film-ends.ts';
import type { JobMessage } from '../../ports/jobs.ts';
import { endFilm } from './end-film.ts';
import { sendJobs } from '../jobs/send-jobs.ts';

const MINUTE = 60_000;
const LIMITS = {
  abandonedMs: 30 * MINUTE,
  unseenMs: 36 * 60 * MINUTE,
  limit: 60,
};
const ABANDONED = "The page was closed before the video was finished. It didn't count toward your limit.";

export async function sweepFilms(app: App): Promise<void> {
  const now = app.clock.now();
  for (let shard = 0; shard < app.shards; shard++) {
    const { abandoned, lost } = await sweepShardFilms(app.looks(shard), { now, ...LIMITS });
    for (const film of abandoned) await endFilm(app, { id: film.userId, shard }, film, ABANDONED);
    // A superfluous message fails to claim.
    const again = lost.map(({ userId, id }): JobMessage => ({
      kind: 'animate-outfit',
      userId,
      shard,
      filmId: id,
    }));
    await sendJobs(app, again);
  }
}
