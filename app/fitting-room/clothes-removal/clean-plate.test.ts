import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { WornGarment } from '../../domain/looks/look.ts';
import { LOOKS } from '../../../tests/samples/looks.ts';
import { LABEL, readTruePerson } from '../../../tests/made-people/true-person.ts';
import { loadPerson } from '../../../tests/people/load-person.ts';
import { loadAnalyzedPerson } from '../../../tests/people/analyzed-person.ts';
import type { Canvas } from '../cloth/canvas.ts';
import { analyzePhoto } from '../analyze-photo.ts';
import type { BodyModel } from '../person/body-model.ts';
import { lerp, lerpPoint, luma } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';
import { render } from '../render.ts';
import { inpaintBackground } from './background/inpaint-background.ts';

const modelOf = async (name: string): Promise<BodyModel> => (await loadAnalyzedPerson(name, 384, 576)).model;

test('tight clothes before a wall stay as they are: nothing of the photo is touched', async () => {
  const { photo, model } = await loadAnalyzedPerson('woman-01-slim-light', 384, 576);
  expect(model.undressed).toBe(false);
  const { box, width, crop } = model;
  const row = 300;
  const from = ((box.y0 + row) * photo.width + box.x0) * 4;
  expect(crop.data.slice(row * width * 4, (row + 1) * width * 4)).toEqual(
    photo.data.slice(from, from + width * 4),
  );
});

/** Share of the way from elbow to the first row of the seen hand that is neither body nor cloth. */
function gap(model: BodyModel, side: BodyModel['frame']['sides'][number], catches: Uint8Array): number {
  const at = ([x, y]: Point): number => Math.round(y) * model.width + Math.round(x);
  const way = [
    ...Array.from({ length: 60 }, (_, k) => lerpPoint(side.elbow, side.wrist, k / 60)),
    ...Array.from({ length: 40 }, (_, k) => lerpPoint(side.wrist, side.index, (k / 40) * 1.2)),
  ].map(at);
  const hand = way.findIndex((i) => model.inFront[i]! > 200);
  // A hand in a pocket ends nowhere.
  if (hand < 0) return 0;
  return way.slice(0, hand).filter((i) => catches[i]! < 100).length / hand;
}

test.each(['m01-average-hoodie-cap', 'm04-short-open-coat', 'w03-plus-hoodie', 'w01-slim-aline-skirt'])(
  '%s: sleeve or wrist reaches the hand, whatever the old cuff was',
  async (name) => {
    const model = await modelOf(name);
    for (const title of ['sage-knit', 'sleeveless']) {
      let catches = new Uint8Array();
      const watch = (canvas: Canvas, _garment: WornGarment | null): void => {
        catches = canvas.catches.slice();
      };
      render(model, LOOKS[title]!, watch);
      for (const side of model.frame.sides) expect(gap(model, side, catches), title).toBeLessThan(0.03);
    }
  },
  60_000,
);

test('a bare hand and its wrist stay the photo, apart from the rim, also where they were not cut out', async () => {
  const name = 'p00112';
  const { photo, model } = await loadAnalyzedPerson(name, 384, 576);
  const made = join(import.meta.dirname, '../../../tests/made-people', name);
  const { parts } = await readTruePerson(made, 384, 576);
  const { box, width, crop } = model;
  const isHand = (i: number): boolean => parts[i] === LABEL.hand || parts[i] === LABEL.hand + 1;
  let [all, changed] = [0, 0];
  for (let i = 0; i < width * model.height; i++) {
    const at = (box.y0 + Math.floor(i / width)) * photo.width + box.x0 + (i % width);
    if (![0, 1, -1, photo.width, -photo.width].every((by) => isHand(at + by))) continue;
    all++;
    if ([0, 1, 2].some((c) => Math.abs(crop.data[i * 4 + c]! - photo.data[at * 4 + c]!) > 2)) changed++;
  }
  expect(all).toBeGreaterThan(600);
  expect(changed / all).toBeLessThan(0.06);
});

test('the plate of one photo is the same bytes every time', async () => {
  const { photo, bodyMap } = await loadPerson('w05-petite-strapless', 192, 288);
  const [one, two] = [analyzePhoto(photo, bodyMap), analyzePhoto(photo, bodyMap)];
  expect(one.undressed).toBe(true);
  expect(Buffer.compare(Buffer.from(one.crop.data.buffer), Buffer.from(two.crop.data.buffer))).toBe(0);
}, 60_000);

test('behind her the courses of a wall go on, and the line of the floor', () => {
  const [width, height] = [240, 200];
  const data = new Uint8ClampedArray(width * height * 4);
  const hole = new Uint8Array(width * height);
  const toneAt = (y: number): number => (y > 140 ? 90 : y % 20 < 4 ? 220 : 150);
  for (let i = 0; i < hole.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    hole[i] = x > 90 && x < 150 && y > 20 ? 255 : 0;
    const tone = toneAt(y);
    data.set(hole[i] ? [255, 0, 0, 255] : [tone, tone, tone, 255], i * 4);
  }
  const filled = inpaintBackground({ width, height, data }, hole);
  let away = 0;
  let count = 0;
  for (let i = 0; i < hole.length; i++) {
    if (!hole[i] || i % width < 95 || i % width > 145) continue;
    away += Math.abs(filled[i * 4]! - toneAt(Math.floor(i / width)));
    count++;
    expect(Math.abs(filled[i * 4]! - filled[i * 4 + 1]!)).toBeLessThan(12);
  }
  expect(away / count).toBeLessThan(12);
});

test.each(['m02-tall-plaid-pocket', 'w04-tall-wide-trousers', 'w08-average-sweater-midi'])(
  '%s: no painted line shines through along her jaw, nor between neck and hair',
  async (name) => {
    const { photo, model } = await loadAnalyzedPerson(name, 768, 1152);
    const { crop, box, width, frame } = model;
    const { mouth, shoulders, shoulderWidth } = frame;
    const isNew = (x: number, y: number): boolean => {
      const [i, o] = [(y * width + x) * 4, ((y + box.y0) * photo.width + x + box.x0) * 4];
      return [0, 1, 2].some((c) => Math.abs(crop.data[i + c]! - photo.data[o + c]!) > 12);
    };
    const lightAt = (x: number, y: number): number => {
      const i = (y * width + x) * 4;
      return luma(crop.data[i]!, crop.data[i + 1]!, crop.data[i + 2]!);
    };
    let line = 0;
    const [from, to] = [Math.round(mouth[1]), Math.round(lerp(mouth[1], shoulders[1], 0.55))];
    for (let y = from; y < to; y++)
      for (let x = Math.round(mouth[0] - shoulderWidth * 0.22); x < mouth[0] + shoulderWidth * 0.22; x++) {
        const isLine = (dx: number, dy: number): boolean => {
          const sides = [-1, 1].map((step) => [x + dx * step, y + dy * step] as const);
          if (sides.some(([u, v]) => isNew(u, v))) return false;
          return lightAt(x, y) > Math.max(...sides.map(([u, v]) => lightAt(u, v))) + 12;
        };
        if (isNew(x, y) && (isLine(4, 0) || isLine(0, 4))) line++;
      }
    expect(line).toBeLessThan(15);
  },
);

test('where two bare legs meet within a pixel no slit of wall parts the hips, which are as wide as they are', async () => {
  const { model } = await loadAnalyzedPerson('p00112', 768, 1152);
  const widthAt = (t: number): number => model.frame.outline(t).right - model.frame.outline(t).left;
  const waist = widthAt(0.83);
  for (const hip of [0.91, 0.95, 0.99, 1.03])
    expect(widthAt(hip), `${hip} of the torso`).toBeGreaterThan(waist);
});
