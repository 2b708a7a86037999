import { expect, test } from 'vitest';
import { Refusal } from '../app/domain/refusal.ts';
import { readBody } from './read-body.ts';

/** A body of so many chunks of 10 bytes that counts what is taken from it. */
function chunks(count: number) {
  const seen = { taken: 0, canceled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        if (seen.taken === count) return stream.close();
        seen.taken++;
        stream.enqueue(new Uint8Array(10));
      },
      cancel() {
        seen.canceled = true;
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
  expect(seen).toEqual({ taken: 7, canceled: false });
});

test('a refused body without an end is cut off', async () => {
  const { body, seen } = chunks(1_000_000);
  await expect(readBody({ body, announced: null }, { max: 100, tooLarge: no })).rejects.toThrow('No.');
  expect(seen.canceled).toBe(true);
  expect(seen.taken).toBeLessThan(25);
});

test('a whole body comes back in one piece', async () => {
  const { body } = chunks(7);
  expect(await readBody({ body, announced: null }, { max: 70, tooLarge: no })).toEqual(new Uint8Array(70));
});

const large = () => new Refusal('too-large', 'Too large.');

test('as long as allowed is taken, a byte more is not, whether announced, not announced or a lie', async () => {
  for (const announced of [70, null]) {
    const { body } = chunks(7);
    expect(await readBody({ body, announced }, { max: 70, tooLarge: large })).toHaveLength(70);
  }
  for (const announced of [70, 10, null]) {
    const { body } = chunks(7);
    await expect(readBody({ body, announced }, { max: 69, tooLarge: large })).rejects.toThrow('Too large.');
  }
});

test('too much is refused by what it announces, before it is looked at', async () => {
  const looked: number[] = [];
  const look = { after: 0, at: (first: Uint8Array) => void looked.push(first.length) };
  const { body } = chunks(1);
  const rules = { max: 70, tooLarge: large, look };
  await expect(readBody({ body, announced: 71 }, rules)).rejects.toThrow('Too large.');
  expect(looked).toEqual([]);
});

test('a body that ends early, goes on longer than it said or breaks off was cut short', async () => {
  for (const announced of [69, 71]) {
    const { body } = chunks(7);
    await expect(readBody({ body, announced }, { max: 100, tooLarge: large })).rejects.toMatchObject({
      ...{ code: 'bad-input', message: 'The upload was cut short. Please try again.' },
    });
  }
  const broken = () => new ReadableStream({ pull: (stream) => stream.error(new Error('reset')) });
  const own = () => new Refusal('bad-input', 'In other words.');
  const rules = { max: 100, tooLarge: large, cutShort: own };
  await expect(readBody({ body: broken(), announced: null }, rules)).rejects.toThrow('In other words.');
  const refusing = new ReadableStream({ pull: (stream) => stream.error(no()) });
  await expect(readBody({ body: refusing, announced: null }, rules)).rejects.toThrow('No.');
});

test('the first bytes are looked at once: as soon as there are enough of them, or at the end', async () => {
  for (const [after, seen] of [
    [10, 10],
    [11, 20],
    [20, 20],
    [71, 70],
  ] as const) {
    const looked: number[] = [];
    const { body } = chunks(7);
    const look = { after, at: (first: Uint8Array) => void looked.push(first.length) };
    await readBody({ body, announced: 70 }, { max: 70, tooLarge: large, look });
    expect(looked, `after ${after}`).toEqual([seen]);
  }
});

test('no body is an empty one, and is looked at as well', async () => {
  let looked = -1;
  const look = { after: 9, at: (first: Uint8Array) => void (looked = first.length) };
  expect(await readBody({ body: null, announced: null }, { max: 9, tooLarge: large, look })).toHaveLength(0);
  expect(looked).toBe(0);
  await expect(readBody({ body: null, announced: 1 }, { max: 9, tooLarge: large })).rejects.toThrow(
    'cut short',
  );
});

test('every byte comes through in its place, however the body grows', async () => {
  const whole = Uint8Array.from({ length: 700_000 }, (_, i) => (i * 31) % 253);
  const pieces = (size: number) => {
    let at = 0;
    return new ReadableStream<Uint8Array>({
      pull(stream) {
        if (at >= whole.length) return stream.close();
        stream.enqueue(whole.subarray(at, (at += size)));
      },
    });
  };
  for (const announced of [whole.length, null])
    for (const size of [130_001, 600_001]) {
      const read = await readBody({ body: pieces(size), announced }, { max: 700_000, tooLarge: large });
      expect(Buffer.compare(read, whole)).toBe(0);
    }
});

test('of a refused body no more is read than was allowed, then it is cut off', async () => {
  const { body, seen } = chunks(1000);
  await expect(readBody({ body, announced: 1000 }, { max: 100, tooLarge: large })).rejects.toThrow();
  expect(seen).toEqual({ taken: 10, canceled: true });
});
