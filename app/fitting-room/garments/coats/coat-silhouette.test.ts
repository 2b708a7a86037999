import { expect, test } from 'vitest';
import { GOOD_PEOPLE } from '../../../../tests/people/load-person.ts';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import type { CoatDrawing } from '../../../domain/looks/look.ts';
import { LOOKS } from '../../../../tests/samples/looks.ts';
import { PART } from '../../cloth/layer.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { makeCoat } from './coat.ts';
import { coatRows } from './coat-silhouette.ts';

const modelOf = async (name: string): Promise<BodyModel> => (await loadAnalyzedPerson(name, 192, 288)).model;

const coatOf = (look: string): CoatDrawing =>
  LOOKS[look]!.garments.map(({ drawing }) => drawing).find((drawing) => drawing.kind === 'coat')!;

/** Widths at waist, a little above the hem and at the hem in shoulder widths, and where it ends in torso lengths. */
function outline(model: BodyModel, drawing: CoatDrawing) {
  const { shoulders, shoulderWidth, torso } = model.frame;
  const rows = coatRows(model, drawing).map(({ left, right, y }) => ({
    width: (right - left) / shoulderWidth,
    down: (y - shoulders[1]) / torso,
  }));
  const at = (down: number): number =>
    rows.reduce((best, row) => (Math.abs(row.down - down) < Math.abs(best.down - down) ? row : best)).width;
  return { waist: at(0.66), above: rows.at(-2)!.width, hem: rows.at(-1)!.width, end: rows.at(-1)!.down };
}

test.each(GOOD_PEOPLE)('%s: coats differ in waist and hem as their names say', async (name) => {
  const model = await modelOf(name);
  const [trench, wool, blazer, denim, puffer] = (
    ['trench', 'camel-coat', 'blazer', 'denim-jacket', 'puffer'] as const
  ).map((look) => outline(model, coatOf(look)));
  // A belt takes the waist in and the skirt swings out below it; without one a coat hangs straight.
  expect(trench!.waist / trench!.hem).toBeLessThan((wool!.waist / wool!.hem) * 0.94);
  expect(blazer!.waist / blazer!.hem).toBeLessThan(wool!.waist / wool!.hem);
  // A jacket on a waistband ends above the hips and is drawn in there; so is a puffer.
  expect(denim!.end).toBeLessThan(blazer!.end - 0.1);
  expect(denim!.hem).toBeLessThan(denim!.above * 0.97);
  expect(puffer!.hem).toBeLessThan(puffer!.above);
  expect(blazer!.hem).toBeGreaterThan(blazer!.above);
});

test('the channels of a puffer bulge at its outline, the sleeves of a wool coat do not', async () => {
  const { model } = await loadAnalyzedPerson(GOOD_PEOPLE[2]!, 384, 576);
  /** How much the outer edge of a sleeve bends from row to row, in pixels, over the upper arm. */
  const bends = (drawing: CoatDrawing): number => {
    const { layer } = makeCoat(model, drawing, { fabric: 'plain', colour: '#3c4632' }).sheets[0]!;
    const { shoulder, elbow } = model.frame.sides[0];
    const edge: number[] = [];
    for (let y = Math.round(shoulder[1] + 10); y < elbow[1]; y++) {
      const row = layer.alpha.subarray(y * model.width, (y + 1) * model.width);
      const first = row.findIndex((value, x) => value > 127 && layer.part[y * model.width + x] !== PART.none);
      edge.push(first);
    }
    return edge.slice(2).reduce((sum, x, k) => sum + Math.abs(x - 2 * edge[k + 1]! + edge[k]!), 0);
  };
  const puffer = coatOf('puffer');
  expect(bends(puffer)).toBeGreaterThan(bends({ ...puffer, quilt: undefined }) * 1.3);
});
