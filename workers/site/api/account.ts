import {
  forgotPassword,
  resetPassword as resetPasswordCall,
  sendVerificationEmail,
  verifyEmail as verifyEmailCall,
} from '../../../app/contracts/account.ts';
import { askForReset } from '../../usecases/accounts/ask-for-reset.ts';
import { askForVerification } from '../../usecases/accounts/ask-for-verification.ts';
import { resetPassword } from '../../usecases/accounts/reset-password.ts';
import { verifyEmail } from '../../usecases/accounts/verify-email.ts';
import { mailOrigin } from '../mail-origin.ts';
import { clearedSessionCookie } from '../session-cookie.ts';
import { giveDeviceCookie } from './give-cookies.ts';
import { open, signedIn, type Api } from './route.ts';
import { noteEvent } from './security-log.ts';
import { visitorOf } from './session.ts';

/** Account and email. */
export function mountAccount(api: Api): void {
  signedIn(api, sendVerificationEmail, async ({ app, user, c }) => {
    const message = await askForVerification(app, user, mailOrigin(app, c.req.url));
    return { success: true as const, message };
  });

  open(api, verifyEmailCall, async ({ app, query, c }) => {
    const { message, userId, changed } = await verifyEmail(app, query.token);
    if (changed !== 'nothing') {
      await noteEvent(c, changed === 'address' ? 'email-changed' : 'email-verified', userId);
    }
    return { success: true as const, message };
  });

  open(api, forgotPassword, async ({ app, body, c }) => {
    const visitor = visitorOf(c);
    // She may ask while she is signed in: for a first password.
    const deviceOf = async (userId: string) =>
      (await visitor.deviceOf?.(userId)) ?? (c.get('session')?.user.id === userId ? 'signed in' : null);
    const message = await askForReset(app, body.email, { ...visitor, deviceOf });
    return { success: true as const, message };
  });

  open(api, resetPasswordCall, async ({ app, body, c }) => {
    const userId = await resetPassword(app, body, mailOrigin(app, c.req.url));
    await noteEvent(c, 'password-reset', userId);
    // She has read her mail here: whoever guesses at her password elsewhere does not keep her out.
    await giveDeviceCookie(c, userId);
    // Her own session here has ended with the others.
    if (c.get('session')?.user.id === userId) {
      c.header('Set-Cookie', clearedSessionCookie(c.req.url, app.settings.local), { append: true });
    }
    return { success: true as const, message: 'Your password was changed. You can sign in with it now.' };
  });
}
