import { Hono, type Context } from 'hono';
import type { z } from 'zod';
import type { AnswerOf, BodyOf, Call } from '../../../app/contracts/call.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import type { SiteEnv } from '../../env.d.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { readBody } from '../../read-body.ts';
import { requireSecondStep } from '../../usecases/accounts/prove-identity.ts';
import { JSON_BYTES } from '../bounded-body.ts';
import { loadSession, type Session } from '../load-session.ts';
import type { ClaimReader } from '../read-claim.ts';
import { rememberingRouter } from './cached-router.ts';

export interface ApiEnv {
  Bindings: SiteEnv;
  Variables: {
    app: App;
    requestId: string;
    /** Null when signed out, or where a claim does (middleware/session.ts). */
    session: Session | null;
    reader: ClaimReader | null;
    renewed: string | null;
  };
}
export type ApiContext = Context<ApiEnv>;
export type Api = Hono<ApiEnv>;
export const newApi = (): Api => new Hono<ApiEnv>({ router: rememberingRouter() });

export interface MountedCall {
  call: Call;
  access: 'anyone' | 'signed-in' | 'admin';
}
const mounted = new WeakMap<Api, MountedCall[]>();
export const mountedCalls = (api: Api): readonly MountedCall[] => mounted.get(api) ?? [];
const remember = (api: Api, call: Call, access: MountedCall['access']): void => {
  mounted.set(api, [...mountedCalls(api), { call, access }]);
};

/** Answered without her row while her claim holds: 'GET /api/outfits/today'. */
const readByClaim = new Set<string>();
export const isReadByClaim = (c: ApiContext): boolean => readByClaim.has(`${c.req.method} ${c.req.path}`);

/** Calls that change something without a session: 'POST /api/login'. */
const openCalls = new Set<string>();
export const isOpenCall = (c: ApiContext): boolean => openCalls.has(`${c.req.method} ${c.req.path}`);

export async function readSession(c: ApiContext): Promise<void> {
  const { session, setCookie } = await loadSession(c.get('app'), c.req.raw);
  c.set('session', session);
  c.set('renewed', setCookie);
}

interface Input<C extends Call> {
  app: App;
  body: BodyOf<C>;
  query: C['query'] extends z.ZodType ? z.infer<C['query']> : undefined;
  param: (name: string) => string;
  c: ApiContext;
}
type Reply<C extends Call> =
  | Promise<AnswerOf<C> | Response>
  | AnswerOf<C>
  | Response
  | (C['answer'] extends z.ZodType ? never : Promise<void>);

export const tooLarge = () => new Refusal('too-large', "That's more than this call accepts.");
/** R2 names uploads in hundreds of characters; our ids and signatures are shorter. */
const MOST_OF_PATH = 2048;
const cutShort = () => new Refusal('bad-input', 'The body was cut short. Please try again.');

/** Stops reading once it is too long, whatever Content-Length said. */
async function readText(c: ApiContext, max: number): Promise<string> {
  const { body } = c.req.raw;
  const bytes = await readBody({ body, announced: null }, { max, tooLarge, cutShort });
  return new TextDecoder().decode(bytes);
}

/** NUL and half surrogate pairs are not kept by databases. */
function isStorable(json: unknown): boolean {
  const left: unknown[] = [json];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && (value.includes('\0') || /\p{Cs}/u.test(value))) return false;
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) left.push(part);
  }
  return true;
}

async function readJson(c: ApiContext, max = JSON_BYTES): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new Refusal('wrong-media-type', 'Send the body as application/json.');
  }
  const text = await readText(c, max);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Refusal('bad-input', 'The body is not valid JSON.');
  }
  if (!isStorable(json)) throw new Refusal('bad-input', 'The body holds characters that no text has.');
  return json;
}

function check(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const message = issue?.message ?? 'is not valid';
  const field = String(issue?.path[0] ?? '');
  if (field === '') throw new Refusal('bad-input', `The body must be an object. ${message}`);
  // Our sentences stand alone; zod's need their field named.
  const isSentence = message.endsWith('.');
  const named = isSentence || message.toLowerCase().includes(field.toLowerCase());
  throw new Refusal('bad-input', named ? message : `${issue?.path.join('.')}: ${message}`);
}

/** For calls without a contract. @throws Refusal 'bad-input', 'wrong-media-type', 'too-large' */
export async function readJsonBody<Body extends z.ZodType>(
  c: ApiContext,
  body: Body,
): Promise<z.infer<Body>> {
  return check(body, await readJson(c)) as z.infer<Body>;
}

async function input<C extends Call>(c: ApiContext, call: C): Promise<Input<C>> {
  const query = call.query ? check(call.query, c.req.query()) : undefined;
  const body = call.body ? check(call.body, await readJson(c, call.maxBodyBytes)) : undefined;
  const param = (name: string) => {
    const value = (c.req.param as (n: string) => string | undefined)(name) ?? '';
    if (value.length > MOST_OF_PATH) throw new Refusal('address-too-long', 'That address is too long.');
    return value;
  };
  return { app: c.get('app'), body, query, param, c } as Input<C>;
}

async function reply(c: ApiContext, answer: unknown): Promise<Response> {
  if (answer instanceof Response) return answer;
  if (answer === undefined) return c.body(null, 204);
  return c.json(answer);
}

export async function successAfter(work: Promise<unknown>): Promise<{ success: true }> {
  await work;
  return { success: true };
}

export function mountForAnyone<C extends Call>(
  api: Api,
  call: C,
  handle: (input: Input<C>) => Reply<C>,
): void {
  remember(api, call, 'anyone');
  if (call.method !== 'GET') openCalls.add(`${call.method} ${call.path}`);
  api.on(call.method, call.path, async (c) => reply(c, await handle(await input(c, call))));
}

type SignedInHandler<C extends Call> = (
  input: Input<C> & { user: SessionUser; sessionId: string; signedInAt: number },
) => Reply<C>;

/** Others get 401 before anything is read. */
export function mountForSignedIn<C extends Call>(api: Api, call: C, handle: SignedInHandler<C>): void {
  mountFor('signed-in', api, call, handle);
}

/** Others get 401 or 403 before anything is read. */
export function mountForAdmins<C extends Call>(api: Api, call: C, handle: SignedInHandler<C>): void {
  mountFor('admin', api, call, handle);
}

/** By her claim (read-claim.ts) where `byClaim` can: it only reads, and gives undefined where her row is needed. */
export function mountForClaim<C extends Call>(
  api: Api,
  call: C,
  {
    byClaim,
    byRow,
  }: {
    byClaim: (input: Input<C> & { reader: ClaimReader }) => Promise<AnswerOf<C> | undefined>;
    byRow: SignedInHandler<C>;
  },
): void {
  readByClaim.add(`${call.method} ${call.path}`);
  mountFor('signed-in', api, call, byRow, async (c) => {
    const reader = c.get('reader');
    const answer = reader && (await byClaim({ ...(await input(c, call)), reader }));
    if (answer !== null && answer !== undefined) return reply(c, answer);
    if (reader) await readSession(c);
    return undefined;
  });
}

function mountFor<C extends Call>(
  access: 'signed-in' | 'admin',
  api: Api,
  call: C,
  handle: SignedInHandler<C>,
  first?: (c: ApiContext) => Promise<Response | undefined>,
): void {
  remember(api, call, access);
  api.on(call.method, call.path, async (c) => {
    const answered = first && (await first(c));
    if (answered) return answered;
    const session = c.get('session');
    if (!session) throw new Refusal('unauthorized', 'Unauthorized');
    if (access === 'admin' && !session.user.isAdmin) {
      throw new Refusal('forbidden', 'You must be an admin to access this page.', { error: 'Access Denied' });
    }
    if (access === 'admin') requireSecondStep(c.get('app'), session.secondStepAt);
    const { user, id: sessionId, signedInAt } = session;
    return reply(c, await handle({ ...(await input(c, call)), user, sessionId, signedInAt }));
  });
}
