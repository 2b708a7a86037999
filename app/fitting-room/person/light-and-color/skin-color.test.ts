import { expect, test } from 'vitest';
import { LABEL, readParts } from '../../../../tests/people/true-parts.ts';
import { GOOD_PEOPLE, TRUTH_PEOPLE } from '../../../../tests/people/load-person.ts';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import type { Point } from '../../pixels/pixels.ts';
import { lerpPoint } from '../../pixels/pixels.ts';
import { toOklab } from '../../pixels/oklab.ts';
import type { Lab } from '../../pixels/oklab.ts';
import type { BodyModel } from '../body-model.ts';

const WIDTH = 384;
const HEIGHT = 576;

/**
 * What is painted on arms and legs may differ by this from her face and from her true bare skin, in OKLab's a and b at
 * the same lightness: twice what is just seen side by side, and less than the two sides of one face.
 */
const MOST_FROM_FACE = 0.013;
const MOST_FROM_TRUTH = 0.021;
/** It is no lighter than the face by more than this, nor darker: factors of OKLab's lightness. */
const LIGHT = [0.715, 1.08] as const;

/** Distance of two colors in hue and chroma, the second brought to the lightness of the first. */
const apart = (one: Lab, other: Lab): number => {
  const by = one[0] / other[0];
  return Math.hypot(one[1] - other[1] * by, one[2] - other[2] * by);
};

/** Mean of a share of some pixels ordered by light; null of too few. */
function meanOf({ crop }: BodyModel, pixels: number[], from: number, to: number): Lab | null {
  if (pixels.length < 60) return null;
  const light = (i: number): number =>
    crop.data[i * 4]! + 2 * crop.data[i * 4 + 1]! + crop.data[i * 4 + 2]! / 3;
  const some = pixels
    .sort((a, b) => light(a) - light(b))
    .slice(Math.floor(pixels.length * from), Math.ceil(pixels.length * to));
  const mean = [0, 1, 2].map((c) => some.reduce((sum, i) => sum + crop.data[i * 4 + c]!, 0) / some.length);
  return toOklab(mean as [number, number, number]);
}

const pixelsOf = (model: BodyModel, keep: (i: number) => boolean): number[] =>
  Array.from({ length: model.width * model.height }, (_, i) => i).filter(keep);

/** Colors in which limbs are painted, down both arms and both legs. */
function painted(model: BodyModel): Lab[] {
  const { skin, width, height } = model;
  const spots = model.frame.sides.flatMap(({ shoulder, elbow, wrist, hip, knee, ankle }) =>
    (
      [
        [shoulder, elbow],
        [elbow, wrist],
        [hip, knee],
        [knee, ankle],
      ] as const
    ).flatMap(([a, b]): Point[] => [0.2, 0.5, 0.8].map((t) => lerpPoint(a, b, t))),
  );
  const inside = spots.filter(([x, y]) => x > 0 && y > 0 && x < width && y < height);
  return inside.map(([x, y]) => toOklab([skin.near(x, y, 0), skin.near(x, y, 1), skin.near(x, y, 2)]));
}

async function see(name: string): Promise<{ model: BodyModel; face: Lab }> {
  const { model } = await loadAnalyzedPerson(name, WIDTH, HEIGHT);
  const face = pixelsOf(model, (i) => model.classes.face[i]! > 230);
  return { model, face: meanOf(model, face, 0.5, 0.9)! };
}

test.each([...GOOD_PEOPLE, ...TRUTH_PEOPLE])('%s: painted limbs have the color of her face', async (name) => {
  const { model, face } = await see(name);
  for (const limb of [...painted(model), toOklab(model.skin.color), toOklab(model.skin.neck)]) {
    expect(apart(limb, face)).toBeLessThan(MOST_FROM_FACE);
    expect(limb[0] / face[0]).toBeGreaterThan(LIGHT[0]);
    expect(limb[0] / face[0]).toBeLessThan(LIGHT[1]);
  }
});

test.each(TRUTH_PEOPLE)('%s: painted limbs are near the bare skin that the photo shows', async (name) => {
  const { model } = await see(name);
  const parts = await readParts(name, WIDTH, HEIGHT);
  const label = (i: number): number =>
    parts((i % model.width) + model.box.x0, Math.floor(i / model.width) + model.box.y0);
  const bare: number[] = [LABEL.arm, LABEL.hand, LABEL.leg];
  const truth = meanOf(
    model,
    pixelsOf(model, (i) => bare.includes(label(i))),
    0.5,
    0.9,
  );
  if (!truth) return;
  for (const limb of painted(model)) expect(apart(limb, truth)).toBeLessThan(MOST_FROM_TRUTH);
});
