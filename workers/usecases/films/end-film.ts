import type { App } from '../../app.ts';
import { failFilm } from '../../db/jobs/film-ends.ts';
import { type FilmRow } from '../../db/jobs/films.ts';
import { imageKey } from '../outfits/image-key.ts';
import type { UserRef } from '../../db/people/users.ts';
import { namedBatch } from '../../db/sql/named-batch.ts';

export async function endFilm(
  app: App,
  owner: UserRef,
  film: Pick<FilmRow, 'id'>,
  errorMessage: string,
): Promise<void> {
  const db = app.looks(owner.shard);
  const { end } = await namedBatch(db, failFilm(db, owner.id, film.id, errorMessage));
  if (end.meta.changes > 0) await app.blobs.remove([imageKey(owner.id, film.id)]);
}
