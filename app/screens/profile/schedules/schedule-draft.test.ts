import { expect, test } from 'vitest';
import { scheduleForm, type Schedule } from '../../../contracts/schedules.ts';
import { SCHEDULE_DAYS } from '../../../domain/preferences/style.ts';
import { toDraft, findFaults, toScheduleForm, parsePriority, toggleOption } from './schedule-draft.ts';

const OFFICE: Schedule = {
  id: 'office',
  name: 'Office days',
  styles: ['professional', 'classic'],
  timeOfDay: ['morning'],
  daysOfWeek: ['weekdays'],
  context: 'work',
  priority: 10,
  isActive: false,
};

test('a new draft has the defaults of the contract', () => {
  const draft = { ...toDraft(null), name: 'New', styles: ['casual' as const] };
  expect(toScheduleForm(draft)).toEqual(scheduleForm.parse({ name: 'New', styles: ['casual'] }));
});

test('a draft of a schedule saves what it was made of', () => {
  const { id: _, ...choice } = OFFICE;
  expect(toScheduleForm(toDraft(OFFICE))).toEqual(choice);
  expect(toScheduleForm(toDraft({ ...OFFICE, context: null })).context).toBeNull();
});

test('what is no number becomes priority 0; what is out of reach the nearest in reach', () => {
  const typed = { '': 0, ' ': 0, abc: 0, '12abc': 0, NaN: 0, '-5': 0, '0': 0, '7': 7, ' 42 ': 42, '2.6': 3 };
  for (const [text, priority] of Object.entries(typed)) expect(parsePriority(text), text).toBe(priority);
  for (const text of ['101', '1e9', 'Infinity']) expect(parsePriority(text), text).toBe(100);
});

test('a blank name and no style are said in the fixed words', () => {
  expect(findFaults({ ...toDraft(null), name: ' \t' })).toEqual({
    name: 'Please enter a schedule name.',
    styles: 'Please select at least one style.',
  });
  expect(findFaults(toDraft(OFFICE))).toEqual({ name: null, styles: null });
});

test('options toggle, in the order of their set', () => {
  expect(toggleOption(SCHEDULE_DAYS, ['friday'], 'monday')).toEqual(['monday', 'friday']);
  expect(toggleOption(SCHEDULE_DAYS, ['monday', 'friday'], 'monday')).toEqual(['friday']);
});
