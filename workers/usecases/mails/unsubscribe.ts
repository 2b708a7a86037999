import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { peopleDbOf, personById } from '../../db/people/people-databases.ts';
import { hmacHex } from '../../db/sql/secret.ts';
import { changeUser } from '../../db/people/users.ts';

/** '{user id}.{160 bits of an HMAC}' */
const TOKEN = /^([\w-]{1,64})\.([0-9a-f]{40})$/;

/** Ends her morning mail without a session, and nothing else. Never expires: last year's mail can end tomorrow's. */
export async function unsubscribeToken(app: Pick<App, 'settings'>, userId: string): Promise<string> {
  const proof = await hmacHex(app.settings.signingSecret, `unsubscribe\nmorning\n${userId}`);
  return `${userId}.${proof.slice(0, 40)}`;
}

/** @throws Refusal 'not-found' for a token that we have not made */
export async function readUnsubscribeToken(app: Pick<App, 'settings'>, token: string): Promise<string> {
  const [, userId] = TOKEN.exec(token) ?? [];
  // Compares HMACs of both, so that timing reveals nothing.
  const real = userId === undefined ? '' : await unsubscribeToken(app, userId);
  const [a, b] = await Promise.all([token, real].map((text) => hmacHex(app.settings.signingSecret, text)));
  if (userId === undefined || a !== b)
    throw new Refusal('not-found', 'This link is incomplete. Please copy all of it from the email.');
  return userId;
}

/** Nothing for an account that is gone. @throws Refusal 'not-found' */
export async function unsubscribe(app: App, token: string): Promise<void> {
  const her = await personById(app, await readUnsubscribeToken(app, token));
  if (her) await changeUser(peopleDbOf(app, her), her.id, { morningMail: false });
}
