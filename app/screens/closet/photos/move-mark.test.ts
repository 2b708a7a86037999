import { expect, test } from 'vitest';
import { LANDMARKS } from '../../../fitting-room/garment-photo/landmarks/garment-landmarks.ts';
import { followMark, isUnsure, shownMarks } from './move-mark.ts';

const all = Object.fromEntries(LANDMARKS.map((name, at) => [name, { x: at / 20, y: 0.5 }]));
const ofLegs = /waist|crotch|leg/;

test('a top has eleven dots, trousers have seven: never more than twelve', () => {
  const top = Object.fromEntries(Object.entries(all).filter(([name]) => !name.startsWith('leg')));
  expect(shownMarks(top)).toHaveLength(11);
  const trousers = Object.fromEntries(Object.entries(all).filter(([name]) => ofLegs.test(name)));
  expect(shownMarks(trousers)).toHaveLength(7);
});

test('a point moves inside the photo, and the inside of a cuff goes with its outside', () => {
  const marks = {
    'cuff-outer-left': { x: 0.2, y: 0.5 },
    'cuff-inner-left': { x: 0.3, y: 0.52 },
    'hem-left': { x: 0.4, y: 0.9 },
  };
  const moved = followMark(marks, 'cuff-outer-left', { x: 0.1, y: 0.6 });
  expect(moved['cuff-outer-left']).toEqual({ x: 0.1, y: 0.6 });
  expect(moved['cuff-inner-left']?.x).toBeCloseTo(0.2);
  expect(moved['cuff-inner-left']?.y).toBeCloseTo(0.62);
  expect(moved['hem-left']).toBe(marks['hem-left']);
  expect(followMark(marks, 'hem-left', { x: -3, y: 2 })['hem-left']).toEqual({ x: 0, y: 1 });
});

test('what we were not sure of is shown as such until she has put it in its place', () => {
  const marks = {
    'armpit-left': { x: 0.3, y: 0.4, sure: 0.1 },
    'armpit-right': { x: 0.7, y: 0.4, sure: 0.9 },
  };
  expect([isUnsure(marks['armpit-left']), isUnsure(marks['armpit-right'])]).toEqual([true, false]);
  const moved = followMark(marks, 'armpit-left', { x: 0.31, y: 0.42 })['armpit-left'];
  expect(moved && isUnsure(moved)).toBe(false);
});
