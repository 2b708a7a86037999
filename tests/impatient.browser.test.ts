import type { Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { closeBrowser, visit, type Visit } from './browser.ts';

afterAll(closeBrowser);

/** A member who has just signed up, without a profile. */
async function newMember({
  context,
}: Visit): Promise<(method: string, path: string, data: object) => Promise<void>> {
  const username = `dora${Date.now().toString(36)}`;
  const headers = { origin: inject('origin') };
  const call = async (method: string, path: string, data: object) => {
    const response = await context.request.fetch(path, { method, data, headers });
    expect(response.ok(), `${path} ${response.status()}`).toBe(true);
  };
  await call('POST', '/api/register', {
    username,
    password: 'a good long one',
    email: `${username}@stylecast.test`,
  });
  return call;
}

/** What the page sends to change something. */
function sent(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return calls;
}

test('a double click regenerates once', async () => {
  const visitor = await visit();
  const { page, context } = visitor;
  const call = await newMember(visitor);
  await call('PUT', '/api/user/preferences', { stylePreferences: ['classic'], gender: 'female' });
  await call('PUT', '/api/user/location', { location: 'Lisbon' });
  await page.goto('/', { waitUntil: 'networkidle' });
  const calls = sent(page);
  await page.getByRole('button', { name: 'Regenerate' }).dblclick();
  await page.getByText('Outfit regenerated!', { exact: true }).waitFor();
  expect(calls).toEqual(['POST /api/outfits/regenerate']);
  await context.close();
});

test('a double click in the onboarding goes one step, and skips it once', async () => {
  const visitor = await visit();
  const { page, context } = visitor;
  await newMember(visitor);
  await page.goto('/onboarding', { waitUntil: 'networkidle' });
  const calls = sent(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Step 2 of 4').waitFor();
  await page.getByRole('button', { name: 'Skip' }).dblclick();
  await page.getByText('Step 3 of 4').waitFor();
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: 'Skip' }).dblclick();
  await page.getByText('Setup skipped', { exact: true }).waitFor();
  expect(calls).toEqual(['PUT /api/user/location', 'PUT /api/user/preferences']);
  await context.close();
});

test('half a city name in the field does not keep her from skipping', async () => {
  const visitor = await visit();
  const { page, context } = visitor;
  await newMember(visitor);
  await page.goto('/onboarding', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Step 2 of 4').waitFor();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('combobox').fill('Helsi');
  await page.waitForTimeout(500);
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByText('Setup skipped', { exact: true }).waitFor();
  const user = (await (await context.request.get('/api/user')).json()) as { location: string };
  expect(user.location).toBe('San Francisco, CA');
  await context.close();
});
