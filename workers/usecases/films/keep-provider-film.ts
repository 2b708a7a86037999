import { readMp4 } from '../../../app/domain/film/mp4.ts';
import type { App } from '../../app.ts';
import { completeFilm } from '../../db/jobs/film-ends.ts';
import { findFilm, type FilmRow } from '../../db/jobs/films.ts';
import type { SessionUser } from '../../db/people/users.ts';
import type { Animator } from '../../ports/animator.ts';
import { imageKey } from '../outfits/image-key.ts';
import { namedBatch } from '../../db/sql/named-batch.ts';

const LENGTH_S = { least: 4, most: 20 };

/** At once: the service forgets it within hours. False when it is no film. @throws ProviderError */
export async function keepProviderFilm(
  { app, animator, user, film }: { app: App; animator: Animator; user: SessionUser; film: FilmRow },
  url: string,
): Promise<boolean> {
  const bytes = await animator.fetchFilm(url);
  const facts = readMp4(bytes);
  if (!facts || facts.seconds < LENGTH_S.least || facts.seconds > LENGTH_S.most) return false;
  const key = imageKey(user.id, film.id);
  await app.blobs.put(key, bytes, 'video/mp4');
  const db = app.looks(user.shard);
  const { end } = await namedBatch(
    db,
    completeFilm(db, { userId: user.id, id: film.id, outfitId: film.outfitId, token: film.leaseToken ?? '' }),
  );
  if (end.length > 0) return true;
  const after = await findFilm(db, user.id, film.id);
  if (after?.status !== 'completed') await app.blobs.remove([key]);
  return true;
}
