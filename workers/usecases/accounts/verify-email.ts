import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { peopleOf, anyOf } from '../../db/everybody.ts';
import { withNames, releaseNames } from '../../db/directory.ts';
import { sha256Hex } from '../../db/secret.ts';
import { findToken, spendChangeToken, spendVerifyToken, type FoundToken } from '../../db/tokens.ts';
import { lookupKey } from '../../db/users.ts';
import { admitAdmin } from './admit-admin.ts';
import { unlessTaken } from '../../db/constraints.ts';

const refused = (message: string) => new Refusal('bad-input', message, { error: 'Verification Failed' });
const tooLate = () => refused('This verification link has expired or was replaced by a newer one.');

export interface Verified {
  /** What to say. */
  message: string;
  /** The owner of the address, and whether this click changed anything. */
  userId: string;
  changed: 'nothing' | 'verified' | 'address';
}

/**
 * Verifies the address that the link was sent to: her current one, or the one that she changes to.
 * @throws Refusal bad-input, conflict
 */
export async function verifyEmail(app: App, token: string | undefined): Promise<Verified> {
  if (!token) throw refused('Invalid verification link. No token found.');
  const hash = await sha256Hex(token);
  const now = app.clock.now();
  const found = await anyOf(app, (people) => findToken(people, hash, ['verify-email', 'change-email'], now));
  if (!found) throw refused('This verification link is not valid.');
  const userId = found.user.id;
  // A second click is no failure.
  if (isDone(found)) {
    return {
      message: 'Your email address is already verified. Nothing more to do.',
      userId,
      changed: 'nothing',
    };
  }
  if (found.purpose === 'change-email') return changeAddress(app, hash, found);
  if (!(await spendVerifyToken(peopleOf(app, found.user), { hash, userId }, now))) throw tooLate();
  await admitAdmin(app, { ...found.user, emailVerified: true });
  return { message: 'Your email address is verified. Thank you.', userId, changed: 'verified' };
}

const isDone = ({ purpose, email, user }: FoundToken): boolean =>
  user.emailVerified && (purpose === 'verify-email' || lookupKey(user.emailKey) === lookupKey(email ?? ''));

async function changeAddress(app: App, hash: string, { user, email }: FoundToken): Promise<Verified> {
  if (email === null) throw tooLate();
  const change = { hash, userId: user.id, email, emailKey: lookupKey(email) };
  const done = await withNames(app, user, [{ kind: 'email', value: change.emailKey }], app.clock.now(), () =>
    unlessTaken(spendChangeToken(peopleOf(app, user), change, app.clock.now())),
  );
  if (done === undefined)
    throw new Refusal('conflict', 'That email address is already registered.', {
      error: 'Verification Failed',
    });
  if (!done) throw tooLate();
  if (user.emailKey !== change.emailKey)
    await releaseNames(app, user.id, [{ kind: 'email', value: user.emailKey }]);
  await admitAdmin(app, { ...user, emailKey: change.emailKey, emailVerified: true });
  return { message: 'Your email address was changed. Thank you.', userId: user.id, changed: 'address' };
}
