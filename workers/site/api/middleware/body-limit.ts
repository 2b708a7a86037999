import type { MiddlewareHandler } from 'hono';
import { forget, JSON_BYTES, refuseAnnounced, withBoundedBody } from '../../bounded-body.ts';
import type { ApiEnv } from '../route.ts';

/** Cloudflare ends a connection with half a body on it by itself; wrangler's proxy loses the next request on it. */
const LOCAL_BYTES = 128 * 1024 * 1024;

/** Turns away what is announced as too large before a byte is read, and counts what is read of the rest. */
export const bodyLimit: MiddlewareHandler<ApiEnv> = async (c, next) => {
  try {
    refuseAnnounced(c.req.raw);
  } catch (refusal) {
    if (__LOCAL_BUILD__) await forget(c.req.raw, LOCAL_BYTES);
    throw refusal;
  }
  c.req.raw = withBoundedBody(c.req.raw);
  await next();
  await forget(c.req.raw, JSON_BYTES);
};
