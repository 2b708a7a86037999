import { expect, test } from 'vitest';
import fc from 'fast-check';
import { blurInto } from './blur.ts';
import { packClassMaps, resamplePlane, unpackClassMaps } from '../body-map/class-maps.ts';
import { drawFlatLay, FLAT_LAY_HEIGHT, FLAT_LAY_WIDTH } from '../flat-lay/flat-lay.ts';
import { weave } from '../cloth/fabric/fabrics.ts';
import { FABRICS } from '../../domain/looks/cloth.ts';
import { fitWithin, resizeMask, resizePicture } from './resize.ts';
import { fillMask } from './polygons.ts';
import { uprightSize } from '../body-map/upright-photo.ts';

const plane = (pixels: number, of: (i: number) => number) =>
  Uint8Array.from({ length: pixels }, (_, i) => of(i));

test('class maps survive packing into two pictures', () => {
  const size = 6 * 5;
  const maps = {
    width: 6,
    height: 5,
    hair: plane(size, (i) => i),
    skin: plane(size, (i) => 255 - i),
    face: plane(size, (i) => i * 3),
    clothes: plane(size, (i) => i * 5),
    others: plane(size, () => 7),
    background: plane(size, (i) => i * 8),
  };
  expect(unpackClassMaps(packClassMaps(maps))).toEqual(maps);
});

test('class pictures that do not belong together are refused', () => {
  const picture = (width: number, bytes: number) => ({
    width,
    height: 2,
    data: new Uint8ClampedArray(bytes),
  });
  expect(() => unpackClassMaps({ a: picture(2, 16), b: picture(3, 24) })).toThrow(RangeError);
  expect(() => unpackClassMaps({ a: picture(2, 16), b: picture(2, 8) })).toThrow(RangeError);
});

test('a flat plane stays flat through resampling, shrinking and blurring', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 0, max: 255 }),
      fc.double({ min: 0.3, max: 30, noNaN: true }),
      (width, height, value, sigma) => {
        const flat = new Uint8Array(width * height).fill(value);
        const same = (values: Uint8Array) => values.every((v) => Math.abs(v - value) <= 1);
        expect(same(resamplePlane(flat, width, height, 17, 9))).toBe(true);
        expect(same(resizeMask(flat, width, height, Math.ceil(width / 2), Math.ceil(height / 3)))).toBe(true);
        const soft = new Uint8Array(width * height);
        blurInto(flat, soft, width, height, sigma);
        expect(same(soft)).toBe(true);
      },
    ),
  );
});

test('a blur spreads a spot evenly and keeps its weight', () => {
  const width = 81;
  for (const sigma of [1, 3, 8]) {
    const spot = new Float32Array(width * width);
    spot[40 * width + 40] = 1000;
    blurInto(spot, spot, width, width, sigma);
    const sum = spot.reduce((a, b) => a + b, 0);
    expect(sum).toBeGreaterThan(980);
    expect(sum).toBeLessThan(1020);
    expect(spot[40 * width + 30]!).toBeCloseTo(spot[40 * width + 50]!, 1);
    expect(spot[30 * width + 40]!).toBeCloseTo(spot[50 * width + 40]!, 1);
  }
});

test('shrinking averages what each pixel covers', () => {
  const data = new Uint8ClampedArray([0, 0, 0, 255, 100, 0, 0, 255, 200, 0, 0, 255, 100, 0, 0, 255]);
  const small = resizePicture({ width: 2, height: 2, data }, 1, 1);
  expect([...small.data]).toEqual([100, 0, 0, 255]);
});

test('a picture is fitted within bounds, never enlarged', () => {
  expect(fitWithin(1536, 2304, 768, 1152)).toEqual({ width: 768, height: 1152 });
  expect(fitWithin(300, 400, 768, 1152)).toEqual({ width: 300, height: 400 });
  expect(fitWithin(4000, 10, 768, 1152)).toEqual({ width: 768, height: 2 });
});

test('the upright copy fits 1536x2304 whichever way round it is', () => {
  expect(uprightSize(3000, 4000)).toEqual({ width: 1536, height: 2048 });
  expect(uprightSize(4000, 3000)).toEqual({ width: 2048, height: 1536 });
  expect(uprightSize(800, 1200)).toEqual({ width: 800, height: 1200 });
});

test('a polygon covers its own area', () => {
  const mask = new Uint8Array(20 * 20);
  fillMask(
    mask,
    [
      [2, 3],
      [12, 3],
      [12, 11],
      [2, 11],
    ],
    20,
    20,
  );
  const area = mask.reduce((sum, value) => sum + value, 0) / 255;
  expect(area).toBeCloseTo(80, 0);
});

test('every fabric stays near its color and is repeatable', () => {
  const out = { red: 0, green: 0, blue: 0, relief: 0 };
  for (const fabric of FABRICS) {
    const cloth = weave({ fabric, colour: '#8899aa' }, 1);
    for (let k = 0; k < 400; k++) {
      cloth(k * 1.7, k * 0.9, out);
      expect(Math.abs(out.relief), fabric).toBeLessThan(0.2);
      for (const value of [out.red, out.green, out.blue]) {
        expect(value, fabric).toBeGreaterThanOrEqual(0);
        expect(value, fabric).toBeLessThanOrEqual(255);
      }
    }
  }
});

test('an empty look gives the bare card, opaque and of the promised size', () => {
  const card = drawFlatLay({ garments: [] });
  expect([card.width, card.height]).toEqual([FLAT_LAY_WIDTH, FLAT_LAY_HEIGHT]);
  expect(card.data.length).toBe(FLAT_LAY_WIDTH * FLAT_LAY_HEIGHT * 4);
  for (let i = 3; i < card.data.length; i += 4001 * 4) expect(card.data[i]).toBe(255);
});
