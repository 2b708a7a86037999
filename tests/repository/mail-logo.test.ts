import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import decodePng, { init } from '@jsquash/png/decode.js';
import { expect, test } from 'vitest';
import { BRAND_MARK } from '../../workers/usecases/mails/brand-mark.ts';
import { offerImageData } from '../people/load-person.ts';

test("the mark is the brand's: a white hanger on berry, twice as large as it is shown", async () => {
  offerImageData();
  const codec = createRequire(import.meta.url).resolve('@jsquash/png/codec/pkg/squoosh_png_bg.wasm');
  await init(await WebAssembly.compile(readFileSync(codec)));
  const { data, width, height } = await decodePng(BRAND_MARK.bytes.slice().buffer);
  expect([width, height]).toEqual([60, 60]);
  const at = (x: number, y: number) => [...data.slice((y * 60 + x) * 4, (y * 60 + x) * 4 + 3)];
  const near = (x: number, y: number, color: number[]) =>
    at(x, y).every((value, index) => Math.abs(value - color[index]!) < 8);
  expect(near(4, 30, [0xa8, 0x32, 0x5a])).toBe(true);
  expect(near(30, 41, [255, 255, 255])).toBe(true);
  expect(near(30, 31, [0xf6, 0xd3, 0xbc])).toBe(true);
});
