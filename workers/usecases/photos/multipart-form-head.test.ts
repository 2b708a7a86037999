import { expect, test } from 'vitest';
import { parseBoundary, parseFormHead, hasFewParts } from './multipart-form-head.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const field = (name: string, value: string) =>
  `--frame\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const FILE =
  '--frame\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n\xff';
const headOf = (text: string) => {
  const head = parseFormHead(bytesOf(text), 'frame');
  return head && Object.fromEntries(head);
};

test('the fields before the file are read, whole ones only', () => {
  expect(headOf(field('key', 'an id') + field('expires', '17') + FILE)).toEqual({
    key: 'an id',
    expires: '17',
  });
  expect(headOf(`${field('key', 'an id')}${field('expires', '17').slice(0, -3)}`)).toEqual({ key: 'an id' });
  expect(headOf(field('empty', '') + FILE)).toEqual({ empty: '' });
});

test('what comes after the first part that is no field is not looked at', () => {
  expect(headOf(`${field('key', 'an id')}${FILE}\r\n${field('key', 'another')}--frame--`)).toEqual({
    key: 'an id',
  });
});

test.each([
  ['something before the first boundary', `hello${field('key', 'an id')}`],
  ['no boundary at all', ''],
  ['another boundary', field('key', 'an id').replace('frame', 'picture')],
])('%s is no form', (_, text) => {
  expect(headOf(text)).toBeNull();
});

test('the boundary stands in the Content-Type, quoted or not, 70 characters at most', () => {
  expect(parseBoundary('multipart/form-data; boundary=frame')).toBe('frame');
  expect(parseBoundary('multipart/form-data; boundary="a frame"; charset=utf-8')).toBe('a frame');
  expect(parseBoundary('multipart/form-data')).toBeNull();
  expect(parseBoundary(`multipart/form-data; boundary=${'x'.repeat(70)}`)).toBe('x'.repeat(70));
  expect(parseBoundary(`multipart/form-data; boundary=${'x'.repeat(71)}`)).toBeNull();
});

test('a form of so many parts is taken, one with a part more is not', () => {
  const form = (parts: number) => bytesOf(`${field('a', '-- 1 - 2 --fram').repeat(parts)}--frame--\r\n`);
  expect(hasFewParts(form(3), 'frame', 3)).toBe(true);
  expect(hasFewParts(form(4), 'frame', 3)).toBe(false);
  // The first byte counts, and so do marks that touch each other.
  expect(hasFewParts(bytesOf('--frame--frame--frame'), 'frame', 2)).toBe(true);
  expect(hasFewParts(bytesOf('--frame--frame--frame'), 'frame', 1)).toBe(false);
  expect(hasFewParts(bytesOf('--frame---frame---frame'), 'frame', 1)).toBe(false);
});
