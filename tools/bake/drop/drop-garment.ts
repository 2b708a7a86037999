// A sewn garment falls round the body while its arms sink from 45 to 15 degrees and its legs close: armpit, waist, crotch and
// knee get their folds by that.
import { distanceAt, distanceGrid, type DistanceGrid } from '../body/distance-grid.ts';
import { poseAt, type Body } from '../body/standard-body.ts';
import type { Draft, Point2 } from '../draft.ts';
import type { SewnMesh } from '../sew/sew.ts';
import { newDrop, stepFrame, type Drop } from './solver.ts';

export interface DropSettings {
  frames: number;
  substeps: number;
}

const GRID = 1.2;
const GRAVITY = 980;
const GRIP = 0.25;
const PRESSED = 0.04;
/** A waistband lies so far off the skin, in cm. */
const BAND_GAP = 0.6;
/** Over the cloth's own thickness: it lies in folds under a belt. */
const BELT_GAP = 0.5;
const BELT_GRIP = 0.03;

/** Between two grids of the same size. */
function blend(a: DistanceGrid, b: DistanceGrid, share: number, out: Float32Array): DistanceGrid {
  for (let i = 0; i < out.length; i++) out[i] = a.distances[i]! + (b.distances[i]! - a.distances[i]!) * share;
  return { ...a, distances: out };
}

export function dropGarment(
  draft: Draft,
  mesh: SewnMesh,
  poses: readonly Body[],
  settings: DropSettings,
): SewnMesh {
  const { frames, substeps } = settings;
  const bounds = { low: draft.reach.low, high: draft.reach.high };
  const grids = Array.from({ length: draft.poses }, (_, k) =>
    distanceGrid(poseAt(poses, k / (draft.poses - 1)), bounds, GRID),
  );
  const drop = newDrop(mesh, draft.cloth);
  hold(drop, draft, grids.at(-1)!);
  press(drop, draft);
  const between = new Float32Array(grids[0]!.distances.length);
  for (let frame = 0; frame < frames; frame++) {
    const share = Math.max(0, Math.min(1, (frame - 14) / (frames * 0.5 - 14)));
    const at = share * (grids.length - 1);
    const k = Math.min(grids.length - 2, Math.floor(at));
    const settling = (frame < 10 ? 8 : 0) + (frame > frames - 25 ? 6 : 0);
    stepFrame(drop, blend(grids[k]!, grids[k + 1]!, at - k, between), {
      substeps,
      gravity: GRAVITY * Math.min(1, frame / 12),
      damping: 1.5 + settling,
    });
  }
  return mesh;
}

/** What is held lies on the hanging body: each of its vertices is drawn level to just off the skin, firmly by a band, loosely by a belt. */
function hold({ mesh, goal, grip }: Drop, draft: Draft, grid: DistanceGrid): void {
  const held = new Set(draft.held.map((name) => draft.panels.findIndex((p) => p.name === name)));
  for (const [point, vertex] of mesh.vertexOf.entries()) {
    const panel = mesh.panelOf[point]!;
    const flat: Point2 = [mesh.flat[point * 2]!, mesh.flat[point * 2 + 1]!];
    const { belted, pinned } = draft.panels[panel]!;
    if (pinned?.(flat)) grip.fill(1, vertex * 3, vertex * 3 + 3);
    const isBelted = belted?.(flat) ?? false;
    if (!held.has(panel) && !isBelted) continue;
    const gap = isBelted ? draft.cloth.thickness + BELT_GAP : BAND_GAP;
    grip.fill(isBelted ? BELT_GRIP : GRIP, vertex * 3, vertex * 3 + 3);
    for (let round = 0; round < 8; round++) {
      const [distance, nx, nz] = levelDistance(grid, goal.subarray(vertex * 3, vertex * 3 + 3));
      if (Math.abs(distance) > 20) break;
      goal[vertex * 3]! -= (distance - gap) * nx;
      goal[vertex * 3 + 2]! -= (distance - gap) * nz;
    }
  }
}

/** Pressed edges are drawn sideways to where they hang. */
function press({ mesh, goal, grip }: Drop, { panels }: Draft): void {
  for (const [point, vertex] of mesh.vertexOf.entries()) {
    const at = panels[mesh.panelOf[point]!]!.hangs?.([mesh.flat[point * 2]!, mesh.flat[point * 2 + 1]!]);
    if (at == null) continue;
    goal[vertex * 3] = at;
    grip[vertex * 3] = PRESSED;
  }
}

/** And the direction away from the skin, level. */
function levelDistance(grid: DistanceGrid, [x, y, z]: Float64Array): [number, number, number] {
  const read = (dx: number, dz: number): number => distanceAt(grid, x! + dx, y!, z! + dz);
  const [nx, nz] = [read(1, 0) - read(-1, 0), read(0, 1) - read(0, -1)];
  const length = Math.sqrt(nx * nx + nz * nz) || 1;
  return [read(0, 0), nx / length, nz / length];
}

/** How much longer than flat the edges of free cloth are, from the most squeezed to the most stretched; a held band follows her, not its cloth. */
export function stretchOf(
  { positions: x, springs, vertexPanel }: SewnMesh,
  { panels, held }: Draft,
): Float64Array {
  const { ends, rest, edges } = springs;
  const isHeld = (vertex: number): boolean => held.includes(panels[vertexPanel[vertex]!]?.name ?? '');
  const stretch: number[] = [];
  for (let c = 0; c < edges; c++) {
    const [a, b] = [ends[c * 2]!, ends[c * 2 + 1]!];
    if (isHeld(a) || isHeld(b)) continue;
    const apart = [0, 1, 2].map((k) => x[a * 3 + k]! - x[b * 3 + k]!);
    stretch.push(Math.hypot(...apart) / rest[c]!);
  }
  return Float64Array.from(stretch).sort();
}
