import { expect, test } from 'vitest';
import { garmentById, worn } from '../../domain/wardrobe/wardrobe.ts';
import { drawPiece } from './piece-drawing.ts';

const GROUND = [244, 237, 230];

/** How wide it is drawn in each of its rows, pixels. */
function rowsOf(id: string): number[] {
  const { width, height, data } = drawPiece(worn(garmentById(id)!, ['black']), 108, 126, '#f4ede6');
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
