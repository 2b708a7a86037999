import { beforeEach, expect, test } from 'vitest';
import { newNodeUser, openNodeWorld } from '../../../tests/worlds/node-world.ts';
import { concat, jpegOf } from '../../../tests/samples/picture-files.ts';
import { MAX_PHOTO_BYTES } from '../../../app/domain/photos/bytes/limits.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { createUpload, type NewUpload } from './create-upload.ts';
import { receiveForm } from './receive-form.ts';

const TYPE = 'multipart/form-data; boundary=frame';
let house: ReturnType<typeof openNodeWorld>;
let her: SessionUser;
let upload: NewUpload;
beforeEach(async () => {
  house = openNodeWorld();
  her = await newNodeUser(house.app);
  upload = await createUpload(house.app, her);
});

const field = (name: string, value: string) =>
  `--frame\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const permission = () =>
  field('key', upload.objectId) + field('expires', upload.expires) + field('signature', upload.signature);
const fileOf = (bytes: Uint8Array, type = 'image/jpeg', name = 'file') =>
  concat(
    `--frame\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\nContent-Type: ${type}\r\n\r\n`,
    bytes,
    '\r\n',
  );
const post = (parts: (string | Uint8Array)[], contentType = TYPE, announced = true) => {
  const bytes = concat(...parts, '--frame--\r\n');
  const body = new Response(bytes as BodyInit).body;
  return receiveForm(house.app, her, { body, announced: announced ? bytes.length : null, contentType });
};
const photoOf = (size: number) => jpegOf({ scan: new Uint8Array(size - jpegOf({ scan: [] }).length) });

test('a photo in a form with its permission is stored under its id', async () => {
  const { objectId, etag } = await post([permission(), fileOf(jpegOf())]);
  expect(objectId).toBe(upload.objectId);
  expect(await house.blobs.head(`${her.id}/${objectId}`)).toMatchObject({ etag, contentType: 'image/jpeg' });
});

test('its bytes say what it is, not the type of a field or of the file', async () => {
  await post([permission(), field('Content-Type', 'image/heic'), fileOf(jpegOf(), 'text/html')]);
  const stored = await house.blobs.head(`${her.id}/${upload.objectId}`);
  expect(stored).toMatchObject({ contentType: 'image/jpeg' });
});

test('without permission nothing is read beyond the first four kilobytes, and nothing stored', async () => {
  const broken = [
    [fileOf(jpegOf())],
    [permission().replace(upload.objectId, crypto.randomUUID()), fileOf(jpegOf())],
    [permission().replace('signature', 'sign'), fileOf(jpegOf())],
    // The permission stands behind the file, or too far behind.
    [fileOf(jpegOf()), permission()],
    [field('name', 'x'.repeat(4096)), permission(), fileOf(jpegOf())],
  ];
  for (const parts of broken) await expect(post(parts)).rejects.toMatchObject({ code: 'forbidden' });
  expect(house.blobs.objects.size).toBe(0);
});

test('a permission that just fits into the first four kilobytes is found', async () => {
  const around = field('name', '').length + permission().length + '--frame'.length;
  await post([field('name', 'x'.repeat(4096 - around)), permission(), fileOf(jpegOf())]);
  upload = await createUpload(house.app, her);
  const late = post([field('name', 'x'.repeat(4096 - around + 1)), permission(), fileOf(jpegOf())]);
  await expect(late).rejects.toMatchObject({ code: 'forbidden' });
});

test.each([
  ['no form', 'image/jpeg', 'wrong-media-type'],
  ['a form of another kind', 'multipart/mixed; boundary=frame', 'wrong-media-type'],
  ['a form without a boundary', 'multipart/form-data', 'wrong-media-type'],
  ['a body with another boundary', 'multipart/form-data; boundary=other', 'bad-input'],
])('%s is refused', async (_, contentType, code) => {
  await expect(post([permission(), fileOf(jpegOf())], contentType)).rejects.toMatchObject({ code });
});

test('a form whose file is missing, called otherwise or only a text is refused', async () => {
  for (const parts of [[], [fileOf(jpegOf(), 'image/jpeg', 'picture')], [field('file', 'a text')]])
    await expect(post([permission(), ...parts])).rejects.toThrow('file is missing');
});

test('sixteen parts are taken, seventeen are not', async () => {
  const more = (count: number) => Array.from({ length: count }, (_, i) => field(`more${i}`, ''));
  await expect(post([permission(), ...more(13), fileOf(jpegOf())])).rejects.toThrow(
    'The form has too many parts.',
  );
  await post([permission(), ...more(12), fileOf(jpegOf())]);
});

test('a photo of ten megabytes is taken, a byte more is not, whether its length is announced or not', async () => {
  for (const announced of [true, false]) {
    const large = post([permission(), fileOf(photoOf(MAX_PHOTO_BYTES + 1))], TYPE, announced);
    await expect(large).rejects.toMatchObject({ code: 'too-large' });
    await post([permission(), fileOf(photoOf(MAX_PHOTO_BYTES))], TYPE, announced);
    upload = await createUpload(house.app, her);
  }
});

test('round the file there is room for sixteen kilobytes', async () => {
  const photo = fileOf(photoOf(MAX_PHOTO_BYTES));
  const rest = permission().length + photo.length - MAX_PHOTO_BYTES + '--frame--\r\n'.length;
  const filling = 16 * 1024 - rest - field('more', '').length;
  const over = post([permission(), field('more', 'x'.repeat(filling + 1)), photo]);
  await expect(over).rejects.toMatchObject({ code: 'too-large' });
  await post([permission(), field('more', 'x'.repeat(filling)), photo]);
});
