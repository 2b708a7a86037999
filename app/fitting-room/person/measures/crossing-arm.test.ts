import { expect, test } from 'vitest';
import { LOOKS } from '../../../../tests/samples/looks.ts';
import { GOOD_PEOPLE, TRUTH_PEOPLE, loadPerson } from '../../../../tests/people/load-person.ts';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import type { Canvas } from '../../cloth/canvas.ts';
import { makePiece } from '../../garments/garment.ts';
import { isDrawnGarment } from '../../cloth/drawn-garment.ts';
import { lerpPoint } from '../../pixels/pixels.ts';
import { readPerson as readBody } from '../../body-estimation/read-person.ts';
import { render } from '../../render.ts';
import { analyzePhoto } from '../../analyze-photo.ts';
import type { BodyModel } from '../body-model.ts';
import { crossesBody, isHandHidden } from './crossing-arm.ts';

const modelOf = async (name: string, width = 512): Promise<BodyModel> =>
  (await loadAnalyzedPerson(name, width, width * 1.5)).model;

test('the arm with the phone lies before the body; hanging arms and hands on hips do not', async () => {
  for (const name of [...GOOD_PEOPLE.slice(0, 3), ...TRUTH_PEOPLE]) {
    const model = await modelOf(name, 384);
    const crossing = model.frame.sides.map((side) => crossesBody(model, side));
    expect(crossing, name).toEqual([name.startsWith('w06'), false]);
  }
}, 120_000);

test.each(['sage-knit', 'white-shirt', 'camel-coat'])(
  'the sleeve of a forearm before the chest goes down to its hand (%s)',
  async (title) => {
    const model = await modelOf('w06-average-plaid-shorts');
    const garments = LOOKS[title]!.garments.filter(isDrawnGarment);
    const upper = garments.findLast(({ drawing }) => drawing.kind === 'top' || drawing.kind === 'coat')!;
    const own = makePiece(model, upper, garments).sheets.at(-1)!;
    expect(own.sleeves).toBeDefined();
    const { elbow, wrist } = model.frame.sides[0];
    for (let k = 1; k < 10; k++) {
      const [x, y] = lerpPoint(elbow, wrist, k / 10);
      expect(own.layer.alpha[Math.round(y) * model.width + Math.round(x)]).toBe(255);
    }
  },
  60_000,
);

test.each(['pleated-skirt', 'summer-shorts'])(
  'of a bare forearm whose hand is hidden nothing lies on the clothes (%s)',
  async (title) => {
    // An arm that leans: one that hangs is given her other hand mirrored (mirrored-hand.ts).
    const { photo, bodyMap } = await loadPerson('m02-tall-plaid-pocket', 384, 576);
    const read = readBody(photo, bodyMap);
    const [, elbow, wrist, ...rest] = read.body.arms[1].joints;
    read.body.arms[1].joints = [
      read.body.arms[1].joints[0]!,
      elbow!,
      [wrist![0] - read.body.stature * 0.02, wrist![1]],
      ...rest,
    ];
    const model = analyzePhoto(photo, bodyMap, read);
    const [seen, hidden] = model.frame.sides;
    expect(isHandHidden(model, seen)).toBe(false);
    expect(isHandHidden(model, hidden)).toBe(true);
    const steps: Uint8ClampedArray[] = [];
    const watch = (canvas: Canvas): void => void steps.push(canvas.pixels.slice());
    render(model, LOOKS[title]!, watch);
    // Before and after face, hair and hands come back.
    const [before, after] = steps.slice(-2) as [Uint8ClampedArray, Uint8ClampedArray];
    const [x, y] = hidden.wrist;
    const reach = model.frame.shoulderWidth * 0.25;
    const { data } = model.crop;
    let onClothes = 0;
    for (let row = Math.round(y - reach * 0.5); row < y + reach; row++)
      for (let column = Math.round(x - reach); column < x + reach; column++) {
        const o = (row * model.width + column) * 4;
        const covered = [0, 1, 2].some((c) => before[o + c]! > data[o + c]! + 30);
        if (covered && [0, 1, 2].every((c) => Math.abs(after[o + c]! - data[o + c]!) < 4)) onClothes++;
      }
    expect(onClothes).toBeLessThan(12);
  },
  60_000,
);
