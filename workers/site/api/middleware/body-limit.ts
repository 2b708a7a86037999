import type { MiddlewareHandler } from 'hono';
import { forget, FORGOTTEN_BYTES, JSON_BYTES, refuseAnnounced, withBoundedBody } from '../../bounded-body.ts';
import { mountedCalls, type Api, type ApiEnv } from '../route.ts';

/** Cloudflare ends a connection with half a body itself; wrangler's proxy loses the next request on it. */
const LOCAL_BYTES = 128 * 1024 * 1024;

const HOOKS = /^\/api\/(webhooks|hooks)\//;
const HOOK_BYTES = 512 * 1024;

const pattern = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

function limitsOf(api: Api): (method: string, path: string) => number {
  const larger = mountedCalls(api).flatMap(({ call: { method, path, maxBodyBytes } }) =>
    maxBodyBytes === undefined ? [] : [{ method, path: pattern(path), bytes: maxBodyBytes }],
  );
  return (method, path) =>
    larger.find((call) => call.method === method && call.path.test(path))?.bytes ??
    (HOOKS.test(path) ? HOOK_BYTES : JSON_BYTES);
}

/** Refuses an announced excess before reading, and counts the rest. */
export function bodyLimit(api: Api): MiddlewareHandler<ApiEnv> {
  let limits: ReturnType<typeof limitsOf> | undefined;
  return async (c, next) => {
    limits ??= limitsOf(api);
    const most = limits(c.req.method, c.req.path);
    try {
      refuseAnnounced(c.req.raw, most);
    } catch (refusal) {
      if (__LOCAL_BUILD__) await forget(c.req.raw, LOCAL_BYTES);
      throw refusal;
    }
    c.req.raw = withBoundedBody(c.req.raw, most);
    await next();
    await forget(c.req.raw, FORGOTTEN_BYTES);
  };
}
