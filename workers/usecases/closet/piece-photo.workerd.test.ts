import { expect, test } from 'vitest';
import { newUser, openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { noteUpload, staleUploads } from '../../db/people/uploads.ts';
import { settlePictures } from './piece-photo.ts';

test('pictures that new ones take the place of are erased, those that stay are not', async () => {
  const { app } = openOutfitWorld();
  const user = await newUser(app);
  const people = peopleDbOf(app, user);
  const [before, after, original] = Array.from({ length: 3 }, () => crypto.randomUUID());
  const piece = (photo?: string, source?: string) => ({
    photoObject: photo ?? null,
    atlasObject: null,
    originalObject: source ?? null,
  });
  await noteUpload(people, user.id, after!, app.clock.now());
  await settlePictures(app, user, piece(before, original), piece(after, original));
  const stale = async () =>
    (await staleUploads(people, app.clock.now(), 99)).map(({ userId, objectId }) => [userId, objectId]);
  expect(await stale()).toEqual([[user.id, before]]);
  await settlePictures(app, user, piece(after), piece(after));
  await settlePictures(app, user, piece(), piece(after));
  expect(await stale()).toEqual([[user.id, before]]);
  await settlePictures(app, user, piece(after, original), null);
  expect(await stale()).toHaveLength(3);
});
