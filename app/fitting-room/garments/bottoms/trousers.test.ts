import { expect, test } from 'vitest';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import { PART } from '../../cloth/layer.ts';
import type { BodyModel } from '../../person/body-model.ts';
import type { Point } from '../../pixels/pixels.ts';
import { legAxisAt } from './cover-legs.ts';
import { makeTrousers } from './trousers.ts';

const CUT = { kind: 'trousers', leg: 'straight', waist: 0.78, length: 0.94, fit: 1.03 } as const;

const { model: standing } = await loadAnalyzedPerson('w01-slim-aline-skirt', 768, 1152);

/** One foot before the other, as far to its side as `across` says: 0 in one line, 1 where they stood, less than 0 crossed. */
function walking(near: 0 | 1, across: number): BodyModel {
  const { frame } = standing;
  const middle = (frame.sides[0].ankle[0] + frame.sides[1].ankle[0]) / 2;
  const sides = frame.sides.map((side, k) => {
    const [x, y] = side.ankle;
    const ankle: Point = [middle + (x - middle) * across, y - (k === near ? 0 : frame.torso * 0.2)];
    return { ...side, ankle };
  }) as [(typeof frame.sides)[0], (typeof frame.sides)[1]];
  const classes = { ...standing.classes, skin: new Uint8Array(standing.classes.skin.length) };
  return { ...standing, classes, frame: { ...frame, sides } };
}

test.each([
  [0, 0],
  [1, 0],
  [0, -0.8],
  [1, -0.8],
] as const)('the nearer leg (%i) is whole before the other one, feet at %f', (near, across) => {
  const model = walking(near, across);
  const { layer } = makeTrousers(model, CUT, { fabric: 'plain', colour: '#222222' }, null).sheets[0]!;
  const side = model.frame.sides[near];
  const leg = near === 0 ? PART.leftLeg : PART.rightLeg;
  for (const share of [0.3, 0.5, 0.7]) {
    const y = Math.round(side.knee[1] + (side.ankle[1] - side.knee[1]) * share);
    const axis = y * model.width + Math.round(legAxisAt(side, y));
    const reach = (step: -1 | 1): number => {
      let k = 0;
      while (layer.part[axis + step * k] === leg && layer.alpha[axis + step * k]! > 127) k++;
      return k;
    };
    const [left, right] = [reach(-1), reach(1)];
    expect(Math.min(left, right)).toBeGreaterThan(side.kneeRadius * 0.75);
    expect(left + right).toBeLessThan(side.kneeRadius * 2.6);
  }
});
