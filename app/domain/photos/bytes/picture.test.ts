import fc from 'fast-check';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  concat,
  exifBlock,
  exifSegment,
  GPS_SECRET,
  holds,
  iccSegment,
  jpegOf,
  jpegSegment,
  pngChunk,
  numbers,
  P3,
  pngOf,
  PNG_SIGNATURE,
  profileOf,
  scanBomb,
  xmpSegment,
} from '../../../../tests/samples/picture-files.ts';
import { Refusal } from '../../refusal.ts';
import { cleanPicture, declaredPictureType, joinParts, sniffPictureType, readHeader } from './picture.ts';
import { inflatesBeyond } from './png-inflation.ts';

const clean = (bytes: Uint8Array) => joinParts(cleanPicture(bytes));
const refusalOf = (bytes: Uint8Array): Refusal => {
  try {
    cleanPicture(bytes);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('It was accepted.');
};

test('a plain picture stays byte for byte', () => {
  expect(clean(jpegOf())).toEqual(jpegOf());
  expect(clean(pngOf())).toEqual(pngOf());
});

test('EXIF, XMP, IPTC, comments, thumbnails and second pictures leave a JPG, the coded pixels do not', () => {
  const thumbnail = concat('JFIF\0', [1, 2, 0, 0, 1, 0, 1, 1, 1], 'RGB');
  const dirty = jpegOf({
    head: [
      jpegSegment(0xe0, thumbnail),
      exifSegment(1),
      xmpSegment(),
      exifSegment(6, 'II'),
      jpegSegment(0xe2, `MPF\0${GPS_SECRET}`),
      jpegSegment(0xed, `Photoshop 3.0\0${GPS_SECRET}`),
      jpegSegment(0xfe, GPS_SECRET),
      jpegSegment(0xef, GPS_SECRET),
    ],
    tail: concat(jpegOf({ head: [exifSegment(1)] }), GPS_SECRET),
  });
  const out = clean(dirty);
  expect(holds(out, 'GPS')).toBe(false);
  expect(holds(out, 'MPF')).toBe(false);
  expect(holds(out, 'RGB')).toBe(false);
  expect(out.slice(-jpegOf().length + 2)).toEqual(jpegOf().slice(2));
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'orientation %i of a JPG is kept, in either byte order',
  (orientation) => {
    for (const order of ['MM', 'II'] as const) {
      const out = clean(jpegOf({ head: [exifSegment(orientation, order)] }));
      expect(readHeader(out)).toEqual({ type: 'image/jpeg', width: 64, height: 96, orientation });
      expect(holds(out, 'Exif')).toBe(orientation !== 1);
      expect(holds(out, GPS_SECRET)).toBe(false);
    }
  },
);

test('the orientation of a PNG is kept, its texts and times are not', () => {
  const dirty = pngOf({
    head: [
      pngChunk('tEXt', `Comment\0${GPS_SECRET}`),
      pngChunk('iTXt', GPS_SECRET),
      pngChunk('eXIf', exifBlock(8)),
      pngChunk('tIME', [7, 234, 11, 20, 0, 0, 0]),
      pngChunk('acTL', [0, 0, 0, 1, 0, 0, 0, 0]),
      pngChunk('prVt', GPS_SECRET),
      pngChunk('gAMA', [0, 0, 177, 143]),
      pngChunk('sBIT', new Uint8Array(4000)),
    ],
    tail: GPS_SECRET,
  });
  const out = clean(dirty);
  expect(out).toEqual(
    concat(clean(pngOf({ head: [pngChunk('eXIf', exifBlock(8)), pngChunk('gAMA', [0, 0, 177, 143])] }))),
  );
  expect(readHeader(out)).toEqual({ type: 'image/png', width: 32, height: 48, orientation: 8 });
  expect(holds(out, 'GPS')).toBe(false);
});

test('of Adobe’s segment the color transform stays, of a PNG no color profile does', () => {
  const adobe = concat('Adobe', [0, 100, 1, 2, 3, 4, 2], GPS_SECRET);
  const out = clean(jpegOf({ head: [jpegSegment(0xee, adobe)] }));
  expect(out).toEqual(jpegOf({ head: [jpegSegment(0xee, concat('Adobe', [0, 100, 0, 0, 0, 0, 2]))] }));
  expect(holds(clean(pngOf({ head: [pngChunk('iCCP', 'P3\0\0xyz')] })), 'iCCP')).toBe(false);
});

const iccSegments = (profile: Uint8Array, pieces: number) =>
  Array.from({ length: pieces }, (_, i) => {
    const size = Math.ceil(profile.length / pieces);
    return jpegSegment(
      0xe2,
      concat('ICC_PROFILE\0', [i + 1, pieces], profile.slice(i * size, (i + 1) * size)),
    );
  });

test('a color profile keeps its colors, in one piece or several, and nothing of who wrote it', () => {
  const out = clean(jpegOf({ head: iccSegments(profileOf(P3), 1) }));
  expect(holds(out, 'GPS')).toBe(false);
  for (const tag of [...Object.values(P3)])
    expect(holds(out, new TextDecoder('latin1').decode(tag))).toBe(true);
  expect(clean(jpegOf({ head: iccSegments(profileOf(P3), 3) }))).toEqual(out);
  expect(clean(jpegOf({ head: iccSegments(profileOf(P3), 3).reverse() }))).toEqual(out);
  expect(clean(out)).toEqual(out);
  const points = (...values: number[]) =>
    concat('curv', numbers(0, values.length), ...values.map((n) => [n >> 8, n & 255]));
  const measured = { ...P3, rTRC: points(0, 9, 400), gTRC: points(0, 9, 400), bTRC: points(0, 65535) };
  expect(holds(clean(jpegOf({ head: iccSegments(profileOf(measured), 1) })), 'curv')).toBe(true);
});

test.each([
  ['words instead of a profile', concat(GPS_SECRET)],
  [
    'a curve that is a text',
    profileOf({ ...P3, gTRC: concat('curv', numbers(0, 12), GPS_SECRET, GPS_SECRET) }),
  ],
  ['a curve longer than its bytes', profileOf({ ...P3, gTRC: concat('curv', numbers(0, 4000), [0, 1]) })],
  ['a formula nobody knows', profileOf({ ...P3, gTRC: concat('para', numbers(0, 0x99990000, 1)) })],
  ['a color missing', profileOf({ rXYZ: P3.rXYZ, rTRC: P3.rTRC })],
  ['tags that point behind the end', profileOf(P3).slice(0, 300)],
  ['more than a display needs', concat(profileOf(P3), new Uint8Array(70_000))],
])('a color profile of %s goes as a whole', (_name, profile) => {
  expect(clean(jpegOf({ head: iccSegments(profile, 2) }))).toEqual(jpegOf());
});

test.each([
  [
    'quantization with a text behind it',
    jpegSegment(0xdb, concat([0], new Uint8Array(64).fill(1), GPS_SECRET)),
  ],
  ['quantization cut short', jpegSegment(0xdb, concat([0], new Uint8Array(60).fill(1)))],
  ['quantization by zero', jpegSegment(0xdb, new Uint8Array(65))],
  ['Huffman codes with a text behind them', jpegSegment(0xc4, concat(new Uint8Array(17), GPS_SECRET))],
  ['more Huffman codes than fit', jpegSegment(0xc4, concat([0, 3], new Uint8Array(15), [1, 2, 3]))],
  ['a restart interval with a text', jpegSegment(0xdd, concat([0, 8], GPS_SECRET))],
])('tables hold tables: %s', (_name, segment) => {
  expect(refusalOf(jpegOf({ head: [segment] })).code).toBe('wrong-media-type');
});

test('a hundred scans are opened, the hundred and first is not, and large pictures have fewer', () => {
  const small = { width: 64, height: 96 };
  expect(cleanPicture(scanBomb({ ...small, scans: 99 })).width).toBe(64);
  expect(refusalOf(scanBomb({ ...small, scans: 100 })).message).toContain('so many layers');
  expect(refusalOf(scanBomb({ width: 1536, height: 2304, scans: 5000 })).message).toContain('so many layers');
  const large = { width: 8000, height: 5000 };
  expect(cleanPicture(scanBomb({ ...large, scans: 19 })).width).toBe(8000);
  expect(refusalOf(scanBomb({ ...large, scans: 20 })).message).toContain('so many layers');
});

test('a PNG is asked what it becomes before anybody decodes it', async () => {
  const zeros = (bytes: number) => pngOf({ width: 32, height: 48, data: deflateSync(new Uint8Array(bytes)) });
  expect(await inflatesBeyond(zeros(48 * (1 + 3 * 32)))).toBe(false);
  expect(await inflatesBeyond(zeros(48 * (1 + 3 * 32) + 1))).toBe(true);
  expect(await inflatesBeyond(zeros(100_000_000))).toBe(true);
  expect(await inflatesBeyond(pngOf())).toBe(false);
});

test('a progressive JPG keeps all its scans and loses what hides between them', () => {
  const bytes = jpegOf({ moreScans: [{ before: [jpegSegment(0xfe, GPS_SECRET)], scan: [9, 0xff, 0, 9] }] });
  expect(clean(bytes)).toEqual(jpegOf({ moreScans: [{ before: [], scan: [9, 0xff, 0, 9] }] }));
});

test.each([
  ['nothing', new Uint8Array()],
  ['SVG', concat('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ['HTML called a JPG', concat('<!doctype html><script>alert(1)</script>')],
  ['GIF', concat('GIF89a', new Uint8Array(40))],
  ['WebP', concat('RIFF', [0, 0, 0, 0], 'WEBPVP8 ')],
  ['HTML behind the first bytes of a JPG', concat([0xff, 0xd8, 0xff], '<html><script>1</script>')],
  ['HTML behind the signature of a PNG', concat(PNG_SIGNATURE, '<html><script>1</script></html>')],
  ['a JPG with a page in its comment', jpegOf({ head: [jpegSegment(0xfe, '<script>alert(1)</script>')] })],
  ['a JPG with an archive behind its end', jpegOf({ tail: 'PK\x03\x04archive' })],
  ['a JPG with a page behind its end', jpegOf({ tail: '\n<HTML><body>' })],
  ['a PNG with a page in its text', pngOf({ head: [pngChunk('tEXt', 'a\0<?php system($_GET[0]);')] })],
  ['a PNG with a PDF behind its end', pngOf({ tail: '%PDF-1.4' })],
  ['a JPG that ends too early', jpegOf({ end: false })],
  ['a PNG that ends too early', pngOf({ end: false })],
  ['a PNG without pixels', concat(PNG_SIGNATURE, pngOf().slice(8, 33), pngChunk('IEND'))],
  ['a PNG with a chunk nobody knows', pngOf({ head: [pngChunk('CgBI', [0, 0, 0, 0])] })],
  ['a PNG with something in its last chunk', concat(pngOf({ end: false }), pngChunk('IEND', GPS_SECRET))],
  ['an arithmetic JPG', jpegOf({ head: [jpegSegment(0xc9, [8, 0, 8, 0, 8, 1, 1, 0x11, 0])] })],
  ['a JPG of no height', jpegOf({ height: 0 })],
])('%s is the wrong kind of file', (_name, bytes) => {
  expect(refusalOf(bytes).code).toBe('wrong-media-type');
});

test('a header of more than 40 megapixels is refused, one of 40 is not', () => {
  for (const make of [jpegOf, pngOf]) {
    expect(refusalOf(make({ width: 8000, height: 5001 })).code).toBe('too-large');
    expect(cleanPicture(make({ width: 8000, height: 5000 })).width).toBe(8000);
  }
  expect(refusalOf(jpegOf({ width: 65535, height: 65535 })).code).toBe('too-large');
  expect(refusalOf(pngOf({ width: 0xffffffff, height: 0xffffffff })).code).toBe('too-large');
});

test('a file in a hundred thousand pieces is refused rather than followed', () => {
  const piece = concat(jpegSegment(0xdd, [0, 8]), jpegSegment(0xef, 'x'));
  const many = new Uint8Array(piece.length * 5000);
  for (let at = 0; at < many.length; at += piece.length) many.set(piece, at);
  expect(refusalOf(jpegOf({ head: [many] })).code).toBe('wrong-media-type');
});

test('the declared kind is read with its parameters and the common misspelling', () => {
  expect(declaredPictureType('image/jpg')).toBe('image/jpeg');
  expect(declaredPictureType('IMAGE/PNG; charset=binary')).toBe('image/png');
  expect(declaredPictureType('image/svg+xml')).toBeNull();
  expect(sniffPictureType(pngOf())).toBe('image/png');
});

// What cameras, editors and attackers put in front, between and behind; random pieces of it.
const payload = fc.uint8Array({ maxLength: 60 });
const appSegment = fc.oneof(
  fc
    .tuple(fc.integer({ min: 0xe0, max: 0xef }), payload)
    .map(([marker, bytes]) => jpegSegment(marker, bytes)),
  fc
    .tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom('MM' as const, 'II' as const))
    .map(([o, order]) => exifSegment(o, order)),
  fc.constantFrom(xmpSegment(), jpegSegment(0xfe, GPS_SECRET), iccSegment('profile'), Uint8Array.of(0xff)),
);
const scan = payload.map((bytes) => concat(...Array.from(bytes, (b) => (b === 255 ? [255, 0] : [b]))));
const jpeg = fc
  .record({
    head: fc.array(appSegment, { maxLength: 6 }),
    scan,
    tail: fc.oneof(payload, fc.constant(GPS_SECRET)),
  })
  .map(jpegOf);
const chunk = fc
  .tuple(fc.constantFrom('tEXt', 'eXIf', 'gAMA', 'tIME', 'iCCP', 'juNk', 'zTXt', 'IDAT'), payload)
  .map(([type, bytes]) => pngChunk(type, bytes));
const png = fc
  .record({
    head: fc.array(fc.oneof(chunk, fc.constant(pngChunk('tEXt', GPS_SECRET))), { maxLength: 6 }),
    data: payload,
    tail: fc.oneof(payload, fc.constant(GPS_SECRET)),
  })
  .map(pngOf);
const picture = fc.oneof(jpeg, png);
const RUNS = { numRuns: 400, seed: 20261120 };

/** Cleaned, or null when it was refused; anything else but a Refusal fails the test. */
const tryClean = (bytes: Uint8Array): Uint8Array | null => {
  try {
    return clean(bytes);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

test('cleaning twice is cleaning once, whatever the picture carries', () => {
  fc.assert(
    fc.property(picture, (bytes) => {
      const once = tryClean(bytes);
      if (once) expect(clean(once)).toEqual(once);
    }),
    RUNS,
  );
});

test('no position survives, whatever the picture carries', () => {
  fc.assert(
    fc.property(picture, (bytes) => {
      const once = tryClean(bytes);
      if (once) expect(holds(once, GPS_SECRET)).toBe(false);
    }),
    RUNS,
  );
});

test('the coded pixels of a JPG survive, whatever it carries', () => {
  fc.assert(
    fc.property(fc.array(appSegment, { maxLength: 6 }), scan, (head, coded) => {
      const once = tryClean(jpegOf({ head, scan: coded }));
      const plain = jpegOf({ scan: coded }).slice(2);
      if (once) expect(once.slice(-plain.length)).toEqual(plain);
    }),
    RUNS,
  );
});

test('random and broken bytes are refused or cleaned, never a crash', () => {
  const prefix = fc.constantFrom<number[] | Uint8Array>(
    [],
    [0xff, 0xd8, 0xff],
    PNG_SIGNATURE,
    pngOf().slice(0, 33),
  );
  fc.assert(
    fc.property(prefix, fc.uint8Array({ maxLength: 300 }), (start, rest) => {
      const bytes = concat(start, rest);
      expect(() => [tryClean(bytes), readHeader(bytes)]).not.toThrow();
    }),
    { ...RUNS, numRuns: 2000 },
  );
  fc.assert(
    fc.property(picture, fc.nat(), fc.nat(255), fc.nat(), (bytes, at, value, cut) => {
      const broken = bytes.slice(0, 4 + (cut % bytes.length));
      broken[at % broken.length] = value;
      expect(() => [tryClean(broken), readHeader(broken)]).not.toThrow();
    }),
    { ...RUNS, numRuns: 2000 },
  );
});
