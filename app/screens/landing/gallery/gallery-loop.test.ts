import { expect, test } from 'vitest';
import { inFirstRound, turnGallery } from './gallery-loop.ts';

const at = (left: number) => ({ left, step: 300, count: 8 });

test('the second round shows what the first one shows', () => {
  expect(inFirstRound(at(0))).toBe(0);
  expect(inFirstRound(at(2100))).toBe(2100);
  expect(inFirstRound(at(2400))).toBe(0);
  expect(inFirstRound(at(2399.5))).toBe(-0.5);
  expect(inFirstRound(at(2700))).toBe(300);
});

test('next glides one slide on, also over the end', () => {
  expect(turnGallery(at(0), 1)).toEqual({ from: 0, to: 300 });
  expect(turnGallery(at(2100), 1)).toEqual({ from: 2100, to: 2400 });
  expect(turnGallery(at(2400), 1)).toEqual({ from: 0, to: 300 });
});

test('back from the first slide comes to the last one', () => {
  expect(turnGallery(at(0), -1)).toEqual({ from: 2400, to: 2100 });
  expect(turnGallery(at(300), -1)).toEqual({ from: 300, to: 0 });
});

test('a press in the middle of a glide goes on from the nearest slide', () => {
  expect(turnGallery(at(170), 1)).toEqual({ from: 170, to: 600 });
  expect(turnGallery(at(40), -1)).toEqual({ from: 2440, to: 2100 });
});

test('eight presses in either direction come back to where they began', () => {
  for (const direction of [1, -1] as const) {
    let left = 0;
    for (let i = 0; i < 8; i++) left = turnGallery(at(left), direction).to;
    expect(inFirstRound(at(left))).toBe(0);
  }
});
