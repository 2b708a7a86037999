// Which garments are of each kind and family, and the air that each is for, a line each.
// After a change on purpose: `UPDATE_GOLDEN=1 npx vitest run --project unit app/domain/wardrobe`, and read the diff.
import { join } from 'node:path';
import { test } from 'vitest';
import { expectGolden } from '../../../tests/runner/golden-lines.ts';
import { FAMILY_IDS, familyLabel, isOfFamily } from './families.ts';
import type { Garment } from './garment.ts';
import { isOfKind, KIND_IDS } from './garment-kinds.ts';
import { garmentAirRange } from './fabric-season.ts';
import { WARDROBE } from './wardrobe.ts';

const golden = (name: string) => join(import.meta.dirname, `golden/${name}.txt`);
const idsOf = (is: (garment: Garment) => boolean) =>
  WARDROBE.filter(is)
    .map(({ id }) => id)
    .join(' ');

test('every kind has the garments that it had', () => {
  expectGolden(
    golden('kinds'),
    KIND_IDS.map((kind) => `${kind}: ${idsOf((garment) => isOfKind(garment, kind))}`),
  );
});

test('every family has the garments that it had', () => {
  expectGolden(
    golden('families'),
    FAMILY_IDS.map((family) => `${familyLabel(family)}: ${idsOf((garment) => isOfFamily(garment, family))}`),
  );
});

test('every garment is for the air that it was for', () => {
  expectGolden(
    golden('air'),
    WARDROBE.map((garment) => {
      const { from, to } = garmentAirRange(garment);
      return `${garment.id}: ${from} to ${to} °C`;
    }),
  );
});
