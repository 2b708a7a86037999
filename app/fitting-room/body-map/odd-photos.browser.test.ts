import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBodyMapPage } from '../../../tests/body-map-page.ts';
import type { BodyMapPage } from '../../../tests/body-map-page.ts';
import { closeBrowser } from '../../../tests/browser.ts';
import { everyNth } from '../../../tests/long.ts';
import type { BodyMapData } from '../../domain/body-map.ts';

let room: BodyMapPage;
beforeAll(async () => {
  room = await openBodyMapPage();
}, 120_000);
afterAll(async () => {
  await room.close();
  await closeBrowser();
});

interface Read {
  data: BodyMapData | null;
  codes: string[];
  /** Size of the class pictures. */
  classes: { width: number; height: number };
  /** Share of her own pixels' columns that lie left and right of the landmarks' middle, in shares of the width. */
  middle: number;
}

/** A fixture photo, drawn to fill the middle of a picture of this size, through the worker. */
async function read(width: number, height: number, name = 'woman-01-slim-light'): Promise<Read> {
  return room.page.evaluate(
    async ([w, h, who]) => {
      const source = await createImageBitmap(await (await fetch(`/people/${who}.jpg`)).blob());
      const canvas = new OffscreenCanvas(w, h);
      const pen = canvas.getContext('2d')!;
      const scale = Math.max(w / source.width, h / source.height);
      const [drawnW, drawnH] = [source.width * scale, source.height * scale];
      pen.drawImage(source, (w - drawnW) / 2, (h - drawnH) / 2, drawnW, drawnH);
      const { makeBodyMap } = (window as never as { room: { makeBodyMap: (blob: Blob) => Promise<never> } })
        .room;
      const result: {
        bodyMap: { data: BodyMapData; classesB: Blob } | null;
        findings: { code: string }[];
      } = await makeBodyMap(await canvas.convertToBlob({ type: 'image/png' }));
      const { bodyMap, findings } = result;
      const codes = findings.map(({ code }) => code);
      if (!bodyMap) return { data: null, codes, classes: { width: 0, height: 0 }, middle: 0 };
      const map = await createImageBitmap(bodyMap.classesB);
      const mapPen = new OffscreenCanvas(map.width, map.height).getContext('2d')!;
      mapPen.drawImage(map, 0, 0);
      const { data } = mapPen.getImageData(0, 0, map.width, map.height);
      let [sum, count] = [0, 0];
      for (let i = 0; i < map.width * map.height; i++) {
        if (data[i * 4 + 2]! >= 128) continue;
        sum += i % map.width;
        count++;
      }
      const classes = { width: map.width, height: map.height };
      return { data: bodyMap.data, codes, classes, middle: (sum / count + 0.5) / map.width };
    },
    [width, height, name] as const,
  );
}

const known = new Map<string, Promise<Read>>();
/** A reading takes some four seconds of a processor. */
function readOnce(width: number, height: number): Promise<Read> {
  const size = `${width}x${height}`;
  const reading = known.get(size) ?? read(width, height);
  known.set(size, reading);
  return reading;
}

test('a check that fails ends its worker, and the next photo works', async () => {
  const { page } = room;
  await page.evaluate('window.room.stopBodyMapWorker()');
  await page.route('**/models/*.task', (route) => route.fulfill({ status: 500, body: '' }));
  const failure = await read(640, 960).then(
    () => 'read',
    (error: unknown) => String(error),
  );
  expect(failure).toContain('could not be loaded');
  await page.unroute('**/models/*.task');
  expect((await readOnce(719, 1080)).codes).toEqual([]);
  expect(room.foreign).toEqual([]);
});

const SIZES = [
  [719, 1080],
  [718, 1077],
  [717, 1075],
  [1170, 2532],
  [721, 961],
] as const;

test.each(everyNth(SIZES, 5))(
  'a photo of %i x %i is read, and what was found lies where she is',
  async (width, height) => {
    const { data, codes, classes, middle } = await readOnce(width, height);
    expect(codes).toEqual([]);
    const upright = data!.photo;
    expect(upright.width / upright.height).toBeCloseTo(width / height, 2);
    expect(classes).toEqual({ width: Math.round(upright.width / 2), height: Math.round(upright.height / 2) });
    // The same person in a picture of the same shape whose width needs no padding.
    const even = await read(Math.round(width / 4) * 4, height);
    const apart = (marks: BodyMapData, i: number) =>
      Math.hypot(
        marks.landmarks[i]![0] - data!.landmarks[i]![0],
        marks.landmarks[i]![1] - data!.landmarks[i]![1],
      );
    for (const joint of [0, 11, 12, 13, 14, 15, 16, 23, 24, 25, 26, 27, 28])
      expect(apart(even.data!, joint), `landmark ${joint}`).toBeLessThan(0.012);
    expect(Math.abs(middle - even.middle)).toBeLessThan(0.004);
  },
);

const SKIRT = '/people-truth/w01-slim-aline-skirt';

/** How many pixels are no wall in this photo as it was read (its class maps), in one with half its light, and in both. */
const herPixels = (): Promise<{ bright: number; dark: number; both: number }> =>
  room.page.evaluate(async (path) => {
    const photo = await createImageBitmap(await (await fetch(`${path}.jpg`)).blob());
    const canvas = new OffscreenCanvas(photo.width, photo.height);
    const pen = canvas.getContext('2d')!;
    pen.fillRect(0, 0, photo.width, photo.height);
    pen.globalAlpha = 0.55;
    pen.drawImage(photo, 0, 0);
    const { makeBodyMap } = (window as never as { room: { makeBodyMap: (blob: Blob) => Promise<never> } })
      .room;
    const { bodyMap }: { bodyMap: { classesB: Blob } } = await makeBodyMap(
      await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 }),
    );
    const isHers = async (classes: Blob) => {
      const map = await createImageBitmap(classes);
      const mapPen = new OffscreenCanvas(map.width, map.height).getContext('2d')!;
      mapPen.drawImage(map, 0, 0);
      const { data } = mapPen.getImageData(0, 0, map.width, map.height);
      return Array.from({ length: map.width * map.height }, (_, i) => data[i * 4 + 2]! < 128);
    };
    const asRead = await isHers(await (await fetch(`${path}-b.png`)).blob());
    const inTheDark = await isHers(bodyMap.classesB);
    const count = (all: boolean[]) => all.filter(Boolean).length;
    return {
      bright: count(asRead),
      dark: count(inTheDark),
      both: count(asRead.map((value, i) => value && inTheDark[i]!)),
    };
  }, SKIRT);

test('a skirt in a photo with half the light is no wall: she is found as in a bright one', async () => {
  const { bright, dark, both } = await herPixels();
  expect(bright).toBeGreaterThan(10_000);
  expect(both / (bright + dark - both)).toBeGreaterThan(0.93);
}, 120_000);
