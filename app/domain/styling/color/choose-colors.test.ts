import { expect, test } from 'vitest';
import { hoursOf } from '../../../../tests/styling/sample-briefs.ts';
import { nearestColorName, type ColorName } from '../../wardrobe/palette.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { chooseColors } from './choose-colors.ts';
import { summarizeConditions } from '../input/conditions.ts';

const HOURS = hoursOf({
  tempF: 60,
  swing: 8,
  windMs: 3,
  humidity: 60,
  rain: 0,
  cloud: 0.5,
  uv: 2,
  condition: 'Clouds',
  from: 8,
  length: 10,
});

const NOTHING_WORN = { colorways: new Set<string>(), outerColors: new Set<ColorName>() };

test('under white cotton no sheer tights are dark: they would show through', () => {
  const garments = ['sheer-tights', 'kitten-heels', 'silk-shell', 'poplin-midi-skirt'].map((id) =>
    garmentById(id)!,
  );
  const conditions = summarizeConditions(HOURS, { context: null, style: 'classic' });
  const tights = new Set<string>();
  for (let attempt = 0; attempt < 60; attempt++) {
    const { worn } = chooseColors(garments, 'classic', conditions, `tights ${attempt}`, NOTHING_WORN);
    const colorOf = (id: string) => worn.find(({ garment }) => garment.id === id)?.colorway[0];
    if (colorOf('poplin-midi-skirt') === 'white') tights.add(colorOf('sheer-tights') ?? '');
  }
  expect([...tights]).toEqual(['taupe']);
});

test('a coat in the color of this week’s coats is chosen less often, though it be another coat', () => {
  const garments = ['wool-coat', 'jersey-tee', 'straight-jeans'].flatMap((id) => garmentById(id) ?? []);
  const conditions = summarizeConditions(HOURS, { context: null, style: 'classic' });
  const coat = garments[0]!;
  const timesIn = (outerColors: ReadonlySet<ColorName>) =>
    Array.from({ length: 80 }, (_, n) =>
      chooseColors(garments, 'classic', conditions, `coat ${n}`, { ...NOTHING_WORN, outerColors }),
    ).filter(({ worn }) =>
      outerColors.has(nearestColorName(worn.find(({ garment }) => garment === coat)!.colorway[0])),
    ).length;
  for (const [color] of coat.colors) {
    const name = nearestColorName(color);
    const plain = Array.from({ length: 80 }, (_, n) =>
      chooseColors(garments, 'classic', conditions, `coat ${n}`, NOTHING_WORN),
    ).filter(
      ({ worn }) => nearestColorName(worn.find(({ garment }) => garment === coat)!.colorway[0]) === name,
    ).length;
    if (plain > 8) expect(timesIn(new Set([name]))).toBeLessThan(plain / 2);
  }
});
