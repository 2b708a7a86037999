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
