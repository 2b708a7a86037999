import { expect, test } from 'vitest';
import { appointmentsIn } from './events-on.ts';
import { TooManySteps } from './recurrence.ts';

test('each event costs a step, also one that tells nothing', () => {
  const steps = { left: 2 };
  const moment = { day: 20_777, timeZone: 'Europe/Lisbon', instants: () => 0, steps };
  const look = () => appointmentsIn(new Map(), { exceptions: new Map(), revisions: new Map() }, moment);
  expect([look(), look(), steps.left]).toEqual([[], [], 0]);
  expect(look).toThrow(TooManySteps);
});
