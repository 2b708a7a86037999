import type { BodyOf } from '../../../app/contracts/call.ts';
import type { prove as proveCall } from '../../../app/contracts/passkeys.ts';
import {
  FRESH_SIGN_IN_MS,
  FRESH_SIGN_IN_NEEDED,
  SECOND_STEP_NEEDED,
} from '../../../app/domain/account/fresh-sign-in.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { sha256Hex } from '../../db/sql/secret.ts';
import { noteSecondStep } from '../../db/people/sessions.ts';
import { spendCode } from '../../db/people/tokens.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { orderMail } from '../mails/order-mails.ts';
import { verifyPasskeyOwner } from '../passkeys/show-passkey.ts';
import { provePassword, type Asking } from './change-password.ts';
import { limitCodeMails } from '../limits/mail-limits.ts';
import { limitCodes } from '../limits/rate-limits.ts';
import { renewToken } from './start-session.ts';

/** For irreversible actions. `since`: when the session began or was proved again, epoch ms. @throws Refusal forbidden */
export function requireFreshSignIn(app: App, since: number): void {
  if (app.clock.now() - since <= FRESH_SIGN_IN_MS) return;
  throw new Refusal('forbidden', "Please confirm it's you.", { error: FRESH_SIGN_IN_NEEDED });
}

/** Not in local builds, for their demo accounts. @throws Refusal forbidden */
export function requireSecondStep(app: App, secondStepAt: number | null): void {
  if (app.settings.local || secondStepAt !== null) return;
  const message = 'Admins confirm with a passkey or a code sent by email.';
  throw new Refusal('forbidden', message, { error: SECOND_STEP_NEEDED });
}

/** Valid for ten minutes, once. @throws Refusal forbidden, unavailable, too-many */
export async function sendSecondStepCode(app: App, user: SessionUser, origin: string): Promise<void> {
  if (!user.isAdmin || !user.emailVerified) throw new Refusal('forbidden', 'Codes are for admins.');
  await limitCodeMails(app, user.id);
  await orderMail(app, origin, { mail: 'admin-code', to: { userId: user.id } });
}

export const codeHash = (userId: string, code: string): Promise<string> =>
  sha256Hex(`admin-code\n${userId}\n${code}`);

/** Returns the session's new token. @throws Refusal forbidden, unauthorized, too-many, not-usable */
export async function proveIdentity(
  app: App,
  user: SessionUser,
  proof: BodyOf<typeof proveCall>,
  asking: Asking,
): Promise<string> {
  let isSecondStep = true;
  if ('passkey' in proof) {
    const owner = await verifyPasskeyOwner(app, proof.passkey, asking);
    if (owner.id !== user.id) throw new Refusal('forbidden', 'This passkey belongs to another account.');
  } else if ('code' in proof) {
    await limitCodes(app, user.id);
    const hash = await codeHash(user.id, proof.code);
    if (!(await spendCode(peopleDbOf(app, user), { hash, userId: user.id }, app.clock.now())))
      throw new Refusal('forbidden', 'That code is wrong or has expired. Please ask for a new one.');
  } else {
    await provePassword(app, user, proof.currentPassword, asking);
    isSecondStep = false;
  }
  if (isSecondStep) await noteSecondStep(peopleDbOf(app, user), asking.sessionId, app.clock.now());
  return renewToken(app, user, asking.sessionId);
}
