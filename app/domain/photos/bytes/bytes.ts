export const readUint16 = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

export const readUint32 = (bytes: Uint8Array, at: number): number =>
  ((readUint16(bytes, at) << 16) | readUint16(bytes, at + 2)) >>> 0;

export const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

export const startsWith = (bytes: Uint8Array, from: number, to: number, name: string): boolean =>
  from + name.length <= to && ascii(bytes, from, from + name.length) === name;

export const latin1Bytes = (text: string): Uint8Array => Uint8Array.from(text, (c) => c.charCodeAt(0));

export function concat(
  parts: readonly Uint8Array[],
  length = parts.reduce((sum, part) => sum + part.length, 0),
): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
