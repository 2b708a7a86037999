import { env } from 'cloudflare:test';
import { beforeEach, expect, test } from 'vitest';
import { jpegOf } from '../../../tests/samples/picture-files.ts';
import { keysOf, uploader, type Member } from '../../../tests/worlds/uploader.workerd.ts';
import { newMember } from '../../../tests/worlds/visitor.workerd.ts';
import type { App } from '../../app.ts';
import { composeApp } from '../../compose.ts';
import { userById } from '../../db/people/users.ts';
import { createApi } from '../../site/api/index.ts';
import { readingKey } from './stored-reading.ts';
import { registerPhoto } from './register-photo.ts';
import { sweepHourly } from '../jobs/sweep-hourly.ts';
import { sweepUploads } from './sweep-uploads.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 20, 8);
let now = START;
const app: App = {
  ...composeApp(env),
  clock: { now: () => now },
  jobs: { send: () => Promise.resolve() },
};
const api = createApi(() => app);
const { upload, sendRaw } = uploader(api);
const count = async (sql: string): Promise<number> =>
  (await env.PEOPLE.prepare(sql).first<{ n: number }>())?.n ?? 0;

let members = 0;
let she: Member;
beforeEach(async () => {
  now = START;
  await env.PEOPLE.batch([
    env.PEOPLE.prepare('delete from uploads'),
    env.PEOPLE.prepare('delete from operations'),
  ]);
  she = await newMember(api, `sweep${++members}`);
});
const photo = () => upload(she, jpegOf());
const register = async (photoURL: string) =>
  expect((await she.send('PUT', '/api/user/photo-upload', { photoURL })).status).toBe(200);

test('an upload that nobody registered is erased after 24 hours, not before; her photo stays', async () => {
  const mine = await photo();
  await register(mine);
  const forgotten = await photo();
  await she.send('POST', '/api/objects/upload');
  now = START + 24 * HOUR;
  expect(await sweepUploads(app)).toBe(0);
  expect(await keysOf(she)).toEqual([mine, forgotten].sort());
  now += 1;
  expect(await sweepUploads(app)).toBe(2);
  expect(await keysOf(she)).toEqual([mine]);
  expect(await count('select count(*) n from uploads')).toBe(0);
  expect(await sweepUploads(app)).toBe(0);
});

test('her photo stays even if its row as an upload did', async () => {
  const mine = await photo();
  await register(mine);
  await env.PEOPLE.prepare('insert into uploads values (?, ?, 1)').bind(she.user.id, mine).run();
  expect(await sweepUploads(app)).toBe(1);
  expect(await keysOf(she)).toEqual([mine]);
});

test('parts that never became a photo go with their notes', async () => {
  const begin = await she.send('POST', '/api/uploads/s3/multipart', {
    filename: 'a.jpg',
    type: 'image/jpeg',
  });
  const { key, uploadId } = await begin.json<{ key: string; uploadId: string }>();
  const sign = await she.send('GET', `/api/uploads/s3/multipart/${uploadId}/1?key=${key}`);
  const { url } = await sign.json<{ url: string }>();
  expect((await sendRaw(she, 'PUT', url, jpegOf())).status).toBe(200);
  expect(await keysOf(she)).toHaveLength(2);
  now += 25 * HOUR;
  expect(await sweepUploads(app)).toBe(1);
  expect(await keysOf(she)).toEqual([]);
  await expect(
    env.PHOTOS.resumeMultipartUpload(`${she.user.id}/staging/${key}`, uploadId).complete([]),
  ).rejects.toThrow();
});

test('an old photo whose removal died is erased by the next sweep, and cannot be registered meanwhile', async () => {
  const [old, next] = [await photo(), await photo()];
  await register(old);
  await app.blobs.put(readingKey(she.user.id), new Uint8Array([1]), 'application/gzip');
  const dying: App = {
    ...app,
    blobs: { ...app.blobs, remove: () => Promise.reject(new Error('the process was killed')) },
  };
  const row = (await userById(app.people, she.user.id))!;
  await expect(registerPhoto(dying, row, { photoURL: next })).rejects.toThrow('killed');
  expect(await keysOf(she)).toEqual([old, next, 'reading/photo'].sort());
  expect((await she.send('PUT', '/api/user/photo-upload', { photoURL: old })).status).toBe(404);
  expect(await sweepUploads(app)).toBe(1);
  expect(await keysOf(she)).toEqual([next]);
});

test('a backlog of many people, also of those who are gone, is worked off', async () => {
  const insert = env.PEOPLE.prepare('insert into uploads values (?, ?, ?)');
  const rows = Array.from({ length: 450 }, (_, i) =>
    insert.bind(`gone-${i}`, crypto.randomUUID(), START - 48 * HOUR),
  );
  await env.PEOPLE.batch(rows);
  expect(await sweepUploads(app)).toBe(400);
  expect(await sweepUploads(app)).toBe(50);
});

test('once an hour: dead sessions, old counters and old uploads go', async () => {
  const forgotten = await photo();
  await sweepHourly(app);
  now = START + 31 * 24 * HOUR;
  await Promise.all([sweepHourly(app), sweepHourly(app)]);
  expect(await keysOf(she)).not.toContain(forgotten);
  expect(await count('select count(*) n from sessions')).toBe(0);
  expect(await count('select count(*) n from rate_limits')).toBe(0);
  await env.PEOPLE.prepare('insert into uploads values (?, ?, 0)').bind(she.user.id, forgotten).run();
  now += HOUR - 1;
  await sweepHourly(app);
  expect(await count('select count(*) n from uploads')).toBe(1);
  now += 1;
  await sweepHourly(app);
  expect(await count('select count(*) n from uploads')).toBe(0);
});

test('one sweep that fails does not stop the others, and is heard of', async () => {
  await env.PEOPLE.prepare('insert into uploads values (?, ?, 0)').bind(she.user.id, 'some-object').run();
  now += 31 * 24 * HOUR;
  const broken: App = {
    ...app,
    blobs: { ...app.blobs, remove: () => Promise.reject(new Error('R2 is down')) },
  };
  await expect(sweepHourly(broken)).rejects.toThrow('R2 is down');
  expect(await count('select count(*) n from sessions')).toBe(0);
});
