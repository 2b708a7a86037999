import { env } from 'cloudflare:test';
import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test, vi } from 'vitest';
import { onePlace } from '../../../tests/fakes/one-place-gazetteer.workerd.ts';
import { openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { clothOf } from '../../../tests/samples/own-cloth.ts';
import { jpegOf } from '../../../tests/samples/picture-files.ts';
import { jsonOf, unzip } from '../../../tests/worlds/read-zip.workerd.ts';
import { uploader } from '../../../tests/worlds/uploader.workerd.ts';
import { newMember, PASSWORD, visitor } from '../../../tests/worlds/visitor.workerd.ts';
import { LOOKS_TABLES, PEOPLE_TABLES } from '../../db/people/export.ts';
import * as archiveSchema from '../../db/schema/archive.schema.ts';
import * as calendarsSchema from '../../db/schema/calendars.schema.ts';
import * as closetSchema from '../../db/schema/closet.schema.ts';
import * as looksSchema from '../../db/schema/looks.schema.ts';
import * as minutesSchema from '../../db/schema/minutes.schema.ts';
import * as oversightSchema from '../../db/schema/oversight.schema.ts';
import * as paymentsSchema from '../../db/schema/payments.schema.ts';
import * as peopleSchema from '../../db/schema/people.schema.ts';
import * as namedLooksSchema from '../../db/schema/named-looks.schema.ts';
import * as pollsSchema from '../../db/schema/polls.schema.ts';
import { readingKey } from '../../usecases/photos/stored-reading.ts';
import { createApi } from './index.ts';

const house = openOutfitWorld({ geocoder: onePlace });
const api = createApi(() => house.app);
const { upload } = uploader(api);

const download = async (response: Response): Promise<Map<string, Uint8Array>> =>
  unzip(new Uint8Array(await response.arrayBuffer()));

test('one zip with her rows and her pictures, and with none of the secrets or of anybody else', async () => {
  const [ann, eve] = [await newMember(api, 'ann'), await newMember(api, 'eve')];
  const eves = await upload(eve, jpegOf());
  await ann.send('PUT', '/api/user/preferences', { gender: 'female', stylePreferences: ['casual'] });
  await ann.send('PUT', '/api/user/location', { location: 'Helsinki' });
  const photo = jpegOf();
  const mine = await upload(ann, photo);
  await ann.send('PUT', '/api/user/photo-upload', { photoURL: `/objects/${mine}` });
  const today = await (await ann.send('GET', '/api/outfits/today')).json<{ id: string; date: string }>();
  await house.work();
  const reading = new Uint8Array([7, 8, 9]);
  await house.app.blobs.put(readingKey(ann.user.id), reading, 'application/gzip');
  const worn = await ann.send('POST', '/api/closet', {
    pieces: [{ garmentId: 'cotton-tee', color: '#7a4b32' }],
  });
  const { pieces } = await worn.json<{ pieces: { id: string }[] }>();
  const [atlas, original] = [await upload(ann, jpegOf()), await upload(ann, jpegOf())];
  await ann.send('PUT', `/api/closet/${pieces[0]?.id}`, { own: { atlas, original, cloth: clothOf() } });

  const response = await ann.send('GET', '/api/user/export');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="stylecast-2026-11-20\.zip"$/,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  const files = await download(response);
  expect(jsonOf(files, 'account.json')).toMatchObject({ username: 'ann', email: 'ann@example.org' });
  expect(jsonOf(files, 'outfits.json')).toMatchObject([
    { id: today.id, date: today.date, imageState: 'ready' },
  ]);
  expect(jsonOf(files, 'sessions.json')).toHaveLength(1);
  const [minute] = jsonOf(files, 'delivery-minute.json') as Record<string, unknown>[];
  expect(minute).toMatchObject({ timezone: 'Europe/Helsinki', nextDeliveryAt: '2026-11-21T06:00:00.000Z' });
  expect(minute).not.toHaveProperty('devices');
  expect(jsonOf(files, 'animations.json')).toEqual([]);
  expect(new TextDecoder().decode(files.get('README.txt'))).toContain(
    'Everything that Stylecast holds about you',
  );
  expect(files.get('photos/photo.jpg')).toEqual(photo);
  expect(files.get('photos/what-we-read.gz')).toEqual(reading);
  expect(jsonOf(files, 'closet.json')).toMatchObject([{ atlasObject: atlas, ownCloth: clothOf() }]);
  expect([...files.keys()].filter((name) => name.startsWith('closet/')).sort()).toEqual(
    [
      `closet/cotton-tee-${atlas.slice(0, 8)}-laid-flat.jpg`,
      `closet/cotton-tee-${original.slice(0, 8)}-photo.jpg`,
    ].sort(),
  );
  expect([...files.keys()].filter((name) => name.startsWith(`outfits/${today.date}-`))).toHaveLength(1);

  const everything = [...files.values()].map((bytes) => new TextDecoder().decode(bytes)).join('\n');
  const row = await env.PEOPLE.prepare('select password_hash from users where id = ?')
    .bind(ann.user.id)
    .first();
  const session = await env.PEOPLE.prepare('select id from sessions where user_id = ?')
    .bind(ann.user.id)
    .first();
  for (const secret of [row?.['password_hash'], session?.['id'], eves, eve.user.id, 'eve@']) {
    expect(everything).not.toContain(String(secret));
  }
});

test('a long history comes whole, page by page', async () => {
  const lea = await newMember(api, 'lea');
  await env.PEOPLE.batch(
    Array.from({ length: 250 }, (_, i) =>
      env.PEOPLE.prepare('insert into uploads values (?, ?, ?)').bind(lea.user.id, `upload-${i}`, i),
    ),
  );
  const files = await download(await lea.send('GET', '/api/user/export'));
  const uploads = jsonOf(files, 'uploads.json') as { objectId: string; createdAt: string }[];
  expect(new Set(uploads.map((each) => each.objectId)).size).toBe(250);
  expect(uploads[1]?.createdAt).toBe('1970-01-01T00:00:00.001Z');
});

test('for her alone, and not again and again', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  expect((await visitor(api).send('GET', '/api/user/export')).status).toBe(401);
  const mia = await newMember(api, 'mia');
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) {
    const response = await mia.send('GET', '/api/user/export');
    statuses.push(response.status);
    await response.arrayBuffer();
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const other = visitor(api);
  await other.send('POST', '/api/login', { username: 'ann', password: PASSWORD });
  expect((await other.send('GET', '/api/user/export')).status).toBe(200);
});

test('every table with something of hers is in the export, or named here with its reason', () => {
  const leftOut = new Map([
    ['tokens', 'hashes of links that went out by mail'],
    ['jobs', 'our notes of work done'],
    ['deletions', 'she is gone when it is there'],
    ['moves', 'our note of the database that her outfits lie in'],
    ['moved_users', 'the same'],
    ['archives', 'our note of where her older outfits lie; those are in outfits.json'],
    ['sandbox_desk', 'local builds only; what counts of it is in subscription.json'],
  ]);
  const schemas = [
    ...[peopleSchema, calendarsSchema, paymentsSchema, oversightSchema],
    ...[looksSchema, minutesSchema, closetSchema, archiveSchema, pollsSchema, namedLooksSchema],
  ];
  const tables = schemas
    .flatMap((schema) => Object.values(schema) as unknown[])
    .flatMap((table) => (is(table, SQLiteTable) ? [getTableConfig(table)] : []));
  const hers = tables.filter(({ columns }) => columns.some(({ name }) => name === 'user_id'));
  const exported = [...PEOPLE_TABLES, ...LOOKS_TABLES].map(({ table }) => getTableConfig(table).name);
  expect(hers.map(({ name }) => name).sort()).toEqual([...exported, ...leftOut.keys()].sort());
  const columns = new Map(
    [...PEOPLE_TABLES, ...LOOKS_TABLES].map(({ name, table, without }) => [
      name,
      without.filter((column) => !(column in table)),
    ]),
  );
  expect([...columns].filter(([, unknown]) => unknown.length > 0)).toEqual([]);
});
