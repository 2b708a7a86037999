import { Refusal } from '../app/domain/refusal.ts';

export interface IncomingBody {
  body: ReadableStream<Uint8Array> | null;
  /** Content-Length, a promise and not a fact; null without one. */
  announced: number | null;
}

interface BodyRules {
  max: number;
  tooLarge: () => Refusal;
  cutShort?: () => Refusal;
  /** Called once with the first `after` bytes, or all of a shorter body; throws to stop. */
  look?: { after: number; at: (first: Uint8Array) => void | Promise<void> };
}

const FIRST_ROOM = 256 * 1024;
const uploadCutShort = () => new Refusal('bad-input', 'The upload was cut short. Please try again.');

function growing(first: number, max: number) {
  let room = new Uint8Array(first);
  let length = 0;
  return {
    bytes: () => room.subarray(0, length),
    add(chunk: Uint8Array) {
      if (length + chunk.length > room.length) {
        const larger = new Uint8Array(Math.min(max, Math.max(room.length * 2, length + chunk.length)));
        larger.set(room.subarray(0, length));
        room = larger;
      }
      room.set(chunk, length);
      length += chunk.length;
    },
  };
}

/**
 * Discards a refused body: a client that is still sending would not hear the answer, and a kept connection would fail
 * its next request. At most `max` bytes, then it is cut off.
 */
export async function drainBody(reader: ReadableStreamDefaultReader<Uint8Array>, max: number): Promise<void> {
  for (let left = max; left > 0;) {
    const { done, value } = await reader.read();
    if (done) return;
    left -= value.length;
  }
  await reader.cancel();
}

/** @throws Refusal when longer than allowed, not as long as announced, or refused by `look`; the rest is discarded */
export async function readBody({ body, announced }: IncomingBody, rules: BodyRules): Promise<Uint8Array> {
  const { max, tooLarge, look, cutShort = uploadCutShort } = rules;
  const reader = body?.getReader();
  try {
    if (announced !== null && announced > max) throw tooLarge();
    const room = growing(announced ?? FIRST_ROOM, max);
    let looked = false;
    const lookOnce = async (enough: number) => {
      if (!look || looked || room.bytes().length < enough) return;
      looked = true;
      await look.at(room.bytes());
    };
    while (reader) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        // bounded-body.ts has counted it already.
        throw error instanceof Refusal ? error : cutShort();
      });
      if (done) break;
      if (room.bytes().length + value.length > max) throw tooLarge();
      room.add(value);
      await lookOnce(look?.after ?? 0);
    }
    await lookOnce(0);
    if (announced !== null && announced !== room.bytes().length) throw cutShort();
    return room.bytes();
  } catch (error) {
    if (reader) await drainBody(reader, max).catch(() => undefined);
    throw error;
  }
}
