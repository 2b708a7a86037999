import { earlyAccess, getUser, login, logout, register } from '../../../../app/contracts/session.ts';
import { toUser } from '../../../db/people/users.ts';
import { joinEarlyAccess } from '../../../usecases/accounts/join-early-access.ts';
import { logIn } from '../../../usecases/accounts/log-in.ts';
import { logOut } from '../../../usecases/accounts/log-out.ts';
import { register as registerUser, type Visitor } from '../../../usecases/accounts/register.ts';
import { clientAddress } from '../../client-address.ts';
import { mailOrigin } from '../../mail-origin.ts';
import { knownDevice } from '../../known-device.ts';
import { clearedSessionCookie } from '../../session-cookie.ts';
import { giveCookies } from '../session-cookies.ts';
import { joinWaiting } from '../join-waiting.ts';
import { mountForAnyone, mountForSignedIn, type Api, type ApiContext } from '../route.ts';
import { noteEvent } from '../security-log.ts';

export const toVisitor = (c: ApiContext): Visitor => ({
  address: clientAddress(c.req.raw),
  userAgent: c.req.header('user-agent'),
  sessionId: c.get('session')?.id,
  origin: mailOrigin(c.get('app'), c.req.url),
  deviceOf: (userId) => knownDevice(c.get('app'), c.req.raw, userId),
});

export function mountSession(api: Api): void {
  mountForSignedIn(api, getUser, ({ user }) => toUser(user));

  mountForAnyone(api, register, async ({ app, body, c }) => {
    const { user, token } = await registerUser(app, body, toVisitor(c));
    await giveCookies(c, { token, userId: user.id });
    await noteEvent(c, 'signed-up', user.id);
    return toUser(user);
  });

  mountForAnyone(api, login, async ({ app, body, c }) => {
    const { user, token } = await logIn(app, body, toVisitor(c));
    await giveCookies(c, { token, userId: user.id });
    await noteEvent(c, 'signed-in', user.id);
    await joinWaiting(c, user);
    return toUser(user);
  });
  api.get(login.path, (c) => c.redirect('/auth', 302));

  mountForAnyone(api, logout, async ({ app, c }) => {
    const session = c.get('session');
    if (session) {
      await logOut(app, session.id);
      await noteEvent(c, 'signed-out', session.user.id);
    }
    c.header('Set-Cookie', clearedSessionCookie(c.req.url, app.settings.local));
    return { success: true as const };
  });

  mountForAnyone(api, earlyAccess, async ({ app, body, c }) => {
    await joinEarlyAccess(app, body.email, clientAddress(c.req.raw));
    return {
      success: true as const,
      message: "You're on the list! We'll notify you when we launch new features.",
    };
  });
}
