import { expect, test } from 'vitest';
import { shownText } from './shown-text.ts';

test.each([
  ['signs without width', '\u200b\u200d\ufe0f'],
  ['signs that turn the direction', '\u202e\u2066\u200f'],
  ['fillers that pass for letters', '\u3164\u115f\uffa0'],
  ['blanks of other scripts', '\u2800\u00a0\u3000'],
  ['letters for machines', '\u{e0041}\u{e0042}'],
  ['controls', '\u0000\n\t'],
])('a text of %s is none', (_, text) => {
  expect(shownText(text)).toBe('');
});

test.each([
  ['\u202eAnna\u202c', 'Anna'],
  ['An\u2067na\u2069', 'Anna'],
  ['\u200eAnna\u200f\u061c', 'Anna'],
  ['An\u200bna\ufeff', 'Anna'],
  ['An\u00adna', 'Anna'],
  ['  Anna\n Maria ', 'Anna  Maria'],
  ['Ane\u0301', 'An\u00e9'],
])('what nobody sees goes from %j', (text, shown) => {
  expect(shownText(text)).toBe(shown);
});

test.each([
  ['Persian', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ['Sinhala', '\u0DC1\u0DCA\u200D\u0DBB\u0DD3'],
  ['Malayalam, with the joiner last', '\u0D05\u0D35\u0D28\u0D4D\u200D'],
  ['a family', '👩‍👩‍👧'],
  ['a heart in color', '❤️'],
  ['Hebrew', 'נעמי'],
  ['Arabic', 'ليلى'],
  ['England', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
])('%s keeps every sign', (_, name) => {
  expect(shownText(name)).toBe(name.normalize('NFC'));
});
