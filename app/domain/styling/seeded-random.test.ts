import { expect, test } from 'vitest';
import { seededRandom, seededFraction } from './seeded-random.ts';

// Looks are made again from their seed, on any machine and in any year: these numbers never change.
// They are those of FNV-1a and mulberry32 as published.
test('a seed always gives the same numbers', () => {
  const chance = seededRandom('stylecast');
  const numbers = [chance.next(), chance.next(), chance.next()].map((number) => number.toFixed(6));
  expect(numbers).toEqual(['0.081693', '0.916218', '0.716674']);
  expect(seededFraction('2026-05-20', 'shorts').toFixed(6)).toBe('0.044533');
  expect(seededFraction('2026-05-20', 'shorts')).toBe(seededRandom('2026-05-20|shorts').next());
});

test('numbers lie between 0 and 1 and are spread evenly', () => {
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let n = 0; n < 2000; n++) {
    const number = seededRandom(`seed ${n}`).next();
    expect(number).toBeGreaterThanOrEqual(0);
    expect(number).toBeLessThan(1);
    tenths[Math.floor(number * 10)]!++;
  }
  for (const count of tenths) {
    expect(count).toBeGreaterThan(150);
    expect(count).toBeLessThan(250);
  }
});

test('one of a list is picked, each of them at times; of none nothing can be', () => {
  const picked = new Set(Array.from({ length: 40 }, (_, n) => seededRandom(`${n}`).pick(['a', 'b', 'c'])));
  expect([...picked].sort()).toEqual(['a', 'b', 'c']);
  expect(() => seededRandom('x').pick([])).toThrow(RangeError);
});
