// The text of a failed call, by docs/rules/words.md, "Failed calls".

interface ApiErrorParts {
  status: number;
  message: string;
  /** The server's own sentence, null when its body had none. */
  serverText: string | null;
  /** The body was JSON. */
  json: boolean;
  /** Short title of the body, e.g. for a toast. */
  title: string | null;
  upgradeRequired: boolean;
  emailVerified: boolean | null;
  /** Seconds to wait, from Retry-After. */
  retryAfter: number | null;
}

/** A call that did not succeed. `status` is 0 when there was no answer at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly serverText: string | null;
  readonly json: boolean;
  readonly title: string | null;
  readonly upgradeRequired: boolean;
  readonly emailVerified: boolean | null;
  readonly retryAfter: number | null;

  constructor(parts: ApiErrorParts) {
    super(parts.message);
    this.name = 'ApiError';
    this.status = parts.status;
    this.serverText = parts.serverText;
    this.json = parts.json;
    this.title = parts.title;
    this.upgradeRequired = parts.upgradeRequired;
    this.emailVerified = parts.emailVerified;
    this.retryAfter = parts.retryAfter;
  }
}

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function parse(raw: string): { json: boolean; fields: Fields } {
  try {
    const value: unknown = JSON.parse(raw);
    return { json: true, fields: isObject(value) ? value : {} };
  } catch {
    return { json: false, fields: {} };
  }
}

/**
 * @param raw the body as text, '' when there was none.
 * @param retryAfter the Retry-After header.
 */
export function readFailure(
  status: number,
  statusText: string,
  raw: string,
  retryAfter: string | null = null,
): ApiError {
  const { json, fields } = parse(raw);
  const nested = isObject(fields.error) ? text(fields.error.message) : null;
  const serverText = text(fields.message) ?? text(fields.error) ?? nested;
  // HTTP/2 carries no status text.
  const body = raw || statusText || (status === 401 ? 'Unauthorized' : '');
  const seconds = Number(retryAfter);
  return new ApiError({
    status,
    json,
    serverText,
    message: serverText ?? `${status}: ${body}`,
    title: text(fields.error),
    upgradeRequired: fields.upgradeRequired === true,
    emailVerified: typeof fields.emailVerified === 'boolean' ? fields.emailVerified : null,
    retryAfter: retryAfter !== null && Number.isFinite(seconds) ? seconds : null,
  });
}

/** There was no answer: the connection is gone or the server is. */
export function unreachableError(): ApiError {
  const sentence = "We couldn't reach Stylecast. Check your connection and try again.";
  return new ApiError({
    status: 0,
    message: sentence,
    serverText: sentence,
    json: false,
    title: null,
    upgradeRequired: false,
    emailVerified: null,
    retryAfter: null,
  });
}

/** '401' followed by 'Unauthorized'. A refused login is a 401 too, but says something else. */
export function isUnauthorized(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const said = error instanceof ApiError ? `${error.status}: ${error.message}` : error.message;
  return /401[\s\S]*Unauthorized/.test(said);
}

/** What a failed login says (docs/rules/words.md, "Login"). */
export function loginFailureText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Login failed';
  if (error.status === 0) return error.message;
  return error.json ? (error.serverText ?? 'Login failed') : 'Invalid username or password';
}

/** The server's sentence, or the text that is fixed for this failure. */
export const failureText = (error: unknown, otherwise: string): string =>
  error instanceof ApiError ? (error.serverText ?? otherwise) : otherwise;
