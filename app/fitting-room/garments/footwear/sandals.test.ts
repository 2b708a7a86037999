import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hex } from '../../../domain/looks/cloth.ts';
import { rgbOf } from '../../cloth/fabric/fabrics.ts';
import { fromOklab, toOklab } from '../../pixels/oklab.ts';
import { apartFromSkin } from './shoes.ts';

const hexOf = (rgb: readonly number[]): Hex =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Human skin as cameras see it: lightness 0.28 to 0.85, chroma and hue of skin. */
const skin = fc
  .tuple(fc.double({ min: 0.28, max: 0.85, noNaN: true }), fc.double({ min: 0.03, max: 0.08, noNaN: true }))
  .map(([light, chroma]) => fromOklab([light, chroma * 0.55, chroma * 0.83]));

test('a sandal of the color of her skin is seen on the foot', () => {
  fc.assert(
    fc.property(skin, fc.double({ min: 0.9, max: 1.1, noNaN: true }), (foot, by) => {
      const tan = hexOf(foot.map((value) => Math.min(255, value * by)));
      const strap = toOklab(rgbOf(apartFromSkin({ fabric: 'leather', colour: tan }, foot).colour));
      const bare = toOklab(foot);
      expect(Math.hypot(strap[0] - bare[0], strap[1] - bare[1], strap[2] - bare[2])).toBeGreaterThan(0.08);
    }),
  );
});

test('other leather keeps its color', () => {
  const black = { fabric: 'leather', colour: '#231f20' } as const;
  expect(apartFromSkin(black, [190, 160, 138])).toBe(black);
});
