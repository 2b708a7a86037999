import { expect, test } from 'vitest';
import { decodeJpeg, decodePng, encodeJpeg, openJpegDecoder } from './workerd-codecs.ts';

/** A picture whose left half is red and right half is blue. */
function twoHalves(width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const left = i % width < width / 2;
    data.set([left ? 220 : 20, 30, left ? 20 : 220, 255], i * 4);
  }
  return { width, height, data };
}

test('a picture survives encoding and decoding inside workerd', async () => {
  const jpeg = await encodeJpeg(twoHalves(64, 96));
  expect([...jpeg.subarray(0, 2)]).toEqual([0xff, 0xd8]);
  const back = await decodeJpeg(jpeg);
  expect([back.width, back.height]).toEqual([64, 96]);
  const at = (40 * 64 + 8) * 4;
  expect(Math.abs((back.data[at] ?? 0) - 220)).toBeLessThan(12);
  expect(Math.abs((back.data[at + 2] ?? 0) - 20)).toBeLessThan(12);
});

test('a PNG is decoded inside workerd', async () => {
  // One opaque pixel, (255, 0, 0).
  const one = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';
  const picture = await decodePng(Uint8Array.from(atob(one), (c) => c.charCodeAt(0)));
  expect([picture.width, picture.height]).toEqual([1, 1]);
  expect([...picture.data]).toEqual([255, 0, 0, 255]);
});

test('bytes that are no picture are an error, not a blank', async () => {
  await expect(decodeJpeg(new TextEncoder().encode('not a photo'))).rejects.toThrow();
  await expect(decodePng(new TextEncoder().encode('not a map'))).rejects.toThrow();
});

test('a bad file does not spoil the next good one', async () => {
  const good = await encodeJpeg(twoHalves(32, 32));
  for (const bad of [new Uint8Array(0), good.subarray(0, 40), new TextEncoder().encode('not a photo')]) {
    await decodeJpeg(bad).catch(() => undefined);
  }
  expect((await decodeJpeg(good)).width).toBe(32);
});

test('one decoder reads several pictures, and each stays as it was read', async () => {
  const decode = openJpegDecoder();
  const [small, large] = [await encodeJpeg(twoHalves(32, 32)), await encodeJpeg(twoHalves(640, 960))];
  const first = await decode(small);
  const before = first.data.slice();
  await decode(large.subarray(0, 40)).catch(() => undefined);
  expect((await decode(large)).height).toBe(960);
  expect(first.data).toEqual(before);
});
