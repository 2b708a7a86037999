import { expect, test } from 'vitest';
import { filterOutfits } from './filter-outfits.ts';

const outfit = (date: string, isFavorite = false, createdAt = `${date}T08:00:00Z`) => ({
  date,
  isFavorite,
  createdAt,
});
const list = [
  outfit('2026-11-13', true),
  outfit('2026-11-20'),
  outfit('2026-11-14'),
  outfit('2026-10-01', true),
];
const dates = (filter: Parameters<typeof filterOutfits>[1]) =>
  filterOutfits(list, filter, '2026-11-20').map((each) => each.date);

test('all outfits, newest first', () => {
  expect(dates('all')).toEqual(['2026-11-20', '2026-11-14', '2026-11-13', '2026-10-01']);
});

test('this week is the last seven days with today', () => {
  expect(dates('week')).toEqual(['2026-11-20', '2026-11-14']);
});

test('favorites only', () => {
  expect(dates('favorites')).toEqual(['2026-11-13', '2026-10-01']);
});

test('two outfits of one day: the later one first', () => {
  const early = outfit('2026-11-20', false, '2026-11-20T07:00:00Z');
  const late = outfit('2026-11-20', false, '2026-11-20T09:00:00Z');
  expect(filterOutfits([early, late], 'all', '2026-11-20')).toEqual([late, early]);
});
