import type { MiddlewareHandler } from 'hono';
import { JSON_BYTES, refuseAnnounced, withBoundedBody } from '../../bounded-body.ts';
import type { ApiEnv } from '../route.ts';

/** Turns away what is announced as too large before a byte is read, and counts what is read of the rest. */
export const bodyLimit: MiddlewareHandler<ApiEnv> = async (c, next) => {
  refuseAnnounced(c.req.raw);
  c.req.raw = withBoundedBody(c.req.raw);
  await next();
  await forget(c.req.raw);
};

/**
 * Reads and forgets a body that nobody wanted (she is signed out, there is no such call): a connection with half a body on
 * it is closed, and the next request on it is lost. No more than a form; what is longer loses its connection.
 */
async function forget({ body, bodyUsed }: Request): Promise<void> {
  if (!body || bodyUsed || body.locked) return;
  const reader = body.getReader();
  try {
    for (let left = JSON_BYTES; left > 0;) {
      const { done, value } = await reader.read();
      if (done) return;
      left -= value.byteLength;
    }
    await reader.cancel();
  } catch {
    // Cut short, or too long: nobody wanted it anyway.
  }
}
