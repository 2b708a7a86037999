import { expect, test } from 'vitest';
import { wetDayShare } from './wet-days.ts';

const days = (lat: number, lon: number, month: string) => 30.4 * wetDayShare(lat, lon, `2026-${month}-15`);

test('rain comes when and where it is known to come', () => {
  // Monsoon and its dry half; a Mediterranean summer; an Atlantic winter.
  expect(days(19.1, 72.9, '07')).toBeGreaterThan(18);
  expect(days(19.1, 72.9, '01')).toBeLessThan(2);
  expect(days(36.7, -4.5, '07')).toBeLessThan(2);
  expect(days(60.4, 5.3, '12')).toBeGreaterThan(14);
  // Between the months that are written down it goes in a straight line, over the turn of the year too.
  expect(wetDayShare(60.4, 5.3, '2026-12-31')).toBeCloseTo(wetDayShare(60.4, 5.3, '2027-01-01'), 2);
});

test('every share lies in 0..1, anywhere on earth', () => {
  for (let lat = -90; lat <= 90; lat += 15)
    for (let lon = -180; lon < 180; lon += 30)
      for (const month of ['01', '02', '05', '09', '12']) {
        const share = wetDayShare(lat, lon, `2026-${month}-28`);
        expect(share >= 0 && share <= 1).toBe(true);
      }
});
