import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildUserAgent } from './outbound.ts';
import { webhookAlerts } from './alerts.webhook.ts';
import { resendMailer } from './mailer/resend.ts';
import { geminiCatalog, openAiCatalog, workersAiCatalog } from './ai-models/model-catalog.ts';
import { turnstile } from './person-check.turnstile.ts';
import { outfitModel } from './stylist/outfit-model.ts';
import { geminiText, openAiText, workersAiText } from './ai-models/text-models.ts';

type Given<Make extends (model: never) => unknown> = Parameters<Make>[0];
const workersAiStylist = (model: Given<typeof workersAiText>) => outfitModel(workersAiText(model));
const geminiStylist = (model: Given<typeof geminiText>) => outfitModel(geminiText(model));
const openAiStylist = (model: Given<typeof openAiText>) => outfitModel(openAiText(model));

// Answers in the shape that each provider's own page shows, as they were read on the day that docs/providers.md names: with all
// that we do not use in them, so that a stricter reading of ours would be seen here. Nobody was called.

interface Asked {
  method: string;
  url: string;
  body: Record<string, unknown>;
}

function answering(body: unknown, status = 200): { fetch: typeof fetch; asked: Asked[] } {
  const asked: Asked[] = [];
  const call = (input: string | URL | Request, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input);
    const text = typeof init?.body === 'string' ? init.body : '{}';
    asked.push({ method: init?.method ?? 'GET', url, body: JSON.parse(text) as Record<string, unknown> });
    return Promise.resolve(Response.json(body, { status }));
  };
  return { fetch: call as typeof fetch, asked };
}

test('OpenAI, GET /v1/models: a shutdown date, null, or none', async () => {
  const { fetch, asked } = answering({
    object: 'list',
    data: [
      { id: 'gpt-6.1-terra', object: 'model', created: 1686935002, owned_by: 'openai', shutdown_date: null },
      {
        id: 'gpt-5-mini',
        object: 'model',
        created: 1686935002,
        owned_by: 'openai',
        shutdown_date: '2026-12-11',
      },
      { id: 'older', object: 'model', created: 1686935002, owned_by: 'openai' },
    ],
  });
  expect(await openAiCatalog({ key: 'k', fetch }, []).list()).toEqual([
    { id: 'gpt-6.1-terra', shutdown: null },
    { id: 'gpt-5-mini', shutdown: '2026-12-11' },
    { id: 'older', shutdown: null },
  ]);
  expect(asked[0]).toMatchObject({ method: 'GET', url: 'https://api.openai.com/v1/models' });
});

test('Gemini, GET /v1beta/models', async () => {
  const { fetch, asked } = answering({
    models: [
      {
        ...{
          name: 'models/gemini-3.8-flash',
          version: '001',
          displayName: 'Gemini 3.8 Flash',
          thinking: true,
        },
        ...{
          inputTokenLimit: 1048576,
          outputTokenLimit: 65536,
          supportedGenerationMethods: ['generateContent'],
        },
      },
    ],
    nextPageToken: '',
  });
  expect(await geminiCatalog({ key: 'k', fetch }, []).list()).toEqual([
    { id: 'gemini-3.8-flash', shutdown: null },
  ]);
  expect(asked[0]?.url).toMatch(/^https:\/\/generativelanguage\.googleapis\.com\/v1beta\/models\?/);
});

test('Workers AI, models(): hosted ones as listed, proxied ones as they are', async () => {
  const { fetch, asked } = answering({
    ...{ success: true, errors: [], messages: [] },
    result: [
      {
        ...{
          id: 'uuid',
          source: 1,
          name: '@cf/a/b',
          description: '',
          task: { id: 't', name: 'Text', description: '' },
        },
        ...{ tags: [], properties: [{ property_id: 'planned_deprecation_date', value: '2027-01-31' }] },
      },
    ],
  });
  const catalog = workersAiCatalog({ account: 'a', token: 't', fetch }, ['@cf/a/b', 'google/nano']);
  expect(await catalog.list()).toEqual([
    { id: '@cf/a/b', shutdown: '2027-01-31' },
    { id: 'google/nano', shutdown: null },
  ]);
  expect(asked[0]?.url).toContain('/client/v4/accounts/a/ai/models/search');
});

const PROPOSAL = { garments: ['a:b'], title: 'Plain words', description: 'A sentence.' };
const QUESTION = { candidates: [] } as never;

test('OpenAI, chat completions of a model that thinks: little thinking, room for the answer', async () => {
  const { fetch, asked } = answering({
    ...{
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model: 'gpt-6.1-terra',
      service_tier: 'default',
    },
    choices: [
      {
        ...{ index: 0, finish_reason: 'stop', logprobs: null },
        message: { role: 'assistant', content: JSON.stringify(PROPOSAL), refusal: null, annotations: [] },
      },
    ],
    usage: { prompt_tokens: 9, completion_tokens: 9, completion_tokens_details: { reasoning_tokens: 5 } },
  });
  const model = openAiStylist({ key: 'k', model: 'gpt-6.1-terra', costMicros: 1, fetch });
  expect(await model.propose(QUESTION)).toEqual(PROPOSAL);
  expect(asked[0]?.body).toMatchObject({ reasoning_effort: 'low', store: false });
  expect(asked[0]?.body['max_completion_tokens']).toBeGreaterThan(2000);
  await openAiStylist({ key: 'k', model: 'a-model-of-others', costMicros: 1, fetch }).propose(QUESTION);
  expect(asked[1]?.body).not.toHaveProperty('reasoning_effort');
});

test('Gemini, generateContent: thoughts beside the answer, and few of them', async () => {
  const { fetch, asked } = answering({
    candidates: [
      {
        ...{ finishReason: 'STOP', index: 0 },
        content: {
          role: 'model',
          parts: [
            { text: 'Let me think', thought: true },
            { text: JSON.stringify(PROPOSAL), thoughtSignature: 'x' },
          ],
        },
      },
    ],
    usageMetadata: { promptTokenCount: 9, candidatesTokenCount: 9, thoughtsTokenCount: 40 },
    ...{ modelVersion: 'gemini-3.8-flash', responseId: 'r' },
  });
  const model = geminiStylist({ key: 'k', model: 'gemini-3.8-flash', costMicros: 1, fetch });
  expect(await model.propose(QUESTION)).toEqual(PROPOSAL);
  const { generationConfig } = asked[0]?.body as { generationConfig: Record<string, unknown> };
  expect(generationConfig).toMatchObject({ thinkingConfig: { thinkingLevel: 'low' } });
  expect(generationConfig['maxOutputTokens']).toBeGreaterThan(2000);
});

test('Gemini, generateContent: an answer that says when its model is retired is told to the log', async () => {
  const told: unknown[] = [];
  vi.spyOn(console, 'warn').mockImplementation((line) => void told.push(line));
  const { fetch } = answering({
    candidates: [{ content: { parts: [{ text: JSON.stringify(PROPOSAL) }] }, finishReason: 'STOP' }],
    modelStatus: {
      modelStage: 'DEPRECATED',
      retirementTime: '2026-12-01T00:00:00Z',
      message: 'Use another.',
    },
  });
  await geminiStylist({ key: 'k', model: 'gemini-2.5-flash', costMicros: 1, fetch }).propose(QUESTION);
  expect(told).toEqual([
    JSON.stringify({ event: 'model-retires', model: 'gemini-2.5-flash', on: '2026-12-01' }),
  ]);
});

test.each([
  ['@cf/meta/llama-3.3-70b-instruct-fp8-fast', { response: PROPOSAL, usage: { total_tokens: 3 } }],
  [
    '@cf/zai-org/glm-4.7-flash',
    { choices: [{ message: { role: 'assistant', content: JSON.stringify(PROPOSAL) } }] },
  ],
])('Workers AI, %s', async (model, result) => {
  const { fetch } = answering({ success: true, errors: [], messages: [], result });
  const stylist = workersAiStylist({ account: 'a', token: 't', model, costMicros: 1, fetch });
  expect(await stylist.propose(QUESTION)).toEqual(PROPOSAL);
});

const MAIL = { to: 'a@example.org', subject: 's', html: 'h', text: 't', idempotencyKey: 'k' };
const FROM = { name: 'Stylecast', email: 'hello@example.org' };

test('Resend: taken, and refused for want of a User-Agent, which no further try mends', async () => {
  const taken = answering({ id: '49a3999c-0ce1-4ea6-ab68-afcd6dc2e794' });
  expect(await resendMailer({ key: 'k', from: FROM, fetch: taken.fetch }).send(MAIL)).toContain('49a3999c');
  const refused = answering({ statusCode: 403, message: 'error code: 1010', name: 'restricted' }, 403);
  await expect(resendMailer({ key: 'k', from: FROM, fetch: refused.fetch }).send(MAIL)).rejects.toMatchObject(
    {
      retryable: false,
    },
  );
});

test('Turnstile, siteverify', async () => {
  const good = answering({
    ...{
      success: true,
      challenge_ts: '2026-11-22T12:00:00.000Z',
      hostname: 'example.org',
      'error-codes': [],
    },
    ...{ action: 'login', cdata: '', metadata: { ephemeral_id: 'x' } },
  });
  expect(await turnstile({ siteKey: 's', secret: 'x' }, good.fetch).isPerson('t', null)).toBe(true);
  const bad = answering({ success: false, 'error-codes': ['invalid-input-response'] });
  expect(await turnstile({ siteKey: 's', secret: 'x' }, bad.fetch).isPerson('t', null)).toBe(false);
});

test('a webhook of the operator takes {text}', async () => {
  const { fetch, asked } = answering('ok');
  await webhookAlerts('https://hooks.example.org/x', fetch).post('late');
  expect(asked[0]).toMatchObject({ method: 'POST', body: { text: 'late' } });
});

const ROOT = join(import.meta.dirname, '../..');

test('docs/providers.md names, for every host that adapters call, the page, the day and the suite', () => {
  const { readdirSync, existsSync } = process.getBuiltinModule('fs');
  const folder = join(ROOT, 'workers/adapters');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.'),
  );
  const code = sources.map((file) =>
    readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
  );
  const hosts = new Set(
    code.flatMap((text) =>
      [...text.matchAll(/'https:\/\/([a-z0-9.-]+)|`https:\/\/([a-z0-9.-]+)/g)].map((m) => m[1] ?? m[2] ?? ''),
    ),
  );
  expect(hosts.size).toBeGreaterThan(14);
  const rows = readFileSync(join(ROOT, 'docs/providers.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| `/.test(line));
  expect([...hosts].filter((host) => !rows.some((row) => row.includes(host)))).toEqual([]);
  const contracts = rows.filter(
    (row) => row.includes('https://') && [...hosts].some((host) => row.includes(host)),
  );
  for (const row of contracts) {
    expect(row, 'the day').toMatch(/\| 2026-\d\d-\d\d \|/);
    const suite = /\| `([^`|]+\.ts)` \|$/.exec(row)?.[1] ?? '';
    expect(existsSync(join(ROOT, suite)), `${suite} of ${row}`).toBe(true);
  }
  expect(buildUserAgent('https://example.org')).toBe('Stylecast/1.0 (+https://example.org/help-support)');
});
