import { expect, test } from 'vitest';
import { degrees, temperature, temperatureRange } from './temperature.ts';

test('a temperature is shown in whole degrees of her unit', () => {
  expect(temperature(57.4, 'F')).toBe('57°F');
  expect(temperature(57, 'C')).toBe('14°C');
  expect(degrees(71, 'F')).toBe('71°');
});

test('just below freezing is 0, never -0', () => {
  expect(degrees(31.5, 'C')).toBe('0°');
});

test('a range names its unit once', () => {
  expect(temperatureRange(57, 71, 'F')).toBe('57 to 71°F');
  expect(temperatureRange(57, 71, 'C')).toBe('14 to 22°C');
  expect(temperatureRange(60.2, 60.4, 'F')).toBe('60°F');
});
