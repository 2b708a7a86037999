// `node scripts/make-gallery.ts [folder] [name,name]`: the pictures of public/gallery, from the fixture photos with the
// fitting room's own renders: 900x1200 and 480x640 WebP.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { analyse } from '../app/fitting-room/person/analyse.ts';
import type { Picture } from '../app/fitting-room/pixels/pixels.ts';
import { render } from '../app/fitting-room/render.ts';
import { resizePicture } from '../app/fitting-room/pixels/resize.ts';
import { readPerson } from '../tests/people/read-person.ts';
import { encodePicture } from './encode-picture.ts';
import { GALLERY_PICTURES } from './gallery-looks.ts';
import { CHROMIUM_FLAGS, chromiumPath } from './local/tools.ts';
import { framed, paintWall } from './wall.ts';

const [WIDTH, HEIGHT] = [1024, 1536];
const SIZES = [
  [900, 1200, 0.87],
  [480, 640, 0.8],
] as const;

async function writeWebp(page: Page, picture: Picture, path: string, quality: number): Promise<number> {
  const bytes = await encodePicture(page, picture, 'image/webp', quality);
  writeFileSync(path, bytes);
  return bytes.length;
}

const [folder = 'public/gallery', only = ''] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });
const page = await browser.newPage();
let total = 0;
for (const wanted of GALLERY_PICTURES) {
  if (only && !only.split(',').includes(wanted.name)) continue;
  const { photo, bodyMap } = await readPerson(wanted.person, WIDTH, HEIGHT);
  const studio = { ...photo, data: photo.data.slice() };
  paintWall(photo, bodyMap.classes, wanted.wall);
  const whole = framed(render(analyse(photo, bodyMap), wanted.look), studio, wanted.wall);
  for (const [width, height, quality] of SIZES)
    total += await writeWebp(
      page,
      resizePicture(whole, width, height),
      join(folder, `${wanted.name}-${width}.webp`),
      quality,
    );
  console.log(wanted.name);
}
await browser.close();
console.log(`${(total / 1e6).toFixed(2)} MB in ${folder}`);
