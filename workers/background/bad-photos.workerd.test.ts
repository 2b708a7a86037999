import { expect, test, vi } from 'vitest';
import { pngOf, scanBomb } from '../../tests/samples/picture-files.ts';
import { storedState, deliver, newUser, openOutfitWorld } from '../../tests/worlds/outfit-world.workerd.ts';
import reading from '../../tests/people/woman-04-average-dark-short-reading.json';
import upright from '../../tests/people/woman-04-average-dark-short.jpg';
import mapA from '../../tests/people/woman-04-average-dark-short-a.png';
import mapB from '../../tests/people/woman-04-average-dark-short-b.png';
import type { BodyMapData } from '../../app/domain/photos/body-map.ts';
import { fittingRoomEditor } from '../adapters/image-editor/fitting-room-editor.ts';
import type { BackgroundApp } from '../app.ts';
import { LEASE_MS } from '../db/jobs/ledger-policies.ts';
import { currentOutfit } from '../db/looks/outfits.ts';
import type { SessionUser } from '../db/people/users.ts';
import type { PhotoToDress, RenderedImage } from '../ports/image-editor.ts';
import { repairJobs } from '../usecases/jobs/repair-jobs.ts';
import { retryImage } from '../usecases/outfits/retry-image.ts';
import { todaysOutfit } from '../usecases/outfits/todays-outfit.ts';

const good: PhotoToDress = {
  name: 'first',
  upright: new Uint8Array(upright),
  bodyMap: reading.data as unknown as BodyMapData,
  mapA: new Uint8Array(mapA),
  mapB: new Uint8Array(mapB),
};
/** Somebody with a photo and its body map. */
async function photographed(app: BackgroundApp): Promise<SessionUser> {
  const names = { uprightObject: 'up', bodyMapObject: 'map', mapAObject: 'a', mapBObject: 'b' };
  const user = await newUser(app, names);
  for (const name of ['up', 'a', 'b']) await app.blobs.put(`${user.id}/${name}`, good.upright, 'image/jpeg');
  const json = new TextEncoder().encode(JSON.stringify(reading.data));
  await app.blobs.put(`${user.id}/map`, json, 'application/json');
  return user;
}

const packed = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(
    await new Response(
      new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate')),
    ).arrayBuffer(),
  );

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
  const { app, sent } = openOutfitWorld({
    imageEditor: {
      name: 'fitting-room',
      render: async (look) => {
        const image = await editor.render(
          { garments: look.garments.slice(0, 1) },
          photos.slice(sources.length, sources.length + 1),
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
  for (const user of users) expect((await storedState(user)).current).toMatchObject([{ state: 'ready' }]);
}, 240_000);

test('a photo that ends its consumer is not drawn again: the clothes are laid out, and she may ask once more', async () => {
  const seen: (PhotoToDress | null)[] = [];
  const house = openOutfitWorld({
    imageEditor: {
      name: 'fitting-room',
      render: (_look, [photo = null]): Promise<RenderedImage> => {
        seen.push(photo);
        // As workerd does it: no answer, no error, no release.
        if (photo && seen.length === 1) return new Promise<RenderedImage>(() => undefined);
        const image = {
          bytes: new Uint8Array([0xff, 0xd8]),
          contentType: 'image/jpeg' as const,
          width: 1,
          height: 1,
        };
        return Promise.resolve({ ...image, source: photo ? 'fitting-room' : 'flat-lay' });
      },
    },
  });
  const user = await photographed(house.app);
  const outfit = await todaysOutfit(house.app, user);
  const [message] = house.sent.splice(0);
  void deliver(house.app, [message!]);
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  house.pass(LEASE_MS + 1);
  await repairJobs(house.app);
  await house.work();
  expect(seen.map((photo) => photo !== null)).toEqual([true, false]);
  const card = await currentOutfit(house.app.looks(user.shard), user.id, '2026-11-20');
  expect(card).toMatchObject({ imageState: 'ready', imageSource: 'flat-lay-too-slow' });
  expect((await retryImage(house.app, user, outfit?.id ?? '')).imageState).toBe('pending');
  await house.work();
  expect(seen.map((photo) => photo !== null)).toEqual([true, false, true]);
});

test('a photo from before the rules that would keep the decoder busy, or fill it, gives the card at once', async () => {
  const zeros = await packed(new Uint8Array(20_000_000));
  const bomb = pngOf({ width: 768, height: 1152, data: zeros });
  for (const photo of [
    { ...good, upright: scanBomb({ width: 1536, height: 2304, scans: 5000 }) },
    { ...good, mapA: bomb },
    { ...good, mapB: bomb },
  ]) {
    const image = await fittingRoomEditor().render({ garments: [] }, [photo]);
    expect(image.source).toBe('flat-lay');
  }
});
