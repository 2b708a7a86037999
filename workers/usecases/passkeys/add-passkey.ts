import type { MadeKey } from '../../../app/contracts/passkeys.ts';
import { deviceWords } from '../../../app/domain/account/device-name.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { withNames } from '../../db/people/directory.ts';
import { countPasskeys, insertPasskey, listPasskeys } from '../../db/people/passkeys.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { orderNotices } from '../accounts/order-notices.ts';
import { limitHourly } from '../limits/rate-limits.ts';
import { newChallenge, spendChallenge } from './challenge.ts';

export interface Site {
  origin: string;
}
export const siteId = ({ origin }: Site): string => new URL(origin).hostname;

const MOST_PASSKEYS = 20;

/** A chunk of its own: nobody else waits for it. */
export const webAuthn = () => import('@simplewebauthn/server');

export async function optionsToAdd(
  app: App,
  user: SessionUser,
  site: Site,
): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await webAuthn();
  const known = await listPasskeys(peopleDbOf(app, user), user.id);
  return {
    ...(await generateRegistrationOptions({
      rpName: 'Stylecast',
      rpID: siteId(site),
      challenge: await newChallenge(app, `add ${user.id}`),
      userID: Uint8Array.from(new TextEncoder().encode(user.id)),
      userName: user.username,
      userDisplayName: user.firstName ?? user.username,
      // The make of her device is nobody's business.
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })),
  };
}

const isFull = async (app: App, user: SessionUser): Promise<boolean> =>
  (await countPasskeys(peopleDbOf(app, user), user.id)) >= MOST_PASSKEYS;
const full = () => new Refusal('conflict', 'You already have 20 passkeys. Please remove one first.');

/** @throws Refusal bad-input, conflict */
export async function addPasskey(
  app: App,
  user: SessionUser,
  made: MadeKey,
  { userAgent, sessionId, ...site }: Site & { userAgent?: string; sessionId: string },
): Promise<void> {
  await limitHourly(app, 'passkey-change', user.id);
  const refused = () => new Refusal('bad-input', "We couldn't check this passkey. Please try again.");
  if (await isFull(app, user)) throw full();
  const { verifyRegistrationResponse } = await webAuthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: made as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: (challenge) => spendChallenge(app, `add ${user.id}`, challenge),
    expectedOrigin: site.origin,
    expectedRPID: siteId(site),
  }).catch(() => {
    throw refused();
  });
  if (!verified) throw refused();
  const { credential } = registrationInfo;
  const row = {
    id: credential.id,
    userId: user.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: made.response.transports ?? [],
    name: deviceWords(userAgent ?? null),
    createdAt: app.clock.now(),
    lastUsedAt: null,
  };
  const names = [{ kind: 'passkey', value: row.id }] as const;
  const isNew = await withNames(app, user, names, row.createdAt, async () =>
    (await insertPasskey(peopleDbOf(app, user), row, { sessionId, most: MOST_PASSKEYS })) ? true : undefined,
  );
  if (!isNew && (await isFull(app, user))) throw full();
  if (!isNew) throw new Refusal('conflict', 'This passkey is already in use.');
  await orderNotices(app, user, site.origin, [{ mail: 'passkey-added', facts: { device: row.name } }]);
}
