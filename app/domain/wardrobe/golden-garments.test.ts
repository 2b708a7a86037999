// Every garment with all that is stated of it, a line each: a figure that slips must be looked at before it is kept.
// After a change on purpose: `UPDATE_GOLDEN=1 npx vitest run --project unit app/domain/wardrobe`, and read the diff.
import { join } from 'node:path';
import { test } from 'vitest';
import { expectGolden } from '../../../tests/runner/golden-lines.ts';
import { WARDROBE } from './wardrobe.ts';

/** 'sleeve 0.4, polo': a flag that stands by its name alone; what does not stand is left out. */
const told = (facts: object): string =>
  Object.entries(facts)
    .flatMap(([name, value]: [string, unknown]) => {
      if (value === true) return [name];
      if (value === false || value === undefined) return [];
      return [`${name} ${typeof value === 'number' ? Number(value.toFixed(4)) : String(value)}`];
    })
    .join(', ');

test('every garment is what it was', () => {
  const lines = WARDROBE.map(
    ({ id, phrase, slot, genders, styles, fabric, colors, drawing, weather, formality, clo, ...special }) =>
      [
        `${id}: ${phrase}`,
        `${slot} of ${genders.join(' and ')}`,
        styles.join(' '),
        told({ formality, clo }),
        `${fabric} ${colors.map((colorway) => colorway.join('+')).join(' ')}`,
        told(drawing),
        told(weather),
        told(special),
      ].join(' | '),
  );
  expectGolden(join(import.meta.dirname, 'golden/garments.txt'), lines);
});
