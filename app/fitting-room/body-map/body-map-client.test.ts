import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  BodyMapError,
  loadModels,
  readCameraFrame,
  makeBodyMap,
  stopBodyMapWorker,
} from './body-map-client.ts';
import type { BodyMapReply, BodyMapRequest, BodyMapResult, CameraReading } from './body-map-messages.ts';

const RESULT: BodyMapResult = { bodyMap: null, findings: [], people: [], upright: new Blob() };
const SIGHT: CameraReading = { frame: { width: 4, height: 4 }, people: [], outline: [], faceLight: 100 };
const photo = new Blob(['photo']);

/** What each worker does with a request, in the order in which workers are started; the last one repeats. */
let manners: ((request: BodyMapRequest, reply: (message: BodyMapReply) => void) => void)[];
let workers: FakeWorker[];

class FakeWorker extends EventTarget {
  ended = false;
  readonly #manner = manners.length > 1 ? manners.shift()! : manners[0]!;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(request: BodyMapRequest) {
    this.#manner(request, (data) => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate() {
    this.ended = true;
  }
}

const works = ({ id, kind }: BodyMapRequest, reply: (message: BodyMapReply) => void) => {
  if (kind === 'photo') reply({ id, kind: 'result', result: RESULT });
  else if (kind === 'frame') reply({ id, kind: 'sight', sight: SIGHT });
  else reply({ id, kind: 'loaded' });
};
const breaks = ({ id }: BodyMapRequest, reply: (message: BodyMapReply) => void) =>
  reply({ id, kind: 'failed', reason: 'broken', message: 'Aborted()' });
const silent = () => undefined;

beforeEach(() => {
  [manners, workers] = [[works], []];
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('location', { href: 'http://localhost/' });
});
afterEach(() => {
  stopBodyMapWorker();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof BodyMapError ? error.reason : 'other'),
  );

test('models that came while she chose are those of the photo; what failed meanwhile is tried anew', async () => {
  await loadModels();
  expect(await makeBodyMap(photo)).toBe(RESULT);
  expect(workers).toHaveLength(1);
  stopBodyMapWorker();
  manners = [breaks, works];
  expect(await reasonOf(loadModels())).toBe('broken');
  expect(await makeBodyMap(photo)).toBe(RESULT);
});

test('one worker looks at every photo and frame', async () => {
  expect(await makeBodyMap(photo)).toBe(RESULT);
  expect(await readCameraFrame({} as ImageBitmap)).toBe(SIGHT);
  expect(workers).toHaveLength(1);
});

test('a failed check ends its worker, and the next photo works', async () => {
  manners = [breaks, works];
  expect(await reasonOf(makeBodyMap(photo))).toBe('broken');
  expect(workers.map(({ ended }) => ended)).toEqual([true]);
  expect(await reasonOf(makeBodyMap(photo))).toBe('done');
  expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
});

test('a worker that dies without a word is replaced too', async () => {
  manners = [silent, works];
  const first = reasonOf(makeBodyMap(photo));
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await first).toBe('broken');
  expect(await reasonOf(makeBodyMap(photo))).toBe('done');
});

test('a slow worker that tells its progress is not dead', async () => {
  let say: (() => void) | undefined;
  manners = [
    ({ id }, reply) => {
      say = () => reply({ id, kind: 'progress', progress: { stage: 'loading', share: 0.1 } });
      setTimeout(() => reply({ id, kind: 'result', result: RESULT }), 150_000);
    },
  ];
  const done = reasonOf(makeBodyMap(photo));
  for (let i = 0; i < 3; i++) {
    await vi.advanceTimersByTimeAsync(50_000);
    say?.();
  }
  expect(await done).toBe('done');
});

test('a worker that cannot start fails everything that waits for it', async () => {
  manners = [silent, works];
  const both = [reasonOf(makeBodyMap(photo)), reasonOf(readCameraFrame({} as ImageBitmap))];
  workers[0]!.dispatchEvent(new Event('error'));
  expect(await Promise.all(both)).toEqual(['broken', 'broken']);
  expect(await reasonOf(makeBodyMap(photo))).toBe('done');
});

test('what is no picture says nothing against the worker', async () => {
  const reply: BodyMapReply = { id: 0, kind: 'failed', reason: 'not-a-picture', message: 'no' };
  manners = [({ id }, answer) => answer({ ...reply, id })];
  expect(await reasonOf(makeBodyMap(photo))).toBe('not-a-picture');
  expect(workers.map(({ ended }) => ended)).toEqual([false]);
});

test('stopping it fails what waits', async () => {
  manners = [silent];
  const waiting = reasonOf(makeBodyMap(photo));
  stopBodyMapWorker();
  expect(await waiting).toBe('broken');
});
