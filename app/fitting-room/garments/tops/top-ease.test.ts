import { expect, test } from 'vitest';
import { newLayer, PART, placePixel } from '../../cloth/layer.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { limitTopEase } from './top-ease.ts';

const [WIDTH, HEIGHT] = [300, 300];
const BODY = { left: 110, right: 190 };
const HUNG = { left: 90, right: 210 };

const plane = (value: (x: number, y: number) => number): Uint8Array =>
  Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => value(i % WIDTH, Math.floor(i / WIDTH)));
const isBody = (x: number): boolean => x >= BODY.left && x < BODY.right;

function modelOfWaist(): BodyModel {
  const clothes = plane((x) => (isBody(x) ? 255 : 0));
  const background = clothes.map((value) => 255 - value);
  const none = plane(() => 0);
  return {
    width: WIDTH,
    height: HEIGHT,
    covering: null,
    classes: { width: WIDTH, height: HEIGHT, background, hair: none, clothes, skin: none },
    frame: { shoulders: [150, 40], hips: [150, 240], torso: 200, shoulderWidth: 100 },
  } as unknown as BodyModel;
}

/** Coverage of one row at the waist, where `free` of the cloth that stands off her hangs. */
function waistRow(free: number): Uint8Array {
  const layer = newLayer(WIDTH, HEIGHT);
  for (let y = 30; y < 240; y++)
    for (let x = HUNG.left; x < HUNG.right; x++) {
      placePixel(layer, y * WIDTH + x, PART.body, 0.5, 0.5);
      layer.alpha[y * WIDTH + x] = 255;
    }
  limitTopEase(modelOfWaist(), layer, 1.2, free);
  return layer.alpha.slice(180 * WIDTH, 181 * WIDTH);
}

const covered = (row: Uint8Array): number => row.reduce((sum, value) => sum + value / 255, 0);

test('whatever hangs free, the flank ends at one outline and is nowhere a veil', () => {
  for (let free = 0; free <= 1; free += 0.05) {
    const soft = [...waistRow(free)].filter((value) => value > 12 && value < 243);
    expect(soft.length, `free ${free.toFixed(2)}`).toBeLessThanOrEqual(4);
  }
});

test('the more hangs free, the wider it is, up to its whole width', () => {
  const widths = [0, 0.2, 0.4, 0.5, 0.6, 0.8, 1].map((free) => covered(waistRow(free)));
  for (const [k, width] of widths.slice(1).entries()) expect(width).toBeGreaterThan(widths[k]! + 2);
  expect(widths.at(-1)).toBe(HUNG.right - HUNG.left);
});
