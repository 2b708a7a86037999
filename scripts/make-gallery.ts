// `node scripts/make-gallery.ts [folder] [name,name]`: the pictures of public/gallery, from the fixture photos with the
// fitting room's own renders: 900x1200 and 480x640 WebP. Chromium writes the WebP; it comes with `npm ci`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import type { ClassMaps } from '../app/domain/body-map.ts';
import { analyse } from '../app/fitting-room/person/analyse.ts';
import { resamplePlane } from '../app/fitting-room/body-map/class-maps.ts';
import { rgbOf } from '../app/fitting-room/cloth/fabrics.ts';
import { clamp, smoothstep } from '../app/fitting-room/pixels/pixels.ts';
import type { Picture } from '../app/fitting-room/pixels/pixels.ts';
import { render } from '../app/fitting-room/render.ts';
import { resizePicture } from '../app/fitting-room/pixels/resize.ts';
import { writePng } from '../tests/people/png.ts';
import { readPerson } from '../tests/people/read-person.ts';
import { GALLERY_PICTURES } from './gallery-looks.ts';
import type { GalleryPicture } from './gallery-looks.ts';
import { CHROMIUM_FLAGS, chromiumPath } from './local/tools.ts';

const [WIDTH, HEIGHT] = [1024, 1536];
const SIZES = [
  [900, 1200, 0.8],
  [480, 640, 0.72],
] as const;

/** Light through a window with bars, falling aslant on the wall: 0..1. */
function windowLight(x: number, y: number): number {
  const across = (x / WIDTH - 0.62 - y / HEIGHT / 3) / 0.4;
  const down = (y / HEIGHT - 0.06 + (x / WIDTH - 0.6) * 0.25) / 0.34;
  const pane = (at: number, bars: number): number => {
    const share = at * bars - Math.floor(at * bars);
    return smoothstep(0.02, 0.16, share) * (1 - smoothstep(0.84, 0.98, share));
  };
  if (across < 0 || across > 1 || down < 0 || down > 1) return 0;
  return pane(across, 2) * pane(down, 3) * smoothstep(0, 0.2, across);
}

/** The same photo in front of another wall: her outline keeps its own softness, the wall takes colour and light. */
function paintWall(photo: Picture, classes: ClassMaps, { wall, window }: GalleryPicture): void {
  const free = resamplePlane(classes.background, classes.width, classes.height, photo.width, photo.height);
  const colour = rgbOf(wall);
  for (let i = 0; i < free.length; i++) {
    const share = smoothstep(0.1, 0.95, free[i]! / 255);
    if (share === 0) continue;
    const y = Math.floor(i / photo.width);
    const x = i - y * photo.width;
    const light =
      1.02 +
      (window ? 0.13 * windowLight(x, y) : 0) -
      0.1 * smoothstep(0.35, 1, Math.hypot(x / WIDTH - 0.5, y / HEIGHT - 0.45) * 1.4);
    for (let c = 0; c < 3; c++) {
      const o = i * 4 + c;
      const tinted = photo.data[o]! * (colour[c]! / 206) * light;
      photo.data[o] = photo.data[o]! + (clamp(tinted, 0, 255) - photo.data[o]!) * share;
    }
  }
}

/** Three to four, head to feet: the wall goes on to both sides as its own mirror image. */
function framed({ width, height, data }: Picture): Picture {
  const wide = Math.round((height * 3) / 4);
  const margin = Math.floor((wide - width) / 2);
  const out = new Uint8ClampedArray(wide * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < wide; x++) {
      const from = x - margin;
      const at = from < 0 ? -from : from >= width ? 2 * width - 2 - from : from;
      out.set(data.subarray((y * width + at) * 4, (y * width + at) * 4 + 4), (y * wide + x) * 4);
    }
  return { width: wide, height, data: out };
}

async function writeWebp(page: Page, picture: Picture, path: string, quality: number): Promise<number> {
  const png = Buffer.from(await writePng(picture)).toString('base64');
  const webp = await page.evaluate(
    async ({ png, quality }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext('2d')!.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality).split(',')[1]!;
    },
    { png, quality },
  );
  const bytes = Buffer.from(webp, 'base64');
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
  paintWall(photo, bodyMap.classes, wanted);
  const whole = framed(render(analyse(photo, bodyMap), wanted.look));
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
