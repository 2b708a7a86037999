import { isStopped } from '../../db/operations/switches.ts';
import type { SignInFailure } from '../../../app/domain/account/sign-in-outcome.ts';
import { usernameFor } from '../../../app/domain/account/username.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { isUsernameTaken, joinPeople, personByIdentity, personByLogin } from '../../db/people/directory.ts';
import type { IdentityId } from '../../db/people/identities.ts';
import { type SessionUser } from '../../db/people/users.ts';
import type { ProvenIdentity } from '../../ports/identity.ts';
import { admitAdmin } from './admit-admin.ts';
import { joinIdentity } from './join-identity.ts';
import { limitHourly } from '../limits/rate-limits.ts';
import { sendWelcomeMail, type Visitor, newUserRow } from './register.ts';
import { startSession } from './start-session.ts';

export type SignInWith =
  | { user: SessionUser; token: string; how: 'known' | 'linked' | 'new' }
  | { failure: Extract<SignInFailure, 'no-email' | 'not-vouched' | 'not-verified' | 'limited' | 'closed'> }
  /** Joined once she has signed in (`joinIdentity`). */
  | { failure: 'password-first'; owner: SessionUser; identity: IdentityId };

type Found =
  | { user: SessionUser; how: 'known' | 'linked' | 'new' }
  | Extract<SignInWith, { failure: string }>;

/**
 * A known identity opens its account. A new one joins an account only when both have verified the same address, and
 * only after the account's password, if any; otherwise whoever typed the address first would share it. Else it gets a
 * new account.
 */
export async function signInWith(app: App, identity: ProvenIdentity, visitor: Visitor): Promise<SignInWith> {
  const found = await findOrMake(app, identity, visitor);
  if ('failure' in found) return found;
  const { token } = await startSession(app, found.user, visitor);
  return { ...found, user: await admitAdmin(app, found.user), token };
}

async function findOrMake(app: App, identity: ProvenIdentity, visitor: Visitor): Promise<Found> {
  const known = await personByIdentity(app, identity);
  if (known) return { user: known, how: 'known' };
  if (identity.email === null) return { failure: 'no-email' };
  const owner = await personByLogin(app, identity.email);
  if (owner) return join(app, identity, owner, visitor);
  const made = await makeAccount(app, identity, identity.email, visitor);
  if (made) return made;
  // Her own second click was faster, or a sign-up with the same address.
  const since = await personByIdentity(app, identity);
  if (since) return { user: since, how: 'known' };
  const taker = await personByLogin(app, identity.email);
  if (taker) return join(app, identity, taker, visitor);
  throw new Error('No free username was found.');
}

async function join(
  app: App,
  identity: ProvenIdentity,
  owner: SessionUser,
  { origin }: Visitor,
): Promise<Found> {
  if (!identity.emailVerified) return { failure: 'not-vouched' };
  if (!owner.emailVerified) return { failure: 'not-verified' };
  if (owner.passwordHash !== null) return { failure: 'password-first', owner, identity };
  const joined = await joinIdentity(app, owner, identity, origin);
  return { user: owner, how: joined ? 'linked' : 'known' };
}

async function makeAccount(
  app: App,
  identity: ProvenIdentity,
  email: string,
  visitor: Visitor,
): Promise<Found | null> {
  if (await isStopped(app.people, 'signups')) return { failure: 'closed' };
  try {
    await limitHourly(app, 'register', visitor.address);
  } catch (error) {
    if (error instanceof Refusal) return { failure: 'limited' };
    throw error;
  }
  for (let tries = 0; tries < 8; tries++) {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
    const username = usernameFor(identity, tries, random / 2 ** 32);
    const { emailVerified, firstName, lastName } = identity;
    const user = newUserRow(app, { username, email, emailVerified, firstName, lastName, passwordHash: null });
    const made = await joinPeople(app, user, user.createdAt, identity);
    if (made) {
      await sendWelcomeMail(app, made, visitor.origin);
      return { user: made, how: 'new' };
    }
    if (!(await isUsernameTaken(app, user.username))) return null;
  }
  return null;
}
