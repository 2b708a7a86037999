// The call of the early-access form, in a chunk of its own: few who read the landing page send it.
import { send } from '../../client/api.ts';
import { ApiError } from '../../client/errors.ts';
import { earlyAccess } from '../../contracts/session.ts';
import type { WaitlistOutcome } from './waitlist.ts';

/** POST /api/early-access; never throws. */
export async function joinWaitlist(email: string): Promise<WaitlistOutcome> {
  try {
    await send(earlyAccess, { body: { email } });
    return 'joined';
  } catch (error) {
    return error instanceof ApiError && error.status === 400 ? 'invalid' : 'failed';
  }
}
