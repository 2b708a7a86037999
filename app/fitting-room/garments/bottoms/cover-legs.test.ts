import { expect, test } from 'vitest';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import { legAxisAt } from './cover-legs.ts';
import { makeTrousers } from './trousers.ts';

test.each(['w01-slim-aline-skirt', 'w02-average-open-coat', 'w04-tall-wide-trousers'])(
  '%s: slim trousers fall in one line to the hem, no tab stands out at the ankle',
  async (name) => {
    const { model } = await loadAnalyzedPerson(name, 768, 1152);
    const cut = { kind: 'trousers', leg: 'slim', waist: 0.78, length: 0.94, fit: 1.03 } as const;
    const [sheet] = makeTrousers(model, cut, { fabric: 'plain', colour: '#222222' }, null).sheets;
    const { alpha } = sheet!.layer;
    for (const side of model.frame.sides)
      for (const step of [-1, 1]) {
        const reaches: number[] = [];
        const from = Math.round((side.knee[1] + side.ankle[1]) / 2);
        for (let y = from; ; y++) {
          const axis = y * model.width + Math.round(legAxisAt(side, y));
          let k = 0;
          while (k < 120 && alpha[axis + step * k]! > 127) k++;
          if (k < 3) break;
          reaches.push(k);
        }
        // Past the corner of the hem, which sags in the middle, there is no edge of the leg.
        const edge = reaches.slice(0, -14);
        const widens = edge.map((reach, n) => reach - Math.min(...edge.slice(Math.max(0, n - 4), n + 1)));
        expect(Math.max(...widens)).toBeLessThan(2.5);
      }
  },
);

test('between a trouser leg and what it takes in of the shin beside it no seam is open', async () => {
  const { model } = await loadAnalyzedPerson('w02-average-open-coat', 768, 1152);
  const cut = { kind: 'trousers', leg: 'slim', waist: 0.78, length: 0.94, fit: 1.03 } as const;
  const alphaOn = (skin: Uint8Array): Uint8Array => {
    const her = { ...model, classes: { ...model.classes, skin } };
    return makeTrousers(her, cut, { fabric: 'plain', colour: '#222222' }, null).sheets[0]!.layer.alpha;
  };
  const side = model.frame.sides[0];
  const [from, to] = [0.45, 0.75].map((t) => Math.round(side.knee[1] + (side.ankle[1] - side.knee[1]) * t));
  const axis = (y: number): number => y * model.width + Math.round(legAxisAt(side, y));
  const none = new Uint8Array(model.classes.skin.length);
  const bare = alphaOn(none);
  const skin = none.slice();
  for (let y = from!; y < to!; y++) {
    let edge = 0;
    while (bare[axis(y) - edge]! > 127) edge++;
    skin.fill(255, axis(y) - edge - 8, axis(y) - edge - 1);
  }
  const alpha = alphaOn(skin);
  for (let y = from! + 4; y < to! - 4; y++) {
    let end = 0;
    for (let k = 0; k < end + 4; k++) if (alpha[axis(y) - k]! > 127) end = k + 1;
    const row = Array.from({ length: end - 2 }, (_, k) => alpha[axis(y) - k]!);
    expect(Math.min(...row), `${y - from!}`).toBeGreaterThan(215);
  }
});

test('what is taken in below a hand begins gradually, not as a step on the hip', async () => {
  const { model } = await loadAnalyzedPerson('w02-average-open-coat', 384, 576);
  const cut = { kind: 'trousers', leg: 'slim', waist: 0.78, length: 0.94, fit: 1.03 } as const;
  const { width, frame } = model;
  const edgesOn = (skin: Uint8Array, from: number, to: number): number[] => {
    const her = { ...model, classes: { ...model.classes, skin } };
    const { alpha } = makeTrousers(her, cut, { fabric: 'plain', colour: '#222222' }, null).sheets[0]!.layer;
    return Array.from({ length: to - from }, (_, k) =>
      alpha.subarray((from + k) * width, (from + k + 1) * width).findIndex((value) => value > 127),
    );
  };
  const from = Math.round(frame.hips[1] + frame.torso * 0.25);
  const to = Math.round(Math.min(...frame.sides.map(({ knee }) => knee[1])));
  const skin = new Uint8Array(model.classes.skin.length);
  const bare = edgesOn(skin, from, to);
  bare.forEach((edge, k) => {
    if (k > 10) skin.fill(255, (from + k) * width + edge - 8, (from + k) * width + edge);
  });
  const taken = edgesOn(skin, from, to).map((edge, k) => bare[k]! - edge);
  const widens = taken.slice(1).map((reach, k) => reach - taken[k]!);
  expect(Math.max(...taken)).toBeGreaterThan(6);
  expect(Math.max(...widens)).toBeLessThan(3);
});
