import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { isPrefetch, notAhead } from '../../asked-ahead.ts';
import type { ApiEnv } from '../route.ts';

/** What is worth asking for without its body, or ahead: files and signs of life, whose handlers only read. */
const READ_ONLY_FILES = [
  '/objects/:id',
  '/objects/uploads/:id',
  '/look/:token/image.jpg',
  '/healthz',
  '/api/openapi.json',
];

/**
 * Hono answers HEAD with the handler of GET, which may write: a link of a mail would be spent by the guard that looks at it.
 * So HEAD runs no handler but those above, and neither does a browser that asks ahead.
 */
export const askedAhead: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const isHead = c.req.method === 'HEAD';
  if (!isHead && !isPrefetch(c.req.raw)) return next();
  const route = matchedRoutes(c).findLast(({ path }) => path !== '/*')?.path;
  // What is not there is answered as ever.
  if (route === undefined || READ_ONLY_FILES.includes(route)) return next();
  return isHead ? c.body(null) : notAhead();
};
