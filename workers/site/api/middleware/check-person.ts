import type { MiddlewareHandler } from 'hono';
import { PERSON_CHECKED } from '../../../../app/contracts/call.ts';
import { Refusal } from '../../../../app/domain/refusal.ts';
import type { ApiEnv } from '../route.ts';

const HEADER = 'x-person-check';

export const checkPerson: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { personCheck } = c.get('app');
  if (personCheck && c.req.method === 'POST' && PERSON_CHECKED.includes(c.req.path)) {
    const address = c.req.header('cf-connecting-ip') ?? null;
    if (!(await personCheck.isPerson(c.req.header(HEADER) ?? '', address)))
      throw new Refusal('forbidden', "We couldn't confirm that you're a person. Please try again.");
  }
  await next();
};
