import { expect, test } from 'vitest';
import { CHECKS } from '../../../domain/looks/cloth.ts';
import { checkedPattern } from './checked-patterns.ts';
import type { Weave } from './weave.ts';

const SIDE = 64;

/** How much of the second color is where, 0 … 1, over a square of cloth. */
function shares(kind: (typeof CHECKS)[number] | undefined): number[] {
  const cloth = checkedPattern(kind, [0, 0, 0], [200, 200, 200], 1, 1);
  const out: Weave = { red: 0, green: 0, blue: 0, relief: 0 };
  return Array.from({ length: SIDE * SIDE }, (_, i) => {
    cloth(i % SIDE, Math.floor(i / SIDE), out);
    return out.red / 200;
  });
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

// The share of the second color, and how many shades there are between the two.
test.each([
  [undefined, 0.15, 0.35],
  ['gingham', 0.45, 0.55],
  ['tattersall', 0.06, 0.16],
  ['board', 0.45, 0.55],
  ['jacquard', 0.15, 0.45],
  ['boucle', 0.15, 0.45],
] as const)('%s: the second color takes its share', (kind, least, most) => {
  const share = mean(shares(kind));
  expect(share).toBeGreaterThan(least);
  expect(share).toBeLessThan(most);
});

test('no two kinds of check look alike', () => {
  const all = [undefined, ...CHECKS].map(shares);
  for (const [index, one] of all.entries())
    for (const other of all.slice(index + 1))
      expect(mean(one.map((share, at) => Math.abs(share - other[at]!)))).toBeGreaterThan(0.12);
});
