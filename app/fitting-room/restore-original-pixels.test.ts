import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BodyMap } from '../domain/photos/body-map.ts';
import { LABEL, readTruePerson } from '../../tests/made-people/true-person.ts';
import { loadPerson } from '../../tests/people/load-person.ts';
import { LOOKS } from '../../tests/samples/looks.ts';
import { readParts } from '../../tests/people/true-parts.ts';
import { loadAnalyzedPerson } from '../../tests/people/analyzed-person.ts';
import { PARTS } from './body-estimation/person.ts';
import { analyzePhoto } from './analyze-photo.ts';
import type { Canvas } from './cloth/canvas.ts';
import type { BodyModel } from './person/body-model.ts';
import { render } from './render.ts';
import { restoreOriginalPixels } from './restore-original-pixels.ts';

const HAIR = PARTS.indexOf('hair');
const [WIDTH, HEIGHT] = [384, 576];

test.each(['w04-tall-wide-trousers', 'w01-slim-aline-skirt', 'w08-average-sweater-midi'])(
  '%s: nothing of a garment shows through the midst of her hair',
  async (name) => {
    const { photo, model } = await loadAnalyzedPerson(name, WIDTH, HEIGHT);
    const labelAt = await readParts(name, WIDTH, HEIGHT);
    const { data } = render(model, LOOKS['summer-shorts']!);
    const around = [-2, -1, 0, 1, 2];
    let [midst, holes] = [0, 0];
    for (let y = 2; y < HEIGHT - 2; y++)
      for (let x = 2; x < WIDTH - 2; x++) {
        if (!around.every((dy) => around.every((dx) => labelAt(x + dx, y + dy) === HAIR))) continue;
        midst++;
        const o = (y * WIDTH + x) * 4;
        if ([0, 1, 2].some((c) => Math.abs(data[o + c]! - photo.data[o + c]!) > 40)) holes++;
      }
    expect(midst).toBeGreaterThan(1000);
    // Where the class model is half sure, a garment's color may lie in it.
    expect(holes / midst).toBeLessThan(0.002);
  },
);

test('between face and headscarf nothing new is painted, whatever collar lies under it', async () => {
  const { photo, model } = await loadAnalyzedPerson('woman-06-average-medium-headscarf', WIDTH, HEIGHT);
  const { data } = render(model, LOOKS['camel-coat']!);
  const { covering, classes, box, width, height } = model;
  let seen = 0;
  const changed: string[] = [];
  for (let y = 0; y < height; y++) {
    if (!classes.face.subarray(y * width, (y + 1) * width).some((value) => value > 127)) continue;
    const scarf = covering!.pixels.subarray(y * width, (y + 1) * width);
    const end = scarf.findLastIndex((value) => value > 200);
    for (let x = scarf.findIndex((value) => value > 200); x >= 0 && x < end; x++, seen++) {
      const o = ((box.y0 + y) * WIDTH + box.x0 + x) * 4;
      if ([0, 1, 2].some((c) => data[o + c] !== photo.data[o + c])) changed.push(`${x}, ${y}`);
    }
  }
  expect(seen).toBeGreaterThan(2000);
  expect(changed).toEqual([]);
});

const DOUBT = 0.4;

/** As on photographs: at the face's edge, or in all hair of one side, the class model thinks of cloth. */
function doubt({ classes, landmarks }: BodyMap, where: 'edge' | 'hair'): void {
  const { hair, face, skin, clothes, width } = classes;
  const middle = landmarks[0]![0] * width;
  const isEdge = (i: number): boolean => face[i]! > 1 && face[i]! < 201 && hair[i]! + skin[i]! > 4;
  for (let i = 0; i < hair.length; i++) {
    if (where === 'edge' ? !isEdge(i) : i % width > middle) continue;
    for (const plane of where === 'edge' ? [hair, face, skin] : [hair]) {
      const moved = Math.round(plane[i]! * DOUBT);
      plane[i] = plane[i]! - moved;
      clothes[i] = Math.min(255, clothes[i]! + moved);
    }
  }
}

test.each([
  ['p00115', 'edge', 'face', 0],
  ['p00115', 'hair', 'face', 0],
  ['p00112', 'hair', 'hair', 2],
] as const)(
  '%s: with doubt at the %s not one pixel of her %s changes',
  async (name, where, part, same) => {
    const { photo, bodyMap } = await loadPerson(name, WIDTH, HEIGHT);
    doubt(bodyMap, where);
    const { data } = render(analyzePhoto(photo, bodyMap), LOOKS['camel-coat']!);
    const stem = join(import.meta.dirname, '../../tests/made-people', name);
    const { parts } = await readTruePerson(stem, WIDTH, HEIGHT);
    const inside = [...parts.keys()].filter((i) =>
      [0, -1, 1, -WIDTH, WIDTH].every((by) => parts[i + by] === LABEL[part]),
    );
    expect(inside.length).toBeGreaterThan(1000);
    const isChanged = (i: number): boolean =>
      [0, 1, 2].some((c) => Math.abs(data[i * 4 + c]! - photo.data[i * 4 + c]!) > same);
    expect(inside.filter(isChanged)).toEqual([]);
  },
  60_000,
);

const ARM = { shoulder: [30, -30], elbow: [30, 20], wrist: [30, 60], index: [30, 70] };
const [SKIN, CLOTH] = [
  [200, 160, 140],
  [30, 90, 60],
] as const;
/** An arm down to a hand at rows 60 to 80 of 80 x 120 pixels; its sleeve, her seen skin and another arm as given, whose sleeve ends at the hand. */
function handBelowSleeve(to: { sleeve: number; skin: number; other: typeof ARM }) {
  const [width, height] = [80, 120];
  const count = width * height;
  const filled = (color: readonly number[]): Uint8ClampedArray<ArrayBuffer> =>
    Uint8ClampedArray.from({ length: count * 4 }, (_, i) => color[i % 4] ?? 255);
  const plane = (is: (x: number, y: number) => boolean): Uint8Array =>
    Uint8Array.from({ length: count }, (_, i) => (is(i % width, Math.floor(i / width)) ? 255 : 0));
  const isArm = (x: number): boolean => Math.abs(x - 30) < 5;
  const hand = plane((x, y) => isArm(x) && y >= 60 && y < 80);
  const none = new Uint8Array(count);
  const side = { ...ARM, sign: -1, wristRadius: 5, behind: false };
  const model = {
    width,
    height,
    undressed: true,
    crop: { width, height, data: filled(SKIN) },
    lock: none,
    inFront: hand,
    ownSkin: plane((x, y) => isArm(x) && y >= 20 && y < to.skin),
    handRim: { at: [], share: [], behind: [] },
    classes: {
      skin: plane((x, y) => isArm(x) && (y < to.skin || y >= 60)),
      hair: none,
      clothes: none,
    },
    skin: { closeTo: () => 0 },
    frame: {
      ...{ size: 300, shoulderWidth: 60, torso: 70, shoulders: [60, -30], mouth: [60, 5] },
      sides: [side, { ...side, ...to.other, sign: 1 }],
      outline: () => ({ y: 60, left: 35, right: 70 }),
    },
  } as unknown as BodyModel;
  const canvas = { pixels: filled(CLOTH), catches: new Uint8Array(count) } as unknown as Canvas;
  const sleeves = plane((x, y) => (isArm(x) && y < to.sleeve) || (x >= 35 && y > 60 && y < 80));
  restoreOriginalPixels(model, canvas, hand.slice(), { bare: none, worn: none, sleeves });
  return (x: number, y: number): number[] => [
    ...canvas.pixels.slice((y * width + x) * 4, (y * width + x) * 4 + 3),
  ];
}
/** Far from any hand that is seen. */
const HIDDEN = { shoulder: [75, -30], elbow: [75, 20], wrist: [75, 60], index: [75, 110] };

test('between the end of a sleeve and a hand her own wrist lies on a skirt, and the hand stays', () => {
  const at = handBelowSleeve({ sleeve: 45, skin: 60, other: HIDDEN });
  expect(at(30, 30)).toEqual(CLOTH);
  expect(at(30, 52)).toEqual(SKIN);
  expect(at(30, 70)).toEqual(SKIN);
  expect(at(50, 52)).toEqual(CLOTH);
});

test('a hand that nothing joins to its arm goes behind what is worn; hands in each other stay when one arm holds them', () => {
  const alone = handBelowSleeve({ sleeve: 40, skin: 0, other: HIDDEN });
  expect(alone(30, 70)).toEqual(CLOTH);
  const holding = { shoulder: [75, -30], elbow: [70, 70], wrist: [45, 70], index: [33, 72] };
  const clasped = handBelowSleeve({ sleeve: 40, skin: 0, other: holding });
  expect(clasped(30, 70)).toEqual(SKIN);
});
