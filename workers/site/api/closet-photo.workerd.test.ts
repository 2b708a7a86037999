import { expect, test } from 'vitest';
import type { ClosetPiece } from '../../../app/contracts/closet.ts';
import { openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { onePlace } from '../../../tests/fakes/one-place-gazetteer.workerd.ts';
import { clothOf } from '../../../tests/samples/own-cloth.ts';
import { exifSegment, GPS_SECRET, jpegOf, pngChunk, pngOf } from '../../../tests/samples/picture-files.ts';
import { keysOf, storedBytes, uploader, type Member } from '../../../tests/worlds/uploader.workerd.ts';
import { newMember } from '../../../tests/worlds/visitor.workerd.ts';
import { sweepUploads } from '../../usecases/photos/sweep-uploads.ts';
import { createApi } from './index.ts';

const house = openOutfitWorld({ geocoder: onePlace });
const api = createApi(() => house.app);
const { upload } = uploader(api);

async function piece(member: Member, garmentId = 'wool-coat'): Promise<string> {
  const response = await member.send('POST', '/api/closet', { pieces: [{ garmentId, color: '#7a4b32' }] });
  return (await response.json<{ pieces: ClosetPiece[] }>()).pieces[0]?.id ?? '';
}
const setPhoto = (member: Member, id: string, photo: string | null) =>
  member.send('PUT', `/api/closet/${id}`, { photo });
const cutOut = (member: Member, over: Parameters<typeof pngOf>[0] = {}) =>
  upload(member, pngOf(over), 'image/png');
const jpeg = (member: Member, width: number, height: number) => upload(member, jpegOf({ width, height }));
const setCloth = (member: Member, id: string, own: object | null) =>
  member.send('PUT', `/api/closet/${id}`, { own });
const DAY = 24 * 3_600_000;

test('her picture of a piece is hers alone, stays when uploads are swept, and goes with the piece', async () => {
  const [ann, eve] = [await newMember(api, 'photo-ann'), await newMember(api, 'photo-eve')];
  const id = await piece(ann);
  const object = await cutOut(ann, { head: [pngChunk('tEXt', 'GPS\0 60.1699N 24.9384E')] });
  const response = await setPhoto(ann, id, `/objects/${object}`);
  expect(response.status).toBe(200);
  expect((await response.json<ClosetPiece>()).photo).toBe(`/objects/${object}`);
  // What a program wrote beside the pixels is not stored, whatever the device left in it.
  expect(new TextDecoder('latin1').decode(await storedBytes(ann, object))).not.toContain('GPS');
  expect((await ann.send('GET', `/objects/${object}`)).status).toBe(200);
  expect((await eve.send('GET', `/objects/${object}`)).status).toBe(404);
  expect((await setPhoto(eve, id, `/objects/${object}`)).status).toBe(404);
  expect((await setPhoto(eve, await piece(eve), `/objects/${object}`)).status).toBe(404);
  house.pass(3 * DAY);
  await sweepUploads(house.app);
  expect(await keysOf(ann)).toContain(object);
  const next = await cutOut(ann);
  expect((await setPhoto(ann, id, `/objects/${next}`)).status).toBe(200);
  await sweepUploads(house.app);
  expect(await keysOf(ann)).toEqual([next]);
  expect((await ann.send('DELETE', `/api/closet/${id}`)).status).toBeLessThan(300);
  await sweepUploads(house.app);
  expect(await keysOf(ann)).toEqual([]);
});

test('what is no cut-out is refused with a sentence, and the piece keeps what it has', async () => {
  const bea = await newMember(api, 'photo-bea');
  const id = await piece(bea);
  const good = await cutOut(bea, { width: 512, height: 300 });
  expect((await setPhoto(bea, id, good)).status).toBe(200);
  const [large, jpeg] = [await cutOut(bea, { width: 513, height: 20 }), await upload(bea, jpegOf())];
  for (const [photo, status] of [
    [`/objects/${large}`, 422],
    [`/objects/${jpeg}`, 422],
    [`/objects/${crypto.randomUUID()}`, 404],
    [`/objects/${good}`, 404],
    ['https://example.com/coat.png', 400],
    ['', 400],
  ] as const) {
    const answer = await setPhoto(bea, id, photo);
    expect([photo, answer.status]).toEqual([photo, status]);
    expect((await answer.json<{ message: string }>()).message.length).toBeGreaterThan(10);
  }
  const { pieces } = await (await bea.send('GET', '/api/closet')).json<{ pieces: ClosetPiece[] }>();
  expect(pieces[0]?.photo).toBe(`/objects/${good}`);
  expect((await (await setPhoto(bea, id, null)).json<ClosetPiece>()).photo).toBeNull();
});

test('of two pictures that are sent for a piece at once one is kept, and no other stays in storage', async () => {
  const cora = await newMember(api, 'photo-cora');
  const id = await piece(cora);
  const [one, other] = [await cutOut(cora), await cutOut(cora)];
  const answers = await Promise.all([one, other].map((object) => setPhoto(cora, id, `/objects/${object}`)));
  const statuses = answers.map(({ status }) => status);
  // Where the second began after the first had ended, it took its place.
  expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
  const { pieces } = await (await cora.send('GET', '/api/closet')).json<{ pieces: ClosetPiece[] }>();
  const kept = pieces[0]?.photo?.replace('/objects/', '') ?? '';
  house.pass(3 * DAY);
  await sweepUploads(house.app);
  expect(await keysOf(cora)).toEqual([kept]);
});

test('her cloth of a piece is hers alone, is read anew from the photo that stays, and goes with the piece', async () => {
  const [dana, eve] = [await newMember(api, 'cloth-dana'), await newMember(api, 'cloth-eve')];
  const [id, eves] = [await piece(dana, 'cotton-tee'), await piece(eve, 'cotton-tee')];
  const atlas = await jpeg(dana, 640, 1280);
  const original = await upload(dana, jpegOf({ width: 768, height: 1024, head: [exifSegment(1)] }));
  const cloth = clothOf();
  const response = await setCloth(dana, id, { atlas, original: `/objects/${original}`, cloth });
  expect(response.status).toBe(200);
  expect((await response.json<ClosetPiece>()).own).toEqual({
    atlas: `/objects/${atlas}`,
    original: `/objects/${original}`,
    cloth,
  });
  expect(new TextDecoder('latin1').decode(await storedBytes(dana, original))).not.toContain(GPS_SECRET);
  for (const object of [atlas, original]) {
    expect((await dana.send('GET', `/objects/${object}`)).status).toBe(200);
    expect((await eve.send('GET', `/objects/${object}`)).status).toBe(404);
  }
  expect((await setCloth(eve, id, { atlas, original, cloth })).status).toBe(404);
  expect((await setCloth(eve, eves, { atlas, original, cloth })).status).toBe(404);
  expect((await setCloth(eve, eves, { atlas: await jpeg(eve, 64, 64), original, cloth })).status).toBe(404);
  house.pass(3 * DAY);
  await sweepUploads(house.app);
  expect(await keysOf(dana)).toEqual([atlas, original].sort());
  // A mark was moved: another atlas of the same photo.
  const next = await jpeg(dana, 320, 640);
  expect((await setCloth(dana, id, { atlas: next, cloth })).status).toBe(200);
  await sweepUploads(house.app);
  expect(await keysOf(dana)).toEqual([next, original].sort());
  expect((await dana.send('DELETE', `/api/closet/${id}`)).status).toBeLessThan(300);
  await sweepUploads(house.app);
  expect(await keysOf(dana)).toEqual([]);
});

test('what is no cloth is refused with a sentence: files, sizes, facts that no garment has', async () => {
  const fay = await newMember(api, 'cloth-fay');
  const id = await piece(fay, 'cotton-tee');
  const [atlas, original] = [await jpeg(fay, 640, 640), await jpeg(fay, 100, 100)];
  const cloth = clothOf();
  const far = { x: 7, y: 0.5 };
  for (const [own, status] of [
    [{ atlas, cloth }, 400],
    [{ atlas, original: atlas, cloth }, 400],
    [{ atlas: await jpeg(fay, 641, 1281), original, cloth }, 422],
    [{ atlas: await cutOut(fay), original, cloth }, 422],
    [{ atlas, original: await jpeg(fay, 1025, 1025), cloth }, 422],
    [{ atlas: crypto.randomUUID(), original, cloth }, 404],
    [{ atlas, original, cloth: { ...cloth, marks: { 'neck-left': far } } }, 400],
    [{ atlas, original, cloth: { ...cloth, surface: { ...cloth.surface, shape: 'boat' } } }, 400],
    [{ atlas, original, cloth: { ...cloth, surface: { ...cloth.surface, cut: {} } } }, 400],
  ] as const) {
    const answer = await setCloth(fay, id, own);
    expect([own, answer.status]).toEqual([own, status]);
    expect((await answer.json<{ message: string }>()).message.length).toBeGreaterThan(10);
  }
  expect((await setCloth(fay, id, { atlas, original, cloth })).status).toBe(200);
  expect((await (await setCloth(fay, id, null)).json<ClosetPiece>()).own).toBeNull();
});
