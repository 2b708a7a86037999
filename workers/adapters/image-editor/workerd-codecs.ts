import jpegDecoder from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm';
import jpegEncoder from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm';
import pngDecoder from '@jsquash/png/codec/pkg/squoosh_png_bg.wasm';
import { createCodecs } from './wasm-codecs.ts';

export const { decodeJpeg, openJpegDecoder, decodePng, encodeJpeg } = createCodecs({
  jpegDecoder,
  jpegEncoder,
  pngDecoder,
});
