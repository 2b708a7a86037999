import { expect, test } from 'vitest';
import type { SiteEnv } from '../../env.d.ts';
import { withoutDistance, DISTANCE_HEADER, withDistance } from './simulated-distance.ts';

const statement: object = { bind: () => statement, raw: async () => [], all: async () => ({ results: [] }) };
const session = () => ({ prepare: () => statement, batch: async () => [], getBookmark: () => 'b' });
const env = {
  PEOPLE: { ...session(), withSession: session },
  LOOKS_0: { ...session(), withSession: session },
  ORIGIN: 'https://stylecast.test',
} as unknown as SiteEnv;
const from = (distance: string) =>
  withDistance(new Request('https://stylecast.test/', { headers: { [DISTANCE_HEADER]: distance } }), env);

test('what goes together counts once, what waits for another counts again, and copies near her by themselves', async () => {
  const { env: far, trips } = from('20,5');
  const begun = performance.now();
  const read = (db: D1Database | D1DatabaseSession) => db.prepare('select 1').bind(1).raw();
  await Promise.all([read(far.PEOPLE), read(far.LOOKS_0), far.LOOKS_0.batch([])]);
  expect(trips).toEqual({ home: 1, near: 0, all: 3 });
  await read(far.LOOKS_0.withSession('first-unconstrained'));
  await read(far.LOOKS_0.withSession('first-primary'));
  expect(trips).toEqual({ home: 2, near: 1, all: 5 });
  expect(performance.now() - begun).toBeGreaterThan(40);
});

test('everything else of the Env is as it was, and the Env itself is found again', () => {
  const { env: far } = from('120,5');
  expect(far.ORIGIN).toBe('https://stylecast.test');
  expect(withoutDistance(far)).toBe(env);
  expect(withoutDistance(env)).toBe(env);
});
