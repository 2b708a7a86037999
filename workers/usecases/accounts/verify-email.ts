import { CONFIRM_NEEDED } from '../../../app/domain/account/fresh-sign-in.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { undefinedIfTaken } from '../../db/sql/constraints.ts';
import { withNames, releaseNames } from '../../db/people/directory.ts';
import { peopleDbOf, firstInPeopleDbs } from '../../db/people/people-databases.ts';
import { sha256Hex } from '../../db/sql/secret.ts';
import {
  findToken,
  spendChangeToken,
  spendVerifyToken,
  voidToken,
  type FoundToken,
} from '../../db/people/tokens.ts';
import { lookupKey } from '../../db/people/users.ts';
import { admitAdmin } from './admit-admin.ts';
import { deleteAccount } from './delete-account.ts';
import { orderNotices } from './order-notices.ts';
import { passwordMatches } from './hash-password.ts';
import { limitLogins } from '../limits/rate-limits.ts';
import type { Visitor } from './register.ts';

const refused = (message: string) => new Refusal('bad-input', message, { error: 'Verification Failed' });
const tooLate = () => refused('This verification link has expired or was replaced by a newer one.');
const ALREADY = "Your email address is already verified. You're all set.";

export interface Verified {
  message: string;
  userId: string;
  changed: 'nothing' | 'verified' | 'address';
}

async function linkOf(app: App, token: string | undefined): Promise<FoundToken & { hash: string }> {
  if (!token) throw refused('Invalid verification link. No token found.');
  const hash = await sha256Hex(token);
  const now = app.clock.now();
  const found = await firstInPeopleDbs(app, (people) =>
    findToken(people, hash, ['verify-email', 'change-email'], now),
  );
  if (!found) throw refused("This verification link isn't valid.");
  return { ...found, hash };
}

const isDone = ({ purpose, email, user }: FoundToken): boolean =>
  user.emailVerified && (purpose === 'verify-email' || lookupKey(user.emailKey) === lookupKey(email ?? ''));

/**
 * The link proves the mailbox; that the account is hers too is shown by her session, else by its password
 * (`confirmEmail`). So nobody's account is verified by the owner of a mistyped address
 * (docs/decisions/an-address-is-proved-once.md).
 * @param openedBy who is signed in there. @throws Refusal bad-input, conflict
 */
export async function verifyEmail(
  app: App,
  token: string | undefined,
  { openedBy, origin }: { openedBy: string | null; origin: string },
): Promise<Verified> {
  const link = await linkOf(app, token);
  // A second click is no failure.
  if (isDone(link)) return { message: ALREADY, userId: link.user.id, changed: 'nothing' };
  if (!link.isOpen) throw tooLate();
  if (openedBy !== link.user.id) throw new Refusal('conflict', whose(link), { error: CONFIRM_NEEDED });
  return open(app, link, origin);
}

function whose({ purpose, user }: FoundToken): string {
  const isNew = purpose === 'verify-email';
  const does = isNew
    ? `This confirms the address for the account @${user.username}.`
    : `This gives your address to the account @${user.username}.`;
  const otherwise = isNew ? "we'll close that account" : 'nothing will change';
  return `${does} If that's you, enter the account's password. If it isn't, tell us, and ${otherwise}.`;
}

/** Without a session, by the password; counted like a sign-in. @throws Refusal bad-input, forbidden, too-many, conflict */
export async function confirmEmail(
  app: App,
  { token, password }: { token: string; password: string },
  visitor: Visitor,
): Promise<Verified> {
  const link = await linkOf(app, token);
  if (isDone(link)) return { message: ALREADY, userId: link.user.id, changed: 'nothing' };
  if (!link.isOpen) throw tooLate();
  const { user } = link;
  const device = (await visitor.deviceOf?.(user.id)) ?? null;
  const tries = await limitLogins(app, user.id, visitor.address, device);
  if (!(await passwordMatches(password, user.passwordHash, app.settings.passwordCost))) {
    throw new Refusal('forbidden', "That isn't the password for this account.", { account: user.id });
  }
  await tries.forgive();
  return open(app, link, visitor.origin);
}

/** "This was not me": closes an account made with the address, voids a change to it. @throws Refusal bad-input, conflict */
export async function disownEmail(app: App, token: string): Promise<{ message: string; userId: string }> {
  const link = await linkOf(app, token);
  if (isDone(link)) throw new Refusal('conflict', ALREADY, { error: 'Verification Failed' });
  if (!link.isOpen) throw tooLate();
  const { user, purpose, hash } = link;
  if (purpose === 'verify-email') await deleteAccount(app, user);
  else await voidToken(peopleDbOf(app, user), hash, app.clock.now());
  const message =
    purpose === 'verify-email'
      ? 'Thank you. We closed that account, and your address is free again.'
      : "Thank you. We didn't give your address to that account.";
  return { message, userId: user.id };
}

async function open(app: App, link: FoundToken & { hash: string }, origin: string): Promise<Verified> {
  if (link.purpose === 'change-email') return changeAddress(app, link, origin);
  const { user, hash } = link;
  const userId = user.id;
  if (!(await spendVerifyToken(peopleDbOf(app, user), { hash, userId }, app.clock.now()))) throw tooLate();
  await admitAdmin(app, { ...user, emailVerified: true });
  return { message: 'Your email address is verified. Thank you.', userId, changed: 'verified' };
}

async function changeAddress(
  app: App,
  { user, email, hash }: FoundToken & { hash: string },
  origin: string,
): Promise<Verified> {
  if (email === null) throw tooLate();
  const change = { hash, userId: user.id, email, emailKey: lookupKey(email) };
  const done = await withNames(app, user, [{ kind: 'email', value: change.emailKey }], app.clock.now(), () =>
    undefinedIfTaken(spendChangeToken(peopleDbOf(app, user), change, app.clock.now())),
  );
  if (done === undefined)
    throw new Refusal('conflict', 'That email address is already registered.', {
      error: 'Verification Failed',
    });
  if (!done) throw tooLate();
  if (user.emailKey !== change.emailKey) {
    await releaseNames(app, user.id, [{ kind: 'email', value: user.emailKey }]);
    await orderNotices(app, user, origin, [{ mail: 'email-changed', key: hash }]);
  }
  await admitAdmin(app, { ...user, emailKey: change.emailKey, emailVerified: true });
  return { message: 'Your email address was changed. Thank you.', userId: user.id, changed: 'address' };
}
