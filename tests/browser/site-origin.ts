import { inject } from 'vitest';

/**
 * Address of the server that this file's lane has for itself: browser files run by twos, each pair of them on servers that
 * share nothing, so that nobody's clock, cron or queue moves under another's hands.
 */
export function siteOrigin(): string {
  const lane = Number(process.env['VITEST_POOL_ID']) - 1;
  const origin = inject('origins')[lane];
  if (!origin) throw new Error(`There is no server for worker ${lane + 1}.`);
  return origin;
}
