import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBodyMapPage } from '../../../tests/body-map-page.ts';
import type { BodyMapPage } from '../../../tests/body-map-page.ts';
import { closeBrowser } from '../../../tests/browser.ts';

let room: BodyMapPage;
beforeAll(async () => {
  room = await openBodyMapPage();
}, 120_000);
afterAll(async () => {
  await room.close();
  await closeBrowser();
});

/** 1 per pixel of the class maps that is no wall, in a photo with this share of its light. */
const herPixels = (light: number): Promise<number[]> =>
  room.page.evaluate(async (share) => {
    const photo = await createImageBitmap(
      await (await fetch('/people-truth/w01-slim-aline-skirt.jpg')).blob(),
    );
    const canvas = new OffscreenCanvas(photo.width, photo.height);
    const pen = canvas.getContext('2d')!;
    pen.fillRect(0, 0, photo.width, photo.height);
    pen.globalAlpha = share;
    pen.drawImage(photo, 0, 0);
    const { makeBodyMap } = (window as never as { room: { makeBodyMap: (blob: Blob) => Promise<never> } })
      .room;
    const { bodyMap }: { bodyMap: { classesB: Blob } } = await makeBodyMap(
      await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 }),
    );
    const map = await createImageBitmap(bodyMap.classesB);
    const mapPen = new OffscreenCanvas(map.width, map.height).getContext('2d')!;
    mapPen.drawImage(map, 0, 0);
    const { data } = mapPen.getImageData(0, 0, map.width, map.height);
    return Array.from({ length: map.width * map.height }, (_, i) => (data[i * 4 + 2]! < 128 ? 1 : 0));
  }, light);

test('a skirt in a photo with half the light is no wall: she is found as in a bright one', async () => {
  const bright = await herPixels(1);
  const dark = await herPixels(0.55);
  let [both, either] = [0, 0];
  bright.forEach((value, i) => {
    both += value & dark[i]!;
    either += value | dark[i]!;
  });
  expect(bright.reduce((sum, value) => sum + value, 0)).toBeGreaterThan(10_000);
  expect(both / either).toBeGreaterThan(0.93);
}, 120_000);
