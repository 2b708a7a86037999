import { expect, test } from 'vitest';
import { madeMp4 } from '../../../tests/mp4.ts';
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
