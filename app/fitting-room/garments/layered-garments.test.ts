// Found by eyes on the stylist's own outfits: what looked out where cloth should have covered it.
import { expect, test } from 'vitest';
import { loadAnalyzedPerson } from '../../../tests/people/analyzed-person.ts';
import { garmentById, toWornGarment } from '../../domain/wardrobe/wardrobe.ts';
import type { Tint } from '../../domain/wardrobe/palette.ts';
import { clothPoint, toCloth } from '../cloth/cloth-coordinates.ts';
import { acrossAtPixel, alongAtPixel, PART, type Layer } from '../cloth/layer.ts';
import { paintLining } from '../cloth/paint-underneath.ts';
import type { BodyModel } from '../person/body-model.ts';
import { scallopChannels } from './coats/coat-silhouette.ts';
import { makePiece } from './garment.ts';
import type { DrawnGarment } from '../cloth/drawn-garment.ts';

const { model } = await loadAnalyzedPerson('woman-01-slim-light', 256, 384);
const { frame, width, height } = model;
const piece = (id: string, ...tints: Tint[]): DrawnGarment =>
  toWornGarment(garmentById(id)!, tints as [Tint, ...Tint[]]) as DrawnGarment;
const layerOf = (one: DrawnGarment, all: DrawnGarment[]): Layer =>
  makePiece(model, one, all).sheets[0]!.layer;

/** Columns that a layer covers in a row, first and last. */
function reach({ alpha }: Layer, y: number): [number, number] {
  const row = alpha.subarray(y * width, (y + 1) * width);
  return [row.findIndex((value) => value > 127), row.findLastIndex((value) => value > 127)];
}

test('a wide skirt stays inside a long coat, falls out again below it, and swings free of a jacket', () => {
  const [skirt, trench, bomber] = [
    piece('pleated-skirt', 'sage'),
    piece('trench', 'sand'),
    piece('bomber', 'black'),
  ];
  const alone = layerOf(skirt, [skirt]);
  const under = layerOf(skirt, [skirt, trench]);
  const coat = layerOf(trench, [skirt, trench]);
  const hem = Math.floor(coat.alpha.findLastIndex((value) => value > 127) / width);
  for (let y = Math.round(frame.hips[1]); y < hem; y++) {
    expect(reach(under, y)[0], `row ${y}`).toBeGreaterThanOrEqual(reach(coat, y)[0]);
    expect(reach(under, y)[1], `row ${y}`).toBeLessThanOrEqual(reach(coat, y)[1]);
  }
  const [atHem, below] = [reach(under, hem), reach(under, hem + 14)];
  expect(below[0]).toBeLessThan(atHem[0]);
  expect(below[0]).toBeGreaterThanOrEqual(reach(alone, hem + 14)[0]);
  expect(layerOf(skirt, [skirt, bomber]).alpha).toEqual(alone.alpha);
});

test('stripes are as wide at the waist of trousers as on the legs below it', () => {
  const trousers = piece('striped-trousers', 'navy', 'coral');
  const { layer, cut } = makePiece(model, trousers, [trousers]).sheets[0]!;
  const point = clothPoint(model, cut);
  const x = Math.round(frame.hips[0] - (frame.outline(1).right - frame.outline(1).left) / 4);
  /** How much cloth lies in a row's few pixels, of a part. */
  const clothIn = (part: number): number[] =>
    Array.from({ length: height }, (_, y) => {
      const at = (column: number): number => {
        const i = y * width + column;
        if (layer.part[i] !== part || layer.alpha[i] !== 255) return NaN;
        toCloth(point, part, column, y, acrossAtPixel(layer, i), alongAtPixel(layer, i));
        return point.a;
      };
      return (at(x + 3) - at(x - 3)) / 6;
    }).filter((value) => !Number.isNaN(value));
  const [waist, leg] = [clothIn(PART.waist).at(-1)!, clothIn(PART.leftLeg)[0]!];
  expect(waist / leg).toBeGreaterThan(0.75);
  expect(waist / leg).toBeLessThan(1.33);
});

test('the seams of a padded sleeve draw its outline in, but never so far that her arm looks out', () => {
  const puffer = piece('puffer-jacket', 'navy');
  const notched = (body: number): number => {
    const layer = layerOf(puffer, [puffer]);
    const before = layer.alpha.slice();
    scallopChannels({ ...model, body: new Uint8Array(width * height).fill(body) }, layer);
    return before.filter((value, i) => layer.alpha[i]! < value).length;
  };
  expect(notched(0)).toBeGreaterThan(50);
  expect(notched(255)).toBe(0);
});

test('the inside of a shoe is hidden by the bare leg in it', () => {
  const cover = new Uint8Array(width * height).fill(255);
  const darkened = (over: Partial<BodyModel>): boolean => {
    const pixels = new Uint8ClampedArray(width * height * 4).fill(200);
    const catches = new Uint8Array(width * height);
    paintLining({ ...model, ...over }, { pixels, catches }, { cover, color: [9, 9, 9] });
    return pixels.includes(9);
  };
  const body = new Uint8Array(width * height).fill(255);
  expect(darkened({ undressed: true, body })).toBe(false);
  expect(darkened({ undressed: true, body: body.map(() => 0) })).toBe(true);
  // In tight clothes the body is what she wears: old trousers hide no shoe.
  expect(darkened({ undressed: false, body })).toBe(true);
});
