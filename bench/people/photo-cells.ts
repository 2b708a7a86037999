// `node bench/people/photo-cells.ts FOLDER OUT [--only 01,02] [--looks coat,dress]`: eight looks on every .jpg of FOLDER as the product
// shows them: a cell each, a sheet for each person (her photo, then the looks), and cells.md with what each photo lacked. What was
// there of others stays in cells.md. Photos show real people: FOLDER and OUT lie outside the tree.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { analyzePhoto } from '../../app/fitting-room/analyze-photo.ts';
import { UnusableBodyMap } from '../../app/fitting-room/body-map/landmark-points.ts';
import { fitLookToPhoto } from '../../app/fitting-room/fit-look-to-photo.ts';
import { drawFlatLay } from '../../app/fitting-room/flat-lay/flat-lay.ts';
import type { BodyModel } from '../../app/fitting-room/person/body-model.ts';
import type { Picture } from '../../app/fitting-room/pixels/pixels.ts';
import { fitWithin, resizePicture } from '../../app/fitting-room/pixels/resize.ts';
import { render } from '../../app/fitting-room/render.ts';
import { writePng } from '../../tests/people/png.ts';
import { decodeJpeg, encodeJpeg } from '../fitting/codecs.ts';
import { pastePicture } from '../fitting/paste-picture.ts';
import { bakesFromDisk } from '../fitting/published-bakes.ts';
import { makeBodyMaps, readBodyMapOf } from './body-maps.ts';
import { EIGHT_LOOKS } from './looks.ts';

/** Of the pictures that the product shows. */
const [WIDTH, HEIGHT] = [768, 1152];
/** Of a cell on the sheet, three beside each other. */
const SHOWN = { width: 400, height: 600 };
const ACROSS = 3;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, looks: { type: 'string' } },
});
const [folder, out] = positionals.map((path) => resolve(path)) as [string, string];
if (positionals.length < 2) {
  console.error('Usage: node bench/people/photo-cells.ts FOLDER OUT [--only 01,02] [--looks coat,dress]');
  process.exit(1);
}

interface Read {
  photo: Picture;
  model: BodyModel | null;
  findings: string[];
}

async function read(file: string): Promise<Read> {
  const whole = await decodeJpeg(new Uint8Array(readFileSync(file)));
  const { width, height } = fitWithin(whole.width, whole.height, WIDTH, HEIGHT);
  const photo = resizePicture(whole, width, height);
  const { bodyMap, findings } = await readBodyMapOf(file);
  try {
    return { photo, model: bodyMap && analyzePhoto(photo, bodyMap), findings };
  } catch (error) {
    if (error instanceof UnusableBodyMap) return { photo, model: null, findings };
    throw error;
  }
}

function paste(sheet: Picture, picture: Picture, index: number): void {
  const { width, height } = fitWithin(picture.width, picture.height, SHOWN.width, SHOWN.height);
  const cell = resizePicture(picture, width, height);
  const x0 = (index % ACROSS) * SHOWN.width + Math.floor((SHOWN.width - width) / 2);
  const y0 = Math.floor(index / ACROSS) * SHOWN.height;
  pastePicture(sheet, cell, x0, y0);
}

/** @returns what is said of the cell: empty where it is drawn */
async function drawCell(model: BodyModel | null, name: string): Promise<{ picture: Picture; lacks: string }> {
  const look = EIGHT_LOOKS[name]!;
  const fit = model && fitLookToPhoto(model, look);
  if (model && fit && 'look' in fit)
    return {
      picture: render(model, fit.look, undefined, undefined, await bakesFromDisk(fit.look)),
      lacks: '',
    };
  const picture = drawFlatLay(look, undefined, await bakesFromDisk(look));
  return { picture, lacks: fit && 'missing' in fit ? fit.missing.join(', ') : 'no body map' };
}

const looks = Object.keys(EIGHT_LOOKS).filter((name) => options.looks?.split(',').includes(name) ?? true);

/** @returns lines of cells.md */
async function drawPerson(name: string): Promise<string[]> {
  const { photo, model, findings } = await read(join(folder, `${name}.jpg`));
  const lines: string[] = [];
  const [width, height] = [SHOWN.width * ACROSS, SHOWN.height * Math.ceil((looks.length + 1) / ACROSS)];
  const sheet: Picture = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) };
  paste(sheet, photo, 0);
  for (const [index, look] of looks.entries()) {
    const { picture, lacks } = await drawCell(model, look);
    writeFileSync(join(out, `${name}-${look}.png`), await writePng(picture));
    paste(sheet, picture, index + 1);
    lines.push(`| ${name} | ${look} | ${lacks && `card: ${lacks}`} | ${findings.join(', ')} |`);
  }
  writeFileSync(join(out, `${name}-sheet.jpg`), await encodeJpeg(sheet));
  return lines;
}

const HEAD = ['| person | look | card | findings of the upload |', '|---|---|---|---|'];
const cellOf = (line: string): string => line.split('|').slice(1, 3).join('|');

/** Lines of cells that were not drawn now stay. */
function writeCells(drawn: readonly string[]): void {
  const file = join(out, 'cells.md');
  const before = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(HEAD.length) : [];
  const cells = new Map([...before, ...drawn].map((line) => [cellOf(line), line]));
  writeFileSync(file, `${[...HEAD, ...[...cells.values()].sort()].join('\n')}\n`);
}

mkdirSync(out, { recursive: true });
const only = options.only?.split(',');
const people = readdirSync(folder)
  .flatMap((file) => /^(.+)\.jpg$/.exec(file)?.[1] ?? [])
  .filter((name) => only?.includes(name) ?? true);
makeBodyMaps(people.map((name) => join(folder, `${name}.jpg`)));
const all: string[] = [];
for (const name of people) {
  const lines = await drawPerson(name);
  all.push(...lines);
  writeCells(lines);
  const cards = lines.filter((line) => line.includes('card: ')).length;
  console.log(`${name}: ${lines.length - cards} drawn, ${cards} cards`);
}
const cards = all.filter((line) => line.includes('card: ')).length;
console.log(`${all.length} cells, ${cards} cards (${Math.round((100 * cards) / all.length)} %)`);
