import { expect, test } from 'vitest';
import { GOOD_PEOPLE } from '../../../../tests/people/load-person.ts';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import type { Neckline } from '../../../domain/looks/look.ts';
import { garmentById, toWornGarment } from '../../../domain/wardrobe/wardrobe.ts';
import type { Sheet } from '../../cloth/piece.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { neckWidth } from '../../person/measures/shoulder-line.ts';
import { makePiece } from '../garment.ts';
import type { DrawnGarment } from '../../cloth/drawn-garment.ts';
import { shapeNeck } from './neckline.ts';

const modelOf = async (name: string): Promise<BodyModel> => (await loadAnalyzedPerson(name, 192, 288)).model;

/** Width of the opening in shoulder widths, and its depth below the pit of the neck in torso lengths. */
function measured(model: BodyModel, neck: Neckline): { width: number; depth: number } {
  const { mouth, shoulders, shoulderWidth, torso } = model.frame;
  const { opening, left, right } = shapeNeck(model, neck);
  const pit = mouth[1] + (shoulders[1] - mouth[1]) * 0.78;
  const low = Math.max(...opening.map(([, y]) => y));
  return { width: (right[0] - left[0]) / shoulderWidth, depth: (low - pit) / torso };
}

test.each(GOOD_PEOPLE)('%s: each neckline is what its name says', async (name) => {
  const model = await modelOf(name);
  const [crew, boat, scoop, v] = (['crew', 'boat', 'scoop', 'v'] as const).map((neck) =>
    measured(model, neck),
  );
  // Closed round the base of the neck: not two fingers of chest are seen.
  const neck = (2 * neckWidth(model).half) / model.frame.shoulderWidth;
  expect(crew!.width).toBeLessThan(neck * 1.4);
  expect(crew!.depth).toBeLessThan(0.08);
  expect(boat!.width).toBeGreaterThan(crew!.width * 1.4);
  expect(boat!.depth).toBeLessThan(crew!.depth + 0.01);
  expect(scoop!.depth).toBeGreaterThan(crew!.depth * 3);
  expect(scoop!.width).toBeGreaterThan(crew!.width * 1.2);
  expect(v!.depth).toBeGreaterThan(scoop!.depth);
});

test.each(['woman-01-slim-light', 'woman-03-plus-dark', 'w01-slim-aline-skirt'])(
  '%s: a camisole hangs on two thin straps, and between them and beside them is skin',
  async (name) => {
    const { model } = await loadAnalyzedPerson(name, 384, 576);
    const garment = toWornGarment(garmentById('satin-camisole')!, ['emerald']);
    const [{ layer }] = makePiece(model, garment as DrawnGarment, [garment as DrawnGarment]).sheets as [
      Sheet,
    ];
    const { left, right } = shapeNeck(model, 'straps');
    const { torso, shoulderWidth } = model.frame;
    const row = Math.round(Math.max(left[1], right[1]) + torso * 0.06);
    const cloth = [...layer.alpha.subarray(row * model.width, (row + 1) * model.width)].map((a) => a > 127);
    const runs = cloth.flatMap((is, x) => (is && !cloth[x - 1] ? [cloth.indexOf(false, x) - x] : []));
    expect(runs).toHaveLength(2);
    for (const wide of runs) {
      expect(wide).toBeGreaterThan(1);
      expect(wide).toBeLessThan(shoulderWidth * 0.06);
    }
  },
);

test('a V comes to a point, a boat neck runs flat', async () => {
  const model = await modelOf(GOOD_PEOPLE[0]!);
  /** Share of the opening's width in which it is within a fifth of its depth from its lowest point. */
  const flat = (neck: Neckline): number => {
    const { opening, left, right } = shapeNeck(model, neck);
    const low = Math.max(...opening.map(([, y]) => y));
    const near = opening.filter(([, y]) => low - y < (low - left[1]) * 0.2).map(([x]) => x);
    return (Math.max(...near) - Math.min(...near)) / (right[0] - left[0]);
  };
  expect(flat('v')).toBeLessThan(0.25);
  expect(flat('scoop')).toBeGreaterThan(0.35);
  expect(flat('boat')).toBeGreaterThan(0.35);
});

test.each([
  'w01-slim-aline-skirt',
  'w04-tall-wide-trousers',
  'w06-average-plaid-shorts',
  'w08-average-sweater-midi',
])('%s: behind hair that hangs over both shoulders a neckline goes on up to the neck', async (name) => {
  const model = await modelOf(name);
  const { mouth, shoulders, torso } = model.frame;
  const { opening, left, right } = shapeNeck(model, 'crew');
  const low = Math.max(...opening.map(([, y]) => y));
  for (const [, y] of [left, right]) {
    expect(low - y).toBeGreaterThan(torso * 0.035);
    expect(y).toBeLessThan(mouth[1] + (shoulders[1] - mouth[1]) * 0.9);
  }
});
