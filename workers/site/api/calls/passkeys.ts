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
import {
  proveIdentity,
  requireFreshSignIn,
  sendSecondStepCode,
} from '../../../usecases/accounts/prove-identity.ts';
import { addPasskey, optionsToAdd } from '../../../usecases/passkeys/add-passkey.ts';
import { removePasskey } from '../../../usecases/passkeys/remove-passkey.ts';
import { logInWithPasskey, optionsToShow } from '../../../usecases/passkeys/show-passkey.ts';
import { clientAddress } from '../../client-address.ts';
import { mailOrigin } from '../../mail-origin.ts';
import { giveCookies } from '../session-cookies.ts';
import { joinWaiting } from '../join-waiting.ts';
import { mountForAnyone, mountForSignedIn, type Api, type ApiContext } from '../route.ts';
import { readSecurity } from './security.ts';
import { noteEvent } from '../security-log.ts';
import { toVisitor } from './session.ts';

const siteOf = (c: ApiContext) => ({ origin: mailOrigin(c.get('app'), c.req.url) });

export function mountPasskeys(api: Api): void {
  mountForAnyone(api, askForPasskey, ({ app, c }) => optionsToShow(app, siteOf(c)));
  mountForAnyone(api, logInCall, async ({ app, body, c }) => {
    const { user, token } = await logInWithPasskey(app, body.passkey, toVisitor(c));
    await giveCookies(c, { token, userId: user.id });
    await noteEvent(c, 'signed-in-with-passkey', user.id);
    await joinWaiting(c, user);
    return toUser(user);
  });

  mountForSignedIn(api, askToAddPasskey, ({ app, user, signedInAt, c }) => {
    requireFreshSignIn(app, signedInAt);
    return optionsToAdd(app, user, siteOf(c));
  });
  mountForSignedIn(api, addCall, async ({ app, user, body, sessionId, signedInAt, c }) => {
    requireFreshSignIn(app, signedInAt);
    const userAgent = c.req.header('user-agent');
    await addPasskey(app, user, body.passkey, { ...siteOf(c), sessionId, ...(userAgent && { userAgent }) });
    await noteEvent(c, 'passkey-added', user.id);
    return readSecurity(app, user, sessionId);
  });
  mountForSignedIn(api, removeCall, async ({ app, user, param, sessionId, signedInAt, c }) => {
    requireFreshSignIn(app, signedInAt);
    await removePasskey(app, user, param('id'), siteOf(c));
    await noteEvent(c, 'passkey-removed', user.id);
    return readSecurity(app, user, sessionId);
  });

  mountForSignedIn(api, proveCall, async ({ app, user, body, sessionId, c }) => {
    const asking = { sessionId, address: clientAddress(c.req.raw), ...siteOf(c) };
    const token = await proveIdentity(app, user, body, asking);
    await giveCookies(c, { token, userId: user.id });
    await noteEvent(c, 'proved-again', user.id);
    return { success: true as const, message: 'Thank you.' };
  });
  mountForSignedIn(api, sendAdminCode, async ({ app, user, c }) => {
    await sendSecondStepCode(app, user, siteOf(c).origin);
    return {
      success: true as const,
      message: 'A code is on its way to your inbox. It works for ten minutes.',
    };
  });
}
