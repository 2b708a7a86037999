// `node scripts/generate/demo-photo.ts`: the photo of the local demo member in scripts/local/demo: a fixture person, three to
// four, before a warm wall, darker than cream and lighter than camel. Then `node scripts/generate/fixture-maps.ts scripts/local/demo` reads her body from it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { smoothstep } from '../../app/fitting-room/pixels/pixels.ts';
import { readBodyMap, readPhoto } from '../../tests/people/load-person.ts';
import { encodePicture } from './encode-picture.ts';
import { chromiumLaunch } from '../local/chromium.ts';
import { framed, paintWall, type Wall } from './paint-wall.ts';

const PERSON = 'woman-04-average-dark-short';
const WALL: Wall = { color: '#c9bbae', light: 0.72 };
const QUALITY = 0.92;

/** Below her head nothing of her is light and gray but the wall. */
const gap = (red: number, green: number, blue: number, y: number): number =>
  y < 0.2 ? 0 : smoothstep(130, 165, Math.min(red, green, blue));

const studio = await readPhoto(PERSON);
const photo = { ...studio, data: studio.data.slice() };
paintWall(photo, (await readBodyMap(PERSON)).classes, WALL, gap);
const folder = join(import.meta.dirname, '..', 'local', 'demo');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(chromiumLaunch());
const whole = framed(photo, studio, WALL);
const jpeg = await encodePicture(await browser.newPage(), whole, 'image/jpeg', QUALITY);
writeFileSync(join(folder, 'amara.jpg'), jpeg);
await browser.close();
