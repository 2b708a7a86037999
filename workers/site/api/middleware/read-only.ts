import type { MiddlewareHandler } from 'hono';
import { setSwitch } from '../../../../app/contracts/health.ts';
import { askForPasskey, logInWithPasskey, prove, sendAdminCode } from '../../../../app/contracts/passkeys.ts';
import { Refusal } from '../../../../app/domain/refusal.ts';
import { READ_ONLY } from '../../../../app/domain/operations/read-only-sentences.ts';
import { isStopped } from '../../../db/operations/switches.ts';
import type { ApiEnv } from '../route.ts';

const READING = ['GET', 'HEAD', 'OPTIONS'];
/** An admin must be able to sign in, take the second step and start it again. */
const ALWAYS = [
  '/api/login',
  '/api/logout',
  setSwitch.path,
  askForPasskey.path,
  logInWithPasskey.path,
  prove.path,
  sendAdminCode.path,
];

/** One-click unsubscribe is not tried again, and must not wait (RFC 8058). A friend's vote says on its page that it waits. */
const UNSUBSCRIBE = '/unsubscribe/';
const VOTE = '/ask/';
const isAlways = (path: string): boolean =>
  ALWAYS.includes(path) || [UNSUBSCRIBE, VOTE, '/dev/'].some((start) => path.startsWith(start));

export const readOnly: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { method, path } = c.req;
  const changes = !READING.includes(method) && !isAlways(path);
  if (changes && (await isStopped(c.get('app').people, 'readOnly')))
    throw new Refusal('unavailable', READ_ONLY, { retryAfter: 300 });
  await next();
};
