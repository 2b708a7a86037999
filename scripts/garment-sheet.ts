// `node scripts/garment-sheet.ts <path.png or .jpg> [--truth] [seed …]`: made pictures of garments (tests/garments) on one
// sheet, all eighty or those of the seeds; with --truth their outline, neckline and corners (left red, right blue).
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { encodeJpeg } from '../bench/fitting/codecs.ts';
import { pastePicture } from '../bench/fitting/paste-picture.ts';
import type { Picture, Point, Rgb } from '../app/fitting-room/pixels/pixels.ts';
import { resizePicture } from '../app/fitting-room/pixels/resize.ts';
import { EIGHTY, madeGarment, type MadeGarment } from '../tests/garments/made-garments.ts';
import { writePng } from '../tests/people/png.ts';

const CELL = { few: [480, 640], many: [165, 220] } as const;
const [GREEN, PINK, RED, BLUE]: readonly [Rgb, Rgb, Rgb, Rgb] = [
  [0, 220, 0],
  [255, 0, 255],
  [230, 0, 0],
  [0, 0, 230],
];

function dot({ width, height, data }: Picture, [x, y]: Point, reach: number, color: Rgb): void {
  for (let py = Math.round(y) - reach; py <= y + reach; py++)
    for (let px = Math.round(x) - reach; px <= x + reach; px++)
      if (px >= 0 && py >= 0 && px < width && py < height) data.set(color, (py * width + px) * 4);
}

function markTruth({ picture, truth }: MadeGarment): void {
  const { mask } = truth;
  const { width } = picture;
  for (let i = 0; i + width < mask.length; i++)
    if (mask[i] !== mask[i + 1] || mask[i] !== mask[i + width])
      dot(picture, [i % width, Math.floor(i / width)], 0, GREEN);
  for (const point of truth.neckline) dot(picture, point, 1, PINK);
  for (const [name, point] of Object.entries(truth.landmarks))
    dot(picture, point, 4, name.endsWith('right') ? BLUE : RED);
}

const asked: string[] = process.argv.slice(2);
const [path = '', ...words] = asked.filter((word) => word !== '--truth');
const named = words.map(Number);
if (!path || named.some((seed) => !Number.isInteger(seed))) {
  console.error('Usage: node scripts/garment-sheet.ts <path.png or .jpg> [--truth] [seed …]');
  process.exit(1);
}
const seeds = named.length > 0 ? named : EIGHTY;
const [wide, tall] = seeds.length > 12 ? CELL.many : CELL.few;
const columns = Math.min(seeds.length, seeds.length > 12 ? 10 : 4);
const [width, height] = [columns * wide, Math.ceil(seeds.length / columns) * tall];
const sheet: Picture = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) };
for (const [at, seed] of seeds.entries()) {
  const made = madeGarment(seed);
  if (asked.includes('--truth')) markTruth(made);
  const cell = resizePicture(made.picture, wide, tall);
  const [left, top] = [(at % columns) * wide, Math.floor(at / columns) * tall];
  pastePicture(sheet, cell, left, top);
}
writeFileSync(resolve(path), path.endsWith('.jpg') ? await encodeJpeg(sheet) : await writePng(sheet));
console.log(`Written: ${path}`);
