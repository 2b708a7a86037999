// The photos of garments that the tests read: `node scripts/generate/garment-photos.ts`. Modeled in tests/garments.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import encodeJpeg, { init } from '@jsquash/jpeg/encode.js';
import { paintGarment } from '../../tests/garments/paint-garment.ts';
import { GARMENTS, NO_GARMENTS } from '../../tests/garments/garment-shapes.ts';

const FOLDER = join(import.meta.dirname, '../../tests/garments');
const QUALITY = 76;
/** Small enough to lie in the repository. */
const MOST_BYTES = 40 * 1024;

const wasm = createRequire(import.meta.url).resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm');
await init(await WebAssembly.compile(await readFile(wasm)));
for (const garment of [...GARMENTS, ...NO_GARMENTS]) {
  const { width, height, data } = paintGarment(garment);
  const image = { width, height, data: new Uint8ClampedArray(data), colorSpace: 'srgb' } as ImageData;
  const bytes = new Uint8Array(await encodeJpeg(image, { quality: QUALITY }));
  if (bytes.length > MOST_BYTES) throw new Error(`${garment.file} has ${bytes.length} bytes`);
  await writeFile(join(FOLDER, `${garment.file}.jpg`), bytes);
  console.log(`${garment.file}.jpg  ${(bytes.length / 1024).toFixed(0)} KB`);
}
