import { Hono, type Context } from 'hono';
import type { z } from 'zod';
import type { AnswerOf, BodyOf, Call } from '../../../app/contracts/call.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import type { SiteEnv } from '../../env.d.ts';
import type { SessionUser } from '../../db/users.ts';

export interface ApiEnv {
  Bindings: SiteEnv;
  Variables: {
    app: App;
    requestId: string;
    /** Set by middleware/session.ts; null when signed out. */
    session: { id: string; user: SessionUser } | null;
  };
}
export type ApiContext = Context<ApiEnv>;
export type Api = Hono<ApiEnv>;
export const newApi = (): Api => new Hono<ApiEnv>();

interface Input<C extends Call> {
  app: App;
  body: BodyOf<C>;
  query: C['query'] extends z.ZodType ? z.infer<C['query']> : undefined;
  /** Path parameter by name; '' when the path has none of that name. */
  param: (name: string) => string;
  c: ApiContext;
}
type Reply<C extends Call> = Promise<AnswerOf<C> | Response> | AnswerOf<C> | Response;

/** JSON bodies of the API are small: a look, a body map, a form. */
const MAX_JSON_BYTES = 256 * 1024;

async function readJson(c: ApiContext): Promise<unknown> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) {
    throw new Refusal('wrong-media-type', 'Send the body as application/json.');
  }
  if (Number(c.req.header('content-length') ?? 0) > MAX_JSON_BYTES) {
    throw new Refusal('too-large', 'That is more than this call takes.');
  }
  const text = await c.req.text();
  if (text.length > MAX_JSON_BYTES) throw new Refusal('too-large', 'That is more than this call takes.');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('bad-input', 'The body is not valid JSON.');
  }
}

function check(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join('.') ?? '';
  const message = issue?.message ?? 'is not valid';
  // Texts of the specification stand alone; zod's own want their field named.
  const named = field === '' || message.toLowerCase().includes((issue?.path[0] ?? '').toString().toLowerCase());
  throw new Refusal('bad-input', named ? message : `${field}: ${message}`);
}

async function input<C extends Call>(c: ApiContext, call: C): Promise<Input<C>> {
  const query = call.query ? check(call.query, c.req.query()) : undefined;
  const body = call.body ? check(call.body, await readJson(c)) : undefined;
  const param = (name: string) => (c.req.param as (n: string) => string | undefined)(name) ?? '';
  return { app: c.get('app'), body, query, param, c } as Input<C>;
}

async function reply(c: ApiContext, answer: unknown): Promise<Response> {
  if (answer instanceof Response) return answer;
  if (answer === undefined) return c.body(null, 204);
  return c.json(answer);
}

/** Mounts a call that anyone may make. */
export function open<C extends Call>(api: Api, call: C, handle: (input: Input<C>) => Reply<C>): void {
  api.on(call.method, call.path, async (c) => reply(c, await handle(await input(c, call))));
}

/** Mounts a call for a signed-in user; everyone else gets 401 before anything is read. */
export function signedIn<C extends Call>(
  api: Api,
  call: C,
  handle: (input: Input<C> & { user: SessionUser; sessionId: string }) => Reply<C>,
): void {
  api.on(call.method, call.path, async (c) => {
    const session = c.get('session');
    if (!session) throw new Refusal('unauthorized', 'Unauthorized');
    return reply(c, await handle({ ...(await input(c, call)), user: session.user, sessionId: session.id }));
  });
}
