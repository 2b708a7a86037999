import { afterAll, expect, test } from 'vitest';
import { closeBrowser, visit } from '../visit.ts';
import { untilHydrated } from '../translated-page.ts';
import { signUpMember } from '../../worlds/member.ts';

afterAll(closeBrowser);

test("the server's chart stands without its code; the browser draws the same when it must", async () => {
  const { page, context, complaints } = await visit({ serviceWorkers: 'block' });
  await signUpMember(context, { settled: true });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/why-details/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  const chart = page.locator('.why svg.chart').first();
  const drawn = async () => {
    // A screen that is just put up is sometimes drawn twice, and what was opened in between is closed again.
    await expect
      .poll(
        async () => {
          const isOpen = await page.locator('.why').evaluate((why) => (why as HTMLDetailsElement).open);
          if (!isOpen) await page.locator('.why > summary').click();
          else await page.mouse.wheel(0, 4000);
          return chart.isVisible();
        },
        { timeout: 60_000 },
      )
      .toBe(true);
    // Its size is the browser's; what it says and draws is compared.
    return chart.evaluate((svg) => [svg.textContent, svg.querySelectorAll('*').length]);
  };
  await page.goto('/');
  const byServer = await drawn();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await drawn(), 'React leaves it as it stands').toEqual(byServer);

  // A link that is followed before React stands loads the page anew, and the server's chart with it.
  await untilHydrated(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('link', { name: 'History' }).first().click();
  await page.waitForURL('**/history');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await drawn()).toEqual(byServer);
  expect(asked).toHaveLength(1);
  expect(complaints).toEqual([]);
});
