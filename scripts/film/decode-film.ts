// Bundled for the studio's page: decodes a whole film and says what was in it.
import { ALL_FORMATS, BlobSource, Input, VideoSampleSink } from 'mediabunny';

export interface Decoded {
  frames: number;
  /** Where the last frame ends, in seconds. */
  seconds: number;
  width: number;
  height: number;
  codec: string | null;
  /** Mean difference of the first and the last frame, 0..255. */
  change: number;
}

const GRID = { width: 36, height: 54 };

async function decode(address: string): Promise<Decoded> {
  const input = new Input({
    source: new BlobSource(await (await fetch(address)).blob()),
    formats: ALL_FORMATS,
  });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('no video track');
  const pen = new OffscreenCanvas(GRID.width, GRID.height).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas');
  const seen: Decoded = { frames: 0, seconds: 0, width: 0, height: 0, codec: null, change: 0 };
  let first: Uint8ClampedArray | null = null;
  let last: Uint8ClampedArray | null = null;
  for await (const sample of new VideoSampleSink(track).samples()) {
    seen.frames++;
    seen.seconds = sample.timestamp + sample.duration;
    seen.width = sample.displayWidth;
    seen.height = sample.displayHeight;
    if (first === null || seen.frames >= 240) {
      sample.draw(pen, 0, 0, GRID.width, GRID.height);
      last = pen.getImageData(0, 0, GRID.width, GRID.height).data;
      first ??= last;
    }
    sample.close();
  }
  if (first && last)
    seen.change = first.reduce((sum, value, i) => sum + Math.abs(value - last[i]!), 0) / first.length;
  return seen;
}

(globalThis as unknown as { decodeFilm: typeof decode }).decodeFilm = decode;
