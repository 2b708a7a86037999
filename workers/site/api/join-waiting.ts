import type { SessionUser } from '../../db/people/users.ts';
import { joinIdentity } from '../../usecases/accounts/join-identity.ts';
import { clearedJoinCookie, waitingToJoin } from '../join-cookie.ts';
import { mailOrigin } from '../mail-origin.ts';
import type { ApiContext } from './route.ts';
import { noteEvent } from './security-log.ts';

export async function joinWaiting(c: ApiContext, user: SessionUser): Promise<void> {
  const app = c.get('app');
  const identity = user.emailVerified ? await waitingToJoin(app, c.req.raw, user) : null;
  if (!identity) return;
  const joined = await joinIdentity(app, user, identity, mailOrigin(app, c.req.url));
  c.header('Set-Cookie', clearedJoinCookie(app, c.req.url), { append: true });
  if (joined) await noteEvent(c, 'provider-linked', user.id);
}
