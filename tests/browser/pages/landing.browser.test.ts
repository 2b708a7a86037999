import { afterAll, expect, test } from 'vitest';
import { GALLERY } from '../../../app/screens/landing/copy.ts';
import { closeBrowser, openBrowser, visit, WIDE } from '../visit.ts';
import { siteOrigin } from '../site-origin.ts';

afterAll(closeBrowser);

const SECTIONS = [
  'AI-Powered Style Assistant',
  'Weather-Perfect',
  'A week of mornings',
  'Upload Your Photo',
  'I stopped checking the weather',
  'Join Waitlist',
  'You’re ready.',
  '© 2025 Stylecast',
];

test('the landing page: eight sections in order, every way in leads to /auth', async () => {
  const { page, context, complaints, foreign } = await visit({ window: WIDE });
  await page.goto('/', { waitUntil: 'networkidle' });
  // Sections far below are not painted by now.
  await page
    .locator('.landing > section')
    .evaluateAll((all) => all.forEach((one) => ((one as HTMLElement).style.contentVisibility = 'visible')));
  const text = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
  const places = SECTIONS.map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));

  const ways = page.getByRole('link', {
    name: /Sign In|Start Free|my photo|my styles|my look/,
  });
  const paths = await ways.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  expect(paths.length).toBeGreaterThanOrEqual(6);
  expect(new Set(paths)).toEqual(new Set(['/auth']));
  const tries = page.locator('.landing a[href="/try"]');
  expect(await tries.allInnerTexts()).toEqual([
    'Or see it on your own photo first, without an account',
    'Try it on you',
  ]);
  const foot = (name: string) =>
    page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name }).getAttribute('href');
  expect([await foot('Pricing'), await foot('Features')]).toEqual([
    '/help-support#subscription-plans',
    '/#features',
  ]);
  expect(await page.locator('img:not([width]), img:not([height]), img:not([alt])').count()).toBe(0);
  await page.getByRole('link', { name: 'See How It Works' }).click();
  expect(new URL(page.url()).hash).toBe('#how-it-works');
  const top = () => page.evaluate(() => document.querySelector('#how-it-works')!.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top(), 'the heading is in the window').toBeGreaterThan(-60);
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
  await context.close();
});

test('the page of sign-in is named by the tab that is open', async () => {
  const { page, context } = await visit();
  await page.goto('/auth?tab=signup', { waitUntil: 'networkidle' });
  expect(await page.title()).toBe('Sign Up · Stylecast');
  await page.getByRole('tab', { name: 'Login' }).click();
  expect(await page.title()).toBe('Sign In · Stylecast');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  expect(await page.title()).toBe('Sign Up · Stylecast');
  await context.close();
});

test('search engines and the browser itself are told what it is, and its colors in the light and in the dark', async () => {
  const { page, context } = await visit();
  await page.goto('/');
  const told = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(told.map((text) => (JSON.parse(text) as { name: string }).name)).toEqual(['Stylecast']);
  const colors = await page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) => metas.map((meta) => [meta.getAttribute('media'), meta.getAttribute('content')]));
  expect(colors.map(([media]) => media)).toEqual([
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
  ]);
  expect(new Set(colors.map(([, color]) => color)).size).toBe(2);
  await context.close();
});

test('Start Free follows below 600 pixels, and not above', async () => {
  const { page, context } = await visit();
  await page.goto('/', { waitUntil: 'networkidle' });
  const button = page.locator('.follow');
  const scrollDown = async (top: number, opacity: string) => {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(() => button.evaluate((link) => getComputedStyle(link).opacity)).toBe(opacity);
  };
  await scrollDown(600, '0');
  await scrollDown(601, '1');
  expect((await button.boundingBox())?.y).toBeLessThan(844);
  await scrollDown(0, '0');
  await context.close();
});

test('Start Free never lies over a button or a link of the foot', async () => {
  const { page, context } = await visit();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/', { waitUntil: 'networkidle' });
    const covered = () =>
      page.evaluate(() => {
        const own = document.querySelector('.follow')!;
        const box = own.getBoundingClientRect();
        const isOver = ({ left, right, top, bottom }: DOMRect) =>
          left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        if (getComputedStyle(own).opacity === '0') return [];
        return [...document.querySelectorAll('main .btn, .site-foot a')]
          .filter((each) => each !== own && isOver(each.getBoundingClientRect()))
          .map((each) => each.textContent);
      });
    for (const words of ['Start Free', 'Add my photo', 'Join Waitlist', 'Help & Support']) {
      // As a finger brings it there: to the very bottom of the window.
      await page.evaluate((named) => {
        const each = [...document.querySelectorAll('main .btn:not(.follow), .site-foot a')].find(
          ({ textContent }) => textContent === named,
        )!;
        for (let i = 0; i < 3; i++)
          scrollBy({ top: each.getBoundingClientRect().bottom - innerHeight + 24, behavior: 'instant' });
      }, words);
      await expect.poll(covered, { message: `${words} at ${width}` }).toEqual([]);
    }
  }
  await context.close();
});

test('a film of the gallery is held by its button, stays held out of sight and goes on', async () => {
  const { page, context } = await visit();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/', { waitUntil: 'networkidle' });
  const slide = page.locator('.g-item:has(video)').first();
  const hold = slide.getByRole('button', { name: 'Hold the film' });
  const isPaused = () => slide.locator('video').evaluate((film: HTMLVideoElement) => film.paused);
  await slide.scrollIntoViewIfNeeded();
  await hold.waitFor({ timeout: 20_000 });
  await hold.click();
  await expect.poll(isPaused).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await slide.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  expect(await isPaused()).toBe(true);
  await hold.click();
  await expect.poll(isPaused).toBe(false);
  await context.close();
});

test('the gallery shows 1, 2 and 3 pictures, goes round in both directions and names the weather on focus', async () => {
  const { page, context } = await visit({ window: WIDE });
  await page.goto('/', { waitUntil: 'networkidle' });
  const track = page.locator('.g-track');
  await track.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Next' }).waitFor();
  const captions = () =>
    track.evaluate((list) => {
      const frame = list.getBoundingClientRect();
      return [...list.children]
        .filter((item) => {
          const box = item.getBoundingClientRect();
          return box.left >= frame.left && box.right <= frame.right;
        })
        .map((item) => item.querySelector('figcaption')?.textContent);
    });
  const first = GALLERY[0]?.caption;
  const last = GALLERY.at(-1)?.caption;
  for (const [width, count] of [
    [390, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await captions()).length, { message: `at ${width}` }).toBe(count);
  }
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(async () => (await captions())[0]).toBe(last);
  for (let i = 0; i < 8; i++) await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(async () => (await captions())[0]).toBe(last);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(async () => (await captions())[0]).toBe(first);

  const slide = page.locator('.g-item figure').first();
  const label = slide.getByText('AI-styled for the weather');
  await slide.focus();
  await expect.poll(() => label.evaluate((span) => getComputedStyle(span).opacity)).toBe('1');
  await context.close();
});

test('the waitlist: a wrong address, a failing call, and a place on the list', async () => {
  const { page, context } = await visit();
  await page.goto('/', { waitUntil: 'networkidle' });
  const email = page.getByLabel('Email');
  const join = page.getByRole('button', { name: 'Join Waitlist' });
  const form = page.locator('.wait-form');
  await email.fill('nora');
  await join.click();
  await page.getByText('Invalid Email').first().waitFor();
  await form.getByText('Please enter a valid email address.').waitFor();

  await page.route('**/api/early-access', (route) => route.abort());
  await email.fill('nora@stylecast.test');
  await join.click();
  await form.getByText('Failed to sign up. Please try again later.').waitFor();
  expect(await email.inputValue()).toBe('nora@stylecast.test');

  await page.unroute('**/api/early-access');
  await join.click();
  await form.getByText("You're on the list! We'll notify you when we launch new features.").waitFor();
  expect(await email.inputValue()).toBe('');
  await context.close();
});

test('without JavaScript the landing page reads well and the form arrives', async () => {
  const browser = await openBrowser();
  const context = await browser.newContext({ baseURL: siteOrigin(), javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  expect(await page.locator('.g-item').count()).toBe(8);
  await page.getByLabel('Email').fill('quiet@stylecast.test');
  await page.getByRole('button', { name: 'Join Waitlist' }).click();
  await page.getByText("You're on the list!").waitFor();
  await page.goto('/privacy-terms?tab=terms');
  await page.getByText('in the past 12 months').waitFor();
  await page.goto('/help-support');
  await page.getByText('Photo upload', { exact: true }).click();
  await page.getByText('Which photo works best?').waitFor();
  await context.close();
});

test('help opens one topic at a time; privacy and terms are two tabs; other paths are not found', async () => {
  const { page, context, complaints, foreign } = await visit();
  await page.goto('/help-support', { waitUntil: 'networkidle' });
  const open = () =>
    page.locator('details[open] summary').evaluateAll((all) => all.map((summary) => summary.textContent));
  const topics = page.locator('.faq summary');
  expect(await topics.count()).toBe(8);
  await topics.nth(1).click();
  await topics.nth(3).click();
  expect(await open()).toEqual(['Notifications']);
  await topics.nth(3).click();
  expect(await open()).toEqual([]);

  await page.goto('/privacy-terms', { waitUntil: 'networkidle' });
  const privacy = page.getByRole('tab', { name: 'Privacy Policy' });
  expect(await privacy.getAttribute('aria-selected')).toBe('true');
  await page.getByText('Last updated: October 2025').filter({ visible: true }).waitFor();
  await page.getByRole('tab', { name: 'Terms of Service' }).click();
  for (const clause of ['in the past 12 months', 'at least 30 days before', 'billed monthly in advance'])
    await page.getByText(clause).first().waitFor();
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);

  const lost = await page.goto('/nowhere');
  expect(lost?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  expect(await page.title()).toContain('Page Not Found');
  const map = await context.request.get('/sitemap.xml');
  expect(await map.text()).toContain('/help-support</loc>');
  const robots = await context.request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  await context.close();
});
