import { expect, test } from 'vitest';
import { newUser, openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { noteUpload, staleUploads } from '../../db/people/uploads.ts';
import { settlePictures } from './piece-photo.ts';

test('a picture that a new one takes the place of is erased, one that stays is not', async () => {
  const { app } = openOutfitWorld();
  const user = await newUser(app);
  const people = peopleDbOf(app, user);
  const [before, after] = [crypto.randomUUID(), crypto.randomUUID()];
  await noteUpload(people, user.id, after, app.clock.now());
  await settlePictures(app, user, before, after);
  const stale = async () =>
    (await staleUploads(people, app.clock.now(), 99)).map(({ userId, objectId }) => [userId, objectId]);
  expect(await stale()).toEqual([[user.id, before]]);
  await settlePictures(app, user, after, after);
  await settlePictures(app, user, null, after);
  expect(await stale()).toEqual([[user.id, before]]);
  await settlePictures(app, user, after, null);
  expect(await stale()).toHaveLength(2);
});
