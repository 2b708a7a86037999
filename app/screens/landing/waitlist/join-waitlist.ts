import { proofHeaders } from '../../../client/api/person-check.ts';
import type { WaitlistOutcome } from './waitlist.ts';

/** `earlyAccess` of contracts/session.ts, without the contract's weight (a test compares them). */
export const JOIN = { method: 'POST', path: '/api/early-access' } as const;

/** POST /api/early-access; never throws. */
export async function joinWaitlist(email: string): Promise<WaitlistOutcome> {
  try {
    const { status, ok } = await fetch(JOIN.path, {
      method: JOIN.method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(await proofHeaders()),
      },
      body: JSON.stringify({ email }),
    });
    if (ok) return 'joined';
    return status === 400 ? 'invalid' : 'failed';
  } catch {
    return 'failed';
  }
}
