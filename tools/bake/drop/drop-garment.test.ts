import { beforeAll, expect, test } from 'vitest';
import { distanceAt, distanceGrid } from '../body/distance-grid.ts';
import { loadBody, poseAt } from '../body/standard-body.ts';
import type { Draft } from '../draft.ts';
import { WARDROBE } from '../garments/wardrobe.ts';
import { sew, type SewnMesh } from '../sew/sew.ts';
import { dropGarment } from './drop-garment.ts';

const COARSE = { frames: 40, substeps: 14 };
const poses = loadBody('woman-average');
let draft: Draft;
let mesh: SewnMesh;

beforeAll(() => {
  draft = WARDROBE.get('trousers-straight')!(poses);
  mesh = dropGarment(draft, sew(draft, 2.6), poses, COARSE);
});

test('woven cloth keeps its lengths: hardly an edge is stretched by 4 %', () => {
  const { ends, rest, edges } = mesh.springs;
  const x = mesh.positions;
  const stretch = Array.from({ length: edges }, (_, c) => {
    const [i, j] = [ends[c * 2]! * 3, ends[c * 2 + 1]! * 3];
    return Math.hypot(x[i]! - x[j]!, x[i + 1]! - x[j + 1]!, x[i + 2]! - x[j + 2]!) / rest[c]!;
  }).sort((a, b) => a - b);
  expect(stretch[Math.floor(edges * 0.5)]).toBeLessThan(1.01);
  expect(stretch[Math.floor(edges * 0.98)]).toBeLessThan(1.04);
});

test('no cloth is left inside the body', () => {
  const grid = distanceGrid(poseAt(poses, 1), { low: draft.reach.low, high: draft.reach.high }, 1.2);
  const inside = [];
  for (let i = 0; i < mesh.positions.length; i += 3) {
    const [x, y, z] = mesh.positions.subarray(i, i + 3);
    if (distanceAt(grid, x!, y!, z!) < -0.3) inside.push([x, y, z]);
  }
  expect(inside.length / (mesh.positions.length / 3)).toBeLessThan(0.005);
});

test('what hangs has come to rest where it is worn', () => {
  const heights = mesh.positions.filter((_, i) => i % 3 === 1);
  expect(Math.max(...heights)).toBeGreaterThan(98);
  expect(Math.min(...heights)).toBeGreaterThan(-1);
});
