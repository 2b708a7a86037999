import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../../../../app/domain/refusal.ts';
import type { ApiEnv } from '../route.ts';

/** What Cloudflare lets through; other servers may let through more. The longest of ours is a fourth of it. */
const MOST_SIGNS = 16 * 1024;

/** Turns away an address that is longer than any of ours, before a route or a query reads it. */
export const addressLimit: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (c.req.url.length > MOST_SIGNS) throw new Refusal('address-too-long', 'That address is too long.');
  await next();
};
