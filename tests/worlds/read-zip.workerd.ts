import { expect } from 'vitest';

/** The files of a zip without compression, by its central directory. */
export function unzip(zip: Uint8Array<ArrayBuffer>): Map<string, Uint8Array> {
  const view = new DataView(zip.buffer);
  const end = zip.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const files = new Map<string, Uint8Array>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const [size, nameLength, extra] = [20, 28, 30].map((o, i) =>
      i === 0 ? view.getUint32(at + 24, true) : view.getUint16(at + o, true),
    ) as [number, number, number];
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength));
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    files.set(name, zip.subarray(start, start + size));
    at += 46 + nameLength + extra + view.getUint16(at + 32, true);
  }
  return files;
}
/** A file of it, read as JSON. */
export const jsonOf = (files: Map<string, Uint8Array>, name: string): unknown =>
  JSON.parse(new TextDecoder().decode(files.get(name)));
