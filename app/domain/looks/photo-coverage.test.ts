import { expect, test } from 'vitest';
import { LOOKS } from '../../../tests/samples/looks.ts';
import type { Drawing, Look } from './look.ts';
import { parseLackingSource, photoNeeds, formatLackingSource, withCoatClosed } from './photo-coverage.ts';
import { coat, skirt, tights, top, trousers } from '../wardrobe/cuts.ts';

test.each([
  ['sleeveless', ['bare arms']],
  ['summer-shorts', ['bare arms', 'bare legs']],
  ['floral-dress', ['bare arms', 'bare legs']],
  ['wrap-dress', []],
  ['camel-coat', ['legs apart']],
  ['pleated-skirt', ['bare arms', 'bare legs']],
])('%s leaves bare: %j', (title, needs) => {
  expect(photoNeeds(LOOKS[title]!)).toEqual(needs);
});

test('the card says what the photo lacked, and no other card says anything', () => {
  expect(parseLackingSource(formatLackingSource(['bare arms', 'bare legs']))).toEqual([
    'bare arms',
    'bare legs',
  ]);
  for (const source of [null, 'flat-lay', 'flat-lay-too-slow', 'fitting-room'])
    expect(parseLackingSource(source)).toEqual([]);
});

const lookOf = (...drawings: Drawing[]): Look => ({
  garments: drawings.map((drawing) => ({ ...LOOKS['parka']!.garments[0]!, drawing })),
});
const slim = trousers('slim');

test.each<[string, Drawing[], string[]]>([
  ['a sleeve over the elbow', [top('crew', 0.59), trousers('wide')], ['bare arms']],
  ['a sleeve under it', [top('crew', 0.6), trousers('wide')], []],
  ['one long sleeve of two', [top('crew', 0), top('crew', 1), trousers('wide')], []],
  ['a coat over bare arms', [top('crew', 0), coat(0.2), trousers('wide')], []],
  ['no sleeve at all to speak of', [trousers('wide')], []],
  ['trousers over the calf', [trousers('wide', 0.29)], ['bare legs']],
  ['trousers down to the calf', [trousers('wide', 0.3)], []],
  ['a skirt', [skirt(1.8, 0.1)], ['bare legs']],
  ['a skirt over tights', [skirt(0.5, 0.1), tights], []],
  ['slim trousers', [slim], ['legs apart']],
  ['under a long coat that is closed', [slim, coat(0.6, 0)], []],
  ['under one that is open', [slim, coat(0.6, 0.1)], ['legs apart']],
  ['under a short one', [slim, coat(0.59, 0)], ['legs apart']],
])('%s', (_, drawings, needs) => {
  expect(photoNeeds(lookOf(...drawings))).toEqual(needs);
});

test('a long coat that is open may be closed; a short one, and one that is closed, stay as they are', () => {
  const closed = withCoatClosed(lookOf(slim, coat(0.2, 0.3), coat(0.6, 0.1)));
  expect(closed?.garments.map(({ drawing }) => ('open' in drawing ? drawing.open : null))).toEqual([
    null,
    0.3,
    0,
  ]);
  expect(withCoatClosed(lookOf(slim, coat(0.59, 0.3)))).toBeNull();
  expect(withCoatClosed(lookOf(slim, coat(0.6, 0)))).toBeNull();
  expect(withCoatClosed(lookOf(slim))).toBeNull();
});
