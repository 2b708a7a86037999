// Each triangle in four, vertices moved to a smooth place (Loop 1987): a mesh of centimeters shows no facets at millimeters.
import type { SewnMesh } from '../sew/sew.ts';

/** Points carry place on the cloth, vertices place in space, as in the sewn mesh. */
export interface Surface {
  positions: Float64Array;
  vertexOf: Uint32Array;
  flat: Float64Array;
  panelOf: Uint8Array;
  triangles: Uint32Array;
}

export function subdivide({ positions, vertexOf, flat, panelOf, triangles }: Surface | SewnMesh): Surface {
  const vertices = positions.length / 3;
  const points = vertexOf.length;
  const vertexEdges = new Map<number, { at: number; a: number; b: number; across: number[] }>();
  const pointEdges = new Map<number, number>();
  const [newVertexOf, newFlat, newPanels] = [[...vertexOf], [...flat], [...panelOf]];
  const out: number[] = [];
  const middle = (i: number, j: number, across: number): number => {
    const [a, b] = [Math.min(vertexOf[i]!, vertexOf[j]!), Math.max(vertexOf[i]!, vertexOf[j]!)];
    const name = a * vertices + b;
    const edge = vertexEdges.get(name) ?? { at: vertices + vertexEdges.size, a, b, across: [] };
    edge.across.push(vertexOf[across]!);
    vertexEdges.set(name, edge);
    const pointName = Math.min(i, j) * points + Math.max(i, j);
    const known = pointEdges.get(pointName);
    if (known !== undefined) return known;
    const point = newVertexOf.length;
    pointEdges.set(pointName, point);
    newVertexOf.push(edge.at);
    newFlat.push((flat[i * 2]! + flat[j * 2]!) / 2, (flat[i * 2 + 1]! + flat[j * 2 + 1]!) / 2);
    newPanels.push(panelOf[i]!);
    return point;
  };
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t]!, triangles[t + 1]!, triangles[t + 2]!];
    const [ab, bc, ca] = [middle(a, b, c), middle(b, c, a), middle(c, a, b)];
    out.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca);
  }
  return {
    positions: smoothPositions(positions, [...vertexEdges.values()]),
    vertexOf: Uint32Array.from(newVertexOf),
    flat: Float64Array.from(newFlat),
    panelOf: Uint8Array.from(newPanels),
    triangles: Uint32Array.from(out),
  };
}

interface MiddleOfEdge {
  at: number;
  a: number;
  b: number;
  across: number[];
}

function smoothPositions(x: Float64Array, edges: readonly MiddleOfEdge[]): Float64Array {
  const size = x.length;
  const out = new Float64Array(size + edges.length * 3);
  const [sum, rim] = [new Float64Array(size), new Float64Array(size)];
  const [count, onRim] = [new Uint16Array(size / 3), new Uint8Array(size / 3)];
  for (const { a, b, across } of edges)
    for (const [i, j] of [
      [a, b],
      [b, a],
    ] as const) {
      count[i]!++;
      if (across.length === 1) onRim[i]!++;
      for (let k = 0; k < 3; k++) {
        sum[i * 3 + k]! += x[j * 3 + k]!;
        if (across.length === 1) rim[i * 3 + k]! += x[j * 3 + k]!;
      }
    }
  for (let i = 0; i < size; i++) {
    const v = Math.floor(i / 3);
    const share = 3 / (8 * Math.max(count[v]!, 3));
    out[i] = onRim[v] === 2 ? x[i]! * 0.75 + rim[i]! / 8 : x[i]! * (1 - count[v]! * share) + sum[i]! * share;
  }
  for (const { at, a, b, across } of edges)
    for (let k = 0; k < 3; k++) {
      const half = (x[a * 3 + k]! + x[b * 3 + k]!) / 2;
      out[at * 3 + k] =
        across.length === 2 ? half * 0.75 + (x[across[0]! * 3 + k]! + x[across[1]! * 3 + k]!) / 8 : half;
    }
  return out;
}
