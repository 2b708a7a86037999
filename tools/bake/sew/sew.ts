// Panels sewn to one mesh: seams weld the points of two edges, rest lengths come from the flat panels.
import type { Point3 } from '../body/standard-body.ts';
import { resample, lengthOf, type Draft, type Panel, type Point2, type Seam } from '../draft.ts';
import { seededNumbers, shuffled } from '../seeded-numbers.ts';
import { triangulate } from './triangulate.ts';

/** Points of panels are many to one vertex: a seam's vertex has a point in each panel. */
export interface SewnMesh {
  /** x, y, z by vertex, in cm. */
  positions: Float64Array;
  /** By point of a panel. */
  vertexOf: Uint32Array;
  flat: Float64Array;
  panelOf: Uint8Array;
  /** Of points of panels; counterclockwise from outside. */
  triangles: Uint32Array;
  springs: Springs;
  /** By vertex: the panel it lies in, 255 on a seam. */
  vertexPanel: Uint8Array;
  spacing: number;
}

export interface Springs {
  /** Two vertices each; those along edges of triangles are the first `edges` ones. */
  ends: Uint32Array;
  rest: Float64Array;
  give: Float64Array;
  edges: number;
}

interface SewnPanel {
  panel: Panel;
  points: Point2[];
  triangles: [number, number, number][];
  /** Of the panel's points, by edge, from its first to its last. */
  edges: Record<string, number[]>;
  first: number;
}

function seamPieces(draft: Draft, spacing: number): Map<string, number> {
  const edges = new Map<string, readonly Point2[]>(
    draft.panels.flatMap(({ name, edges: all }) =>
      Object.entries(all).map(([edge, line]) => [`${name}.${edge}`, line] as const),
    ),
  );
  const pieces = new Map(
    [...edges].map(([name, line]) => [name, Math.max(1, Math.round(lengthOf(line) / spacing))]),
  );
  for (const { first, second } of draft.seams) {
    const [a, b] = [edges.get(first), edges.get(second)];
    if (!a || !b) throw new Error(`No such edge in ${draft.name}: ${a ? second : first}`);
    const count = Math.max(1, Math.round(Math.max(lengthOf(a), lengthOf(b)) / spacing));
    pieces.set(first, count);
    pieces.set(second, count);
  }
  return pieces;
}

function cutPanel(panel: Panel, pieces: Map<string, number>, spacing: number, first: number): SewnPanel {
  const outline: Point2[] = [];
  const edges: Record<string, number[]> = {};
  for (const [edge, line] of Object.entries(panel.edges)) {
    const points = resample(line, pieces.get(`${panel.name}.${edge}`)!);
    edges[edge] = points.map((_, i) => outline.length + i);
    outline.push(...points.slice(0, -1));
  }
  for (const run of Object.values(edges)) run[run.length - 1]! %= outline.length;
  return { panel, ...triangulate(outline, spacing), edges, first };
}

/** The vertex that each point belongs to: those that seams weld are one. */
function weld(panels: readonly SewnPanel[], seams: readonly Seam[], count: number): Uint32Array {
  const parent = Uint32Array.from({ length: count }, (_, i) => i);
  const root = (i: number): number => {
    while (parent[i] !== i) i = parent[i] = parent[parent[i]!]!;
    return i;
  };
  const run = (name: string): number[] => {
    const [panel, edge] = name.split('.') as [string, string];
    const sewn = panels.find((p) => p.panel.name === panel)!;
    return sewn.edges[edge]!.map((i) => i + sewn.first);
  };
  const place = (point: number): Point3 => {
    const sewn = panels.findLast((p) => p.first <= point)!;
    return sewn.panel.place(sewn.points[point - sewn.first]!);
  };
  for (const { first, second } of seams) {
    const [one, other] = [run(first), run(second)];
    const apart = (from: number, to: number): number =>
      distance(place(one[0]!), place(other.at(from)!)) + distance(place(one.at(-1)!), place(other.at(to)!));
    if (apart(0, -1) > apart(-1, 0)) other.reverse();
    for (const [k, i] of one.entries()) parent[root(i)] = root(other[k]!);
  }
  const vertices = new Map<number, number>();
  return parent.map((_, i) => {
    const r = root(i);
    if (!vertices.has(r)) vertices.set(r, vertices.size);
    return vertices.get(r)!;
  });
}

const distance = (a: Point3, b: Point3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

export function sew(draft: Draft, spacing: number): SewnMesh {
  const pieces = seamPieces(draft, spacing);
  const panels: SewnPanel[] = [];
  let count = 0;
  for (const panel of draft.panels) {
    const sewn = cutPanel(panel, pieces, spacing, count);
    panels.push(sewn);
    count += sewn.points.length;
  }
  const vertexOf = weld(panels, draft.seams, count);
  const vertices = vertexOf.reduce((most, v) => Math.max(most, v + 1), 0);
  const mesh: SewnMesh = {
    positions: new Float64Array(vertices * 3),
    vertexOf,
    flat: new Float64Array(panels.flatMap((p) => p.points.flat())),
    panelOf: new Uint8Array(panels.flatMap((p, k) => p.points.map(() => k))),
    triangles: Uint32Array.from(
      panels.flatMap(({ panel, triangles, first }) =>
        triangles.flatMap(([a, b, c]) => (panel.turned ? [a, c, b] : [a, b, c]).map((i) => i + first)),
      ),
    ),
    springs: springsOf(draft, panels, vertexOf, spacing),
    vertexPanel: new Uint8Array(vertices).fill(254),
    spacing,
  };
  const shares = new Uint8Array(vertices);
  for (const [k, { panel, points, first }] of panels.entries())
    for (const [i, point] of points.entries()) {
      const vertex = vertexOf[first + i]!;
      for (const [c, value] of panel.place(point).entries()) mesh.positions[vertex * 3 + c]! += value;
      shares[vertex]!++;
      mesh.vertexPanel[vertex] = mesh.vertexPanel[vertex] === 254 ? k : 255;
    }
  for (let i = 0; i < mesh.positions.length; i++) mesh.positions[i]! /= shares[Math.floor(i / 3)]!;
  if (draft.seed) ruffle(mesh.positions, draft.seed);
  return mesh;
}

/** Waves of a centimeter or two, from another seed others: cloth that falls from them folds elsewhere. */
function ruffle(positions: Float64Array, seed: number): void {
  const random = seededNumbers(seed);
  const waves = Array.from({ length: 6 }, () => ({
    along: [0, 1, 2].map(() => (random() - 0.5) * 0.8),
    phase: random() * 2 * Math.PI,
    height: 0.4 + 0.6 * random(),
  }));
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
    const off = waves.reduce(
      (sum, { along: [a, b, c], phase, height }) => sum + height * Math.sin(a! * x + b! * y + c! * z + phase),
      0,
    );
    const away = Math.hypot(x, z) || 1;
    positions[i]! += (off * x) / away;
    positions[i + 2]! += (off * z) / away;
  }
}

interface Spring {
  a: number;
  b: number;
  rest: number;
  give: number;
}

/** A spring over several edges makes thick cloth fold in wide curves. */
const [REACH, NEAREST] = [3.5, 0.8] as const;
const PER_POINT = 4;

function springsOf(
  draft: Draft,
  panels: readonly SewnPanel[],
  vertexOf: Uint32Array,
  spacing: number,
): Springs {
  const edges = new Map<string, { rests: number[]; give: number; a: number; b: number }>();
  const gathered = gatheredVertices(draft, panels, vertexOf);
  const others: Spring[] = [];
  for (const { panel, points, triangles, first } of panels) {
    const { stretch, bend, fold } = draft.cloth;
    const stiffnessOf = (i: number, j: number): number => {
      const { stiffness = 1 } = panel;
      if (typeof stiffness === 'number') return stiffness;
      const [a, b] = [points[i]!, points[j]!];
      return stiffness([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
    };
    const far = (i: number, j: number): number => {
      const [[x0, y0], [x1, y1]] = [points[i]!, points[j]!];
      const [across, along] = panel.worn?.([(x0 + x1) / 2, (y0 + y1) / 2]) ?? [1, 1];
      return Math.hypot((x1 - x0) * across, (y1 - y0) * along);
    };
    const opposite = new Map<string, [number, number, number]>();
    for (const corners of triangles)
      for (let k = 0; k < 3; k++) {
        const [i, j, o] = [corners[k]!, corners[(k + 1) % 3]!, corners[(k + 2) % 3]!];
        const known = opposite.get(`${j} ${i}`);
        if (known) others.push(spring(known[2], o, far(known[2], o), bend / stiffnessOf(known[2], o)));
        opposite.set(`${i} ${j}`, [i, j, o]);
      }
    for (const [i, j] of opposite.values()) {
      const [a, b] = [vertexOf[first + i]!, vertexOf[first + j]!];
      const name = `${Math.min(a, b)} ${Math.max(a, b)}`;
      const kept = edges.get(name) ?? { rests: [], give: stretch, a, b };
      kept.rests.push(far(i, j));
      edges.set(name, kept);
    }
    others.push(
      ...foldSprings(points, spacing).map(([i, j]) => spring(i, j, far(i, j), fold / stiffnessOf(i, j))),
    );
    function spring(i: number, j: number, rest: number, give: number): Spring {
      return { a: vertexOf[first + i]!, b: vertexOf[first + j]!, rest, give };
    }
  }
  const along = [...edges.values()].map(({ a, b, rests, give }) => ({
    ...{ a, b, give },
    rest:
      gathered.has(a) && gathered.has(b)
        ? Math.min(...rests)
        : rests.reduce((sum, r) => sum + r, 0) / rests.length,
  }));
  const all = [...shuffled(along, 1), ...shuffled(others, 2)].filter((s) => s.a !== s.b);
  return {
    ends: Uint32Array.from(all.flatMap((s) => [s.a, s.b])),
    rest: Float64Array.from(all, (s) => s.rest),
    give: Float64Array.from(all, (s) => s.give),
    edges: along.filter((s) => s.a !== s.b).length,
  };
}

function gatheredVertices(draft: Draft, panels: readonly SewnPanel[], vertexOf: Uint32Array): Set<number> {
  return new Set(
    draft.seams
      .filter((s) => s.isGathered)
      .flatMap(({ first }) => {
        const [panel, edge] = first.split('.') as [string, string];
        const sewn = panels.find((p) => p.panel.name === panel)!;
        return sewn.edges[edge]!.map((i) => vertexOf[sewn.first + i]!);
      }),
  );
}

function foldSprings(points: readonly Point2[], spacing: number): [number, number][] {
  const reach = spacing * REACH;
  const cells = new Map<string, number[]>();
  const cell = ([x, y]: Point2): [number, number] => [Math.floor(x / reach), Math.floor(y / reach)];
  for (const [i, p] of points.entries()) {
    const name = cell(p).join(' ');
    cells.set(name, [...(cells.get(name) ?? []), i]);
  }
  const pairs: [number, number][] = [];
  for (const [i, p] of points.entries()) {
    const [cx, cy] = cell(p);
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        for (const j of cells.get(`${cx + dx} ${cy + dy}`) ?? []) {
          if (j <= i) continue;
          const far = Math.hypot(p[0] - points[j]![0], p[1] - points[j]![1]);
          if (far < reach && far > reach * NEAREST) pairs.push([i, j]);
        }
  }
  const random = seededNumbers(5);
  const share = (PER_POINT * points.length) / pairs.length;
  return pairs.filter(() => random() < share);
}
