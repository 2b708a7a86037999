import { expect, test } from 'vitest';
import type { Grid } from './coarse-photo-grid.ts';
import { solveLabels } from './potts-labeling.ts';

const WIDTH = 24;
const HEIGHT = 16;

/** Her on all cells but a rim; dark to the left of the middle, light to its right. */
function twoHalves(): Grid {
  const cells = WIDTH * HEIGHT;
  const light = Float32Array.from({ length: cells }, (_, i) => (i % WIDTH < WIDTH / 2 ? 60 : 200));
  const person = Uint8Array.from({ length: cells }, (_, i) => (i < WIDTH ? 0 : 1));
  const gray = new Float32Array(cells).fill(128);
  return { width: WIDTH, height: HEIGHT, cell: 4, light, blue: gray, red: gray, person } as Grid;
}

/** Costs that name the right half of the picture, with every fifth cell wrong. */
function noisyCosts(): Float32Array {
  const costs = new Float32Array(WIDTH * HEIGHT * 3).fill(5);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const right = i % WIDTH < WIDTH / 2 ? 1 : 2;
    costs[i * 3 + (i % 5 === 0 ? 3 - right : right)] = 1;
    costs[i * 3 + (i % 5 === 0 ? right : 3 - right)] = 2.5;
  }
  return costs;
}

test('single cells that are told wrongly follow their neighbors of like color', () => {
  const labels = solveLabels(twoHalves(), noisyCosts(), 3, 2);
  let wrong = 0;
  for (let i = WIDTH; i < labels.length; i++) if (labels[i] !== (i % WIDTH < WIDTH / 2 ? 1 : 2)) wrong++;
  expect(wrong).toBe(0);
});

test('without any weight of neighbors every cell goes by its own cost', () => {
  const labels = solveLabels(twoHalves(), noisyCosts(), 3, 0);
  expect(labels[WIDTH * 4 + 1]).toBe((WIDTH * 4 + 1) % 5 === 0 ? 2 : 1);
  expect(labels[100]).toBe(100 % WIDTH < WIDTH / 2 ? 2 : 1);
});

test('cells off her have no label', () => {
  const labels = solveLabels(twoHalves(), noisyCosts(), 3, 2);
  expect([...labels.subarray(0, WIDTH)]).toEqual(new Array(WIDTH).fill(0));
});
