import { expect, test } from 'vitest';
import type { ClosetPiece } from '../../../app/contracts/closet.ts';
import { openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { onePlace } from '../../../tests/fakes/one-place-gazetteer.workerd.ts';
import { jpegOf, pngChunk, pngOf } from '../../../tests/samples/picture-files.ts';
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
