import { expect, test } from 'vitest';
import { chipsOf } from './chips.ts';
import { nothingSaid, withoutChip } from './day-request.ts';
import { readDayRequest } from './read-request.ts';

const HERS = { unit: 'F' as const, pieces: [{ garmentId: 'pleated-skirt', color: 'red', name: null }] };
const SAID = [
  'Indian wedding at 3, 46 degrees and rain, no black',
  'date at 7, a red leather jacket and jeans, no white shoes',
  'like yesterday but warmer, something in pink, casual, my red skirt',
  'more color, no heels, less black',
];

test('what was understood is told in words that she would use', () => {
  const labels = SAID.map((sentence) =>
    chipsOf(readDayRequest(sentence, HERS), 'F').map(({ label }) => label),
  );
  expect(labels).toEqual([
    ['Wedding, 3 PM', '46 °F', 'Rain or snow', 'Festive', 'Modest', 'Rich color', 'No black'],
    ['Date, 7 PM', 'Red leather jacket', 'Jeans', 'No white shoes'],
    ['Your pleated red midi skirt', 'Something in pink', 'Casual style', 'Warmer', 'Like yesterday'],
    ['No heels', 'Less black', 'More color'],
  ]);
});

test.each(SAID)('each chip takes away what it stands for and nothing else: %s', (sentence) => {
  const request = readDayRequest(sentence, HERS);
  const chips = chipsOf(request, 'F');
  for (const { key } of chips)
    expect(chipsOf(withoutChip(request, key), 'F')).toEqual(chips.filter((chip) => chip.key !== key));
  expect(chips.reduce((left, { key }) => withoutChip(left, key), request)).toEqual(nothingSaid());
});

test('a key that is not there takes nothing', () => {
  const request = readDayRequest(SAID[0] ?? '', HERS);
  expect(withoutChip(request, 'stop:home')).toEqual(request);
});

test('of one or another the second says "or"', () => {
  const chips = chipsOf(readDayRequest('a dress or nice trousers', HERS), 'F');
  expect(chips.map(({ label }) => label)).toEqual(['Dress', 'or trousers']);
});

test('a funeral is never called work', () => {
  const chips = chipsOf(readDayRequest('my aunt is being buried at 11', HERS), 'F');
  expect(chips).toEqual([
    { key: 'stop:work', label: 'Funeral, 11 AM' },
    { key: 'code:mourning', label: 'In mourning' },
  ]);
});
