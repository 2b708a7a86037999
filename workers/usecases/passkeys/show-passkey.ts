import type { ShownKey } from '../../../app/contracts/passkeys.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { peopleDbOf, personById, firstInPeopleDbs } from '../../db/people/people-databases.ts';
import { notePasskeyUse, passkeyById } from '../../db/people/passkeys.ts';
import { noteSecondStep } from '../../db/people/sessions.ts';
import { type SessionUser } from '../../db/people/users.ts';
import { admitAdmin } from '../accounts/admit-admin.ts';
import type { Visitor } from '../accounts/register.ts';
import { limitHourly } from '../limits/rate-limits.ts';
import { startSession } from '../accounts/start-session.ts';
import { siteId, webAuthn, type Site } from './add-passkey.ts';
import { newChallenge, spendChallenge } from './challenge.ts';

/** For anybody: the browser offers the keys that it has for this site. */
export async function optionsToShow(app: App, site: Site): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await webAuthn();
  const challenge = await newChallenge(app, 'show');
  return {
    ...(await generateAuthenticationOptions({ rpID: siteId(site), challenge, userVerification: 'required' })),
  };
}

/** One sentence for every no: unknown, forged, recorded, copied. @throws Refusal unauthorized */
export async function verifyPasskeyOwner(app: App, shown: ShownKey, site: Site): Promise<SessionUser> {
  const refused = () => new Refusal('unauthorized', "This passkey doesn't open any account here.");
  const key = await firstInPeopleDbs(app, (people) => passkeyById(people, shown.id));
  if (!key) throw refused();
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: shown as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: (challenge) => spendChallenge(app, 'show', challenge),
    expectedOrigin: site.origin,
    expectedRPID: siteId(site),
    credential: {
      id: key.id,
      publicKey: Uint8Array.from(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
    },
  }).catch(() => {
    throw refused();
  });
  if (!verified) throw refused();
  const use = { id: key.id, counter: authenticationInfo.newCounter, now: app.clock.now() };
  const user = await personById(app, key.userId);
  if (!user || !(await notePasskeyUse(peopleDbOf(app, user), use))) throw refused();
  return user;
}

/** No name, no password. @throws Refusal unauthorized, too-many */
export async function logInWithPasskey(
  app: App,
  shown: ShownKey,
  visitor: Visitor,
): Promise<{ user: SessionUser; token: string }> {
  await limitHourly(app, 'passkey', visitor.address);
  const user = await verifyPasskeyOwner(app, shown, visitor);
  const { token, id } = await startSession(app, user, visitor);
  await noteSecondStep(peopleDbOf(app, user), id, app.clock.now());
  return { user: await admitAdmin(app, user), token };
}
