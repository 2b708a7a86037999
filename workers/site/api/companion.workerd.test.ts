import { beforeEach, expect, test } from 'vitest';
import { exifSegment, GPS_SECRET, holds, jpegOf } from '../../../tests/samples/picture-files.ts';
import {
  keysOf,
  messageOf,
  storedBytes,
  uploader,
  type Member,
} from '../../../tests/worlds/uploader.workerd.ts';
import { newMember, SITE } from '../../../tests/worlds/visitor.workerd.ts';
import { env } from 'cloudflare:test';
import { composeApp } from '../../compose.ts';
import { createApi } from './index.ts';

// Spoken as @uppy/aws-s3 speaks it with `companionEndpoint: '/api/uploads'`.
const MIB5 = 5 * 1024 * 1024;
let now = Date.parse('2026-11-20T08:00:00Z');
const api = createApi((e) => ({ ...composeApp(e), clock: { now: () => now } }));
const { sendRaw, put } = uploader(api);
const BASE = '/api/uploads/s3';

let she: Member;
let members = 0;
const member = () => newMember(api, `s3-${++members}`, `198.51.100.${members}`);
beforeEach(async () => {
  she = await member();
});

interface Started {
  key: string;
  uploadId: string;
}
async function start(who = she, type = 'image/jpeg'): Promise<Started> {
  const response = await who.send('POST', `${BASE}/multipart`, {
    filename: 'me.jpg',
    type,
    metadata: { name: 'me' },
  });
  expect(response.status).toBe(200);
  return response.json<Started>();
}
const at = ({ key, uploadId }: Started, rest = '') =>
  `${BASE}/multipart/${encodeURIComponent(uploadId)}${rest}?${new URLSearchParams({ key }).toString()}`;
async function sign(upload: Started, partNumber: number | string, who = she): Promise<string> {
  const response = await who.send('GET', at(upload, `/${partNumber}`));
  expect(response.status).toBe(200);
  return (await response.json<{ url: string }>()).url;
}
async function sendPart(upload: Started, partNumber: number, bytes: Uint8Array) {
  const response = await put(she, await sign(upload, partNumber), bytes, '');
  expect(response.status).toBe(200);
  return { PartNumber: partNumber, ETag: response.headers.get('etag')!.replaceAll('"', '') };
}
const complete = (upload: Started, parts: unknown, who = she) =>
  who.send('POST', at(upload, '/complete'), { parts });
async function sendAll(upload: Started, bytes: Uint8Array) {
  const parts = [];
  for (let from = 0; from < bytes.length; from += MIB5) {
    parts.push(await sendPart(upload, parts.length + 1, bytes.slice(from, from + MIB5)));
  }
  return parts;
}
const photo = jpegOf({ head: [exifSegment(8)], scan: new Uint8Array(MIB5 + 1234), tail: GPS_SECRET });

test('two parts become one clean photo, and nothing else stays', async () => {
  const upload = await start();
  const parts = await sendAll(upload, photo);
  const listed = await (await she.send('GET', at(upload))).json<{ Size: number }[]>();
  expect(listed).toMatchObject(parts);
  expect(listed.map((p) => p.Size)).toEqual([MIB5, photo.length - MIB5]);
  const done = await complete(upload, parts);
  expect(await done.json()).toEqual({ location: `${SITE}/objects/${upload.key}`, key: upload.key });
  expect(await keysOf(she)).toEqual([upload.key]);
  const stored = await storedBytes(she, upload.key);
  expect(holds(stored, 'GPS')).toBe(false);
  expect(stored.length).toBeGreaterThan(MIB5);
  expect((await complete(upload, parts)).status).toBe(200);
});

test('the joined bytes get the checks of a direct upload; of a refused one nothing stays', async () => {
  for (const [bytes, status] of [
    [new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    [jpegOf({ tail: '<script>1</script>' }), 415],
    [jpegOf({ width: 9000, height: 9000 }), 413],
    [jpegOf({ scan: new Uint8Array(MIB5), tail: new Uint8Array(MIB5) }), 413],
  ] as const) {
    const upload = await start();
    const half = bytes.length > 2 * MIB5 ? Math.ceil(bytes.length / 2) : MIB5;
    const parts = [await sendPart(upload, 1, bytes.slice(0, half))];
    if (bytes.length > half) parts.push(await sendPart(upload, 2, bytes.slice(half)));
    expect((await complete(upload, parts)).status).toBe(status);
    expect(await keysOf(she)).toEqual([]);
  }
});

test('a part signed without key, upload or number says so', async () => {
  const upload = await start();
  const text = 'Cannot sign without a key, an uploadId, and a partNumber';
  const noKey = await she.send('GET', `${BASE}/multipart/${upload.uploadId}/1`);
  expect([noKey.status, await messageOf(noKey)]).toEqual([400, text]);
  const noId = await sendRaw(she, 'PUT', (await sign(upload, 1)).replace(/\?.*/, ''), jpegOf());
  expect([noId.status, await messageOf(noId)]).toEqual([400, text]);
  for (const number of ['0', '3', '-1', '1.5', 'x']) {
    expect((await she.send('GET', at(upload, `/${number}`))).status).toBe(400);
  }
});

test('a part address is for one user, one part, 15 minutes', async () => {
  const other = await member();
  const upload = await start();
  const url = await sign(upload, 1);
  expect((await put(other, url, jpegOf())).status).toBe(403);
  expect((await put(she, url.replace(/\/1\?/, '/2?'), jpegOf())).status).toBe(403);
  expect((await put(she, url.replace(upload.key, crypto.randomUUID()), jpegOf())).status).toBe(403);
  expect((await put(she, `${url}x`, jpegOf())).status).toBe(403);
  now += 15 * 60_000;
  expect(await messageOf(await put(she, url, jpegOf()))).toBe('Request has expired');
});

test('another user can neither see, send to, finish nor end an upload', async () => {
  const other = await member();
  const upload = await start();
  const parts = await sendAll(upload, jpegOf());
  expect((await other.send('GET', at(upload))).status).toBe(404);
  expect((await other.send('GET', at(upload, '/1'))).status).toBe(404);
  expect((await complete(upload, parts, other)).status).toBe(404);
  expect((await other.send('DELETE', at(upload))).status).toBe(404);
  expect((await complete(upload, parts)).status).toBe(200);
  expect(await keysOf(other)).toEqual([]);
});

test('a wrong list of parts gets 400 and can be corrected', async () => {
  const upload = await start();
  const parts = await sendAll(upload, photo);
  const wrong = [
    [],
    [parts[0]],
    [parts[1], parts[0]],
    [parts[0], { ...parts[1], ETag: 'x' }],
    [parts[0], { PartNumber: 2 }],
    'x',
  ];
  for (const list of wrong) expect((await complete(upload, list)).status).toBe(400);
  expect((await complete(upload, parts)).status).toBe(200);
});

test('parts under 5 MiB are only allowed as the last', async () => {
  const upload = await start();
  const parts = [
    await sendPart(upload, 1, photo.slice(0, 1000)),
    await sendPart(upload, 2, photo.slice(1000)),
  ];
  expect((await complete(upload, parts)).status).toBe(400);
  expect((await complete(upload, [parts[0]])).status).toBe(400);
});

test('an aborted upload is gone', async () => {
  const upload = await start();
  const parts = await sendAll(upload, photo);
  const url = await sign(upload, 2);
  expect((await she.send('DELETE', at(upload))).status).toBe(200);
  expect(await keysOf(she)).toEqual([]);
  expect((await put(she, url, jpegOf())).status).toBe(404);
  expect((await complete(upload, parts)).status).toBe(404);
  expect((await she.send('DELETE', at(upload))).status).toBe(404);
});

test('upload ids and keys that nobody made get 404', async () => {
  for (const made of [
    { key: crypto.randomUUID(), uploadId: 'nobody-made-this' },
    { key: '../../etc/passwd', uploadId: 'x' },
  ]) {
    expect((await complete(made, [{ PartNumber: 1, ETag: 'x' }])).status).toBe(404);
    expect((await she.send('DELETE', at(made))).status).toBe(404);
  }
});

test('an upload is begun whatever its name says, thirty times an hour', async () => {
  for (let i = 0; i < 30; i++) await start();
  const heic = { filename: 'IMG_1.HEIC', type: 'image/heic' };
  expect((await she.send('POST', `${BASE}/multipart`, heic)).status).toBe(429);
});

test('a JPG that a phone calls HEIC is taken in parts, and as a form', async () => {
  const begun = await she.send('POST', `${BASE}/multipart`, { filename: 'IMG_1.HEIC', type: 'image/heic' });
  const upload = await begun.json<Started>();
  expect((await complete(upload, [await sendPart(upload, 1, jpegOf())])).status).toBe(200);
  expect(await storedBytes(she, upload.key)).toEqual(jpegOf());
  const { url, form, key } = await formOf('image/heic');
  form.set('file', new Blob([jpegOf() as Uint8Array<ArrayBuffer>], { type: 'image/webp' }));
  expect((await sendRaw(she, 'POST', url, form)).status).toBe(201);
  expect(await storedBytes(she, key)).toEqual(jpegOf());
});

async function formOf(type = 'image/jpeg') {
  const query = new URLSearchParams({ filename: 'me.jpg', type, 'metadata[name]': 'me' });
  const response = await she.send('GET', `${BASE}/params?${query.toString()}`);
  expect(response.status).toBe(200);
  const { url, fields } = await response.json<{ url: string; fields: Record<string, string> }>();
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return { url, form, key: fields.key! };
}

test('params answers a form that takes the photo', async () => {
  const { url, form, key } = await formOf();
  form.set('file', new Blob([photo as Uint8Array<ArrayBuffer>]));
  const response = await sendRaw(she, 'POST', url, form);
  expect(response.status).toBe(201);
  expect(response.headers.get('etag')).toMatch(/^".+"$/);
  expect(response.headers.get('location')).toBe(`${SITE}/objects/${key}`);
  expect(holds(await storedBytes(she, key), 'GPS')).toBe(false);
});

test('the form refuses what a direct upload refuses', async () => {
  const attempt = async (change: (form: FormData) => void, who = she) => {
    const { url, form } = await formOf();
    form.set('file', new Blob([jpegOf() as Uint8Array<ArrayBuffer>]));
    change(form);
    return (await sendRaw(who, 'POST', url, form)).status;
  };
  expect(await attempt((f) => f.set('key', crypto.randomUUID()))).toBe(403);
  expect(await attempt((f) => f.set('signature', 'x'))).toBe(403);
  expect(await attempt(() => undefined, await member())).toBe(403);
  expect(await attempt((f) => f.delete('file'))).toBe(400);
  expect(await attempt((f) => f.set('file', new Blob(['<svg/>'])))).toBe(415);
  expect(await attempt((f) => f.set('file', new Blob([new Uint8Array(10_485_761)])))).toBe(413);
  expect(await keysOf(she)).toEqual([]);
  const { url } = await formOf();
  const broken = await sendRaw(she, 'POST', url, jpegOf(), {
    'content-type': 'multipart/form-data; boundary=x',
  });
  expect(broken.status).toBe(400);
});

/** A body that would go on for ever, and how much of it was taken. */
function endless(start: string, piece: string) {
  const taken = { bytes: 0 };
  const encode = (text: string) => new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      const chunk = encode(taken.bytes === 0 ? start : piece.repeat(400));
      taken.bytes += chunk.length;
      stream.enqueue(chunk);
    },
  });
  return { body, taken };
}
const asForm = { 'content-type': 'multipart/form-data; boundary=x' };
const fieldOf = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

test('a form without permission is refused by its first bytes, however many parts would follow', async () => {
  const { url } = await formOf();
  const { body, taken } = endless(fieldOf('key', 'mine'), fieldOf('a', 'b'));
  const response = await sendRaw(she, 'POST', url, body, asForm);
  expect([response.status, await messageOf(response)]).toEqual([403, expect.stringContaining("isn't valid")]);
  expect(taken.bytes).toBeLessThan(12_000_000);
});

test('a form with permission and a hundred thousand parts is counted, not taken apart', async () => {
  const { url, form } = await formOf();
  const fields = [...form].map(([name, value]) => fieldOf(name, String(value))).join('');
  const file = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc\r\n';
  const parts = await sendRaw(
    she,
    'POST',
    url,
    `${fields}${file}${fieldOf('a', 'b').repeat(100_000)}--x--\r\n`,
    asForm,
  );
  expect([parts.status, await messageOf(parts)]).toEqual([400, 'The form has too many parts.']);
});

test('temporary credentials cannot be had', async () => {
  const response = await she.send('GET', `${BASE}/sts`);
  expect(response.status).toBe(501);
  expect(await messageOf(response)).toContain('credentials');
});

test('signed out there is no companion at all', async () => {
  for (const [method, path] of [
    ['POST', '/multipart'],
    ['GET', '/multipart/x?key=y'],
    ['GET', '/multipart/x/1?key=y'],
    ['POST', '/multipart/x/complete?key=y'],
    ['DELETE', '/multipart/x?key=y'],
    ['GET', '/params?type=image/png'],
    ['GET', '/sts'],
  ] as const) {
    const response = await api.request(`${SITE}${BASE}${path}`, { method, headers: { origin: SITE } }, env);
    expect(response.status, path).toBe(401);
  }
});
