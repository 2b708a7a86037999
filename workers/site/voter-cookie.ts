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

export async function voterCookie(app: App, url: string, device: string | null): Promise<string> {
  const named = device ?? crypto.randomUUID();
  const { expires, signature } = await signAddress(app, facts(named), LIFETIME_S);
  const value = `${named}.${expires}.${signature}`;
  return hostCookie(url, app.settings.local, { name: NAME, value, maxAgeS: LIFETIME_S });
}
