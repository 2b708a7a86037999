import type { HandLandmarker } from '@mediapipe/tasks-vision';
import { expect, test, vi } from 'vitest';
import { bodyMapData } from '../../contracts/user.ts';
import type { Landmark } from '../../domain/photos/body-map.ts';
import { detectHands, withSeenHands } from './detect-hands.ts';

const [WIDTH, HEIGHT] = [500, 1000];
const photo = { width: WIDTH, height: HEIGHT } as ImageBitmap;

/** Head at the top, feet at the bottom, hands hanging at 0.5. */
const person: Landmark[] = Array.from({ length: 33 }, (_, k): Landmark => [
  k % 2 ? 0.7 : 0.3,
  k === 0 ? 0 : k === 32 ? 1 : [13, 14].includes(k) ? 0.35 : 0.5,
  -0.1,
  0.9,
]);

/** Stands in for the browser's canvas, and knows which square is looked at. */
let square = { left: 0, top: 0, size: 0 };
vi.stubGlobal(
  'OffscreenCanvas',
  class {
    getContext = () => ({
      canvas: this,
      fillRect: () => undefined,
      drawImage: (_: unknown, x: number, y: number, width: number) => {
        const scale = width / WIDTH;
        square = { left: -x / scale, top: -y / scale, size: 512 / scale };
      },
    });
  },
);

interface Seen {
  /** In the photo's pixels. */
  wrist: [number, number];
  sure: number;
  /** Which look sees it: the nearer square is the smaller one. */
  in?: 'near' | 'wide';
}

const modelThatSees = (...hands: Seen[]): HandLandmarker =>
  ({
    detect: () => {
      const look = square.size < 300 ? 'near' : 'wide';
      const inside = hands.filter(
        ({ wrist: [x, y], in: only = look }) =>
          only === look &&
          x > square.left &&
          y > square.top &&
          x < square.left + square.size &&
          y < square.top + square.size,
      );
      return {
        landmarks: inside.map(({ wrist: [x, y] }) =>
          Array.from({ length: 21 }, (_, k) => ({
            x: (x + (k % 4) * 4 - square.left) / square.size,
            y: (y + (k === 0 ? 0 : 50 + k) - square.top) / square.size,
            z: 0,
          })),
        ),
        handedness: inside.map(({ sure }) => [{ score: sure }]),
      };
    },
  }) as unknown as HandLandmarker;

test('a hand is seen where both looks at its wrist agree, whichever they are sure of', () => {
  const [left, right] = detectHands(modelThatSees({ wrist: [352, 505], sure: 0.3 }), photo, person);
  expect(left?.[0]).toEqual([0.704, 0.505]);
  expect(left).toHaveLength(21);
  expect(right).toBeNull();
});

test('one look alone counts only where it is sure, and near the wrist', () => {
  const only = (seen: Omit<Seen, 'in'>) =>
    detectHands(modelThatSees({ ...seen, in: 'wide' }), photo, person)[0] !== null;
  expect(only({ wrist: [352, 505], sure: 0.9 })).toBe(true);
  expect(only({ wrist: [352, 505], sure: 0.6 })).toBe(false);
  expect(only({ wrist: [352, 570], sure: 0.9 })).toBe(false);
});

test('hands in each other are not one hand twice', () => {
  const clasped = person.map((mark, k): Landmark =>
    k === 15 ? [0.53, 0.5, 0, 1] : k === 16 ? [0.49, 0.5, 0, 1] : mark,
  );
  const seen = detectHands(modelThatSees({ wrist: [262, 500], sure: 0.9 }), photo, clasped);
  expect(seen.map((hand) => hand !== null)).toEqual([true, false]);
});

test('wrists and knuckles of the pose go where a hand was seen, others stay', () => {
  const hands = detectHands(modelThatSees({ wrist: [352, 505], sure: 0.9 }), photo, person);
  const moved = withSeenHands(person, hands);
  expect(moved[15]!.slice(0, 2)).toEqual([0.704, 0.505]);
  expect(moved[15]!.slice(2)).toEqual([-0.1, 0.9]);
  expect(moved[19]![1]).toBeGreaterThan(0.55);
  expect(moved.filter((mark, k) => mark !== person[k])).toHaveLength(4);
});

test('a body map carries hands of 21 points, one that is not seen, or none at all', () => {
  const hands = detectHands(modelThatSees({ wrist: [352, 505], sure: 0.9 }), photo, person);
  const map = { version: 1, photo: { width: WIDTH, height: HEIGHT }, landmarks: person };
  const isTaken = (data: object): boolean => bodyMapData.safeParse(data).success;
  expect(isTaken(map)).toBe(true);
  expect(isTaken({ ...map, hands })).toBe(true);
  expect(isTaken({ ...map, hands: [hands[0]!.slice(1), null] })).toBe(false);
});
