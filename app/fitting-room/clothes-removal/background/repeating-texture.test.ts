import { expect, test } from 'vitest';
import { hash } from '../../pixels/noise.ts';
import { inpaintBackground } from './inpaint-background.ts';

const [WIDTH, HEIGHT] = [480, 360];

type Tone = (x: number, y: number) => number;
/** Bricks of 43 x 14 pixels, a little tilted, each of its own tone, with pale mortar. */
const bricks: Tone = (x, y) => {
  const level = y + x * 0.03;
  const course = Math.floor(level / 14);
  const along = x + (course % 2) * 21;
  if (level - course * 14 < 3.2 || along % 43 < 3.2) return 205;
  return 96 + hash(Math.floor(along / 43), course) * 26;
};
/** A wall with nothing on it but the edge of a shadow. */
const plain: Tone = (x, y) => (x > 330 ? 120 : 150) + hash(x, y) * 3;

/** Mean error behind somebody who stands before such a wall, and what is left of the wall as the plain fill made it. */
function filledOver(tone: Tone): { away: number; filled: Uint8ClampedArray } {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const hole = new Uint8Array(WIDTH * HEIGHT);
  for (let i = 0; i < hole.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    hole[i] = x > 180 && x < 300 && y > 30 ? 255 : 0;
    const value = tone(x, y);
    data.set(hole[i] ? [255, 0, 0, 255] : [value, value, value, 255], i * 4);
  }
  const filled = inpaintBackground({ width: WIDTH, height: HEIGHT, data }, hole);
  let [away, count] = [0, 0];
  for (let i = 0; i < hole.length; i++) {
    if (!hole[i]) continue;
    away += Math.abs(filled[i * 4]! - tone(i % WIDTH, Math.floor(i / WIDTH)));
    count++;
  }
  return { away: away / count, filled };
}

test('courses of bricks go on behind her, joint upon joint', () => {
  expect(filledOver(bricks).away).toBeLessThan(15);
});

test('a wall that does not repeat itself is left as it was filled', () => {
  expect(filledOver(plain).away).toBeLessThan(12);
});
