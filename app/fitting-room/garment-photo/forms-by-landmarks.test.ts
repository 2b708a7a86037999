import { expect, test } from 'vitest';
import { formsByLandmarks } from './forms-by-landmarks.ts';

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
