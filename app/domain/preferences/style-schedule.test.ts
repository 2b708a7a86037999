import { expect, test } from 'vitest';
import {
  daysOf,
  resolveStyles,
  scheduleFor,
  normalizeScheduleChoice,
  type StyleSchedule,
} from './style-schedule.ts';

const schedule = (id: string, given: Partial<StyleSchedule> = {}): StyleSchedule => ({
  id,
  name: id,
  styles: ['classic'],
  timeOfDay: [],
  daysOfWeek: [],
  context: null,
  priority: 1,
  isActive: true,
  createdAt: 0,
  ...given,
});
const MONDAY_MORNING = { daypart: 'morning', weekday: 'monday' } as const;

test('no schedule that matches: the styles of the profile', () => {
  const evening = schedule('evening', { timeOfDay: ['evening'] });
  const weekend = schedule('weekend', { daysOfWeek: ['weekends'] });
  const off = schedule('off', { isActive: false });
  const resolved = resolveStyles([evening, weekend, off], MONDAY_MORNING, ['sporty']);
  expect(resolved).toEqual({ styles: ['sporty'], context: null, schedule: null });
});

test('the highest priority wins, whatever else', () => {
  const narrow = schedule('narrow', { timeOfDay: ['morning'], daysOfWeek: ['monday'], priority: 1 });
  const wide = schedule('wide', { priority: 2, context: 'work', styles: ['professional'] });
  expect(resolveStyles([narrow, wide], MONDAY_MORNING, [])).toMatchObject({
    styles: ['professional'],
    context: 'work',
  });
});

test('then the more specific, then the newest', () => {
  const weekdays = schedule('weekdays', { daysOfWeek: ['weekdays'], createdAt: 9 });
  const monday = schedule('monday', { daysOfWeek: ['monday'], createdAt: 1 });
  const later = schedule('later', { daysOfWeek: ['monday'], createdAt: 5 });
  expect(scheduleFor([weekdays, monday], MONDAY_MORNING)?.id).toBe('monday');
  expect(scheduleFor([monday, later, weekdays], MONDAY_MORNING)?.id).toBe('later');
});

test('weekdays and weekends combine with single days', () => {
  expect(daysOf(['weekends', 'friday'])).toEqual(new Set(['saturday', 'sunday', 'friday']));
  expect(daysOf([]).size).toBe(7);
});

test('a schedule without styles decides nothing', () => {
  expect(scheduleFor([schedule('empty', { styles: [] })], MONDAY_MORNING)).toBeNull();
});

/** In whatever order they come. */
const first = (...schedules: StyleSchedule[]): string[] => [
  ...new Set([schedules, schedules.toReversed()].map((some) => scheduleFor(some, MONDAY_MORNING)?.id ?? '')),
];

test('as specific as each other: one with an occasion, then the newest, then the same one each time', () => {
  const work = schedule('work', { context: 'work', createdAt: 1 });
  const newer = schedule('newer', { createdAt: 9 });
  expect(first(work, newer)).toEqual(['work']);
  expect(first(schedule('old', { createdAt: 8 }), newer)).toEqual(['newer']);
  expect(first(schedule('a'), schedule('b'))).toEqual(['a']);
});

test('specific is who covers fewer parts of the week: no time of day means all four, no day all seven', () => {
  const mornings = schedule('mornings', { timeOfDay: ['morning'] });
  const mondays = schedule('mondays', { daysOfWeek: ['monday'] });
  const weekdayMornings = schedule('weekday mornings', { timeOfDay: ['morning'], daysOfWeek: ['weekdays'] });
  // 7, 4 and 5 parts of 28.
  expect(first(mornings, mondays)).toEqual(['mondays']);
  expect(first(mornings, weekdayMornings)).toEqual(['weekday mornings']);
  expect(first(mondays, weekdayMornings)).toEqual(['mondays']);
  const twice = schedule('twice', { timeOfDay: ['morning', 'morning'], daysOfWeek: ['monday'] });
  expect(
    first(schedule('two', { timeOfDay: ['morning', 'evening'], daysOfWeek: ['monday'] }), twice),
  ).toEqual(['twice']);
});

test('what she chose is kept once each, in the order of the options', () => {
  const settled = normalizeScheduleChoice(
    schedule('any', {
      styles: ['sporty', 'classic', 'sporty'],
      timeOfDay: ['evening', 'morning'],
      daysOfWeek: ['friday', 'weekends', 'friday'],
    }),
  );
  expect(new Set(settled.styles).size).toBe(settled.styles.length);
  expect([...settled.styles].sort()).toEqual(['classic', 'sporty']);
  expect(settled.timeOfDay).toEqual(['morning', 'evening']);
  expect([...settled.daysOfWeek].sort()).toEqual(['friday', 'weekends']);
});
