import { expect, test } from 'vitest';
import { strangersByRow } from './colors-at-height.ts';
import { fillByExemplars } from './exemplar-inpainting.ts';

const [WIDTH, HEIGHT] = [20, 100];
/** A white window above brown ground; her place, which is not seen, is the right half. */
const room = {
  width: WIDTH,
  height: HEIGHT,
  known: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, j) => (j % WIDTH < 10 ? 1 : 0)),
  color: Float32Array.from({ length: WIDTH * HEIGHT * 3 }, (_, k) => {
    const white = Math.floor(k / 3 / WIDTH) < 40;
    return white ? 240 : [140, 100, 70][k % 3]!;
  }),
};
const cellAt = (y: number): number => y * WIDTH + 3;

test('a window above is strange on the ground, the ground is not, and near its sill both are seen', () => {
  const isStranger = strangersByRow(room);
  expect(isStranger(80, cellAt(10))).toBe(true);
  expect(isStranger(10, cellAt(80))).toBe(true);
  expect(isStranger(80, cellAt(60))).toBe(false);
  expect(isStranger(42, cellAt(10))).toBe(false);
});

test('where nothing of the room is seen at a height, nothing is strange', () => {
  const isStranger = strangersByRow({
    ...room,
    known: room.known.map((known, j) => (j < 50 * WIDTH ? known : 0)),
  });
  expect(isStranger(90, cellAt(10))).toBe(false);
});

test('beside a post the ground goes on behind her, though the post is seen before the window above', () => {
  const [width, height] = [40, 60];
  const isHole = (j: number): boolean =>
    j > 20 * width && (j % width < 7 || (j % width > 8 && j % width < 28));
  const at = (j: number): number[] => {
    if (j % width > 6 && j % width < 9) return [170, 150, 130];
    return j < 16 * width ? [240, 240, 240] : [140, 105, 75];
  };
  const known = Uint8Array.from({ length: width * height }, (_, j) => (isHole(j) ? 0 : 1));
  const color = Float32Array.from([...known].flatMap((is, j) => (is ? at(j) : [0, 0, 0])));
  const small = { width, height, known, color };
  const isWhole = (j: number): boolean =>
    [-2, -1, 0, 1, 2].every((dy) => [-2, -1, 0, 1, 2].every((dx) => known[j + dy * width + dx] === 1));
  fillByExemplars(
    small,
    known.map((_, j) => (isWhole(j) ? 1 : 0)),
  );
  expect(color[(50 * width + 9) * 3]).toBe(140);
});
