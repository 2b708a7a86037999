import { expect, test } from 'vitest';
import { contentBounds } from './content-bounds.ts';
import type { Plane } from './content-bounds.ts';
import type { Box } from './pixels.ts';

/** Looked at pixel by pixel. */
function slowly(plane: Plane, width: number, height: number): Box | null {
  const box: Box = { x0: width, y0: height, x1: 0, y1: 0 };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (plane[y * width + x] === 0) continue;
      box.x0 = Math.min(box.x0, x);
      box.x1 = Math.max(box.x1, x + 1);
      box.y0 = Math.min(box.y0, y);
      box.y1 = Math.max(box.y1, y + 1);
    }
  return box.x1 > 0 ? box : null;
}

test('the content of a plane is found at every place, width and offset', () => {
  for (const width of [1, 2, 3, 4, 5, 7, 8, 13])
    for (const offset of [0, 1, 2, 3]) {
      const height = 3;
      const plane = new Uint8Array(width * height + offset).subarray(offset);
      expect(contentBounds(plane, width, height)).toBeNull();
      for (let a = 0; a < plane.length; a++)
        for (let b = a; b < plane.length; b++) {
          plane[a] = plane[b] = 1;
          expect(contentBounds(plane, width, height)).toEqual(slowly(plane, width, height));
          plane[a] = plane[b] = 0;
        }
    }
});

test('a plane of floats has its content in pixels, not in bytes', () => {
  const plane = new Float32Array(5 * 4);
  plane[7] = 0.5;
  plane[13] = 1e-9;
  expect(contentBounds(plane, 5, 4)).toEqual({ x0: 2, x1: 4, y0: 1, y1: 3 });
});
