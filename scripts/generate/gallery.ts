// `node scripts/generate/gallery.ts [folder] [name,name]`: the pictures of public/gallery, from the fixture photos with the
// fitting room's own renders as WebP in three sizes, and the pieces of the hero's look.
// `node scripts/generate/gallery.ts --compose` asks the stylist anew what they and the films wear (gallery-worn.json); their
// words stand in app/screens/landing/copy.ts.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bakesFromDisk } from '../../bench/fitting/published-bakes.ts';
import { chromium, type Page } from 'playwright-core';
import { analyzePhoto } from '../../app/fitting-room/analyze-photo.ts';
import type { Look } from '../../app/domain/looks/look.ts';
import { HERO_DAY } from '../../app/screens/landing/copy.ts';
import { smoothstep, type Picture } from '../../app/fitting-room/pixels/pixels.ts';
import { render } from '../../app/fitting-room/render.ts';
import { resizePicture } from '../../app/fitting-room/pixels/resize.ts';
import { loadPerson } from '../../tests/people/load-person.ts';
import { encodePicture } from './encode-picture.ts';
import { PICTURES, PLAIN_PHOTOS, galleryPhotoName, type GalleryPicture } from './gallery-briefs.ts';
import { layPieces } from './hero-pieces.ts';
import { composeGallery, readGalleryLooks } from './gallery-looks.ts';
import { chromiumLaunch } from '../local/chromium.ts';
import { framed, paintWall } from './paint-wall.ts';

const [WIDTH, HEIGHT] = [1024, 1536];
const SIZES = [
  [900, 1200, 0.87],
  // The hero's on a phone.
  [624, 832, 0.84],
  [480, 640, 0.8],
] as const;

/** Between thumb and hand the class maps miss the wall: where her hands hang, what is light and gray is the wall. */
function betweenFingers(red: number, green: number, blue: number, y: number): number {
  if (y < 0.44 || y > 0.6) return 0;
  const least = Math.min(red, green, blue);
  return smoothstep(130, 160, least) * (1 - smoothstep(14, 28, Math.max(red, green, blue) - least));
}

async function writeWebp(page: Page, picture: Picture, path: string, quality: number): Promise<number> {
  const bytes = await encodePicture(page, picture, 'image/webp', quality);
  writeFileSync(path, bytes);
  return bytes.length;
}

/** Draws one picture in all sizes; returns bytes. */
async function draw(
  page: Page,
  folder: string,
  { name, wall }: Pick<GalleryPicture, 'name' | 'wall'>,
  look: Look,
) {
  const { photo, bodyMap } = await loadPerson(galleryPhotoName(name), WIDTH, HEIGHT);
  const studio = { ...photo, data: photo.data.slice() };
  paintWall(photo, bodyMap.classes, wall, betweenFingers);
  const bakes = await bakesFromDisk(look);
  const model = analyzePhoto(photo, bodyMap);
  const whole = framed(render(model, look, undefined, undefined, bakes), studio, wall);
  let bytes = 0;
  const sized = SIZES.map(([width, height]) => resizePicture(whole, width, height));
  for (const [k, [width, , quality]] of SIZES.entries())
    bytes += await writeWebp(page, sized[k]!, join(folder, `${name}-${width}.webp`), quality);
  return bytes;
}

/** The look of the hero as pieces, in the sizes that its `srcset` names. */
async function drawPieces(page: Page, folder: string, look: Look): Promise<number> {
  const pictures = await layPieces(page, look, HERO_DAY.pieces.widths);
  for (const [k, width] of HERO_DAY.pieces.widths.entries())
    writeFileSync(join(folder, `${HERO_DAY.pieces.name}-${width}.webp`), pictures[k]!);
  return pictures.reduce((sum, { length }) => sum + length, 0);
}

async function drawAll(folder = 'public/gallery', only?: string): Promise<void> {
  const worn = readGalleryLooks();
  const browser = await chromium.launch(chromiumLaunch());
  const page = await browser.newPage();
  let total = 0;
  for (const wanted of [...PLAIN_PHOTOS, ...PICTURES]) {
    if (only && !only.split(',').includes(wanted.name)) continue;
    total += await draw(page, folder, wanted, worn[wanted.name]?.look ?? { garments: [] });
    console.log(wanted.name);
  }
  if (!only || only.includes(HERO_DAY.pieces.name))
    total += await drawPieces(page, folder, worn[HERO_DAY.after]!.look);
  await browser.close();
  console.log(`${(total / 1e6).toFixed(2)} MB in ${folder}`);
}

if (process.argv[2] === '--compose') await composeGallery();
else await drawAll(...process.argv.slice(2));
