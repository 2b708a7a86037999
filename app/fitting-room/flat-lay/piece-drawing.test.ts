import { expect, test } from 'vitest';
import { garmentById, toWornGarment } from '../../domain/wardrobe/wardrobe.ts';
import { drawPiece } from './piece-drawing.ts';

const GROUND = [244, 237, 230];

/** How wide it is drawn in each of its rows, pixels. */
function rowsOf(id: string): number[] {
  const { width, height, data } = drawPiece(toWornGarment(garmentById(id)!, ['black']), 108, 126, '#f4ede6');
  const isDrawn = (at: number) => GROUND.some((value, c) => Math.abs(data[at * 4 + c]! - value) > 60);
  const rows = Array.from({ length: height }, (_, y) => {
    let count = 0;
    for (let x = 0; x < width; x++) if (isDrawn(y * width + x)) count++;
    return count;
  });
  return rows.filter((count) => count > 2);
}

test('socks have a leg slimmer than their foot is long, and are as high as they are called', () => {
  const tall = (id: string) => {
    const rows = rowsOf(id);
    // Drawn as large as fits: the foot is the measure.
    return rows.length / Math.max(...rows);
  };
  const rows = rowsOf('ankle-socks');
  expect(rows[Math.round(rows.length * 0.1)]! / Math.max(...rows)).toBeLessThan(0.4);
  expect(tall('no-show-socks')).toBeLessThan(tall('ankle-socks') * 0.75);
  expect(tall('long-wool-socks')).toBeGreaterThan(tall('ankle-socks') * 1.15);
});

test('a white piece is white on its paper, a gray one stays gray', () => {
  const usual = (id: string, color: 'white' | 'grey') => {
    const { width, height, data } = drawPiece(toWornGarment(garmentById(id)!, [color]), 108, 126, '#f4ede6');
    const values: number[] = [];
    // Its middle, where it is cloth alone.
    for (let y = Math.round(height * 0.4); y < height * 0.8; y++)
      for (let x = Math.round(width * 0.35); x < width * 0.65; x++)
        values.push(data[(y * width + x) * 4 + 1]!);
    return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
  };
  expect(usual('cotton-tee', 'white')).toBeGreaterThan(232);
  expect(usual('cotton-tee', 'grey')).toBeLessThan(200);
});
