import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { uploadObject } from './upload.ts';

const ID = '0d7c1f7e-2f60-4e0d-9d2c-7a3f2a0b9c11';
const ADDRESS = `http://localhost/api/uploads/direct/1790000000/${'s'.repeat(43)}/${ID}`;
const photo = (size = 3, type = 'image/jpeg') => new File([new Uint8Array(size)], 'me.jpg', { type });

interface Put {
  url: string;
  method: string;
  type: string | undefined;
  size: number;
  at: number;
}
/** Status and body of each PUT in turn (the last one repeats); 0 is no answer; 'hang' never answers. */
let answers: ([status: number, body?: string] | 'hang')[];
let puts: Put[];
let asked: number;
let answerOfAsking: () => Response;

/** As much of the browser's class as the uploader uses. */
class FakeRequest {
  status = 0;
  statusText = '';
  responseText = '';
  withCredentials = false;
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  upload = {
    onprogress: (_event: { lengthComputable: boolean; loaded: number; total: number }) => undefined,
  };
  #headers: Record<string, string> = {};
  #method = '';
  #url = '';
  open(method: string, url: string) {
    this.#method = method;
    this.#url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.#headers[name.toLowerCase()] = value;
  }
  getResponseHeader = (name: string) => (name === 'etag' ? '"e"' : null);
  abort = () => undefined;
  send(body: Blob) {
    const [url, method] = [this.#url, this.#method];
    puts.push({ url, method, type: this.#headers['content-type'], size: body.size, at: Date.now() });
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    this.upload.onprogress({ lengthComputable: true, loaded: body.size / 2, total: body.size });
    if (answer === 'hang') return;
    [this.status, this.responseText = ''] = answer;
    setTimeout(() => (this.status === 0 ? this.onerror() : this.onload()));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  [answers, puts, asked] = [[[200]], [], 0];
  answerOfAsking = () => Response.json({ uploadURL: ADDRESS });
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url === '/healthz') return Promise.resolve(new Response());
    expect([url, init.method, init.body]).toEqual(['/api/objects/upload', 'POST', undefined]);
    asked++;
    return Promise.resolve(answerOfAsking());
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets all waiting pass at once and tells how it ended. */
async function outcome<T>(work: Promise<T>): Promise<T | ApiError> {
  const ended = work.catch((error: unknown) => error as ApiError);
  await vi.dynamicImportSettled();
  for (let i = 0; i < 60; i++) await vi.advanceTimersByTimeAsync(500);
  return ended;
}

test('a photo goes to its signed address in one PUT with its own type', async () => {
  const shares: number[] = [];
  const done = await outcome(uploadObject(photo(10), { onProgress: (share) => shares.push(share) }));
  expect(done).toEqual({ objectId: ID, uploadURL: ADDRESS });
  expect(puts).toEqual([
    { url: ADDRESS, method: 'PUT', type: 'image/jpeg', size: 10, at: expect.any(Number) },
  ]);
  expect(shares[0]).toBe(0.5);
  expect(shares.at(-1)).toBe(1);
});

test('a broken line is tried again after 0, 1, 3 and 5 s, to the same address', async () => {
  answers = [[0]];
  const began = Date.now();
  const failure = (await outcome(uploadObject(photo()))) as ApiError;
  expect(failure).toBeInstanceOf(ApiError);
  expect([failure.status, failure.message]).toEqual([0, expect.stringContaining('connection')]);
  expect(asked).toBe(1);
  expect(new Set(puts.map((p) => p.url))).toEqual(new Set([ADDRESS]));
  // The uploader itself repeats each try three times within about a second.
  expect(puts).toHaveLength(20);
  expect(puts.at(-1)!.at - began).toBeGreaterThan(9000);
});

test('a server that is well again gets the photo', async () => {
  answers = [[503], [503], [503], [503], [503], [200]];
  expect(await outcome(uploadObject(photo()))).toEqual({ objectId: ID, uploadURL: ADDRESS });
  expect(puts).toHaveLength(6);
});

test.each([
  [415, '{"message":"Please choose a JPG or PNG picture."}', 'Please choose a JPG or PNG picture.'],
  [403, '{"message":"Request has expired"}', 'Request has expired'],
  [403, '', 'Request has expired'],
  [418, '<html>', 'Non 2xx'],
])('a refusal (%i) is not repeated and says why', async (status, body, message) => {
  answers = [[status, body]];
  const failure = (await outcome(uploadObject(photo()))) as ApiError;
  expect([failure.status, failure.message]).toEqual([status, message]);
  expect(puts).toHaveLength(1);
});

test('a refused address is not asked for again', async () => {
  answerOfAsking = () => Response.json({ message: "You've uploaded many photos." }, { status: 429 });
  const failure = (await outcome(uploadObject(photo()))) as ApiError;
  expect([failure.status, failure.message]).toEqual([429, "You've uploaded many photos."]);
  expect([asked, puts.length]).toEqual([1, 0]);
});

test('an empty address is not used', async () => {
  answerOfAsking = () => Response.json({ uploadURL: '' });
  const failure = (await outcome(uploadObject(photo()))) as ApiError;
  expect(failure.message).toBe('Cannot upload to an undefined URL');
  expect(puts).toHaveLength(0);
});

test('what cannot be taken is refused before anything is sent or loaded', async () => {
  expect(((await outcome(uploadObject(photo(10_485_761)))) as ApiError).message).toContain('10 MB');
  expect(((await outcome(uploadObject(photo(9, 'image/svg+xml')))) as ApiError).message).toContain(
    'JPG or PNG',
  );
  expect([asked, puts.length]).toEqual([0, 0]);
  expect(await outcome(uploadObject(photo(10_485_760)))).toMatchObject({ objectId: ID });
});

test('a line that stands still for a minute ends it: the request has expired', async () => {
  answers = ['hang'];
  const work = uploadObject(photo()).catch((error: unknown) => error as ApiError);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(70_000);
  const failure = (await work) as ApiError;
  expect([failure.status, failure.message]).toEqual([408, 'Request has expired']);
  expect(puts).toHaveLength(1);
});

test('a canceled upload ends with the reason, on the line or between two tries', async () => {
  for (const answer of ['hang', [0]] as const) {
    answers = [answer === 'hang' ? 'hang' : [0]];
    const control = new AbortController();
    const work = uploadObject(photo(), { signal: control.signal }).catch((error: unknown) => error);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(3500);
    const sent = puts.length;
    expect(sent).toBeGreaterThan(0);
    control.abort();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await work).toMatchObject({ name: 'AbortError' });
    expect(puts).toHaveLength(sent);
  }
});

test('a browser that calls itself offline is told by the server that it is not', async () => {
  const browser = { onLine: false };
  const listeners = Object.assign(new EventTarget(), { navigator: browser });
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('window', listeners);
  listeners.addEventListener('online', () => (browser.onLine = true));
  expect(await outcome(uploadObject(photo()))).toMatchObject({ objectId: ID });
});
