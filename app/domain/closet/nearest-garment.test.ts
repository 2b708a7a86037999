import { expect, test } from 'vitest';
import { HOW_DRESSY, HOW_WARM, WORN_WHERE, type PieceAnswers } from './closet-terms.ts';
import { CLO } from './closet-shelf.ts';
import { nearestGarment } from './nearest-garment.ts';

const clo = (answers: PieceAnswers): number => {
  const { garment, warmth } = nearestGarment(answers, 'female')!;
  return garment.clo * CLO[warmth];
};

test('three answers make a piece of every kind, for everybody, worn where she says', () => {
  for (const gender of ['female', 'male'] as const)
    for (const where of WORN_WHERE)
      for (const warm of HOW_WARM)
        for (const dressy of HOW_DRESSY) {
          const nearest = nearestGarment({ where, warm, dressy }, gender);
          if (where === 'whole-body' && gender === 'male') continue;
          expect(nearest, `${gender} ${where} ${warm} ${dressy}`).not.toBeNull();
          expect(nearest?.garment.genders).toContain(gender);
        }
  expect(nearestGarment({ where: 'legs', warm: 'medium', dressy: 'smart' }, 'male')?.garment.slot).toBe(
    'bottom',
  );
});

test('what is warmer is warmer, what is dressier is no less dressy', () => {
  for (const where of WORN_WHERE)
    for (const dressy of HOW_DRESSY) {
      const [light, medium, warm] = HOW_WARM.map((each) => clo({ where, warm: each, dressy }));
      expect(light, where).toBeLessThanOrEqual(medium!);
      expect(medium, where).toBeLessThanOrEqual(warm!);
    }
  for (const where of WORN_WHERE) {
    const levels = HOW_DRESSY.map(
      (dressy) => nearestGarment({ where, warm: 'medium', dressy }, 'female')!.garment.formality,
    );
    expect(levels, where).toEqual(levels.toSorted((a, b) => a - b));
  }
});
