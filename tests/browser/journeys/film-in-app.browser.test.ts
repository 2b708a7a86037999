import { afterAll, expect, test } from 'vitest';
import { violationsInBothThemes } from '../accessibility.ts';
import { closeBrowser, visit } from '../visit.ts';
import { callerIn, signUpMember } from '../../worlds/member.ts';

// A film that she asks for in her history: her own device makes it while she walks about the app, and then she plays it.

afterAll(closeBrowser);

test('a film goes on while she walks about the app; axe finds nothing in its card, under way and done, nor in the player', async () => {
  const { page, context } = await visit({ bypassCSP: true, serviceWorkers: 'block' });
  await signUpMember(context, { settled: true, tier: 'premium' });
  const call = callerIn(context);
  const amiss: string[] = [];
  const look = async (state: string) =>
    amiss.push(...(await violationsInBothThemes(page)).map((line) => `${state}: ${line}`));
  const goTo = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
  const statusOf = async () =>
    ((await (await call('GET', '/api/animations')).json()) as { status: string }[])[0]?.status;
  // Nothing but a load of a new page takes a mark away.
  const isSamePage = () => page.evaluate(() => 'mark' in window);

  await page.goto('/');
  await page.getByRole('button', { name: 'Open Outfit Preview' }).waitFor({ timeout: 90_000 });
  await page.goto('/history');
  await page.evaluate(() => Object.assign(window, { mark: true }));
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Generate Video' }).click();
  await page.getByText('Video generation started').first().waitFor();
  await page.keyboard.press('Escape');
  await goTo('Videos');
  await page.locator('.vcard').waitFor();
  await look('under way');
  await goTo('Home');
  await page.getByRole('heading', { name: "Today's Outfit" }).waitFor();
  await goTo('Profile');
  await page.getByText('Danger Zone').waitFor();
  await expect.poll(statusOf, { timeout: 180_000, interval: 1000 }).toBe('completed');
  expect(await isSamePage()).toBe(true);

  await page.goto('/animations');
  const play = page.getByRole('button', { name: /^Play/ }).first();
  await play.waitFor();
  await look('done');
  await play.click();
  await page.getByRole('dialog').locator('video').waitFor();
  await look('the player');
  const seconds = () =>
    page
      .locator('dialog video, [role=dialog] video')
      .evaluate((video) => (video as HTMLVideoElement).duration);
  await expect.poll(seconds).toBeCloseTo(10, 1);
  expect(amiss).toEqual([]);
  await context.close();
}, 400_000);
