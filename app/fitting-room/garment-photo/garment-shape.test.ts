import { expect, test } from 'vitest';
import { formsByLandmarks, isGarment } from './forms-by-landmarks.ts';

test('without sleeves a long top stays likely beside a short dress', () => {
  const forms = formsByLandmarks({
    build: 'sleeveless',
    proportions: { length: 2.24, width: 1 },
    opening: 0,
  });
  expect(forms['sleeveless-top']).toBeGreaterThan(0.2);
  expect(forms['short-dress']).toBeGreaterThan(forms['long-dress']!);
});

test('without sleeves and two and a half widths long it may be either, and neither is sure', () => {
  const forms = formsByLandmarks({ build: 'sleeveless', proportions: { length: 2.3, width: 1 }, opening: 0 });
  const both = forms['sleeveless-top']! + forms['short-dress']!;
  expect(forms['sleeveless-top']! / both).toBeGreaterThan(0.35);
  expect(forms['sleeveless-top']! / both).toBeLessThan(0.65);
});

test('a maxi dress and long sleeves are a garment; a figure with its legs is longer', () => {
  const upper = (length: number, sleeve: number) =>
    isGarment({ build: 'sleeved', proportions: { length, sleeve }, opening: 0 });
  expect([upper(3.9, 1.9), upper(60, 76), upper(1.4, 4)]).toEqual([true, false, false]);
});
