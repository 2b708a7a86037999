// The small pictures of garments that stand until a device has drawn its own: `node scripts/generate/garment-tiles.ts [id,id]`
// writes public/gallery/garments/ID.webp. Cloth in white with its shades, on nothing: the page gives it the color.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { WARDROBE, toWornGarment } from '../../app/domain/wardrobe/wardrobe.ts';
import { drawPiece } from '../../app/fitting-room/flat-lay/piece-drawing.ts';
import type { Picture } from '../../app/fitting-room/pixels/pixels.ts';
import { chromiumLaunch } from '../local/chromium.ts';
import { encodePicture } from './encode-picture.ts';

const FOLDER = join(import.meta.dirname, '../../public/gallery/garments');
/** Half as large again as a tile of a list: they stand for a second. */
const [WIDTH, HEIGHT] = [108, 126];
/** Cloth of this gray is drawn, so that its lights have room; it becomes white. */
const GRAY = 0xc4;
const CLOTH = { fabric: 'plain', colour: '#c4c4c4' } as const;

/** What was drawn, without its ground: on white and on black the same pixel differs by what shows through. */
function withoutGround(onWhite: Picture, onBlack: Picture): Picture {
  const data = new Uint8ClampedArray(onWhite.data.length);
  for (let i = 0; i < data.length; i += 4) {
    const share = 1 - (onWhite.data[i]! - onBlack.data[i]!) / 255;
    const light = share > 0 ? onBlack.data[i]! / share / GRAY : 0;
    for (let c = 0; c < 3; c++) data[i + c] = 255 * light;
    data[i + 3] = 255 * share;
  }
  return { width: onWhite.width, height: onWhite.height, data };
}

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
  const [onWhite, onBlack] = (['#ffffff', '#000000'] as const).map((ground) =>
    drawPiece(gray, WIDTH, HEIGHT, ground),
  );
  const bytes = await encodePicture(page, withoutGround(onWhite!, onBlack!), 'image/webp', 0.6);
  writeFileSync(join(FOLDER, `${garment.id}.webp`), bytes);
  total += bytes.length;
}
await browser.close();
console.log(`${(total / 1e3).toFixed(0)} KB in ${FOLDER}`);
