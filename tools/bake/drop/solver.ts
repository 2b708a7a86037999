// Cloth that falls: small steps of extended position based dynamics (Macklin et al. 2016, 2019) with the body's distance grid,
// friction, cloth that keeps off cloth, and neighbors that lose their difference in speed. In cm and seconds.
import type { Cloth } from '../draft.ts';
import type { DistanceGrid } from '../body/distance-grid.ts';
import type { SewnMesh } from '../sew/sew.ts';

export interface Drop {
  mesh: SewnMesh;
  cloth: Cloth;
  /** x, y, z by vertex. */
  speed: Float64Array;
  /** x, y, z by vertex: where it is held, and how firmly (0: free). */
  goal: Float64Array;
  grip: Float64Array;
  /** By vertex: flat place, for telling neighbors on the cloth from cloth on cloth. */
  flat: Float64Array;
}

export interface StepSettings {
  /** Of a frame. */
  substeps: number;
  gravity: number;
  /** Of speed, per second. */
  damping: number;
}

const FRAME = 1 / 50;
const FASTEST = 300;
/** What neighbors take from each other's difference in speed, in each substep. */
const INNER_FRICTION = 0.1;
/** Cloth keeps so far from cloth. */
const CLOTH_GAP = 0.65;
const PAIRS_EVERY = 6;

export function newDrop(mesh: SewnMesh, cloth: Cloth): Drop {
  const vertices = mesh.positions.length / 3;
  const flat = new Float64Array(vertices * 2);
  for (const [point, vertex] of mesh.vertexOf.entries())
    flat.set(mesh.flat.subarray(point * 2, point * 2 + 2), vertex * 2);
  return {
    ...{ mesh, cloth, flat },
    speed: new Float64Array(vertices * 3),
    goal: mesh.positions.slice(),
    grip: new Float64Array(vertices * 3),
  };
}

export function stepFrame(
  drop: Drop,
  grid: DistanceGrid,
  { substeps, gravity, damping }: StepSettings,
): void {
  const { mesh, cloth, speed } = drop;
  const dt = FRAME / substeps;
  const before = new Float64Array(mesh.positions.length);
  let pairs: Int32Array<ArrayBufferLike> = new Int32Array(0);
  for (let s = 0; s < substeps; s++) {
    if (s % PAIRS_EVERY === 0) pairs = nearPairs(drop, CLOTH_GAP * 1.7);
    before.set(mesh.positions);
    fall(mesh.positions, speed, gravity * dt, 1 - damping * dt, dt);
    pull(mesh.positions, drop.goal, drop.grip);
    relax(mesh, 1 / (dt * dt), s % 2 === 1);
    separate(mesh.positions, pairs, CLOTH_GAP);
    keepOffBody(mesh.positions, before, grid, cloth.thickness, cloth.friction);
    for (let i = 0; i < speed.length; i++) speed[i] = (mesh.positions[i]! - before[i]!) / dt;
    shareSpeed(speed, mesh.springs.ends, mesh.springs.edges);
  }
}

function fall(x: Float64Array, v: Float64Array, drop: number, keep: number, dt: number): void {
  for (let i = 0; i < x.length; i += 3) {
    v[i + 1]! -= drop;
    const fast = Math.sqrt(v[i]! * v[i]! + v[i + 1]! * v[i + 1]! + v[i + 2]! * v[i + 2]!);
    const share = keep * (fast > FASTEST ? FASTEST / fast : 1);
    v[i]! *= share;
    v[i + 1]! *= share;
    v[i + 2]! *= share;
    x[i]! += v[i]! * dt;
    x[i + 1]! += v[i + 1]! * dt;
    x[i + 2]! += v[i + 2]! * dt;
  }
}

function pull(x: Float64Array, goal: Float64Array, grip: Float64Array): void {
  for (let i = 0; i < grip.length; i++) {
    const g = grip[i]!;
    if (g > 0) x[i]! += g * (goal[i]! - x[i]!);
  }
}

/** To and fro, so that no end of the list pulls the cloth its way. */
function relax({ positions: x, springs }: SewnMesh, perStep: number, isBackward: boolean): void {
  const { ends, rest, give } = springs;
  const count = rest.length;
  for (let q = 0; q < count; q++) {
    const c = isBackward ? count - 1 - q : q;
    const i = ends[c * 2]! * 3;
    const j = ends[c * 2 + 1]! * 3;
    const dx = x[i]! - x[j]!;
    const dy = x[i + 1]! - x[j + 1]!;
    const dz = x[i + 2]! - x[j + 2]!;
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9;
    const share = (length - rest[c]!) / ((2 + give[c]! * perStep) * length);
    x[i]! -= share * dx;
    x[i + 1]! -= share * dy;
    x[i + 2]! -= share * dz;
    x[j]! += share * dx;
    x[j + 1]! += share * dy;
    x[j + 2]! += share * dz;
  }
}

function separate(x: Float64Array, pairs: Int32Array<ArrayBufferLike>, gap: number): void {
  for (let q = 0; q < pairs.length; q += 2) {
    const i = pairs[q]! * 3;
    const j = pairs[q + 1]! * 3;
    const dx = x[i]! - x[j]!;
    const dy = x[i + 1]! - x[j + 1]!;
    const dz = x[i + 2]! - x[j + 2]!;
    const squared = dx * dx + dy * dy + dz * dz;
    if (squared >= gap * gap) continue;
    const length = Math.sqrt(squared) + 1e-9;
    const share = (0.3 * (length - gap)) / length;
    x[i]! -= share * dx;
    x[i + 1]! -= share * dy;
    x[i + 2]! -= share * dz;
    x[j]! += share * dx;
    x[j + 1]! += share * dy;
    x[j + 2]! += share * dz;
  }
}

function keepOffBody(
  x: Float64Array,
  before: Float64Array,
  { size, origin, step, distances: d }: DistanceGrid,
  thickness: number,
  friction: number,
): void {
  const [X, Y] = [size[1] * size[2], size[2]];
  for (let o = 0; o < x.length; o += 3) {
    const fx = (x[o]! - origin[0]) / step;
    const fy = (x[o + 1]! - origin[1]) / step;
    const fz = (x[o + 2]! - origin[2]) / step;
    if (!(fx >= 0 && fy >= 0 && fz >= 0 && fx < size[0] - 1 && fy < size[1] - 1 && fz < size[2] - 1))
      continue;
    const [i, j, k] = [Math.floor(fx), Math.floor(fy), Math.floor(fz)];
    const cell = i * X + j * Y + k;
    if (d[cell]! > thickness + 3 * step) continue;
    const [a, b, c] = [fx - i, fy - j, fz - k];
    const d000 = d[cell]!;
    const d001 = d[cell + 1]!;
    const d010 = d[cell + Y]!;
    const d011 = d[cell + Y + 1]!;
    const d100 = d[cell + X]!;
    const d101 = d[cell + X + 1]!;
    const d110 = d[cell + X + Y]!;
    const d111 = d[cell + X + Y + 1]!;
    const x00 = d000 + a * (d100 - d000);
    const x01 = d001 + a * (d101 - d001);
    const x10 = d010 + a * (d110 - d010);
    const x11 = d011 + a * (d111 - d011);
    const y0 = x00 + b * (x10 - x00);
    const y1 = x01 + b * (x11 - x01);
    const inside = y0 + c * (y1 - y0) - thickness;
    if (inside >= 0) continue;
    let nx =
      (1 - b) * ((1 - c) * (d100 - d000) + c * (d101 - d001)) +
      b * ((1 - c) * (d110 - d010) + c * (d111 - d011));
    let ny = (1 - c) * (x10 - x00) + c * (x11 - x01);
    let nz = y1 - y0;
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-9;
    nx /= length;
    ny /= length;
    nz /= length;
    x[o]! -= inside * nx;
    x[o + 1]! -= inside * ny;
    x[o + 2]! -= inside * nz;
    let tx = x[o]! - before[o]!;
    let ty = x[o + 1]! - before[o + 1]!;
    let tz = x[o + 2]! - before[o + 2]!;
    const normal = tx * nx + ty * ny + tz * nz;
    tx -= normal * nx;
    ty -= normal * ny;
    tz -= normal * nz;
    const slid = Math.sqrt(tx * tx + ty * ty + tz * tz) + 1e-12;
    const held = Math.min(Math.min(friction, 1), (-inside * friction) / slid);
    x[o]! -= held * tx;
    x[o + 1]! -= held * ty;
    x[o + 2]! -= held * tz;
  }
}

function shareSpeed(v: Float64Array, ends: Uint32Array, edges: number): void {
  for (let c = 0; c < edges; c++) {
    const i = ends[c * 2]! * 3;
    const j = ends[c * 2 + 1]! * 3;
    for (let k = 0; k < 3; k++) {
      const taken = INNER_FRICTION * (v[i + k]! - v[j + k]!);
      v[i + k]! -= taken;
      v[j + k]! += taken;
    }
  }
}

const HASH_SIZE = 1 << 16;
const hashOf = (x: number, y: number, z: number): number =>
  (Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791)) & (HASH_SIZE - 1);

/** Vertices nearer than `reach` that are no neighbors on the cloth. */
function nearPairs({ mesh, flat }: Drop, reach: number): Int32Array {
  const { positions: x, vertexPanel, spacing } = mesh;
  const n = vertexPanel.length;
  const head = new Int32Array(HASH_SIZE).fill(-1);
  const next = new Int32Array(n);
  const cell = new Int32Array(n * 3);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < 3; k++) cell[i * 3 + k] = Math.floor(x[i * 3 + k]! / reach);
    const h = hashOf(cell[i * 3]!, cell[i * 3 + 1]!, cell[i * 3 + 2]!);
    next[i] = head[h]!;
    head[h] = i;
  }
  const alike = (2.2 * spacing) ** 2;
  const pairs = new Int32Array(n * 24);
  let count = 0;
  const offer = (i: number, j: number): void => {
    const dx = x[i * 3]! - x[j * 3]!;
    const dy = x[i * 3 + 1]! - x[j * 3 + 1]!;
    const dz = x[i * 3 + 2]! - x[j * 3 + 2]!;
    if (dx * dx + dy * dy + dz * dz > reach * reach) return;
    const [a, b] = [vertexPanel[i]!, vertexPanel[j]!];
    // On a seam a vertex lies in several panels, flat in one of them: it keeps off nothing.
    if (a === 255 || b === 255) return;
    const du = flat[i * 2]! - flat[j * 2]!;
    const dv = flat[i * 2 + 1]! - flat[j * 2 + 1]!;
    if ((a === b && du * du + dv * dv < alike) || count >= pairs.length) return;
    pairs[count++] = i;
    pairs[count++] = j;
  };
  for (let i = 0; i < n; i++) {
    const [cx, cy, cz] = [cell[i * 3]!, cell[i * 3 + 1]!, cell[i * 3 + 2]!];
    for (let a = cx - 1; a <= cx + 1; a++)
      for (let b = cy - 1; b <= cy + 1; b++)
        for (let c = cz - 1; c <= cz + 1; c++)
          for (let j = head[hashOf(a, b, c)]!; j >= 0; j = next[j]!)
            if (j > i && cell[j * 3] === a && cell[j * 3 + 1] === b && cell[j * 3 + 2] === c) offer(i, j);
  }
  return pairs.subarray(0, count);
}
