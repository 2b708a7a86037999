import fc from 'fast-check';
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
  pngOf,
  PNG_SIGNATURE,
  xmpSegment,
} from '../../../tests/picture-bytes.ts';
import { Refusal } from '../refusal.ts';
import { cleanPicture, declaredKind, joined, kindOf, readHeader } from './picture.ts';

const clean = (bytes: Uint8Array) => joined(cleanPicture(bytes));
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

test('the colour profile and the Adobe colour transform stay', () => {
  const adobe = concat('Adobe', [0, 100, 0, 0, 0, 0, 2]);
  const out = clean(jpegOf({ head: [iccSegment('Display P3'), jpegSegment(0xee, adobe)] }));
  expect(holds(out, 'Display P3')).toBe(true);
  expect(holds(out, 'Adobe')).toBe(true);
  expect(holds(clean(pngOf({ head: [pngChunk('iCCP', 'P3\0\0xyz')] })), 'iCCP')).toBe(true);
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
  expect(declaredKind('image/jpg')).toBe('image/jpeg');
  expect(declaredKind('IMAGE/PNG; charset=binary')).toBe('image/png');
  expect(declaredKind('image/svg+xml')).toBeNull();
  expect(kindOf(pngOf())).toBe('image/png');
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
      tryClean(bytes);
      readHeader(bytes);
    }),
    { ...RUNS, numRuns: 2000 },
  );
  fc.assert(
    fc.property(picture, fc.nat(), fc.nat(255), fc.nat(), (bytes, at, value, cut) => {
      const broken = bytes.slice(0, 4 + (cut % bytes.length));
      broken[at % broken.length] = value;
      tryClean(broken);
      readHeader(broken);
    }),
    { ...RUNS, numRuns: 2000 },
  );
});
