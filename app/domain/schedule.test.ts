import { expect, test } from 'vitest';
import { daysOf, resolveStyles, scheduleFor, type StyleSchedule } from './schedule.ts';

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
