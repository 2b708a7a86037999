import { expect, test } from 'vitest';
import { chipsOf } from './chips.ts';
import { keysForModels, mayDrop, withReading } from './model-reading.ts';
import { readDayRequest } from './read-request.ts';

const PIECES = [{ garmentId: 'pleated-skirt', color: 'red', name: null }];
const read = (sentence: string) => readDayRequest(sentence, { unit: 'C', pieces: PIECES });
const keys = (sentence: string, reading: Partial<Parameters<typeof withReading>[1]>) =>
  chipsOf(withReading(read(sentence), { add: [], drop: [], ...reading }), 'C').map(({ key }) => key);

test.each([
  ['what the lexicon has not', 'my shift at the foundry', ['code:messy'], ['stop:work', 'code:messy']],
  ['a wedding is the evening that it is of', 'a night out', ['stop:wedding'], ['stop:wedding']],
  [
    'what is there once is there once',
    'office, no heels',
    ['stop:work', 'no-wish:heels()'],
    ['stop:work', 'no-wish:heels()'],
  ],
  [
    'a garment that she does not want stays unwanted',
    'office, no heels',
    ['wish:heels()'],
    ['stop:work', 'no-wish:heels()'],
  ],
  ['a garment that she wants stays wanted', 'jeans please', ['no-wish:jeans()'], ['wish:jeans()']],
  ['a color that she does not want stays unwanted', 'nothing red', ['color:red'], ['no-color:red']],
  ['warmer stays warmer', 'something warmer', ['warmth:cooler'], ['warmth']],
  [
    'keys of no list are passed over',
    'office',
    ['code:naked', 'stop:usual', 'wish:tail()', 'color:octarine', 'air', 'piece:x:y', ''],
    ['stop:work'],
  ],
])('a model adds: %s', (_, sentence, add, expected) => {
  expect(keys(sentence, { add })).toEqual(expected);
});

test('a model takes away what an aside was taken for, never what she refused, owns or measured', () => {
  const sentence = 'office, 8 °C, no heels, my red skirt';
  const said = chipsOf(read(sentence), 'C').map(({ key }) => key);
  expect(said.filter(mayDrop)).toEqual(['stop:work']);
  expect(keys(sentence, { drop: ['stop:work'] })).not.toContain('stop:work');
});

test('what she took away is not added again', () => {
  const add = ['code:messy', 'warmth:warmer', 'color:red'];
  expect(keys('office', { add, drop: ['code:messy', 'warmth', 'color:red'] })).toEqual(['stop:work']);
});

test('the request that was read stays as it was', () => {
  const request = read('a night out');
  const before = structuredClone(request);
  withReading(request, { add: ['stop:wedding', 'code:messy', 'wish:dress()'], drop: [] });
  expect(request).toEqual(before);
});

test('every key that models are told is taken, but for those that stand for many', () => {
  for (const line of keysForModels()) {
    const key = line.split('  ')[0]!;
    if (/ID|NAME/.test(key)) continue;
    expect(keys('hello', { add: [key] }), key).toHaveLength(1);
  }
});
