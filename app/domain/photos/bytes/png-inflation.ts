// What a PNG's compressed pixels become. A zlib stream of a megabyte can be a gigabyte of zeros, which a decoder reads to
// its end although the header promised a small picture.
import { ascii, readUint32 } from './bytes.ts';

/** Samples a pixel by color type. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Adam7 cuts a picture into seven, each with rows of its own: at most twice the rows, and one byte of filter each. */
const INTERLACED = 2;

function rawBytes(png: Uint8Array): number {
  const bits = (png[24] ?? 0) * (SAMPLES[png[25] ?? 0] ?? 4);
  const rows = readUint32(png, 20) * (png[28] === 1 ? INTERLACED : 1);
  return rows * (1 + Math.ceil((readUint32(png, 16) * bits) / 8));
}

function* dataOf(png: Uint8Array): Generator<Uint8Array> {
  for (let at = 8; at + 12 <= png.length;) {
    const end = at + 12 + readUint32(png, at);
    if (ascii(png, at + 4, at + 8) === 'IDAT') yield png.subarray(at + 8, Math.min(end - 4, png.length));
    at = end;
  }
}

/** Unpacks up to the first byte too many, so it costs no more than an honest picture. What cannot be unpacked passes. */
export async function inflatesBeyond(png: Uint8Array): Promise<boolean> {
  const most = rawBytes(png);
  let bytes = 0;
  const pieces = dataOf(png);
  const packed = new ReadableStream<BufferSource>({
    pull(controller) {
      const { done, value } = pieces.next();
      if (done) controller.close();
      else controller.enqueue(value as Uint8Array<ArrayBuffer>);
    },
  });
  const reader = packed.pipeThrough(new DecompressionStream('deflate')).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return false;
      bytes += value.byteLength;
      if (bytes <= most) continue;
      await reader.cancel();
      return true;
    }
  } catch {
    return false;
  }
}
