// A proof of a bake, for eyes: the garment in gray under soft light from the left, and its cloth as a check of 2 cm.
import { CANVAS } from '../../../app/fitting-room/baked-cloth/baked-garment.ts';
import type { Picture } from '../../../app/fitting-room/pixels/pixels.ts';
import { resizePicture } from '../../../app/fitting-room/pixels/resize.ts';
import { vertexNormals } from '../body/distance-grid.ts';
import type { Body } from '../body/standard-body.ts';
import { onCanvas, type LayerMaps } from './draw-layer.ts';
import { clearSeen, drawTriangles, newSeen } from './raster.ts';

const WEIGHTS = [0.4, 0.42, 0.12, 0.22] as const;
const [BACKGROUND, CLOTH] = [0.82, 0.5] as const;
const CHECK = 2;

const toByte = (linear: number): number => 255 * Math.max(0, Math.min(1, linear)) ** (1 / 2.2);

export function proofOf(layers: readonly LayerMaps[], body: Body): Picture {
  const width = CANVAS.width * 2;
  const picture: Picture = {
    width,
    height: CANVAS.height,
    data: new Uint8ClampedArray(width * CANVAS.height * 4).fill(255),
  };
  for (let i = 0; i < picture.data.length; i += 4) picture.data.fill(toByte(BACKGROUND), i, i + 3);
  drawBody(picture, body);
  for (const maps of layers)
    for (let y = 0, o = 0; y < maps.height; y++)
      for (let x = 0; x < maps.width; x++, o++) {
        if (maps.coverage[o] === 0) continue;
        const light = WEIGHTS.reduce((sum, weight, k) => sum + weight * maps.lights[o * 4 + k]!, 0);
        const isDark =
          (Math.floor(maps.flat[o * 2]! / CHECK) + Math.floor(maps.flat[o * 2 + 1]! / CHECK)) % 2 !== 0;
        const at = ((maps.at[1] + y) * width + maps.at[0] + x) * 4;
        blend(picture, at, CLOTH * light, maps.coverage[o]!);
        blend(picture, at + CANVAS.width * 4, CLOTH * light * (isDark ? 0.25 : 1), maps.coverage[o]!);
      }
  return picture;
}

/** Lit by how much it faces the viewer. */
function drawBody(picture: Picture, { positions, triangles }: Body): void {
  const seen = newSeen(CANVAS.width, CANVAS.height);
  clearSeen(seen);
  drawTriangles(seen, { points: onCanvas(positions, 1, 0), triangles }, 0);
  const normals = vertexNormals(positions, triangles);
  for (const [o, triangle] of seen.triangle.entries()) {
    if (triangle < 0) continue;
    const facing = Math.max(0, normals[triangles[triangle * 3]! * 3 + 2]!);
    const [x, y] = [o % CANVAS.width, Math.floor(o / CANVAS.width)];
    for (const column of [x, x + CANVAS.width])
      blend(picture, (y * picture.width + column) * 4, 0.2 + 0.2 * facing, 1);
  }
}

function blend({ data }: Picture, at: number, linear: number, share: number): void {
  for (let k = 0; k < 3; k++) data[at + k] = data[at + k]! * (1 - share) + toByte(linear) * share;
}

/** Proofs side by side, at half of their size. */
export function contactSheet(proofs: readonly Picture[]): Picture {
  const PER_ROW = 4;
  const [width, height] = [CANVAS.width, CANVAS.height / 2];
  const rows = Math.ceil(proofs.length / PER_ROW);
  const columns = Math.min(PER_ROW, proofs.length);
  const data = new Uint8ClampedArray(width * columns * height * rows * 4).fill(255);
  for (const [k, proof] of proofs.entries()) {
    const small = resizePicture(proof, width, height);
    for (let y = 0; y < height; y++) {
      const at = ((Math.floor(k / PER_ROW) * height + y) * columns + (k % PER_ROW)) * width * 4;
      data.set(small.data.subarray(y * width * 4, (y + 1) * width * 4), at);
    }
  }
  return { width: width * columns, height: height * rows, data };
}
