import { expect, test } from 'vitest';
import { loadBody } from '../body/standard-body.ts';
import { lengthOf, type Draft } from '../draft.ts';
import { WARDROBE } from './wardrobe.ts';

const poses = new Map(
  [...new Set([...WARDROBE.values()].map(({ body }) => body))].map((body) => [body, loadBody(body)]),
);
const DRAFTS = [...WARDROBE].map(([name, { body, draft }]): [string, Draft] => [
  name,
  draft(poses.get(body)!),
]);

/** A hundredth of the seam, and no less than what a hand at the machine eases in, in cm. */
const EASED_IN = 0.5;

test.each(DRAFTS)('%s: sewn edges have one length, gathered ones are longer', (_, draft) => {
  const edges = new Map<string, number>(
    draft.panels.flatMap(({ name, edges: all }) =>
      Object.entries(all).map(([edge, line]) => [`${name}.${edge}`, lengthOf(line)] as const),
    ),
  );
  const wrong = draft.seams.filter(({ first, second, isGathered }) => {
    const [a, b] = [edges.get(first)!, edges.get(second)!];
    return isGathered ? a < b : !(Math.abs(a - b) <= Math.max(EASED_IN, a / 100));
  });
  expect(wrong.map(({ first, second }) => [first, edges.get(first), second, edges.get(second)])).toEqual([]);
});

test.each(DRAFTS)('%s: the edges of a panel go once round it', (_, { panels }) => {
  for (const { edges } of panels) {
    const lines = Object.values(edges);
    for (const [k, line] of lines.entries()) {
      const next = lines[(k + 1) % lines.length]!;
      const [x, y] = line.at(-1)!;
      expect(Math.hypot(next[0]![0] - x, next[0]![1] - y)).toBeLessThan(1e-6);
    }
  }
});

test.each(DRAFTS)('%s is named as the wardrobe names it', (name, draft) => {
  expect(draft.name).toBe(name);
});
