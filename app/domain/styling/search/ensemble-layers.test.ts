// What goes under what above the waist.
import { expect, test } from 'vitest';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { hasSleevesFor, canLayer } from './ensemble-parts.ts';

const garment = (id: string) => garmentById(id)!;

// What is under, what is over, and whether that goes.
test.each<[string, string, boolean]>([
  ['cotton-tee', 'merino-crew', true],
  ['cotton-tee', 'merino-v', true],
  // Too wide to lie flat, without sleeves, made to be seen.
  ['boxy-tee', 'merino-crew', false],
  ['flannel-shirt', 'crew-knit', true],
  ['ribbed-tank', 'merino-crew', false],
  ['satin-shirt', 'merino-crew', false],
  ['fine-cardigan', 'merino-crew', false],
  ['cotton-tee', 'fine-cardigan', false],
  // One pattern at the neck, and none that nobody sees.
  ['striped-shirt', 'merino-crew', true],
  ['striped-shirt', 'striped-jumper', false],
  ['check-tee', 'merino-crew', false],
  // A collar shows and wants its cuffs; a V or a boat neck only shows through.
  ['short-sleeved-shirt', 'merino-crew', false],
  ['wrap-top', 'merino-crew', false],
  ['boat-neck-tee', 'merino-crew', false],
  ['puff-blouse', 'merino-crew', false],
  ['mesh-long-sleeve', 'merino-crew', false],
  // One collar, one roll-neck, and under a hood or a roll-neck a crew neck only.
  ['oxford-shirt', 'long-knit-polo', false],
  ['oxford-shirt', 'fine-roll-neck', false],
  ['long-tee', 'fine-roll-neck', true],
  ['oxford-shirt', 'training-hoodie', false],
  ['long-tee', 'training-hoodie', true],
  ['ribbed-turtleneck', 'crew-knit', false],
  ['brushed-running-top', 'sweatshirt', true],
  ['brushed-running-top', 'half-zip', false],
  ['brushed-running-top', 'mohair-knit', false],
  // A vest wants a shirt with cuffs, and a bow its room.
  ['oxford-shirt', 'knit-vest', true],
  ['long-tee', 'knit-vest', false],
  ['short-sleeved-shirt', 'knit-vest', false],
  ['bow-blouse', 'knit-vest', true],
  ['bow-blouse', 'merino-crew', false],
])('%s under %s: %s', (under, other, goes) => {
  expect(canLayer(garment(under), garment(other))).toBe(goes);
});

test('how wide a top may be under a sweater, and how long a sleeve a collar wants', () => {
  const tee = garment('cotton-tee');
  const shirt = garment('oxford-shirt');
  const turtle = garment('brushed-running-top');
  const cut = (of: typeof tee, drawing: object) => ({
    ...of,
    drawing: { ...of.drawing, ...drawing } as never,
  });
  const crew = garment('sweatshirt');
  expect([1.14, 1.15].map((fit) => canLayer(cut(tee, { fit }), crew))).toEqual([true, false]);
  expect([0, 0.1].map((sleeve) => canLayer(cut(tee, { sleeve }), crew))).toEqual([false, true]);
  expect([0.79, 0.8].map((sleeve) => canLayer(cut(shirt, { sleeve }), crew))).toEqual([false, true]);
  expect([0.8, 0.81].map((sleeve) => canLayer(cut(shirt, { sleeve }), garment('knit-vest')))).toEqual([
    false,
    true,
  ]);
  expect([1.04, 1.05].map((fit) => canLayer(cut(turtle, { fit }), crew))).toEqual([true, false]);
});

test('short sleeves under a cardigan from 9 °C on', () => {
  const at = (id: string, coldestC: number) => hasSleevesFor(garment(id), coldestC);
  expect([
    at('cotton-tee', 9),
    at('cotton-tee', 8.9),
    at('oxford-shirt', 8.9),
    at('boat-neck-tee', 0),
  ]).toEqual([true, false, true, true]);
  const tee = garment('cotton-tee');
  const sleeves = (sleeve: number) =>
    hasSleevesFor({ ...tee, drawing: { ...tee.drawing, sleeve } as typeof tee.drawing }, 0);
  expect([sleeves(0.6), sleeves(0.61)]).toEqual([false, true]);
});
