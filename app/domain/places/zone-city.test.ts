import { expect, test } from 'vitest';
import { zoneCity } from './zone-city.ts';

test.each([
  ['Europe/Lisbon', 'Lisbon'],
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['Etc/GMT+3', null],
  ['UTC', null],
  ['EST5EDT', null],
  ['', null],
])('the zone %s is named after %s', (zone, city) => {
  expect(zoneCity(zone)).toBe(city);
});
