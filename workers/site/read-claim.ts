import { localDate } from '../../app/domain/time/local-day.ts';
import type { App } from '../app.ts';
import type { SessionUser } from '../db/people/users.ts';
import { isSigned, signAddress } from '../usecases/photos/signed-address.ts';
import { cookieValues, hostCookie, cookieName } from './cookies.ts';
import { sessionToken } from './session-cookie.ts';

// What her row said less than a minute ago, signed and bound to her session: a read of today's outfit then asks for her
// outfits alone (docs/decisions/a-claim-reads-for-a-minute.md).

const NAME = 'stylecast-reader';
const LIFETIME_S = 60;

export type ClaimReader = Pick<SessionUser, 'id' | 'shard' | 'timezone' | 'location'>;

interface Claim {
  token: string;
  about: string;
  expires: string;
  signature: string;
}

function claimOf(app: App, request: Request): Claim | null {
  const { local } = app.settings;
  const [value] = cookieValues(request, cookieName(request.url, local, NAME));
  const token = value && sessionToken(request, local);
  if (!token) return null;
  const [expires = '', signature = '', about = ''] = value.split('~');
  return { token, about, expires, signature };
}

const facts = ({ token, about }: Pick<Claim, 'token' | 'about'>): string[] => ['reader', token, about];
const aboutOf = ({ id, shard, timezone, location }: ClaimReader): string =>
  [id, shard, timezone, location].map(encodeURIComponent).join('&');

/** Null without a fresh, genuine claim of this session. */
export async function readClaim(app: App, request: Request): Promise<ClaimReader | null> {
  const claim = claimOf(app, request);
  if (!claim || !(await isSigned(app, facts(claim), claim))) return null;
  const [id = '', shard = '', timezone = '', location = ''] = claim.about.split('&').map(decodeURIComponent);
  return { id, shard: Number(shard), timezone, location };
}

/** She has been here today: there is nothing to note. */
const isNoted = (app: App, { lastSeenAt, deliveryPaused, timezone }: SessionUser): boolean =>
  !deliveryPaused && localDate(lastSeenAt, timezone) === localDate(app.clock.now(), timezone);

/**
 * For requests that have read her row, or have not (`user` null). What may have changed the row removes the claim. Null
 * where the browser's claim is right, or there can be none.
 */
export async function claimCookie(
  app: App,
  request: Request,
  user: SessionUser | null,
): Promise<string | null> {
  const { local } = app.settings;
  const claim = claimOf(app, request);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead) return claim && hostCookie(request.url, local, { name: NAME, value: '', maxAgeS: 0 });
  const token = user && isNoted(app, user) && sessionToken(request, local);
  if (!token) return null;
  const about = aboutOf(user);
  if (claim?.about === about && Number(claim.expires) * 1000 > app.clock.now()) return null;
  const { expires, signature } = await signAddress(app, facts({ token, about }), LIFETIME_S);
  const value = `${expires}~${signature}~${about}`;
  return hostCookie(request.url, local, { name: NAME, value, maxAgeS: LIFETIME_S });
}
