// Reads the header of an MP4 file (ISO/IEC 14496-12): enough to know what would play, without decoding anything.

interface Mp4Facts {
  width: number;
  height: number;
  seconds: number;
  frames: number;
  /** Four characters of the sample entry: 'avc1' is H.264. */
  codec: string;
  tracks: number;
  fastStart: boolean;
}

interface Box {
  type: string;
  from: number;
  to: number;
}

const textAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Null when a box reaches out of the stretch. */
function boxesIn(bytes: Uint8Array, from: number, to: number): Box[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const boxes: Box[] = [];
  for (let at = from; at < to;) {
    if (to - at < 8) return null;
    let size = view.getUint32(at);
    let head = 8;
    if (size === 1 && to - at >= 16) {
      size = Number(view.getBigUint64(at + 8));
      head = 16;
    }
    if (size === 0) size = to - at;
    if (size < head || at + size > to) return null;
    boxes.push({ type: textAt(bytes, at + 4), from: at + head, to: at + size });
    at += size;
  }
  return boxes;
}

function inside(bytes: Uint8Array, box: Box | undefined, ...path: string[]): Box | undefined {
  let found = box;
  for (const type of path) {
    found = found && boxesIn(bytes, found.from, found.to)?.find((child) => child.type === type);
  }
  return found;
}

/** Null for another track, or one that is cut short. */
function videoTrack(
  bytes: Uint8Array,
  track: Box,
): Pick<Mp4Facts, 'codec' | 'frames' | 'width' | 'height'> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const handler = inside(bytes, track, 'mdia', 'hdlr');
  if (!handler || handler.to - handler.from < 12 || textAt(bytes, handler.from + 8) !== 'vide') return null;
  const table = inside(bytes, track, 'mdia', 'minf', 'stbl');
  const entries = inside(bytes, table, 'stsd');
  const sizes = inside(bytes, table, 'stsz');
  // stsd: version, count, then the entry: size, type, 6 + 2, 16 bytes, width, height.
  if (!entries || entries.to - entries.from < 44 || !sizes || sizes.to - sizes.from < 12) return null;
  const entry = entries.from + 8;
  return {
    codec: textAt(bytes, entry + 4),
    width: view.getUint16(entry + 32),
    height: view.getUint16(entry + 34),
    frames: view.getUint32(sizes.from + 8),
  };
}

/** Seconds by the movie header; 0 when it says nothing. */
function lengthOf(bytes: Uint8Array, header: Box | undefined): number {
  if (!header || header.to - header.from < 32) return 0;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const long = view.getUint8(header.from) === 1;
  const scale = view.getUint32(header.from + (long ? 20 : 12));
  const length = long ? Number(view.getBigUint64(header.from + 24)) : view.getUint32(header.from + 16);
  return scale === 0 ? 0 : length / scale;
}

/** @returns null for everything that is not a whole MP4 file with a video track. */
export function readMp4(bytes: Uint8Array): Mp4Facts | null {
  const boxes = boxesIn(bytes, 0, bytes.length);
  if (boxes?.[0]?.type !== 'ftyp') return null;
  const order = boxes.map((box) => box.type);
  const movie = boxes.find((box) => box.type === 'moov');
  if (!movie || !order.includes('mdat')) return null;
  const tracks = (boxesIn(bytes, movie.from, movie.to) ?? []).filter((box) => box.type === 'trak');
  const video = tracks.map((track) => videoTrack(bytes, track)).find((found) => found !== null);
  if (!video) return null;
  return {
    ...video,
    seconds: lengthOf(bytes, inside(bytes, movie, 'mvhd')),
    tracks: tracks.length,
    fastStart: order.indexOf('moov') < order.indexOf('mdat'),
  };
}
