import { deviceCookie, knownDevice } from '../known-device.ts';
import { sessionCookie } from '../session-cookie.ts';
import type { ApiContext } from './route.ts';

export async function giveCookies(
  c: ApiContext,
  { token, userId }: { token: string; userId: string },
): Promise<void> {
  c.header('Set-Cookie', sessionCookie(c.req.url, c.get('app').settings.local, token), { append: true });
  await giveDeviceCookie(c, userId);
}

/** A link of her mail was opened here: a known device, though nobody is signed in. */
export async function giveDeviceCookie(c: ApiContext, userId: string): Promise<void> {
  const app = c.get('app');
  if ((await knownDevice(app, c.req.raw, userId)) !== null) return;
  c.header('Set-Cookie', await deviceCookie(app, c.req.url, userId), { append: true });
}
