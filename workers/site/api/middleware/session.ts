import type { MiddlewareHandler } from 'hono';
import { loadSession } from '../../load-session.ts';
import type { ApiEnv } from '../route.ts';

/** Finds out who is asking; a session in its second half gets its cookie renewed. */
export const session: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const loaded = await loadSession(c.get('app'), c.req.raw);
  c.set('session', loaded.session);
  await next();
  // Not over the cookie of a login or logout.
  if (loaded.setCookie !== null && !c.res.headers.has('set-cookie')) {
    c.header('Set-Cookie', loaded.setCookie);
  }
};
