/** With those of its causes: drizzle wraps D1's errors. */
function wordsOf(error: unknown): string {
  let words = '';
  for (let e = error; e instanceof Error; e = e.cause) words += ` ${e.message}`;
  return words;
}

export const isQuotaExceeded = (error: unknown): boolean =>
  wordsOf(error).includes('CHECK constraint failed: usage_within');

export const ACCOUNT_MOVING = 'her account is moving';

/** She is moving to another database (move-user.ts); a later write will pass. */
export const isAccountMoving = (error: unknown): boolean =>
  [ACCOUNT_MOVING, 'her looks are moving'].some((words) => wordsOf(error).includes(words));

export const isUniqueViolation = (error: unknown): boolean =>
  wordsOf(error).includes('UNIQUE constraint failed');

/** Undefined where somebody else was first. */
export const undefinedIfTaken = <T>(write: Promise<T>): Promise<T | undefined> =>
  write.catch((error: unknown) => {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  });

export const isSpendCapExceeded = (error: unknown): boolean =>
  wordsOf(error).includes('CHECK constraint failed: spend_within');
