import { expect, test } from 'vitest';
import { countVotes, pollWinner, quietMinutes, timeLeft } from './poll.ts';

test.each([
  [1, '1 minute'],
  [59_000, '1 minute'],
  [25 * 60_000, '25 minutes'],
  [59.5 * 60_000, '1 hour'],
  [60 * 60_000, '1 hour'],
  [100 * 60_000, '2 hours'],
  [24 * 3_600_000, '24 hours'],
])('%i ms are told as %s', (ms, words) => {
  expect(timeLeft(ms)).toBe(words);
});

test('a tie has no winner', () => {
  expect([pollWinner([0, 0]), pollWinner([2, 2]), pollWinner([2, 1]), pollWinner([0, 1])]).toEqual([
    ...[null, null],
    'first',
    'second',
  ]);
  expect([countVotes(0), countVotes(1), countVotes(2)]).toEqual(['0 votes', '1 vote', '2 votes']);
});

test('nothing rings between ten and the morning, which is her delivery minute where that is earlier', () => {
  const at = (time: string, delivery = '09:00') => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return quietMinutes({ hour, minute }, delivery);
  };
  expect([at('08:00'), at('12:00'), at('21:59')]).toEqual([0, 0, 0]);
  expect([at('22:00'), at('23:30'), at('00:00'), at('07:59')]).toEqual([600, 510, 480, 1]);
  expect([at('07:00', '07:00'), at('06:30', '07:00'), at('22:00', '07:00')]).toEqual([0, 30, 540]);
});
