// Web Worker entry: the photo stays on this device; only what she adds leaves it.
import type { Gender } from '../../domain/preferences/style.ts';
import { unpackClassMaps } from '../body-map/class-maps.ts';
import { stackAtlas } from '../own-cloth/stacked-atlas.ts';
import { withMarks } from './lay-flat/moved-marks.ts';
import { withNeckOpening } from './lay-flat/neck-opening.ts';
import { rectifyAsRead } from './lay-flat/rectify.ts';
import { offscreenPen, pictureToBlob } from '../pixels/offscreen-canvas.ts';
import type { Box, Picture } from '../pixels/pixels.ts';
import { fitWithin, resizeMask } from '../pixels/resize.ts';
import { loadFindObject, type FindObject, type SeenObject } from './cut-out/salient-object.ts';
import { cutWornPieces } from './cut-worn-pieces.ts';
import type {
  GarmentPhotoAnswer,
  GarmentPhotoReply,
  GarmentPhotoRequest,
  LaidFlat,
  Marks,
  MovedMarks,
  ReadGarmentPhoto,
  ToldKind,
  WornPhoto,
} from './garment-photo-messages.ts';
import type { GarmentReading } from './garment-reading.ts';
import { LANDMARKS } from './landmarks/garment-landmarks.ts';
import { readGarment } from './read-garment.ts';
import { offerGarments } from './offer-garments.ts';

const READ_AT = 720;
const CUT_OUT_AT = 512;
/** Kept, so that a mark can be moved later. */
const PHOTO_AT = 1024;
const QUALITY = 0.85;
const MARGIN = 0.04; // share of its size
const MODELS = '/models/';
const PATIENCE = 15_000; // ms; 7 MB come with the first photo
const AS_READ: MovedMarks['adjusted'] = { length: 0, width: 0 };

interface Opened {
  bitmap: ImageBitmap;
  large: ImageData;
  reading: GarmentReading | null;
}
/** The photo that was read last: her marks move over it. */
let last: Opened | null = null;

function pixelsOf(bitmap: ImageBitmap, most: number): ImageData {
  const { width, height } = fitWithin(bitmap.width, bitmap.height, most, most);
  const pen = offscreenPen(width, height, { willReadFrequently: true });
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, width, height);
  return pen.getImageData(0, 0, width, height);
}

let findObject: Promise<FindObject> | null = null;

async function loadModel(): Promise<FindObject> {
  const answer = await fetch(`${MODELS}u2netp.onnx`);
  if (!answer.ok) throw new Error(`The model of garments could not be loaded (${answer.status}).`);
  const folder = new URL(`${MODELS}onnx/`, self.location.origin).href;
  return loadFindObject(folder, new Uint8Array(await answer.arrayBuffer()));
}

/** Null where the model cannot be had, as offline, or not soon: colors alone cut this photo out, the next asks again. */
async function seenIn(picture: Picture): Promise<SeenObject | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  try {
    const find = await Promise.race([(findObject ??= loadModel()), tooLate]);
    return find && (await find(picture));
  } catch {
    findObject = null;
    return null;
  }
}

async function open(photo: Blob, kind: ToldKind): Promise<Opened | null> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return null;
  last?.bitmap.close();
  const picture = pixelsOf(bitmap, READ_AT);
  return (last = {
    bitmap,
    large: pixelsOf(bitmap, PHOTO_AT),
    reading: readGarment(picture, kind, await seenIn(picture)),
  });
}

/** Cut out, and cropped to what is left. */
function cutOutOf(bitmap: ImageBitmap, reading: GarmentReading): Promise<Blob> {
  const image = pixelsOf(bitmap, CUT_OUT_AT);
  const { width, height, data } = image;
  const mask = resizeMask(reading.mask, reading.width, reading.height, width, height);
  for (let i = 0; i < width * height; i++) {
    // Clears the colors of transparent pixels too.
    if (mask[i]! < 8) data.fill(0, i * 4, i * 4 + 4);
    else data[i * 4 + 3] = mask[i]!;
  }
  return cropped(image, coveredBox(image));
}

function coveredBox({ width, height, data }: Picture): Box {
  const box = { x0: width, x1: 0, y0: height, y1: 0 };
  for (let i = 0; i < width * height; i++) {
    if (data[i * 4 + 3] === 0) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    box.x0 = Math.min(box.x0, x);
    box.x1 = Math.max(box.x1, x);
    box.y0 = Math.min(box.y0, y);
    box.y1 = Math.max(box.y1, y);
  }
  return box;
}

function cropped(image: ImageData, { x0, x1, y0, y1 }: Box): Promise<Blob> {
  const air = Math.round(MARGIN * Math.max(x1 - x0, y1 - y0));
  const [wide, tall] = [x1 - x0 + 1 + 2 * air, y1 - y0 + 1 + 2 * air];
  const pen = offscreenPen(Math.min(CUT_OUT_AT, wide), Math.min(CUT_OUT_AT, tall));
  pen.putImageData(image, air - x0, air - y0);
  return pen.canvas.convertToBlob({ type: 'image/png' });
}

const jpeg = { type: 'image/jpeg', quality: QUALITY };

/** @param reading as it is worn */
async function layFlat({ large }: Opened, reading: GarmentReading, adjusted = AS_READ): Promise<LaidFlat> {
  const rectified = rectifyAsRead(large, reading);
  if (!rectified.surface) return { is: 'drawing', why: rectified.why };
  const { atlas, facts } = rectified.surface;
  return {
    is: 'cloth',
    atlas: await pictureToBlob(stackAtlas(atlas), jpeg),
    surface: { ...facts, adjusted },
    why: rectified.why,
  };
}

function marksOf({ landmarks, width, height }: GarmentReading): Marks {
  const marks: Marks = {};
  for (const name of LANDMARKS) {
    const at = landmarks[name];
    if (at) marks[name] = { x: at.x / width, y: at.y / height, sure: at.sure };
  }
  return marks;
}

async function read(photo: Blob, gender: Gender, kind: ToldKind): Promise<GarmentPhotoReply> {
  const opened = await open(photo, kind);
  if (!opened) return { is: 'unreadable' };
  const { bitmap, large, reading } = opened;
  const offers = reading ? offerGarments(reading, gender) : [];
  if (!reading || offers.length === 0) return { is: 'no garment' };
  // Its dots lie where it is worn.
  const worn = withNeckOpening(large, reading);
  return {
    is: 'garment',
    offers,
    sure: reading.forms[0]?.chance ?? 0,
    shape: reading.shape,
    colors: reading.colors,
    cutOut: await cutOutOf(bitmap, reading),
    photo: await pictureToBlob(large, jpeg),
    marks: marksOf(worn),
    laid: await layFlat(opened, worn),
  };
}

async function layAnew(photo: Blob | null, kind: ToldKind, moved: MovedMarks): Promise<LaidFlat | null> {
  const opened = photo ? await open(photo, kind) : last;
  if (!opened?.reading) return null;
  return layFlat(opened, withMarks(opened.large, opened.reading, moved.marks), moved.adjusted);
}

async function pictureOf(file: Blob, most: number): Promise<Picture> {
  const bitmap = await createImageBitmap(file);
  const picture = pixelsOf(bitmap, most);
  bitmap.close();
  return picture;
}

async function readWorn(
  { photo, bodyMap, mapA, mapB }: WornPhoto,
  gender: Gender,
): Promise<ReadGarmentPhoto[]> {
  const [a, b] = [await pictureOf(mapA, Infinity), await pictureOf(mapB, Infinity)];
  const map = { ...bodyMap, classes: unpackClassMaps({ a, b }) };
  const pieces = cutWornPieces(await pictureOf(photo, PHOTO_AT), map);
  return Promise.all(
    pieces.map(async (piece) => {
      const { width, height, data } = piece.picture;
      const cutOut = await cropped(
        new ImageData(new Uint8ClampedArray(data), width, height),
        coveredBox(piece.picture),
      );
      return {
        is: 'garment' as const,
        offers: offerGarments(piece, gender),
        sure: piece.forms[0]?.chance ?? 0,
        shape: piece.shape,
        colors: piece.colors,
        cutOut,
        photo: cutOut,
        marks: {},
        laid: { is: 'drawing' as const, why: 'worn' as const },
      };
    }),
  );
}

async function answer(order: GarmentPhotoRequest): Promise<GarmentPhotoAnswer> {
  const { id } = order;
  if (order.do === 'read') return { id, read: await read(order.photo, order.gender, order.kind) };
  if (order.do === 'cut worn') return { id, worn: await readWorn(order.person, order.gender) };
  return { id, laid: await layAnew(order.photo, order.kind, order.moved) };
}

const FAILED = {
  read: { read: { is: 'unreadable' } },
  'lay flat': { laid: null },
  'cut worn': { worn: [] },
} as const;

self.addEventListener('message', ({ data: order }: MessageEvent<GarmentPhotoRequest>) => {
  void answer(order).then(
    (reply) => self.postMessage(reply),
    () => {
      const { id } = order;
      self.postMessage({ id, ...FAILED[order.do] } as GarmentPhotoAnswer);
    },
  );
});
