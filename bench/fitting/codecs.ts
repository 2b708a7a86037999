// The Worker's own JPEG and PNG codecs, in Node.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCodecs } from '../../workers/adapters/image-editor/wasm-codecs.ts';

const wasm = (path: string): WebAssembly.Module =>
  new WebAssembly.Module(readFileSync(createRequire(import.meta.url).resolve(path)));

export const { decodeJpeg, openJpegDecoder, decodePng, encodeJpeg } = createCodecs({
  jpegDecoder: wasm('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'),
  jpegEncoder: wasm('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'),
  pngDecoder: wasm('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'),
});
