import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, listens, visit } from '../visit.ts';
import { signUpMember } from '../../worlds/member.ts';

// A page that is open over a deploy: the scripts that it has not asked for yet are gone. It is loaded anew, once, never white.

afterAll(closeBrowser);

const TEE = join(import.meta.dirname, '../../garments/tee-on-bed.jpg');

/** A member on a page whose later script has gone: for the page that is loaded after that, unless it `stays` gone. */
async function visitOld(path: string, gone: RegExp, stays = false) {
  const { page, context } = await visit({ serviceWorkers: 'block' });
  await signUpMember(context, { settled: true });
  let loads = -1;
  page.on('domcontentloaded', () => loads++);
  await page.route(gone, (route) =>
    loads < 1 || stays ? route.fulfill({ status: 404, body: 'Not Found' }) : route.continue(),
  );
  await page.goto(path);
  await listens(page);
  return { page, context, loads: () => loads };
}

test.each([
  ['screen', /\/assets\/history-screen-[^/]*\.js$/],
  ['route', /\/assets\/history-(?!screen)[^/]*\.js$/],
])('a link to a page whose %s is gone: she comes to a page that works', async (_, gone) => {
  const { page, context, loads } = await visitOld('/', gone);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).click();
  await expect.poll(loads).toBe(1);
  await listens(page);
  // The framework loads anew the page that she was on.
  if (new URL(page.url()).pathname !== '/history')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).click();
  await page.waitForURL('**/history');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(loads()).toBe(1);
  await context.close();
});

test('a part of a page that is gone, and stays gone: loaded anew once, then said, never white', async () => {
  const { page, context, loads } = await visitOld('/closet?photos=1', /\/assets\/marks-editor-/, true);
  // It waits there over the reload.
  await page.getByLabel('Photos of your pieces').setInputFiles(TEE);
  const press = () => page.getByRole('button', { name: 'See it on you' }).click({ timeout: 60_000 });
  await press();
  await expect.poll(loads).toBe(1);
  await listens(page);
  await press();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(loads()).toBe(1);
  await context.close();
});
