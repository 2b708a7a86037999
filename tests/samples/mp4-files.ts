// The smallest MP4 files that have a header: for tests of what is read there. Nothing in them can be played.

interface Made {
  width?: number;
  height?: number;
  seconds?: number;
  frames?: number;
  codec?: string;
  /** Further tracks, of sound. */
  sounds?: number;
  /** The index stands at the end. */
  slow?: boolean;
  /** Bytes of pictures. */
  bytes?: number;
}

export const u32 = (...values: number[]): number[] =>
  values.flatMap((v) => [(v >>> 24) & 255, (v >>> 16) & 255, (v >>> 8) & 255, v & 255]);
export const letters = (text: string): number[] => [...text].map((c) => c.charCodeAt(0));
export const zeros = (count: number): number[] => new Array<number>(count).fill(0);

export function box(type: string, ...content: number[][]): number[] {
  const body = content.flat();
  return [...u32(body.length + 8), ...letters(type), ...body];
}

export function madeMp4(made: Made = {}): Uint8Array<ArrayBuffer> {
  const {
    width = 720,
    height = 1080,
    seconds = 10,
    frames = 240,
    codec = 'avc1',
    sounds = 0,
    bytes = 64,
  } = made;
  const entry = [
    ...u32(86),
    ...letters(codec),
    ...zeros(24),
    width >> 8,
    width & 255,
    height >> 8,
    height & 255,
    ...zeros(50),
  ];
  const table = box('stbl', box('stsd', u32(0, 1), entry), box('stsz', u32(0, 0, frames)));
  const video = box(
    'trak',
    box('mdia', box('hdlr', u32(0, 0), letters('vide'), zeros(13)), box('minf', table)),
  );
  const sound = box('trak', box('mdia', box('hdlr', u32(0, 0), letters('soun'), zeros(13))));
  const header = box('mvhd', u32(0, 0, 0, 1000, seconds * 1000), zeros(80));
  const movie = box('moov', header, video, ...Array.from({ length: sounds }, () => sound));
  const pictures = box('mdat', zeros(bytes));
  const parts = made.slow ? [pictures, movie] : [movie, pictures];
  return new Uint8Array([...box('ftyp', letters('isom'), u32(512), letters('isomavc1')), ...parts.flat()]);
}
