import { expect, test } from 'vitest';
import { newUser, openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import body from '../../../tests/people/woman-04-average-dark-short-reading.json';
import { objectKey } from '../../../app/domain/photos/object-id.ts';
import type { BackgroundApp } from '../../app.ts';
import { changePhoto, photoObjects } from '../../db/people/user-photo.ts';
import type { PhotoToDress } from '../../ports/image-editor.ts';
import { regenerateOutfit } from '../outfits/regenerate-outfit.ts';
import { todaysOutfit } from '../outfits/todays-outfit.ts';
import { readingKey } from './stored-reading.ts';

const PHOTO = { uprightObject: 'up', bodyMapObject: 'map', mapAObject: 'a', mapBObject: 'b' };
const READ = new Uint8Array([1, 2, 3]);

/** Draws nothing; says what it was given, and what it read where nothing was. @param meanwhile what happens as it draws */
function houseThatReads(meanwhile: (app: BackgroundApp) => Promise<unknown> = async () => undefined) {
  const given: PhotoToDress[] = [];
  const house = openOutfitWorld({
    imageEditor: {
      name: 'fitting-room',
      render: async (_look, [photo]) => {
        if (photo) given.push(photo);
        await meanwhile(house.app);
        const image = { bytes: new Uint8Array([0xff, 0xd8]), contentType: 'image/jpeg' as const };
        return {
          ...image,
          width: 1,
          height: 1,
          source: 'fitting-room',
          ...(photo && !photo.reading && { readings: [{ name: photo.name, bytes: READ }] }),
        };
      },
    },
  });
  return { ...house, given };
}

async function photographed(app: BackgroundApp) {
  const user = await newUser(app, PHOTO);
  for (const name of ['up', 'a', 'b']) await app.blobs.put(objectKey(user.id, name), READ, 'image/jpeg');
  const json = new TextEncoder().encode(JSON.stringify(body.data));
  await app.blobs.put(objectKey(user.id, 'map'), json, 'application/json');
  return user;
}

test('what was read on her photo for one picture is there for the next', async () => {
  const { app, work, given } = houseThatReads();
  const user = await photographed(app);
  await todaysOutfit(app, user);
  await work();
  await regenerateOutfit(app, user, {});
  await work();
  expect(given.map(({ reading }) => reading ?? null)).toEqual([null, READ]);
});

test('what was read on a photo that is replaced meanwhile is not kept', async () => {
  const { app, work, given } = houseThatReads(() =>
    changePhoto(app.people, user, 'first', { ...photoObjects(user, 'first'), uprightObject: 'new' }),
  );
  const user = await photographed(app);
  await todaysOutfit(app, user);
  await work();
  expect(given).toHaveLength(1);
  expect(await app.blobs.head(readingKey(user.id))).toBeNull();
});
