import { expect, test } from 'vitest';
import { coveredRangeF, CLO_NEED_TABLE } from './covered-range.ts';
import { clothingNeed } from './clothing-need.ts';
import { toCelsius } from './outdoor-air.ts';

/** A walk in light air without sun. */
const needAt = (tempF: number) =>
  clothingNeed({ airC: toCelsius(tempF), radiantC: toCelsius(tempF), airSpeed: 1, humidity: 50 });
const hundredths = (clo: number) => Math.round(clo * 100);
/** The table says it degree by degree, from -40 °F on. */
const byDegree = (values: readonly number[]) => values.map((clo, i) => [i - 40, clo]);

test('an ensemble covers a range of temperatures, and without its coat a warmer one', () => {
  const withCoat = coveredRangeF(1.36);
  const without = coveredRangeF(0.86);
  expect(withCoat.low).toBeLessThan(without.low);
  expect(withCoat.high).toBeLessThan(without.high);
  expect(withCoat.high - withCoat.low).toBeGreaterThan(5);
  expect(needAt(without.low).min).toBeCloseTo(0.86, 1);
});

test('the table is what the hour asks for in calm shade, to a hundredth of a clo', () => {
  const least = CLO_NEED_TABLE.min.map((_, i) => hundredths(needAt(i - 40).min));
  expect(byDegree(CLO_NEED_TABLE.min)).toEqual(byDegree(least));
  // Half a clo is never too warm up to 30 °C; behind it everything is.
  const most = CLO_NEED_TABLE.max.map((_, i) =>
    i - 40 > 86 ? 0 : Math.max(50, hundredths(needAt(i - 40).max)),
  );
  expect(byDegree(CLO_NEED_TABLE.max)).toEqual(byDegree(most));
});

test.each([
  [9, -130, -130],
  [5.5, -73, -51],
  [4.15, -38, -17],
  [1.31, 35, 63],
  [0.4, 69, 86],
  [0.25, 72, 87],
  [0, 77, 87],
])('%d clo are good for %d to %d °F', (clo, low, high) => {
  expect(coveredRangeF(clo)).toEqual({ low, high });
});

test('below the table it goes on as straight as the need does', () => {
  for (const tempF of [-50, -76, -100, -120])
    expect(Math.abs(coveredRangeF(needAt(tempF).min).low - tempF), String(tempF)).toBeLessThan(5);
});
