import { send } from '../../client/api.ts';
import { verifyFailure } from '../../client/verify-failure.ts';
import { verifyEmail } from '../../contracts/account.ts';
import { showOutcome } from '../password/show-outcome.ts';

/** Verifies by the token in the address, and says how it ended in place of `waiting`. */
export async function keepVerify(waiting: HTMLElement): Promise<void> {
  const token = new URLSearchParams(location.search).get('token') ?? '';
  const [name, message] = await send(verifyEmail, { query: { token } }).then(
    (answer) => ['verified', answer.message] as const,
    (error: unknown) => ['failed', verifyFailure(error)] as const,
  );
  showOutcome(waiting, name, message ? { message } : {});
}
