// ICC profiles (ICC.1:2022), read as numbers and written anew: what a phone or an editor says about colors stays, its
// names, dates, texts and private tags do not, and nobody can hide a file in one.
import { ascii, latin1Bytes, concat, readUint16, readUint32 } from './bytes.ts';

const HEADER_BYTES = 128;
const TAG_BYTES = 12;
/** Phones and editors write 10 to 20 tags; printers' profiles, which are not for photos, are megabytes long. */
const MOST_TAGS = 64;
export const LONGEST_PROFILE = 64 * 1024;
const MOST_CURVE_POINTS = 4096;
const PARAMETERS = [1, 3, 4, 5, 7] as const;
/** The white of the profile connection space, D50, as every profile of a display has it. */
const D50 = [0x0000f6d6, 0x00010000, 0x0000d32d] as const;
const COLOR = { columns: ['rXYZ', 'gXYZ', 'bXYZ'], curves: ['rTRC', 'gTRC', 'bTRC'] } as const;
const GRAY = { columns: [], curves: ['kTRC'] } as const;

function be(...words: number[]): Uint8Array {
  const out = new Uint8Array(4 * words.length);
  const view = new DataView(out.buffer);
  words.forEach((word, i) => view.setUint32(4 * i, word));
  return out;
}

function tagsOf(profile: Uint8Array): Map<string, Uint8Array> | null {
  const count = readUint32(profile, HEADER_BYTES);
  if (count > MOST_TAGS || HEADER_BYTES + 4 + count * TAG_BYTES > profile.length) return null;
  const tags = new Map<string, Uint8Array>();
  for (let i = 0; i < count; i++) {
    const at = HEADER_BYTES + 4 + i * TAG_BYTES;
    const [from, length] = [readUint32(profile, at + 4), readUint32(profile, at + 8)];
    if (from + length > profile.length) return null;
    tags.set(ascii(profile, at, at + 4), profile.subarray(from, from + length));
  }
  return tags;
}

/** Only numbers, written anew; null for anything else. */
function xyz(tag: Uint8Array | undefined): Uint8Array | null {
  if (!tag || tag.length < 20 || ascii(tag, 0, 4) !== 'XYZ ') return null;
  return concat([latin1Bytes('XYZ '), be(0, readUint32(tag, 8), readUint32(tag, 12), readUint32(tag, 16))]);
}

function curve(tag: Uint8Array | undefined): Uint8Array | null {
  if (!tag || tag.length < 12) return null;
  const kind = ascii(tag, 0, 4);
  if (kind === 'para') {
    const numbers = PARAMETERS[readUint16(tag, 8)];
    if (numbers === undefined || tag.length < 12 + 4 * numbers) return null;
    const values = Array.from({ length: numbers }, (_, i) => readUint32(tag, 12 + 4 * i));
    return concat([latin1Bytes('para'), be(0, readUint16(tag, 8) << 16, ...values)]);
  }
  const points = readUint32(tag, 8);
  if (kind !== 'curv' || points > MOST_CURVE_POINTS || tag.length < 12 + 2 * points) return null;
  for (let i = 1; i < points; i++) if (readUint16(tag, 12 + 2 * i) < readUint16(tag, 10 + 2 * i)) return null;
  const padding = new Uint8Array((2 * points) % 4);
  return concat([latin1Bytes('curv'), be(0, points), tag.slice(12, 12 + 2 * points), padding]);
}

const TEXT = concat([
  latin1Bytes('mluc'),
  be(0, 1, 12),
  latin1Bytes('enUS'),
  be(2, 28),
  Uint8Array.of(0, 0x43, 0, 0),
]);

function write(space: 'RGB ' | 'GRAY', tags: [name: string, bytes: Uint8Array][]): Uint8Array {
  const table: Uint8Array[] = [be(tags.length)];
  const data: Uint8Array[] = [];
  let at = HEADER_BYTES + 4 + tags.length * TAG_BYTES;
  for (const [name, bytes] of tags) {
    // Equal tags share their bytes, as three equal curves do in most profiles.
    const same = tags.findIndex(([, other]) => String(other) === String(bytes));
    const before = tags[same]?.[0] === name ? null : table[same + 1];
    table.push(concat([latin1Bytes(name), before ? before.subarray(4) : be(at, bytes.length)]));
    if (before) continue;
    data.push(bytes);
    at += bytes.length;
  }
  const header = new Uint8Array(HEADER_BYTES);
  header.set(be(at), 0);
  header.set(concat([be(0x04200000), latin1Bytes('mntr'), latin1Bytes(space), latin1Bytes('XYZ ')]), 8);
  header.set(latin1Bytes('acsp'), 36);
  header.set(be(...D50), 68);
  return concat([header, ...table, ...data]);
}

/** Twice is the same as once. Null for a profile that no camera or display writes: the picture is then shown as sRGB. */
export function plainProfile(profile: Uint8Array): Uint8Array | null {
  if (profile.length > LONGEST_PROFILE) return null;
  const space = ascii(profile, 16, 20);
  if (ascii(profile, 36, 40) !== 'acsp' || ascii(profile, 20, 24) !== 'XYZ ') return null;
  if (space !== 'RGB ' && space !== 'GRAY') return null;
  const tags = tagsOf(profile);
  if (!tags) return null;
  const { columns, curves } = space === 'RGB ' ? COLOR : GRAY;
  const kept: [string, Uint8Array | null][] = [
    ['desc', TEXT],
    ['cprt', TEXT],
    ['wtpt', concat([latin1Bytes('XYZ '), be(0, ...D50)])],
    ...columns.map((name): [string, Uint8Array | null] => [name, xyz(tags.get(name))]),
    ...curves.map((name): [string, Uint8Array | null] => [name, curve(tags.get(name))]),
  ];
  const whole = kept.filter((tag): tag is [string, Uint8Array] => tag[1] !== null);
  return whole.length === kept.length ? write(space, whole) : null;
}
