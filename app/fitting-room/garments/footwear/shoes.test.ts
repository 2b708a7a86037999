import { beforeAll, expect, test } from 'vitest';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import type { Sheet } from '../../cloth/piece.ts';
import type { BodyModel } from '../../person/body-model.ts';
import type { Point } from '../../pixels/pixels.ts';
import { makeShoes } from './shoes.ts';

const SHOES = { kind: 'shoes', shaft: 0, last: 'laced' } as const;
const LEATHER = { fabric: 'plain', colour: '#5b4632' } as const;

let model: BodyModel;
beforeAll(async () => {
  ({ model } = await loadAnalyzedPerson('woman-01-slim-light', 384, 576));
});

/** Her picture's left foot stands this far to the left of the other, and this much further back, in shoulder widths. */
function standing(aside: number, back: number): BodyModel {
  const { frame } = model;
  const [left, right] = frame.sides;
  const moved = ([x, y]: Point): Point => [x - aside * frame.shoulderWidth, y - back * frame.shoulderWidth];
  const far = { ...left, ankle: moved(right.ankle), toe: moved(right.toe), heel: moved(right.heel) };
  return { ...model, frame: { ...frame, sides: [far, right] } };
}

const sheetsOf = (her: BodyModel): Sheet[] => makeShoes(her, SHOES, LEATHER).sheets;

const columnsOf = ({ layer: { alpha, width } }: Sheet): number[] =>
  [...alpha.keys()].filter((i) => alpha[i]! > 127).map((i) => i % width);

test('feet beside each other are one sheet, and its soles', () => {
  expect(sheetsOf(standing(0.6, 0))).toHaveLength(2);
});

test.each([
  ['behind', 0.12],
  ['before', -0.12],
])(
  'of a foot %s the other each has its own shoe: the nearer is painted last, and throws its shadow',
  (_, back) => {
    const [first, , second] = sheetsOf(standing(0.1, back)) as [Sheet, Sheet, Sheet];
    const near = columnsOf(second);
    const middle = near.reduce((sum, x) => sum + x, 0) / near.length;
    const far = columnsOf(first);
    expect(Math.sign(far.reduce((sum, x) => sum + x, 0) / far.length - middle)).toBe(-Math.sign(back));
    expect(second.shadow).toBeGreaterThan(first.shadow);
  },
);
