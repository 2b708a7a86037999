// Pictures made in code: right in their structure, free to carry whatever a test wants to see removed or refused.

export const concat = (...parts: (Uint8Array | number[] | string)[]): Uint8Array => {
  const arrays = parts.map((p) =>
    typeof p === 'string' ? Uint8Array.from(p, (c) => c.charCodeAt(0)) : Uint8Array.from(p),
  );
  const out = new Uint8Array(arrays.reduce((sum, a) => sum + a.length, 0));
  let at = 0;
  for (const a of arrays) {
    out.set(a, at);
    at += a.length;
  }
  return out;
};

const be16 = (n: number) => [(n >> 8) & 255, n & 255];
const be32 = (n: number) => [...be16(n >>> 16), ...be16(n)];

/** True when the text's Latin-1 bytes stand anywhere in the file. */
export const holds = (bytes: Uint8Array, text: string): boolean =>
  new TextDecoder('latin1').decode(bytes).includes(text);

/** The sentence that stands where a camera writes its position. */
export const GPS_SECRET = 'GPS 60.1699N 24.9384E at home';

/** An EXIF TIFF block with orientation, a GPS directory and the secret. */
export function exifBlock(orientation: number, order: 'MM' | 'II' = 'MM'): Uint8Array {
  const secret = concat(GPS_SECRET);
  const tiff = new Uint8Array(8 + 2 + 3 * 12 + 4 + secret.length);
  const view = new DataView(tiff.buffer);
  const little = order === 'II';
  tiff.set(concat(order));
  view.setUint16(2, 42, little);
  view.setUint32(4, 8, little);
  view.setUint16(8, 3, little);
  const secretAt = 10 + 3 * 12 + 4;
  const entries: [tag: number, type: number, count: number, value: number][] = [
    [0x010f, 2, secret.length, secretAt],
    [0x0112, 3, 1, orientation],
    [0x8825, 4, 1, secretAt],
  ];
  entries.forEach(([tag, type, count, value], i) => {
    const at = 10 + i * 12;
    view.setUint16(at, tag, little);
    view.setUint16(at + 2, type, little);
    view.setUint32(at + 4, count, little);
    if (type === 3) view.setUint16(at + 8, value, little);
    else view.setUint32(at + 8, value, little);
  });
  tiff.set(secret, secretAt);
  return tiff;
}

export const jpegSegment = (marker: number, payload: Uint8Array | number[] | string): Uint8Array => {
  const bytes = concat(payload);
  return concat([0xff, marker, ...be16(bytes.length + 2)], bytes);
};
export const exifSegment = (orientation: number, order?: 'MM' | 'II') =>
  jpegSegment(0xe1, concat('Exif\0\0', exifBlock(orientation, order)));
export const iccSegment = (profile: string) => jpegSegment(0xe2, concat('ICC_PROFILE\0', [1, 1], profile));
export const xmpSegment = () =>
  jpegSegment(0xe1, concat('http://ns.adobe.com/xap/1.0/\0', `<x:xmpmeta exif:GPS="${GPS_SECRET}"/>`));

/** Big-endian words of four bytes. */
export const numbers = (...values: number[]) =>
  concat(...values.map((n) => [n >>> 24, (n >> 16) & 255, (n >> 8) & 255, n & 255]));
const xyzTag = (x: number) => concat('XYZ ', numbers(0, x, 0x8000, 0x100));
const gamma = concat('para', numbers(0, 0, 0x23333));

/** A display's profile with a text of its owner, a private tag, and a comment behind the last tag. */
export function profileOf(tags: Record<string, Uint8Array>): Uint8Array {
  const all = Object.entries({ desc: concat('desc', GPS_SECRET, '   '), ...tags, priv: concat(GPS_SECRET) });
  let at = 132 + 12 * all.length;
  const table = all.map(([name, bytes]) => {
    at += bytes.length;
    return concat(name, numbers(at - bytes.length, bytes.length));
  });
  const header = concat(
    numbers(at, 0, 0x04200000),
    'mntrRGB XYZ ',
    new Uint8Array(12),
    'acsp',
    new Uint8Array(88),
  );
  return concat(header, numbers(all.length), ...table, ...all.map(([, bytes]) => bytes), GPS_SECRET);
}
/** The colors of a phone. */
export const P3 = {
  rXYZ: xyzTag(0x83df),
  gXYZ: xyzTag(0x4abf),
  bXYZ: xyzTag(0x2838),
  rTRC: gamma,
  gTRC: gamma,
  bTRC: gamma,
};

interface JpegParts {
  width?: number;
  height?: number;
  /** Segments behind SOI. */
  head?: Uint8Array[];
  /** Coded bytes; 0xff must be stuffed. */
  scan?: Uint8Array | number[];
  /** Makes it progressive: further scans, each behind what stands before it. */
  moreScans?: { before: Uint8Array[]; scan: number[] }[];
  /** Bytes behind EOI. */
  tail?: Uint8Array | string;
  end?: boolean;
}

const sosHeader = jpegSegment(0xda, [1, 1, 0, 0, 63, 0]);

export function jpegOf(parts: JpegParts = {}): Uint8Array {
  const { width = 64, height = 96, head = [], scan = [1, 2, 0xff, 0, 0xff, 0xd0, 3], moreScans = [] } = parts;
  const frame = [8, ...be16(height), ...be16(width), 1, 1, 0x11, 0];
  return concat(
    [0xff, 0xd8],
    ...head,
    jpegSegment(0xdb, [0, ...new Array<number>(64).fill(1)]),
    jpegSegment(moreScans.length ? 0xc2 : 0xc0, frame),
    jpegSegment(0xc4, [0, ...new Array<number>(16).fill(0)]),
    sosHeader,
    scan,
    ...moreScans.flatMap((s) => [...s.before, sosHeader, s.scan]),
    parts.end === false ? [] : [0xff, 0xd9],
    parts.tail ?? [],
  );
}

/**
 * A whole progressive JPG, gray, that tells a decoder to walk over all of its blocks again with every scan: each of them
 * is 14 bytes long (an end-of-band run over everything), so that a few kilobytes cost minutes.
 * @param scans behind the first one
 */
export function scanBomb({ width, height, scans }: { width: number; height: number; scans: number }) {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const counts = (codes: number) => [codes, ...new Array<number>(15).fill(0)];
  let bits = '';
  for (let left = blocks; left > 0;) {
    const power = Math.min(14, Math.floor(Math.log2(left)));
    const run = Math.min(left, 2 ** (power + 1) - 1);
    // The two codes of the table below: the longest run, and a run of one block.
    const long = power === 14;
    bits += long ? `0${(run - 2 ** 14).toString(2).padStart(14, '0')}` : '10';
    left -= long ? run : 1;
  }
  const coded = (bits.padEnd(Math.ceil(bits.length / 8) * 8, '1').match(/.{8}/g) ?? []).flatMap((byte) => {
    const value = parseInt(byte, 2);
    return value === 0xff ? [0xff, 0] : [value];
  });
  const scan = concat(jpegSegment(0xda, [1, 1, 0, 1, 63, 0]), coded);
  return concat(
    [0xff, 0xd8],
    jpegSegment(0xdb, [0, ...new Array<number>(64).fill(1)]),
    jpegSegment(0xc2, [8, ...be16(height), ...be16(width), 1, 1, 0x11, 0]),
    jpegSegment(0xc4, [0, ...counts(1), 0]),
    jpegSegment(0xc4, [0x10, 1, 1, ...new Array<number>(14).fill(0), 0xe0, 0]),
    jpegSegment(0xda, [1, 1, 0, 0, 0, 0]),
    new Uint8Array(Math.ceil(blocks / 8)),
    ...new Array<Uint8Array>(scans).fill(scan),
    [0xff, 0xd9],
  );
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

export const pngChunk = (type: string, payload: Uint8Array | number[] | string = []): Uint8Array => {
  const data = concat(type, payload);
  return concat(be32(data.length - 4), data, be32(crc32(data)));
};

interface PngParts {
  width?: number;
  height?: number;
  /** Chunks between IHDR and IDAT. */
  head?: Uint8Array[];
  data?: Uint8Array | number[];
  tail?: Uint8Array | string;
  end?: boolean;
}

export const PNG_SIGNATURE = concat([0x89], 'PNG\r\n\x1a\n');

export function pngOf({
  width = 32,
  height = 48,
  head = [],
  data = [1, 2, 3],
  tail = '',
  end,
}: PngParts = {}) {
  return concat(
    PNG_SIGNATURE,
    pngChunk('IHDR', [...be32(width), ...be32(height), 8, 2, 0, 0, 0]),
    ...head,
    pngChunk('IDAT', data),
    end === false ? [] : pngChunk('IEND'),
    tail,
  );
}
