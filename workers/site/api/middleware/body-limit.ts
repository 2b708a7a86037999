import type { MiddlewareHandler } from 'hono';
import { refuseAnnounced, withBoundedBody } from '../../bounded-body.ts';
import type { ApiEnv } from '../route.ts';

/** Turns away what is announced as too large before a byte is read, and counts what is read of the rest. */
export const bodyLimit: MiddlewareHandler<ApiEnv> = async (c, next) => {
  refuseAnnounced(c.req.raw);
  c.req.raw = withBoundedBody(c.req.raw);
  await next();
};
