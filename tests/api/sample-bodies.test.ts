import { expect, test } from 'vitest';
import { ALL_CALLS, nameOf } from './all-calls.ts';
import { sampleFor } from './sample-bodies.ts';

test.each(ALL_CALLS.filter(({ body, query }) => body ?? query).map((call) => [nameOf(call), call] as const))(
  'a body and a query are found that %s takes',
  (_name, call) => {
    for (const part of ['body', 'query'] as const) {
      const sample = sampleFor(call, part);
      expect(call[part]?.safeParse(sample).error).toBeUndefined();
    }
  },
);

test('preferred values are taken where they fit', () => {
  const login = ALL_CALLS.find((call) => nameOf(call) === 'POST /api/login')!;
  expect(sampleFor(login, 'body', { username: 'ann', password: 7 })).toEqual({
    username: 'ann',
    password: 'casual',
  });
});
