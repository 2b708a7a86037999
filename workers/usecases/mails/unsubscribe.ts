import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { peopleOf, personById } from '../../db/everybody.ts';
import { hmacHex } from '../../db/secret.ts';
import { changeUser } from '../../db/users.ts';

/** '{user id}.{160 bits of an HMAC}' */
const TOKEN = /^([\w-]{1,64})\.([0-9a-f]{40})$/;

/**
 * What ends her morning mail without a session, and can do nothing else. It never runs out: the mail of last year must
 * be able to end the mail of tomorrow.
 */
export async function unsubscribeToken(app: Pick<App, 'settings'>, userId: string): Promise<string> {
  const proof = await hmacHex(app.settings.signingSecret, `unsubscribe\nmorning\n${userId}`);
  return `${userId}.${proof.slice(0, 40)}`;
}

/** Whose it is. @throws Refusal 'not-found' for one that we have not made */
export async function readUnsubscribeToken(app: Pick<App, 'settings'>, token: string): Promise<string> {
  const [, userId] = TOKEN.exec(token) ?? [];
  // Compared after another HMAC of both: how long that takes says nothing about the right one.
  const real = userId === undefined ? '' : await unsubscribeToken(app, userId);
  const [a, b] = await Promise.all([token, real].map((text) => hmacHex(app.settings.signingSecret, text)));
  if (userId === undefined || a !== b)
    throw new Refusal('not-found', "This link isn't whole. Please copy all of it from the email.");
  return userId;
}

/** Her morning mail ends; twice is once, and an account that is gone gets none anyway. @throws Refusal 'not-found' */
export async function unsubscribe(app: App, token: string): Promise<void> {
  const her = await personById(app, await readUnsubscribeToken(app, token));
  if (her) await changeUser(peopleOf(app, her), her.id, { morningMail: false });
}
