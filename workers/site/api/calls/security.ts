import {
  changeEmail as changeEmailCall,
  changePassword as changePasswordCall,
  endOtherSessions,
  endSession,
  getSecurity,
  type Security,
} from '../../../../app/contracts/security.ts';
import { deviceWords } from '../../../../app/domain/account/device-name.ts';
import { Refusal } from '../../../../app/domain/refusal.ts';
import type { App } from '../../../app.ts';
import { peopleDbOf } from '../../../db/people/people-databases.ts';
import { findFeed } from '../../../db/people/calendars.ts';
import { listProviders } from '../../../db/people/identities.ts';
import { listPasskeys } from '../../../db/people/passkeys.ts';
import { listSessions } from '../../../db/people/sessions.ts';
import type { AlsoEnded } from '../../../db/people/tokens.ts';
import type { SessionUser } from '../../../db/people/users.ts';
import { changeEmail } from '../../../usecases/accounts/change-email.ts';
import { changePassword } from '../../../usecases/accounts/change-password.ts';
import { logOutElsewhere, logOutEverywhereElse } from '../../../usecases/accounts/log-out.ts';
import { clientAddress } from '../../client-address.ts';
import { mailOrigin } from '../../mail-origin.ts';
import { clearedSessionCookie, sessionCookie } from '../../session-cookie.ts';
import { mountForSignedIn, type Api } from '../route.ts';
import { noteEvent } from '../security-log.ts';

export async function readSecurity(app: App, user: SessionUser, sessionId: string): Promise<Security> {
  const [rows, providers, keys, feed] = await Promise.all([
    listSessions(peopleDbOf(app, user), user.id, app.clock.now()),
    listProviders(peopleDbOf(app, user), user.id),
    listPasskeys(peopleDbOf(app, user), user.id),
    findFeed(peopleDbOf(app, user), user.id),
  ]);
  const lines = rows.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    id,
    device: deviceWords(userAgent),
    createdAt: new Date(createdAt).toISOString(),
    lastUsedAt: new Date(Math.max(lastUsedAt, createdAt)).toISOString(),
    current: id === sessionId,
  }));
  const sessions = [...lines.filter((line) => line.current), ...lines.filter((line) => !line.current)];
  const passkeys = keys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: new Date(createdAt).toISOString(),
    lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
  }));
  const hasPassword = user.passwordHash !== null;
  return { hasPassword, providers, passkeys, hasCalendarAddress: feed !== undefined, sessions };
}

const endedWords = ({ passkeys, feed }: AlsoEnded): string =>
  (passkeys ? ' Your passkeys were removed.' : '') +
  (feed ? ' Your calendar has a new private address.' : '');

export function mountSecurity(api: Api): void {
  mountForSignedIn(api, getSecurity, ({ app, user, sessionId }) => readSecurity(app, user, sessionId));

  mountForSignedIn(api, endSession, async ({ app, user, sessionId, param, c }) => {
    const id = param('id');
    if (!(await logOutElsewhere(app, user, id))) {
      throw new Refusal('not-found', "We couldn't find that session. It may have ended already.");
    }
    if (id === sessionId) c.header('Set-Cookie', clearedSessionCookie(c.req.url, app.settings.local));
    await noteEvent(c, 'session-ended', user.id);
    return readSecurity(app, user, sessionId);
  });

  mountForSignedIn(api, endOtherSessions, async ({ app, user, sessionId, c }) => {
    await logOutEverywhereElse(app, user, sessionId);
    await noteEvent(c, 'other-sessions-ended', user.id);
    return readSecurity(app, user, sessionId);
  });

  mountForSignedIn(api, changePasswordCall, async ({ app, user, body, sessionId, c }) => {
    const asking = { sessionId, address: clientAddress(c.req.raw), origin: mailOrigin(app, c.req.url) };
    const { token, also } = await changePassword(app, user, body, asking);
    c.header('Set-Cookie', sessionCookie(c.req.url, app.settings.local, token));
    await noteEvent(c, 'password-changed', user.id);
    return {
      success: true as const,
      message: `Your password was changed. Your other devices were signed out.${endedWords(also)}`,
    };
  });

  mountForSignedIn(api, changeEmailCall, async ({ app, user, body, sessionId, c }) => {
    const asking = { sessionId, address: clientAddress(c.req.raw), origin: mailOrigin(app, c.req.url) };
    const message = await changeEmail(app, user, body, asking);
    await noteEvent(c, 'email-change-asked', user.id);
    return { success: true as const, message };
  });
}
