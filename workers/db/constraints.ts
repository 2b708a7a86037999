/** What an error says, and everything that caused it: drizzle wraps the words of D1. */
function wordsOf(error: unknown): string {
  let words = '';
  for (let e = error; e instanceof Error; e = e.cause) words += ` ${e.message}`;
  return words;
}

/** A batch was aborted because the day's places are used up. */
export const isOverLimit = (error: unknown): boolean =>
  wordsOf(error).includes('CHECK constraint failed: usage_within');

/** A write was aborted because her looks are on their way to another database (moves.ts); soon it will not be. */
export const isMoving = (error: unknown): boolean => wordsOf(error).includes('her looks are moving');

/** A batch was aborted because somebody else was first. */
export const isTaken = (error: unknown): boolean => wordsOf(error).includes('UNIQUE constraint failed');
