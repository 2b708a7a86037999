import { expect, test } from 'vitest';
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { PARTS, type Part } from '../../body-estimation/person.ts';
import { LOOKS } from '../../../../tests/samples/looks.ts';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import { render } from '../../render.ts';
import { ZONE, type LimbField } from '../../body-estimation/limbs/limb-coordinates.ts';
import { bringBackOwnSkin, endAtSocks, findOwnSkin, withRim } from './own-skin.ts';

const [WIDTH, HEIGHT, SIZE] = [40, 100, 1000];
const HEM = 40;
const HEAD = 10;

const SKIN = [70, 50, 42];
const TIGHTS = [40, 38, 40];

/** A face, shorts, and a bare leg in this color, in which the class model is as sure of skin as `skin` says. */
function shortsAndLeg(skin: number, below: Part, color: readonly number[] = TIGHTS, wall = 0) {
  const count = WIDTH * HEIGHT;
  const plane = (): Uint8Array => new Uint8Array(count);
  const classes = { face: plane(), hair: plane(), others: plane(), background: plane() };
  const cloth = plane()
    .fill(255, 0, HEM * WIDTH)
    .fill(255 - skin, HEM * WIDTH);
  const maps: ClassMaps = {
    ...classes,
    clothes: cloth,
    skin: cloth.map((value) => 255 - value),
    width: WIDTH,
    height: HEIGHT,
  };
  const parts = plane()
    .fill(PARTS.indexOf('bottom'), 0, HEM * WIDTH)
    .fill(PARTS.indexOf(below), HEM * WIDTH);
  const data = new Uint8ClampedArray(count * 4);
  for (let i = 0; i < count; i++) {
    const isFace = i < HEAD * WIDTH;
    if (isFace) [maps.face[i], maps.clothes[i]] = [255, 0];
    if (i >= HEM * WIDTH) [maps.background[i], maps.clothes[i]] = [wall, 255 - skin - wall];
    data.set(isFace ? SKIN : color, i * 4);
  }
  const own = findOwnSkin({ data, width: WIDTH, height: HEIGHT }, maps, parts, SIZE);
  return { maps, own, at: (y: number): number => own[y * WIDTH + 20]! };
}

test('a bare leg is her own down from the edge of old cloth, also where the class model half doubts it', () => {
  for (const skin of [255, 140]) {
    const { at } = shortsAndLeg(skin, 'leg');
    expect(at(HEM - 1)).toBe(0);
    expect(at(HEM)).toBeLessThan(200);
    expect(at(HEM + 30)).toBe(255);
  }
});

test('a dark leg in the hue of her face is hers though the class model sees tights; black tights are not', () => {
  const lit = SKIN.map((value) => value * 0.8);
  expect(shortsAndLeg(0, 'leg', lit).at(HEM + 30)).toBe(255);
  expect(shortsAndLeg(0, 'leg', TIGHTS).at(HEM + 30)).toBe(0);
  expect(shortsAndLeg(0, 'bottom', lit).at(HEM + 30)).toBe(0);
});

test('an arm that the class model takes for a sleeve is hers in her own hue', () => {
  expect(shortsAndLeg(0, 'arm', SKIN).at(HEM + 30)).toBe(255);
  expect(shortsAndLeg(0, 'arm', TIGHTS).at(HEM + 30)).toBe(0);
});

test('a wall in her hue, at the rim of an arm, is not hers', () => {
  expect(shortsAndLeg(0, 'arm', SKIN, 200).at(HEM + 30)).toBe(0);
});

test('skin-colored trousers are not skin, nor is a hand, which is found pixel by pixel', () => {
  expect(shortsAndLeg(255, 'bottom').at(HEM + 30)).toBe(0);
  expect(shortsAndLeg(255, 'hand').at(HEM + 30)).toBe(0);
});

test('of a chest in a narrow V between lapels, which is all shade, nothing stays; a wide one does', () => {
  const chest = (half: number): number => {
    const isBare = (i: number): boolean => Math.abs((i % WIDTH) - 20) < half;
    const plane = (of: (i: number) => number): Uint8Array =>
      Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => of(i));
    const none = plane(() => 0);
    const maps: ClassMaps = {
      ...{ face: none, hair: none, others: none, background: none, width: WIDTH, height: HEIGHT },
      skin: plane((i) => (isBare(i) ? 255 : 0)),
      clothes: plane((i) => (isBare(i) ? 0 : 255)),
    };
    const parts = plane((i) => PARTS.indexOf(isBare(i) ? 'face' : 'top'));
    const crop = { data: new Uint8ClampedArray(WIDTH * HEIGHT * 4), width: WIDTH, height: HEIGHT };
    return findOwnSkin(crop, maps, parts, SIZE / 2)[50 * WIDTH + 20]!;
  };
  expect(chest(4)).toBeLessThan(40);
  expect(chest(16)).toBe(255);
});

test('what colors took for cloth or wall is skin again', () => {
  const { maps, own } = shortsAndLeg(255, 'leg');
  const i = (HEM + 30) * WIDTH + 20;
  [maps.skin[i], maps.clothes[i], maps.background[i]] = [0, 200, 55];
  bringBackOwnSkin(maps, own);
  expect([maps.skin[i], maps.clothes[i], maps.background[i]]).toEqual([255, 0, 0]);
});

/** A leg from hip to toes, of which so much, along it, has the second color; what is left of it as own skin. */
function ownLeg(from: number, to: number, color: readonly number[]): (along: number) => number {
  const count = WIDTH * HEIGHT;
  const data = new Uint8ClampedArray(count * 4);
  const along = new Uint16Array(count);
  for (let i = 0; i < count; i++) {
    const share = (Math.floor(i / WIDTH) / HEIGHT) * 1.3;
    along[i] = share * 12000;
    data.set(share >= from && share < to ? color : [200, 165, 140], i * 4);
  }
  const field: LimbField = {
    zone: new Uint8Array(count).fill(ZONE.leftLeg),
    across: new Uint8Array(count),
    along,
  };
  const own = new Uint8Array(count).fill(255);
  endAtSocks({ data, width: WIDTH, height: HEIGHT }, field, own);
  return (share) => own[Math.round((share / 1.3) * HEIGHT) * WIDTH]!;
}

test('brown socks and boots are not her skin, though the class model takes them for it', () => {
  const own = ownLeg(0.85, 1.3, [90, 58, 44]);
  expect(own(0.8)).toBe(255);
  expect(own(0.9)).toBe(0);
  expect(own(1.2)).toBe(0);
});

test('a shadow across the shin and a foot in its own shade stay her skin', () => {
  expect(ownLeg(0.7, 0.8, [100, 75, 60])(0.75)).toBe(255);
  expect(ownLeg(1.05, 1.3, [100, 75, 60])(1.2)).toBe(255);
});

test('her own bare shins stay the photo under new shorts, pixel for pixel', async () => {
  const { photo, model } = await loadAnalyzedPerson('m03-plus-tee-shorts', 384, 576);
  const { data } = render(model, LOOKS['summer-shorts']!);
  const { ankles, knees } = model.frame;
  const [from, to] = [knees[1] + (ankles[1] - knees[1]) * 0.35, ankles[1] - (ankles[1] - knees[1]) * 0.15];
  let [own, changed] = [0, 0];
  for (let y = Math.ceil(from); y < to; y++)
    for (let x = 0; x < model.width; x++) {
      if (model.ownSkin[y * model.width + x]! < 255) continue;
      own++;
      const o = ((y + model.box.y0) * photo.width + x + model.box.x0) * 4;
      if ([0, 1, 2].some((c) => data[o + c] !== photo.data[o + c])) changed++;
    }
  expect(own).toBeGreaterThan(500);
  expect(changed).toBe(0);
}, 60_000);

test('beside the wall the edge of a seen limb is that of the photo, beside old cloth it is not', () => {
  const count = WIDTH * HEIGHT;
  const parts = new Uint8Array(count).fill(PARTS.indexOf('background'));
  const own = new Uint8Array(count);
  for (let y = 0; y < HEIGHT; y++) {
    if (y >= HEM) own.fill(255, y * WIDTH + 10, y * WIDTH + 30);
    parts.fill(PARTS.indexOf(y < HEM ? 'bottom' : 'leg'), y * WIDTH + 10, y * WIDTH + 30);
  }
  const background = parts.map((part) => (part === 0 ? 255 : 0));
  const kept = withRim(own, { background, width: WIDTH, height: HEIGHT }, parts, SIZE);
  const at = (x: number, y: number): number => kept[y * WIDTH + x]!;
  for (const x of [8, 9, 10, 29, 30, 31]) expect(at(x, HEM + 30), `${x}`).toBe(255);
  expect(at(2, HEM + 30)).toBe(0);
  expect(at(9, HEM)).toBe(0);
  expect(at(20, HEM - 1)).toBe(0);
});
