import type { App } from '../app.ts';
import { isSigned, signAddress } from '../usecases/photos/signed-address.ts';
import { cookieValues, hostCookie, cookieName } from './cookies.ts';

// A device cookie (OWASP, "Slow down online guessing attacks with device cookies"): this account was open in this
// browser before. It opens nothing; with it the guesses of others do not hold her up.

const NAME = 'stylecast-device';
/** Browsers keep no cookie longer (RFC 6265bis). */
const LIFETIME_S = 400 * 24 * 3600;

const facts = (userId: string, device: string): string[] => ['known-device', userId, device];

export async function deviceCookie(app: App, url: string, userId: string): Promise<string> {
  const device = crypto.randomUUID();
  const { expires, signature } = await signAddress(app, facts(userId, device), LIFETIME_S);
  const value = `${device}.${expires}.${signature}`;
  return hostCookie(url, app.settings.local, { name: NAME, value, maxAgeS: LIFETIME_S });
}

/** Null for a cookie that is forged, old or another's. */
export async function knownDevice(app: App, request: Request, userId: string): Promise<string | null> {
  for (const value of cookieValues(request, cookieName(request.url, app.settings.local, NAME))) {
    const [device = '', expires = '', signature = ''] = value.split('.');
    if (!/^[0-9a-f-]{36}$/.test(device)) continue;
    if (await isSigned(app, facts(userId, device), { expires, signature })) return device;
  }
  return null;
}
