import { expect, test } from 'vitest';
import { sampleOutfit } from '../../../../tests/screens/sample-outfit.ts';
import { clothColors } from './cloth-glow.tsx';

test('the glow takes the color of the outermost layer', () => {
  expect(clothColors(sampleOutfit.look)).toEqual({ upper: '#b8905c', lower: '#5d83ab', feet: '#5a3826' });
});

test('an empty look glows like paper', () => {
  expect(clothColors({ garments: [] })).toEqual({ upper: '#d8cdc0', lower: '#d8cdc0', feet: '#d8cdc0' });
});
