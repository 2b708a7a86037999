import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../../../../app/domain/refusal.ts';
import { clientAddress } from '../../client-address.ts';
import { isOpenCall, type ApiEnv } from '../route.ts';

const SAID = 'Too many tries from your network. Please wait a minute and try again.';
const WINDOW_S = 60;

/**
 * Counted before anything is read, where the platform can: floods of sign-ups, sign-ins, forgotten passwords and the
 * waitlist then cost no database and no proof of a person. The exact limits follow.
 */
export const callLimit: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const limit = c.get('app').callLimit;
  if (limit && isOpenCall(c) && !(await limit.allows(clientAddress(c.req.raw))))
    throw new Refusal('too-many', SAID, { error: 'Too many tries', retryAfter: WINDOW_S });
  await next();
};
