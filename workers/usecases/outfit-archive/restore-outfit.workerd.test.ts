import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import {
  AN_HOUR,
  archiveAll,
  openWorldWithUser,
  insertPastOutfits,
  monthObjects,
  archivedRowPlaces,
  quietWarnings,
} from '../../../tests/worlds/archive-world.workerd.ts';
import { expectConsoleError } from '../../../tests/runner/console-errors.ts';
import { appThatDies, killAfter, killPoints } from '../../../tests/fakes/process-faults.workerd.ts';
import { newUser, type OutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { runCronTick } from '../../background/cron-tick.ts';
import { listArchivedMonths } from '../../db/looks/archives.ts';
import { forgetTaps } from '../../db/looks/comfort-taps.ts';
import { findOutfit, toOutfit } from '../../db/looks/outfits.ts';
import { outfitCounts } from '../../db/looks/stats.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { startAnimation } from '../films/start-animation.ts';
import { deleteOutfit } from '../outfits/delete-outfit.ts';
import { refuseOutfit } from '../outfits/refuse-outfit.ts';
import { regenerateOutfit } from '../outfits/regenerate-outfit.ts';
import { retryImage } from '../outfits/retry-image.ts';
import { revokeShare } from '../outfits/revoke-share.ts';
import { setFavorite } from '../outfits/set-favorite.ts';
import { setWorn } from '../outfits/set-worn.ts';
import { readSharedLook } from '../outfits/share-link.ts';
import { currentShare, shareOutfit } from '../outfits/share-outfit.ts';
import { swapsFor } from '../outfits/swap-piece.ts';
import { tapComfort } from '../outfits/tap-comfort.ts';
import { readOutfitHistory } from './read-history.ts';

const MINUTE = 60_000;

quietWarnings();

/** A woman with twelve days of August in the archive. `ids`: the oldest first. */
async function archivedAugust(over: Parameters<typeof insertPastOutfits>[4] = undefined) {
  const { house, her } = await openWorldWithUser();
  const ids = await insertPastOutfits(house, her, '2026-08-01', 12, over);
  await archiveAll(house);
  expect((await archivedRowPlaces(house, her)).database).toEqual([]);
  return { house, her, ids, id: ids[5] ?? '' };
}

async function hoursGoBy(house: OutfitWorld): Promise<void> {
  // A picture that waits an hour for the next message is an alarm.
  expectConsoleError(Infinity);
  for (const ms of [AN_HOUR, 11 * MINUTE, AN_HOUR, 11 * MINUTE]) {
    house.pass(ms);
    await runCronTick(house.app);
    await house.work();
  }
}

const history = async (house: OutfitWorld, her: SessionUser) =>
  (await readOutfitHistory(house.app, her, { limit: 500 })).map(toOutfit);

/** All that R2 holds of her months, read. */
async function archivedText(her: SessionUser): Promise<string> {
  const texts = (await monthObjects(her)).map(async (object) => {
    const stored = await env.PHOTOS.get(`${her.id}/${object}`);
    return new Response(stored?.body.pipeThrough(new DecompressionStream('gzip'))).text();
  });
  return (await Promise.all(texts)).join('');
}

test('a heart on an outfit of the archive brings it back; taken away again, it goes again', async () => {
  const { house, her, id } = await archivedAugust();
  const before = await history(house, her);
  expect((await setFavorite(house.app, her, id, true)).isFavorite).toBe(true);
  expect(await findOutfit(house.app.looks(0), her.id, id)).toMatchObject({ id, isFavorite: true });
  const loved = before.map((outfit) => (outfit.id === id ? { ...outfit, isFavorite: true } : outfit));
  expect(await history(house, her)).toEqual(loved);
  expect(await outfitCounts(house.app.looks(0), her.id, '2026-11-20')).toMatchObject({
    total: 12,
    favorites: 1,
  });
  await hoursGoBy(house);
  expect(await history(house, her)).toEqual(loved);
  expect(await archivedText(her)).not.toContain(id);
  await setFavorite(house.app, her, id, false);
  await hoursGoBy(house);
  expect(await history(house, her)).toEqual(before);
  expect((await archivedRowPlaces(house, her)).database).toEqual([]);
});

test('deleted from the archive, its picture goes at once and its line within the hour', async () => {
  const { house, her, id } = await archivedAugust();
  const before = await history(house, her);
  const picture = before.find((outfit) => outfit.id === id)?.editedImageUrl?.slice('/objects/'.length);
  expect(await env.PHOTOS.head(`${her.id}/${picture}`)).not.toBeNull();
  await deleteOutfit(house.app, her, id);
  expect(await env.PHOTOS.head(`${her.id}/${picture}`)).toBeNull();
  const left = before.filter((outfit) => outfit.id !== id);
  expect(await history(house, her)).toEqual(left);
  await expect(deleteOutfit(house.app, her, id)).rejects.toThrow('find that outfit');
  await hoursGoBy(house);
  expect(await history(house, her)).toEqual(left);
  expect(await archivedText(her)).not.toContain(id);
});

test('a month of which she deletes everything leaves no object', async () => {
  const { house, her } = await openWorldWithUser();
  const ids = await insertPastOutfits(house, her, '2026-08-01', 4);
  await env.LOOKS_0.prepare('delete from usage where user_id = ?').bind(her.id).run();
  await archiveAll(house);
  expect(await monthObjects(her)).toHaveLength(1);
  for (const id of ids) await deleteOutfit(house.app, her, id);
  await hoursGoBy(house);
  expect(await history(house, her)).toEqual([]);
  expect((await env.PHOTOS.list({ prefix: her.id })).objects).toEqual([]);
  expect(await listArchivedMonths(house.app.looks(0), her.id)).toEqual([]);
});

test('worn, felt, refused and filmed like any other outfit', async () => {
  const { house, her, ids } = await archivedAugust();
  const { app } = house;
  const [worn = '', felt = '', refused = '', filmed = ''] = ids;
  const pro = { ...her, subscriptionTier: 'pro' as const };
  expect((await setWorn(app, her, worn, true)).wornAt).not.toBeNull();
  expect((await tapComfort(app, her, felt, 'too-cold')).feeling).toBe('too-cold');
  await refuseOutfit(app, her, refused, { reason: 'shape' });
  await startAnimation(app, pro, filmed);
  const kinds = await env.LOOKS_0.prepare(
    'select kind from taste_events where user_id = ?1 union all select feeling from comfort_taps where user_id = ?1 union all select status from animations where user_id = ?1',
  )
    .bind(her.id)
    .all<{ kind: string }>();
  expect(kinds.results.map(({ kind }) => kind).sort()).toEqual(['pending', 'refused', 'too-cold', 'worn']);
  await hoursGoBy(house);
  const shown = await history(house, her);
  expect(shown).toHaveLength(12);
  expect(shown.find(({ id }) => id === worn)?.isWorn).toBe(true);
  expect(shown.find(({ id }) => id === felt)?.feeling).toBe('too-cold');
});

test('a link to an outfit of the archive opens, and holds while the months go by', async () => {
  const { house, her, id } = await archivedAugust();
  expect(await currentShare(house.app, her, id)).toBeNull();
  await revokeShare(house.app, her, id);
  // Asking changes nothing.
  expect((await archivedRowPlaces(house, her)).database).toEqual([]);
  const token = await shareOutfit(house.app, her, id);
  await hoursGoBy(house);
  expect((await readSharedLook(house.app, token))?.title).toBe('Look of 2026-08-06');
  await revokeShare(house.app, her, id);
  await hoursGoBy(house);
  expect((await archivedRowPlaces(house, her)).database).toEqual([]);
  expect(await shareOutfit(house.app, her, id)).not.toBe(token);
});

test('a picture that failed is made again, under a name of its own', async () => {
  const { house, her, id } = await archivedAugust((day) =>
    day === 5 ? { imageSource: 'flat-lay-too-slow' } : {},
  );
  const before = (await history(house, her)).find((outfit) => outfit.id === id);
  expect((await retryImage(house.app, her, id)).imageState).toBe('pending');
  await house.work();
  await hoursGoBy(house);
  const after = (await history(house, her)).find((outfit) => outfit.id === id);
  expect(after).toMatchObject({ imageState: 'ready' });
  expect(after?.editedImageUrl).not.toBe(before?.editedImageUrl);
  expect((await archivedRowPlaces(house, her)).database).toEqual([]);
});

test('what is past says so, and an old page still gets another look of today', async () => {
  const { house, her, id } = await archivedAugust();
  await expect(swapsFor(house.app, her, id, 'a:b')).rejects.toThrow('Past outfits stay as they were');
  expect((await regenerateOutfit(house.app, her, { outfitId: id })).date).toBe('2026-11-20');
  expect(
    (await archivedRowPlaces(house, her)).archive.filter((row) => row.startsWith('outfits')),
  ).toHaveLength(12);
});

test("nobody else's can be named", async () => {
  const { house, id } = await archivedAugust();
  const eve = await newUser(house.app, { createdAt: 0 });
  for (const attempt of [
    () => setFavorite(house.app, eve, id, true),
    () => deleteOutfit(house.app, eve, id),
    () => shareOutfit(house.app, eve, id),
    () => currentShare(house.app, eve, id),
    () => setWorn(house.app, eve, id, true),
    () => tapComfort(house.app, eve, id, 'too-cold'),
    () => regenerateOutfit(house.app, eve, { outfitId: id }),
  ])
    await expect(attempt()).rejects.toThrow('find that outfit');
  expect(await readOutfitHistory(house.app, eve, { limit: 5, before: id })).toEqual([]);
});

test('what she takes back of warmth goes from the archive as well', async () => {
  const { house, her } = await archivedAugust(() => ({ feeling: 'too-cold' }));
  expect((await history(house, her)).every(({ feeling }) => feeling === 'too-cold')).toBe(true);
  await forgetTaps(house.app.looks(0), her.id);
  const forgotten = await history(house, her);
  expect(forgotten.map(({ feeling }) => feeling)).toEqual(Array.from({ length: 12 }, () => null));
  await hoursGoBy(house);
  expect(await history(house, her)).toEqual(forgotten);
  expect(await archivedText(her)).not.toContain('"feeling"');
});

test('twelve hearts at once on one month, each pressed twice, are twelve', async () => {
  const { house, her, ids } = await archivedAugust();
  await Promise.all([...ids, ...ids].map((id) => setFavorite(house.app, her, id, true)));
  expect(
    (await archivedRowPlaces(house, her)).database.filter((row) => row.startsWith('outfits')),
  ).toHaveLength(12);
  await hoursGoBy(house);
  const shown = await history(house, her);
  expect(shown.map(({ isFavorite }) => isFavorite)).toEqual(Array.from({ length: 12 }, () => true));
});

test(
  'killed after each of its calls, an outfit is in one place, and asked again it is done',
  { timeout: 240_000 },
  async () => {
    const play = async (crashAfter: number): Promise<number> => {
      const { house, her, id } = await archivedAugust();
      const before = await history(house, her);
      const faults = killAfter(crashAfter);
      await deleteOutfit(appThatDies(house.app, faults), her, id).catch(() => undefined);
      const story = `killed after call ${crashAfter}`;
      const left = before.filter((outfit) => outfit.id !== id);
      const now = await history(house, her);
      expect([before, left], story).toContainEqual(now);
      if (now.length === before.length) await deleteOutfit(house.app, her, id);
      await hoursGoBy(house);
      expect(await history(house, her), story).toEqual(left);
      expect((await archivedRowPlaces(house, her)).database, story).toEqual([]);
      expect(await archivedText(her), story).not.toContain(id);
      expect((await env.PHOTOS.list({ prefix: `${her.id}/` })).objects, story).toHaveLength(11 + 1);
      return faults.steps();
    };
    const calls = await play(Infinity);
    expect(calls).toBeGreaterThan(6);
    for (const crashAfter of killPoints(calls, 5)) await play(crashAfter);
  },
);
