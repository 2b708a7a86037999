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

test('the hem of pleats falls to each fold and begins anew', async () => {
  const { model } = await loadAnalyzedPerson('w04-tall-wide-trousers', 768, 1152);
  const cut = { kind: 'skirt', waist: 0.7, length: 1.3, flare: 0.35 } as const;
  const risesOf = (pleats: boolean): number => {
    const { alpha, width, height } = makeSkirt(
      model,
      { ...cut, pleats },
      { fabric: 'plain', colour: '#222222' },
      null,
    ).sheets[0]!.layer;
    const ends = Array.from({ length: width }, (_, x) => {
      for (let y = height - 1; y > 0; y--) if (alpha[y * width + x]! > 127) return y;
      return 0;
    }).filter((end) => end > 0);
    return ends.filter((end, k) => k >= 3 && Math.abs(end - ends[k - 3]!) >= 2 && end !== ends[k - 1]).length;
  };
  expect(risesOf(true)).toBeGreaterThan(10);
  expect(risesOf(false)).toBeLessThan(risesOf(true) / 2);
});
