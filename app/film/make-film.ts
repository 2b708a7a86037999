import { FILM_FPS, FILM_FRAMES, FILM_HEIGHT, FILM_WIDTH } from '../domain/film/film-format.ts';
import { choosePhoto } from '../fitting-room/choose-photo.ts';
import { analyzePhoto } from '../fitting-room/analyze-photo.ts';
import { bakesFor } from '../fitting-room/preview/baked-files.ts';
import { surfacesFrom } from '../fitting-room/preview/cloth-files.ts';
import { unpackClassMaps } from '../fitting-room/body-map/class-maps.ts';
import type { Picture } from '../fitting-room/pixels/pixels.ts';
import { offscreenPen } from '../fitting-room/pixels/offscreen-canvas.ts';
import type { DressablePhoto } from '../fitting-room/preview/preview-messages.ts';
import { BITRATE, type OpenEncoder } from './encode.ts';
import type { FilmOrder } from './film-messages.ts';
import { placePhoto } from './photo-placement.ts';
import { dressedScene, pictureScene, type Scene } from './film-scene.ts';

async function pixelsOf(
  file: Blob,
  sizeOf?: (width: number, height: number) => { width: number; height: number },
): Promise<Picture> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = sizeOf?.(bitmap.width, bitmap.height) ?? bitmap;
  const pen = offscreenPen(width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const { data } = pen.getImageData(0, 0, width, height);
  return { width, height, data };
}

async function loadFonts(fonts: Record<string, string>): Promise<void> {
  const { fonts: shelf } = globalThis as unknown as { fonts: FontFaceSet };
  const loading = Object.entries(fonts).map(async ([family, address]) => {
    // Fetched by hand: the worker's content security policy allows no fonts.
    const bytes = await (await fetch(address)).arrayBuffer();
    const [name = family, style = 'normal'] = family.split('/');
    shelf.add(await new FontFace(name, bytes, { style, weight: '100 900' }).load());
  });
  await Promise.allSettled(loading);
}

async function figureOf({ photo: file, bodyMap, mapA, mapB }: DressablePhoto) {
  const [a, b] = await Promise.all([pixelsOf(mapA), pixelsOf(mapB)]);
  const sizeOf = (width: number, height: number) => placePhoto(width, height, bodyMap.landmarks);
  const photo = await pixelsOf(file, sizeOf);
  const placed = sizeOf(photo.width, photo.height);
  const map = { ...bodyMap, classes: unpackClassMaps({ a, b }) };
  return { photo, placed, landmarks: bodyMap.landmarks, model: analyzePhoto(photo, map) };
}

async function sceneOf(
  { people, cloths = new Map(), picture, look, weather, words }: FilmOrder,
  tell: (share: number) => void,
): Promise<Scene> {
  try {
    const figures = new Map<DressablePhoto, Awaited<ReturnType<typeof figureOf>>>();
    const chosen = await choosePhoto(look, people, async (person) => {
      const figure = figures.get(person) ?? (await figureOf(person));
      figures.set(person, figure);
      return figure.model;
    });
    if (chosen && 'look' in chosen.fit) {
      const [surfaces, bakes] = await Promise.all([surfacesFrom(cloths), bakesFor(look)]);
      const figure = { ...figures.get(chosen.photo)!, surfaces, bakes };
      return dressedScene(figure, chosen.fit.look, weather, words, tell);
    }
  } catch (error) {
    // The fitting room failed on this photo; the film then shows the picture.
    console.warn('The film is made of the picture:', error);
  }
  return pictureScene(await pixelsOf(picture), look, weather, words);
}

const READY = 0.02;
const PREPARING = 0.4;

/**
 * @param openEncoder null where there is none
 * @param tell share of the work that is done, 0..1
 * @returns null without an encoder
 */
export async function makeFilm(
  order: FilmOrder,
  openEncoder: OpenEncoder,
  tell: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const pen = offscreenPen(FILM_WIDTH, FILM_HEIGHT);
  const encoder = await openEncoder(pen.canvas, order.bitrate ?? BITRATE);
  if (!encoder) return null;
  tell(READY);
  await loadFonts(order.fonts);
  const scene = await sceneOf(order, (share) => tell(READY + (PREPARING - READY) * share));
  for (let n = 0; n < FILM_FRAMES; n++) {
    scene(pen, n / FILM_FPS);
    await encoder.add(n);
    if (n % 4 === 0) tell(PREPARING + ((1 - PREPARING) * n) / FILM_FRAMES);
  }
  const bytes = await encoder.finish();
  tell(1);
  return bytes;
}
