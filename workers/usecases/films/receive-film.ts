import {
  FILM_FRAMES,
  FILM_HEIGHT,
  FILM_SECONDS,
  FILM_WIDTH,
  MAX_FILM_BYTES,
} from '../../../app/domain/film/film-format.ts';
import { readMp4 } from '../../../app/domain/film/mp4.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { completeFilm } from '../../db/jobs/film-ends.ts';
import { findFilm } from '../../db/jobs/films.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { filmGoneRefusal, renewFilmLease } from './make-film.ts';
import { imageKey } from '../outfits/image-key.ts';
import { readBody, type IncomingBody } from '../../read-body.ts';
import { checkAddress, signAddress, type Permission } from '../photos/signed-address.ts';
import { namedBatch } from '../../db/sql/named-batch.ts';

const facts = (userId: string, filmId: string, lease: string): string[] => ['film', userId, filmId, lease];
const notAFilm = () =>
  new Refusal('wrong-media-type', "This isn't one of our videos: those are ten seconds of MP4.");

/** @throws Refusal gone when the film is no longer this tab's */
export async function signFilmUpload(
  app: App,
  user: SessionUser,
  filmId: string,
  lease: string,
): Promise<Permission> {
  await renewFilmLease(app, user, filmId, lease);
  return signAddress(app, facts(user.id, filmId, lease));
}

/** Ten seconds of H.264 in our size, one silent track, fast start. */
function checkFilm(bytes: Uint8Array): void {
  const film = readMp4(bytes);
  const isOurs =
    film?.codec === 'avc1' &&
    film.tracks === 1 &&
    film.fastStart &&
    film.width === FILM_WIDTH &&
    film.height === FILM_HEIGHT &&
    film.frames === FILM_FRAMES &&
    Math.abs(film.seconds - FILM_SECONDS) <= 0.1;
  if (!isOurs) throw notAFilm();
}

/** The same film again (a lost answer) gets the same answer. @throws Refusal; nothing is stored then */
export async function receiveFilm(
  app: App,
  user: SessionUser,
  { filmId, lease, ...permission }: Permission & { filmId: string; lease: string },
  incoming: IncomingBody & { contentType: string },
): Promise<{ etag: string }> {
  await checkAddress(app, facts(user.id, filmId, lease), permission);
  const bytes = await readBody(incoming, {
    max: MAX_FILM_BYTES,
    tooLarge: () => new Refusal('too-large', 'That video is larger than 2 MB.'),
  });
  if (!/^video\/mp4\b/i.test(incoming.contentType)) throw notAFilm();
  checkFilm(bytes);
  const db = app.looks(user.shard);
  const film = await findFilm(db, user.id, filmId);
  if (film?.leaseToken !== lease) throw filmGoneRefusal();
  const key = imageKey(user.id, filmId);
  if (film.status === 'completed') {
    const there = await app.blobs.head(key);
    if (there) return { etag: there.etag };
  }
  const stored = await app.blobs.put(key, bytes, 'video/mp4');
  const { end } = await namedBatch(
    db,
    completeFilm(db, { userId: user.id, id: filmId, outfitId: film.outfitId, token: lease }),
  );
  if (end.length > 0) return { etag: stored.etag };
  // Another tab finished it, or something is gone. Never remove a film that is shown.
  const after = await findFilm(db, user.id, filmId);
  if (after?.status === 'completed' && after.leaseToken === lease) return { etag: stored.etag };
  if (after?.status !== 'completed') await app.blobs.remove([key]);
  throw filmGoneRefusal();
}
