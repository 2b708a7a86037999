import { expect, test, vi } from 'vitest';
import { expectConsoleError } from '../tests/runner/console-errors.ts';
import { NotSetUp, requireShapes, signingKey } from './not-set-up.ts';
import { failedPage } from './site/error-page.ts';

test('what is deployed refuses the secret of local builds, and none, by name', () => {
  expect(() => signingKey('SIGNING_SECRET', 'local-builds-only', false)).toThrow(
    'SIGNING_SECRET is the one of local',
  );
  expect(() => signingKey('SIGNING_SECRET', undefined, true)).toThrow('SIGNING_SECRET is not set');
  expect(() => signingKey('SIGNING_SECRET', '', false)).toThrow(NotSetUp);
  expect(signingKey('SIGNING_SECRET', 'local-builds-only', true)).toBe('local-builds-only');
  expect(signingKey('SIGNING_SECRET', 'of its own', false)).toBe('of its own');
});

test('then every page is 503 with a sentence, and a log line says which setting', async () => {
  expectConsoleError();
  const response = failedPage(
    new Request('https://stylecast.app/'),
    new NotSetUp('SIGNING_SECRET is not set.'),
  );
  expect(response.status).toBe(503);
  expect(await response.text()).toBe('Stylecast is being set up. Please come back in a moment.');
  const line = JSON.parse(String(vi.spyOn(console, 'error').mock.calls[0]?.[0])) as object;
  expect(line).toMatchObject({ event: 'not-set-up', error: 'SIGNING_SECRET is not set.' });
});

test('a signing secret of fewer than 32 bytes is refused where it is deployed, in a sentence without it', () => {
  for (const SIGNING_SECRET of ['s', 'x'.repeat(31), 'ü'.repeat(15)]) {
    expect(() => requireShapes({ SIGNING_SECRET }, false)).toThrow(NotSetUp);
    expect(() => requireShapes({ SIGNING_SECRET }, false)).toThrow(
      /^SIGNING_SECRET must have at least 32 bytes: `openssl rand -hex 32` makes one\.$/,
    );
    expect(() => requireShapes({ SIGNING_SECRET }, true), 'local builds are nobody’s').not.toThrow();
  }
  for (const SIGNING_SECRET of ['x'.repeat(32), 'ü'.repeat(16)])
    expect(() => requireShapes({ SIGNING_SECRET }, false)).not.toThrow();
});

test('every setting that is wrong is named at once', () => {
  const env = { SIGNING_SECRET: 's', FILM_CAP_CENTS: '20 dollars', PEOPLE: {}, MODELS: 'on' };
  expect(() => requireShapes(env, false)).toThrow(
    /SIGNING_SECRET must have .* FILM_CAP_CENTS must be a whole number of US cents\./,
  );
});
