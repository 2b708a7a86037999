// Frames to MP4 (H.264, 4:2:0, silent, index first): mediabunny writes the file, the browser encodes.
import { BufferTarget, CanvasSource, canEncodeVideo, Mp4OutputFormat, Output } from 'mediabunny';
import { FILM_FPS, FILM_HEIGHT, FILM_WIDTH } from '../domain/film/film-format.ts';

export interface FilmEncoder {
  add(n: number): Promise<void>;
  finish(): Promise<Uint8Array<ArrayBuffer>>;
}

export type OpenEncoder = (canvas: OffscreenCanvas, bitrate: number) => Promise<FilmEncoder | null>;

/** 1.4 MB in ten seconds, so that detailed rain stays below the limit of 2 MB too. */
export const BITRATE = 1_150_000;
const SECONDS_PER_KEY_FRAME = 2;

/** @returns null where the browser cannot encode H.264 by itself */
export const browserEncoder: OpenEncoder = async (canvas, bitrate) => {
  const size = { width: FILM_WIDTH, height: FILM_HEIGHT };
  if (typeof VideoEncoder === 'undefined' || !(await canEncodeVideo('avc', { ...size, bitrate })))
    return null;
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new CanvasSource(canvas, {
    codec: 'avc',
    bitrate,
    keyFrameInterval: SECONDS_PER_KEY_FRAME,
    latencyMode: 'quality',
  });
  output.addVideoTrack(source, { frameRate: FILM_FPS });
  await output.start();
  return {
    add: (n) => source.add(n / FILM_FPS, 1 / FILM_FPS),
    async finish() {
      await output.finalize();
      return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
    },
  };
};
