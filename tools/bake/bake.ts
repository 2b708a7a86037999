// `npm run bake -- jeans`: bakes the garments whose names begin so into .cache/bake, with a contact sheet.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writePng } from '../../tests/people/png.ts';
import { bakeGarment, FINAL } from './bake-garment.ts';
import { loadBody } from './body/standard-body.ts';
import { WARDROBE } from './garments/wardrobe.ts';

const OUT = resolve(import.meta.dirname, '../../.cache/bake');
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isDraft = process.argv.includes('--draft');
mkdirSync(OUT, { recursive: true });
const poses = loadBody('woman-average');
const settings = isDraft ? { spacing: 1.5, frames: 60, substeps: 18, poses: 4 } : FINAL;
for (const [name, draft] of WARDROBE) {
  if (names.length > 0 && !names.some((n) => name.startsWith(n))) continue;
  const start = performance.now();
  const { file, proof, mesh } = await bakeGarment(draft(poses), poses, settings);
  writeFileSync(join(OUT, `${name}.cloth`), file);
  writeFileSync(join(OUT, `${name}.png`), await writePng(proof));
  const seconds = Math.round((performance.now() - start) / 1000);
  console.info(
    `${name}: ${mesh.positions.length / 3} vertices, ${mesh.springs.rest.length} springs, ${seconds} s, ${Math.round(file.length / 1024)} KB`,
  );
}
