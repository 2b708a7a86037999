import { expect, test } from 'vitest';
import { addClothOnWall } from './cloth-on-wall.ts';

const [WIDTH, HEIGHT] = [240, 240];
type Rgb = readonly [number, number, number];
const NAVY: Rgb = [25, 25, 70];
const GRAY: Rgb = [170, 170, 172];
const SHEER: Rgb = [85, 85, 135];

/** Her navy dress stands at x 80..140; the class model saw nothing of what `beside` shows at x 140..176. */
function goes(
  beside: (x: number, y: number) => Rgb | null,
  wall: (x: number, y: number) => Rgb = () => GRAY,
  isHeld: (x: number, y: number) => boolean = () => false,
): (x: number, y: number) => boolean {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  const hole = new Uint8Array(WIDTH * HEIGHT);
  const isCloth = (i: number): boolean => i % WIDTH >= 80 && i % WIDTH < 140 && i > 30 * WIDTH;
  for (let i = 0; i < hole.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    hole[i] = isCloth(i) ? 255 : 0;
    data.set(isCloth(i) ? NAVY : (beside(x, y) ?? wall(x, y)), i * 4);
  }
  const hers = new Uint8Array(hole);
  const box = { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT };
  addClothOnWall(
    { photo: { width: WIDTH, height: HEIGHT, data }, box, hole },
    isCloth,
    (i) => isHeld(i % WIDTH, Math.floor(i / WIDTH)),
    hers,
  );
  return (x, y) => hers[y * WIDTH + x]! > 0;
}

const strip =
  (color: Rgb, to = 160) =>
  (x: number, y: number): Rgb | null =>
    x >= 140 && x < to && y > 80 && y < 180 ? color : null;

test.each([
  ['the end of a scarf', strip(NAVY)],
  ['its sheer part and the edge of it', (x: number, y: number) => strip(x < 152 ? SHEER : NAVY)(x, y)],
])('%s that the class model took for the wall goes with her dress', (_, beside) => {
  const is = goes(beside);
  expect(is(150, 130)).toBe(true);
  expect(is(157, 170)).toBe(true);
  expect(is(200, 130)).toBe(false);
  expect(is(150, 40)).toBe(false);
});

test('what is joined to a thing of hers is the rest of her bag, and stays', () => {
  const bag = (x: number, y: number): boolean => x >= 160 && x < 180 && y > 100 && y < 160;
  expect(goes(strip(NAVY), () => GRAY, bag)(150, 130)).toBe(false);
});

test('a curb that goes on behind her stays', () => {
  const street = (_: number, y: number): Rgb => (y > 120 && y < 132 ? [40, 40, 60] : GRAY);
  expect(goes(() => null, street)(150, 126)).toBe(false);
});

test('a veil that leaves the photo goes too', () => {
  const is = goes((x, y) => (x < 80 && y > 100 && y < 150 ? NAVY : null));
  expect(is(2, 125)).toBe(true);
  expect(is(40, 125)).toBe(true);
  expect(is(40, 60)).toBe(false);
});

test.each<[string, (x: number, y: number) => Rgb | null, ((x: number, y: number) => Rgb)?]>([
  ['her shadow on the wall', strip([110, 110, 112])],
  ['a plant of another color beside her', strip([60, 120, 40])],
  ['a thing of that color that does not touch her', (x, y) => (x > 165 ? strip(NAVY, 190)(x, y) : null)],
  ['what stands before bricks', strip(NAVY), (x, y) => (((x >> 3) + (y >> 3)) % 2 ? GRAY : [120, 80, 60])],
  ['a wall of that color behind half of her', (x) => (x >= 140 ? NAVY : null)],
])('%s stays', (_, beside, wall) => {
  expect(goes(beside, wall)(152, 130)).toBe(false);
  expect(goes(beside, wall)(180, 130)).toBe(false);
});
