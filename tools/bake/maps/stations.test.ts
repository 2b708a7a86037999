import { expect, test } from 'vitest';
import type { DraftLayer, DraftStation, Point2 } from '../draft.ts';
import type { LayerMaps } from './draw-layer.ts';
import { stationsOf, toCanvas } from './stations.ts';

/** Cloth from 60 cm to 140 cm above the floor, 20 cm to both sides, with a neck of 14 cm from 130 cm on. */
function shirtMaps(): LayerMaps {
  const [left, top] = toCanvas([-20, 140]).map(Math.round) as [number, number];
  const [right, bottom] = toCanvas([20, 60]).map(Math.round) as [number, number];
  const [width, height] = [right - left, bottom - top];
  const [neckLeft, neckEnd] = toCanvas([-7, 130]);
  const [neckRight] = toCanvas([7, 130]);
  const coverage = Float32Array.from({ length: width * height }, (_, o) => {
    const [x, y] = [left + (o % width), top + Math.floor(o / width)];
    return y < neckEnd && x > neckLeft && x < neckRight ? 0 : 1;
  });
  return {
    ...{ width, height, at: [left, top] as const, coverage },
    part: new Uint8Array(width * height).fill(1),
    lights: new Float32Array(width * height * 4),
    normals: new Float32Array(width * height * 2),
    flat: new Float32Array(width * height * 2),
  };
}

const station = (rest: Partial<DraftStation> & Pick<DraftStation, 'name' | 'at'>): DraftLayer => ({
  name: 'trunk',
  shows: () => true,
  stations: [{ along: [1, 0], ...rest }],
});
const ends = (layer: DraftLayer): readonly (readonly [Point2, Point2])[] =>
  stationsOf(shirtMaps(), layer, () => 0).map(({ left, right }) => [left, right]);
const widthOf = ([left, right]: readonly [Point2, Point2]): number => (right[0] - left[0]) / 6.4;

test('a hem that hangs higher than it was cut is found where it hangs', () => {
  const [hem] = ends(station({ name: 'hem', at: [0, 54] }));
  expect(widthOf(hem!)).toBeCloseTo(40, 0);
  expect((1120 - hem![0][1]) / 6.4).toBeCloseTo(60, -1);
});

test('the line at the neck goes over its hole, and elsewhere no further than to a gap', () => {
  const [neck] = ends(station({ name: 'neck', at: [0, 136], hole: 26 }));
  expect(widthOf(neck!)).toBeCloseTo(40, 0);
  const [shoulder] = ends(station({ name: 'shoulder', at: [10, 136] }));
  expect(widthOf(shoulder!)).toBeCloseTo(13, 0);
});
