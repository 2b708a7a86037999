import { afterAll, expect, test } from 'vitest';
import { readMp4 } from '../../../app/domain/film/mp4.ts';
import { MAX_FILM_BYTES } from '../../../app/domain/film/film-format.ts';
import { openStudio, type Studio } from '../../../scripts/film/film-studio.ts';
import { LONG } from '../../runner/long-run.ts';
import { LOOKS } from '../../samples/looks.ts';

// A real film of a fixture person, made by the worker that she would run, and looked at by decoding every frame of it.

let studio: Studio | null = null;
afterAll(() => studio?.close());

const ORDER = {
  person: 'woman-01-slim-light',
  look: LOOKS['wrap-coat']!,
  weather: { sky: 'rain', wind: 0.5, night: false },
  words: {
    title: 'Wine wrap coat over black',
    date: 'Friday, November 20',
    degrees: '46°',
    sky: 'light rain',
  },
} as const;

test('a film is ten seconds of H.264 that decodes, plays and seeks, and something happens in it', async () => {
  studio = await openStudio();
  const { mp4 } = await studio.film(ORDER);
  // The clothes' maps were there, among other things.
  expect(studio.complaints).toEqual([]);
  expect(mp4.length).toBeGreaterThan(300_000);
  expect(mp4.length).toBeLessThanOrEqual(MAX_FILM_BYTES);
  expect(readMp4(mp4)).toEqual({
    ...{ width: 720, height: 1080, seconds: 10, frames: 240 },
    ...{ codec: 'avc1', tracks: 1, fastStart: true },
  });
  const decoded = await studio.decode();
  expect(decoded).toMatchObject({ frames: 240, width: 720, height: 1080 });
  expect(Math.abs(decoded.seconds - 10)).toBeLessThanOrEqual(0.1);
  expect(decoded.change).toBeGreaterThan(8);
  const played = await studio.play();
  expect(Math.abs(played.duration - 10)).toBeLessThanOrEqual(0.1);
  expect(played.advanced).toBeGreaterThan(0.2);
  expect(Math.abs(played.soughtTo - 7.25)).toBeLessThan(0.05);
});

// Half a minute of a processor: at night.
test.runIf(LONG)(
  'a browser without an encoder of its own makes the same ten seconds with the one that comes along',
  async () => {
    await studio?.close();
    studio = await openStudio('app/film/film-fallback-worker.ts');
    const { mp4 } = await studio.film(ORDER);
    expect(mp4.length).toBeLessThanOrEqual(MAX_FILM_BYTES);
    expect(readMp4(mp4)).toMatchObject({
      width: 720,
      height: 1080,
      frames: 240,
      codec: 'avc1',
      fastStart: true,
    });
    expect(await studio.decode()).toMatchObject({ frames: 240, width: 720, height: 1080 });
  },
);
