import { cleanPicture, joinParts } from '../../../app/domain/photos/bytes/picture.ts';
import { inflatesBeyond } from '../../../app/domain/photos/bytes/png-inflation.ts';
import { analyzePhoto } from '../../../app/fitting-room/analyze-photo.ts';
import { UnusableBodyMap } from '../../../app/fitting-room/body-map/landmark-points.ts';
import type { BodyModel } from '../../../app/fitting-room/person/body-model.ts';
import { unpackClassMaps } from '../../../app/fitting-room/body-map/class-maps.ts';
import { ATLAS_SIZE, CUT_OUT_SIZE } from '../../../app/domain/photos/bytes/limits.ts';
import { drawFlatLay } from '../../../app/fitting-room/flat-lay/flat-lay.ts';
import { drawPiece, onGround } from '../../../app/fitting-room/flat-lay/piece-drawing.ts';
import type { Bakes } from '../../../app/fitting-room/garments/baked/choose-bake.ts';
import { loadBakes, type BakedSource } from '../../../app/fitting-room/garments/baked/load-bakes.ts';
import { isDrawnGarment } from '../../../app/fitting-room/cloth/drawn-garment.ts';
import { bodyWindow, putInto, scaledBox } from '../../../app/fitting-room/generated-pictures/body-window.ts';
import type { GarmentSurface, Surfaces } from '../../../app/fitting-room/own-cloth/garment-surface.ts';
import { surfaceFrom } from '../../../app/fitting-room/own-cloth/stacked-atlas.ts';
import { cropPicture } from '../../../app/fitting-room/pixels/crop.ts';
import type { Box, Picture } from '../../../app/fitting-room/pixels/pixels.ts';
import { formatLackingSource } from '../../../app/domain/looks/photo-coverage.ts';
import type { Need } from '../../../app/domain/looks/photo-coverage.ts';
import { choosePhoto } from '../../../app/fitting-room/choose-photo.ts';
import { render } from '../../../app/fitting-room/render.ts';
import { renderOwnDrawing, lockToPhoto } from '../../../app/fitting-room/generated-pictures/picture-lock.ts';
import { fitWithin, resizePicture } from '../../../app/fitting-room/pixels/resize.ts';
import {
  cropFromTwoThirds,
  padToTwoThirds,
} from '../../../app/fitting-room/generated-pictures/aspect-ratio.ts';
import type { LikenessFigures } from '../../../app/domain/looks/picture-check.ts';
import type { Look } from '../../../app/domain/looks/look.ts';
import type {
  GarmentPicture,
  ImageEditor,
  OwnCloths,
  OwnPictures,
  PhotoReading,
  PhotoToDress,
  PictureBasis,
  PictureLock,
  PictureNeeds,
  RenderedImage,
  Restored,
} from '../../ports/image-editor.ts';
import { decodeJpeg, decodePng, encodeJpeg, openJpegDecoder } from './workerd-codecs.ts';
import { MOST_PIXELS } from './picture-answer.ts';
import { readPersonOnPhoto } from './kept-reading.ts';
import { forLog } from '../../for-log.ts';
import { pause } from '../../pause.ts';

const WIDTH = 768;
const HEIGHT = 1152;
/** A render takes about 1.5 s; a canceled invocation must not block the others for ever. */
const LONGEST_TURN_MS = 20_000;

const LOOK_MS = 25;

let drawing: symbol | null = null;

/**
 * One render at a time in an isolate: two do not fit its memory. Each waits with its own timers: the promise of another
 * invocation must not be awaited here (db/operations/switches.ts).
 */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  for (let waited = 0; drawing !== null && waited < LONGEST_TURN_MS; waited += LOOK_MS) await pause(LOOK_MS);
  const mine = Symbol('a render');
  drawing = mine;
  try {
    return await work();
  } finally {
    if (drawing === mine) drawing = null;
  }
}

/** Size, work, and nothing but a picture, before decoding: for older uploads and what models answer. */
async function decodable(bytes: Uint8Array, most: number): Promise<Uint8Array> {
  const clean = cleanPicture(bytes);
  if (clean.width * clean.height > most) throw new Error(`too large: ${clean.width}x${clean.height}`);
  const picture = joinParts(clean);
  if (clean.type === 'image/png' && (await inflatesBeyond(picture)))
    throw new Error('more pixels than it says');
  return picture;
}

/** A JPEG that is cut short decodes all the same, gray from there on: it must have its end (0xFFD9). */
function refuseCut(jpeg: Uint8Array): void {
  const end = jpeg.subarray(-32);
  if (!end.some((byte, i) => byte === 0xff && end[i + 1] === 0xd9)) throw new Error('cut short');
}

async function readUpright(photo: PhotoToDress, mostWidth: number, mostHeight: number): Promise<Picture> {
  refuseCut(photo.upright);
  const whole = await decodeJpeg(await decodable(photo.upright, MOST_PIXELS));
  const { width, height } = fitWithin(whole.width, whole.height, mostWidth, mostHeight);
  return resizePicture(whole, width, height);
}

async function readPhoto(photo: PhotoToDress) {
  try {
    const readMap = async (map: Uint8Array) => decodePng(await decodable(map, MOST_PIXELS / 4));
    const [a, b] = [await readMap(photo.mapA), await readMap(photo.mapB)];
    const classes = unpackClassMaps({ a, b });
    const picture = await readUpright(photo, WIDTH, HEIGHT);
    return { picture, bodyMap: { ...photo.bodyMap, classes } };
  } catch (error) {
    // Decoders also throw values that are not Errors.
    console.warn(
      JSON.stringify({ unreadablePhoto: error instanceof Error ? error.message : 'not decodable' }),
    );
    return null;
  }
}

/** Null when the files cannot be read. A function of its own frees what was read: beside a render it would take 7 MB. */
async function modelOf(photo: PhotoToDress): Promise<{ model: BodyModel; reading?: Uint8Array } | null> {
  const read = await readPhoto(photo);
  if (!read) return null;
  const { person, ...kept } = await readPersonOnPhoto(photo, read.picture, read.bodyMap);
  return { model: analyzePhoto(read.picture, read.bodyMap, person), ...kept };
}

/** Never a blank: a photo on which the fitting room fails is as if it were not there, and we get a log line. */
function refused(error: unknown): null {
  if (!(error instanceof UnusableBodyMap)) console.error(JSON.stringify({ undressable: forLog(error) }));
  return null;
}

/** Her own cloths, to be worn. One that cannot be read is left out: our drawing is worn. */
async function surfacesOf(cloths: OwnCloths): Promise<Surfaces> {
  const surfaces = new Map<string, GarmentSurface>();
  for (const [id, { facts, atlas }] of cloths) {
    try {
      const most = ATLAS_SIZE.short * ATLAS_SIZE.long;
      const surface = surfaceFrom(facts, await decodeJpeg(await decodable(atlas, most)));
      if (surface) surfaces.set(id, surface);
    } catch (error) {
      console.warn(JSON.stringify({ unreadableCloth: forLog(error) }));
    }
  }
  return surfaces;
}

/** Files of maps of the site; without them garments are drawn. */
export type ReadMaps = BakedSource['read'];

const bakesOf = async (look: Look, read: ReadMaps | null): Promise<Bakes> =>
  read
    ? loadBakes(look, { read, decode: { png: decodePng, jpeg: openJpegDecoder() }, mostKept: 0 })
    : new Map();

interface Dressed {
  /** Null when no photo can be dressed at all. */
  drawn: Picture | { missing: Need[] } | null;
  readings: PhotoReading[];
}

/** Her picture, or what her photos lack for it. */
async function dress(
  look: Look,
  photos: readonly PhotoToDress[],
  cloths: OwnCloths,
  readMaps: ReadMaps | null,
): Promise<Dressed> {
  const readings: PhotoReading[] = [];
  const open = async (photo: PhotoToDress): Promise<BodyModel | null> => {
    const known = readings.find(({ name }) => name === photo.name);
    const measured = await modelOf(known ? { ...photo, reading: known.bytes } : photo).catch(refused);
    if (measured?.reading) readings.push({ name: photo.name, bytes: measured.reading });
    return measured?.model ?? null;
  };
  try {
    const chosen = await choosePhoto(look, photos, open);
    // The card instead; the page says which photo would show the look.
    if (!chosen) return { drawn: null, readings };
    const { model, fit } = chosen;
    if ('missing' in fit) return { drawn: fit, readings };
    const [surfaces, bakes] = [await surfacesOf(cloths), await bakesOf(fit.look, readMaps)];
    return { drawn: render(model, fit.look, undefined, surfaces, bakes), readings };
  } catch (error) {
    return { drawn: refused(error), readings };
  }
}

async function encoded(picture: Picture): Promise<Omit<RenderedImage, 'source' | 'readings'>> {
  const bytes = await encodeJpeg(picture);
  return { bytes, contentType: 'image/jpeg', width: picture.width, height: picture.height };
}

const finish = async (picture: Picture, source: string): Promise<RenderedImage> => ({
  ...(await encoded(picture)),
  source,
});

const TILE = 768;
const WHITE = '#ffffff';

/** Null where her picture cannot be read: the drawing is shown instead. */
async function ownTile(bytes: Uint8Array): Promise<Picture | null> {
  try {
    const cut = await decodePng(await decodable(bytes, CUT_OUT_SIZE.long ** 2));
    return onGround(cut, WHITE);
  } catch {
    return null;
  }
}

async function garmentPictures(
  { garments }: Look,
  own: OwnPictures,
  bakes: Bakes,
): Promise<GarmentPicture[]> {
  const pictures: GarmentPicture[] = [];
  for (const garment of garments.filter(isDrawnGarment)) {
    const hers = own.get(garment.id);
    const tile = (hers && (await ownTile(hers))) ?? onGround(drawPiece(garment, TILE, TILE, bakes), WHITE);
    pictures.push({ slot: garment.slot, picture: await encoded(tile) });
  }
  return pictures;
}

/** The part of her photo that a model is shown, in pixels of the upright copy; null is all of it. */
const windowOf = ({ frame }: PictureNeeds, { photo, box }: BodyModel): Box | null =>
  frame === 'body' ? bodyWindow(photo, box) : null;

async function shownPhoto(
  photo: PhotoToDress,
  model: BodyModel,
  needs: PictureNeeds,
  height: number,
): Promise<Picture> {
  const window = windowOf(needs, model);
  if (!window) return padToTwoThirds(await readUpright(photo, (height * 2) / 3, height));
  const upright = await readUpright(photo, Infinity, Infinity);
  return padToTwoThirds(cropPicture(upright, scaledBox(window, model.photo, upright)));
}

async function basisOf(
  look: Look,
  photo: PhotoToDress,
  needs: PictureNeeds,
  { own = new Map(), readMaps }: { own?: OwnPictures; readMaps: ReadMaps | null },
): Promise<PictureBasis | null> {
  const height = Math.floor(needs.mostSide / 3) * 3;
  const within = async (picture: Picture) => {
    const size = fitWithin(picture.width, picture.height, (height * 2) / 3, height);
    return encoded(resizePicture(picture, size.width, size.height));
  };
  try {
    // What cannot be checked afterward is not paid for.
    const read = await readPhoto(photo);
    if (!read) return null;
    const model = analyzePhoto(read.picture, read.bodyMap);
    const bakes = await bakesOf(look, readMaps);
    return {
      photo: await within(await shownPhoto(photo, model, needs, height)),
      card: await within(drawFlatLay(look, undefined, bakes)),
      garments: needs.garments === 'each' ? await garmentPictures(look, own, bakes) : [],
    };
  } catch {
    return null;
  }
}

const NOT_MEASURED: LikenessFigures = { match: 0, shift: 0, scale: 1, turn: 0, drift: {} };

async function readAnswer(answer: Uint8Array): Promise<Picture | null> {
  try {
    const picture = await decodable(answer, MOST_PIXELS);
    return await (picture[0] === 0xff ? decodeJpeg(picture) : decodePng(picture));
  } catch {
    return null;
  }
}

async function restored(
  look: Look,
  photo: PhotoToDress,
  answer: Uint8Array,
  needs: PictureNeeds,
): Promise<Restored> {
  const unreadable: Restored = { image: null, fault: 'unreadable', figures: NOT_MEASURED };
  const theirs = await readAnswer(answer);
  const measured = theirs && (await modelOf(photo));
  if (!measured) return unreadable;
  const { model } = measured;
  const window = windowOf(needs, model);
  const { x0, y0, x1, y1 } = window ?? { x0: 0, y0: 0, x1: model.photo.width, y1: model.photo.height };
  const part = cropFromTwoThirds(theirs, x1 - x0, y1 - y0);
  const verdict = window
    ? lockToPhoto(model, renderOwnDrawing(model, look), putInto(model.photo, part, window), window)
    : lockToPhoto(model, renderOwnDrawing(model, look), part);
  const { fault, figures } = verdict;
  return { image: verdict.fault === null ? await encoded(verdict.picture) : null, fault, figures };
}

/** In the Worker, without a key; a photo that cannot be dressed gives the card. Tests set a cheap `drawCard`. */
export function fittingRoomEditor(
  drawCard: (look: Look, surfaces: Surfaces, bakes: Bakes) => Picture = drawFlatLay,
  readMaps: ReadMaps | null = null,
): ImageEditor & PictureLock {
  return {
    name: 'fitting-room',
    render: (look, photos, cloths = new Map()) =>
      inTurn(async () => {
        const { drawn, readings } = await dress(look, photos, cloths, readMaps);
        const kept = readings.length > 0 ? { readings } : {};
        if (drawn && !('missing' in drawn)) return { ...(await finish(drawn, 'fitting-room')), ...kept };
        const source = drawn ? formatLackingSource(drawn.missing) : 'flat-lay';
        const card = drawCard(look, await surfacesOf(cloths), await bakesOf(look, readMaps));
        return { ...(await finish(card, source)), ...kept };
      }),
    basisFor: (look, photo, needs, own) => inTurn(() => basisOf(look, photo, needs, { own, readMaps })),
    restore: (look, photo, answer, needs) => inTurn(() => restored(look, photo, answer, needs)),
  };
}
