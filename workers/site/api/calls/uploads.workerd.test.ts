import { env } from 'cloudflare:test';
import { beforeEach, expect, test } from 'vitest';
import {
  concat,
  exifSegment,
  GPS_SECRET,
  holds,
  jpegOf,
  jpegSegment,
  P3,
  pngChunk,
  pngOf,
  profileOf,
  xmpSegment,
} from '../../../../tests/samples/picture-files.ts';
import {
  idOf,
  keysOf,
  messageOf,
  storedBytes,
  uploader,
  type Member,
} from '../../../../tests/worlds/uploader.workerd.ts';
import { newMember, SITE, visitor } from '../../../../tests/worlds/visitor.workerd.ts';
import { readHeader } from '../../../../app/domain/photos/bytes/picture.ts';
import { composeApp } from '../../../compose.ts';
import { createApi } from '../index.ts';

const MB10 = 10_485_760;
let now = Date.parse('2026-11-20T08:00:00Z');
const api = createApi((e) => ({ ...composeApp(e), clock: { now: () => now } }));
let members = 0;
const member = () => newMember(api, `up${++members}`, `198.51.100.${members}`);
const { put, newAddress, upload } = uploader(api);

/** A JPG of exactly so many bytes. */
const jpegOfSize = (size: number) => jpegOf({ scan: new Uint8Array(size - jpegOf({ scan: [] }).length) });

let she: Member;
beforeEach(async () => {
  she = await member();
});

test('an upload address is absolute, ends in the object id and takes one photo', async () => {
  const url = await newAddress(she);
  expect(url).toMatch(new RegExp(`^${SITE}/api/uploads/direct/\\d+/[\\w-]{43}/[0-9a-f-]{36}$`));
  const response = await put(she, url, jpegOf());
  expect(response.status).toBe(200);
  expect(response.headers.get('etag')).toMatch(/^"[0-9a-f]+"$/);
  expect(await storedBytes(she, idOf(url))).toEqual(jpegOf());
  const object = await env.PHOTOS.head(`${she.user.id}/${idOf(url)}`);
  expect(object?.httpMetadata?.contentType).toBe('image/jpeg');
});

test('position and texts are gone from what is stored; orientation and color profile are not', async () => {
  const head = [
    exifSegment(6),
    xmpSegment(),
    jpegSegment(0xe2, concat('ICC_PROFILE\0', [1, 1], profileOf(P3))),
    jpegSegment(0xfe, GPS_SECRET),
  ];
  const jpg = await storedBytes(she, await upload(she, jpegOf({ head, tail: GPS_SECRET })));
  expect(holds(jpg, 'GPS')).toBe(false);
  expect(holds(jpg, new TextDecoder('latin1').decode(P3.gXYZ))).toBe(true);
  expect(readHeader(jpg)?.orientation).toBe(6);
  const png = await storedBytes(
    she,
    await upload(she, pngOf({ head: [pngChunk('tEXt', GPS_SECRET)] }), 'image/png'),
  );
  expect(holds(png, 'GPS')).toBe(false);
});

test.each([
  ['SVG', concat('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
  ['SVG called a JPG', concat('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/jpeg'],
  ['HTML called a JPG', concat('<!doctype html><script>alert(1)</script>'), 'image/jpeg'],
  ['a GIF', concat('GIF89a', new Uint8Array(99)), 'image/gif'],
  ['a WebP called a JPG', concat('RIFF', [9, 0, 0, 0], 'WEBP'), 'image/jpeg'],
  ['a HEIC called a JPG', concat([0, 0, 0, 24], 'ftypheic', new Uint8Array(99)), 'image/jpeg'],
  ['a WebP', concat('RIFF', [9, 0, 0, 0], 'WEBP'), 'image/webp'],
  ['a JPG with a page behind its end', jpegOf({ tail: '<html><script>1</script>' }), 'image/jpeg'],
  ['a PNG with a page inside', pngOf({ head: [pngChunk('tEXt', 'a\0<script>1</script>')] }), 'image/png'],
  ['half a JPG', jpegOf({ end: false }), 'image/jpeg'],
  ['nothing at all', new Uint8Array(), 'image/jpeg'],
])('%s gets 415 with a sentence, and nothing is stored', async (_name, bytes, type) => {
  const response = await put(she, await newAddress(she), bytes, type);
  expect(response.status).toBe(415);
  expect(await messageOf(response)).toMatch(/^(Please choose|This picture)/);
  expect(await keysOf(she)).toEqual([]);
});

test('10 MB is taken; one byte more gets 413 and stores nothing', async () => {
  const id = await upload(she, jpegOfSize(MB10));
  expect((await env.PHOTOS.head(`${she.user.id}/${id}`))?.size).toBe(MB10);
  const more = await put(she, await newAddress(she), jpegOfSize(MB10 + 1));
  expect(more.status).toBe(413);
  expect(await messageOf(more)).toContain('10 MB');
  expect(await keysOf(she)).toEqual([id]);
});

test('far more than 10 MB is refused by its announced length alone, in the same words', async () => {
  const announced = { 'content-length': String(40 * 1024 * 1024) };
  const far = await put(she, await newAddress(she), jpegOf(), 'image/jpeg', announced);
  expect([far.status, await messageOf(far)]).toEqual([
    413,
    'That picture is larger than 10 MB. Please choose a smaller one.',
  ]);
});

test('a length that is missing or a lie helps nobody', async () => {
  const streamOf = (bytes: Uint8Array) => new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
  const long = await put(she, await newAddress(she), streamOf(jpegOfSize(MB10 + 1)));
  expect(long.status).toBe(413);
  const lying = { 'content-length': '100' };
  expect(
    (await put(she, await newAddress(she), streamOf(jpegOfSize(MB10 + 1)), 'image/jpeg', lying)).status,
  ).toBe(413);
  expect((await put(she, await newAddress(she), streamOf(jpegOf()), 'image/jpeg', lying)).status).toBe(400);
  const huge = { 'content-length': String(MB10 + 1) };
  expect((await put(she, await newAddress(she), streamOf(jpegOf()), 'image/jpeg', huge)).status).toBe(413);
  expect(await keysOf(she)).toEqual([]);
  expect((await put(she, await newAddress(she), streamOf(jpegOfSize(700_000)))).status).toBe(200);
});

test('a header of more than 40 megapixels gets 413, however small the file', async () => {
  for (const [bytes, type] of [
    [jpegOf({ width: 65500, height: 65500 }), 'image/jpeg'],
    [pngOf({ width: 8000, height: 5001 }), 'image/png'],
  ] as const) {
    const response = await put(she, await newAddress(she), bytes, type);
    expect(response.status).toBe(413);
    expect(await messageOf(response)).toContain('40 megapixels');
  }
  expect(await keysOf(she)).toEqual([]);
});

test('an address is for one user, one object, 15 minutes', async () => {
  const other = await member();
  const url = await newAddress(she);
  const parts = url.split('/');
  const forged = [
    url.replace(idOf(url), crypto.randomUUID()),
    parts.with(-3, String(Number(parts.at(-3)) + 60)).join('/'),
    parts.with(-2, `${parts.at(-2)!.slice(0, -2)}AA`).join('/'),
    parts.with(-2, 'x').join('/'),
  ];
  for (const wrong of forged) expect((await put(she, wrong, jpegOf())).status).toBe(403);
  expect((await put(other, url, jpegOf())).status).toBe(403);
  expect((await put(visitor(api), url, jpegOf())).status).toBe(401);
  now += 15 * 60_000;
  const late = await put(she, url, jpegOf());
  expect(late.status).toBe(403);
  expect(await messageOf(late)).toBe('Request has expired');
  expect([...(await keysOf(she)), ...(await keysOf(other))]).toEqual([]);
});

test('a repeated PUT is answered like the first; another picture under the same address gets 409', async () => {
  const url = await newAddress(she);
  const first = await put(she, url, jpegOf());
  const again = await put(she, url, jpegOf({ head: [exifSegment(1)] }));
  expect(again.status).toBe(200);
  expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
  expect((await put(she, url, jpegOf({ height: 97 }))).status).toBe(409);
  expect(await storedBytes(she, idOf(url))).toEqual(jpegOf());
  const fresh = await newAddress(she);
  const both = await Promise.all([put(she, fresh, jpegOf()), put(she, fresh, jpegOf({ height: 97 }))]);
  expect(both.map((r) => r.status).sort()).toEqual([200, 409]);
});

test.each([
  ['a JPG called HEIC', jpegOf(), 'image/heic', 'image/jpeg'],
  ['a JPG called WebP', jpegOf(), 'image/webp', 'image/jpeg'],
  ['a JPG called a PNG', jpegOf(), 'image/png', 'image/jpeg'],
  ['a JPG called nothing', jpegOf(), '', 'image/jpeg'],
  ['a JPG called bytes', jpegOf(), 'application/octet-stream', 'image/jpeg'],
  ['a JPG called by an old name', jpegOf(), 'image/pjpeg', 'image/jpeg'],
  ['a JPG called HTML', jpegOf(), 'text/html', 'image/jpeg'],
  ['a PNG called a JPG', pngOf(), 'image/jpeg', 'image/png'],
  ['a PNG called HEIC', pngOf(), 'image/heif', 'image/png'],
  ['a PNG called nothing', pngOf(), '', 'image/png'],
])('%s is stored as what its bytes are', async (_name, bytes, type, stored) => {
  const url = await newAddress(she);
  expect((await put(she, url, bytes, type)).status).toBe(200);
  const object = await env.PHOTOS.head(`${she.user.id}/${idOf(url)}`);
  expect(object?.httpMetadata?.contentType).toBe(stored);
});

test('thirty photos of four pictures an hour are stored, then 429', async () => {
  const urls: string[] = [];
  for (let i = 0; i < 121; i++) urls.push(await newAddress(she));
  for (const url of urls.slice(0, 120)) expect((await put(she, url, jpegOf())).status).toBe(200);
  const late = await put(she, urls[120]!, jpegOf());
  expect(late.status).toBe(429);
  expect(await keysOf(she)).toHaveLength(120);
  // An answer that got lost is given again.
  expect((await put(she, urls[0]!, jpegOf())).status).toBe(200);
  const response = await she.send('POST', '/api/objects/upload');
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  now += 2 * 3_600_000;
  await newAddress(she);
});

test('what is refused or never comes is no photo of the hour; asking has a bound of its own', async () => {
  const url = await newAddress(she);
  for (let i = 0; i < 130; i++) expect((await put(she, url, jpegOf({ end: false }))).status).toBe(415);
  for (let i = 1; i < 240; i++) await newAddress(she);
  expect((await she.send('POST', '/api/objects/upload')).status).toBe(429);
  expect((await put(she, url, jpegOf())).status).toBe(200);
});

test('a page of another site cannot upload', async () => {
  const url = await newAddress(she);
  expect((await put(she, url, jpegOf(), 'image/jpeg', { origin: 'https://evil.example' })).status).toBe(403);
});
