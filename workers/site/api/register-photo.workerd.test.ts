import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ComfortReceipt } from '../../../app/domain/comfort/receipt.ts';
import { localDate } from '../../../app/domain/time/local-day.ts';
import type { Look } from '../../../app/domain/looks/look.ts';
import type { CurrentWeather } from '../../../app/domain/weather/weather.ts';
import {
  asSomebodyNew,
  app,
  api,
  bodyMap,
  goLater,
  HEIGHT,
  member,
  newAddress,
  photo,
  put,
  register,
  row,
  sent,
  she,
  upload,
  uprightCopy,
  WIDTH,
} from '../../../tests/worlds/photo-world.workerd.ts';
import { jpegOf, pngOf } from '../../../tests/samples/picture-files.ts';
import { keysOf, messageOf, type Member } from '../../../tests/worlds/uploader.workerd.ts';
import { SITE, visitor } from '../../../tests/worlds/visitor.workerd.ts';
import { outfits, usage } from '../../db/schema/looks.schema.ts';
import { readingKey } from '../../usecases/photos/stored-reading.ts';

test.each([
  ['an objects path', (id: string) => `/objects/${id}`],
  ['an uploads path', (id: string) => `/objects/uploads/${id}`],
  ['a bare id', (id: string) => id],
  [
    'the whole upload address with a query',
    (id: string) => `${SITE}/api/uploads/direct/1790000000/${'a'.repeat(43)}/${id}?x=1`,
  ],
  ['an address of another machine, which is never asked', (id: string) => `https://127.0.0.1/objects/${id}`],
])('%s registers the photo', async (_name, reference) => {
  const id = await photo();
  const response = await register({ photoURL: reference(id) });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ objectPath: `/objects/${id}` });
  expect(await row()).toMatchObject({ photoObject: id, uprightObject: null, bodyMapObject: null });
});

asSomebodyNew();

test('a new photo starts afresh and the objects of the old one go', async () => {
  await register({ photoURL: await photo(), uprightURL: await uprightCopy(), bodyMap: await bodyMap() });
  expect(await keysOf(she)).toHaveLength(5);
  await env.PHOTOS.put(readingKey(she.user.id), 'what was read on it');
  const next = await photo();
  expect((await register({ photoURL: next })).status).toBe(200);
  expect(await keysOf(she)).toEqual([next]);
  expect(await row()).toMatchObject({
    photoObject: next,
    uprightObject: null,
    bodyMapObject: null,
    mapAObject: null,
  });
});

test('another’s or nobody’s object gets 404, in every field', async () => {
  const theirs = await member();
  const photoURL = await photo();
  const uprightURL = await uprightCopy();
  const foreign = await upload(theirs, jpegOf({ width: WIDTH, height: HEIGHT }));
  const foreignMap = await upload(theirs, pngOf({ width: WIDTH / 2, height: HEIGHT / 2 }), 'image/png');
  const parts = await bodyMap();
  for (const body of [
    { photoURL: foreign },
    { photoURL: `/objects/${crypto.randomUUID()}` },
    { photoURL, uprightURL: foreign },
    { photoURL, uprightURL, bodyMap: { ...parts, mapAURL: foreignMap } },
    { photoURL, uprightURL, bodyMap: { ...parts, mapBURL: foreignMap } },
  ]) {
    expect((await register(body)).status).toBe(404);
  }
  expect((await row()).photoObject).toBeNull();
  expect((await register({ photoURL }, theirs)).status).toBe(404);
  expect((await register({ photoURL }, visitor(api) as Member)).status).toBe(401);
});

test('only what was uploaded can become her photo: a rendered outfit gets 404 in every field, and stays', async () => {
  const [photoURL, uprightURL, parts] = [await photo(), await uprightCopy(), await bodyMap()];
  const render = async (bytes: Uint8Array, contentType: string) => {
    const id = crypto.randomUUID();
    await env.PHOTOS.put(`${she.user.id}/${id}`, bytes, { httpMetadata: { contentType } });
    return id;
  };
  const outfit = await render(jpegOf({ width: WIDTH, height: HEIGHT }), 'image/jpeg');
  const png = await render(pngOf({ width: WIDTH / 2, height: HEIGHT / 2 }), 'image/png');
  for (const [field, body] of [
    ['photoURL', { photoURL: outfit }],
    ['uprightURL', { photoURL, uprightURL: outfit }],
    ['bodyMap.mapAURL', { photoURL, uprightURL, bodyMap: { ...parts, mapAURL: png } }],
    ['bodyMap.mapBURL', { photoURL, uprightURL, bodyMap: { ...parts, mapBURL: png } }],
  ] as const) {
    const response = await register(body);
    expect([response.status, await messageOf(response)]).toEqual([
      404,
      expect.stringContaining(`(${field})`) as string,
    ]);
  }
  expect((await register({ photoURL, uprightURL, bodyMap: parts })).status).toBe(200);
  expect((await register({ photoURL: await photo() })).status).toBe(200);
  expect(await keysOf(she)).toEqual([outfit, png, (await row()).photoObject].sort());
});

test('what is registered, replaced or refused leaves no row of an upload; what waits has one', async () => {
  const rows = async () =>
    (
      await env.PEOPLE.prepare('select object_id id from uploads where user_id = ?')
        .bind(she.user.id)
        .all<{ id: string }>()
    ).results.map((r) => r.id);
  const first = await photo();
  expect(await rows()).toEqual([first]);
  await register({ photoURL: first, uprightURL: await uprightCopy(), bodyMap: await bodyMap() });
  expect(await rows()).toEqual([]);
  await register({ photoURL: await photo() });
  expect(await rows()).toEqual([]);
  expect((await register({ photoURL: first })).status).toBe(404);
});

test('an upload waits 23 hours for its registration; the photo that it became has no such limit', async () => {
  const [early, late] = [await photo(), await photo()];
  goLater(22 * 3_600_000);
  expect((await register({ photoURL: early })).status).toBe(200);
  goLater(24 * 3_600_000);
  expect((await register({ photoURL: late })).status).toBe(404);
  expect((await register({ photoURL: early })).status).toBe(200);
});

test('the upload address of a photo that was replaced since takes nothing any more', async () => {
  const url = await newAddress(she);
  const id = url.split('/').at(-1)!;
  expect((await put(she, url, jpegOf())).status).toBe(200);
  expect((await register({ photoURL: id })).status).toBe(200);
  expect((await put(she, url, jpegOf())).status).toBe(200);
  const next = await photo();
  expect((await register({ photoURL: next })).status).toBe(200);
  expect((await put(she, url, jpegOf())).status).toBe(409);
  expect(await keysOf(she)).toEqual([next]);
});

test.each([
  'http://169.254.169.254/latest/meta-data',
  'http://127.0.0.1:8787/api/user',
  'file:///etc/passwd',
  '../../secret',
  '/objects/a/b/c',
  'x',
  `${'a'.repeat(65)}`,
])('%s names no upload: 400', async (photoURL) => {
  const response = await register({ photoURL });
  expect(response.status).toBe(400);
  expect(await messageOf(response)).toContain('photoURL');
});

test('two devices at once: one photo wins whole, the other is told', async () => {
  const [a, b] = [await photo(), await photo()];
  const answers = await Promise.all([register({ photoURL: a }), register({ photoURL: b })]);
  const statuses = answers.map((r) => r.status).sort();
  expect([
    [200, 200],
    [200, 409],
  ]).toContainEqual(statuses);
  const { photoObject } = await row();
  expect((await she.send('GET', `/objects/${photoObject}`)).status).toBe(200);
});

test('today’s outfit is drawn anew on the new photo, and nothing is counted', async () => {
  const { id, timezone, shard } = await row();
  await app
    .looks(shard)
    .insert(outfits)
    .values({
      id: crypto.randomUUID(),
      userId: id,
      date: localDate(app.clock.now(), timezone),
      daypart: 'morning',
      attempt: 1,
      title: 'A title',
      description: 'A description.',
      reasons: [],
      style: 'casual',
      look: { garments: [] } as unknown as Look,
      receipt: { hours: [], lines: [] } as unknown as ComfortReceipt,
      weather: {} as CurrentWeather,
      weatherSource: 'test',
      placeName: 'Lisbon, PT',
      imageState: 'ready',
      createdAt: app.clock.now(),
    });
  sent.length = 0;
  expect((await register({ photoURL: await photo() })).status).toBe(200);
  expect(sent.filter((job) => job.kind === 'render-outfit')).toMatchObject([{ userId: id }]);
  const used = await app.looks(shard).select().from(usage).where(eq(usage.userId, id));
  expect(used).toEqual([]);
});
