// One behavior suite for every model that looks at photos, against a local server that speaks its published protocol.
import { afterAll, expect, test } from 'vitest';
import {
  failureOf,
  KEY,
  sendHalf,
  sendJson,
  startModelServer,
  type Answer,
} from '../../../tests/fakes/model-server.ts';
import type { PhotoCheck } from '../../ports/photo-check.ts';
import { openAiPhotoCheck, workersAiPhotoCheck } from './chat.ts';
import { geminiPhotoCheck } from './gemini.ts';
import { moondreamPhotoCheck } from './moondream.ts';
import { MOONDREAM_FIELDS, moondreamAnswer } from '../../../tests/fakes/model-catalog.ts';

const server = await startModelServer();
afterAll(() => server.close());

const PHOTO = { bytes: new TextEncoder().encode('jpeg bytes'), width: 340, height: 510 };
const BASE64 = Buffer.from(PHOTO.bytes).toString('base64');
const FINDING = { onePerson: true, wholeBody: true, clothed: true, adult: false };

interface Adapter {
  name: string;
  make: (timeoutMs?: number) => PhotoCheck;
  say: (text: string) => Answer;
  refusal: Answer;
}
const remote = (timeoutMs = 5000) => ({ fetch: server.fetch, timeoutMs, costMicros: 1000, key: KEY });
const chat = (text: string) => ({ choices: [{ finish_reason: 'stop', message: { content: text } }] });
const adapters: Adapter[] = [
  {
    name: 'gemini',
    make: (ms) => geminiPhotoCheck({ ...remote(ms), model: 'gemini-flash' }),
    say: (text) => (_, response) =>
      sendJson(response, { candidates: [{ content: { parts: [{ text }] }, finishReason: 'STOP' }] }),
    refusal: (_, response) => sendJson(response, { promptFeedback: { blockReason: 'SAFETY' } }),
  },
  {
    name: 'openai',
    make: (ms) => openAiPhotoCheck({ ...remote(ms), model: 'gpt-5-mini' }),
    say: (text) => (_, response) => sendJson(response, chat(text)),
    refusal: (_, response) => sendJson(response, { choices: [{ message: { refusal: 'I will not.' } }] }),
  },
  {
    name: 'workers-ai',
    make: (ms) => workersAiPhotoCheck({ ...remote(ms), account: 'acct', token: KEY, model: '@cf/see/all' }),
    say: (text) => (_, response) => sendJson(response, { success: true, result: chat(text) }),
    refusal: (_, response) => sendJson(response, { errors: [{ message: 'flagged' }] }, 400),
  },
];

const MOONDREAM = '@cf/moondream/moondream3.1-9B-A2B';
adapters.push({
  name: 'workers-ai',
  make: (ms) => moondreamPhotoCheck({ ...remote(ms), account: 'acct', token: KEY, model: MOONDREAM }),
  say: (text) => (_, response) => sendJson(response, { success: true, result: moondreamAnswer(text) }),
  refusal: (_, response) => sendJson(response, { errors: [{ message: 'flagged' }] }, 400),
});

test('Moondream is asked one question about one picture, without a stream and without thinking', async () => {
  server.asked.length = 0;
  server.answerWith(adapters.at(-1)!.say(JSON.stringify(FINDING)));
  await adapters.at(-1)!.make().look(PHOTO);
  const body = JSON.parse(server.asked[0]!.body.toString()) as Record<string, unknown>;
  expect(Object.keys(body).filter((name) => !MOONDREAM_FIELDS.includes(name))).toEqual([]);
  expect(body).toMatchObject({ task: 'query', stream: false, reasoning: false });
  expect(body['image']).toBe(`data:image/jpeg;base64,${BASE64}`);
});

for (const { name, make, say, refusal } of adapters) {
  const failing = async (answer: Answer, timeoutMs?: number) => {
    server.answerWith(answer);
    const error = await failureOf(name, make(timeoutMs).look(PHOTO));
    expect(String(error)).not.toContain(BASE64);
    return error;
  };

  test(`photo check, ${name}: it sees the photo and answers four times yes or no`, async () => {
    server.asked.length = 0;
    server.answerWith(say(JSON.stringify(FINDING)));
    expect(await make().look(PHOTO)).toEqual(FINDING);
    expect(server.asked[0]!.body.toString()).toContain(BASE64);
    expect(server.asked[0]!.path).not.toContain(KEY);
    server.answerWith(say('```json\n' + JSON.stringify(FINDING) + '\n```'));
    expect(await make().look(PHOTO)).toEqual(FINDING);
  });

  test(`photo check, ${name}: refusals, garbage, 429, 5xx, slow and cut answers are told apart`, async () => {
    expect(await failing(refusal)).toMatchObject({ refused: true, retryable: false });
    await failing(say('A person in a park.'));
    await failing(say('{"onePerson": "yes"}'));
    await failing((_, response) => sendJson(response, null));
    await failing((_, response) => response.writeHead(200).end('<html>'));
    const busy = await failing((_, response) => sendJson(response, {}, 429, { 'retry-after': '17' }));
    expect(busy).toMatchObject({ retryable: true, retryAfterSeconds: 17 });
    expect(await failing((_, response) => sendJson(response, {}, 503))).toMatchObject({ retryable: true });
    expect((await failing(() => undefined, 60)).message).toContain('too slow');
    await failing((_, response) => sendHalf(response, JSON.stringify(chat(JSON.stringify(FINDING)))));
  });
}
