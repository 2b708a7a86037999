import { expect, test } from 'vitest';
import {
  addToSlot,
  dueBetween,
  recordCounted,
  slotNumber,
  slotStart,
  unknownSlots,
  type DueSlots,
} from './due-slots.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const EIGHT = Date.UTC(2026, 10, 20, 8);

test("today's people are expected from yesterday's, also while today's are being claimed", () => {
  const slots: DueSlots = {};
  addToSlot(slots, slotNumber(EIGHT - DAY), 1000);
  expect(dueBetween(slots, EIGHT - HOUR, EIGHT + 2 * HOUR)).toBe(1000);
  addToSlot(slots, slotNumber(EIGHT), 100);
  expect(dueBetween(slots, EIGHT - HOUR, EIGHT + 2 * HOUR)).toBe(1000);
  addToSlot(slots, slotNumber(EIGHT), 1400);
  expect(dueBetween(slots, EIGHT - HOUR, EIGHT + 2 * HOUR)).toBe(1500);
  expect(dueBetween(slots, EIGHT + 5 * MINUTE, EIGHT + 2 * HOUR)).toBe(0);
  // Most of them have chosen another minute: a day later that is believed.
  addToSlot(slots, slotNumber(EIGHT + DAY), 40);
  addToSlot(slots, slotNumber(EIGHT + 2 * DAY), 40);
  expect(dueBetween(slots, EIGHT + 2 * DAY, EIGHT + 2 * DAY)).toBe(40);
});

test('a slot is known for two days after it was seen', () => {
  const slots: DueSlots = {};
  const unknown = (from: number) => unknownSlots(slots, from, from + 9 * MINUTE).length;
  expect(unknown(EIGHT)).toBe(2);
  recordCounted(slots, slotNumber(EIGHT), 700);
  expect(unknown(EIGHT)).toBe(1);
  expect(dueBetween(slots, EIGHT, EIGHT + MINUTE)).toBe(700);
  // Those who were counted are the ones that are claimed then.
  addToSlot(slots, slotNumber(EIGHT), 700);
  expect(dueBetween(slots, EIGHT, EIGHT + MINUTE)).toBe(700);
  expect(unknown(EIGHT + 2 * DAY)).toBe(1);
  expect(unknown(EIGHT + 3 * DAY)).toBe(2);
});

test('slots go on over midnight', () => {
  const midnight = Date.UTC(2026, 10, 21);
  const slots: DueSlots = {};
  addToSlot(slots, slotNumber(midnight - 1), 3);
  addToSlot(slots, slotNumber(midnight), 4);
  expect(dueBetween(slots, midnight - HOUR, midnight + HOUR)).toBe(7);
  expect(dueBetween(slots, midnight - HOUR, midnight - 1)).toBe(3);
});

test('a slot is five minutes, from its first millisecond to its last', () => {
  expect([0, 5 * MINUTE - 1, 5 * MINUTE, DAY].map(slotNumber)).toEqual([0, 0, 1, 288]);
  expect([0, 1, 288].map(slotStart)).toEqual([0, 5 * MINUTE, DAY]);
});

test('a new day begins with nobody claimed, and remembers the day before', () => {
  const slots: DueSlots = {};
  addToSlot(slots, slotNumber(EIGHT), 3);
  addToSlot(slots, slotNumber(EIGHT), 4);
  addToSlot(slots, slotNumber(EIGHT + DAY), 2);
  const day = Math.floor(EIGHT / DAY) + 1;
  expect(slots).toEqual({ 96: { day, n: 2, before: 7 } });
  recordCounted(slots, slotNumber(EIGHT + DAY), 9);
  expect(slots).toEqual({ 96: { day, n: 0, before: 9 } });
  expect(dueBetween(slots, EIGHT + 4 * MINUTE, EIGHT + 4 * MINUTE)).toBe(9);
  expect(dueBetween(slots, EIGHT - 1, EIGHT - 1)).toBe(0);
});
