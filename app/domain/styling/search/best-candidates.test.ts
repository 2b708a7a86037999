import { expect, test } from 'vitest';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { removableLayers } from './removable-layers.ts';
import { createCandidateList } from './best-candidates.ts';

const KEPT = 64;

test('the cheapest 64 are kept, and a new one must undercut the dearest of them', () => {
  const found = createCandidateList();
  const add = (cost: number) => found.add({ garments: [], icl: 1, cost });
  for (let cost = 2 * KEPT; cost > 1; cost--) add(cost);
  expect(found.limit()).toBe(Infinity);
  add(1);
  expect(found.limit()).toBe(KEPT);
  expect(found.all().map(({ cost }) => cost)).toEqual(Array.from({ length: KEPT }, (_, n) => n + 1));
  add(0.5);
  expect(found.all()[0]?.cost).toBe(0.5);
  expect(found.all()).toHaveLength(KEPT);
  expect(found.limit()).toBe(KEPT - 1);
});

test('few are kept as they are, the cheapest first', () => {
  const found = createCandidateList();
  for (const cost of [3, 1, 2]) found.add({ garments: [], icl: 1, cost });
  expect(found.all().map(({ cost }) => cost)).toEqual([1, 2, 3]);
  expect(found.limit()).toBe(Infinity);
});

test('what comes off: the outermost first, two at most, and nothing that undresses her', () => {
  const off = (...ids: string[]) => removableLayers(ids.map((id) => garmentById(id)!)).map(({ id }) => id);
  expect(off('fine-cardigan', 'oxford-shirt', 'wool-coat')).toEqual(['wool-coat', 'fine-cardigan']);
  expect(off('fine-cardigan', 'wool-blazer', 'wool-coat')).toEqual(['wool-coat', 'wool-blazer']);
  expect(off('merino-crew', 'chinos', 'wool-scarf')).toEqual([]);
});
