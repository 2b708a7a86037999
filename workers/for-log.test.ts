import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { forLog, stackForLog } from './for-log.ts';

const cause = new Error('D1_ERROR: database is overloaded');
const failed = new DrizzleQueryError(
  'insert into "users" values (?, ?)',
  ['ann@example.com', 'pbkdf2$secret\n    at nothing'],
  cause,
);

test('a statement that failed is told without its values, with its cause and its place', () => {
  expect(forLog(failed)).toBe(
    'Failed query insert into "users" values (?, ?): Error: D1_ERROR: database is overloaded',
  );
  const told = stackForLog(failed);
  expect(told).toContain('for-log.test.ts');
  for (const secret of ['ann@', 'pbkdf2', 'at nothing']) expect(told + forLog(failed)).not.toContain(secret);
});

test('any other error is told as it is', () => {
  expect(forLog(cause)).toBe(String(cause));
  expect(stackForLog(cause)).toBe(cause.stack);
  expect(stackForLog('no answer')).toBe('no answer');
});
