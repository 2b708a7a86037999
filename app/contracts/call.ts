import type { z } from 'zod';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the API: stated once, used by the server to route and check, by the browser to send and read. */
export interface Call<
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
> {
  method: Method;
  /** Hono path; parameters as ':id'. */
  path: `/api/${string}`;
  query?: Query;
  body?: Body;
  /** Bytes of a body, where 16 KB are too few; why, stands beside it. */
  maxBodyBytes?: number;
  /** What a success answers; absent for 204. */
  answer?: Answer;
}

/** Keeps the literal types of a call. */
export function call<const C extends Call>(c: C): C {
  return c;
}

export type BodyOf<C extends Call> = C['body'] extends z.ZodType ? z.infer<C['body']> : undefined;
export type BodyInputOf<C extends Call> = C['body'] extends z.ZodType ? z.input<C['body']> : undefined;
export type AnswerOf<C extends Call> = C['answer'] extends z.ZodType ? z.infer<C['answer']> : undefined;
export type QueryOf<C extends Call> = C['query'] extends z.ZodType ? z.input<C['query']> : undefined;

/** Paths of calls that ask for a proof that a person makes them, where Turnstile is set up. A test holds them to the calls. */
export const PERSON_CHECKED: readonly string[] = [
  '/api/register',
  '/api/forgot-password',
  '/api/early-access',
];
