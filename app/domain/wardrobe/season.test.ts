import { expect, test } from 'vitest';
import { airOfCloth } from './season.ts';
import { garmentById, WARDROBE } from './wardrobe.ts';

const air = (id: string) => airOfCloth(garmentById(id)!);
const meet = (a: string, b: string) => air(a).from <= air(b).to && air(b).from <= air(a).to;

// Two cloths, and one in place of the second that some air suits as well.
test.each([
  ['seersucker-trousers', 'trench', 'linen-cardigan'],
  ['linen-trousers', 'merino-crew', 'fine-cardigan'],
  ['linen-overshirt', 'merino-crew', 'fine-tee'],
  ['espadrilles', 'zip-hoodie', 'light-zip-hoodie'],
  ['poplin-midi-skirt', 'ankle-boots', 'loafers'],
  ['polo-dress', 'opaque-tights', 'sheer-tights'],
  ['linen-cardigan', 'wool-coat', 'trench'],
  ['velvet-trousers', 'short-sleeved-shirt', 'crisp-shirt'],
  ['cotton-cardigan', 'ribbed-turtleneck', 'breton-top'],
])('no air suits %s and %s; %s may', (one, other, instead) => {
  expect(meet(one, other)).toBe(false);
  expect(meet(one, instead)).toBe(true);
});

test('every garment is for some air, and rain gear and hidden socks for any', () => {
  for (const garment of WARDROBE) {
    const { from, to } = airOfCloth(garment);
    expect(from, garment.id).toBeLessThanOrEqual(to);
  }
  expect(air('raincoat')).toEqual({ from: -99, to: 99 });
  expect(air('no-show-socks')).toEqual({ from: -99, to: 99 });
});
