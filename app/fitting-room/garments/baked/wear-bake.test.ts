import { beforeAll, expect, test } from 'vitest';
import { bakedSkirt, bakedTrousers } from '../../../../tests/samples/baked-cloth.ts';
import { GOOD_PEOPLE } from '../../../../tests/people/load-person.ts';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import { STUDIO } from '../../person/light-and-color/scene-lights.ts';
import type { BakedGarment } from '../../baked-cloth/baked-garment.ts';
import type { BodyMap } from '../../../domain/photos/body-map.ts';
import type { Hex } from '../../../domain/looks/cloth.ts';
import type { Drawing, WornGarment } from '../../../domain/looks/look.ts';
import type { DrawnGarment } from '../../cloth/drawn-garment.ts';
import { newPlace, placeOnRows } from '../../cloth/worn-bake.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { lockedPixels } from '../../person/face-lock.ts';
import { heightAtTorsoShare } from '../../person/measures/body-frame.ts';
import type { Picture } from '../../pixels/pixels.ts';
import { render } from '../../render.ts';
import { makePiece } from '../garment.ts';

const SIZE = [384, 576] as const;
const JEANS: Drawing = { kind: 'trousers', leg: 'straight', waist: 0.82, length: 0.97, fit: 1.1 };
const SKIRT: Drawing = { kind: 'skirt', waist: 0.7, length: 1.2, flare: 0.35 };

let model: BodyModel;
let bodyMap: BodyMap;
beforeAll(async () => {
  ({ model, bodyMap } = await loadAnalyzedPerson(GOOD_PEOPLE[3]!, ...SIZE));
});

const worn = (drawing: Drawing, color: Hex = '#808080'): WornGarment => ({
  ...{ id: 'bottom', name: 'bottom', slot: 'bottom', drawing, clo: 0.2 },
  cloth: { fabric: 'plain', colour: color },
});

const baked = (drawing: Drawing, maps: BakedGarment): DrawnGarment =>
  ({ ...worn(drawing), baked: maps }) as DrawnGarment;
const sheetOf = (garment: DrawnGarment) => makePiece(model, garment, [garment]).sheets[0]!;
const pictureOf = (garment: WornGarment, maps?: BakedGarment): Picture =>
  render(model, { garments: [garment] }, undefined, undefined, maps && new Map([[maps.facts.garment, maps]]));

const isSame = (a: Picture, b: Picture): boolean => a.data.every((value, i) => value === b.data[i]);
const differs = (a: Picture, b: Picture, i: number): boolean =>
  [0, 1, 2].some((c) => a.data[i * 4 + c] !== b.data[i * 4 + c]);

test('from edge to edge of the tailor’s outline lies the map from edge to edge', () => {
  const fit = sheetOf(baked(JEANS, bakedTrousers())).baked!.rows!;
  const place = newPlace();
  for (const share of [1.4, 1.8, 2.2])
    for (const [k, limb] of fit.limbs.entries()) {
      const y = Math.round(heightAtTorsoShare(model.frame, share));
      placeOnRows(fit, limb.left[y]! + 0.01, y + 0.5, place);
      expect(place.limb).toBe(k);
      expect(place.x).toBeCloseTo(limb.mapLeft[y]!, 0);
      placeOnRows(fit, limb.right[y]! - 0.01, y + 0.5, place);
      expect(place.x).toBeCloseTo(limb.mapRight[y]!, 0);
    }
});

test('the knees of the pattern come to lie on hers', () => {
  const fit = sheetOf(baked(JEANS, bakedTrousers())).baked!.rows!;
  for (const [k, { layer, down }] of fit.limbs.entries()) {
    const knee = Math.round(model.frame.sides[k as 0 | 1].knee[1]);
    expect(down[knee]! + layer.at[1]).toBeCloseTo(808, -0.5);
  }
});

test('what is longer than it is drawn is cut, and what is about as long ends as the pattern does', () => {
  const [whole, cropped] = [JEANS, { ...JEANS, length: 0.4 }].map(
    (drawing) => sheetOf(baked(drawing, bakedTrousers())).baked!,
  );
  expect(whole!.rows!.limbs.map(({ isCut }) => isCut)).toEqual([false, false]);
  expect(cropped!.rows!.limbs.map(({ isCut }) => isCut)).toEqual([true, true]);
  expect(cropped!.hem).toBeGreaterThan(whole!.hem + 10);
});

test('a garment that would be drawn out of its form is drawn as without maps', () => {
  const narrow = bakedTrousers({ narrow: 0.3 });
  expect(sheetOf(baked(JEANS, narrow)).baked).toBeUndefined();
  expect(isSame(pictureOf(worn(JEANS), narrow), pictureOf(worn(JEANS)))).toBe(true);
});

test('hems that are turned up are folded over maps too', () => {
  const turnedUp = { ...JEANS, length: 0.9, turnedUp: true };
  const [plain, folded] = [{ ...JEANS, length: 0.9 }, turnedUp].map((drawing) =>
    pictureOf(worn(drawing), bakedTrousers()),
  );
  const hem = model.frame.sides[0].ankle[1] + model.box.y0;
  const changed = [...new Uint32Array(plain!.data.buffer).keys()].filter((i) => differs(plain!, folded!, i));
  expect(changed.length).toBeGreaterThan(30);
  for (const i of changed) expect(Math.abs(i / plain!.width - hem)).toBeLessThan(model.frame.torso * 0.3);
});

test('without maps of its pattern a garment is drawn', () => {
  const drawn = pictureOf(worn(SKIRT));
  expect(isSame(pictureOf(worn(SKIRT), bakedTrousers()), drawn)).toBe(true);
  expect(isSame(pictureOf(worn(SKIRT), bakedSkirt()), drawn)).toBe(false);
});

test('one map serves every color, and each is drawn as it is called', () => {
  for (const color of ['#5b7596', '#742a43', '#31503a'] as const) {
    const picture = pictureOf(worn(SKIRT, color), bakedSkirt());
    const { box, frame } = model;
    const y = Math.round(heightAtTorsoShare(frame, 1.3)) + box.y0;
    const at = (y * picture.width + Math.round(frame.hips[0]) + box.x0) * 4;
    const named = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));
    for (const [c, value] of named.entries())
      expect(Math.abs(picture.data[at + c]! - value)).toBeLessThan(22);
  }
});

test('the skirt of a dress is worn from the maps of a skirt, its bodice is drawn', () => {
  const dress: Drawing = {
    ...{ kind: 'dress', neck: 'crew', sleeve: 0.4, fit: 1.05, sleeveFit: 1.15 },
    ...{ length: 1.1, flare: 0.35 },
  };
  const [drawn, maps] = [pictureOf(worn(dress)), pictureOf(worn(dress), bakedSkirt())];
  const { frame, box } = model;
  const changesBetween = (from: number, to: number): number => {
    const [a, b] = [from, to].map((share) => Math.round(heightAtTorsoShare(frame, share)) + box.y0);
    let count = 0;
    for (let i = a! * drawn.width; i < b! * drawn.width; i++) if (differs(drawn, maps, i)) count++;
    return count;
  };
  expect(changesBetween(0, 0.6)).toBeLessThan(50);
  expect(changesBetween(0.8, 1.4)).toBeGreaterThan(1000);
});

test('the side that the light of her photo comes from is the lighter one', () => {
  const lit = (left: number, right: number): number => {
    const lighted = { ...model, lights: { ...STUDIO, left, right } };
    const maps = bakedTrousers({ isRound: true });
    const { data, width } = render(
      lighted,
      { garments: [worn(JEANS)] },
      undefined,
      undefined,
      new Map([[maps.facts.garment, maps]]),
    );
    const limb = sheetOf(baked(JEANS, maps)).baked!.rows!.limbs[0]!;
    const y = Math.round(heightAtTorsoShare(model.frame, 1.8));
    const at = (share: number): number => {
      const x = Math.round(limb.left[y]! + (limb.right[y]! - limb.left[y]!) * share) + model.box.x0;
      return data[((y + model.box.y0) * width + x) * 4]!;
    };
    return at(0.2) - at(0.8);
  };
  expect(lit(0.4, 0.05)).toBeGreaterThan(20);
  expect(lit(0.05, 0.4)).toBeLessThan(-20);
});

test('face, hair and hands stay as on the photo, and nothing changes out of the garment’s reach', () => {
  const [drawn, maps] = [pictureOf(worn(JEANS)), pictureOf(worn(JEANS), bakedTrousers())];
  const locked = lockedPixels(bodyMap, ...SIZE);
  const { photo, frame, box } = model;
  const waist = heightAtTorsoShare(frame, 0.7) + box.y0;
  let [lockedChanges, above, below] = [0, 0, 0];
  for (let i = 0; i < photo.width * photo.height; i++) {
    if (locked[i] && differs(maps, photo, i)) lockedChanges++;
    if (!differs(maps, drawn, i)) continue;
    if (i / photo.width < waist) above++;
    else below++;
  }
  expect(lockedChanges).toBe(0);
  expect(above).toBe(0);
  expect(below).toBeGreaterThan(1000);
});
