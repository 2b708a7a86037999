import { passwordProblem } from '../../../app/domain/account/password-strength.ts';
import { Refusal, type RefusalDetails } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { ProviderError } from '../../ports/provider-error.ts';

const LEAKED =
  "That password is on a list of passwords stolen from other sites. Please choose one you don't use anywhere else.";

/** Without an answer our own list must do: nobody waits to sign up. */
async function hasLeaked(app: App, password: string): Promise<boolean> {
  try {
    return (await app.leakedPasswords?.hasLeaked(password)) ?? false;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    console.warn(JSON.stringify({ event: 'password-not-looked-up', error: error.message }));
    return false;
  }
}

/** Free, without a service. `names`: username and email. @throws Refusal bad-input */
export function requireUncommonPassword(
  password: string,
  names: string[],
  details: RefusalDetails = {},
): void {
  const why = passwordProblem(password, names);
  if (why !== null) throw new Refusal('bad-input', why, details);
}

/** Asks a service: rate-limit the caller before. @throws Refusal bad-input */
export async function requireUnleakedPassword(
  app: App,
  password: string,
  details: RefusalDetails = {},
): Promise<void> {
  if (await hasLeaked(app, password)) throw new Refusal('bad-input', LEAKED, details);
}

/** What an attacker tries first (ASVS 6.2.4, 6.2.12); the contract checks the length. @throws Refusal bad-input */
export async function requireSafePassword(
  app: App,
  password: string,
  names: string[],
  details: RefusalDetails = {},
): Promise<void> {
  requireUncommonPassword(password, names, details);
  await requireUnleakedPassword(app, password, details);
}
