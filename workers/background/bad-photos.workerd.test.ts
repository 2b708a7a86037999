import { expect, test } from 'vitest';
import { booksOf, deliver, newUser, openHouse } from '../../tests/outfit-house.workerd.ts';
import reading from '../../tests/people/woman-04-average-dark-short-reading.json';
import upright from '../../tests/people/woman-04-average-dark-short.jpg';
import mapA from '../../tests/people/woman-04-average-dark-short-a.png';
import mapB from '../../tests/people/woman-04-average-dark-short-b.png';
import type { BodyMapData } from '../../app/domain/body-map.ts';
import { fittingRoomEditor } from '../adapters/image-editor.fitting-room.ts';
import type { PhotoToDress } from '../ports/image-editor.ts';
import { todaysOutfit } from '../usecases/outfits/todays-outfit.ts';

const good: PhotoToDress = {
  upright: new Uint8Array(upright),
  bodyMap: reading.data as unknown as BodyMapData,
  mapA: new Uint8Array(mapA),
  mapB: new Uint8Array(mapB),
};
const nowhere = good.bodyMap.landmarks.map(([x, y, z, seen]) => [x + 2, y - 3, z, seen] as const);

test('photos that cannot be dressed cost their queue batch nothing: each gets its card, the good one her picture', async () => {
  const photos: PhotoToDress[] = [
    { ...good, mapA: good.mapA.slice(0, good.mapA.length >> 1) },
    { ...good, upright: good.upright.slice(0, good.upright.length >> 1) },
    { ...good, bodyMap: { ...good.bodyMap, landmarks: nowhere } },
    good,
  ];
  const editor = fittingRoomEditor();
  const sources: string[] = [];
  const { app, sent } = openHouse({
    imageEditor: {
      name: 'fitting-room',
      render: async (look) => {
        const image = await editor.render(
          { garments: look.garments.slice(0, 1) },
          photos[sources.length] ?? null,
        );
        sources.push(image.source);
        return image;
      },
    },
  });
  const users = [];
  for (const photo of photos) if (photo) users.push(await newUser(app));
  for (const user of users) await todaysOutfit(app, user);
  expect(await deliver(app, sent.splice(0))).toMatchObject({ acked: photos.length, retried: 0 });
  expect(sources).toEqual(['flat-lay', 'flat-lay', 'flat-lay', 'fitting-room']);
  for (const user of users) expect((await booksOf(user)).current).toMatchObject([{ state: 'ready' }]);
}, 240_000);
