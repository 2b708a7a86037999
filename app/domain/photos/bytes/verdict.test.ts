import { expect, test } from 'vitest';
import { GPS_SECRET } from '../../../../tests/samples/picture-files.ts';
import { Refusal } from '../../refusal.ts';
import { appendPart, checkPixels, refuseOtherDocument } from './verdict.ts';

test('a picture has a pixel each way at least', () => {
  expect(() => checkPixels(1, 1)).not.toThrow();
  for (const [width, height] of [
    [0, 1],
    [1, 0],
  ] as const)
    expect(() => checkPixels(width, height)).toThrow(Refusal);
});

const textOf = (text: string) => new TextEncoder().encode(text);
test('another document shows itself in the first two kilobytes of what is removed', () => {
  const behind = (length: number) => textOf(`${' '.repeat(length)}<svg`);
  expect(() => refuseOtherDocument(behind(2044))).toThrow('another document inside');
  expect(() => refuseOtherDocument(behind(2045))).not.toThrow();
  expect(() => refuseOtherDocument(textOf(GPS_SECRET))).not.toThrow();
});

test('parts that touch in the original become one, others stay apart', () => {
  const file = Uint8Array.from({ length: 20 }, (_, i) => i);
  const parts: Uint8Array[] = [];
  for (const part of [file.subarray(2, 4), file.subarray(4, 7), file.subarray(8, 9), file.slice(9, 12)])
    appendPart(parts, part);
  expect(parts.map((part) => [...part])).toEqual([[2, 3, 4, 5, 6], [8], [9, 10, 11]]);
  appendPart(parts, file.subarray(12, 13));
  expect(parts).toHaveLength(4);
});

test('4,096 parts are as many as there may be', () => {
  const part = Uint8Array.of(1);
  const parts: Uint8Array[] = [];
  for (let i = 0; i < 4096; i++) appendPart(parts, part.slice());
  expect(() => appendPart(parts, part.slice())).toThrow(Refusal);
});
