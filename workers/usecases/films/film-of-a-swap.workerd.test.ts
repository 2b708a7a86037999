import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { madeMp4 } from '../../../tests/samples/mp4-files.ts';
import { newUser, openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { findFilm, listFilms } from '../../db/jobs/films.ts';
import { findOutfit, toOutfit } from '../../db/looks/outfits.ts';
import { quotaUsed } from '../../db/looks/usage.ts';
import { deleteOutfit } from '../outfits/delete-outfit.ts';
import { swapPiece, swapsFor } from '../outfits/swap-piece.ts';
import { todaysOutfit } from '../outfits/todays-outfit.ts';
import { beginFilm, renewFilmLease } from './make-film.ts';
import { receiveFilm, signFilmUpload } from './receive-film.ts';
import { startAnimation } from './start-animation.ts';

/** A premium member with today's outfit on her photo, and a video of it that is being made on her device. */
async function filming() {
  const house = openOutfitWorld();
  const { app } = house;
  const user = await newUser(app, { subscriptionTier: 'premium' });
  const { id, date } = (await todaysOutfit(app, user))!;
  await house.work();
  const db = app.looks(user.shard);
  const film = await startAnimation(app, user, id);
  return {
    ...{ house, app, user, db, film, id },
    places: () => quotaUsed(db, user.id, date, 'video'),
    films: () => listFilms(db, user.id, date),
    finish: async (filmId: string, lease: string) => {
      const permission = await signFilmUpload(app, user, filmId, lease);
      const bytes = madeMp4();
      const incoming = { body: new Response(bytes).body, announced: bytes.length, contentType: 'video/mp4' };
      return receiveFilm(app, user, { filmId, lease, ...permission }, incoming);
    },
    swap: async () => {
      const { look } = (await findOutfit(db, user.id, id))!;
      const piece = look.garments.find(({ slot }) => slot === 'shoes')!.id;
      const { others } = await swapsFor(app, user, id, piece);
      return swapPiece(app, user, id, { piece, other: others[0]!.garment.id });
    },
  };
}

test('a video does not show the piece that was swapped away: it goes, its place comes back, another may be made', async () => {
  const { house, app, user, db, film, id, places, films, finish, swap } = await filming();
  const { lease } = await beginFilm(app, user, film.id);
  await finish(film.id, lease);
  expect(await places()).toBe(1);
  const after = await swap();
  expect(toOutfit(after).videoUrl).toBeNull();
  expect([await places(), await films()]).toEqual([0, []]);
  await house.work();
  expect(await env.PHOTOS.head(`${user.id}/${film.id}`)).toBeNull();
  // A second swap gives nothing back that was not taken.
  await swap();
  await house.work();
  expect(await places()).toBe(0);
  const next = await startAnimation(app, user, id);
  expect(next.id).not.toBe(film.id);
  expect(await places()).toBe(1);
  const again = await beginFilm(app, user, next.id);
  await finish(next.id, again.lease);
  expect((await findOutfit(db, user.id, id))?.videoObject).toBe(next.id);
  await deleteOutfit(app, user, id);
  await house.work();
  expect(await env.PHOTOS.head(`${user.id}/${next.id}`)).toBeNull();
});

test('a video that a device is making of the look before is refused, and its place comes back', async () => {
  const { app, user, db, film, places, finish, swap } = await filming();
  const { lease } = await beginFilm(app, user, film.id);
  await swap();
  expect([await places(), await findFilm(db, user.id, film.id)]).toEqual([0, undefined]);
  await expect(renewFilmLease(app, user, film.id, lease)).rejects.toMatchObject({ code: 'gone' });
  await expect(finish(film.id, lease)).rejects.toMatchObject({ code: 'gone' });
  expect(await env.PHOTOS.head(`${user.id}/${film.id}`)).toBeNull();
});

test('one that has not begun stays, and is of the new look', async () => {
  const { house, app, user, film, places, swap } = await filming();
  const after = await swap();
  expect(await places()).toBe(1);
  await expect(beginFilm(app, user, film.id)).rejects.toMatchObject({ code: 'conflict' });
  await house.work();
  const { outfit } = await beginFilm(app, user, film.id);
  expect(outfit.look).toEqual(after.look);
});

test('a video that a paid service was asked for goes, its place stays taken', async () => {
  const { user, db, film, places, swap } = await filming();
  await env.LOOKS_0.prepare("update animations set maker = 'runway', submitted_at = 1 where id = ?")
    .bind(film.id)
    .run();
  await swap();
  expect([await places(), await findFilm(db, user.id, film.id)]).toEqual([1, undefined]);
});
