// JPEG and PNG inside workerd: MozJPEG and a Rust PNG decoder as WebAssembly modules (@jsquash, Apache-2.0).
import decodeJpegFile, { init as startJpegDecoder } from '@jsquash/jpeg/decode.js';
import encodeJpegFile, { init as startJpegEncoder } from '@jsquash/jpeg/encode.js';
import decodePngFile, { init as startPngDecoder } from '@jsquash/png/decode.js';
import jpegDecoder from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm';
import jpegEncoder from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm';
import pngDecoder from '@jsquash/png/codec/pkg/squoosh_png_bg.wasm';
import type { Picture } from '../../app/fitting-room/pixels.ts';

/** What libjpeg prints about a bad file is in the error as well. */
const QUIET = { printErr: () => undefined };

/** Its types forget the second argument. */
type StartCodec = (module: WebAssembly.Module, options: typeof QUIET) => Promise<void>;

let started: Promise<unknown> | undefined;

/** A Worker may not compile WebAssembly from bytes: the modules come with the bundle. */
function start(): Promise<unknown> {
  // workerd lacks this browser class; the decoders only need something to hold the pixels.
  const scope = globalThis as unknown as { ImageData?: unknown };
  scope.ImageData ??= class {
    data: Uint8ClampedArray;
    width: number;
    height: number;
    constructor(data: Uint8ClampedArray, width: number, height: number) {
      this.data = data;
      this.width = width;
      this.height = height;
    }
  };
  return Promise.all([
    (startJpegDecoder as StartCodec)(jpegDecoder, QUIET),
    (startJpegEncoder as StartCodec)(jpegEncoder, QUIET),
    startPngDecoder(pngDecoder),
  ]);
}

const codecs = (): Promise<unknown> => (started ??= start());

const bufferOf = (bytes: Uint8Array): ArrayBuffer =>
  bytes.byteLength === bytes.buffer.byteLength
    ? (bytes.buffer as ArrayBuffer)
    : (bytes.slice().buffer as ArrayBuffer);

function toPicture({
  width,
  height,
  data,
}: {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}): Picture {
  return { width, height, data };
}

/** @throws Error when the bytes are not a JPEG. */
export async function decodeJpeg(bytes: Uint8Array): Promise<Picture> {
  await codecs();
  return toPicture(await decodeJpegFile(bufferOf(bytes)));
}

/** @throws Error when the bytes are not a PNG. */
export async function decodePng(bytes: Uint8Array): Promise<Picture> {
  await codecs();
  return toPicture(await decodePngFile(bufferOf(bytes)));
}

/** `quality` 1..100. */
export async function encodeJpeg(picture: Picture, quality: number): Promise<Uint8Array> {
  await codecs();
  return new Uint8Array(await encodeJpegFile(picture as Parameters<typeof encodeJpegFile>[0], { quality }));
}
