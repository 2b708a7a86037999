import type { App } from '../../app.ts';
import { lookupKey, type SessionUser } from '../../db/people/users.ts';
import { limitTogether } from './rate-limits.ts';

// Counted by kind and by who asks: a stranger's orders never count against her
// (docs/decisions/a-mail-is-counted-by-who-asks.md). Every address has a bound too, so that no mailbox is flooded.

const SEVERAL = "We've already sent you several emails. Please wait an hour and try again.";
const NETWORK = 'Too many password resets from your network. Please try again later.';
const NEWEST_HOLDS =
  "Several reset links were requested for this address within the hour. If it has an account, they're in its inbox (or spam folder): open the newest one, or try again in an hour.";

/** On a device on which her account has been open, or anybody on a network. */
export type ResetAsker = { account: string; device: string } | { network: string };

/** @throws Refusal 'too-many' */
export function limitResetMails(app: App, email: string, asker: ResetAsker): Promise<void> {
  if ('device' in asker) {
    const { account, device } = asker;
    return limitTogether(app, [
      { key: `reset-mail:${account} device ${device}`, most: 3, said: NEWEST_HOLDS },
      { key: `reset-mail-known:${account}`, most: 6, said: NEWEST_HOLDS },
    ]);
  }
  const [to, { network }] = [lookupKey(email), asker];
  return limitTogether(app, [
    // Against one machine that walks through many addresses.
    { key: `reset-request:${network}`, most: 60, said: NETWORK },
    { key: `reset-mail:${to} ${network}`, most: 3, said: NEWEST_HOLDS },
    { key: `reset-mail-strangers:${to}`, most: 6, said: NEWEST_HOLDS },
  ]);
}

/** The second bound outlives deleting and making the account again. @throws Refusal 'too-many' */
export const limitVerificationMails = (
  app: App,
  { id, emailKey }: Pick<SessionUser, 'id' | 'emailKey'>,
): Promise<void> =>
  limitTogether(app, [
    { key: `verify-mail:${id}`, most: 3, said: SEVERAL },
    { key: `verify-mail-to:${emailKey}`, most: 6, said: SEVERAL },
  ]);

/** @throws Refusal 'too-many' */
export const limitCodeMails = (app: App, userId: string): Promise<void> =>
  limitTogether(app, [{ key: `admin-code-mail:${userId}`, most: 3, said: SEVERAL }]);

/** To any address she types. New accounts are counted apart from those with a proven mailbox. @throws Refusal 'too-many' */
export function limitChangeMails(
  app: App,
  { id, emailVerified }: Pick<SessionUser, 'id' | 'emailVerified'>,
  to: string,
): Promise<void> {
  const said = "You've asked to change your email address several times. Please try again in an hour.";
  return limitTogether(app, [
    { key: `email-change:${id}`, most: 3, said },
    { key: `change-mail-to:${emailVerified ? 'verified' : 'unverified'} ${to}`, most: 3, said },
  ]);
}
