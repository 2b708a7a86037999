import { expect, test } from 'vitest';
import { jobMessage } from '../../../workers/ports/jobs.ts';
import { OPEN_LIMIT_MINUTES, oldestJobs, overdue } from './job-ages.ts';

const MINUTE = 60_000;
const NOW = 1_000 * MINUTE;

test('of many databases the oldest of a kind counts, in whole minutes; what is not due yet is not old', () => {
  const since = [
    { kind: 'send-push', since: NOW + MINUTE },
    { kind: 'render-outfit', since: NOW - 2.9 * MINUTE },
    { kind: 'render-outfit', since: NOW - 1 * MINUTE },
    { kind: 'something-new', since: NOW - 60 * MINUTE },
  ];
  const oldest = oldestJobs(since, NOW);
  expect(oldest).toEqual([
    { kind: 'render-outfit', minutes: 2, limitMinutes: 10 },
    { kind: 'something-new', minutes: 60, limitMinutes: 60 },
  ]);
  expect(overdue(oldest).map(({ kind }) => kind)).toEqual(['something-new']);
});

/** They leave no row: what orders them is part of the cron, which has an alarm of its own, or asks for them again;
 a word of a vote may be missed, for she sees it at home. */
const WITHOUT_A_ROW = ['advise-closet', 'archive-looks', 'claim-due-users', 'tell-vote'];

test('every kind of job has its limit', () => {
  const kinds = jobMessage.options.map(({ shape }) => shape.kind.value);
  expect([...Object.keys(OPEN_LIMIT_MINUTES), ...WITHOUT_A_ROW].sort()).toEqual(
    [...kinds, 'payment-event'].sort(),
  );
});
