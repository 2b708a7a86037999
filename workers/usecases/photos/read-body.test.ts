import { expect, test } from 'vitest';
import { Refusal } from '../../../app/domain/refusal.ts';
import { readBody } from './read-body.ts';

/** A body of so many chunks of 10 bytes that counts what is taken from it. */
function chunks(count: number) {
  const seen = { taken: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        if (seen.taken === count) return stream.close();
        seen.taken++;
        stream.enqueue(new Uint8Array(10));
      },
      cancel() {
        seen.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, seen };
}
const no = () => new Refusal('wrong-media-type', 'No.');
const refuse = {
  after: 10,
  at: () => {
    throw no();
  },
};

test('a refused body is read to its end, so that the connection can be used again', async () => {
  const { body, seen } = chunks(7);
  await expect(readBody({ body, announced: 70 }, { max: 100, tooLarge: no, look: refuse })).rejects.toThrow(
    'No.',
  );
  expect(seen).toEqual({ taken: 7, cancelled: false });
});

test('a refused body without an end is cut off', async () => {
  const { body, seen } = chunks(1_000_000);
  await expect(readBody({ body, announced: null }, { max: 100, tooLarge: no })).rejects.toThrow('No.');
  expect(seen.cancelled).toBe(true);
  expect(seen.taken).toBeLessThan(25);
});

test('a whole body comes back in one piece', async () => {
  const { body } = chunks(7);
  expect(await readBody({ body, announced: null }, { max: 70, tooLarge: no })).toEqual(new Uint8Array(70));
});
