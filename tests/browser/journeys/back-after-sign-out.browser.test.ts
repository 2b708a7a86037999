import { afterAll, expect, test } from 'vitest';
import { closeBrowser, visit } from '../visit.ts';
import { callerIn, signUpMember } from '../../worlds/member.ts';

afterAll(closeBrowser);

test('Back after signing out shows nothing of her: the browser kept no page', async () => {
  const { page, context } = await visit();
  const email = `${await signUpMember(context)}@stylecast.test`;
  const signedIn = await page.goto('/profile');
  expect(signedIn?.headers()['cache-control']).toBe('private, no-store');
  expect(await page.content()).toContain(email);
  await page.goto('/healthz');
  await callerIn(context)('POST', '/api/logout');
  await page.goBack();
  await page.waitForLoadState('networkidle');
  expect(await page.content()).not.toContain(email);
  const signedOut = await page.goto('/auth');
  expect(signedOut?.headers()['cache-control']).toBe('private, no-cache');
  await context.close();
});
