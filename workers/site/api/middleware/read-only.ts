import type { MiddlewareHandler } from 'hono';
import { setSwitch } from '../../../../app/contracts/health.ts';
import { askForPasskey, logInWithPasskey, prove, sendAdminCode } from '../../../../app/contracts/passkeys.ts';
import { Refusal } from '../../../../app/domain/refusal.ts';
import { READ_ONLY } from '../../../../app/domain/stopped-words.ts';
import { isStopped } from '../../../db/switches.ts';
import type { ApiEnv } from '../route.ts';

const READING = ['GET', 'HEAD', 'OPTIONS'];
/** Whoever stopped it must be able to sign in, take the second step of an admin and start it again. */
const ALWAYS = [
  ...['/api/login', '/api/logout', setSwitch.path],
  ...[askForPasskey.path, logInWithPasskey.path, prove.path, sendAdminCode.path],
];

/** While nothing may be changed every call that changes something answers 503 with the sentence of the pages. */
export const readOnly: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { method, path } = c.req;
  const changes = !READING.includes(method) && !ALWAYS.includes(path) && !path.startsWith('/dev/');
  if (changes && (await isStopped(c.get('app').people, 'readOnly')))
    throw new Refusal('unavailable', READ_ONLY, { retryAfter: 300 });
  await next();
};
