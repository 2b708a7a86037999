// `node bench/garments/wear-photos.ts FOLDER OUT [number …]`: photographs of garments (01.jpg …) worn on three fixture people,
// a sheet for each: photo, then three people. FOLDER/kinds.json says what each is: {"01": "cotton-tee", "02": "male bomber"};
// without, the first that is offered is taken. Framed red: refused, the drawing is worn; orange: a piece of its cloth.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolvePiece } from '../../app/domain/closet/piece.ts';
import type { Look, WornGarment } from '../../app/domain/looks/look.ts';
import type { Gender } from '../../app/domain/preferences/style.ts';
import type { Colorway } from '../../app/domain/wardrobe/garment.ts';
import { garmentById, toWornGarment } from '../../app/domain/wardrobe/wardrobe.ts';
import { rectify } from '../../app/fitting-room/garment-photo/lay-flat/rectify.ts';
import { offerGarments } from '../../app/fitting-room/garment-photo/offer-garments.ts';
import { readGarment } from '../../app/fitting-room/garment-photo/read-garment.ts';
import type { GarmentSurface } from '../../app/fitting-room/own-cloth/garment-surface.ts';
import { stackAtlas, surfaceFrom } from '../../app/fitting-room/own-cloth/stacked-atlas.ts';
import type { Picture, Rgb } from '../../app/fitting-room/pixels/pixels.ts';
import { fitWithin, resizePicture } from '../../app/fitting-room/pixels/resize.ts';
import { render } from '../../app/fitting-room/render.ts';
import { findObjectOnDisk } from '../../tests/garments/find-object.ts';
import { loadAnalyzedPerson } from '../../tests/people/analyzed-person.ts';
import { decodeJpeg, encodeJpeg } from '../fitting/codecs.ts';
import { pastePicture } from '../fitting/paste-picture.ts';
import { bakesFromDisk } from '../fitting/published-bakes.ts';

const CELL = { width: 400, height: 600 } as const;
const OVERSAMPLE = 2;
const [READ_AT, PHOTO_AT] = [720, 1024] as const;
const FRAME = 8;
const WHITE: Rgb = [255, 255, 255];
const [REFUSED, TILE]: readonly [Rgb, Rgb] = [
  [220, 0, 0],
  [255, 150, 0],
];
const PEOPLE: Record<Gender, readonly string[]> = {
  female: ['woman-01-slim-light', 'woman-02-average-medium', 'woman-03-plus-dark'],
  male: ['man-01-average-light', 'man-02-slim-dark', 'woman-04-average-dark-short'],
};

interface Told {
  gender: Gender;
  kind: string | null;
}

interface Worn {
  garment: WornGarment;
  surface: GarmentSurface | null;
  said: string;
}

function toldOf(text: string | undefined): Told {
  const words = (text ?? '').split(' ').filter(Boolean);
  const gender = words[0] === 'male' ? 'male' : 'female';
  return { gender, kind: words.at(-1) === 'male' ? null : (words.at(-1) ?? null) };
}

function within(picture: Picture, most: number): Picture {
  const { width, height } = fitWithin(picture.width, picture.height, most, most);
  return resizePicture(picture, width, height);
}

const basic = (garmentId: string, color: string): WornGarment => {
  const piece = resolvePiece({ garmentId, color })!;
  return toWornGarment(piece.garment, piece.colorway);
};
const [TEE, JEANS, SNEAKERS] = [
  basic('cotton-tee', 'white'),
  basic('straight-jeans', 'denim'),
  basic('leather-sneakers', 'white'),
];

/** Plain things beside it. */
function lookAround(garment: WornGarment): Look {
  const { kind } = garment.drawing;
  if (kind === 'trousers' || kind === 'skirt') return { garments: [garment, TEE, SNEAKERS] };
  if (kind === 'dress') return { garments: [garment, SNEAKERS] };
  return { garments: kind === 'coat' ? [TEE, JEANS, garment, SNEAKERS] : [JEANS, garment, SNEAKERS] };
}

const findObject = await findObjectOnDisk();

/** As the page does: read, and read again as what she says that it is. */
async function readAsWorn(photo: Picture, { gender, kind }: Told): Promise<Worn | null> {
  const picture = within(photo, READ_AT);
  const seen = findObject && (await findObject(picture));
  const first = readGarment(picture, null, seen);
  if (!first) return null;
  const [offered] = offerGarments(first, gender);
  const id = kind ?? offered?.garmentId;
  const named = id === undefined ? null : garmentById(id);
  if (!named) return null;
  const reading = readGarment(picture, named.drawing, seen);
  if (!reading) return null;
  const { colors } = reading;
  const [, ...others] = named.colors[0]!;
  const colorway: Colorway = [colors[0], ...others.map((_, k) => colors[k + 1] ?? colors[0])];
  const garment = { ...toWornGarment(named, colorway), id: 'hers' };
  const { surface, why = '' } = rectify(within(photo, PHOTO_AT), reading);
  const kept = surface && surfaceFrom(surface.facts, await asJpeg(surface.atlas));
  const { neck, sleeves } = reading;
  const seenAs = `${reading.shape}, neck ${neck?.kind ?? '-'} ${neck?.sure.toFixed(2) ?? ''}, sleeves ${sleeves ?? '-'}`;
  const said = `${named.id}${kind ? '' : ' (offered)'}: ${seenAs}${why && `, REFUSED ${why}`}`;
  return { garment, surface: kept, said };
}

/** As it is stored. */
const asJpeg = async (atlas: Picture): Promise<Picture> => decodeJpeg(await encodeJpeg(stackAtlas(atlas)));

function photoCell(photo: Picture, frame: Rgb): Picture {
  const { width, height } = CELL;
  const cell: Picture = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  for (let i = 0; i < width * height; i++) cell.data.set([...frame, 255], i * 4);
  const fit = fitWithin(photo.width, photo.height, width - 2 * FRAME, height - 2 * FRAME);
  const small = resizePicture(photo, fit.width, fit.height);
  pastePicture(cell, small, Math.floor((width - fit.width) / 2), Math.floor((height - fit.height) / 2));
  return cell;
}

async function sheetOf(photo: Picture, worn: Worn | null, gender: Gender): Promise<Picture> {
  const width = CELL.width * 4;
  const sheet: Picture = { width, height: CELL.height, data: new Uint8ClampedArray(width * CELL.height * 4) };
  const isWhole = worn?.surface && worn.surface.facts.tile === undefined;
  pastePicture(sheet, photoCell(photo, isWhole ? WHITE : worn?.surface ? TILE : REFUSED), 0, 0);
  if (!worn) return sheet;
  const look = lookAround(worn.garment);
  const surfaces = worn.surface ? new Map([['hers', worn.surface]]) : undefined;
  const bakes = await bakesFromDisk(look);
  for (const [k, name] of PEOPLE[gender].entries()) {
    const { model } = await loadAnalyzedPerson(name, CELL.width * OVERSAMPLE, CELL.height * OVERSAMPLE);
    const seen = resizePicture(
      render(model, look, undefined, surfaces, bakes),
      ...([CELL.width, CELL.height] as const),
    );
    pastePicture(sheet, seen, CELL.width * (k + 1), 0);
  }
  return sheet;
}

const [folder, out, ...numbers] = process.argv.slice(2);
if (!folder || !out) {
  console.error('Usage: node bench/garments/wear-photos.ts FOLDER OUT [number …]');
  process.exit(1);
}
const list = join(folder, 'kinds.json');
const kinds = (existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}) as Record<string, string>;
const stems = readdirSync(folder)
  .filter((file) => file.endsWith('.jpg'))
  .map((file) => file.replace(/\.jpg$/, ''))
  .filter((stem) => numbers.length === 0 || numbers.includes(stem));
mkdirSync(out, { recursive: true });
for (const stem of stems) {
  const photo = await decodeJpeg(new Uint8Array(readFileSync(join(folder, `${stem}.jpg`))));
  const told = toldOf(kinds[stem]);
  const worn = await readAsWorn(photo, told);
  writeFileSync(join(out, `${stem}.jpg`), await encodeJpeg(await sheetOf(photo, worn, told.gender)));
  console.log(`${stem} ${worn?.said ?? 'NO GARMENT'}`);
}
