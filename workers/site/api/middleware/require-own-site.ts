import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../../../../app/domain/refusal.ts';
import type { ApiEnv } from '../route.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Browsers say where a state-changing request starts; anything else, without a cookie, has no rights to abuse. */
export function isFromOwnSite(request: Request): boolean {
  const own = new URL(request.url).origin;
  const origin = request.headers.get('origin');
  if (origin !== null) return origin === own;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const referer = request.headers.get('referer');
  if (referer !== null) return URL.canParse(referer) && new URL(referer).origin === own;
  return !request.headers.has('cookie');
}

/** Apple posts a form from its own site; the state in this browser's cookie is the check there. */
export const POSTED_ACROSS_SITES: readonly string[] = ['/api/auth/apple/callback'];

/** Mail programs post here (RFC 8058), some from a page: the token is the permission. */
const POSTED_BY_MAIL_PROGRAMS = /^\/unsubscribe\//;

/** Against CSRF, beside SameSite=Lax and JSON bodies. */
export const requireOwnSite: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const isOutside = POSTED_ACROSS_SITES.includes(c.req.path) || POSTED_BY_MAIL_PROGRAMS.test(c.req.path);
  const isExempt = c.req.method === 'POST' && isOutside;
  if (!SAFE_METHODS.has(c.req.method) && !isExempt && !isFromOwnSite(c.req.raw)) {
    throw new Refusal('forbidden', "This request didn't come from our own pages, so we didn't carry it out.");
  }
  await next();
};
