import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody } from '../../../app/contracts/fields.ts';
import { Refusal, REFUSAL_STATUS } from '../../../app/domain/refusal.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { ApiContext } from './route.ts';

/** The one desk that turns an error into status and body (spec 8, decisions "What bad input gets"). */
export function onError(error: Error, c: ApiContext): Response {
  if (error instanceof Refusal) {
    const { retryAfter, ...rest } = error.details;
    if (retryAfter !== undefined) c.header('Retry-After', String(Math.ceil(retryAfter)));
    const body: ErrorBody = { message: error.message, ...rest };
    return c.json(body, REFUSAL_STATUS[error.code] as ContentfulStatusCode);
  }
  const requestId = c.get('requestId');
  if (error instanceof ProviderError) {
    console.warn(JSON.stringify({ requestId, provider: error.provider, message: error.message }));
    const body: ErrorBody = {
      message: 'A service that we rely on is not answering. Please try again in a minute.',
    };
    return c.json(body, 503);
  }
  console.error(JSON.stringify({ requestId, path: c.req.path, error: error.stack ?? String(error) }));
  const body: ErrorBody = { message: `Something went wrong on our side. Please try again. (${requestId})` };
  return c.json(body, 500);
}
