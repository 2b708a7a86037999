import { expect, test } from 'vitest';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import { makeSkirt } from './skirt.ts';

test.each([
  ['a flared skirt', { waist: 0.7, length: 1.3, flare: 0.35 }],
  ['a pencil skirt', { waist: 0.7, length: 0.8, flare: 0 }],
])('%s hangs straight past a waist or a thigh that lies further in', async (_, cut) => {
  const { model } = await loadAnalyzedPerson('w04-tall-wide-trousers', 384, 576);
  const { frame, width, height } = model;
  // As hands on the hips take a slice out of the outline above them.
  const outline: typeof frame.outline = (t) => {
    const row = frame.outline(t);
    const inward = t > 0.75 && t < 1 ? width * 0.03 : 0;
    return { ...row, left: row.left + inward, right: row.right - inward };
  };
  const bitten = { ...model, frame: { ...frame, outline } };
  const { layer } = makeSkirt(bitten, { kind: 'skirt', ...cut }, { fabric: 'plain', colour: '#222222' }, null)
    .sheets[0]!;
  const edges: number[] = [];
  for (let y = 0; y < height; y++) {
    const from = layer.alpha.subarray(y * width, (y + 1) * width).findIndex((alpha) => alpha > 127);
    if (from >= 0) edges.push(from);
  }
  const straight = edges.slice(0, -Math.round(frame.torso * 0.08));
  expect(straight.length).toBeGreaterThan(frame.torso * 0.5);
  const bends = straight.slice(20).map((edge, k) => edge - 2 * straight[k + 10]! + straight[k]!);
  // Never inward by more than a pixel of rounding.
  expect(Math.min(...bends)).toBeGreaterThanOrEqual(-2);
});
