import { beforeEach, expect, test, vi } from 'vitest';
import { newNodeUser, openNodeWorld } from '../../../tests/worlds/node-world.ts';
import { jpegOf } from '../../../tests/samples/picture-files.ts';
import { MAX_PHOTO_BYTES } from '../../../app/domain/photos/bytes/limits.ts';
import type { SessionUser } from '../../db/people/users.ts';
import {
  abandonParts,
  abortMultipartUpload,
  begunUploads,
  completeMultipartUpload,
  listUploadedParts,
  receivePart,
  signPartAddress,
  startMultipartUpload,
  type MultipartUpload,
} from './multipart-upload.ts';

const MIB = 1024 * 1024;
let house: ReturnType<typeof openNodeWorld>;
let her: SessionUser;
let upload: MultipartUpload;
beforeEach(async () => {
  house = openNodeWorld();
  her = await newNodeUser(house.app);
  upload = await startMultipartUpload(house.app, her);
});

/** A photo of exactly so many bytes. */
const photoOf = (size: number) => jpegOf({ scan: new Uint8Array(size - jpegOf({ scan: [] }).length) });
const incoming = (bytes: Uint8Array) => ({
  body: new Response(bytes as BodyInit).body,
  announced: bytes.length,
});
async function send(number: number, bytes: Uint8Array): Promise<{ partNumber: number; etag: string }> {
  const permission = await signPartAddress(house.app, her, upload, String(number));
  const { etag } = await receivePart(house.app, her, upload, String(number), permission, incoming(bytes));
  return { partNumber: number, etag };
}
/** Sends a photo in parts of these sizes. */
async function sendIn(...sizes: number[]) {
  const photo = photoOf(sizes.reduce((sum, size) => sum + size, 0));
  let at = 0;
  const parts = [];
  for (const [i, size] of sizes.entries()) parts.push(await send(i + 1, photo.subarray(at, (at += size))));
  return { photo, parts };
}
const complete = (parts: { partNumber: number; etag: string }[]) =>
  completeMultipartUpload(house.app, her, upload, parts);
const keys = () => [...house.blobs.objects.keys()].map((key) => key.slice(her.id.length + 1));

test('two parts become one photo, and of the parts nothing stays', async () => {
  const { photo, parts } = await sendIn(5 * MIB, 17_000);
  expect(await listUploadedParts(house.app, her, upload)).toEqual([
    { ...parts[0], size: 5 * MIB },
    { ...parts[1], size: 17_000 },
  ]);
  await complete(parts.map((part) => ({ ...part, etag: `"${part.etag}"` })));
  expect(keys()).toEqual([upload.objectId]);
  const stored = house.blobs.objects.get(`${her.id}/${upload.objectId}`);
  expect(Buffer.compare(stored!.bytes, photo)).toBe(0);
  // Its answer got lost: the same again is well.
  await complete(parts);
  expect(keys()).toEqual([upload.objectId]);
});

test('a single part may be small; the first of two has at least 5 MiB, and the last is no larger', async () => {
  await complete((await sendIn(20_000)).parts);
  for (const [sizes, isTaken] of [
    [[5 * MIB - 1, 20_000], false],
    [[5 * MIB, 5 * MIB], true],
    [[5 * MIB, 5 * MIB + 1], false],
  ] as const) {
    upload = await startMultipartUpload(house.app, her);
    const { parts } = await sendIn(...sizes);
    if (isTaken) await complete(parts);
    else
      await expect(complete(parts), sizes.join()).rejects.toThrow(
        'parts: all but the last must be of one size, at least 5 MiB',
      );
  }
});

test('ten megabytes are taken; a byte more is refused, and nothing of it stays', async () => {
  await complete((await sendIn(5 * MIB, MAX_PHOTO_BYTES - 5 * MIB)).parts);
  house.blobs.objects.clear();
  upload = await startMultipartUpload(house.app, her);
  const { parts } = await sendIn(6 * MIB, MAX_PHOTO_BYTES - 6 * MIB + 1);
  await expect(complete(parts)).rejects.toMatchObject({ code: 'too-large' });
  expect(keys()).toEqual([]);
  await expect(complete(parts), 'it is ended').rejects.toMatchObject({ code: 'not-found' });
});

test('a part alone may be as large as a photo, and no larger', async () => {
  await send(1, new Uint8Array(MAX_PHOTO_BYTES));
  await expect(send(1, new Uint8Array(MAX_PHOTO_BYTES + 1))).rejects.toMatchObject({ code: 'too-large' });
});

test('only the parts that were uploaded make it, all of them and in order', async () => {
  const { parts } = await sendIn(5 * MIB, 20_000);
  const [first, second] = parts as [(typeof parts)[0], (typeof parts)[0]];
  for (const named of [
    [],
    [first],
    [second],
    [second, first],
    [first, { ...second, etag: 'another' }],
    [first, second, { partNumber: 3, etag: 'more' }],
    [first, { ...second, partNumber: 3 }],
  ])
    await expect(complete(named)).rejects.toThrow('parts: they are not the ones that were uploaded');
  await complete([first, second]);
});

test('a photo of 10 MB has parts one and two, and no others', async () => {
  for (const number of ['1', '2']) await signPartAddress(house.app, her, upload, number);
  for (const number of ['0', '3', '-1', '1.5', '', 'one', '1e0'])
    await expect(signPartAddress(house.app, her, upload, number), number).rejects.toMatchObject({
      code: 'bad-input',
    });
});

test('the address of a part is for this part, this upload and her', async () => {
  const permission = await signPartAddress(house.app, her, upload, '1');
  const other = await newNodeUser(house.app);
  const another = await startMultipartUpload(house.app, her);
  const bytes = () => incoming(new Uint8Array(9));
  for (const [who, which, part] of [
    [her, upload, '2'],
    [other, upload, '1'],
    [her, another, '1'],
    [her, { ...upload, uploadId: 'x' }, '1'],
  ] as const) {
    const sending = receivePart(house.app, who, which, part, permission, bytes());
    await expect(sending).rejects.toMatchObject({ code: 'forbidden' });
  }
  await receivePart(house.app, her, upload, '1', permission, bytes());
});

test('nobody else sees, ends or continues her upload, nor does one of that name that she has not begun', async () => {
  const other = await newNodeUser(house.app);
  for (const [who, which] of [
    [other, upload],
    [her, { ...upload, uploadId: 'another' }],
    [her, { ...upload, objectId: crypto.randomUUID() }],
    [her, { ...upload, objectId: '../else' }],
  ] as const)
    for (const call of [
      () => listUploadedParts(house.app, who, which),
      () => signPartAddress(house.app, who, which, '1'),
      () => abortMultipartUpload(house.app, who, which),
      () => completeMultipartUpload(house.app, who, which, []),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'not-found' });
});

test('a refused picture leaves nothing', async () => {
  const part = await send(1, new TextEncoder().encode('<svg/>'));
  await expect(complete([part])).rejects.toMatchObject({ code: 'wrong-media-type' });
  expect(keys()).toEqual([]);
});

test('an upload that she ends leaves nothing, and takes no more parts', async () => {
  const permission = await signPartAddress(house.app, her, upload, '1');
  await send(1, new Uint8Array(9));
  await abortMultipartUpload(house.app, her, upload);
  expect(keys()).toEqual([]);
  await expect(
    receivePart(house.app, her, upload, '1', permission, incoming(new Uint8Array(9))),
  ).rejects.toMatchObject({ code: 'not-found' });
});

test('an upload that the storage has forgotten is not there any more', async () => {
  const part = await send(1, photoOf(9000));
  const [staging] = keys().filter((key) => key.endsWith('upload'));
  await house.blobs.abortParts(`${her.id}/${staging!.replace(/\/upload$/, '')}`, upload.uploadId);
  await expect(send(1, new Uint8Array(9))).rejects.toMatchObject({ code: 'not-found' });
  await expect(complete([part])).rejects.toMatchObject({ code: 'not-found' });
});

test('the sweep finds what was begun and ends it; what it cannot end is logged, and goes all the same', async () => {
  const all = [...house.blobs.objects.keys()];
  expect(begunUploads([...all, `${her.id}/photo`, `${her.id}/staging/x/part-1`])).toEqual([upload.objectId]);
  const left = await abandonParts(house.app, her.id, upload.objectId);
  const staging = `${her.id}/staging/${upload.objectId}`;
  expect(left).toEqual([staging, `${staging}/upload`, `${staging}/part-1`, `${staging}/part-2`]);
  expect(await house.blobs.abortParts(staging, upload.uploadId), 'ended already').toBe(false);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  house.blobs.abortParts = () => Promise.reject(new Error('down'));
  expect(await abandonParts(house.app, her.id, upload.objectId)).toEqual(left);
  expect(warn).toHaveBeenCalledOnce();
  expect(await abandonParts(house.app, her.id, crypto.randomUUID())).toHaveLength(4);
  expect(warn).toHaveBeenCalledOnce();
});
