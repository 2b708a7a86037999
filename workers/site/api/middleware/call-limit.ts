import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../../../../app/domain/refusal.ts';
import { clientAddress } from '../../client-address.ts';
import { isOpenCall, type ApiEnv } from '../route.ts';

const SAID = 'Too many tries from your network. Please wait a minute and try again.';
const WINDOW_S = 60;

/**
 * What anybody may call is counted before anything is read, where the platform has a counter for it: sign-up, sign-in,
 * forgotten passwords and the waitlist cost a flood no database and no proof of a person. The exact limits come after it.
 */
export const callLimit: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const limit = c.get('app').callLimit;
  if (limit && isOpenCall(c) && !(await limit.allows(clientAddress(c.req.raw))))
    throw new Refusal('too-many', SAID, { error: 'Too many tries', retryAfter: WINDOW_S });
  await next();
};
