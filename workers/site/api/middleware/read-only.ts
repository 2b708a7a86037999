import type { MiddlewareHandler } from 'hono';
import { setSwitch } from '../../../../app/contracts/health.ts';
import { askForPasskey, logInWithPasskey, prove, sendAdminCode } from '../../../../app/contracts/passkeys.ts';
import { Refusal } from '../../../../app/domain/refusal.ts';
import { READ_ONLY } from '../../../../app/domain/operations/stopped-words.ts';
import { isStopped } from '../../../db/operations/switches.ts';
import type { ApiEnv } from '../route.ts';

const READING = ['GET', 'HEAD', 'OPTIONS'];
/** Whoever stopped it must be able to sign in, take the second step of an admin and start it again. */
const ALWAYS = [
  '/api/login',
  '/api/logout',
  setSwitch.path,
  askForPasskey.path,
  logInWithPasskey.path,
  prove.path,
  sendAdminCode.path,
];

/** A mail's one-click end has no second try, and nobody may be told to wait for it (RFC 8058). */
const UNSUBSCRIBE = '/unsubscribe/';
const isAlways = (path: string): boolean =>
  ALWAYS.includes(path) || path.startsWith(UNSUBSCRIBE) || path.startsWith('/dev/');

/** While nothing may be changed every call that changes something answers 503 with the sentence of the pages. */
export const readOnly: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { method, path } = c.req;
  const changes = !READING.includes(method) && !isAlways(path);
  if (changes && (await isStopped(c.get('app').people, 'readOnly')))
    throw new Refusal('unavailable', READ_ONLY, { retryAfter: 300 });
  await next();
};
