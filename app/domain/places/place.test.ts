import { expect, test } from 'vitest';
import { foldName, formatPlace, placeCell } from './place.ts';
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

test('saints are spelled out, but not while only their first letters are typed', () => {
  expect(foldName('St. Louis')).toBe('saint louis');
  expect(foldName('Saint Louis')).toBe('saint louis');
  expect(foldName('St')).toBe('st');
  expect(foldName('Stockholm')).toBe('stockholm');
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
