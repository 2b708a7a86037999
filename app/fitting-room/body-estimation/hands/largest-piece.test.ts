import { expect, test } from 'vitest';
import { largest } from './find-hands.ts';
import { HAND } from './hand-labels.ts';
import type { Window } from './hand-window.ts';

const [WIDE, TALL, STATURE] = [120, 60, 800];
const isIn = (i: number, x0: number): boolean => {
  const [x, y] = [i % WIDE, Math.floor(i / WIDE)];
  return x >= x0 && x < x0 + 30 && y >= 15 && y < 45;
};

/** Two pieces of the color of a hand, both near its axis. @returns pixels kept of the left and of the right one */
function kept(skinOfLeft: number, skinOfRight: number): [number, number] {
  const count = WIDE * TALL;
  const labels = new Uint8Array(count).map((_, i) => (isIn(i, 15) || isIn(i, 75) ? HAND : 0));
  const skin = Float32Array.from(labels, (_, i) =>
    isIn(i, 15) ? skinOfLeft : isIn(i, 75) ? skinOfRight : 0,
  );
  const w = { width: WIDE, height: TALL, skin, away: new Float32Array(count) } as Window;
  const hand = largest(labels, w, STATURE);
  const of = (x0: number): number => hand.reduce((sum, value, i) => sum + (value && isIn(i, x0) ? 1 : 0), 0);
  return [of(15), of(75)];
}

test('beside a piece that is surely skin, one that the class model takes for the wall is no hand', () => {
  const [wall, skin] = kept(0, 250);
  expect(wall).toBe(0);
  expect(skin).toBeGreaterThan(800);
});

test('both pieces are hand where the class model sees some skin in each, or in none', () => {
  for (const skin of [0, 200]) for (const piece of kept(skin, skin)) expect(piece).toBeGreaterThan(800);
});
