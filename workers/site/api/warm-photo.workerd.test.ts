import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import {
  api,
  app,
  asSomebodyNew,
  bodyMap,
  goLater,
  member,
  photo,
  register,
  row,
  she,
  upload,
  uprightCopy,
} from '../../../tests/worlds/photo-world.workerd.ts';
import { exifSegment, jpegOf } from '../../../tests/samples/picture-files.ts';
import { unzip } from '../../../tests/worlds/read-zip.workerd.ts';
import { keysOf, messageOf, type Member } from '../../../tests/worlds/uploader.workerd.ts';
import { visitor } from '../../../tests/worlds/visitor.workerd.ts';
import { changeSwitch } from '../../db/operations/switches.ts';
import { toPhotoParts } from '../../db/people/user-photo.ts';
import { runDeletions } from '../../usecases/accounts/run-deletions.ts';
import { removePhoto } from '../../usecases/photos/register-photo.ts';
import { readingKey } from '../../usecases/photos/stored-reading.ts';

// Her second photo, for warm days: the rights, checks and end of the first one.

const HOUR = 3_600_000;
asSomebodyNew();

const parts = async () => ({
  photoURL: await photo(),
  uprightURL: await uprightCopy(),
  bodyMap: await bodyMap(),
});
const warm = (body: unknown, who: Member = she) => who.send('PUT', '/api/user/warm-photo', body);
const user = async () => await (await she.send('GET', '/api/user')).json<Record<string, unknown>>();

/** Both of hers, each whole. */
async function twoPhotos() {
  const [first, second] = [await parts(), await parts()];
  expect((await register(first)).status).toBe(200);
  expect((await warm(second)).status).toBe(200);
  return { first, second };
}

test('a photo for warm days stands beside the first, which stays what it was', async () => {
  const { first, second } = await twoPhotos();
  const stored = await row();
  expect(stored).toMatchObject({
    photoObject: first.photoURL,
    uprightObject: first.uprightURL,
    warmPhotoObject: second.photoURL,
    warmUprightObject: second.uprightURL,
  });
  expect(await keysOf(she)).toHaveLength(10);
  expect(await user()).toMatchObject({
    photoUrl: `/objects/${first.photoURL}`,
    warmPhotoUrl: `/objects/${second.photoURL}`,
  });
  const told = await (await she.send('GET', '/api/user/photo-parts')).json();
  expect(told).toEqual({ parts: toPhotoParts(stored, 'first'), warm: toPhotoParts(stored, 'warm') });
  const waiting = await env.PEOPLE.prepare('select object_id from uploads where user_id = ?')
    .bind(she.user.id)
    .all();
  expect(waiting.results).toEqual([]);
});

test('it is taken after a first photo only, and only whole', async () => {
  const whole = await parts();
  const early = await warm(whole);
  expect([early.status, await messageOf(early)]).toEqual([
    409,
    'Please add your first photo before one for warm days.',
  ]);
  await register({ photoURL: await photo() });
  const { photoURL, uprightURL } = whole;
  for (const body of [{ photoURL }, { photoURL, uprightURL }, { ...whole, uprightURL: undefined }])
    expect((await warm(body)).status).toBe(400);
  const turned = await upload(she, jpegOf({ width: 768, height: 1152, head: [exifSegment(6)] }));
  expect((await warm({ ...whole, uprightURL: turned })).status).toBe(422);
  expect((await row()).warmPhotoObject).toBeNull();
  expect((await warm(whole)).status).toBe(200);
});

test('it is hers alone: another’s objects cannot become it, and to anybody else it is not there', async () => {
  const { second } = await twoPhotos();
  const other = await member();
  for (const id of [second.photoURL, second.uprightURL, (await row()).warmBodyMapObject])
    expect((await other.send('GET', `/objects/${id}`)).status).toBe(404);
  const hers = await parts();
  const foreign = await upload(other, jpegOf({ width: 768, height: 1152 }));
  for (const body of [
    { ...hers, photoURL: foreign },
    { ...hers, uprightURL: foreign },
    { ...hers, bodyMap: { ...hers.bodyMap, mapAURL: foreign } },
  ])
    expect((await warm(body)).status).toBe(404);
  expect((await other.send('DELETE', '/api/user/warm-photo')).status).toBe(404);
  for (const [method, path] of [
    ['PUT', '/api/user/warm-photo'],
    ['DELETE', '/api/user/warm-photo'],
    ['DELETE', '/api/user/photo'],
  ] as const)
    expect((await visitor(api).send(method, path, method === 'PUT' ? hers : undefined)).status).toBe(401);
  expect((await row()).warmPhotoObject).toBe(second.photoURL);
  const shown = await she.send('GET', `/objects/${second.photoURL}`);
  expect(shown.headers.get('cache-control')).toBe('private, no-cache');
});

test('one photo is never both: what the other names cannot be named again', async () => {
  const { first, second } = await twoPhotos();
  expect((await warm({ ...(await parts()), photoURL: first.photoURL })).status).toBe(404);
  expect((await register({ photoURL: second.photoURL })).status).toBe(404);
});

test('replaced, it leaves nothing of itself, and the first stays', async () => {
  const { first } = await twoPhotos();
  await env.PHOTOS.put(readingKey(she.user.id, 'first'), 'what was read on the first');
  await env.PHOTOS.put(readingKey(she.user.id, 'warm'), 'what was read on it');
  const next = await parts();
  expect((await warm(next)).status).toBe(200);
  const keys = await keysOf(she);
  expect(keys).toHaveLength(11);
  expect(keys).toEqual(expect.arrayContaining([first.photoURL, next.photoURL, 'reading/photo']));
  expect((await register({ photoURL: await photo() })).status).toBe(200);
  expect(await keysOf(she)).toHaveLength(6);
  expect(await row()).toMatchObject({ warmPhotoObject: next.photoURL, bodyMapObject: null });
});

test('removed, it is gone whole; without the first it becomes the first', async () => {
  const { first, second } = await twoPhotos();
  for (const name of ['first', 'warm'] as const)
    await env.PHOTOS.put(readingKey(she.user.id, name), 'what was read on it');
  const before = await row();
  expect((await she.send('DELETE', '/api/user/photo')).status).toBe(200);
  expect(await row()).toMatchObject({
    photoObject: second.photoURL,
    bodyMapObject: before.warmBodyMapObject,
    warmPhotoObject: null,
    warmMapBObject: null,
  });
  expect(await keysOf(she)).toHaveLength(5);
  expect((await she.send('GET', `/objects/${first.photoURL}`)).status).toBe(404);
  expect((await warm(await parts())).status).toBe(200);
  expect((await she.send('DELETE', '/api/user/warm-photo')).status).toBe(200);
  expect(await keysOf(she)).toHaveLength(5);
  expect((await she.send('DELETE', '/api/user/warm-photo')).status).toBe(404);
  expect((await she.send('DELETE', '/api/user/photo')).status).toBe(200);
  expect(await keysOf(she)).toEqual([]);
  expect(await user()).toMatchObject({ photoUrl: null, warmPhotoUrl: null, hasBodyMap: false });
  expect((await she.send('DELETE', '/api/user/photo')).status).toBe(404);
});

test('where another device was faster, neither photo is taken from under it', async () => {
  const { second } = await twoPhotos();
  const seen = await row();
  expect((await register({ photoURL: await photo() })).status).toBe(200);
  await expect(removePhoto(app, seen, 'first')).rejects.toMatchObject({ code: 'conflict' });
  expect(await row()).toMatchObject({ warmPhotoObject: second.photoURL });
});

test('it is in her export, and goes with her account', async () => {
  await twoPhotos();
  await env.PHOTOS.put(readingKey(she.user.id, 'warm'), 'what was read on it');
  const zip = await she.send('GET', '/api/user/export');
  const files = unzip(new Uint8Array(await zip.arrayBuffer()));
  expect([...files.keys()].filter((name) => name.startsWith('photos/')).sort()).toEqual(
    ['', 'warm-days-']
      .flatMap((of) => [
        ...['body-map.json', 'body-parts-a.png', 'body-parts-b.png', 'photo.jpg', 'upright.jpg'].map(
          (file) => `photos/${of}${file}`,
        ),
      ])
      .concat('photos/warm-days-what-we-read')
      .sort(),
  );
  expect((await she.send('DELETE', '/api/user/account')).status).toBe(200);
  goLater(HOUR);
  await runDeletions(app);
  expect(await keysOf(she)).toEqual([]);
});

test('read-only mode holds for it', async () => {
  const { second } = await twoPhotos();
  const stop = (stopped: boolean) =>
    changeSwitch(app.people, {
      ...{ name: 'readOnly', stopped, actorId: 'an admin', requestId: `stop-${stopped}`, now: Date.now() },
    });
  await stop(true);
  try {
    for (const [method, path] of [
      ['PUT', '/api/user/warm-photo'],
      ['DELETE', '/api/user/warm-photo'],
      ['DELETE', '/api/user/photo'],
    ] as const)
      expect((await she.send(method, path, method === 'PUT' ? second : undefined)).status).toBe(503);
  } finally {
    await stop(false);
  }
  expect((await row()).warmPhotoObject).toBe(second.photoURL);
});

test('photos of both kinds count as photos of the hour', async () => {
  const { second } = await twoPhotos();
  for (let k = 0; k < 28; k++) expect((await warm(second)).status).toBe(200);
  expect((await warm(second)).status).toBe(429);
  expect((await register({ photoURL: (await row()).photoObject })).status).toBe(429);
});
