import {
  addPasskey as addCall,
  askForPasskey,
  askToAddPasskey,
  logInWithPasskey as logInCall,
  prove as proveCall,
  removePasskey as removeCall,
  sendAdminCode,
} from '../../../../app/contracts/passkeys.ts';
import { toUser } from '../../../db/people/users.ts';
import { prove, requireFresh, sendCode } from '../../../usecases/accounts/prove.ts';
import { addPasskey, optionsToAdd } from '../../../usecases/passkeys/add-passkey.ts';
import { removePasskey } from '../../../usecases/passkeys/remove-passkey.ts';
import { logInWithPasskey, optionsToShow } from '../../../usecases/passkeys/show-passkey.ts';
import { clientAddress } from '../../client-address.ts';
import { mailOrigin } from '../../mail-origin.ts';
import { giveCookies } from '../session-cookies.ts';
import { joinWaiting } from '../join-waiting.ts';
import { open, signedIn, type Api, type ApiContext } from '../route.ts';
import { readSecurity } from './security.ts';
import { noteEvent } from '../security-log.ts';
import { visitorOf } from './session.ts';

const siteOf = (c: ApiContext) => ({ origin: mailOrigin(c.get('app'), c.req.url) });

/** Passkeys: to sign in, to add and remove; and how she proves again who she is. */
export function mountPasskeys(api: Api): void {
  open(api, askForPasskey, ({ app, c }) => optionsToShow(app, siteOf(c)));
  open(api, logInCall, async ({ app, body, c }) => {
    const { user, token } = await logInWithPasskey(app, body.passkey, visitorOf(c));
    await giveCookies(c, { token, userId: user.id });
    await noteEvent(c, 'signed-in-with-passkey', user.id);
    await joinWaiting(c, user);
    return toUser(user);
  });

  signedIn(api, askToAddPasskey, ({ app, user, signedInAt, c }) => {
    requireFresh(app, signedInAt);
    return optionsToAdd(app, user, siteOf(c));
  });
  signedIn(api, addCall, async ({ app, user, body, sessionId, signedInAt, c }) => {
    requireFresh(app, signedInAt);
    const userAgent = c.req.header('user-agent');
    await addPasskey(app, user, body.passkey, { ...siteOf(c), sessionId, ...(userAgent && { userAgent }) });
    await noteEvent(c, 'passkey-added', user.id);
    return readSecurity(app, user, sessionId);
  });
  signedIn(api, removeCall, async ({ app, user, param, sessionId, signedInAt, c }) => {
    requireFresh(app, signedInAt);
    await removePasskey(app, user, param('id'), siteOf(c));
    await noteEvent(c, 'passkey-removed', user.id);
    return readSecurity(app, user, sessionId);
  });

  signedIn(api, proveCall, async ({ app, user, body, sessionId, c }) => {
    const asking = { sessionId, address: clientAddress(c.req.raw), ...siteOf(c) };
    const token = await prove(app, user, body, asking);
    await giveCookies(c, { token, userId: user.id });
    await noteEvent(c, 'proved-again', user.id);
    return { success: true as const, message: 'Thank you.' };
  });
  signedIn(api, sendAdminCode, async ({ app, user, c }) => {
    await sendCode(app, user, siteOf(c).origin);
    return {
      success: true as const,
      message: 'A code is on its way to your inbox. It holds for ten minutes.',
    };
  });
}
