import { afterAll, expect, inject, test } from 'vitest';
import { closeBrowser, visit } from './browser.ts';

afterAll(closeBrowser);

test('Back after signing out shows nothing of her: the browser kept no page', async () => {
  const { page, context } = await visit();
  const call = async (path: string, data?: object) => {
    const response = await context.request.post(path, { headers: { origin: inject('origin') }, data });
    expect(response.status()).toBe(200);
  };
  const username = `back${Date.now().toString(36)}`;
  const email = `${username}@stylecast.test`;
  await call('/api/register', { username, email, password: 'a good long one' });
  const signedIn = await page.goto('/profile');
  expect(signedIn?.headers()['cache-control']).toBe('private, no-store');
  expect(await page.content()).toContain(email);
  await page.goto('/healthz');
  await call('/api/logout');
  await page.goBack();
  await page.waitForLoadState('networkidle');
  expect(await page.content()).not.toContain(email);
  const signedOut = await page.goto('/auth');
  expect(signedOut?.headers()['cache-control']).toBe('private, no-cache');
  await context.close();
});
