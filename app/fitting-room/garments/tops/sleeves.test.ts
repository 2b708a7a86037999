import { expect, test } from 'vitest';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import type { BodyModel } from '../../person/body-model.ts';
import type { Side } from '../../person/measures/body-frame.ts';
import { distanceToSegment } from '../../pixels/pixels.ts';
import { makeSleeves } from './sleeves.ts';

/** Her forearm is folded up before the upper arm, the hand at the shoulder. */
function folded(model: BodyModel, side: Side): Side {
  const { shoulder, sign } = side;
  const out = sign * model.frame.shoulderWidth;
  return {
    ...side,
    elbow: [shoulder[0] + out * 0.1, shoulder[1] + model.frame.torso * 0.5],
    wrist: [shoulder[0] - out * 0.12, shoulder[1] + model.frame.torso * 0.04],
  };
}

test('a short sleeve does not lie on the forearm that is folded up before it', async () => {
  const { model } = await loadAnalyzedPerson('p00112', 384, 576);
  const [left, right] = model.frame.sides;
  const side = folded(model, left);
  const her = { ...model, frame: { ...model.frame, sides: [side, right] } } as BodyModel;
  const { alpha } = makeSleeves(her, 0.35, 1.15);
  let [sleeve, onForearm] = [0, 0];
  for (let i = 0; i < alpha.length; i++) {
    const [x, y] = [i % model.width, Math.floor(i / model.width)];
    if (alpha[i]! < 128 || x > model.frame.shoulders[0]) continue;
    sleeve++;
    const toForearm = distanceToSegment(side.elbow, side.wrist, x, y);
    if (toForearm + 2 < distanceToSegment(side.shoulder, side.elbow, x, y)) onForearm++;
  }
  expect(sleeve).toBeGreaterThan(100);
  expect(onForearm / sleeve).toBeLessThan(0.1);
});
