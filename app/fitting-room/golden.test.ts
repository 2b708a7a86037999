// Small golden pictures: a change of the renderer that anyone could see must be looked at before it is kept.
// After looking, store the new ones with `UPDATE_GOLDEN=1 npx vitest run --project unit app/fitting-room/golden.test.ts`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bakesFromDisk } from '../../bench/fitting/published-bakes.ts';
import { LOOKS } from '../../tests/samples/looks.ts';
import { loadAnalyzedPerson } from '../../tests/people/analyzed-person.ts';
import { readPng, writePng } from '../../tests/people/png.ts';
import { drawFlatLay } from './flat-lay/flat-lay.ts';
import type { Picture } from './pixels/pixels.ts';
import { render } from './render.ts';
import { resizePicture } from './pixels/resize.ts';

const FOLDER = join(import.meta.dirname, 'golden');
const UPDATE = process.env['UPDATE_GOLDEN'] === '1';

/** Mean difference per channel, and the largest of one small pixel, in steps of 255. */
const MEAN_LIMIT = 1.5;
const PIXEL_LIMIT = 40;

async function expectGolden(picture: Picture, name: string): Promise<void> {
  const small = resizePicture(picture, 192, 288);
  const path = join(FOLDER, `${name}.png`);
  if (UPDATE) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(path, await writePng(small));
  }
  expect(existsSync(path), `golden/${name}.png is missing`).toBe(true);
  const golden = await readPng(readFileSync(path));
  let sum = 0;
  let worst = 0;
  for (let i = 0; i < small.data.length; i++) {
    const difference = Math.abs(small.data[i]! - golden.data[i]!);
    sum += difference;
    worst = Math.max(worst, difference);
  }
  expect(sum / small.data.length, name).toBeLessThan(MEAN_LIMIT);
  expect(worst, name).toBeLessThan(PIXEL_LIMIT);
}

/** Between them they show every kind of garment, each on two bodies. */
const PAIRS: [string, string[]][] = [
  [
    'woman-01-slim-light',
    ['camel-coat', 'white-shirt', 'summer-shorts', 'cardigan', 'parka', 'cropped-knit'],
  ],
  ['woman-03-plus-dark', ['floral-dress', 'breton', 'check-coat', 'sleeveless', 'trench', 'hoodie']],
  [
    'woman-05-plus-light-tied',
    ['forest-dress', 'sage-knit', 'cardigan', 'puff-jacket', 'shirt-under-jumper', 'wrap-dress'],
  ],
  [
    'woman-06-average-medium-headscarf',
    ['camel-coat', 'floral-dress', 'blush-skirt', 'white-shirt', 'pleated-skirt'],
  ],
  ['man-02-slim-dark', ['sage-knit', 'check-coat', 'summer-shorts', 'puff-jacket', 'puffer', 'blazer']],
];

test.each(PAIRS)('%s looks as it did', async (name, looks) => {
  const { model } = await loadAnalyzedPerson(name, 256, 384);
  for (const look of looks) await expectGolden(render(model, LOOKS[look]!), `${name}-${look}`);
});

test.each(['camel-coat', 'parka'])('the flat-lay card of %s looks as it did', async (look) => {
  const bakes = await bakesFromDisk(LOOKS[look]!);
  await expectGolden(drawFlatLay(LOOKS[look]!, undefined, bakes), `flat-lay-${look}`);
});
