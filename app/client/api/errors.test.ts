import { expect, test } from 'vitest';
import {
  ApiError,
  failureText,
  isUnauthorized,
  loginFailureText,
  unreachableError,
  readFailure,
} from './errors.ts';

test('the message of a JSON body is its message, then an error text, then a nested message', () => {
  const all = { message: 'top', error: 'short' };
  expect(readFailure(400, 'Bad Request', JSON.stringify(all)).message).toBe('top');
  expect(readFailure(400, 'Bad Request', JSON.stringify({ error: 'short' })).message).toBe('short');
  expect(readFailure(400, '', JSON.stringify({ error: { message: 'deep' } })).message).toBe('deep');
});

test('any other body is told with its status code and a colon', () => {
  expect(readFailure(502, 'Bad Gateway', '<h1>Bad</h1>').message).toBe('502: <h1>Bad</h1>');
  expect(readFailure(500, '', '{"code":7}').message).toBe('500: {"code":7}');
  expect(readFailure(400, '', '["no"]').message).toBe('400: ["no"]');
});

test('an empty body falls back to the status text', () => {
  expect(readFailure(503, 'Service Unavailable', '').message).toBe('503: Service Unavailable');
});

test('what else the body tells is kept', () => {
  const error = readFailure(
    429,
    '',
    JSON.stringify({ error: 'Daily limit reached', message: 'Three a day.', upgradeRequired: true }),
    '60',
  );
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 429,
    title: 'Daily limit reached',
    message: 'Three a day.',
    upgradeRequired: true,
    retryAfter: 60,
  });
});

test('401 with Unauthorized means logged out, however the body says it', () => {
  expect(isUnauthorized(readFailure(401, '', '{"message":"Unauthorized"}'))).toBe(true);
  expect(isUnauthorized(readFailure(401, 'Unauthorized', ''))).toBe(true);
  expect(isUnauthorized(readFailure(401, '', ''))).toBe(true);
  expect(isUnauthorized(new Error('401: Unauthorized'))).toBe(true);
});

test('a refused login is not a lost session', () => {
  expect(isUnauthorized(readFailure(401, '', '{"message":"Invalid username or password"}'))).toBe(false);
  expect(isUnauthorized('401 Unauthorized')).toBe(false);
});

test('login says its fixed sentences', () => {
  expect(loginFailureText(readFailure(401, '', 'nope'))).toBe('Invalid username or password');
  expect(loginFailureText(readFailure(429, '', '{"error":"Too many tries"}'))).toBe('Too many tries');
  expect(loginFailureText(readFailure(500, '', '{}'))).toBe('Login failed');
  expect(loginFailureText(new Error('?'))).toBe('Login failed');
  expect(loginFailureText(unreachableError())).toContain('connection');
});

test('without a sentence of the server the given one is used', () => {
  expect(failureText(readFailure(500, '', '<html>'), 'Something went wrong.')).toBe('Something went wrong.');
  expect(failureText(readFailure(409, '', '{"message":"Taken."}'), 'Something went wrong.')).toBe('Taken.');
});
