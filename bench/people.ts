// `npm run bench:people -- FOLDER [--only 101,102] [--looks coat,dress] [--cells DIR] [--quiet]`: eight looks on each person of the
// maker of people in FOLDER (p*.jpg with their truth beside them), scored against the truth (tests/made-people/score-cell.ts).
// docs/judged-pictures.md says what the columns are.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Look } from '../app/domain/looks/look.ts';
import type { BodyMap } from '../app/domain/photos/body-map.ts';
import { analyzePhoto } from '../app/fitting-room/analyze-photo.ts';
import { UnusableBodyMap } from '../app/fitting-room/body-map/landmark-points.ts';
import { isDrawnGarment } from '../app/fitting-room/cloth/drawn-garment.ts';
import type { Sheet } from '../app/fitting-room/cloth/piece.ts';
import { fitLookToPhoto } from '../app/fitting-room/fit-look-to-photo.ts';
import { makeBackSheets, makePiece } from '../app/fitting-room/garments/garment.ts';
import type { BodyModel } from '../app/fitting-room/person/body-model.ts';
import { behindAt } from '../app/fitting-room/person/light-and-color/backdrop.ts';
import type { Picture } from '../app/fitting-room/pixels/pixels.ts';
import { inventedShare } from '../app/fitting-room/invented-share.ts';
import { raiseMask } from '../app/fitting-room/pixels/mask-union.ts';
import { fitWithin, resizePicture } from '../app/fitting-room/pixels/resize.ts';
import { render } from '../app/fitting-room/render.ts';
import { writePng } from '../tests/people/png.ts';
import { decodeJpeg } from './fitting/codecs.ts';
import { makeBodyMaps, readBodyMapOf } from './people/body-maps.ts';
import { EIGHT_LOOKS } from './people/looks.ts';
import { scoreCell, type Cell, type CellScore, type Limbs } from '../tests/made-people/score-cell.ts';
import { readTruePerson, type TruePerson } from '../tests/made-people/true-person.ts';
import { machine } from './results-table.ts';

/** Of the pictures that the product shows. */
const [WIDTH, HEIGHT] = [768, 1152];

interface Row {
  person: string;
  look: string;
  tone: number;
  /** Null: the card, for want of `missing`. */
  score: CellScore | null;
  missing: string;
  /** Of her limbs and hands, what would have to be made up (app/fitting-room/invented-share.ts). */
  invented: number;
}

/** What is behind her, at the photo's size. */
function wallOf({ photo, box, width, height, backdrop }: BodyModel): Picture {
  const data = photo.data.slice();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data.set(behindAt(backdrop, x, y), ((box.y0 + y) * photo.width + box.x0 + x) * 4);
  return { ...photo, data };
}

/** Coverage of the look's cloth and of its sleeves, at the photo's size. */
function coverageOf(model: BodyModel, look: Look): Pick<Cell, 'cloth' | 'sleeves'> {
  const { photo, box, width, height } = model;
  const [cloth, sleeves] = [new Uint8Array(width * height), new Uint8Array(width * height)];
  const garments = look.garments.filter(isDrawnGarment);
  const over = new Uint8Array(width * height);
  const tucked: Sheet[] = [];
  for (const garment of garments) {
    const { sheets } = makePiece(model, garment, garments);
    const { drawing } = garment;
    for (const sheet of [...sheets, ...makeBackSheets(model, garment, garments)]) {
      raiseMask(cloth, sheet.layer.alpha);
      if (drawing.kind === 'trousers' || drawing.kind === 'skirt') raiseMask(over, sheet.layer.alpha);
      if (!sheet.sleeves) continue;
      if (drawing.kind === 'top' && drawing.tucked && !sheet.crossing) tucked.push(sheet);
      else raiseMask(sleeves, sheet.sleeves, sheet.layer.alpha);
    }
  }
  // What a top is tucked into lies over its sleeves.
  for (const { layer, sleeves: own } of tucked)
    layer.alpha.forEach((value, i) => {
      if (over[i]! < 128) sleeves[i] = Math.max(sleeves[i]!, Math.min(value, own![i]!));
    });
  const whole = (plane: Uint8Array): Uint8Array => {
    const out = new Uint8Array(photo.width * photo.height);
    for (let y = 0; y < height; y++)
      out.set(plane.subarray(y * width, (y + 1) * width), (box.y0 + y) * photo.width + box.x0);
    return out;
  };
  return { cloth: whole(cloth), sleeves: whole(sleeves) };
}

const toneText = (score: CellScore, limbs: Limbs): string => score.tone[limbs]?.all.toFixed(1) ?? '-';
const skinChanged = ({ ownSkin }: CellScore): number =>
  Object.values(ownSkin).reduce((sum, { changed }) => sum + changed, 0);

const HEADS = [
  'person',
  'look',
  'made up',
  'legs',
  'arms',
  'hands',
  'skin',
  'dE arm',
  'dE leg',
  'face',
  'hair',
  'old',
  'shoes',
];
const WIDTHS = [8, 11, 8, 6, 6, 16, 7, 7, 7, 6, 6, 6, 6];
const line = (cells: readonly string[]): string =>
  cells.map((cell, k) => (k < 2 ? cell.padEnd(WIDTHS[k]!) : cell.padStart(WIDTHS[k]!))).join(' ');

function rowText({ person, look, score, missing, invented }: Row): string {
  const madeUp = invented.toFixed(2);
  if (!score) return line([person, look, madeUp, 'card', '', missing]);
  const counts = [score.face, score.hair, score.oldCloth, score.oldShoes].map(String);
  const hands = score.hands.join(' ');
  const tones = [toneText(score, 'arms'), toneText(score, 'legs')];
  const kept = [score.legsKept, score.armsKept, hands, skinChanged(score)].map(String);
  return line([person, look, madeUp, ...kept, ...tones, ...counts]);
}

/** Share of cells, or of hands. */
const share = (part: number, all: number): string => (all ? `${Math.round((100 * part) / all)} %` : '-');
const mean = (values: readonly number[]): string =>
  values.length ? (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1) : '-';

const tonesOf = (rows: readonly Row[], limbs: Limbs): number[] =>
  rows.flatMap(({ score }) => (score?.tone[limbs] ? [score.tone[limbs].all] : []));

/** Cells with a fault of each kind; tones in the mean. */
function summary(name: string, rows: readonly Row[]): string {
  const drawn = rows.flatMap(({ score }) => (score ? [score] : []));
  const hands = drawn.flatMap((score) => score.hands).filter((hand) => hand !== 'none');
  const cells = (is: (score: CellScore) => boolean): string => `${drawn.filter(is).length}`;
  const [bound, hidden] = ['bound', 'hidden'].map((state) => hands.filter((hand) => hand === state).length);
  return line([
    name,
    `${drawn.length} of ${rows.length}`,
    mean(rows.map(({ invented }) => invented * 100)),
    cells((score) => score.legsKept > 0),
    cells((score) => score.armsKept > 0),
    `${share(bound! + hidden!, hands.length)}, ${share(hidden!, hands.length)}`,
    cells((score) => skinChanged(score) > 0),
    mean(tonesOf(rows, 'arms')),
    mean(tonesOf(rows, 'legs')),
    cells((score) => score.face > 0),
    cells((score) => score.hair > 0),
    cells((score) => score.oldCloth > 0),
    cells((score) => score.oldShoes > 0),
  ]);
}

/** The person undressed in the same light, where the maker drew that too. */
async function readUndressed(stem: string, width: number, height: number): Promise<Pick<Cell, 'undressed'>> {
  const file = `${stem}.undressed.jpg`;
  if (!existsSync(file)) return {};
  return { undressed: resizePicture(await decodeJpeg(new Uint8Array(readFileSync(file))), width, height) };
}

/** Null: the product asks for another photo. */
function modelOf(photo: Picture, bodyMap: BodyMap | null): BodyModel | null {
  try {
    return bodyMap && analyzePhoto(photo, bodyMap);
  } catch (error) {
    if (error instanceof UnusableBodyMap) return null;
    throw error;
  }
}

async function scorePerson(folder: string, person: string): Promise<Row[]> {
  const file = join(folder, `${person}.jpg`);
  const whole = await decodeJpeg(new Uint8Array(readFileSync(file)));
  const { width, height } = fitWithin(whole.width, whole.height, WIDTH, HEIGHT);
  const photo: Picture = resizePicture(whole, width, height);
  const her: TruePerson = await readTruePerson(join(folder, person), width, height);
  const { bodyMap, findings } = await readBodyMapOf(file);
  const { tone, drawn } = her;
  const looks = Object.entries(EIGHT_LOOKS).filter(([name]) => !wanted.looks || wanted.looks.has(name));
  const model = modelOf(photo, bodyMap);
  if (!model)
    return looks.map(([look]) => ({ person, look, tone, score: null, missing: 'no body map', invented: 0 }));
  const scene = {
    photo,
    wall: wallOf(model),
    ...(await readUndressed(join(folder, person), width, height)),
  };
  if (!options.quiet)
    console.log(
      `${person}: tone ${tone}, ${['bottom', 'sleeve', 'armL', 'armR', 'legs', 'light', 'bg'].map((key) => String(drawn[key])).join(', ')}; ${findings.join(', ') || 'no findings'}${model.undressed ? '' : '; tight clothes'}`,
    );
  const rows: Row[] = [];
  for (const [name, look] of looks) {
    const shown = fitLookToPhoto(model, look);
    const invented = model.limbs ? inventedShare(model.limbs, look).whole : 0;
    const row: Row = { person, look: name, tone, score: null, missing: '', invented };
    rows.push(row);
    if ('missing' in shown) {
      row.missing = shown.missing.join(', ');
    } else {
      const picture = render(model, shown.look);
      row.score = scoreCell(her, { ...scene, picture, ...coverageOf(model, shown.look) });
      if (options.cells) writeFileSync(join(options.cells, `${person}-${name}.png`), await writePng(picture));
    }
    if (!options.quiet) console.log(rowText(row));
  }
  return rows;
}

function printTotals(rows: readonly Row[]): void {
  console.log(
    `\n${line(['', 'drawn', ...HEADS.slice(2)])}\n(cells with a fault; hands bound or hidden, hidden)`,
  );
  for (const look of Object.keys(EIGHT_LOOKS)) {
    const mine = rows.filter((row) => row.look === look);
    if (mine.length > 0) console.log(summary(look.slice(0, 8), mine));
  }
  console.log(summary('all', rows));
  console.log('\ntone      dE arms  dE legs  painted');
  for (const tone of [...new Set(rows.map((row) => row.tone))].sort((a, b) => a - b)) {
    const mine = rows.filter((row) => row.tone === tone);
    const [arms, legs] = [tonesOf(mine, 'arms'), tonesOf(mine, 'legs')];
    console.log(
      `${String(tone).padStart(4)} ${mean(arms).padStart(12)} ${mean(legs).padStart(8)} ${arms.length + legs.length}`,
    );
  }
  const groups = ['neck', 'arms', 'hands', 'legs', 'feet'] as const;
  const scores = rows.flatMap(({ score }) => (score ? [score] : []));
  const sum = (group: (typeof groups)[number], key: 'changed' | 'atOldEdge' | 'all'): number =>
    scores.reduce((total, { ownSkin }) => total + ownSkin[group][key], 0);
  console.log('\nown skin, bare in photo and look: changed, beside the edge of old clothes, of all pixels');
  for (const group of groups)
    console.log(
      `${group.padEnd(8)} ${sum(group, 'changed')}, ${sum(group, 'atOldEdge')}, of ${sum(group, 'all')}`,
    );
}

const WORST = 8;

/** Where to look first: the worst cells of each measure. */
function printWorst(rows: readonly Row[]): void {
  const measures: [string, (score: CellScore) => number | undefined][] = [
    ['own skin', skinChanged],
    ['dE arms', ({ tone }) => tone.arms?.all],
    ['dE legs', ({ tone }) => tone.legs?.all],
  ];
  console.log('\nworst cells');
  for (const [name, of] of measures) {
    const cells = rows.flatMap(({ person, look, score }) => {
      const value = score && of(score);
      return value ? [{ at: `${person} ${look}`, value }] : [];
    });
    const worst = cells.sort((a, b) => b.value - a.value).slice(0, WORST);
    console.log(`${name.padEnd(9)} ${worst.map(({ at, value }) => `${at} ${Math.round(value)}`).join(', ')}`);
  }
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    looks: { type: 'string' },
    cells: { type: 'string' },
    quiet: { type: 'boolean' },
  },
});
const folder = positionals[0] ? resolve(positionals[0]) : '';
if (!folder) {
  console.error(
    'Usage: npm run bench:people -- FOLDER [--only 101,102] [--looks coat,dress] [--cells DIR] [--quiet]',
  );
  process.exit(0);
}
const wanted = {
  seeds: options.only && new Set(options.only.split(',').map(Number)),
  looks: options.looks && new Set(options.looks.split(',')),
};
const people = readdirSync(folder)
  .flatMap((file) => /^(p\d+)\.jpg$/.exec(file)?.[1] ?? [])
  .filter((person) => !wanted.seeds || wanted.seeds.has(Number(person.slice(1))));
if (options.cells) mkdirSync(options.cells, { recursive: true });
console.log(`${machine()}\n${folder}: ${people.length} people\n${line(HEADS)}`);
makeBodyMaps(people.map((person) => join(folder, `${person}.jpg`)));
const rows: Row[] = [];
for (const person of people) rows.push(...(await scorePerson(folder, person)));
printTotals(rows);
printWorst(rows);
