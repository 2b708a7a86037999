import { SIGNUPS_CLOSED } from '../../../app/domain/operations/read-only-sentences.ts';
import { newPersonId } from '../../db/people/people-databases.ts';
import { isStopped } from '../../db/operations/switches.ts';
import type { BodyOf } from '../../../app/contracts/call.ts';
import type { register as registerCall } from '../../../app/contracts/session.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { isUsernameTaken, joinPeople, personByLogin } from '../../db/people/directory.ts';
import { lookupKey, type SessionUser, type NewUser } from '../../db/people/users.ts';
import { orderMailsBestEffort, SIGN_UP } from '../mails/order-mails.ts';
import { hashPassword } from './hash-password.ts';
import { limitHourly, canMailAlong } from '../limits/rate-limits.ts';
import { requireUncommonPassword, requireUnleakedPassword } from './require-safe-password.ts';
import { startSession } from './start-session.ts';

export interface Visitor {
  address: string;
  /** The id of this device if her account was open on it before. */
  deviceOf?: (userId: string) => Promise<string | null>;
  userAgent?: string;
  origin: string;
  sessionId?: string;
}

/** @throws Refusal 'unavailable' while an admin has stopped sign-ups */
async function requireOpenSignUps(app: App): Promise<void> {
  if (await isStopped(app.people, 'signups')) throw new Refusal('unavailable', SIGNUPS_CLOSED);
}

export function newUserRow(
  app: App,
  person: { username: string; email: string } & Pick<
    NewUser,
    'emailVerified' | 'firstName' | 'lastName' | 'passwordHash'
  >,
) {
  const { id, peopleShard } = newPersonId(app);
  const now = app.clock.now();
  return {
    ...person,
    id,
    peopleShard,
    usernameKey: lookupKey(person.username),
    emailKey: lookupKey(person.email),
    shard: Number.parseInt(id.slice(0, 8), 16) % app.shards,
    lastSeenAt: now,
    createdAt: now,
  };
}

/** @throws Refusal conflict, bad-input, too-many */
export async function register(
  app: App,
  form: BodyOf<typeof registerCall>,
  visitor: Visitor,
): Promise<{ user: SessionUser; token: string }> {
  await requireOpenSignUps(app);
  requireUncommonPassword(form.password, [form.username, form.email]);
  await limitHourly(app, 'register', visitor.address);
  await requireUnleakedPassword(app, form.password);
  const { username, email } = form;
  const passwordHash = await hashPassword(form.password, app.settings.passwordCost);
  const names = { firstName: form.firstName || null, lastName: form.lastName || null };
  const her = newUserRow(app, { username, email, ...names, passwordHash });
  const user = await joinPeople(app, her, her.createdAt);
  if (!user) throw await conflict(app, form);
  const { token } = await startSession(app, user, visitor);
  await sendWelcomeMail(app, user, visitor.origin);
  return { user, token };
}

/** One mail. The account stays even if it fails; she can ask for the link again. */
export async function sendWelcomeMail(app: App, user: SessionUser, origin: string): Promise<void> {
  if (!(await canMailAlong(app, user.email))) return;
  const mail = user.emailVerified ? 'welcome' : 'verify-email';
  await orderMailsBestEffort(app, origin, [{ mail, to: { userId: user.id }, key: SIGN_UP }]);
}

async function conflict(app: App, form: { username: string; email: string }): Promise<Refusal> {
  const taken = (message: string) => new Refusal('conflict', message);
  if (await personByLogin(app, form.username)) return taken('That username is already taken.');
  return (await isUsernameTaken(app, form.username))
    ? taken('That username looks too much like someone else’s. Please choose another.')
    : taken('That email address is already registered.');
}
