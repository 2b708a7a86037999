import { expect, test } from 'vitest';
import { concat, GPS_SECRET, numbers, P3, profileOf } from '../../../../tests/samples/picture-files.ts';
import { shortHash } from '../../../../tests/runner/golden-lines.ts';
import { LONGEST_PROFILE, plainProfile } from './color-profile.ts';

const WHOLE = profileOf(P3);
/** The whole profile with other bytes from somewhere on. */
const changed = (at: number, bytes: Uint8Array): Uint8Array => {
  const copy = WHOLE.slice();
  copy.set(bytes, at);
  return copy;
};
const points = (...values: number[]) =>
  concat('curv', numbers(0, values.length), ...values.map((n) => [n >> 8, n & 255]));
const withCurve = (gTRC: Uint8Array) => profileOf({ ...P3, gTRC });
const formula = (kind: number, count: number) =>
  concat('para', numbers(0, kind << 16, ...Array<number>(count).fill(7)));
const tags = (count: number) =>
  profileOf({
    ...P3,
    ...Object.fromEntries(Array.from({ length: count - 8 }, (_, i) => [`t${100 + i}`, numbers(0)])),
  });
// The secret at its end belongs to no tag; the tag before it is one that is not kept.
const toTheLastTag = WHOLE.slice(0, WHOLE.length - concat(GPS_SECRET).length);

test.each<[string, Uint8Array]>([
  ['as a phone writes it', WHOLE],
  ['that ends with its last tag', toTheLastTag],
  ['with one rising curve', withCurve(points(0, 9, 9, 400))],
  ['with 4,096 points', withCurve(points(...Array.from({ length: 4096 }, (_, i) => i)))],
  ...[1, 3, 4, 5, 7].map((count, kind): [string, Uint8Array] => [
    `with a formula of ${count}`,
    withCurve(formula(kind, count)),
  ]),
  ['with 64 tags', tags(64)],
  ['as long as one may be', concat(WHOLE, new Uint8Array(LONGEST_PROFILE - WHOLE.length))],
])('a profile %s is kept, and once plain it stays as it is', (_, profile) => {
  const plain = plainProfile(profile)!;
  expect(plain).not.toBeNull();
  expect(plainProfile(plain)).toEqual(plain);
  expect(new DataView(plain.buffer).getUint32(0)).toBe(plain.length);
});

test.each<[string, Uint8Array]>([
  ['with a tag that ends a byte behind it, even one that nobody needs', toTheLastTag.slice(0, -1)],
  ['too short for a header', WHOLE.slice(0, 131)],
  ['longer than one may be', concat(WHOLE, new Uint8Array(LONGEST_PROFILE - WHOLE.length + 1))],
  ['without its mark', changed(36, concat('acsq'))],
  ['by way of Lab', changed(20, concat('Lab '))],
  ['for inks', changed(16, concat('CMYK'))],
  ['with 65 tags', tags(65)],
  ['with a curve that falls', withCurve(points(0, 9, 8, 400))],
  ['with a point too many', withCurve(points(...Array.from({ length: 4097 }, (_, i) => i)))],
  ['with a curve that lacks its last point', withCurve(points(0, 9, 400).slice(0, -1))],
  ...[1, 3, 4, 5, 7].map((count, kind): [string, Uint8Array] => [
    `with a formula that lacks one of ${count}`,
    withCurve(formula(kind, count - 1)),
  ]),
  ['with a color too short', profileOf({ ...P3, rXYZ: concat(P3.rXYZ).slice(0, 19) })],
  ['with a color of another kind', profileOf({ ...P3, rXYZ: concat('XYZA', concat(P3.rXYZ).slice(4)) })],
])('a profile %s is no profile', (_, profile) => {
  expect(plainProfile(profile)).toBeNull();
});

test('a gray profile keeps its one curve and no color', () => {
  const gray = profileOf({ kTRC: P3.rTRC });
  gray.set(concat('GRAY'), 16);
  expect(plainProfile(gray)).not.toBeNull();
  const without = profileOf({ rTRC: P3.rTRC });
  without.set(concat('GRAY'), 16);
  expect(plainProfile(without)).toBeNull();
});

test('a profile is written as it was written before, so that a cleaned picture keeps its bytes', () => {
  const gray = profileOf({ kTRC: points(0, 9, 400) });
  gray.set(concat('GRAY'), 16);
  const measured = { ...P3, rTRC: points(1, 2, 3), gTRC: points(4, 5), bTRC: formula(3, 5) };
  const profiles = [WHOLE, gray, profileOf(measured), tags(20)];
  const marks = profiles.map((profile) => shortHash([...plainProfile(profile)!]));
  expect(marks).toEqual(['503c0b81', 'cd23da8c', '98058d4d', '503c0b81']);
});

test('of another space than screens have, with all that a gray one needs, it is none', () => {
  const other = profileOf({ ...P3, kTRC: P3.rTRC });
  for (const space of ['Lab ', 'CMYK', 'GREY']) {
    other.set(concat(space), 16);
    expect(plainProfile(other)).toBeNull();
  }
});
