import { expect, test } from 'vitest';
import type { Person } from '../../body-estimation/person.ts';
import { joinForearmsToHands } from './join-forearm-to-hand.ts';

const [WIDTH, HEIGHT] = [200, 260];
/** A forearm that hangs: elbow, wrist, and the row in which the hand comes out of the cuff. */
const [ELBOW, WRIST, ENTRY] = [40, 150, 158];

type Columns = readonly [number, number];

/**
 * Left and right end of the painted arm in a row, with a hand between two columns, or between others in each row.
 * @param stub rows below the hand's beginning in which the arm was painted on beside it, under the old cuff
 */
function endsBeside(
  hand: Columns | ((down: number) => Columns),
  cuffed = true,
  wrist = WRIST,
  spike = 0,
  stub = 0,
): (y: number) => [number, number] {
  const body = new Uint8Array(WIDTH * HEIGHT);
  const hands = new Uint8Array(WIDTH * HEIGHT);
  const mask = new Uint8Array(WIDTH * HEIGHT);
  const cloth = new Uint8Array(WIDTH * HEIGHT).fill(1);
  for (let y = ELBOW; y < 230; y++) {
    if (y < ENTRY) {
      // In its last rows what was guessed under the cuff may be wider.
      const wider = y > ENTRY - 9 ? spike : 0;
      body.fill(255, y * WIDTH + 84 - wider, y * WIDTH + 117 + wider);
    } else {
      const [from, to] = typeof hand === 'function' ? hand(y - ENTRY) : hand;
      for (const plane of [body, mask]) plane.fill(255, y * WIDTH + from, y * WIDTH + to);
      if (y < ENTRY + stub) body.fill(255, y * WIDTH + 84, y * WIDTH + 117);
    }
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
    body: { stature: 900, arms: [arm, arm] },
    hands: { mask, cloth, seen: [seen, null] },
  } as unknown as Person;
  joinForearmsToHands(person, body, hands);
  return (y) => {
    const row = body.subarray(y * WIDTH, (y + 1) * WIDTH);
    return [row.findIndex((value) => value > 127), row.findLastIndex((value) => value > 127) + 1];
  };
}

test('a forearm runs into a hand that begins narrower: no rim stands out beside it', () => {
  const ends = endsBeside([90, 110]);
  expect(Math.abs(ends(ENTRY - 1)[0] - 90)).toBeLessThan(2);
  expect(Math.abs(ends(ENTRY - 1)[1] - 110)).toBeLessThan(2);
  // Toward the elbow it is as it was, and nowhere on the way it jumps.
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

/** As a hand looks whose cuff ended aslant: from 12 columns it grows to one side. */
const aslant = (down: number): Columns => [90, 102 + Math.min(24, Math.floor(down / 2))];

test('a forearm runs into a hand that begins in a point as wide as that is a little further down', () => {
  const [left, right] = endsBeside(aslant)(ENTRY - 1);
  expect(Math.abs(left - 90)).toBeLessThan(2);
  expect(right).toBeGreaterThan(104);
  expect(right).toBeLessThan(112);
});

test('beside a hand that has begun nothing is painted further out than its forearm ends', () => {
  const ends = endsBeside(aslant, true, WRIST, 0, 16);
  const [left, right] = ends(ENTRY - 1);
  for (let y = ENTRY + 6; y < ENTRY + 16; y++) {
    expect(ends(y)[0], `row ${y}`).toBeGreaterThanOrEqual(left - 2);
    expect(ends(y)[1], `row ${y}`).toBeLessThanOrEqual(Math.max(right + 2, aslant(y - ENTRY)[1]));
  }
});
