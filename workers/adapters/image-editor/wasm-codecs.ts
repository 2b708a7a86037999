// JPEG and PNG codecs as WebAssembly (MozJPEG and a Rust PNG decoder: @jsquash, Apache-2.0), compiled by the caller.
import makeJpegDecoder from '@jsquash/jpeg/codec/dec/mozjpeg_dec.js';
import makeJpegEncoder from '@jsquash/jpeg/codec/enc/mozjpeg_enc.js';
import { defaultOptions } from '@jsquash/jpeg/meta.js';
import decodePngFile, { init as startPngDecoder } from '@jsquash/png/decode.js';
import type { Picture } from '../../../app/fitting-room/pixels/pixels.ts';

/** Compiled modules from the bundle: a Worker may not compile from bytes. */
interface CodecModules {
  jpegDecoder: WebAssembly.Module;
  jpegEncoder: WebAssembly.Module;
  pngDecoder: WebAssembly.Module;
}

export interface Codecs {
  /** @throws Error when the bytes are not a JPEG. */
  decodeJpeg(bytes: Uint8Array): Promise<Picture>;
  /** Reads several JPEGs, one after the other, in the memory of one decoder, which goes with it. */
  openJpegDecoder(): Codecs['decodeJpeg'];
  /** @throws Error when the bytes are not a PNG. */
  decodePng(bytes: Uint8Array): Promise<Picture>;
  encodeJpeg(picture: Picture): Promise<Uint8Array>;
}

/** The flat table 1 keeps faces nearer to the photo; baseline costs half the time and memory of progressive. */
const JPEG = { ...defaultOptions, quality: 80, quant_table: 1, baseline: true, progressive: false };

/** Neither Node nor workerd has ImageData; the decoders need a holder for pixels. */
function offerImageData(): void {
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
}

/** The error already has what libjpeg prints. */
const optionsFor = (module: WebAssembly.Module) => ({
  noInitialRun: true,
  printErr: () => undefined,
  instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
    const instance = new WebAssembly.Instance(module, imports);
    done(instance);
    return instance.exports;
  },
});

const bufferOf = (bytes: Uint8Array): ArrayBuffer =>
  bytes.byteLength === bytes.buffer.byteLength
    ? (bytes.buffer as ArrayBuffer)
    : (bytes.slice().buffer as ArrayBuffer);

const toPicture = ({ width, height, data }: Picture): Picture => ({
  width,
  height,
  data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
});

/** Instances for JPEGs are released soon: their memory would lie beside the render's. */
export function createCodecs({ jpegDecoder, jpegEncoder, pngDecoder }: CodecModules): Codecs {
  offerImageData();
  const openJpegDecoder = (): Codecs['decodeJpeg'] => {
    const opening = makeJpegDecoder(optionsFor(jpegDecoder));
    return async (bytes) => {
      const image = (await opening).decode(bufferOf(bytes), false);
      if (!image) throw new Error('no JPEG');
      return toPicture(image);
    };
  };
  return {
    openJpegDecoder,
    decodeJpeg: (bytes) => openJpegDecoder()(bytes),
    async decodePng(bytes) {
      await startPngDecoder(pngDecoder);
      return toPicture(await decodePngFile(bufferOf(bytes)));
    },
    async encodeJpeg({ data, width, height }) {
      const encoder = await makeJpegEncoder(optionsFor(jpegEncoder));
      return new Uint8Array(encoder.encode(data, width, height, JPEG));
    },
  };
}
