// One behaviour suite for every picture model, against a local server that speaks its published protocol.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readHeader } from '../../../app/domain/photos/bytes/picture.ts';
import {
  failureOf,
  KEY,
  sendHalf,
  sendJson,
  startModelServer,
  type Answer,
} from '../../../tests/fakes/model-server.ts';
import { pngOf } from '../../../tests/samples/picture-files.ts';
import type { PictureModel, PictureOrder } from '../../ports/image-editor.ts';
import { fashnPictures } from './fashn.ts';
import { geminiPictures } from './gemini.ts';
import { openAiPictures } from './openai.ts';
import { workersAiPictures } from './workers-ai.ts';

const server = await startModelServer();
afterAll(() => server.close());

const PICTURE = new Uint8Array(
  readFileSync(join(import.meta.dirname, '../../../tests/people/woman-01-slim-light.jpg')),
);
const { width, height } = readHeader(PICTURE)!;
const ORDER: PictureOrder = {
  photo: { bytes: PICTURE, width, height },
  card: { bytes: PICTURE, width, height },
  prompt: 'Dress her in: camel wool coat.',
  person: 'hash',
};
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

interface Adapter {
  name: string;
  make: (timeoutMs?: number) => PictureModel;
  path: string;
  mostSide: number;
  /** A protocol in which the picture is delivered at once, or step by step. */
  deliver: (picture: string) => Answer;
  refusal: Answer;
}
const remote = (timeoutMs = 5000) => ({ fetch: server.fetch, timeoutMs, costMicros: 40_000 });
const cloudflare = (ms?: number) => ({
  ...remote(ms),
  account: 'acct',
  token: KEY,
  resultHosts: ['.r2.dev'],
});
const adapters: Adapter[] = [
  {
    name: 'workers-ai',
    make: (ms) => workersAiPictures({ ...cloudflare(ms), model: '@cf/black-forest-labs/flux-2-klein-9b' }),
    path: '/client/v4/accounts/acct/ai/run/@cf/black-forest-labs/flux-2-klein-9b',
    mostSide: 511,
    deliver: (picture) => (_, response) => sendJson(response, { success: true, result: { image: picture } }),
    refusal: (_, response) => sendJson(response, { errors: [{ message: 'Input flagged as NSFW' }] }, 400),
  },
  {
    name: 'gemini',
    make: (ms) => geminiPictures({ ...remote(ms), key: KEY, model: 'gemini-image' }),
    path: '/v1beta/models/gemini-image:generateContent',
    mostSide: 1536,
    deliver: (data) => (_, response) =>
      sendJson(response, {
        candidates: [
          { content: { parts: [{ inlineData: { mimeType: 'image/jpeg', data } }] }, finishReason: 'STOP' },
        ],
      }),
    refusal: (_, response) => sendJson(response, { candidates: [{ finishReason: 'IMAGE_SAFETY' }] }),
  },
  {
    name: 'openai',
    make: (ms) => openAiPictures({ ...remote(ms), key: KEY, model: 'gpt-image-2' }),
    path: '/v1/images/edits',
    mostSide: 1536,
    deliver: (picture) => (_, response) => sendJson(response, { created: 1, data: [{ b64_json: picture }] }),
    refusal: (_, response) =>
      sendJson(response, { error: { code: 'moderation_blocked', message: 'no' } }, 400),
  },
  {
    name: 'fashn',
    make: (ms) => fashnPictures({ ...remote(ms), key: KEY, model: 'tryon-v1.6', pauseMs: 5 }),
    path: '/v1/run',
    mostSide: 1536,
    deliver: (picture) => {
      let looks = 0;
      return ({ path }, response) => {
        if (path === '/v1/run') sendJson(response, { id: 'job-1', error: null });
        else if (looks++ === 0) sendJson(response, { id: 'job-1', status: 'processing' });
        else
          sendJson(response, {
            id: 'job-1',
            status: 'completed',
            output: [`data:image/jpeg;base64,${picture}`],
          });
      };
    },
    refusal: ({ path }, response) =>
      path === '/v1/run'
        ? sendJson(response, { id: 'job-1', error: null })
        : sendJson(response, { status: 'failed', error: { name: 'PoseError', message: 'no body' } }),
  },
];

for (const { name, make, path, mostSide, deliver, refusal } of adapters) {
  const failing = (answer: Answer, timeoutMs?: number) => {
    server.answerWith(answer);
    return failureOf(name, make(timeoutMs).edit(ORDER));
  };

  test(`${name}: an answer becomes a whole picture in the photo's shape`, async () => {
    server.answerWith(deliver(base64(PICTURE)));
    server.asked.length = 0;
    const model = make();
    expect(model.mostSide).toBe(mostSide);
    expect(readHeader(await model.edit(ORDER))).toMatchObject({ type: 'image/jpeg', width, height });
    expect(server.asked[0]).toMatchObject({ method: 'POST', path });
    expect(server.asked[0]!.path).not.toContain(KEY);
  });

  test(`${name}: a refusal is final and the service is well`, async () => {
    expect(await failing(refusal)).toMatchObject({ refused: true, retryable: false });
  });

  test(`${name}: garbage is a failure`, async () => {
    await failing((_, response) => response.writeHead(200).end('<html>Bad Gateway</html>'));
    await failing((_, response) => sendJson(response, {}));
    await failing((_, response) => sendJson(response, null));
    await failing(deliver('%%%'));
    await failing(deliver(base64(new TextEncoder().encode('I cannot draw that.'))));
  });

  test(`${name}: 429 and 5xx are worth another try, and 429 says when`, async () => {
    const busy = await failing((_, response) => sendJson(response, {}, 429, { 'retry-after': '17' }));
    expect(busy).toMatchObject({ retryable: true, retryAfterSeconds: 17 });
    for (const status of [500, 502, 503])
      expect(await failing((_, response) => sendJson(response, {}, status))).toMatchObject({
        retryable: true,
      });
    expect(await failing((_, response) => sendJson(response, {}, 401))).toMatchObject({ retryable: false });
  });

  test(`${name}: slow and cut answers are failures`, async () => {
    expect((await failing(() => undefined, 60)).message).toContain('too slow');
    await failing((_, response) => sendHalf(response, JSON.stringify({ data: base64(PICTURE) })));
  });

  test(`${name}: half a picture is none`, async () => {
    const half = await failing(deliver(base64(PICTURE.subarray(0, PICTURE.length / 2))));
    expect(half.message).toContain('half a picture');
    const png = pngOf({ width: 600, height: 900 });
    server.answerWith(deliver(base64(png)));
    expect(readHeader(await make().edit(ORDER))).toMatchObject({ type: 'image/png' });
    await failing(deliver(base64(png.subarray(0, png.length - 14))));
  });

  test(`${name}: a picture of another size or shape is none`, async () => {
    const flat = (w: number, h: number) => pngOf({ width: w, height: h });
    expect((await failing(deliver(base64(flat(900, 900))))).message).toContain('shape');
    expect((await failing(deliver(base64(flat(200, 300))))).message).toContain('size');
  });
}

test('workers-ai: a proxied model answers an address, which is fetched only from listed hosts', async () => {
  const model = workersAiPictures({ ...cloudflare(), model: 'google/nano-banana-2' });
  const answer =
    (image: string): Answer =>
    ({ path }, response) =>
      path.endsWith('/ai/run')
        ? sendJson(response, { success: true, result: { state: 'Completed', result: { image } } })
        : response.writeHead(200).end(PICTURE);
  server.asked.length = 0;
  server.answerWith(answer('https://pub-1.r2.dev/out.jpg'));
  expect(readHeader(await model.edit(ORDER))).toMatchObject({ width, height });
  expect(JSON.parse(server.asked[0]!.body.toString())).toMatchObject({ model: 'google/nano-banana-2' });
  expect(server.asked[1]).toMatchObject({ method: 'GET', path: '/out.jpg' });
  for (const address of [
    'https://169.254.169.254/x',
    'http://pub-1.r2.dev/x',
    'https://r2.dev.example.org/x',
  ]) {
    server.answerWith(answer(address));
    await expect(model.edit(ORDER)).rejects.toMatchObject({ provider: 'workers-ai', retryable: false });
  }
});
