import { expect, test } from 'vitest';
import { bakesFromDisk } from '../../../bench/fitting/published-bakes.ts';
import { LOOKS } from '../../../tests/samples/looks.ts';
import { drawFlatLay, FLAT_LAY_HEIGHT, FLAT_LAY_WIDTH } from './flat-lay.ts';
import type { GarmentSurface } from '../own-cloth/garment-surface.ts';
import { boxShape, planCard } from './flat-lay-layout.ts';

test('small things find places of their own beside the garments', () => {
  const small = [220, 190, 130, 110].map((size) => ({ shape: boxShape(size, size), low: 1 }));
  const plan = planCard([boxShape(330, 620)], [boxShape(300, 330), boxShape(230, 500)], small, 768, 1152);
  expect(plan.garments).toHaveLength(3);
  expect(plan.small).toHaveLength(4);
  expect(plan.crowding).toBeLessThan(0.05);
});

test('more than the card can hold is said, not hidden', () => {
  const small = Array.from({ length: 9 }, () => ({ shape: boxShape(300, 300), low: 0 }));
  expect(planCard([boxShape(380, 1100)], [boxShape(380, 1100)], small, 768, 1152).crowding).toBeGreaterThan(
    1,
  );
});

test('pieces that reach to the rims of the card count as crowded: a smaller size is tried', () => {
  expect(planCard([boxShape(400, 600)], [boxShape(360, 600)], [], 768, 1152).crowding).toBeGreaterThan(0);
  expect(planCard([boxShape(360, 600)], [boxShape(340, 600)], [], 768, 1152).crowding).toBe(0);
});

test('hat, gloves and scarf lie on the card though head and hands on the photo stay as they are', () => {
  const look = LOOKS['parka']!;
  const without = { garments: look.garments.filter(({ slot }) => slot !== 'hat') };
  const [a, b] = [drawFlatLay(look), drawFlatLay(without)];
  let changed = 0;
  for (let i = 0; i < a.data.length; i += 4) if (Math.abs(a.data[i]! - b.data[i]!) > 30) changed++;
  expect(changed).toBeGreaterThan((FLAT_LAY_WIDTH * FLAT_LAY_HEIGHT) / 100);
});

test('an empty look gives the bare paper', () => {
  const { data } = drawFlatLay({ garments: [] });
  expect(data.length).toBe(FLAT_LAY_WIDTH * FLAT_LAY_HEIGHT * 4);
  expect(Math.min(data[0]!, data[data.length - 4]!)).toBeGreaterThan(180);
});

function plainSurface(color: readonly [number, number, number]): GarmentSurface {
  const [width, height] = [60, 80];
  const data = new Uint8ClampedArray(width * height * 4).map((_, i) => (i % 4 === 3 ? 255 : color[i % 4]!));
  const panel = { x: 0, y: 0, width, height };
  const cut = {
    length: 1.5,
    reach: 1.5,
    width: 0.75,
    hemWidth: 0.8,
    slope: 0.1,
    sleeve: 1.2,
    cuffWidth: 0.2,
    rise: 0,
  };
  return {
    facts: {
      shape: 'top',
      panels: { front: panel, 'sleeve-left': panel },
      ...{ cut, neckline: [], color: '#0ac81e', collar: null, necklineSure: 0, oneHue: true },
      adjusted: { length: 0, width: 0 },
    },
    atlas: { width, height, data },
  };
}

test('what has maps lies on the card as its maps show it', async () => {
  const look = { garments: LOOKS['breton']!.garments.filter(({ drawing }) => drawing.kind === 'trousers') };
  const [drawn, baked] = [undefined, await bakesFromDisk(look)].map((bakes) =>
    drawFlatLay(look, undefined, bakes),
  );
  let changed = 0;
  for (let i = 0; i < drawn!.data.length; i += 4)
    if (Math.abs(drawn!.data[i]! - baked!.data[i]!) > 8) changed++;
  expect(changed).toBeGreaterThan(5_000);
});

test('a garment of her own lies on the card in its own colors', () => {
  const { data } = drawFlatLay(LOOKS['breton']!);
  const [top] = LOOKS['breton']!.garments.filter(({ drawing }) => drawing.kind === 'top');
  const own = drawFlatLay(LOOKS['breton']!, new Map([[top!.id, plainSurface([10, 200, 30])]]));
  const greens = (pixels: Uint8ClampedArray): number => {
    let count = 0;
    for (let i = 0; i < pixels.length; i += 4)
      if (pixels[i + 1]! > pixels[i]! + 60 && pixels[i + 1]! > pixels[i + 2]! + 60) count++;
    return count;
  };
  expect(greens(data)).toBe(0);
  expect(greens(own.data)).toBeGreaterThan(10_000);
});
