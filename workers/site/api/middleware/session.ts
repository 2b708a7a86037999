import type { MiddlewareHandler } from 'hono';
import { readClaim } from '../../read-claim.ts';
import { isReadByClaim, readSession, type ApiEnv } from '../route.ts';

export const session: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const reader = isReadByClaim(c) ? await readClaim(c.get('app'), c.req.raw) : null;
  c.set('reader', reader);
  c.set('session', null);
  c.set('renewed', null);
  if (!reader) await readSession(c);
  await next();
  const renewed = c.get('renewed');
  // Not over the cookie of a login or logout.
  if (renewed !== null && !c.res.headers.has('set-cookie')) c.header('Set-Cookie', renewed);
};
