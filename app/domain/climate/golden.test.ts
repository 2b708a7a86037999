// The usual weather of places of every kind, at the turns of the year: what a day is dressed for where no forecast reaches.
import { join } from 'node:path';
import { test } from 'vitest';
import { expectGolden } from '../../../tests/runner/golden-lines.ts';
import { climateNormals } from './normals.ts';
import { terrainAt } from './terrain.ts';
import { typicalForecast, typicalHours, typicalMonthMean } from './typical-day.ts';
import { wetDayShare } from './wet-days.ts';

const PLACES = [
  ['Reykjavik', 64.1, -21.9, 'Atlantic/Reykjavik'],
  ['Lisbon', 38.7, -9.1, 'Europe/Lisbon'],
  ['Berlin', 52.5, 13.4, 'Europe/Berlin'],
  ['Yakutsk', 62, 129.7, 'Asia/Yakutsk'],
  ['Tokyo', 35.7, 139.7, 'Asia/Tokyo'],
  ['Mumbai', 19.1, 72.9, 'Asia/Kolkata'],
  ['Dubai', 25.2, 55.3, 'Asia/Dubai'],
  ['Singapore', 1.35, 103.8, 'Asia/Singapore'],
  ['Nairobi', -1.3, 36.8, 'Africa/Nairobi'],
  ['Cape Town', -33.9, 18.4, 'Africa/Johannesburg'],
  ['Denver', 39.7, -105, 'America/Denver'],
  ['La Paz', -16.5, -68.1, 'America/La_Paz'],
  ['Longyearbyen', 78.2, 15.6, 'Arctic/Longyearbyen'],
  ['Suva', -18.1, 178.4, 'Pacific/Fiji'],
  ['Taveuni', -16.8, -179.9, 'Pacific/Fiji'],
  ['Ushuaia', -54.8, -68.3, 'America/Argentina/Ushuaia'],
  ['the open sea', -40, -120, 'UTC'],
] as const;
const DATES = [
  '2026-01-01',
  '2026-02-14',
  '2026-04-15',
  '2026-06-21',
  '2026-08-30',
  '2026-10-05',
  '2026-12-31',
];
const short = (numbers: readonly number[]) => numbers.map((n) => n.toFixed(2)).join(' ');

test.each(PLACES)('the year of %s is what it was', (name, lat, lon, timeZone) => {
  const normals = climateNormals(lat, lon);
  const { height, inland } = terrainAt(lat, lon);
  const days = DATES.map((date) => {
    const hours = typicalHours(lat, lon, timeZone, date).filter(({ hour }) => hour % 4 === 1);
    const words = hours.map((h) =>
      [
        h.hour,
        h.tempF,
        h.windMs,
        h.humidity,
        h.precipitationMm,
        h.snow ? 'snow' : '',
        Number(h.cloud.toFixed(4)),
        h.uv,
        h.condition,
      ].join(' '),
    );
    return [date, wetDayShare(lat, lon, date).toFixed(4), ...words].join(' | ');
  });
  const now = typicalForecast(lat, lon, timeZone, Date.parse('2026-03-10T05:40:00Z'), 3);
  expectGolden(join(import.meta.dirname, `golden/${name.replaceAll(' ', '-').toLowerCase()}.txt`), [
    `${height.toFixed(1)} m, inland ${inland.toFixed(4)}`,
    short(normals.meanC),
    short(normals.rangeC),
    short([1, 2, 7, 12].map((month) => typicalMonthMean(normals, 2026, month))),
    ...days,
    `${now.note}: ${now.current.description}, ${now.hours.map(({ at, tempF }) => `${at} ${tempF}`).join(', ')}`,
  ]);
});
