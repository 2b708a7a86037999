// `node scripts/make-demo-photo.ts`: the photo of the local demo member in scripts/local/demo: a fixture person, three to
// four, before a warm wall. Then `node scripts/make-fixture-maps.ts scripts/local/demo` reads her body from it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { smoothstep } from '../app/fitting-room/pixels/pixels.ts';
import { writePng } from '../tests/people/png.ts';
import { readBodyMap, readPhoto } from '../tests/people/read-person.ts';
import { CHROMIUM_FLAGS, chromiumPath } from './local/tools.ts';
import { framed, paintWall, type Wall } from './wall.ts';

const PERSON = 'woman-04-average-dark-short';
const WALL: Wall = { color: '#d9cdc5', light: 0.72 };
const QUALITY = 0.92;

/** Below her head nothing of her is light and gray but the wall. */
const gap = (red: number, green: number, blue: number, y: number): number =>
  y < 0.2 ? 0 : smoothstep(130, 165, Math.min(red, green, blue));

const studio = await readPhoto(PERSON);
const photo = { ...studio, data: studio.data.slice() };
paintWall(photo, (await readBodyMap(PERSON)).classes, WALL, gap);
const png = Buffer.from(await writePng(framed(photo, studio, WALL))).toString('base64');

const folder = join(import.meta.dirname, 'local', 'demo');
mkdirSync(folder, { recursive: true });
// Chromium writes the JPEG; it comes with `npm ci`.
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });
const page = await browser.newPage();
const jpeg = await page.evaluate(
  async ({ png, quality }) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    return canvas.toDataURL('image/jpeg', quality).split(',')[1]!;
  },
  { png, quality: QUALITY },
);
writeFileSync(join(folder, 'amara.jpg'), Buffer.from(jpeg, 'base64'));
await browser.close();
