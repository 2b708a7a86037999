// One behavior suite for every picture model, against a local server that speaks its published protocol.
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
import { PICTURE_MODELS, WITHOUT_A_PICTURE } from '../../../tests/fakes/model-catalog.ts';
import { pngOf } from '../../../tests/samples/picture-files.ts';
import type { GarmentPicture, PictureModel, PictureOrder } from '../../ports/image-editor.ts';
import { fashnPictures } from './fashn.ts';
import { geminiPictures } from './gemini.ts';
import { openAiPictures } from './openai.ts';
import { prunaPictures } from './pruna.ts';
import { workersAiPictures, type WorkersAiPictures } from './workers-ai.ts';

const server = await startModelServer();
afterAll(() => server.close());

const PICTURE = new Uint8Array(
  readFileSync(join(import.meta.dirname, '../../../tests/people/woman-01-slim-light.jpg')),
);
const { width, height } = readHeader(PICTURE)!;
const ORDER: PictureOrder = {
  photo: { bytes: PICTURE, width, height },
  card: { bytes: PICTURE, width, height },
  garments: ['base', 'top', 'bottom', 'coat', 'shoes', 'gloves'].map((slot) => ({
    slot: slot as GarmentPicture['slot'],
    picture: { bytes: new TextEncoder().encode(`picture of ${slot}`), width: 768, height: 768 },
  })),
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
const PRUNA_PICTURE = '/v1/predictions/delivery/xezq/abc/output.jpg';
/** As docs.api.pruna.ai has them, in the stored copy of Pruna's own skills (docs/providers.md). */
const prunaFile = (id: number) => ({ id: `f${id}`, urls: { get: `https://api.pruna.ai/v1/files/f${id}` } });
const prunaOrder = { id: 'p1', get_url: 'https://api.pruna.ai/v1/predictions/status/p1' };
const cloudflare = (ms?: number) => ({
  ...remote(ms),
  account: 'acct',
  token: KEY,
  resultHosts: ['.r2.dev'],
});
const throughCloudflare = (ai: WorkersAiPictures): PictureModel => {
  const model = workersAiPictures(ai);
  if (!model) throw new Error(`${ai.model} is not asked`);
  return model;
};
const adapters: Adapter[] = [
  {
    name: 'workers-ai',
    make: (ms) => throughCloudflare({ ...cloudflare(ms), model: '@cf/black-forest-labs/flux-2-klein-9b' }),
    path: '/client/v4/accounts/acct/ai/run/@cf/black-forest-labs/flux-2-klein-9b',
    mostSide: 511,
    deliver: (picture) => (_, response) => sendJson(response, { success: true, result: { image: picture } }),
    refusal: (_, response) => sendJson(response, { errors: [{ message: 'Input flagged as NSFW' }] }, 400),
  },
  {
    name: 'gemini',
    make: (ms) => geminiPictures({ ...remote(ms), key: KEY, model: 'gemini-nano-banana-2.1' }),
    path: '/v1beta/models/gemini-nano-banana-2.1:generateContent',
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
    make: (ms) => fashnPictures({ ...remote(ms), key: KEY, model: 'tryon-max', pauseMs: 5 }),
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
  {
    name: 'pruna',
    make: (ms) => prunaPictures({ ...remote(ms), key: KEY, model: 'p-image-try-on', pauseMs: 5 }),
    path: '/v1/files',
    mostSide: 1536,
    deliver: (picture) => {
      let [files, looks] = [0, 0];
      return ({ path }, response) => {
        if (path === '/v1/files') sendJson(response, prunaFile(++files), 201);
        else if (path === '/v1/predictions') sendJson(response, prunaOrder, 201);
        else if (path.startsWith('/v1/predictions/status/'))
          sendJson(
            response,
            looks++ === 0
              ? { id: 'p1', status: 'processing' }
              : { status: 'succeeded', generation_url: PRUNA_PICTURE },
          );
        else response.writeHead(200).end(Buffer.from(picture, 'base64'));
      };
    },
    refusal: ({ path }, response) => {
      if (path === '/v1/files') sendJson(response, prunaFile(1), 201);
      else if (path === '/v1/predictions') sendJson(response, prunaOrder, 201);
      else sendJson(response, { status: 'failed', error: 'Flagged by the safety filter' });
    },
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
  });

  test(`${name}: an answer that came and cannot be read is known as paid for`, async () => {
    const text = new TextEncoder().encode('I cannot draw that.');
    for (const unreadable of [deliver('%%%'), deliver(base64(text))])
      expect(await failing(unreadable)).toMatchObject({ unreadable: true, retryable: false });
    const broken = await failing((_, response) => sendJson(response, {}, 503));
    expect(broken).toMatchObject({ unreadable: false, retryable: true });
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

/** Answers the published example, with a picture behind its address. */
const published =
  (answer: unknown): Answer =>
  ({ path }, response) =>
    path.endsWith('/ai/run')
      ? sendJson(response, { success: true, result: answer })
      : response.writeHead(200).end(PICTURE);

test.each(PICTURE_MODELS)(
  '$model: its published answer becomes a picture, paid for once',
  async ({ model, answer }) => {
    const adapter = throughCloudflare({ ...cloudflare(), model });
    server.asked.length = 0;
    server.answerWith(published(answer));
    expect(readHeader(await adapter.edit(ORDER))).toMatchObject({ width, height });
    expect(server.asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(JSON.parse(server.asked[0]!.body.toString())).toMatchObject({ model });
  },
);

test('a finished picture is fetched from listed hosts only; the model is not asked again for it', async () => {
  const model = throughCloudflare({ ...cloudflare(), model: 'google/nano-banana-2' });
  for (const image of [
    'https://169.254.169.254/x',
    'http://pub-1.r2.dev/x',
    'https://r2.dev.example.org/x',
  ]) {
    server.answerWith(published({ state: 'Completed', result: { image } }));
    await expect(model.edit(ORDER)).rejects.toMatchObject({
      ...{ provider: 'workers-ai', retryable: false, unreadable: true },
    });
  }
});

test('a finished picture that is not there at once is fetched again, which costs nothing', async () => {
  const model = throughCloudflare({ ...cloudflare(), model: 'google/nano-banana-2' });
  const answer = { state: 'Completed', result: { image: 'https://pub-1.r2.dev/x.jpg' } };
  let fetches = 0;
  server.asked.length = 0;
  server.answerWith((asked, response) =>
    asked.method === 'GET' && ++fetches < 3
      ? void response.writeHead(503).end()
      : published(answer)(asked, response),
  );
  expect(readHeader(await model.edit(ORDER))).toMatchObject({ width, height });
  expect(server.asked.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET', 'GET']);
});

test.each(WITHOUT_A_PICTURE)('%s is not made into a picture model', (model) => {
  expect(workersAiPictures({ ...cloudflare(), model })).toBeNull();
});

const bodyOf = ({ body }: { body: Buffer }) => JSON.parse(body.toString()) as Record<string, unknown>;
const uri = (slot: string) =>
  `data:image/jpeg;base64,${base64(new TextEncoder().encode(`picture of ${slot}`))}`;

test('Gemini is told to think little, and nothing that Nano Banana 2.1 refuses', async () => {
  server.answerWith(adapters[1]!.deliver(base64(PICTURE)));
  server.asked.length = 0;
  await adapters[1]!.make().edit(ORDER);
  const { generationConfig } = bodyOf(server.asked[0]!) as { generationConfig: Record<string, unknown> };
  expect(generationConfig['thinkingConfig']).toEqual({ thinkingLevel: 'minimal' });
  for (const name of ['temperature', 'topP', 'seed']) expect(generationConfig).not.toHaveProperty(name);
});

test('FASHN Try-On Max gets the whole look once', async () => {
  server.answerWith(adapters[3]!.deliver(base64(PICTURE)));
  server.asked.length = 0;
  await adapters[3]!.make().edit(ORDER);
  expect(bodyOf(server.asked[0]!)).toMatchObject({
    model_name: 'tryon-max',
    inputs: { product_image: expect.stringContaining(base64(PICTURE)), return_base64: true },
  });
  expect(server.asked.filter(({ path }) => path === '/v1/run')).toHaveLength(1);
});

test('FASHN v1.6 puts on one garment of one category after another, each on the picture before', async () => {
  const model = fashnPictures({ ...remote(), key: KEY, model: 'tryon-v1.6', pauseMs: 5 });
  expect(model.garments).toBe('each');
  const after = `data:image/jpeg;base64,${base64(PICTURE)}`;
  server.asked.length = 0;
  server.answerWith(({ path }, response) =>
    sendJson(
      response,
      path === '/v1/run' ? { id: 'job', error: null } : { status: 'completed', output: [after] },
    ),
  );
  await model.edit(ORDER);
  const runs = server.asked.filter(({ path }) => path === '/v1/run').map((asked) => bodyOf(asked)['inputs']);
  expect(runs).toMatchObject([
    { category: 'bottoms', garment_image: uri('bottom') },
    { category: 'tops', garment_image: uri('coat'), model_image: after },
  ]);
});

test('FASHN v1.6: when a later garment fails, the one before has been paid for, and no other model is paid', async () => {
  const after = `data:image/jpeg;base64,${base64(PICTURE)}`;
  const failing = (answer: Answer) => {
    let orders = 0;
    server.answerWith((asked, response) => {
      if (asked.path === '/v1/run' && ++orders === 2) answer(asked, response);
      else if (asked.path === '/v1/run') sendJson(response, { id: 'job', error: null });
      else sendJson(response, { status: 'completed', output: [after] });
    });
    const model = fashnPictures({ ...remote(), key: KEY, model: 'tryon-v1.6', pauseMs: 5 });
    return failureOf('fashn', model.edit(ORDER));
  };
  const away = await failing((_, response) => response.writeHead(503).end());
  expect(away).toMatchObject({ unreadable: true, retryable: true });
  const refused = await failing((_, response) =>
    sendJson(response, { error: 'ContentModerationError', message: 'moderation' }, 400),
  );
  expect(refused).toMatchObject({ refused: true, unreadable: false });
});

test('FASHN: a status that cannot be read is looked at again; the order is not repeated', async () => {
  let unreadable = 0;
  const deliver = adapters[3]!.deliver(base64(PICTURE));
  server.asked.length = 0;
  server.answerWith((asked, response) =>
    asked.path.startsWith('/v1/status/') && ++unreadable === 1
      ? void response.writeHead(200).end('<html>')
      : deliver(asked, response),
  );
  const model = fashnPictures({ ...remote(), key: KEY, model: 'tryon-max', pauseMs: 5 });
  expect(readHeader(await model.edit(ORDER))).toMatchObject({ width, height });
  expect(server.asked.filter(({ path }) => path === '/v1/run')).toHaveLength(1);
});

test('Pruna gets every garment on a picture of its own, without what it does not know, in one order', async () => {
  server.answerWith(adapters[4]!.deliver(base64(PICTURE)));
  server.asked.length = 0;
  await adapters[4]!.make().edit(ORDER);
  const uploads = server.asked.filter(({ path }) => path === '/v1/files');
  expect(uploads.map(({ headers }) => headers['apikey'])).toEqual(Array(5).fill(KEY));
  const orders = server.asked.filter(({ path }) => path === '/v1/predictions');
  expect(orders).toHaveLength(1);
  expect(orders[0]!.headers['model']).toBe('p-image-try-on');
  const { input } = bodyOf(orders[0]!) as { input: Record<string, unknown> };
  expect(input).toMatchObject({ preserve_input_size: true, output_format: 'jpg' });
  expect(input['garment_images']).toHaveLength(4);
});

test('Pruna: its key goes to its own address only', async () => {
  server.answerWith((asked, response) =>
    asked.path.startsWith('/v1/predictions/status/')
      ? sendJson(response, { status: 'succeeded', generation_url: 'https://elsewhere.example/v1/x.jpg' })
      : adapters[4]!.deliver(base64(PICTURE))(asked, response),
  );
  server.asked.length = 0;
  // Not `rejects`, which would print a whole picture.
  expect(
    await failureOf(
      'pruna',
      adapters[4]!
        .make()
        .edit(ORDER)
        .then(() => 'a picture'),
    ),
  ).toMatchObject({
    unreadable: true,
  });
  expect(server.asked.map(({ path }) => path)).not.toContain('/v1/x.jpg');
});

test('a model of somebody else behind Workers AI goes by its own name, so that she is asked anew', () => {
  const names = [
    'bria/fibo-edit-1.5',
    'bytedance/seedream-5-pro',
    '@cf/black-forest-labs/flux-2-klein-9b',
  ].map((model) => throughCloudflare({ ...cloudflare(), model }).name);
  expect(names).toEqual(['workers-ai-bria', 'workers-ai-bytedance', 'workers-ai']);
});
