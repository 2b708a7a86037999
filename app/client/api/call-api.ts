import {
  PERSON_CHECKED,
  type AnswerOf,
  type BodyInputOf,
  type Call,
  type QueryOf,
} from '../../contracts/call.ts';
import { unreachableError, readFailure } from './errors.ts';
import { proofHeaders } from './person-check.ts';

interface SendOptions<C extends Call> {
  /** Values for the ':name' parts of the path. */
  params?: Record<string, string>;
  query?: QueryOf<C>;
  body?: BodyInputOf<C>;
  signal?: AbortSignal;
}

/** The address of a call, with its parameters and query filled in. */
export function callUrl(call: Call, params: Record<string, string> = {}, query: unknown = {}): string {
  const path = call.path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${call.path} needs ${name}`);
    return encodeURIComponent(value);
  });
  const filled = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, v]) => v !== undefined);
  const search = new URLSearchParams(filled.map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** What reads wait for, while she signs out and ever after. */
let held: Promise<void> | null = null;
let release = (): void => undefined;

/** From now on nothing is read: what still stands on a page that is left would be answered with 401. */
export function holdReads(): void {
  held ??= new Promise((resolve) => (release = resolve));
}

/** She stays after all: what waited is read. */
export function releaseReads(): void {
  release();
  held = null;
}

/**
 * Makes one call of the API.
 * @returns the answer; undefined for a 204.
 * @throws ApiError for every answer that is not a success and for no answer at all; AbortError when `signal` fires.
 */
export async function callApi<C extends Call>(call: C, options: SendOptions<C> = {}): Promise<AnswerOf<C>> {
  const { params, query, body: given, signal } = options;
  if (held && call.method === 'GET') await held;
  const body = given === undefined ? undefined : JSON.stringify(given);
  const response = await fetch(callUrl(call, params, query), {
    method: call.method,
    credentials: 'include',
    headers: {
      ...(body === undefined ? { accept: 'application/json' } : JSON_HEADERS),
      ...(PERSON_CHECKED.includes(call.path) ? await proofHeaders() : {}),
    },
    body,
    signal,
    // What she changed arrives although she has left the page.
    keepalive: call.method !== 'GET' && (body?.length ?? 0) < MOST_KEPT_ALIVE,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw unreachableError();
  });
  if (!response.ok) {
    const raw = await response.text().catch(() => '');
    throw readFailure(response.status, response.statusText, raw, response.headers.get('retry-after'));
  }
  if (response.status === 204) return undefined as AnswerOf<C>;
  const answer: unknown = await response.json();
  // Only in development: in a built page the schemas are left out (scripts/vite/strip-zod.ts), the server has checked.
  if (import.meta.env.DEV) call.answer?.parse(answer);
  return answer as AnswerOf<C>;
}

/** Characters of a body. Browsers take 64 KB of such requests at once, and refuse what is over. */
const MOST_KEPT_ALIVE = 8_000;

const JSON_HEADERS = { accept: 'application/json', 'content-type': 'application/json' };
