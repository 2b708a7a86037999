import { env } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { jpegOf } from '../../../../tests/samples/picture-files.ts';
import { idOf, uploader, type Member } from '../../../../tests/worlds/uploader.workerd.ts';
import { newMember, visitor } from '../../../../tests/worlds/visitor.workerd.ts';
import { createApi } from '../index.ts';

const api = createApi();
const photo = jpegOf({ scan: new Uint8Array(1000).fill(7) });
const size = photo.length;
let she: Member;
let other: Member;
let id: string;
beforeAll(async () => {
  she = await newMember(api, 'owner', '203.0.113.1');
  other = await newMember(api, 'somebody', '203.0.113.2');
  id = await uploader(api).upload(she, photo);
});

const get = (path: string, headers = {}, who: { send: Member['send'] } = she, method = 'GET') =>
  who.send(method, path, undefined, headers);
const bodyOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

test('her photo is served to her, under both addresses, and never kept without asking', async () => {
  for (const path of [`/objects/${id}`, `/objects/uploads/${id}`]) {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await bodyOf(response)).toEqual(photo);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(size),
      'content-disposition': 'inline',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      vary: 'Cookie',
    });
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('etag')).toMatch(/^"[^"]+"$/);
  }
});

test('two users cannot see, name or guess each other’s objects', async () => {
  const stranger = visitor(api);
  for (const method of ['GET', 'HEAD']) {
    expect((await get(`/objects/${id}`, {}, other, method)).status).toBe(404);
    expect((await get(`/objects/${id}`, {}, stranger, method)).status).toBe(401);
  }
  expect(await (await get(`/objects/${id}`, {}, stranger)).json()).toEqual({ message: 'Unauthorized' });
  const missing = await get(`/objects/${crypto.randomUUID()}`, {}, other);
  const hers = await get(`/objects/${id}`, {}, other);
  expect(await hers.text()).toBe(await missing.text());
  for (const path of [
    `/objects/${she.user.id}/${id}`,
    `/objects/${encodeURIComponent(`../${she.user.id}/${id}`)}`,
    `/objects/${encodeURIComponent(`${she.user.id}/${id}`)}`,
    `/objects/..%2f${she.user.id}%2f${id}`,
    `/objects/uploads/..%2F..%2F${she.user.id}%2F${id}`,
    '/objects/%00%00%00%00%00%00%00%00',
    '/objects/uploads',
  ]) {
    expect((await get(path, {}, other)).status, path).toBe(404);
  }
});

test('HEAD says everything but the picture', async () => {
  const response = await get(`/objects/${id}`, {}, she, 'HEAD');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe(String(size));
  expect(await bodyOf(response)).toHaveLength(0);
});

test.each([
  ['bytes=0-9', 0, 9],
  ['bytes=10-', 10, size - 1],
  ['bytes=-5', size - 5, size - 1],
  ['bytes=-999999', 0, size - 1],
  ['bytes=100-999999', 100, size - 1],
])('%s is part of it', async (range, from, to) => {
  const response = await get(`/objects/${id}`, { range });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(`bytes ${from}-${to}/${size}`);
  expect(response.headers.get('content-length')).toBe(String(to - from + 1));
  expect(await bodyOf(response)).toEqual(photo.slice(from, to + 1));
});

test.each(['bytes=0-1,4-5', 'bytes=9-3', 'lines=1-2', 'bytes=-', 'bytes=a-b'])(
  '%s means the whole',
  async (range) => {
    const response = await get(`/objects/${id}`, { range });
    expect(response.status).toBe(200);
    expect(await bodyOf(response)).toHaveLength(size);
  },
);

test.each([`bytes=${size}-`, 'bytes=999999-1000000', 'bytes=-0'])('%s cannot be had', async (range) => {
  const response = await get(`/objects/${id}`, { range });
  expect(response.status).toBe(416);
  expect(response.headers.get('content-range')).toBe(`bytes */${size}`);
  expect(await bodyOf(response)).toHaveLength(0);
});

test('what the browser has already is not sent again; another state is', async () => {
  const etag = (await get(`/objects/${id}`)).headers.get('etag')!;
  for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const response = await get(`/objects/${id}`, { 'if-none-match': tag });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe(etag);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
  }
  expect((await get(`/objects/${id}`, { 'if-none-match': '"x"' })).status).toBe(200);
  expect((await get(`/objects/${id}`, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
  expect((await get(`/objects/${id}`, { range: 'bytes=0-1', 'if-range': '"x"' })).status).toBe(200);
});

test('a film and a body map are shown, anything else is a download of no type', async () => {
  const put = (objectId: string, contentType: string) =>
    env.PHOTOS.put(`${she.user.id}/${objectId}`, 'x', { httpMetadata: { contentType } });
  await put('film-00000001.mp4', 'video/mp4');
  await put('page-00000001', 'text/html');
  const film = await get('/objects/film-00000001.mp4');
  expect(film.headers.get('content-type')).toBe('video/mp4');
  const page = await get('/objects/page-00000001');
  expect(page.headers.get('content-type')).toBe('application/octet-stream');
  expect(page.headers.get('content-disposition')).toBe('attachment');
});

test('after logout the old session shows nothing, not even a 304', async () => {
  const member = await newMember(api, 'leaving', '203.0.113.3');
  const theirs = await uploader(api).upload(member, photo);
  const etag = (await get(`/objects/${theirs}`, {}, member)).headers.get('etag')!;
  const cookie = member.cookie;
  await member.send('POST', '/api/logout');
  const again = await get(`/objects/${idOf(theirs)}`, { cookie, 'if-none-match': etag }, member);
  expect(again.status).toBe(401);
});
