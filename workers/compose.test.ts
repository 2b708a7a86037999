import { afterEach, expect, test, vi } from 'vitest';
import { composeApp } from './compose.ts';
import type { Env } from './env.d.ts';

afterEach(() => vi.unstubAllGlobals());

const D1 = { prepare: () => undefined, batch: () => undefined, withSession: () => undefined };
const env = (settings: Record<string, string>) =>
  ({ PEOPLE: D1, LOOKS_0: D1, PHOTOS: {}, ...settings }) as unknown as Env;

test('what is deployed starts with settings that have their shape, and with no others', () => {
  vi.stubGlobal('__LOCAL_BUILD__', false);
  const right = { SIGNING_SECRET: 'a secret of this test, long enough' };
  expect(composeApp(env(right)).settings.signingSecret).toBe(right.SIGNING_SECRET);
  for (const wrong of [{ SIGNING_SECRET: 's' }, { ...right, MODEL_CAP_CENTS: 'much' }])
    expect(() => composeApp(env(wrong))).toThrow(/^(SIGNING_SECRET|MODEL_CAP_CENTS) must /);
  vi.stubGlobal('__LOCAL_BUILD__', true);
  expect(composeApp(env({ SIGNING_SECRET: 's' })).settings.signingSecret).toBe('s');
});
