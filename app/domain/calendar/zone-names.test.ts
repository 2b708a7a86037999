import { expect, test } from 'vitest';
import { WINDOWS_ZONES } from './windows-zones.ts';
import { knownZone, meantZone } from './zone-names.ts';

test('each name that Windows gives a zone means one that is known here', () => {
  expect(WINDOWS_ZONES.size).toBe(138);
  for (const [name, zone] of WINDOWS_ZONES) {
    expect(knownZone(zone), name).not.toBeNull();
    expect(meantZone(name), name).toBe(zone);
  }
});

test.each([
  ['Eastern Standard Time', 'America/New_York'],
  ['Central Europe Standard Time', 'Europe/Budapest'],
  ['GMT Standard Time', 'Europe/London'],
  ['AUS Eastern Standard Time', 'Australia/Sydney'],
  ['Aus Central W. Standard Time', 'Australia/Eucla'],
  ['SA Western Standard Time', 'America/La_Paz'],
  ['Eastern Standard Time (Mexico)', 'America/Cancun'],
  ['Russia Time Zone 11', 'Asia/Kamchatka'],
  ['UTC+13', 'Etc/GMT-13'],
  ['W. Europe Summer Time', 'Europe/Berlin'],
  ['Pacific Time (US & Canada)', 'America/Los_Angeles'],
  ['(UTC+09:00) Osaka, Sapporo, Tokyo', 'Asia/Tokyo'],
  ['(UTC) Dublin, Edinburgh, Lisbon, London', 'Europe/Dublin'],
  ['(UTC) Coordinated Universal Time', 'UTC'],
  ['UTC-3', '-03:00'],
  ['(GMT+05.45)', '+05:45'],
  ['GMT of ours', null],
  ['Stockholm', 'Europe/Stockholm'],
  ['Custom', null],
  ['', null],
])('%s is %s', (name, zone) => {
  expect(meantZone(name)).toBe(zone);
});

test('a name that is longer than any is not looked at', () => {
  expect(meantZone(`(UTC+01:00) ${'x, '.repeat(25)}Berlin`)).toBe('Europe/Berlin');
  expect(meantZone(`(UTC+01:00) ${'x, '.repeat(50)}Berlin`)).toBeNull();
});
