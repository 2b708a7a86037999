import { expect, test } from 'vitest';
import type { Person } from '../read/person.ts';
import { leadIntoHands } from './lead-into-hand.ts';

const [WIDTH, HEIGHT] = [200, 260];
/** A forearm that hangs: elbow, wrist, and the row in which the hand comes out of the cuff. */
const [ELBOW, WRIST, ENTRY] = [40, 150, 158];

/** Left and right end of the painted arm in a row, with a hand that begins between two columns. */
function endsBeside(
  hand: readonly [number, number],
  cuffed = true,
  wrist = WRIST,
  spike = 0,
): (y: number) => [number, number] {
  const body = new Uint8Array(WIDTH * HEIGHT);
  const hands = new Uint8Array(WIDTH * HEIGHT);
  const mask = new Uint8Array(WIDTH * HEIGHT);
  for (let y = ELBOW; y < 230; y++) {
    if (y < ENTRY) {
      // In its last rows what was guessed under the cuff may be wider.
      const wider = y > ENTRY - 9 ? spike : 0;
      body.fill(255, y * WIDTH + 84 - wider, y * WIDTH + 117 + wider);
    } else for (const plane of [body, mask]) plane.fill(255, y * WIDTH + hand[0], y * WIDTH + hand[1]);
  }
  const station = { name: 'wrist', at: [100, wrist], left: 14, right: 14, sure: 0 };
  const arm = {
    joints: [
      [100, 0],
      [100, ELBOW],
      [100, wrist],
      [100, 190],
    ],
    stations: [station],
  };
  const seen = { entry: [100, ENTRY], tip: [100, 228], cuffed, area: 2000 };
  const person = {
    width: WIDTH,
    height: HEIGHT,
    body: { stature: 900, arms: [arm, { joints: [], stations: [] }] },
    hands: { mask, seen: [seen, null] },
  } as unknown as Person;
  leadIntoHands(person, body, hands);
  return (y) => {
    const row = body.subarray(y * WIDTH, (y + 1) * WIDTH);
    return [row.findIndex((value) => value > 127), row.findLastIndex((value) => value > 127) + 1];
  };
}

test('a forearm runs into a hand that begins narrower: no rim stands out beside it', () => {
  const ends = endsBeside([90, 110]);
  expect(Math.abs(ends(ENTRY - 1)[0] - 90)).toBeLessThan(2);
  expect(Math.abs(ends(ENTRY - 1)[1] - 110)).toBeLessThan(2);
  // Towards the elbow it is as it was, and nowhere on the way it jumps.
  expect(ends(ELBOW + 20)).toEqual([84, 117]);
  for (let y = ELBOW + 20; y < ENTRY - 1; y++) expect(Math.abs(ends(y)[1] - ends(y + 1)[1])).toBeLessThan(2);
});

test('and into one that begins beside it', () => {
  const ends = endsBeside([80, 106]);
  expect(Math.abs(ends(ENTRY - 1)[0] - 80)).toBeLessThan(2);
  expect(Math.abs(ends(ENTRY - 1)[1] - 106)).toBeLessThan(2);
});

test('a single finger that comes out of the cuff says nothing of the wrist, and a bare wrist is as it is seen', () => {
  expect(endsBeside([88, 96])(ENTRY - 1)).toEqual([84, 117]);
  expect(endsBeside([90, 110], false)(ENTRY - 1)).toEqual([84, 117]);
});

test('fingers that come out of a deep cuff leave the arm as it is', () => {
  expect(endsBeside([90, 110], true, WRIST - 20)(ENTRY - 1)).toEqual([84, 117]);
});

test('a cuff as wide as it is above the hand neither pinches the forearm nor leaves a spike beside the hand', () => {
  const ends = endsBeside([90, 110], true, WRIST, 6);
  for (let y = ENTRY - 30; y < ENTRY; y++) {
    const [left, right] = ends(y);
    expect(right - left, `row ${y}`).toBeGreaterThanOrEqual(19);
    expect(Math.abs(ends(y)[1] - ends(y + 1)[1]), `row ${y}`).toBeLessThan(2);
  }
});
