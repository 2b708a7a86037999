import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Look } from '../../domain/looks/look.ts';
import { previewRoom } from './preview-client.ts';
import type { DressablePhoto, PreviewMessage } from './preview-messages.ts';

/** Workers that were started, newest last; they answer when they are told to. */
let workers: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  got: PreviewMessage[] = [];
  isEnded = false;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(message: PreviewMessage): void {
    this.got.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  answer(data: unknown = { picture: new Blob(['jpeg']), ms: 500 }): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const personOf = (name: string) => ({ photo: new Blob([name]) }) as DressablePhoto;
const [her, another] = [personOf('her'), personOf('another')];
const lookOf = (title: string) => ({ garments: [], title }) as Look;
const [morning, evening] = [lookOf('morning'), lookOf('evening')];
const never = new AbortController().signal;

/** As on a page that has just been opened. */
const opened = () => previewRoom(() => new FakeWorker() as unknown as Worker);
const turn = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  workers = [];
});
afterEach(() => {
  vi.useRealTimers();
});

test('one worker draws look after look, and reads her photo once', async () => {
  const { draw } = opened();
  const pictures = [morning, evening].map((look) => draw({ look, people: [her] }, never));
  await turn();
  expect(workers[0]?.got).toEqual([{ people: [her] }, { look: morning }]);
  workers[0]?.answer();
  await pictures[0];
  await turn();
  expect(workers[0]?.got).toEqual([{ people: [her] }, { look: morning }, { look: evening }]);
  workers[0]?.answer();
  expect(await pictures[1]).toBeInstanceOf(Blob);
  expect(workers).toHaveLength(1);
});

test('another photo is read anew', async () => {
  const { draw } = opened();
  for (const person of [her, another]) {
    const picture = draw({ look: morning, people: [person] }, never);
    await turn();
    workers[0]?.answer();
    await picture;
  }
  expect(workers[0]?.got).toEqual([
    { people: [her] },
    { look: morning },
    { people: [another] },
    { look: morning },
  ]);
});

test('a photo that was prepared is only drawn on', async () => {
  const { draw, prepare } = opened();
  expect([prepare([her]), prepare([her])]).toEqual([true, false]);
  expect(workers[0]?.got).toEqual([{ people: [her] }]);
  void draw({ look: morning, people: [her] }, never);
  await turn();
  expect(workers[0]?.got).toEqual([{ people: [her] }, { look: morning }]);
});

test('a look that nobody waits for any more is not drawn, and the next one is', async () => {
  const { draw } = opened();
  const first = draw({ look: morning, people: [her] }, never);
  const gone = new AbortController();
  const second = draw({ look: morning, people: [her] }, gone.signal);
  const third = draw({ look: evening, people: [her] }, never);
  gone.abort();
  await turn();
  workers[0]?.answer();
  await first;
  await expect(second).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  await turn();
  expect(workers[0]?.got.at(-1)).toEqual({ look: evening });
  workers[0]?.answer();
  await third;
  expect(workers[0]?.got.filter((message) => 'look' in message)).toHaveLength(2);
});

test('how long the drawing took is told; a photo that cannot show the look says why', async () => {
  const { draw } = opened();
  const told: number[] = [];
  const picture = draw({ look: morning, people: [her] }, never, (ms) => told.push(ms));
  await turn();
  workers[0]?.answer();
  await picture;
  const none = draw({ look: evening, people: [her] }, never, (ms) => told.push(ms));
  await turn();
  workers[0]?.answer({ picture: null, why: 'bare legs' });
  await expect(none).rejects.toThrow('bare legs');
  expect(told).toEqual([500]);
});

test('a worker that breaks fails its look alone: the next look has a new one', async () => {
  const { draw } = opened();
  const first = draw({ look: morning, people: [her] }, never);
  await turn();
  workers[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  await expect(first).rejects.toThrow('out of memory');
  const second = draw({ look: evening, people: [her] }, never);
  await turn();
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  expect(workers[1]?.got).toEqual([{ people: [her] }, { look: evening }]);
  workers[1]?.answer();
  await second;
});

test('a worker that falls silent is given up, and one that nobody asks lets her photo go', async () => {
  vi.useFakeTimers();
  const { draw } = opened();
  const first = draw({ look: morning, people: [her] }, never);
  const failed = expect(first).rejects.toThrow('silent');
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(workers[0]?.isEnded).toBe(true);
  const second = draw({ look: evening, people: [her] }, never);
  await vi.advanceTimersByTimeAsync(0);
  workers[1]?.answer();
  await second;
  await vi.advanceTimersByTimeAsync(179_000);
  expect(workers[1]?.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(workers[1]?.isEnded).toBe(true);
});
