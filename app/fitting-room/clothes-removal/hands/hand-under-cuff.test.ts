import { expect, test } from 'vitest';
import { LOOKS } from '../../../../tests/samples/looks.ts';
import { LABEL, readParts } from '../../../../tests/people/true-parts.ts';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import type { BodyModel } from '../../person/body-model.ts';
import type { Side } from '../../person/measures/body-frame.ts';
import { render } from '../../render.ts';
import { convexHull } from '../../pixels/polygons.ts';
import type { Limb } from '../../body-estimation/person.ts';
import { handUnderCuff } from './hand-under-cuff.ts';

const [WIDTH, HEIGHT] = [512, 768];
async function load(name: string) {
  const { photo, read, model } = await loadAnalyzedPerson(name, WIDTH, HEIGHT);
  return { photo, model, mask: read.hands.mask, parts: await readParts(name, WIDTH, HEIGHT) };
}

/** From a pixel to its eight neighbors, in an image of that width. */
const stepsAround = (width: number): number[] =>
  [-width, 0, width].flatMap((row) => [row - 1, row, row + 1]).filter((step) => step !== 0);

/** Sizes of the patches that hang together around a hand, from the largest down. */
function patchesOf({ inFront, width, height, frame }: BodyModel, { wrist }: Side): number[] {
  const reach = frame.shoulderWidth * 0.55;
  const open = new Set<number>();
  for (let y = Math.max(0, Math.round(wrist[1] - reach)); y < Math.min(height, wrist[1] + reach); y++)
    for (let x = Math.max(0, Math.round(wrist[0] - reach)); x < Math.min(width, wrist[0] + reach); x++)
      if (inFront[y * width + x]! > 100) open.add(y * width + x);
  const around = stepsAround(width);
  const sizes: number[] = [];
  for (const first of open) {
    open.delete(first);
    const patch = [first];
    for (const i of patch) for (const step of around) if (open.delete(i + step)) patch.push(i + step);
    sizes.push(patch.length);
  }
  return sizes.sort((a, b) => b - a);
}

test.each([
  'm01-average-hoodie-cap',
  'm04-short-open-coat',
  'w02-average-open-coat',
  'w03-plus-hoodie',
  'w07-plus-closed-coat',
])('%s: a hand out of an old cuff is one piece, with no crumbs beside it', async (name) => {
  const { model } = await load(name);
  for (const side of model.frame.sides) {
    const [largest, ...rest] = patchesOf(model, side);
    expect(largest).toBeGreaterThan(100);
    expect(rest.reduce((sum, size) => sum + size, 0) / largest!).toBeLessThan(0.04);
  }
});

test.each(['m04-short-open-coat', 'w05-petite-strapless', 'w07-plus-closed-coat'])(
  '%s: inside its edge a hand is the photo, pixel for pixel',
  async (name) => {
    const { photo, model, mask, parts } = await load(name);
    const { box, width } = model;
    const here = [0, ...stepsAround(width)];
    const isInside = (i: number): boolean => here.every((step) => mask[i + step]! > 127);
    const firstRows = model.frame.shoulderWidth * 0.12;
    /** The pixels of her hands, without the first rows under the old cuff, which lie in its shade. */
    const ofHands = [...mask.keys()].filter((i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      return (
        parts(x + box.x0, y + box.y0) === LABEL.hand &&
        isInside(i) &&
        model.frame.sides.every(({ wrist }) => y >= wrist[1] + firstRows)
      );
    });
    expect(ofHands.length).toBeGreaterThan(300);
    for (const title of ['sage-knit', 'camel-coat', 'sleeveless']) {
      const picture = render(model, LOOKS[title]!);
      const changed = ofHands.filter((i) => {
        const o = ((Math.floor(i / width) + box.y0) * photo.width + (i % width) + box.x0) * 4;
        return [o, o + 1, o + 2].some((at) => photo.data[at] !== picture.data[at]);
      });
      expect(changed, title).toEqual([]);
    }
  },
  60_000,
);

test.each([60, 78])(
  'a cuff over a wrist (row 74) hides what is between it and the hand (row 80): it is seen from row %i on',
  (row) => {
    const [width, height, stature] = [100, 120, 700];
    const plane = (isIn: (x: number, y: number) => boolean): Uint8Array =>
      Uint8Array.from({ length: width * height }, (_, i) =>
        isIn(i % width, Math.floor(i / width)) ? 255 : 0,
      );
    const mask = plane((x, y) => x >= 40 && x < 60 && y >= 80);
    const cloth = plane((x, y) => x >= 20 && x < 80 && y < 80);
    const arm = {
      joints: [
        [50, 0],
        [50, 20],
        [50, 74],
        [50, 95],
      ],
      stations: [{ left: 8, right: 8 }],
    } as unknown as Limb;
    const seen = { entry: [50, row], tip: [50, 110], cuffed: true, area: 800 } as const;
    const under = handUnderCuff(arm, seen, { mask, cloth, seen: [null, null] }, stature, [width, height]);
    expect(under?.[77 * width + 50]).toBe(255);
    expect(under?.[70 * width + 50]).toBe(0);
  },
);

test('the tightest outline goes around all points', () => {
  const hull = convexHull([
    [0, 0],
    [4, 0],
    [2, 1],
    [4, 4],
    [0, 4],
    [1, 3],
  ]);
  expect(hull).toHaveLength(4);
});
