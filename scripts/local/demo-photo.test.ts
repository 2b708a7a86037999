import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Reading } from '../../tests/people/load-person.ts';

const DEMO = join(import.meta.dirname, 'demo');

/** Of a JPEG, from its frame header. */
function sizeOf(jpeg: Buffer): { width: number; height: number } {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const isFrame = [0xc0, 0xc1, 0xc2].includes(jpeg[at + 1]!);
    if (isFrame) return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) };
  }
  throw new Error('no frame');
}

test("the demo member's photo passes the photo check, is three to four, and her body map is of it", () => {
  const reading = JSON.parse(readFileSync(join(DEMO, 'amara-reading.json'), 'utf8')) as Reading;
  const { width, height } = sizeOf(readFileSync(join(DEMO, 'amara.jpg')));
  expect(reading.findings).toEqual([]);
  expect(reading.people).toHaveLength(1);
  expect(width / height).toBe(3 / 4);
  expect(reading.data.photo).toEqual({ width, height });
});
