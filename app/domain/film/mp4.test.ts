import { expect, test } from 'vitest';
import { box, letters, madeMp4, u32, zeros } from '../../../tests/samples/mp4-files.ts';
import { readMp4 } from './mp4.ts';

test('the header says what would play', () => {
  expect(readMp4(madeMp4())).toEqual({
    width: 720,
    height: 1080,
    seconds: 10,
    frames: 240,
    codec: 'avc1',
    tracks: 1,
    fastStart: true,
  });
  const other = readMp4(madeMp4({ codec: 'hvc1', seconds: 3.5, sounds: 1, slow: true }));
  expect(other).toMatchObject({ codec: 'hvc1', seconds: 3.5, tracks: 2, fastStart: false });
});

test('what is no whole MP4 file is nothing', () => {
  const film = madeMp4();
  const sound = madeMp4();
  // The only track becomes one of sound.
  sound.set(new TextEncoder().encode('soun'), new TextDecoder('latin1').decode(sound).indexOf('vide'));
  const others = [
    new Uint8Array(0),
    new TextEncoder().encode('<html>not found</html>'),
    film.subarray(0, film.length - 10),
    film.subarray(8),
    sound,
  ];
  for (const bytes of others) expect(readMp4(bytes)).toBeNull();
});

test('no bytes of any kind make it fall over', () => {
  const film = madeMp4();
  let seed = 7;
  const random = () => (seed = (seed * 1103515245 + 12345) & 0x7fffffff);
  for (let i = 0; i < 3000; i++) {
    const broken = film.slice(0, i % 3 === 0 ? random() % film.length : film.length);
    for (let k = 0; k < 4; k++) broken[random() % Math.max(1, broken.length)] = random() & 255;
    expect(() => readMp4(broken)).not.toThrow();
  }
});

/** The film with bytes put in behind the first place of a name, or taken from there. */
function patched(film: Uint8Array, name: string, after: number, ...bytes: number[]): Uint8Array {
  const copy = film.slice();
  copy.set(bytes, new TextDecoder('latin1').decode(film).indexOf(name) + after);
  return copy;
}

test('a box may say its size in eight bytes, or reach to the end, and never beyond', () => {
  const film = madeMp4({ bytes: 8 });
  // mdat is the last box, 8 bytes of head and 8 of content.
  expect(readMp4(patched(film, 'mdat', -4, 0, 0, 0, 0))?.frames).toBe(240);
  const long = [0, 0, 0, 1, 109, 100, 97, 116, 0, 0, 0, 0, 0, 0, 0, 16];
  expect(readMp4(patched(film, 'mdat', -4, ...long))?.frames).toBe(240);
  expect(readMp4(patched(film, 'mdat', -4, ...long.with(15, 17)))).toBeNull();
  expect(readMp4(patched(film, 'mdat', -4, ...long.with(15, 15)))).toBeNull();
  expect(readMp4(patched(film, 'mdat', -1, 17))).toBeNull();
  expect(readMp4(patched(film, 'mdat', -1, 7))).toBeNull();
  expect(readMp4(new Uint8Array([...film, 0, 0, 0, 8, 102, 114, 101, 101]))?.frames).toBe(240);
  expect(readMp4(new Uint8Array([...film, 0, 0, 0, 7, 102, 114, 101]))).toBeNull();
});

test('the length stands elsewhere in a long header, and a scale of zero says nothing', () => {
  const film = madeMp4();
  // Version 1: two dates of eight bytes, the scale, the length in eight bytes.
  const long = [1, 0, 0, 0, ...new Array<number>(16).fill(0), 0, 0, 0, 100, 0, 0, 0, 0, 0, 0, 1, 44];
  expect(readMp4(patched(film, 'mvhd', 4, ...long))?.seconds).toBe(3);
  expect(readMp4(patched(film, 'mvhd', 16, 0, 0, 0, 0))?.seconds).toBe(0);
  expect(readMp4(patched(film, 'mvhd', 0, 102, 114, 101, 101))?.seconds).toBe(0);
});

test('a film needs its own boxes, by name', () => {
  const film = madeMp4();
  for (const name of ['ftyp', 'moov', 'mdat', 'trak', 'mdia', 'hdlr', 'minf', 'stbl', 'stsd', 'stsz', 'vide'])
    expect([name, readMp4(patched(film, name, 0, 120))]).toEqual([name, null]);
});

/** A film whose boxes are no longer than they are told to be. */
function filmOf({ mvhd = 32, hdlr = 12, stsd = 44, stsz = 12, first = 'vide' } = {}): Uint8Array {
  const entry = [...u32(86), ...letters('avc1'), ...zeros(24), 2, 208, 4, 56, ...zeros(50)];
  const table = box(
    'stbl',
    box('stsd', [...u32(0, 1), ...entry].slice(0, stsd)),
    box('stsz', [...u32(0, 0, 240)].slice(0, stsz)),
  );
  const handler = (name: string) => box('hdlr', [...u32(0, 0), ...letters(name), 0].slice(0, hdlr));
  const tracks = [first, 'vide'].map((name) => box('trak', box('mdia', handler(name), box('minf', table))));
  const header = box('mvhd', [...u32(0, 0, 0, 1000, 3500), ...zeros(12)].slice(0, mvhd));
  const movie = box('moov', header, ...tracks);
  return new Uint8Array([...box('ftyp', letters('isom')), ...movie, ...box('mdat')]);
}

test('a box that is just long enough is read, a byte less says nothing', () => {
  expect(readMp4(filmOf())).toEqual({
    ...{ width: 720, height: 1080, seconds: 3.5, frames: 240, codec: 'avc1', tracks: 2, fastStart: true },
  });
  expect(readMp4(filmOf({ mvhd: 31 }))?.seconds).toBe(0);
  for (const short of [{ hdlr: 11 }, { stsd: 43 }, { stsz: 11 }]) expect(readMp4(filmOf(short))).toBeNull();
});

test('the picture may be any track of the film', () => {
  expect(readMp4(filmOf({ first: 'soun' }))).toMatchObject({ codec: 'avc1', frames: 240, tracks: 2 });
});
