// The codecs inside workerd.
import jpegDecoder from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm';
import jpegEncoder from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm';
import pngDecoder from '@jsquash/png/codec/pkg/squoosh_png_bg.wasm';
import { codecsOf } from './wasm-codecs.ts';

export const { decodeJpeg, decodePng, encodeJpeg } = codecsOf({ jpegDecoder, jpegEncoder, pngDecoder });
