import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WARDROBE } from '../../app/domain/wardrobe/wardrobe.ts';

const FOLDER = 'public/gallery/garments';

test('every garment has its small picture, no picture is left over, and all of them are small', () => {
  const files = readdirSync(FOLDER);
  // Missing or left over: `node scripts/generate/garment-tiles.ts`.
  expect(files.toSorted()).toEqual(WARDROBE.map(({ id }) => `${id}.webp`).toSorted());
  for (const file of files) expect(statSync(`${FOLDER}/${file}`).size, file).toBeLessThan(6000);
});
