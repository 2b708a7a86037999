import { expect, test } from 'vitest';
import { hoursOf } from '../../../tests/styling/briefs.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import { colourIn } from './colours.ts';
import { conditionsOf } from './conditions.ts';

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

test('under white cotton no sheer tights are dark: they would show through', () => {
  const garments = ['sheer-tights', 'kitten-heels', 'silk-shell', 'poplin-midi-skirt'].map((id) =>
    garmentById(id)!,
  );
  const conditions = conditionsOf(HOURS, { context: null, style: 'classic' });
  const tights = new Set<string>();
  for (let attempt = 0; attempt < 60; attempt++) {
    const { worn } = colourIn(garments, 'classic', conditions, `tights ${attempt}`, new Set());
    const colorOf = (id: string) => worn.find(({ garment }) => garment.id === id)?.colourway[0];
    if (colorOf('poplin-midi-skirt') === 'white') tights.add(colorOf('sheer-tights') ?? '');
  }
  expect([...tights]).toEqual(['taupe']);
});
