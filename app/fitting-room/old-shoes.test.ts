// What is left of old shoes, and of her own legs, under what the look puts there.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LABEL, readTruePerson } from '../../tests/made-people/true-person.ts';
import { loadAnalyzedPerson } from '../../tests/people/analyzed-person.ts';
import { LOOKS } from '../../tests/samples/looks.ts';
import type { ClassMaps, Landmark } from '../domain/photos/body-map.ts';
import { clothingReachBox } from './body-estimation/photo-scene.ts';
import { PARTS, type Person } from './body-estimation/person.ts';
import { joinLegsToSkin } from './clothes-removal/skin/join-legs-to-skin.ts';
import { findOwnSkin } from './clothes-removal/skin/own-skin.ts';
import { feetFrom } from './person/measures/foot.ts';
import type { BodyModel } from './person/body-model.ts';
import { render } from './render.ts';

const [WIDTH, HEIGHT] = [600, 900];
const MADE = join(import.meta.dirname, '../../tests/made-people');
/** Pixels of a blended edge. */
const CRUMBS = 12;

test.each(['p00112', 'p00116'])(
  'in tights nothing of her own bare shins is left beside them (%s)',
  async (name) => {
    const { photo, model } = await loadAnalyzedPerson(name, WIDTH, HEIGHT);
    const her = await readTruePerson(join(MADE, name), WIDTH, HEIGHT);
    const { data } = render(model, LOOKS['wrap-dress']!);
    let [all, left] = [0, 0];
    her.parts.forEach((label, i) => {
      if (label !== LABEL.shin && label !== LABEL.shin + 1) return;
      all++;
      if ([0, 1, 2].every((c) => Math.abs(data[i * 4 + c]! - photo.data[i * 4 + c]!) <= 3)) left++;
    });
    expect(all).toBeGreaterThan(5000);
    expect(left).toBeLessThan(CRUMBS);
  },
  60_000,
);

test('above old shoes the bare shins of a photo with tight clothes stay, and no wall shows in their place', async () => {
  const name = 'p00112';
  const { photo, model } = await loadAnalyzedPerson(name, WIDTH, HEIGHT);
  const { parts } = await readTruePerson(join(MADE, name), WIDTH, HEIGHT);
  const { data } = render({ ...model, undressed: false }, LOOKS['summer-shorts']!);
  const { ankles, torso } = model.frame;
  const [from, to] = [0.18, 0.06].map((up) => model.box.y0 + Math.round(ankles[1] - torso * up));
  let [all, lost] = [0, 0];
  for (let i = from! * WIDTH; i < to! * WIDTH; i++) {
    if (![-2, 0, 2].every((by) => parts[i + by]! >= LABEL.shin && parts[i + by]! <= LABEL.shin + 1)) continue;
    all++;
    if ([0, 1, 2].some((c) => Math.abs(data[i * 4 + c]! - photo.data[i * 4 + c]!) > 30)) lost++;
  }
  expect(all).toBeGreaterThan(100);
  expect(lost / all).toBeLessThan(0.1);
}, 60_000);

/** A map of 100 x 200 with one column of a person, from the head to a sole at `sole`. */
function mapDownTo(sole: number): { classes: ClassMaps; landmarks: Landmark[] } {
  const [width, height] = [100, 200];
  const plane = (): Uint8Array => new Uint8Array(width * height);
  const background = plane().fill(255);
  for (let y = 10; y < sole; y++) background.fill(0, y * width + 45, y * width + 55);
  const classes = {
    background,
    hair: plane(),
    skin: plane(),
    face: plane(),
    clothes: plane(),
    others: plane(),
  };
  const landmarks = Array.from({ length: 33 }, (_, k): Landmark => [
    0.5,
    k < 11 ? 0.1 : k < 27 ? 0.5 : 0.85,
    0,
    1,
  ]);
  return { classes: { ...classes, width, height }, landmarks };
}

test('what clothes can reach goes down to thick soles, which the pose model does not see', () => {
  const photo = { width: 200, height: 400, data: new Uint8ClampedArray(0) };
  const boxOf = (sole: number): number =>
    clothingReachBox({ version: 1, photo, ...mapDownTo(sole) }, photo).y1;
  expect(boxOf(190)).toBeGreaterThan(380);
  expect(boxOf(172)).toBe(boxOf(160));
});

test('beyond the end of a flying tail there is room for its sheer hem', () => {
  const photo = { width: 200, height: 400, data: new Uint8ClampedArray(0) };
  const { classes, landmarks } = mapDownTo(170);
  for (let y = 60; y < 120; y++) classes.background.fill(0, y * 100 + 55, y * 100 + 75);
  const { x1 } = clothingReachBox({ version: 1, photo, classes, landmarks }, photo);
  // The tail ends at 150; 0.05 of the 300 pixels of her height.
  expect(x1).toBeGreaterThan(165);
  expect(x1).toBeLessThan(175);
});

/** Joints of two legs that stand straight, 40 pixels apart. */
const legsOf = (): Person['body']['legs'] =>
  [60, 100].map((x) => ({
    joints: [
      [x, 40],
      [x, 120],
      [x, 200],
      [x, 220],
    ],
    stations: [],
  })) as unknown as Person['body']['legs'];

test('a leg that is guessed under a hem and a strap is as wide there as the bare leg beside them', () => {
  const [width, height] = [160, 240];
  const plane = (): Uint8Array => new Uint8Array(width * height);
  const [body, ownSkin, background] = [plane(), plane(), plane().fill(255)];
  const fill = (
    on: Uint8Array,
    [x0, x1]: [number, number],
    [y0, y1]: [number, number],
    value: number,
  ): void => {
    for (let y = y0; y < y1; y++) on.fill(value, y * width + x0, y * width + x1);
  };
  for (const x of [60, 100]) {
    fill(body, [x - 8, x + 8], [40, 220], 255);
    // Bare between knee and ankle, wider to its left.
    fill(ownSkin, [x - 14, x + 8], [130, 180], 255);
    fill(background, [x - 20, x + 14], [40, 130], 0);
    fill(background, [x - 14, x + 8], [130, 180], 0);
    fill(background, [x - 20, x + 14], [180, 220], 0);
  }
  const classes = { background, width, height } as unknown as ClassMaps;
  const person = { width, height, body: { legs: legsOf(), stature: 400 } } as unknown as Person;
  joinLegsToSkin({ ownSkin, classes }, person, body);
  const leftOf = (y: number): number =>
    body.subarray(y * width, y * width + 80).findIndex((value) => value > 127);
  for (const y of [128, 182]) expect(Math.abs(leftOf(y) - 46), `row ${y}`).toBeLessThanOrEqual(1);
  // Further away it is as it was read.
  expect(leftOf(60)).toBe(52);
  expect(leftOf(184)).toBeLessThanOrEqual(leftOf(200));
});

/** Legs 16 wide and 40 apart whose knees touch, bare from row 130 on; above it their guess leaves a slit. */
function slitAbove(kneesTouch: boolean): number {
  const [width, height] = [160, 240];
  const plane = (): Uint8Array => new Uint8Array(width * height);
  const [body, ownSkin, background] = [plane(), plane(), plane().fill(255)];
  for (let y = 40; y < 220; y++) {
    const row = y * width;
    for (const [from, to] of [
      [52, 76],
      [84, 108],
    ] as const)
      body.fill(255, row + from, row + to);
    background.fill(0, row + 50, row + 110);
    if (y < 110) continue;
    if (kneesTouch) ownSkin.fill(255, row + 52, row + 108);
    else for (const x of [52, 84]) ownSkin.fill(255, row + x, row + x + 24);
    background.fill(255, row, row + 52).fill(255, row + 108, row + width);
    if (!kneesTouch) background.fill(255, row + 76, row + 84);
  }
  const classes = { background, width, height } as unknown as ClassMaps;
  const person = { width, height, body: { legs: legsOf(), stature: 400 } } as unknown as Person;
  joinLegsToSkin({ ownSkin, classes }, person, body);
  return body.subarray(60 * width + 70, 60 * width + 90).filter((value) => value < 128).length;
}

test('where knees touch, no slit of wall opens between the thighs above them', () => {
  expect(slitAbove(true)).toBe(0);
  expect(slitAbove(false)).toBeGreaterThan(5);
});

/** Her own skin on a bare leg of so many rows, dark on four of them from `dark` on; she is 1000 high. */
function ownWithDark(height: number, dark: number): (row: number) => number {
  const width = 40;
  const plane = (): Uint8Array => new Uint8Array(width * height);
  const maps: ClassMaps = {
    width,
    height,
    skin: plane().fill(255),
    face: plane(),
    hair: plane(),
    clothes: plane(),
    others: plane(),
    background: plane(),
  };
  const parts = plane().fill(PARTS.indexOf('leg'));
  const data = new Uint8ClampedArray(width * height * 4);
  const isDark = (i: number): boolean => Math.floor(i / width) >= dark && Math.floor(i / width) < dark + 4;
  for (let i = 0; i < width * height; i++) data.set(isDark(i) ? [24, 22, 20] : [200, 150, 125], i * 4);
  const own = findOwnSkin({ data, width, height }, maps, parts, 1000);
  return (row) => own[row * width + 20]!;
}

test('the edge of a dark strap that models take for the ankle is not her skin', () => {
  const own = ownWithDark(100, 60);
  expect([own(50), own(62), own(75)]).toEqual([255, 0, 255]);
});

test('what is dark on a thigh is no strap: it stays her skin', () => {
  const own = ownWithDark(400, 60);
  expect([own(50), own(62), own(75)]).toEqual([255, 255, 255]);
});

test('a patch of skin between a hem and a boot is painted with the leg around it; one between straps is not', () => {
  const [width, height] = [40, 200];
  const plane = (): Uint8Array => new Uint8Array(width * height);
  const part = (name: 'dress' | 'leg' | 'shoe'): number => PARTS.indexOf(name);
  const ownFrom = (bare: readonly (readonly [number, number])[]): Uint8Array => {
    const [skin, clothes, parts] = [plane(), plane().fill(255), plane().fill(part('dress'))];
    for (const [from, to] of bare) {
      skin.fill(255, from * width, to * width);
      clothes.fill(0, from * width, to * width);
      parts.fill(part('leg'), from * width, to * width);
    }
    const maps = {
      width,
      height,
      skin,
      clothes,
      face: plane(),
      hair: plane(),
      others: plane(),
      background: plane(),
    };
    const data = new Uint8ClampedArray(width * height * 4).fill(180);
    return findOwnSkin({ data, width, height }, maps, parts, 800);
  };
  expect(ownFrom([[120, 132]]).some((value) => value > 0)).toBe(false);
  const strapped = ownFrom([
    [20, 110],
    [120, 132],
  ]);
  expect(strapped[60 * width + 20]).toBe(255);
  expect(strapped[126 * width + 20]).toBeGreaterThan(200);
});

/** Her own skin on a leg with a strap, or in a sock, at 150 to 160 above an ankle at 180, or bare down to a low shoe. */
function legIn(what: 'strap' | 'sock' | 'low shoe'): BodyModel {
  const [width, height] = [100, 240];
  const ownSkin = new Uint8Array(width * height).fill(255);
  ownSkin.fill(0, (what === 'low shoe' ? 186 : 160) * width, (what === 'strap' ? 168 : height) * width);
  const side = { ankle: [50, 180], knee: [50, 100], hip: [50, 40], kneeRadius: 14, calf: 12, ankleRadius: 8 };
  return {
    width,
    height,
    ownSkin,
    undressed: true,
    frame: { sides: [side, side], torso: 150, shoulderWidth: 80 },
  } as unknown as BodyModel;
}

test('a foot is drawn anew from its highest strap on, and in a sock from where shoes begin', () => {
  expect(feetFrom(legIn('strap'))(50)).toBeLessThanOrEqual(160);
  expect(feetFrom(legIn('sock'))(50)).toBeGreaterThan(170);
});

test('a bare ankle stays down to where a low old shoe begins', () => {
  expect(feetFrom(legIn('low shoe'))(50)).toBe(186);
});
