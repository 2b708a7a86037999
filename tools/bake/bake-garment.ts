// Pattern -> sewn mesh -> drop -> maps.
import { vertexNormals } from './body/distance-grid.ts';
import { poseAt, turnedBody, turnInPlace, type Body } from './body/standard-body.ts';
import type { Draft } from './draft.ts';
import { dropGarment, type DropSettings } from './drop/drop-garment.ts';
import { drawLayer } from './maps/draw-layer.ts';
import { bakedFile, type DrawnLayer } from './maps/file.ts';
import { BODY_SHADOWS, lightSurface, SMALL_SHADOWS, surfaceNormals } from './maps/light.ts';
import { proofOf } from './maps/proof.ts';
import { stationsOf, toCanvas } from './maps/stations.ts';
import { subdivide, type Surface } from './maps/subdivide.ts';
import { sew, type SewnMesh } from './sew/sew.ts';
import type { Picture } from '../../app/fitting-room/pixels/pixels.ts';

export interface Bake {
  file: Uint8Array<ArrayBuffer>;
  proof: Picture;
  mesh: SewnMesh;
  drawn: DrawnLayer[];
}

export interface BakeSettings extends DropSettings {
  /** Of the mesh, in cm. */
  spacing: number;
  /** From which light comes, over the whole sphere. */
  directions: number;
}

export const FINAL: BakeSettings = { spacing: 1, frames: 120, substeps: 26, directions: 220 };
export const DRAFT: BakeSettings = { spacing: 1.5, frames: 60, substeps: 18, directions: 90 };

export async function bakeGarment(
  draft: Draft,
  poses: readonly Body[],
  settings: BakeSettings,
): Promise<Bake> {
  const { small } = draft;
  const bodies = small?.around ?? poses;
  const mesh = sew(draft, small ? small.spacing * settings.spacing : settings.spacing);
  if (!small?.isRigid) dropGarment(draft, mesh, bodies, settings);
  evenThickCloth(mesh, draft);
  const hanging = small ? turnedBody(poseAt(bodies, 1), small) : poseAt(bodies, 1);
  if (small) turnInPlace(mesh.positions, small);
  const surface = inRelief(subdivide(mesh), draft);
  const shadows = small ? { ...SMALL_SHADOWS, span: small.span ?? SMALL_SHADOWS.span } : BODY_SHADOWS;
  const lit = lightSurface(surface, mesh, hanging, settings.directions, shadows);
  const drawn = draft.layers.map((layer): DrawnLayer => {
    const maps = drawLayer(surface, lit, hanging, draft, layer);
    return { layer, maps, stations: stationsOf(maps, layer, centerFront(surface, draft)) };
  });
  return {
    file: await bakedFile(draft, drawn),
    proof: proofOf(
      drawn.map((d) => d.maps),
      hanging,
    ),
    mesh,
    drawn,
  };
}

/** Cloth as thick as this, in cm, has no dents as narrow as its mesh. */
const THICK = 1;

/** Each vertex goes half the way out or in to the middle of its neighbors; rims stay. Changes `mesh`. */
function evenThickCloth({ positions, triangles, vertexOf }: SewnMesh, { cloth }: Draft): void {
  if (cloth.thickness < THICK) return;
  const corners = triangles.map((point) => vertexOf[point]!);
  const around = Array.from({ length: positions.length / 3 }, () => new Map<number, number>());
  for (let t = 0; t < corners.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b] = [corners[t + k]!, corners[t + ((k + 1) % 3)]!];
      around[a]!.set(b, (around[a]!.get(b) ?? 0) + 1);
      around[b]!.set(a, (around[b]!.get(a) ?? 0) + 1);
    }
  const isRim = around.map((neighbors) => [...neighbors.values()].includes(1));
  for (let round = 0; round < Math.round(cloth.thickness * 2); round++) {
    const before = positions.slice();
    const normals = vertexNormals(before, corners);
    for (const [v, neighbors] of around.entries()) {
      if (isRim[v] || neighbors.size === 0) continue;
      const at = v * 3;
      let off = 0;
      for (const n of neighbors.keys())
        for (let k = 0; k < 3; k++) off += (before[n * 3 + k]! - before[at + k]!) * normals[at + k]!;
      for (let k = 0; k < 3; k++) positions[at + k]! += (off / neighbors.size / 2) * normals[at + k]!;
    }
  }
}

/** Quilting and pressed pleats stand off the sewn cloth, outward. */
function inRelief(surface: Surface, { relief, panels }: Draft): Surface {
  if (!relief) return surface;
  const fine = subdivide(surface);
  const normals = surfaceNormals(fine);
  const { positions, vertexOf, panelOf, flat } = fine;
  const [sum, count] = [new Float64Array(positions.length / 3), new Uint8Array(positions.length / 3)];
  for (const [point, vertex] of vertexOf.entries()) {
    sum[vertex]! += relief(panels[panelOf[point]!]!.name, [flat[point * 2]!, flat[point * 2 + 1]!]);
    count[vertex]!++;
  }
  return {
    ...fine,
    positions: positions.map((value, i) => {
      const vertex = Math.floor(i / 3);
      return value + (normals[i]! * sum[vertex]!) / (count[vertex]! || 1);
    }),
  };
}

/** The canvas column of the pattern's u = 0 on its front panels, by canvas row. */
function centerFront({ positions, vertexOf, flat, panelOf }: Surface, draft: Draft): (row: number) => number {
  const isFront = draft.panels.map((panel) => !panel.turned);
  const points: (readonly [x: number, y: number])[] = [];
  for (const [point, vertex] of vertexOf.entries())
    if (isFront[panelOf[point]!] && Math.abs(flat[point * 2]!) < 0.6)
      points.push(toCanvas([positions[vertex * 3]!, positions[vertex * 3 + 1]!]));
  return (row) => {
    const nearest = points.toSorted((a, b) => Math.abs(a[1] - row) - Math.abs(b[1] - row)).slice(0, 6);
    return Math.round((nearest.reduce((sum, [x]) => sum + x, 0) / nearest.length) * 10) / 10;
  };
}
