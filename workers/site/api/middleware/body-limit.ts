import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../../../../app/domain/refusal.ts';
import { tooLarge } from '../../../usecases/photos/receive-upload.ts';
import type { ApiEnv } from '../route.ts';

/** A photo is at most 10 MiB (its own call says so more exactly); nothing else comes near. */
const MAX_BODY_BYTES = 11 * 1024 * 1024;

/** Turns away what is announced as too large before a byte is read. JSON bodies have a smaller limit (route.ts). */
export const bodyLimit: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const announced = Number(c.req.header('content-length') ?? 0);
  if (announced > MAX_BODY_BYTES) {
    throw c.req.path.startsWith('/api/uploads/')
      ? tooLarge()
      : new Refusal('too-large', 'That is more than this call takes.');
  }
  await next();
};
