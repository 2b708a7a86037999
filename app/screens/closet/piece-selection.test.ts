import { expect, test } from 'vitest';
import { selectedPieces, toggleSelected, selectAlso, toggleSelectedColor } from './piece-selection.ts';

test('a tick takes the usual color, dots add more, and the tick away takes all', () => {
  let ticked = toggleSelected({}, 'straight-jeans', 'denim');
  ticked = toggleSelectedColor(ticked, 'straight-jeans', 'black');
  expect(selectedPieces(ticked, [])).toEqual([
    { garmentId: 'straight-jeans', color: 'denim' },
    { garmentId: 'straight-jeans', color: 'black' },
  ]);
  expect(selectedPieces(toggleSelectedColor(ticked, 'straight-jeans', 'denim'), [])).toEqual([
    { garmentId: 'straight-jeans', color: 'black' },
  ]);
  expect(selectedPieces(toggleSelected(ticked, 'straight-jeans', 'denim'), [])).toEqual([]);
});

test('the basics join what is ticked already, each once', () => {
  const basics = [
    { garmentId: 'cotton-tee', color: 'white' },
    { garmentId: 'wool-coat', color: 'camel' },
  ];
  const ticked = selectAlso(toggleSelectedColor({}, 'cotton-tee', 'white'), basics);
  expect(selectedPieces(ticked, [])).toEqual(basics);
  expect(selectAlso(ticked, basics)).toEqual(ticked);
});

test('what she owns already is not counted again; what she gave away is', () => {
  const ticked = { 'cotton-tee': ['white', 'black'], chinos: ['stone'] };
  const owned = [
    { garmentId: 'cotton-tee', color: 'white', status: 'wash' },
    { garmentId: 'chinos', color: 'stone', status: 'gone' },
  ] as const;
  expect(selectedPieces(ticked, owned)).toEqual([
    { garmentId: 'cotton-tee', color: 'black' },
    { garmentId: 'chinos', color: 'stone' },
  ]);
});
