import { expect, test } from 'vitest';
import { LABEL, readParts } from '../../../../tests/people/true-parts.ts';
import { TRUTH_PEOPLE } from '../../../../tests/people/load-person.ts';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import type { Picture } from '../../pixels/pixels.ts';
import type { BodyModel } from '../body-model.ts';
import { findHeadCovering } from './head-covering.ts';
import type { HeadCovering } from './head-covering.ts';

const WIDTH = 384;
const HEIGHT = 576;

interface Seen {
  model: BodyModel;
  /** True label of a pixel of the crop. */
  label: (i: number) => number;
}

async function see(name: string): Promise<Seen> {
  const { model } = await loadAnalyzedPerson(name, WIDTH, HEIGHT);
  const parts = await readParts(name, WIDTH, HEIGHT);
  const { box, width } = model;
  return { model, label: (i) => parts((i % width) + box.x0, Math.floor(i / width) + box.y0) };
}

/** Lowest row in which the covering is kept whole. */
const lowest = ({ pixels }: HeadCovering, width: number): number =>
  Math.floor(pixels.lastIndexOf(255) / width);

test.each(TRUTH_PEOPLE)('%s: no old top, coat or scarf comes back as a head covering', async (name) => {
  const { model, label } = await see(name);
  const covering = model.covering?.pixels ?? new Uint8Array(model.width * model.height);
  const { mouth, shoulders } = model.frame;
  const chin = mouth[1] + (shoulders[1] - mouth[1]) * 0.3;
  let below = 0;
  let clothes = 0;
  covering.forEach((value, i) => {
    if (value < 128) return;
    if (i / model.width > chin + 2) below++;
    if (([LABEL.top, LABEL.bottom, LABEL.dress, LABEL.outer] as number[]).includes(label(i))) clothes++;
  });
  expect([below, clothes]).toEqual([0, 0]);
  expect(model.covering?.veiled ?? false).toBe(false);
});

test.each(['m01-average-hoodie-cap', 'w07-plus-closed-coat'])('%s: the hat is kept whole', async (name) => {
  const { model, label } = await see(name);
  let hat = 0;
  let kept = 0;
  for (let i = 0; i < model.frame.eyes[1] * model.width; i++) {
    if (label(i) !== LABEL.hat) continue;
    hat++;
    if (model.covering!.pixels[i]! > 127) kept++;
  }
  expect(hat).toBeGreaterThan(500);
  expect(kept / hat).toBeGreaterThan(0.97);
});

test.each(['w04-tall-wide-trousers', 'w08-average-sweater-midi', 'w06-average-plaid-shorts'])(
  '%s: a collar under a bare head is no covering',
  async (name) => expect((await see(name)).model.covering).toBeNull(),
);

/** Paints what `inside` says as cloth of one color over a model's photo and class maps, both copied. */
function dressed(
  { crop, classes, width }: BodyModel,
  color: readonly number[],
  inside: (x: number, y: number) => boolean,
): [Picture, ClassMaps] {
  const photo: Picture = { ...crop, data: crop.data.slice() };
  const planes = {
    hair: classes.hair.slice(),
    skin: classes.skin.slice(),
    face: classes.face.slice(),
    clothes: classes.clothes.slice(),
    others: classes.others.slice(),
    background: classes.background.slice(),
  };
  for (let i = 0; i < planes.hair.length; i++) {
    if (classes.face[i]! > 128 || !inside(i % width, Math.floor(i / width))) continue;
    for (const plane of Object.values(planes)) plane[i] = 0;
    planes.clothes[i] = 255;
    color.forEach((value, c) => (photo.data[i * 4 + c] = value));
  }
  return [photo, { ...classes, ...planes }];
}

const BLACK = [28, 27, 29];

test('a scarf over the mouth and a raised collar are no head covering', async () => {
  const { model } = await see('w08-average-sweater-midi');
  const { mouth, shoulderWidth } = model.frame;
  const collar = dressed(
    model,
    BLACK,
    (x, y) => y > mouth[1] - 4 && Math.abs(x - mouth[0]) < shoulderWidth * 0.5,
  );
  expect(findHeadCovering(...collar, model.frame)).toBeNull();
});

test('a black hat over a black coat ends at the chin', async () => {
  const { model } = await see('w08-average-sweater-midi');
  const { eyes, mouth, shoulders, shoulderWidth } = model.frame;
  const away = (x: number): number => Math.abs(x - mouth[0]);
  // A hat that comes down beside one cheek to a coat of its own color.
  const worn = dressed(model, BLACK, (x, y) => {
    const hat = y < eyes[1] - (mouth[1] - eyes[1]) * 0.5 && away(x) < shoulderWidth * 0.35;
    const flap = x > mouth[0] && away(x) < shoulderWidth * 0.35;
    return y > eyes[1] - shoulderWidth * 0.45 && (hat || flap || y > shoulders[1]);
  });
  const covering = findHeadCovering(...worn, model.frame)!;
  expect(covering.veiled).toBe(false);
  expect(lowest(covering, model.width)).toBeLessThan(mouth[1] + (shoulders[1] - mouth[1]) * 0.3 + 2);
});

test('a black veil over a black dress is kept to the shoulders, and the dress is not', async () => {
  const { model } = await see('w08-average-sweater-midi');
  const { eyes, mouth, shoulders, shoulderWidth } = model.frame;
  const veil = dressed(
    model,
    BLACK,
    (x, y) =>
      y > eyes[1] - shoulderWidth * 0.45 &&
      (y > shoulders[1] || Math.abs(x - mouth[0]) < shoulderWidth * 0.4),
  );
  const covering = findHeadCovering(...veil, model.frame)!;
  expect(covering.veiled).toBe(true);
  expect(lowest(covering, model.width)).toBeGreaterThan(mouth[1] + (shoulders[1] - mouth[1]) * 0.8);
  expect(lowest(covering, model.width)).toBeLessThan(shoulders[1]);
});

test('a headscarf that ends by its color is kept as far as it hangs', async () => {
  const { model } = await see('w08-average-sweater-midi');
  expect(model.covering).toBeNull();
  const { model: scarfed } = await loadAnalyzedPerson('woman-06-average-medium-headscarf', WIDTH, HEIGHT);
  expect(scarfed.covering?.veiled).toBe(true);
  expect(lowest(scarfed.covering!, scarfed.width)).toBeGreaterThan(scarfed.frame.shoulders[1]);
});
