import { expect, test } from 'vitest';
import { piecesIn, toggled, withAll, withColor } from './ticked.ts';

test('a tick takes the usual color, dots add more, and the tick away takes all', () => {
  let ticked = toggled({}, 'straight-jeans', 'denim');
  ticked = withColor(ticked, 'straight-jeans', 'black');
  expect(piecesIn(ticked)).toEqual([
    { garmentId: 'straight-jeans', color: 'denim' },
    { garmentId: 'straight-jeans', color: 'black' },
  ]);
  expect(piecesIn(withColor(ticked, 'straight-jeans', 'denim'))).toEqual([
    { garmentId: 'straight-jeans', color: 'black' },
  ]);
  expect(piecesIn(toggled(ticked, 'straight-jeans', 'denim'))).toEqual([]);
});

test('the basics join what is ticked already, each once', () => {
  const basics = [
    { garmentId: 'cotton-tee', color: 'white' },
    { garmentId: 'wool-coat', color: 'camel' },
  ];
  const ticked = withAll(withColor({}, 'cotton-tee', 'white'), basics);
  expect(piecesIn(ticked)).toEqual(basics);
  expect(withAll(ticked, basics)).toEqual(ticked);
});
