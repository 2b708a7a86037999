import { beforeAll, expect, test } from 'vitest';
import { LOOKS } from '../../../../tests/samples/looks.ts';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { luma } from '../../pixels/pixels.ts';
import type { Picture } from '../../pixels/pixels.ts';
import type { Person } from '../../body-estimation/person.ts';
import { render } from '../../render.ts';
import { pointOn } from '../arms/arm-axis.ts';
import { findVisibleFingers } from './visible-fingers.ts';
import type { FingerRow } from './visible-fingers.ts';

const [WIDTH, HEIGHT] = [512, 768];
let read: Person;
let model: BodyModel;
let picture: Picture;
/** Only finger tips come out of this hoodie's cuffs. */
beforeAll(async () => {
  ({ read, model } = await loadAnalyzedPerson('m01-average-hoodie-cap', WIDTH, HEIGHT));
  picture = render(model, LOOKS['sleeveless']!);
}, 60_000);

const fingers = (): FingerRow[] =>
  read.body.arms.map((arm, k) => {
    const seen = read.hands.seen[k as 0 | 1]!;
    return findVisibleFingers(arm, seen, read.hands, read.body.stature, [read.width, read.height])!;
  });

const at = ({ axis }: FingerRow, s: number, q: number): number => {
  const [x, y] = pointOn(axis, s, q);
  return Math.round(y) * model.width + Math.round(x);
};

/** The last skin from the middle of an arm and its hand to one side. */
function endOf(row: FingerRow, s: number, sign: number): number {
  const [low, high] = row.edges[0]!;
  const middle = ((low + high) / 2) * Math.min(1, Math.max(0, s / row.s));
  let q = middle;
  while (Math.abs(q) < 60 && model.classes.skin[at(row, s, q)]! > 127) q += sign * 0.5;
  return q;
}

test('fingers are told from the thumb beside them', () => {
  const [left, right] = fingers();
  expect(left!.thumb).toBe(-1);
  for (const { edges } of [left!, right!]) {
    const wide = edges[0]![1] - edges[0]![0];
    expect(wide / read.body.stature).toBeGreaterThan(0.015);
    expect(wide / read.body.stature).toBeLessThan(0.035);
  }
});

test('an arm goes on into its fingers in one outline, with no step and no dark rim', () => {
  for (const [k, row] of fingers().entries()) {
    const to = row.s + row.edges.length;
    // On her outer side: on the other one the thumb sticks out.
    const sign = k === 0 ? 1 : -1;
    for (let s = -6; s < to; s++)
      expect(Math.abs(endOf(row, s + 1, sign) - endOf(row, s, sign)), `row ${s}`).toBeLessThan(2.1);
    const lights: number[] = [];
    for (let s = 0; s < to - 3; s++) {
      const [low, high] = row.edges[Math.max(0, Math.min(row.edges.length - 1, Math.round(s - row.s)))]!;
      const i = at(row, s, ((low + high) / 2) * Math.min(1, s / row.s));
      const o = ((model.box.y0 + Math.floor(i / model.width)) * WIDTH + model.box.x0 + (i % model.width)) * 4;
      lights.push(luma(picture.data[o]!, picture.data[o + 1]!, picture.data[o + 2]!));
    }
    expect(Math.min(...lights) / Math.max(...lights)).toBeGreaterThan(0.71);
    for (let k = 1; k < lights.length; k++) expect(Math.abs(lights[k]! - lights[k - 1]!)).toBeLessThan(28);
  }
});
