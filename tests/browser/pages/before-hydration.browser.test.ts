import { afterAll, expect, test } from 'vitest';
import { closeBrowser, listens, PHONE, visit, WIDE, type Visit } from '../visit.ts';
import { callerIn, signUpMember } from '../../worlds/member.ts';
import { photoOf, useStoredBodyMaps } from '../stored-body-map.ts';

// The server's page can be read, typed into and pressed before its scripts have come. Here they come when the test says so.

afterAll(closeBrowser);

declare global {
  interface Window {
    /** Set by a test that presses a key just when React begins. */
    keyAfterReact?: boolean;
  }
}

let serial = 0;
const name = () => `early${Date.now().toString(36)}${serial++}`;

/** A visitor whose scripts wait for `let go`. */
async function slowVisit(wide = false): Promise<Visit & { letGo: () => void }> {
  const slow = await visit({ window: wide ? WIDE : PHONE });
  let open: (() => void) | undefined;
  const gone = new Promise<void>((resolve) => {
    open = resolve;
  });
  await slow.page.route(/\/assets\/.*\.js$/, async (route) => {
    await gone;
    await route.fallback();
  });
  return { ...slow, letGo: () => open?.() };
}

const account = (username: string) => ({
  username,
  password: 'a good long one',
  email: `${username}@stylecast.test`,
});

test('no script of the app is asked for before the page can be seen', async () => {
  const { page, context, complaints } = await visit();
  await signUpMember(context);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const scripts = () => asked.filter((path) => path.endsWith('.js'));
  let bringStyle: (() => void) | undefined;
  const styled = new Promise<void>((resolve) => {
    bringStyle = resolve;
  });
  await page.route(/\/assets\/.*\.css$/, async (route) => {
    await styled;
    await route.continue();
  });
  await page.goto('/onboarding', { waitUntil: 'commit' });
  await page.waitForTimeout(1_500);
  expect(asked.some((path) => path.endsWith('.css'))).toBe(true);
  expect(scripts()).toEqual([]);
  bringStyle?.();
  await listens(page);
  expect(scripts().length).toBeGreaterThan(5);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a tab of the sign-in page pressed before the page listens opens, and goes on listening', async () => {
  const { page, context, complaints, letGo } = await slowVisit();
  await page.goto('/auth', { waitUntil: 'commit' });
  expect(await page.getByLabel('Email').count()).toBe(0);
  // A link: it needs no script.
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Email').waitFor();
  letGo();
  await listens(page);
  expect(complaints).toEqual([]);
  await context.close();
});

test('name and password typed and sent with Enter before the page listens sign her in', async () => {
  const { page, context, complaints, letGo } = await slowVisit();
  const username = name();
  const origin = new URL((await page.goto('/healthz'))?.url() ?? '').origin;
  await context.request.post('/api/register', { data: account(username), headers: { origin } });
  await context.clearCookies();
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('a good long one');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  expect(new URL(page.url()).pathname).toBe('/auth');
  letGo();
  await page.getByText('Step 1 of 4').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('an email address sent before the page listens brings the reset mail, and no error page', async () => {
  const { page, context, complaints, letGo } = await slowVisit();
  await page.goto('/forgot-password', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('nobody-early@stylecast.test');
  // Its own address: three mails an hour go to one, and all files share the server. The form's only field: browsers send such a form with Enter even when it has no button for it.
  await page.getByLabel('Email').press('Enter');
  letGo();
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
  await page.getByText('nobody-early@stylecast.test').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('passwords typed before the page listens are known to the form that watches them', async () => {
  const { page, context, complaints, letGo } = await slowVisit();
  await page.goto('/reset-password?token=none', { waitUntil: 'commit' });
  await page.getByLabel('New password').fill('a good long one');
  await page.getByLabel('Confirm password').fill('a good long two');
  letGo();
  await page.getByText("Passwords don't match").waitFor();
  expect(await page.getByLabel('New password').inputValue()).toBe('a good long one');
  expect(await page.getByLabel('Confirm password').inputValue()).toBe('a good long two');
  await page.getByLabel('Confirm password').fill('a good long one');
  await expect.poll(() => page.getByRole('button', { name: 'Reset Password' }).isEnabled()).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([false, true])(
  'nothing moves under her finger when the sign-in page begins to listen (wide: %s)',
  async (wide) => {
    const { page, letGo, context } = await slowVisit(wide);
    await page.goto('/auth', { waitUntil: 'commit' });
    // She sees nothing before the styles are there; a measurement would.
    await page.waitForFunction(() => {
      const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
      return document.body && styles.length > 0 && styles.every(({ sheet }) => sheet !== null);
    });
    const places = async () =>
      Promise.all(
        [
          page.getByRole('tab', { name: 'Sign Up' }),
          page.getByRole('button', { name: 'Sign In', exact: true }),
        ].map((one) => one.boundingBox()),
      );
    const before = await places();
    letGo();
    await listens(page);
    await page.waitForTimeout(300);
    expect(await places()).toEqual(before);
    await context.close();
  },
);

test('a key pressed just when React begins leaves the page listening, and is not lost', async () => {
  const { page, context, complaints } = await visit();
  await signUpMember(context, { settled: true, isAdmin: true });
  // React listens to the document when it begins; the key comes right after that, before its first piece of work.
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    let begun = false;
    EventTarget.prototype.addEventListener = function (...how: Parameters<typeof listen>) {
      if (this === document && how[0] === 'input' && !begun) {
        begun = true;
        queueMicrotask(() => {
          const field = document.querySelector<HTMLInputElement>('.people input');
          // React marks its container before it listens.
          window.keyAfterReact = Object.keys(document).some((key) => key.startsWith('__reactContainer'));
          if (!field) return;
          field.value = 'zz-nobody';
          field.dispatchEvent(new Event('input', { bubbles: true }));
        });
      }
      return listen.apply(this, how);
    };
  });
  await page.goto('/admin');
  await listens(page);
  expect(await page.evaluate(() => window.keyAfterReact)).toBe(true);
  expect(await page.getByLabel('Find someone').inputValue()).toBe('zz-nobody');
  await page.getByText('No name, username or email begins with “zz-nobody”.').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a page that React has to draw anew, as what the server sent does not fit, keeps her theme', async () => {
  const { page, context, letGo } = await slowVisit();
  await signUpMember(context);
  await context.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/onboarding', async (route) => {
    const response = await route.fetch();
    // React writes a comment between the words and the number.
    const body = (await response.text()).replace(/(Step (?:<!-- -->)?)1/, '$1' + '7');
    await route.fulfill({ response, body });
  });
  await page.goto('/onboarding', { waitUntil: 'commit' });
  await page.getByText('Step 7 of 4').waitFor();
  const sent = await page.evaluateHandle(() => document.documentElement);
  expect(await sent.evaluate((html) => html.dataset['theme'])).toBe('dark');
  letGo();
  await page.getByText('Step 1 of 4').waitFor();
  const isNew = () => page.evaluate((html) => html !== document.documentElement, sent);
  expect(await isNew()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  await context.close();
});

test('onboarding: Continue pressed before the page listens leads one step on', async () => {
  const { page, context, complaints, letGo } = await slowVisit();
  const origin = new URL((await page.goto('/healthz'))?.url() ?? '').origin;
  await context.request.post('/api/register', { data: account(name()), headers: { origin } });
  await page.goto('/onboarding', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Continue' }).click();
  letGo();
  await page.getByText('Step 2 of 4').waitFor();
  await listens(page);
  expect(await page.getByText('Step 2 of 4').isVisible()).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a photo chosen before the page listens is looked at', async () => {
  const { page, context, complaints, letGo } = await slowVisit();
  await useStoredBodyMaps(context, 'negative-two-people');
  await signUpMember(context, { settled: true });
  await page.goto('/profile', { waitUntil: 'commit' });
  await page.getByLabel('Model photo').setInputFiles(photoOf('negative-two-people'));
  letGo();
  await page.getByRole('alertdialog', { name: 'Use this photo?' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([
  ['/auth', /\/assets\/light-[^/]*\.js$/, 'Sign In', 'Username is required'],
  ['/onboarding', /\/assets\/entry\.client-[^/]*\.js$/, 'Continue', 'Step 2 of 4'],
])(
  'a script that does not come leaves no deaf page: it is loaded anew (%s)',
  async (path, script, button, says) => {
    const { page, context } = await visit();
    if (path === '/onboarding') await signUpMember(context);
    let asked = 0;
    await page.route(script, (route) => (asked++ === 0 ? route.abort() : route.continue()));
    await page.goto(path);
    await listens(page);
    expect(asked).toBeGreaterThan(1);
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByText(says).waitFor();
    await context.close();
  },
);

test('a site whose scripts never come is not loaded again and again', async () => {
  const { page, context } = await visit();
  let loads = 0;
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  page.on('load', () => loads++);
  await page.goto('/auth');
  await page.waitForTimeout(5_000);
  expect(loads).toBe(2);
  await context.close();
});

test('the lower part of home, when its script did not come, comes with a page loaded anew', async () => {
  const { page, context } = await visit({ serviceWorkers: 'block' });
  await signUpMember(context, { settled: true });
  // A look in whose place another stands: the lower part has something to show.
  for (let look = 0; look < 2; look++) await callerIn(context)('POST', '/api/outfits/regenerate', {});
  let asked = 0;
  await page.route(/\/assets\/day-parts-/, (route) => (asked++ === 0 ? route.abort() : route.continue()));
  await page.goto('/');
  // It comes at the first sign of life, or when the page is at rest.
  await page.mouse.wheel(0, 400);
  await expect.poll(() => asked).toBe(2);
  await context.close();
});

test('a dialog whose script did not come says so, and opens after the reload it offers', async () => {
  const { page, context } = await visit({ serviceWorkers: 'block' });
  await signUpMember(context, { settled: true });
  let asked = 0;
  await page.route(/\/assets\/location-dialog-/, (route) =>
    asked++ === 0 ? route.abort() : route.continue(),
  );
  await page.goto('/');
  await listens(page);
  const open = page.getByRole('button', { name: /^Update location/ });
  await open.click();
  await page.getByText("We couldn't reach Stylecast.").waitFor();
  await page.getByRole('button', { name: 'Reload' }).click();
  await listens(page);
  await open.click();
  await page.getByRole('dialog', { name: 'Update Location' }).waitFor();
  expect(asked, 'its script is asked for again').toBeGreaterThan(1);
  await context.close();
});
