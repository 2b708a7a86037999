import { expect, test } from 'vitest';
import { foldName, formatPlace, keysOf, placeCell } from './place.ts';
import { isSpelled, regionCode, storedLocation } from './spelling.ts';

const portland = { name: 'Portland', region: 'Oregon', country: 'US', countryName: 'United States' };
const monaco = { name: 'Monaco', region: '', country: 'MC', countryName: 'Monaco' };

test('keys have no case, accents or punctuation', () => {
  expect(foldName('Zürich')).toBe('zurich');
  expect(foldName('Xi’an')).toBe('xian');
  expect(foldName("Xi'an")).toBe('xian');
  expect(foldName('Washington, D.C.')).toBe('washington d c');
  expect(foldName('  Łódź ')).toBe('lodz');
  expect(foldName('Ærøskøbing')).toBe('aeroskobing');
  expect(foldName('Stratford-upon-Avon')).toBe('stratford upon avon');
});

test.each([
  ['St. Louis', 'saint louis'],
  ['Saint Louis', 'saint louis'],
  ['East St. Louis', 'east saint louis'],
  ['Port St. Lucie', 'port saint lucie'],
  ['Sault Ste. Marie', 'sault sainte marie'],
  ['Sta. Cruz', 'santa cruz'],
  ['Ft. Myers', 'fort myers'],
  ['Mt Vernon', 'mount vernon'],
  ['N. Charleston', 'north charleston'],
  ['Pto. Montt', 'puerto montt'],
  ['Stockholm', 'stockholm'],
])('the short words of %s are spelled out: %s', (name, key) => {
  expect(foldName(name)).toBe(key);
});

test('a last word that is short may be the beginning of another: both are meant', () => {
  expect(foldName('St')).toBe('st');
  expect(keysOf('Port St')).toEqual(expect.arrayContaining(['port st', 'port saint']));
  expect(keysOf('Palm Spgs')).toContain('palm springs');
});

test.each([
  ['\u6771\u4eac\u90fd', '\u6771\u4eac\u90fd'],
  ['\uff34\uff4f\uff4b\uff59\uff4f', 'tokyo'],
  ['\u041c\u041e\u0421\u041a\u0412\u0410', '\u043c\u043e\u0441\u043a\u0432\u0430'],
  ['\u0391\u03b8\u03ae\u03bd\u03b1', '\u03b1\u03b8\u03b7\u03bd\u03b1'],
  // The vowels of other scripts are letters, not accents: without them names fall together.
  ['\u0926\u093f\u0932\u094d\u0932\u0940', '\u0926\u093f\u0932\u094d\u0932\u0940'],
])('%s in its own script has the key %s', (name, key) => {
  expect(foldName(name)).toBe(key);
});

test('City is said or left out, in other languages too', () => {
  expect(keysOf('Quebec City')).toContain('quebec');
  expect(keysOf('New York')).toContain('new york city');
  expect(keysOf('\u5317\u4eac\u5e02')).toContain('\u5317\u4eac');
});

test('cells are one degree and wrap at the 180° meridian', () => {
  expect(placeCell(0.5, 0.5)).toBe(90 * 360 + 180);
  expect(placeCell(-16.2, 180)).toBe(placeCell(-16.2, -180));
  expect(placeCell(-16.2, 179.9)).not.toBe(placeCell(-16.2, -179.9));
});

test('a typed city is named by country code, one found by GPS by state or else country', () => {
  expect(formatPlace(portland, 'manual')).toBe('Portland, US');
  expect(formatPlace(portland, 'gps')).toBe('Portland, Oregon');
  expect(formatPlace(monaco, 'gps')).toBe('Monaco, Monaco');
});

test('state codes are known for the countries that write them', () => {
  expect(regionCode(portland)).toBe('OR');
  expect(regionCode(monaco)).toBeNull();
});

test('usual spellings are stored as typed, everything else as name and country code', () => {
  for (const usual of ['Portland, OR', 'Portland, Oregon', 'Portland, US', 'Portland, United States']) {
    expect(storedLocation(portland, ` ${usual}`)).toBe(usual);
  }
  expect(storedLocation(portland, 'portland')).toBe('Portland, US');
  expect(storedLocation(portland, 'my house, lol')).toBe('Portland, US');
});

test('a place typed in full is that place, however it is written; its name alone is not', () => {
  const place = { name: 'San Francisco', region: 'California', country: 'US', countryName: 'United States' };
  for (const typed of [
    'San Francisco, CA',
    'san francisco, ca',
    ' San Francisco, California ',
    'San Francisco, US',
  ])
    expect([typed, isSpelled(place, typed)]).toEqual([typed, true]);
  for (const typed of ['San Francisco', 'San Francisco, TX', 'San Fran, CA', ''])
    expect([typed, isSpelled(place, typed)]).toEqual([typed, false]);
});
