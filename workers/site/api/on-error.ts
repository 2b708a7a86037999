import { matchedRoutes } from 'hono/route';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody } from '../../../app/contracts/fields.ts';
import { Refusal, REFUSAL_STATUS, type RefusalCode } from '../../../app/domain/refusal.ts';
import { isAccountMoving } from '../../db/sql/constraints.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { ApiContext } from './route.ts';
import type { App } from '../../app.ts';
import { NotSetUp } from '../../not-set-up.ts';
import { countError } from '../../usecases/operations/count-errors.ts';
import { NOT_SET_UP } from '../error-page.ts';
import { hashedAddress } from './security-log.ts';
import { stackForLog } from '../../for-log.ts';

/** For the security log (OWASP ASVS 5.0, 16.3): who was refused, where, and who asks too often. */
const EVENTS: Partial<Record<RefusalCode, string>> = {
  unauthorized: 'not-signed-in',
  forbidden: 'denied',
  'too-many': 'limited',
};

/** By its contract: real paths hold signatures and ids of photos. */
function callOf(c: ApiContext): string {
  const route = matchedRoutes(c).findLast(({ path }) => path !== '/*');
  return `${c.req.method} ${route?.path ?? '(no such call)'}`;
}

/** Without names and addresses; a network address has the same hash as in the rate limits. */
async function log({ code, message, details }: Refusal, c: ApiContext): Promise<void> {
  const call = callOf(c);
  // The one call that answers 401 to a wrong password.
  const event = code === 'unauthorized' && call === 'POST /api/login' ? 'sign-in-failed' : EVENTS[code];
  const line = {
    event,
    requestId: c.get('requestId'),
    refused: REFUSAL_STATUS[code],
    reason: message,
    call,
    user: c.get('session')?.user.id,
    account: details.account,
    from: await hashedAddress(c),
  };
  console.info(JSON.stringify(line));
}

/** For the seconds in which her looks move (usecases/user-moves/move-user.ts). */
const moving = () =>
  new Refusal('unavailable', "We're moving your outfits to a bigger closet. Please try again in a moment.", {
    retryAfter: 5,
  });

/** Turns every error into status and body (docs/rules/calls.md). */
export async function onError(thrown: Error, c: ApiContext): Promise<Response> {
  const error = isAccountMoving(thrown) ? moving() : thrown;
  if (error instanceof Refusal) {
    if (EVENTS[error.code] !== undefined) await log(error, c);
    const { retryAfter, account: _, ...rest } = error.details;
    if (retryAfter !== undefined) c.header('Retry-After', String(Math.ceil(retryAfter)));
    const body: ErrorBody = { message: error.message, ...rest };
    return c.json(body, REFUSAL_STATUS[error.code] as ContentfulStatusCode);
  }
  const requestId = c.get('requestId');
  if (error instanceof NotSetUp) {
    console.error(JSON.stringify({ event: 'not-set-up', requestId, error: error.message }));
    return c.json({ message: NOT_SET_UP } satisfies ErrorBody, 503);
  }
  if (error instanceof ProviderError) {
    console.warn(JSON.stringify({ requestId, provider: error.provider, message: error.message }));
    const body: ErrorBody = {
      message: "A service we rely on isn't responding. Please try again in a minute.",
    };
    return c.json(body, 503);
  }
  console.error(JSON.stringify({ requestId, call: callOf(c), error: stackForLog(error) }));
  const app = c.get('app') as App | undefined;
  if (app) await countError(app);
  const body: ErrorBody = { message: `Something went wrong on our side. Please try again. (${requestId})` };
  return c.json(body, 500);
}
