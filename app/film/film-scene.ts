import type { Landmark } from '../domain/photos/body-map.ts';

import type { Look, WornGarment } from '../domain/looks/look.ts';
import type { Bakes } from '../fitting-room/garments/baked/choose-bake.ts';
import type { Surfaces } from '../fitting-room/own-cloth/garment-surface.ts';
import type { BodyModel } from '../fitting-room/person/body-model.ts';
import type { Picture } from '../fitting-room/pixels/pixels.ts';
import { offscreenPen, type Pen } from '../fitting-room/pixels/offscreen-canvas.ts';
import {
  cameraPath,
  viewAt,
  WORLD_HEIGHT,
  WORLD_WIDTH,
  type Region,
  type Stance,
  type View,
} from './camera-path.ts';
import { figureDresser } from './dress-figure.ts';
import { lightTable, type Spot } from './color-grading.ts';
import type { FilmWords } from './film-messages.ts';
import { packPixels } from './packed-pixels.ts';
import { placePhoto, bodyPosition, type Placed } from './photo-placement.ts';
import { computeDressingStages } from './dressing-stages.ts';
import { beyondEdges } from '../fitting-room/pixels/beyond-edges.ts';
import { figureMatte, backgroundWithoutPerson, clothSway, photoWithoutPerson } from './cloth-sway.ts';
import { garmentSpans, OPENING_S } from './timeline.ts';
import { titlePainter } from './film-titles.ts';
import type { FilmWeather } from './film-weather.ts';
import type { Clearing } from './weather-depth.ts';
import { weatherPainter } from './paint-weather.ts';

/** Draws the frame at a moment, independent of what was drawn before. */
export type Scene = (pen: Pen, t: number) => void;

const REGIONS: Partial<Record<WornGarment['slot'], Region>> = {
  legwear: 'legs',
  bottom: 'legs',
  dress: 'whole',
  jacket: 'chest',
  coat: 'whole',
  scarf: 'neck',
  hat: 'head',
  gloves: 'hand',
  bag: 'hand',
  umbrella: 'hand',
};
const regionOf = ({ slot }: WornGarment): Region => REGIONS[slot] ?? 'chest';

/** @param empty the photo without her; null where she cannot be taken out of it */
function roomOf(photo: Picture, placed: Placed, empty: Uint32Array | null): Pen {
  const room = offscreenPen(WORLD_WIDTH, WORLD_HEIGHT);
  if (placed.open) {
    const edges = empty ?? packPixels(photo.data);
    const beyond = beyondEdges(edges, placed, { width: WORLD_WIDTH, height: WORLD_HEIGHT }, empty === null);
    const bytes = new Uint8ClampedArray(beyond.buffer as ArrayBuffer);
    room.putImageData(new ImageData(bytes, WORLD_WIDTH, WORLD_HEIGHT), 0, 0);
  }
  const own = new ImageData(new Uint8ClampedArray(photo.data), photo.width, photo.height);
  room.putImageData(own, placed.x, placed.y);
  return room;
}

function look(pen: Pen, { x, y, scale }: View): void {
  pen.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
}
const lookAway = (pen: Pen): void => pen.setTransform(1, 0, 0, 1, 0, 0);

function faceIn(stance: Stance, view: View): Clearing {
  const tall = stance.shoulders - stance.head;
  return {
    x: (stance.x - view.x) * view.scale,
    y: (stance.head + tall * 0.2 - view.y) * view.scale,
    radius: tall * 0.95 * view.scale,
  };
}

export interface Figure {
  photo: Picture;
  placed: Placed;
  landmarks: readonly Landmark[];
  model: BodyModel;
  /** Her own cloths, by the id of the worn garment. */
  surfaces?: Surfaces;
  bakes?: Bakes;
}

/** Reflects what is above the wet floor, fading with the distance. */
function reflect(pen: Pen, her: OffscreenCanvas, corner: { x: number; y: number }, floor: number): void {
  const strip = 22;
  pen.save();
  pen.translate(0, 2 * floor);
  pen.scale(1, -1);
  for (let n = 0; n < 9; n++) {
    const from = floor - corner.y - (n + 1) * strip;
    pen.globalAlpha = 0.3 * (1 - n / 9);
    if (from >= 0 && from + strip <= her.height)
      pen.drawImage(her, 0, from, her.width, strip, corner.x, corner.y + from, her.width, strip);
  }
  pen.restore();
}

/** Her, dressed garment by garment. `tell`: share of the way to the first frame, 0..1. */
export function dressedScene(
  { photo, placed, landmarks, model, surfaces, bakes }: Figure,
  worn: Look,
  weather: FilmWeather,
  words: FilmWords,
  tell?: (share: number) => void,
): Scene {
  const staged = computeDressingStages(model, worn, tell, surfaces, bakes);
  const spans = garmentSpans(staged.stages.length);
  const corner = { x: placed.x + model.box.x0, y: placed.y + model.box.y0 };
  const stance = bodyPosition(landmarks, placed);
  const light = lightTable(weather, behindHer(stance));
  const lightCrop = (color: number, matte: number, i: number) =>
    light(color, matte, corner.x + (i % model.width), corner.y + Math.floor(i / model.width));
  const room = roomOf(photo, placed, placed.open ? photoWithoutPerson(model, staged.matte) : null);
  const behind = backgroundWithoutPerson(model, staged);
  const bytesBehind = new Uint8ClampedArray(behind.buffer as ArrayBuffer);
  room.putImageData(new ImageData(bytesBehind, model.width, model.height), corner.x, corner.y);
  lightRoom(room, light);
  const dressAt = figureDresser({
    width: model.width,
    height: model.height,
    spans,
    before: staged.before.map((color, i) => lightCrop(color, staged.matte[i]!, i)),
    stages: staged.stages.map((stage) => ({
      ...stage,
      to: stage.to.map((c, n) => lightCrop(c, stage.matte[stage.at[n]!]!, stage.at[n]!)),
    })),
    sway: clothSway(model, staged),
    figures: [staged, ...staged.stages].map(({ matte }) => figureMatte(model, matte)),
    wind: weather.wind,
  });

  const path = cameraPath(
    stance,
    staged.stages.map(({ garment }, i) => ({ region: regionOf(garment), span: spans[i]! })),
  );
  const floor = stance.feet + (stance.feet - stance.knees) * 0.13;
  const isWet = ['rain', 'drizzle', 'storm'].includes(weather.sky);
  const sky = weatherPainter(weather, floor);
  const titles = titlePainter(
    words,
    staged.stages.map(({ garment }, i) => ({ name: garment.name, span: spans[i]! })),
  );
  const her = offscreenPen(model.width, model.height);
  return (pen, t) => {
    const pixels = dressAt(t);
    const bytes = new Uint8ClampedArray(pixels.buffer as ArrayBuffer, pixels.byteOffset, pixels.byteLength);
    her.putImageData(new ImageData(bytes, model.width, model.height), 0, 0);
    const view = viewAt(path, t);
    look(pen, view);
    pen.drawImage(room.canvas, 0, 0);
    if (isWet) reflect(pen, her.canvas, corner, floor);
    lookAway(pen);
    sky.behind(pen, t, view);
    look(pen, view);
    pen.drawImage(her.canvas, corner.x, corner.y);
    lookAway(pen);
    sky.before(pen, t, view, faceIn(stance, view));
    titles(pen, t);
  };
}

const behindHer = ({ x, shoulders, hips, feet, head }: Stance): Spot => ({
  x,
  y: (shoulders + hips) / 2,
  across: (feet - head) * 0.36,
  down: (feet - head) * 0.5,
});

type Light = ReturnType<typeof lightTable>;

function lightRoom(room: Pen, light: Light): void {
  const whole = room.getImageData(0, 0, WORLD_WIDTH, WORLD_HEIGHT);
  const colors = packPixels(whole.data);
  for (let y = 0, i = 0; y < WORLD_HEIGHT; y++)
    for (let x = 0; x < WORLD_WIDTH; x++, i++) colors[i] = light(colors[i]!, 0, x, y);
  room.putImageData(whole, 0, 0);
}

export function pictureScene(picture: Picture, worn: Look, weather: FilmWeather, words: FilmWords): Scene {
  const placed = placePhoto(picture.width, picture.height, null);
  const room = roomOf(picture, placed, null);
  const seen = worn.garments
    .filter(({ drawing }) => !['undrawn', 'socks'].includes(drawing.kind))
    .slice(0, 6);
  const spans = garmentSpans(seen.length);
  const garments = seen.map(({ name }, i) => ({ name, span: spans[i]! }));
  const stance = { x: WORLD_WIDTH / 2, head: 200, shoulders: 420, hips: 760, knees: 1020, feet: 1250 };
  const path = cameraPath(stance, [
    { region: 'chest', span: { from: OPENING_S, to: OPENING_S + 2.6 } },
    { region: 'legs', span: { from: OPENING_S + 2.6, to: OPENING_S + 5 } },
  ]);
  const sky = weatherPainter(weather, WORLD_HEIGHT);
  const titles = titlePainter(words, garments);
  const nowhere = { x: -1000, y: -1000, radius: 0 };
  return (pen, t) => {
    const view = viewAt(path, t);
    look(pen, view);
    pen.drawImage(room.canvas, 0, 0);
    lookAway(pen);
    sky.before(pen, t, view, nowhere);
    titles(pen, t);
  };
}
