import { expect, test } from 'vitest';
import {
  idPrefix,
  firstMonthKept,
  toJsonLines,
  mergeArchivedRows,
  yearMonth,
  parseJsonLines,
  withoutErased,
  type ArchivedRows,
} from './archive.ts';

const outfit = (id: string, date: string, over: Record<string, string | number> = {}) => ({
  ...{ id, date, attempt: 1, user_id: 'u' },
  ...over,
});
const month: ArchivedRows = {
  outfits: [outfit('a', '2026-08-01', { feeling: 'cold' }), outfit('b', '2026-08-02')],
  jobs: [
    { id: 'j', outfit_id: 'a' },
    { id: 'k', outfit_id: 'b' },
  ],
  usage: [{ user_id: 'u', date: '2026-08-01', kind: 'outfit', used: 1 }],
};

test('a month goes when its last day is 60 days over, wherever she is', () => {
  // 31 August and 60 days is 30 October; at noon UTC of the 31st it is over in the last zone as well.
  expect(firstMonthKept(Date.UTC(2026, 9, 31, 11))).toBe('2026-08');
  expect(firstMonthKept(Date.UTC(2026, 9, 31, 12))).toBe('2026-09');
});

test('what was written is read, the newest outfit first', () => {
  const read = parseJsonLines(toJsonLines(month));
  expect(read).toEqual({ ...month, outfits: month.outfits.toReversed() });
  expect(toJsonLines(read).split('\n')).toHaveLength(6);
});

test('a line of a table that nobody knows any more is passed over', () => {
  expect(parseJsonLines('{"table":"hats","row":{}}\n')).toEqual({ outfits: [], jobs: [], usage: [] });
});

test('an outfit that is gone takes the notes of its pictures along', () => {
  const left = withoutErased(month, { gone: ['a'], feelingsGone: false });
  expect(left.outfits.map(({ id }) => id)).toEqual(['b']);
  expect(left.jobs.map(({ id }) => id)).toEqual(['k']);
  expect(left.usage).toEqual(month.usage);
});

test('what she took back of warmth is read no more', () => {
  expect(withoutErased(month, { gone: [], feelingsGone: false }).outfits[0]).toHaveProperty('feeling');
  expect(withoutErased(month, { gone: [], feelingsGone: true }).outfits[0]).not.toHaveProperty('feeling');
});

test('of a row that is in both, the newer one stays', () => {
  const newer: ArchivedRows = {
    outfits: [outfit('a', '2026-08-01', { worn_at: 5 }), outfit('c', '2026-08-03')],
    jobs: [],
    usage: [{ user_id: 'u', date: '2026-08-01', kind: 'outfit', used: 2 }],
  };
  const both = mergeArchivedRows(month, newer);
  expect(both.outfits.map(({ id, worn_at }) => [id, worn_at])).toEqual([
    ['a', 5],
    ['b', undefined],
    ['c', undefined],
  ]);
  expect(both.usage).toEqual(newer.usage);
  expect(both.jobs).toEqual(month.jobs);
});

test('of one day the latest attempt comes first', () => {
  const outfits = [1, 3, 2].map((attempt) => outfit(`n${attempt}`, '2026-08-02', { attempt }));
  const lines = toJsonLines({ outfits: [outfit('old', '2026-08-01'), ...outfits], jobs: [], usage: [] });
  expect(parseJsonLines(lines).outfits.map(({ id }) => id)).toEqual(['n3', 'n2', 'n1', 'old']);
});

test('a month and an outfit are known by how they begin', () => {
  expect(yearMonth('2026-08-31')).toBe('2026-08');
  expect(idPrefix('3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toBe('3f2504e0');
});
