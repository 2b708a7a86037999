import { expect, test } from 'vitest';
import { hash } from '../../pixels/noise.ts';
import { extendEdges } from './extend-edges.ts';
import { inpaintBackground } from './inpaint-background.ts';
import { downsample } from './coarse-picture.ts';
import { edgeView, findStraightEdges } from './straight-edges.ts';

const [WIDE, TALL] = [240, 320];

/** Two walls, `dark` left of a line that leans as door frames do in photos, with a little grain. */
function room(isDark: (x: number, y: number) => boolean) {
  const data = new Uint8ClampedArray(WIDE * TALL * 4).fill(255);
  for (let y = 0; y < TALL; y++)
    for (let x = 0; x < WIDE; x++)
      for (let c = 0; c < 3; c++) {
        const grain = hash(y * WIDE + x, c) * 6 - 3;
        data[(y * WIDE + x) * 4 + c] = (isDark(x, y) ? [190, 120, 120] : [205, 200, 185])[c]! + grain;
      }
  return { width: WIDE, height: TALL, data };
}
const edgeAt = (y: number) => 130 - 0.05 * y;

/** A body with a wide sleeve that reaches over the edge in the middle. */
const hole = new Uint8Array(WIDE * TALL);
for (let y = 60; y < 300; y++)
  for (let x = 60; x < (y > 130 && y < 210 ? 150 : 100); x++) hole[y * WIDE + x] = 255;

/** How far the edge is off in the filled picture, px, over the rows of the sleeve. */
function worst(data: Uint8ClampedArray): number {
  let most = 0;
  for (let y = 132; y < 208; y++) {
    let dark = 0;
    for (let x = 100; x < 160; x++) dark += Number(data[(y * WIDE + x) * 4 + 1]! < 160);
    most = Math.max(most, Math.abs(100 + dark - edgeAt(y)));
  }
  return most;
}

test('the edge of a door frame goes on behind a sleeve, straight and to the pixel', () => {
  const picture = room((x, y) => x < edgeAt(y));
  expect(worst(inpaintBackground(picture, hole))).toBeLessThan(2);
});

test.each([
  ['the same step above and below is one edge', 1, 1],
  ['a step the other way below is another thing', -1, 0],
  ['and so is one that is hardly to be seen there', 0.2, 0],
])('%s', (_, below, found) => {
  const picture = room(() => false);
  for (let i = 0; i < WIDE * TALL; i++) {
    const [x, y] = [i % WIDE, Math.floor(i / WIDE)];
    const step = (x < edgeAt(y) ? 20 : -20) * (y < 170 ? 1 : below);
    for (let c = 0; c < 3; c++) picture.data[i * 4 + c]! += step;
  }
  const seen = downsample(picture, hole, 4);
  const edges = findStraightEdges(picture.data, hole, seen, 4, edgeView(WIDE, TALL, true));
  expect(edges).toHaveLength(found);
  for (const { at, slope } of edges) {
    expect(Math.abs(at + slope * 170 - edgeAt(170))).toBeLessThan(1.5);
    expect(slope).toBeCloseTo(-0.05, 2);
  }
});

test('a skirting board goes on between her legs as it stands on both sides', () => {
  const picture = room((x, y) => y < 200 + 0.04 * x);
  const legs = new Uint8Array(WIDE * TALL);
  for (let y = 60; y < 300; y++) for (let x = 90; x < 150; x++) legs[y * WIDE + x] = 255;
  const filled = inpaintBackground(picture, legs);
  for (let x = 92; x < 148; x++) {
    let dark = 0;
    for (let y = 180; y < 240; y++) dark += Number(filled[(y * WIDE + x) * 4 + 1]! < 160);
    expect(Math.abs(180 + dark - (200 + 0.04 * x))).toBeLessThan(2);
  }
});

test('what is carried on beside an edge ends where the fill is right: no comb of both', () => {
  const picture = room((x, y) => x < edgeAt(y));
  const out = picture.data.slice();
  const first = Math.round(edgeAt(170)) - 40;
  for (let y = 130; y < 210; y++)
    for (let x = first; x < first + 20; x += 2) for (let c = 0; c < 3; c++) out[(y * WIDE + x) * 4 + c] = 40;
  const filled = out.slice();
  extendEdges(picture, hole, downsample(picture, hole, 4), 4, filled);
  const columns = Array.from({ length: 20 }, (_, k) => (170 * WIDE + first + k) * 4);
  expect(columns.map((o) => filled[o]! < 100)).toEqual(columns.map((o) => out[o]! < 100));
});
