import { expect, test } from 'vitest';
import { Refusal, REFUSAL_STATUS } from './refusal.ts';

test('every refusal has the status of HTTP that says it (RFC 9110, RFC 6585)', () => {
  expect(REFUSAL_STATUS).toEqual({
    ...{ 'bad-input': 400, unauthorized: 401, forbidden: 403, 'not-found': 404, conflict: 409, gone: 410 },
    ...{
      'too-large': 413,
      'address-too-long': 414,
      'wrong-media-type': 415,
      'not-usable': 422,
      'too-many': 429,
      unavailable: 503,
    },
  });
});

test('a refusal is an error that says its sentence, its code and what goes with it', () => {
  const refusal = new Refusal('too-many', 'Please wait a minute.', { retryAfter: 60 });
  expect(refusal).toBeInstanceOf(Error);
  expect(refusal).toMatchObject({
    ...{ name: 'Refusal', code: 'too-many', message: 'Please wait a minute.', details: { retryAfter: 60 } },
  });
  expect(new Refusal('gone', 'It is gone.').details).toEqual({});
});
