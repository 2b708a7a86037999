import { SIGN_IN_PROVIDER_NAMES } from '../../../app/domain/account/sign-in-provider.ts';
import type { App } from '../../app.ts';
import { withNames } from '../../db/people/directory.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { linkIdentity, type IdentityId } from '../../db/people/identities.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { orderNotices } from './order-notices.ts';

/** She gets a mail. False when it opens her account already. */
export async function joinIdentity(
  app: App,
  owner: SessionUser,
  { provider, subject }: IdentityId,
  origin: string,
): Promise<boolean> {
  const [now, names] = [app.clock.now(), [{ kind: provider, value: subject }]];
  const joined = await withNames(app, owner, names, now, async () =>
    (await linkIdentity(peopleDbOf(app, owner), { provider, subject }, owner.id, now)) ? true : undefined,
  );
  if (!joined) return false;
  const facts = { provider: SIGN_IN_PROVIDER_NAMES[provider] };
  await orderNotices(app, owner, origin, [{ mail: 'provider-joined', facts }]);
  return true;
}
