import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

// The parts of our fonts (scripts/generate/fonts.py) hold exactly the letters that fonts.css says they hold: a letter that it
// promises and the file lacks would be drawn in another typeface.

const read = (file: string) => readFileSync(join(import.meta.dirname, file));

/** Tags of WOFF2's table directory, by their number (W3C WOFF2, 5.2). */
const TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'.split(
    ' ',
  );

/** The `cmap` table of a WOFF2 file. */
function cmapOf(file: Buffer): Buffer {
  const count = file.readUInt16BE(12);
  const packed = file.readUInt32BE(20);
  let at = 48;
  const number = () => {
    for (let value = 0; ;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const tables: { tag: string; length: number }[] = [];
  for (let i = 0; i < count; i++) {
    const flags = file.readUInt8(at++);
    const own = (flags & 63) === 63;
    const tag = own ? file.toString('latin1', at, at + 4) : (TAGS[flags & 63] ?? '');
    if (own) at += 4;
    const length = number();
    const isGlyphs = tag === 'glyf' || tag === 'loca';
    const isTransformed = isGlyphs ? flags >> 6 !== 3 : flags >> 6 !== 0;
    tables.push({ tag, length: isTransformed ? number() : length });
  }
  const data = brotliDecompressSync(file.subarray(at, at + packed));
  let start = 0;
  for (const { tag, length } of tables) {
    if (tag === 'cmap') return data.subarray(start, start + length);
    start += length;
  }
  throw new Error('The font has no cmap.');
}

/** Code points of a format 4 subtable, which all of our fonts have. */
function lettersOf(cmap: Buffer): number[] {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(8 + 8 * i));
  const at = starts.find((start) => cmap.readUInt16BE(start) === 4);
  if (at === undefined) throw new Error('The font has no subtable of format 4.');
  const segments = cmap.readUInt16BE(at + 6) / 2;
  return Array.from({ length: segments }, (_, i) => {
    const end = cmap.readUInt16BE(at + 14 + 2 * i);
    const start = cmap.readUInt16BE(at + 16 + 2 * (segments + i));
    return end === 0xffff ? [] : Array.from({ length: end - start + 1 }, (_, k) => start + k);
  }).flat();
}

const css = read('fonts.css').toString();
const promised = (name: string): number[] => {
  const face = css.split('@font-face').find((each) => each.includes(`/${name}.woff2`)) ?? '';
  const ranges = /unicode-range:([^;]+);/.exec(face)?.[1] ?? '';
  return ranges.split(',').flatMap((range) => {
    const [from = NaN, to = from] = range
      .trim()
      .replace('U+', '')
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
};

test.each(['fraunces-roman', 'fraunces-italic', 'figtree-text'])(
  '%s holds what fonts.css promises',
  (name) => {
    const letters = lettersOf(cmapOf(read(`fonts/${name}.woff2`)));
    expect(letters.length).toBeGreaterThan(60);
    expect(letters.sort((a, b) => a - b)).toEqual(promised(name).sort((a, b) => a - b));
  },
);
