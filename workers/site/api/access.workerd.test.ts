import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { ALL_CALLS, nameOf, OPEN_CALLS } from '../../../tests/api/all-calls.ts';
import { visitor } from '../../../tests/worlds/visitor.workerd.ts';
import { composeApp } from '../../compose.ts';
import { createApi } from './index.ts';

const app = composeApp(env);
const api = createApi(() => app);
const addressOf = (path: string): string => path.replace(/:\w+/g, 'x1');
const signedInCalls = ALL_CALLS.filter((call) => !OPEN_CALLS.has(call));

test('every contract is mounted', () => {
  const mounted = new Set(api.routes.map((route) => `${route.method} ${route.path}`));
  expect(ALL_CALLS.map(nameOf).filter((name) => !mounted.has(name))).toEqual([]);
});

test.each(signedInCalls.map((call) => [nameOf(call), call] as const))(
  '%s is 401 for the signed out',
  async (_, call) => {
    const forged = visitor(api);
    for (const cookie of [
      '',
      `stylecast=${'0'.repeat(40)}`,
      'stylecast=',
      `__Host-stylecast=${'0'.repeat(40)}`,
    ]) {
      forged.cookie = cookie;
      for (const body of [undefined, {}, '{']) {
        if (call.method === 'GET' && body !== undefined) continue;
        const response = await forged.send(call.method, addressOf(call.path), body);
        expect(response.status).toBe(401);
        expect(await response.json()).toEqual({ message: 'Unauthorized' });
      }
    }
  },
);

test("somebody else's photo: 401 signed out", async () => {
  const response = await visitor(api).send('GET', '/objects/x1');
  expect([response.status, await response.json()]).toEqual([401, { message: 'Unauthorized' }]);
});
