import { afterAll, expect, test } from 'vitest';
import { closeBrowser, openPage, visit } from '../visit.ts';
import { siteOrigin } from '../site-origin.ts';

afterAll(closeBrowser);

const OLD = 'a good long one';
const NEW = 'another good one 7';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

test('in her profile she sees where she is signed in, signs a device out and changes her password', async () => {
  const { page, context, complaints, foreign } = await visit();
  const origin = siteOrigin();
  const username = `safe${Date.now().toString(36)}`;
  const headers = { origin };
  const email = `${username}@stylecast.test`;
  await context.request.post('/api/register', { headers, data: { username, email, password: OLD } });
  await context.request.put('/api/user/location', { headers, data: { location: 'Lisbon' } });
  const signIn = (password: string) =>
    fetch(`${origin}/api/login`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'user-agent': IPHONE },
      body: JSON.stringify({ username, password }),
    });
  const phone = (await signIn(OLD)).headers.get('set-cookie')?.split(';')[0] ?? '';
  const phoneIsIn = async () =>
    (await fetch(`${origin}/api/user`, { headers: { cookie: phone } })).status === 200;
  expect(await phoneIsIn()).toBe(true);

  await openPage(page, '/profile');
  const section = page.getByRole('region', { name: 'Sign-in and security' });
  await section.getByText('On 2 devices').click();
  await section.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await section.getByText('On this device').waitFor();
  expect(await phoneIsIn()).toBe(false);

  await section.getByText('Change your password').click();
  await section.getByRole('button', { name: 'Change password', exact: true }).click();
  await section.getByText('Please enter your current password.').waitFor();
  const fill = async (current: string) => {
    const form = section.locator('form', { hasText: 'Confirm new password' });
    await form.locator('[name=currentPassword]').fill(current);
    await form.locator('[name=password]').fill(NEW);
    await form.locator('[name=confirm]').fill(NEW);
    await form.getByRole('button', { name: 'Change password', exact: true }).click();
  };
  await fill('not my password');
  await section.getByText("That isn't your current password.").waitFor();
  await fill(OLD);
  await page.getByText('Your other devices were signed out.', { exact: false }).first().waitFor();
  expect((await signIn(OLD)).status).toBe(401);
  expect((await signIn(NEW)).status).toBe(200);
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: 'Sign-in and security' }).waitFor();
  // The refused password is an answer that the browser reports by itself.
  expect(complaints.filter((text) => !text.includes('403'))).toEqual([]);
  expect(foreign).toEqual([]);
  await context.close();
});
