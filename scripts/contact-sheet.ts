// `node scripts/contact-sheet.ts <path.png or .jpg> [height of a cell]`: all fixture people in 24 representative looks, in one
// picture, with the flat-lay cards in the last row.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { encodeJpeg } from '../bench/fitting/codecs.ts';
import { bakesFromDisk } from '../bench/fitting/published-bakes.ts';
import { analyzePhoto } from '../app/fitting-room/analyze-photo.ts';
import { drawFlatLay } from '../app/fitting-room/flat-lay/flat-lay.ts';
import type { Picture } from '../app/fitting-room/pixels/pixels.ts';
import { render } from '../app/fitting-room/render.ts';
import { pastePicture } from '../bench/fitting/paste-picture.ts';
import { resizePicture } from '../app/fitting-room/pixels/resize.ts';
import { LOOKS } from '../tests/samples/looks.ts';
import { writePng } from '../tests/people/png.ts';
import { GOOD_PEOPLE, loadPerson } from '../tests/people/load-person.ts';

/** People are rendered at twice the cell's size and scaled down, as a phone shows them. */
const OVERSAMPLE = 2;

async function makeSheet(height: number): Promise<Picture> {
  const width = Math.round((height * 2) / 3);
  const looks = Object.values(LOOKS);
  const [across, down] = [looks.length * width, (GOOD_PEOPLE.length + 1) * height];
  const sheet: Picture = { width: across, height: down, data: new Uint8ClampedArray(across * down * 4) };
  for (const [row, name] of GOOD_PEOPLE.entries()) {
    const { photo, bodyMap } = await loadPerson(name, width * OVERSAMPLE, height * OVERSAMPLE);
    const model = analyzePhoto(photo, bodyMap);
    for (const [column, look] of looks.entries()) {
      const worn = render(model, look, undefined, undefined, await bakesFromDisk(look));
      pastePicture(sheet, resizePicture(worn, width, height), column * width, row * height);
    }
    console.log(`${name}: ${looks.length} looks`);
  }
  for (const [column, look] of looks.entries()) {
    const card = drawFlatLay(look, undefined, await bakesFromDisk(look));
    pastePicture(sheet, resizePicture(card, width, height), column * width, GOOD_PEOPLE.length * height);
  }
  return sheet;
}

const [path, cell = '360'] = process.argv.slice(2);
if (!path || !(Number(cell) >= 60)) {
  console.error('Usage: node scripts/contact-sheet.ts <path.png or .jpg> [height of a cell, 60 or more]');
  process.exit(1);
}
const sheet = await makeSheet(Math.round(Number(cell)));
writeFileSync(resolve(path), path.endsWith('.jpg') ? await encodeJpeg(sheet) : await writePng(sheet));
console.log(`Written: ${path}`);
