import {
  confirmEmail as confirmEmailCall,
  disownEmail as disownEmailCall,
  forgotPassword,
  resetPassword as resetPasswordCall,
  sendVerificationEmail,
  verifyEmail as verifyEmailCall,
} from '../../../../app/contracts/account.ts';
import { askForReset } from '../../../usecases/accounts/ask-for-reset.ts';
import { askForVerification } from '../../../usecases/accounts/ask-for-verification.ts';
import { resetPassword } from '../../../usecases/accounts/reset-password.ts';
import {
  confirmEmail,
  disownEmail,
  verifyEmail,
  type Verified,
} from '../../../usecases/accounts/verify-email.ts';
import { mailOrigin } from '../../mail-origin.ts';
import { clearedSessionCookie } from '../../session-cookie.ts';
import { giveDeviceCookie } from '../session-cookies.ts';
import { mountForAnyone, mountForSignedIn, type Api, type ApiContext } from '../route.ts';
import { noteEvent } from '../security-log.ts';
import { toVisitor } from './session.ts';

export function mountAccount(api: Api): void {
  mountForSignedIn(api, sendVerificationEmail, async ({ app, user, c }) => {
    const message = await askForVerification(app, user, mailOrigin(app, c.req.url));
    return { success: true as const, message };
  });

  const noteVerified = async (c: ApiContext, { userId, changed }: Verified): Promise<void> => {
    if (changed === 'nothing') return;
    await noteEvent(c, changed === 'address' ? 'email-changed' : 'email-verified', userId);
  };
  mountForAnyone(api, verifyEmailCall, async ({ app, query, c }) => {
    const opener = { openedBy: c.get('session')?.user.id ?? null, origin: mailOrigin(app, c.req.url) };
    const verified = await verifyEmail(app, query.token, opener);
    await noteVerified(c, verified);
    return { success: true as const, message: verified.message };
  });
  mountForAnyone(api, confirmEmailCall, async ({ app, body, c }) => {
    const verified = await confirmEmail(app, body, toVisitor(c));
    await noteVerified(c, verified);
    return { success: true as const, message: verified.message };
  });
  mountForAnyone(api, disownEmailCall, async ({ app, body, c }) => {
    const { message, userId } = await disownEmail(app, body.token);
    await noteEvent(c, 'email-disowned', userId);
    return { success: true as const, message };
  });

  mountForAnyone(api, forgotPassword, async ({ app, body, c }) => {
    const visitor = toVisitor(c);
    // Also signed in, for a first password.
    const deviceOf = async (userId: string) =>
      (await visitor.deviceOf?.(userId)) ?? (c.get('session')?.user.id === userId ? 'signed in' : null);
    const message = await askForReset(app, body.email, { ...visitor, deviceOf });
    return { success: true as const, message };
  });

  mountForAnyone(api, resetPasswordCall, async ({ app, body, c }) => {
    const userId = await resetPassword(app, body, mailOrigin(app, c.req.url));
    await noteEvent(c, 'password-reset', userId);
    // She read her mail here: guesses elsewhere must not keep her out.
    await giveDeviceCookie(c, userId);
    // Her own session ended with the others.
    if (c.get('session')?.user.id === userId) {
      c.header('Set-Cookie', clearedSessionCookie(c.req.url, app.settings.local), { append: true });
    }
    return { success: true as const, message: 'Your password was changed. You can sign in with it now.' };
  });
}
