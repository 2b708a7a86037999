// PNG files as pictures, for golden tests and contact sheets. Node only.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import decodePng, { init as initDecoder } from '@jsquash/png/decode.js';
import encodePng, { init as initEncoder } from '@jsquash/png/encode.js';
import type { Picture } from '../../app/fitting-room/pixels/pixels.ts';
import { offerImageData } from './load-person.ts';

let started: Promise<void> | null = null;

async function start(): Promise<void> {
  offerImageData();
  const path = createRequire(import.meta.url).resolve('@jsquash/png/codec/pkg/squoosh_png_bg.wasm');
  const module = await WebAssembly.compile(readFileSync(path));
  await initDecoder(module);
  await initEncoder(module);
}

export async function readPng(bytes: Uint8Array): Promise<Picture> {
  await (started ??= start());
  const copy = new Uint8Array(bytes).buffer;
  const { width, height, data } = await decodePng(copy);
  return { width, height, data: new Uint8ClampedArray(data) };
}

export async function writePng(picture: Picture): Promise<Uint8Array> {
  await (started ??= start());
  const pixels = new ImageData(new Uint8ClampedArray(picture.data), picture.width, picture.height);
  return new Uint8Array(await encodePng(pixels));
}
