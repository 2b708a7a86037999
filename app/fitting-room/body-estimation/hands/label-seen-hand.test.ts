import { expect, test } from 'vitest';
import type { Rgb } from '../../pixels/pixels.ts';
import { coreOfHand, type Window } from './hand-window.ts';
import { labelSeenHand } from './label-seen-hand.ts';

const [WIDE, TALL, STATURE, PALM] = [120, 100, 800, 44];
const SKIN: Rgb = [190, 140, 115];
const HAND = { x: 80, y: 50, radius: 22 };
const pointAt = (i: number): [number, number] => [i % WIDE, Math.floor(i / WIDE)];
const beyondHand = (x: number, y: number): number => Math.hypot(x - HAND.x, y - HAND.y) - HAND.radius;

/** A hand on the hip, seen by the hand model, before gray trousers; `isBelly`: bare skin of its color beside it. */
function handBeside(isBelly: (x: number, y: number) => boolean): Uint8Array {
  const count = WIDE * TALL;
  const planes = (): Float32Array => new Float32Array(count);
  const w: Window = {
    ...{ x0: 0, y0: 0, width: WIDE, height: TALL, way: [0, 1], wrist: [HAND.x, HAND.y - HAND.radius] },
    ...{ leg: null, handShare: null, person: new Uint8Array(count), other: new Uint8Array(count) },
    ...{ away: planes(), fromJoints: planes(), past: planes(), beyond: planes() },
    ...{ color: new Uint8ClampedArray(count * 3), light: planes(), blue: planes(), red: planes() },
    ...{ skin: planes(), wall: planes(), cloth: planes(), strange: planes() },
  };
  for (let i = 0; i < count; i++) {
    const [x, y] = pointAt(i);
    const beyond = beyondHand(x, y);
    const isSkin = beyond < 0 || isBelly(x, y);
    const isWall = !isSkin && x > WIDE - 12;
    w.color.set(isSkin ? SKIN : isWall ? [220, 222, 225] : [30, 32, 60], i * 3);
    w.light[i] = isSkin ? 150 : isWall ? 222 : 34;
    w.beyond![i] = beyond / PALM;
    w.away[i] = w.fromJoints[i] = Math.max(0, beyond) / STATURE;
    w.past[i] = (y - w.wrist[1]) / STATURE;
    w.person[i] = w.away[i]! < 0.03 && w.past[i]! > -0.035 ? 1 : 0;
    (isSkin ? w.skin : isWall ? w.wall : w.cloth)[i] = 255;
    w.strange[i] = isSkin ? 0 : 3;
  }
  return labelSeenHand(w, coreOfHand(w, w.beyond!)!, [SKIN], STATURE).hand;
}

const count = (hand: Uint8Array, is: (beyond: number) => boolean): number =>
  hand.reduce((sum, value, i) => sum + (value && is(beyondHand(...pointAt(i))) ? 1 : 0), 0);

test('a hand beside her bare belly ends at its outline', () => {
  const hand = handBeside((x, y) => x < HAND.x - 8 && y > 34 && y < 62);
  expect(count(hand, (beyond) => beyond > 6)).toBe(0);
  expect(count(hand, (beyond) => beyond < 0)).toBeGreaterThan(1400);
});

test('a finger beyond the outline that the hand model saw is hand where no other skin is', () => {
  const finger = (x: number, y: number): boolean => Math.abs(x - HAND.x) < 8 && y > 60 && y < 84;
  const hand = handBeside(finger);
  expect(count(hand, (beyond) => beyond > 6)).toBeGreaterThan(10);
});
