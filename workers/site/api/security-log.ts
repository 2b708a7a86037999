import type { SignInFailure } from '../../../app/domain/account/sign-in-outcome.ts';
import type { SignInProvider } from '../../../app/domain/account/sign-in-provider.ts';
import { pseudonym } from '../../db/sql/secret.ts';
import { clientAddress } from '../client-address.ts';
import type { ApiContext } from './route.ts';

/** Changes to an account's security (OWASP ASVS 5.0, 16.3). Refusals: on-error.ts. */
type SecurityEvent =
  | 'signed-up'
  | 'signed-in'
  | 'signed-in-with-provider'
  | 'signed-in-with-passkey'
  | 'passkey-added'
  | 'passkey-removed'
  | 'proved-again'
  | 'data-exported'
  | 'signed-out'
  | 'provider-linked'
  | 'session-ended'
  | 'other-sessions-ended'
  | 'password-changed'
  | 'password-reset'
  | 'email-verified'
  | 'email-disowned'
  | 'email-change-asked'
  | 'email-changed'
  | 'account-deleted';

/** A pseudonym: lines can be compared, nobody found. */
export const hashedAddress = async (c: ApiContext): Promise<string> =>
  (await pseudonym(c.get('app').settings.signingSecret, clientAddress(c.req.raw))).slice(0, 16);

/** No name, address or device; `user` is our own random id. */
export async function noteEvent(c: ApiContext, event: SecurityEvent, user: string): Promise<void> {
  console.info(JSON.stringify({ event, requestId: c.get('requestId'), user, from: await hashedAddress(c) }));
}

export async function noteFailedSignIn(
  c: ApiContext,
  provider: SignInProvider,
  failure: SignInFailure,
): Promise<void> {
  const from = await hashedAddress(c);
  console.info(
    JSON.stringify({ event: 'sign-in-failed', requestId: c.get('requestId'), provider, failure, from }),
  );
}
