import { expect, test } from 'vitest';
import { scheduleForm, type Schedule } from '../../../contracts/schedules.ts';
import { SCHEDULE_DAYS } from '../../../domain/preferences/style.ts';
import { draftOf, faultsOf, formOf, priorityOf, toggled } from './draft.ts';

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
  const draft = { ...draftOf(null), name: 'New', styles: ['casual' as const] };
  expect(formOf(draft)).toEqual(scheduleForm.parse({ name: 'New', styles: ['casual'] }));
});

test('a draft of a schedule saves what it was made of', () => {
  const { id: _, ...choice } = OFFICE;
  expect(formOf(draftOf(OFFICE))).toEqual(choice);
  expect(formOf(draftOf({ ...OFFICE, context: null })).context).toBeNull();
});

test('what is no number becomes priority 0; what is out of reach the nearest in reach', () => {
  const typed = { '': 0, ' ': 0, abc: 0, '12abc': 0, NaN: 0, '-5': 0, '0': 0, '7': 7, ' 42 ': 42, '2.6': 3 };
  for (const [text, priority] of Object.entries(typed)) expect(priorityOf(text), text).toBe(priority);
  for (const text of ['101', '1e9', 'Infinity']) expect(priorityOf(text), text).toBe(100);
});

test('a blank name and no style are said in the fixed words', () => {
  expect(faultsOf({ ...draftOf(null), name: ' \t' })).toEqual({
    name: 'Please enter a schedule name.',
    styles: 'Please select at least one style.',
  });
  expect(faultsOf(draftOf(OFFICE))).toEqual({ name: null, styles: null });
});

test('options toggle, in the order of their set', () => {
  expect(toggled(SCHEDULE_DAYS, ['friday'], 'monday')).toEqual(['monday', 'friday']);
  expect(toggled(SCHEDULE_DAYS, ['monday', 'friday'], 'monday')).toEqual(['friday']);
});
