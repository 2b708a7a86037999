import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { isPrefetch, notAhead } from '../../asked-ahead.ts';
import type { ApiEnv } from '../route.ts';

/** Worth a HEAD or a prefetch: their handlers only read. */
const READ_ONLY_FILES = [
  '/objects/:id',
  '/objects/uploads/:id',
  '/look/:token/image.jpg',
  '/look/:token/preview.jpg',
  '/ask/:token/first.jpg',
  '/ask/:token/second.jpg',
  '/healthz',
  '/api/openapi.json',
];

/** Hono answers HEAD by GET's handler, which may write (a mail guard at a link): HEAD and prefetch only run the above. */
export const askedAhead: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const isHead = c.req.method === 'HEAD';
  if (!isHead && !isPrefetch(c.req.raw)) return next();
  const route = matchedRoutes(c).findLast(({ path }) => path !== '/*')?.path;
  if (route === undefined || READ_ONLY_FILES.includes(route)) return next();
  return isHead ? c.body(null) : notAhead();
};
