import { expect, test } from 'vitest';
import {
  toUnit,
  convertTemperatures,
  formatTemperature,
  formatTemperatureRange,
  unitIn,
  wholeDegrees,
} from './temperature.ts';

test('a temperature is shown in whole degrees of her unit', () => {
  expect(formatTemperature(57.4, 'F')).toBe('57°F');
  expect(formatTemperature(57, 'C')).toBe('14°C');
});

test('just below freezing is 0, never -0', () => {
  expect(formatTemperature(31.5, 'C')).toBe('0°C');
});

test('a range names its unit once', () => {
  expect(formatTemperatureRange(57, 71, 'F')).toBe('57 to 71°F');
  expect(formatTemperatureRange(57, 71, 'C')).toBe('14 to 22°C');
  expect(formatTemperatureRange(60.2, 60.4, 'F')).toBe('60°F');
});

test('a stored sentence is told in her unit; a difference is turned as one', () => {
  expect(convertTemperatures("By one it's 68°F, so take the coat off.", 'C')).toBe(
    "By one it's 20°C, so take the coat off.",
  );
  expect(convertTemperatures('At -4°F: 3.6°F colder than most.', 'C')).toBe(
    'At -20°C: 2°C colder than most.',
  );
  expect(convertTemperatures('UV reaches 8 at noon.', 'C')).toBe('UV reaches 8 at noon.');
  expect(convertTemperatures('It is 57°F.', 'F')).toBe('It is 57°F.');
});

test('sentences of old outfits get the unit they lack', () => {
  expect(convertTemperatures('Warm enough for 57° at eight.', 'F')).toBe('Warm enough for 57°F at eight.');
  expect(convertTemperatures('Dressed as if it were 5° colder, as you asked.', 'C')).toBe(
    'Dressed as if it were 3°C colder, as you asked.',
  );
});

test('Fahrenheit is read in the United States and a few other countries', () => {
  expect(['US', 'PR', 'LR', 'BZ', 'MH'].map(unitIn)).toEqual(['F', 'F', 'F', 'F', 'F']);
  expect(['FI', 'GB', 'CA', 'JP', ''].map(unitIn)).toEqual(['C', 'C', 'C', 'C', 'C']);
});

test.each([
  [32, 0],
  [212, 100],
  [-40, -40],
  [98.6, 37],
])('%d °F is %d °C', (tempF, tempC) => {
  expect(toUnit(tempF, 'C')).toBeCloseTo(tempC, 9);
  expect(toUnit(tempF, 'F')).toBe(tempF);
  expect(wholeDegrees(tempF, 'C')).toBe(Math.round(tempC));
});
