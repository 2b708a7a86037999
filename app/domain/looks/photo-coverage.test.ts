import { expect, test } from 'vitest';
import { LOOKS } from '../../../tests/samples/looks.ts';
import type { Drawing, Look } from './look.ts';
import {
  bareParts,
  formatLackingSource,
  parseLackingSource,
  photoNeeds,
  photosInOrder,
  withCoatClosed,
} from './photo-coverage.ts';
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
const boots = (shaft: number): Drawing => ({ kind: 'shoes', shaft });

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

test.each<[string, Drawing[], [number, number, number]]>([
  ['a T-shirt and a skirt to the knee', [top('crew', 0.3), skirt(1, 0.1)], [0.3, 0.5, 1]],
  ['trousers to the ankle', [top('crew', 1), trousers('wide', 1)], [1, 1, 1]],
  ['shorts and boots to the knee', [top('crew', 0), trousers('wide', -0.4), boots(0.8)], [0, 0.3, 0.6]],
  ['a closed coat over a skirt', [top('crew', 0), skirt(0.5, 0.1), coat(1.6, 0)], [1, 0.8, 1]],
  ['an open coat over a skirt', [top('crew', 0), skirt(0.5, 0.1), coat(1.6, 0.2)], [1, 0.25, 1]],
  ['tights', [top('crew', 1), skirt(0.5, 0.1), tights], [1, 1, 1]],
  ['shoes alone, as a draft of a look', [boots(0)], [1, 1, 1]],
])('where skin shows: %s', (_, drawings, [armsFrom, legsFrom, legsTo]) => {
  const bare = bareParts(lookOf(...drawings));
  expect(bare.armsFrom).toBeCloseTo(armsFrom);
  expect(bare.legsFrom).toBeCloseTo(legsFrom);
  expect(bare.legsTo).toBeCloseTo(legsTo);
  expect(bare.hands).toBe(true);
});

test('her photo for warm days comes first where arms or legs are bared, and only there', () => {
  const photos = ['first', 'warm'];
  const order = (...drawings: Drawing[]) => photosInOrder(lookOf(...drawings), photos);
  expect(order(top('crew', 0), trousers('wide', 1))).toEqual(['warm', 'first']);
  expect(order(top('crew', 1), skirt(0.5, 0.1))).toEqual(['warm', 'first']);
  expect(order(top('crew', 1), slim)).toEqual(['first', 'warm']);
});
