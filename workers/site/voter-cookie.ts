import type { App } from '../app.ts';
import { isSigned, signAddress } from '../usecases/photos/signed-address.ts';
import { cookieName, cookieValues, hostCookie } from './cookies.ts';

// A friend without an account votes once a device: a random number in a cookie that we signed, set when the page of a
// poll is opened and renewed with each visit. It outlives every poll (a day), opens nothing and tells nothing of the device.

const NAME = 'stylecast-voter';
const LIFETIME_S = 2 * 24 * 3600;

const facts = (device: string): string[] => ['voter', device];

/** Null for a cookie that is missing, forged or old. */
export async function votingDevice(app: App, request: Request): Promise<string | null> {
  for (const value of cookieValues(request, cookieName(request.url, app.settings.local, NAME))) {
    const [device = '', expires = '', signature = ''] = value.split('.');
    if (!/^[0-9a-f-]{36}$/.test(device)) continue;
    if (await isSigned(app, facts(device), { expires, signature })) return device;
  }
  return null;
}

interface Voter {
  /** Known from a visit before. */
  device: string | null;
  setCookie: string | null;
}

const POLL_PAGE = /^\/ask\/[^/]+$/;

/** Who opens the page of a poll; nobody on all other pages. */
export async function voterAt(app: App, request: Request): Promise<Voter> {
  if (request.method !== 'GET' || !POLL_PAGE.test(new URL(request.url).pathname))
    return { device: null, setCookie: null };
  const device = await votingDevice(app, request);
  const named = device ?? crypto.randomUUID();
  const { expires, signature } = await signAddress(app, facts(named), LIFETIME_S);
  const value = `${named}.${expires}.${signature}`;
  const cookie = { name: NAME, value, maxAgeS: LIFETIME_S };
  return { device, setCookie: hostCookie(request.url, app.settings.local, cookie) };
}
