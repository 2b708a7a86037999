/** Drizzle's error: its message holds every value of the statement, password hashes and addresses included. */
interface FailedQuery extends Error {
  query: string;
  params: unknown;
}
const isFailedQuery = (error: unknown): error is FailedQuery =>
  error instanceof Error && 'query' in error && 'params' in error;

/** One line for logs, jobs and the admin panel: statements without their values. */
export function forLog(error: unknown): string {
  if (!isFailedQuery(error)) return String(error);
  const cause = error.cause === undefined ? '' : `: ${forLog(error.cause)}`;
  return `Failed query ${error.query.slice(0, 500)}${cause}`;
}

export function stackForLog(error: unknown): string {
  if (!(error instanceof Error) || !error.stack) return forLog(error);
  if (!isFailedQuery(error)) return error.stack;
  const { stack, message } = error;
  const at = stack.indexOf(message);
  return forLog(error) + (at === -1 ? '' : stack.slice(at + message.length));
}

/** For a promise whose failure is survived: logs it with these facts, and gives null. */
export const logAndContinue =
  (facts: Record<string, unknown>) =>
  (error: unknown): null => {
    console.warn(JSON.stringify({ ...facts, error: forLog(error) }));
    return null;
  };
