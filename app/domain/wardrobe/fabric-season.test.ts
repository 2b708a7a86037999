import { expect, test } from 'vitest';
import { garmentAirRange } from './fabric-season.ts';
import { garmentById, WARDROBE } from './wardrobe.ts';

const air = (id: string) => garmentAirRange(garmentById(id)!);
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

// Each line of the table, by a garment that it decides for.
test.each([
  ['down-liner', 4, 10],
  ['parka', -99, 10],
  ['wool-coat', -99, 14],
  ['flannel-shirt', -99, 16],
  ['chunky-cardigan', -99, 17.5],
  ['bold-blazer', -99, 19],
  ['wool-dress', -99, 16],
  ['ribbed-turtleneck', -99, 15],
  ['crew-knit', -99, 17],
  ['opaque-tights', -99, 14],
  ['wool-tights', -99, 10],
  ['chelsea-boots', -99, 17.5],
  ['knee-boots', -99, 15],
  ['lined-leather-boots', -99, 9],
  ['denim-shirt', -99, 18],
  ['sheer-tights', -99, 21],
  ['merino-crew', -99, 20.5],
  ['fine-cardigan', -99, 28],
  ['cotton-cardigan', 15.5, 28],
  ['overshirt', 4, 24],
  ['denim-jacket', 4, 20],
  ['trench', -99, 20],
  ['light-blazer', 8, 28],
  ['linen-shirt', 21, 99],
  ['linen-blazer', 21, 28],
  ['short-sleeved-shirt', 18, 99],
  ['linen-cardigan', 18, 28],
  ['tiered-dress', 20, 99],
  ['flat-sandals', 21, 99],
  ['ribbed-tank', 20, 99],
  ['sleeveless-blouse', 17, 99],
  ['tailored-shorts', 21, 99],
  ['straw-hat', 20, 99],
])('%s is for air from %d to %d °C', (id, from, to) => {
  expect(air(id)).toEqual({ from, to });
});

test('every garment is for some air, and rain gear and hidden socks for any', () => {
  for (const garment of WARDROBE) {
    const { from, to } = garmentAirRange(garment);
    expect(from, garment.id).toBeLessThanOrEqual(to);
  }
  expect(air('raincoat')).toEqual({ from: -99, to: 99 });
  expect(air('no-show-socks')).toEqual({ from: -99, to: 99 });
});
