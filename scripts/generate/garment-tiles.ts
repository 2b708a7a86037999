// The small pictures of garments that stand until a device has drawn its own: `node scripts/generate/garment-tiles.ts [id,id]`
// writes public/gallery/garments/ID.webp. Cloth in white with its shades, on nothing: the page gives it the color.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { WARDROBE, toWornGarment } from '../../app/domain/wardrobe/wardrobe.ts';
import { drawPiece } from '../../app/fitting-room/flat-lay/piece-drawing.ts';
import { bakesFromDisk } from '../../bench/fitting/published-bakes.ts';
import { chromiumLaunch } from '../local/chromium.ts';
import { encodePicture } from './encode-picture.ts';

const FOLDER = join(import.meta.dirname, '../../public/gallery/garments');
/** Half as large again as a tile of a list: they stand for a second. */
const [WIDTH, HEIGHT] = [108, 126];
/** Gray cloth is drawn, so that its lights have room: this becomes white. */
const WHITE = 0xce;
const CLOTH = { fabric: 'plain', colour: '#c4c4c4' } as const;

const only = process.argv[2]?.split(',');
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch(chromiumLaunch());
const page = await browser.newPage();
let total = 0;
for (const garment of WARDROBE) {
  const [colorway] = garment.colors;
  if (!colorway || (only && !only.includes(garment.id))) continue;
  const worn = toWornGarment(garment, colorway);
  const gray = { ...worn, cloth: CLOTH };
  const drawn = drawPiece(gray, WIDTH, HEIGHT, await bakesFromDisk({ garments: [worn] }), false);
  for (let i = 0; i < drawn.data.length; i++) if (i % 4 < 3) drawn.data[i]! *= 255 / WHITE;
  const bytes = await encodePicture(page, drawn, 'image/webp', 0.6);
  writeFileSync(join(FOLDER, `${garment.id}.webp`), bytes);
  total += bytes.length;
}
await browser.close();
console.log(`${(total / 1e3).toFixed(0)} KB in ${FOLDER}`);
