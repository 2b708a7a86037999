import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import decodeJpeg, { init } from '@jsquash/jpeg/decode.js';
import { offerImageData } from '../people/load-person.ts';
import type { Picture } from '../../app/fitting-room/pixels/pixels.ts';

let isReady: Promise<unknown> | null = null;

async function startDecoder(): Promise<void> {
  offerImageData();
  const path = createRequire(import.meta.url).resolve('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm');
  const module = await WebAssembly.compile(readFileSync(path));
  await init({
    instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
      void WebAssembly.instantiate(module, imports).then(done);
      return {};
    },
  } as Parameters<typeof init>[0]);
}

/** A photo of this folder. */
export async function readGarmentPhoto(file: string): Promise<Picture> {
  await (isReady ??= startDecoder());
  const bytes = readFileSync(join(import.meta.dirname, `${file}.jpg`));
  const { width, height, data } = await decodeJpeg(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  );
  return { width, height, data: new Uint8ClampedArray(data) };
}
