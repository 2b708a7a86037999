import { z } from 'zod';
import { SIGN_IN_PROVIDERS } from '../../app/domain/account/sign-in-provider.ts';
import type { App } from '../app.ts';
import type { IdentityId } from '../db/people/identities.ts';
import type { SessionUser } from '../db/people/users.ts';
import { ADDRESS_LIFETIME_S, isSigned, signAddress } from '../usecases/photos/signed-address.ts';
import { cookieValues, hostCookie, cookieName } from './cookies.ts';

// An identity whose account has a password waits here for a quarter of an hour: signed in, she has it open her account
// too. Signed for this account, so that it joins no other.

const NAME = 'stylecast-join';
const providerName = z.enum(SIGN_IN_PROVIDERS);

type Owner = Pick<SessionUser, 'id' | 'emailKey'>;
const facts = (owner: Owner, { provider, subject }: IdentityId): string[] => [
  'join-identity',
  owner.id,
  owner.emailKey,
  provider,
  Buffer.from(subject).toString('base64url'),
];

export async function joinCookie(app: App, url: string, owner: Owner, identity: IdentityId): Promise<string> {
  const { expires, signature } = await signAddress(app, facts(owner, identity));
  const subject = Buffer.from(identity.subject).toString('base64url');
  const value = [identity.provider, subject, expires, signature].join('.');
  return hostCookie(url, app.settings.local, { name: NAME, value, maxAgeS: ADDRESS_LIFETIME_S });
}

export const clearedJoinCookie = (app: App, url: string): string =>
  hostCookie(url, app.settings.local, { name: NAME, value: '', maxAgeS: 0 });

/** Null for nobody, or for who waits for another account. */
export async function waitingToJoin(app: App, request: Request, owner: Owner): Promise<IdentityId | null> {
  for (const value of cookieValues(request, cookieName(request.url, app.settings.local, NAME))) {
    const [named = '', subject = '', expires = '', signature = ''] = value.split('.');
    const parsed = providerName.safeParse(named);
    if (!parsed.success) continue;
    const identity = { provider: parsed.data, subject: Buffer.from(subject, 'base64url').toString() };
    if (await isSigned(app, facts(owner, identity), { expires, signature })) return identity;
  }
  return null;
}
