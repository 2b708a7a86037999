import { logAndContinue } from '../for-log.ts';
import type { CallLimit } from '../ports/call-limit.ts';

/** Workers' rate-limit binding (Pages has none), per location. Where it fails, the exact counters in D1 hold alone. */
export function rateLimiting(binding: RateLimit): CallLimit {
  return {
    async allows(who) {
      const counted = await binding.limit({ key: who }).catch(logAndContinue({ event: 'call-limit-failed' }));
      return counted?.success ?? true;
    },
  };
}
