import { expect, test } from 'vitest';
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { PARTS, type Part } from '../../body-estimation/person.ts';
import { LOOKS } from '../../../../tests/samples/looks.ts';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import { render } from '../../render.ts';
import { bringBackOwnSkin, findOwnSkin } from './own-skin.ts';

const [WIDTH, HEIGHT, SIZE] = [40, 100, 1000];
const HEM = 40;

/** Shorts above a bare leg, in which the class model is as sure of skin as `skin` says. */
function shortsAndLeg(skin: number, below: Part) {
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
  const own = findOwnSkin(maps, parts, SIZE);
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

test('skin-colored trousers are not skin, nor is a hand, which is found pixel by pixel', () => {
  expect(shortsAndLeg(255, 'bottom').at(HEM + 30)).toBe(0);
  expect(shortsAndLeg(255, 'hand').at(HEM + 30)).toBe(0);
});

test('what colors took for cloth or wall is skin again', () => {
  const { maps, own } = shortsAndLeg(255, 'leg');
  const i = (HEM + 30) * WIDTH + 20;
  [maps.skin[i], maps.clothes[i], maps.background[i]] = [0, 200, 55];
  bringBackOwnSkin(maps, own);
  expect([maps.skin[i], maps.clothes[i], maps.background[i]]).toEqual([255, 0, 0]);
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
