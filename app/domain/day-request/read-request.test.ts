import { expect, test } from 'vitest';
import { MOST_SAID, readDayRequest } from './read-request.ts';
import type { Hers } from './reading.ts';
import type { DayRequest } from './day-request.ts';
import type { GarmentWish } from './garment-words.ts';
import { readFileSync } from 'node:fs';

const HERS: Hers = {
  unit: 'C',
  pieces: [
    { garmentId: 'pleated-skirt', color: 'red', name: null },
    { garmentId: 'wool-coat', color: 'camel', name: null },
    { garmentId: 'ankle-boots', color: 'black', name: "Grandma's boots" },
    { garmentId: 'straight-jeans', color: 'denim', name: null },
  ],
};

const wish = (sign: string) => (each: GarmentWish) =>
  `${sign}${each.words.join(',')}${each.colors.length > 0 ? `(${each.colors.join('/')})` : ''}`;

/** As the table has it: 'date@19 -(black)'. */
const lineOf = (request: DayRequest): string =>
  [
    ...request.stops.map(({ occasion, hour }) => `${occasion}${hour === null ? '' : `@${hour}`}`),
    ...request.codes,
    ...(request.airC === null ? [] : [`${request.airC}°`]),
    ...(request.wet ? ['wet'] : []),
    ...(request.warmth ? [request.warmth] : []),
    ...(request.yesterday ? [request.yesterday] : []),
    ...request.pieces.map((piece) => `piece:${piece}`),
    ...request.wanted.map(wish('+')),
    ...request.unwanted.map(wish('-')),
    ...request.wantedColors.map((color) => `color:${color}`),
    ...request.unwantedColors.map((color) => `-(${color})`),
    ...request.lessColors.map((color) => `less(${color})`),
    ...(request.colorful ? [request.colorful === 'more' ? 'colorful' : 'dull'] : []),
    ...(request.style ? [`style:${request.style}`] : []),
    ...request.unread.map((word) => `?${word}`),
  ].join(' ');

const SAID = readFileSync(new URL('./said-days.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(' |').map((part) => part.trim()) as [string, string]);

test('the table has two hundred sentences', () => {
  expect(new Set(SAID.map(([sentence]) => sentence)).size).toBeGreaterThanOrEqual(200);
});

test.each(SAID)('"%s" asks for: %s', (sentence, line) => {
  expect(lineOf(readDayRequest(sentence, HERS))).toBe(line);
});

test.each([
  '',
  '   ,,, !!! ',
  'no not never without',
  'my my my in in or or and',
  '99 °F 99 °C -400 degrees 25:99 0pm 31am',
  '<script>alert(1)</script>',
  'ｒｅｄ 👗 платье',
  'jeans '.repeat(90),
  'red or blue and green, '.repeat(20),
])('whatever she types is read: "%s"', (sentence) => {
  const request = readDayRequest(sentence, HERS);
  expect(sentence.slice(0, MOST_SAID).length).toBeLessThanOrEqual(MOST_SAID);
  expect(request.wanted.length + request.unread.length).toBeLessThanOrEqual(24);
});
