// H.264 in WebAssembly (h264-mp4-encoder: minih264 and minimp4, MIT), for browsers without an encoder of their own.
import source from 'h264-mp4-encoder/embuild/dist/h264-mp4-encoder.web.js?raw';
import type { H264Package } from 'h264-mp4-encoder/embuild/dist/h264-mp4-encoder.web.js?raw';
import {
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  Conversion,
  Input,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { FILM_FPS, FILM_HEIGHT, FILM_WIDTH } from '../domain/film/film-format.ts';
import type { FilmEncoder } from './encode.ts';

const KEY_FRAME_EVERY = 48;
/** 0 best and slowest … 10 fastest. */
const SPEED = 8;

/** The encoder writes its index last; players want it first, so the pictures are copied behind it. */
async function indexFirst(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const target = new BufferTarget();
  const input = new Input({ source: new BlobSource(new Blob([file])), formats: ALL_FORMATS });
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  await (await Conversion.init({ input, output, showWarnings: false })).execute();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

/** An old-style script that sets a global: its text is run once. */
let loaded: H264Package | undefined;

function loadPackage(): H264Package {
  loaded ??= new Function(`${source}\nreturn HME;`)() as H264Package;
  return loaded;
}

export async function wasmEncoder(canvas: OffscreenCanvas, bitrate: number): Promise<FilmEncoder | null> {
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const encoder = await loadPackage().createH264MP4Encoder();
  encoder.width = FILM_WIDTH;
  encoder.height = FILM_HEIGHT;
  encoder.frameRate = FILM_FPS;
  encoder.groupOfPictures = KEY_FRAME_EVERY;
  encoder.kbps = Math.round(bitrate / 1000);
  encoder.speed = SPEED;
  encoder.initialize();
  return {
    add() {
      encoder.addFrameRgba(pen.getImageData(0, 0, FILM_WIDTH, FILM_HEIGHT).data);
      return Promise.resolve();
    },
    async finish() {
      encoder.finalize();
      const file = new Uint8Array(encoder.FS.readFile(encoder.outputFilename));
      encoder.delete();
      return indexFirst(file);
    },
  };
}
