import { Refusal } from '../app/domain/refusal.ts';

export interface IncomingBody {
  body: ReadableStream<Uint8Array> | null;
  /** Content-Length as announced; null without one. A promise, not a fact. */
  announced: number | null;
}

export interface BodyRules {
  /** Most bytes that are read. */
  max: number;
  /** What a longer body is refused with. */
  tooLarge: () => Refusal;
  /** What a body that ends too early is refused with. */
  cutShort?: () => Refusal;
  /** Sees the first bytes once, as soon as there are `after` of them or the body has ended; throws to stop. */
  look?: { after: number; at: (first: Uint8Array) => void | Promise<void> };
}

const FIRST_ROOM = 256 * 1024;
const uploadCutShort = () => new Refusal('bad-input', 'The upload was cut short. Please try again.');

/** Bytes that grow by doubling; with the announced length known they never have to. */
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
 * Reads what is left of a refused body and forgets it: a client that is still sending would otherwise not hear the
 * answer, and a connection that is kept would fail its next request. No more than `max` bytes, then it is cut off.
 */
export async function drainBody(reader: ReadableStreamDefaultReader<Uint8Array>, max: number): Promise<void> {
  for (let left = max; left > 0;) {
    const { done, value } = await reader.read();
    if (done) return;
    left -= value.length;
  }
  await reader.cancel();
}

/**
 * The whole body in one piece.
 * @throws Refusal when it is longer than allowed, not as long as announced, or `look` refuses it; the rest of the
 * body is then discarded.
 */
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
        // One that bounded-body.ts has counted says so itself.
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
