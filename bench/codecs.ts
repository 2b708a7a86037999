// The Worker's own JPEG and PNG codecs, started in Node.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import decodeJpegFile, { init as startJpegDecoder } from '@jsquash/jpeg/decode.js';
import encodeJpegFile, { init as startJpegEncoder } from '@jsquash/jpeg/encode.js';
import decodePngFile, { init as startPngDecoder } from '@jsquash/png/decode.js';
import type { Picture } from '../app/fitting-room/pixels.ts';
import { offerImageData } from '../tests/people/read-person.ts';

/** The background Worker's JPEG quality. */
const QUALITY = 85;

const wasm = (path: string): Promise<WebAssembly.Module> =>
  WebAssembly.compile(readFileSync(createRequire(import.meta.url).resolve(path)));

/** Emscripten's modules are handed over ready compiled. */
async function startWith(
  start: typeof startJpegDecoder | typeof startJpegEncoder,
  path: string,
): Promise<void> {
  const module = await wasm(path);
  await (start as (options: object) => Promise<void>)({
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      void WebAssembly.instantiate(module, imports).then(done);
      return {};
    },
  });
}

export async function startCodecs(): Promise<void> {
  offerImageData();
  await startWith(startJpegDecoder, '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm');
  await startWith(startJpegEncoder, '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm');
  await startPngDecoder(await wasm('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'));
}

const bufferOf = (bytes: Uint8Array): ArrayBuffer => bytes.slice().buffer as ArrayBuffer;

const pictureOf = ({ width, height, data }: ImageData): Picture => ({
  width,
  height,
  data: new Uint8ClampedArray(data.buffer),
});

export const decodeJpeg = async (bytes: Uint8Array): Promise<Picture> =>
  pictureOf(await decodeJpegFile(bufferOf(bytes)));

export const decodePng = async (bytes: Uint8Array): Promise<Picture> =>
  pictureOf(await decodePngFile(bufferOf(bytes)));

export const encodeJpeg = async (picture: Picture): Promise<Uint8Array> =>
  new Uint8Array(await encodeJpegFile(picture as unknown as ImageData, { quality: QUALITY }));
