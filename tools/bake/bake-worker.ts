// Bakes one garment on a core of its own: its file and its proof go to the folder of bakes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { writePng } from '../../tests/people/png.ts';
import { bakeGarment, DRAFT, FINAL } from './bake-garment.ts';
import { loadBody } from './body/standard-body.ts';
import { stretchOf } from './drop/drop-garment.ts';
import { WARDROBE } from './garments/wardrobe.ts';

export interface BakeReport {
  name: string;
  vertices: number;
  springs: number;
  /** Of an edge that only two in a hundred exceed, in percent. */
  stretch: number;
  seconds: number;
  kilobytes: number;
}

const { name, isDraft, out } = workerData as { name: string; isDraft: boolean; out: string };
const start = performance.now();
const pattern = WARDROBE.get(name)!;
const poses = loadBody(pattern.body);
const draft = pattern.draft(poses);
const { file, proof, mesh } = await bakeGarment(draft, poses, isDraft ? DRAFT : FINAL);
writeFileSync(join(out, `${name}.cloth`), file);
writeFileSync(join(out, `${name}.png`), await writePng(proof));
const stretch = stretchOf(mesh, draft);
parentPort!.postMessage({
  name,
  vertices: mesh.positions.length / 3,
  springs: mesh.springs.rest.length,
  stretch: Math.round((stretch[Math.floor(stretch.length * 0.98)]! - 1) * 1000) / 10,
  seconds: Math.round((performance.now() - start) / 1000),
  kilobytes: Math.round(file.length / 1024),
} satisfies BakeReport);
