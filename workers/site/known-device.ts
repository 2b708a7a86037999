import type { App } from '../app.ts';
import { checkAddress, signAddress } from '../usecases/photos/signed-address.ts';
import { isPlain } from './session-cookie.ts';

// A device cookie (OWASP, "Slow down online guessing attacks with device cookies"): says that an account has been open in
// this browser before, and nothing else. It opens nothing; with it the guesses of others do not hold her up.

const NAME = 'stylecast-device';
/** Browsers keep a cookie no longer (RFC 6265bis). */
const LIFETIME_S = 400 * 24 * 3600;

const nameOf = (url: string, local: boolean): string => `${isPlain(url, local) ? '' : '__Host-'}${NAME}`;
const facts = (userId: string, device: string): string[] => ['known-device', userId, device];

/** Set-Cookie for a browser in which she has just proved who she is. */
export async function deviceCookie(app: App, url: string, userId: string): Promise<string> {
  const device = crypto.randomUUID();
  const { expires, signature } = await signAddress(app, facts(userId, device), LIFETIME_S);
  const secure = isPlain(url, app.settings.local) ? '' : '; Secure';
  const value = `${device}.${expires}.${signature}`;
  return `${nameOf(url, app.settings.local)}=${value}; Path=/; Max-Age=${LIFETIME_S}; HttpOnly; SameSite=Lax${secure}`;
}

/** The id of this device if her account has been open on it; null for a cookie that is forged, old or another's. */
export async function knownDevice(app: App, request: Request, userId: string): Promise<string | null> {
  const name = nameOf(request.url, app.settings.local);
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value = ''] = pair.trim().split('=', 2);
    const [device = '', expires = '', signature = ''] = value.split('.');
    if (key !== name || !/^[0-9a-f-]{36}$/.test(device)) continue;
    const genuine = await checkAddress(app, facts(userId, device), { expires, signature }).then(
      () => true,
      () => false,
    );
    if (genuine) return device;
  }
  return null;
}
