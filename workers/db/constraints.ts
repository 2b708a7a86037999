/** What an error says, and everything that caused it: drizzle wraps the words of D1. */
function wordsOf(error: unknown): string {
  let words = '';
  for (let e = error; e instanceof Error; e = e.cause) words += ` ${e.message}`;
  return words;
}

/** A batch was aborted because the day's quota is used up. */
export const isOverLimit = (error: unknown): boolean =>
  wordsOf(error).includes('CHECK constraint failed: usage_within');

/** What the triggers say. */
export const ACCOUNT_MOVING = 'her account is moving';

/** A write was aborted because she is on her way to another database (move-user.ts); soon it will not be. */
export const isMoving = (error: unknown): boolean =>
  [ACCOUNT_MOVING, 'her looks are moving'].some((words) => wordsOf(error).includes(words));

/** A batch was aborted because somebody else was first. */
export const isTaken = (error: unknown): boolean => wordsOf(error).includes('UNIQUE constraint failed');
