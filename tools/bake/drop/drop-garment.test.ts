import { beforeAll, expect, test } from 'vitest';
import { distanceAt, distanceGrid } from '../body/distance-grid.ts';
import { loadBody, poseAt } from '../body/standard-body.ts';
import type { Draft } from '../draft.ts';
import { WARDROBE } from '../garments/wardrobe.ts';
import { sew, type SewnMesh } from '../sew/sew.ts';
import { dropGarment, stretchOf } from './drop-garment.ts';

const COARSE = { frames: 50, substeps: 20 };
const poses = loadBody('woman-average');
let draft: Draft;
let mesh: SewnMesh;

beforeAll(() => {
  draft = WARDROBE.get('trousers-straight')!.draft(poses);
  mesh = dropGarment(draft, sew(draft, 2.6), poses, COARSE);
});

test('woven cloth keeps its lengths, even in a mesh as coarse as this', () => {
  const stretch = stretchOf(mesh, draft);
  const share = (of: number): number => stretch[Math.floor(of * stretch.length)]!;
  expect(share(0.5)).toBeLessThan(1.0045);
  expect(share(0.8)).toBeLessThan(1.019);
  expect(share(0.9)).toBeLessThan(1.031);
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
