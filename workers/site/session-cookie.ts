import { cookieValues, hostCookie, cookieName } from './cookies.ts';

const NAME = 'stylecast';
const MAX_AGE_S = 30 * 24 * 3600;

export const sessionCookie = (url: string, local: boolean, token: string): string =>
  hostCookie(url, local, { name: NAME, value: token, maxAgeS: MAX_AGE_S });

export const clearedSessionCookie = (url: string, local: boolean): string =>
  hostCookie(url, local, { name: NAME, value: '', maxAgeS: 0 });

export const sessionToken = (request: Request, local: boolean): string | undefined =>
  cookieValues(request, cookieName(request.url, local, NAME)).find((value) =>
    /^([1-9]\d{0,3}\.)?[0-9a-f]{40}$/.test(value),
  );
