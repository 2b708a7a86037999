import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, PHONE, visit } from '../visit.ts';
import { signUpMember } from '../../worlds/member.ts';

// 200 % and 400 % zoom of a wide window (WCAG 1.4.10) and a phone on its side: pages reflow, nothing lies outside or above
// something else.

afterAll(closeBrowser);

const WINDOWS = [
  ['200 % of 1280x900', { width: 640, height: 450 }],
  ['400 % of 1280x1024', { width: 320, height: 256 }],
] as const;
const PUBLIC = [
  '/',
  '/try',
  '/auth',
  '/auth?tab=signup',
  '/forgot-password',
  '/help-support',
  '/privacy-terms',
  '/nowhere',
];
const HERS = [
  '/',
  '/week',
  '/closet',
  '/closet?start=1',
  '/buy',
  '/history',
  '/animations',
  '/subscribe',
  '/profile',
];

/** What lies outside the window, sideways; what scrolls in a row of its own does not. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const wide = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} wide`] : [];
    const scrolls = (element: Element | null): boolean => {
      for (let at = element; at && at !== root; at = at.parentElement)
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true;
      return false;
    };
    const off = [...document.querySelectorAll('a, button, input, select, h1, h2, h3')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (right > innerWidth + 1 || left < -1) && !scrolls(element.parentElement);
    });
    return [
      ...wide,
      ...off.map((element) => {
        const name = element.textContent?.trim().slice(0, 40) || element.getAttribute('aria-label');
        return `${element.tagName} ${name}`;
      }),
    ];
  });

/** Words that an edge cuts off. What is told short on purpose (a clamp, dots) has its whole text a tap away. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const words = walker.currentNode.textContent?.trim();
      if (!words || walker.currentNode.parentElement?.closest('script, style, .sr-only')) continue;
      range.selectNodeContents(walker.currentNode);
      const { left, right, bottom, width } = range.getBoundingClientRect();
      for (let at = walker.currentNode.parentElement; at && width > 1; at = at.parentElement) {
        const { overflowX, overflowY, webkitLineClamp, textOverflow, position } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX) || webkitLineClamp !== 'none' || textOverflow === 'ellipsis') break;
        const isWide = right > box.right + 1 || left < box.left - 1;
        const isLong = /hidden|clip/.test(overflowY) && bottom > box.bottom + 1;
        if (/hidden|clip/.test(overflowX) && (isWide || isLong)) {
          if (box.width > 2) found.push(`${at.tagName}.${at.className} cuts "${words.slice(0, 40)}"`);
          break;
        }
        if (position === 'fixed') break;
      }
    }
    return found;
  });

/** Words that lie over others, or run into them. What stays in place while the page scrolls lies over it by right. */
const together = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lines: { of: Element; words: string; box: DOMRect; bar: Element | null }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const of = walker.currentNode.parentElement!;
      const words = walker.currentNode.textContent?.trim();
      if (
        !words ||
        of.closest('script, style, svg, template, .sr-only, .skip-link, .toasts, .follow, .g-track')
      )
        continue;
      if (
        !of.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
      )
        continue;
      range.selectNodeContents(walker.currentNode);
      const bar = of.closest('.nav, .tick-foot, .ob-foot');
      for (const box of range.getClientRects())
        if (box.width > 2) lines.push({ of, words: words.slice(0, 30), box, bar });
    }
    return lines.flatMap((one, i) =>
      lines.slice(i + 1).flatMap((other) => {
        if (one.of === other.of || one.bar !== other.bar) return [];
        const [a, b] = [one.box, other.box];
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (high < Math.min(a.height, b.height) * 0.45) return [];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        // Words of one sentence follow each other without a gap.
        return wide > 3 ? [`"${one.words}" lies over "${other.words}"`] : [];
      }),
    );
  });

test('zoomed to 200 and 400 %, and with text twice as large: nothing is cut off, nothing lies outside the window', async () => {
  const { page, context } = await visit();
  const settings = await context.newCDPSession(page);
  /** Her browser's own setting: what media queries call an em. */
  const writeAt = async (px: number) => {
    await settings.send('Page.setFontSizes', { fontSizes: { standard: px } });
    await page.waitForFunction(
      (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
      px,
    );
  };
  const amiss: string[] = [];
  const look = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await writeAt(32);
    const large = [...(await outside(page)), ...(await cut(page)), ...(await together(page))];
    amiss.push(...large.map((line) => `${path} with large text: ${line}`));
    await writeAt(16);
    for (const [zoom, window] of WINDOWS) {
      await page.setViewportSize(window);
      amiss.push(...(await outside(page)).map((line) => `${path} at ${zoom}: ${line}`));
    }
    await page.setViewportSize(PHONE);
  };
  for (const path of PUBLIC) await look(path);
  await signUpMember(context, { settled: true });
  for (const path of HERS) await look(path);
  expect(amiss).toEqual([]);
  await context.close();
}, 180_000);

/** Words and controls of the window with something else lying over their middle. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, .lead, header button, header a, footer button')]
      .filter((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + Math.min(width, 160) / 2, top + height / 2];
        if (width < 2 || y < 0 || y > innerHeight) return false;
        const above = document.elementFromPoint(x, y);
        return (
          above !== null &&
          !element.contains(above) &&
          !above.contains(element) &&
          !above.closest('.nav, .ob-foot, .toasts')
        );
      })
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)} is covered`),
  );

test('a phone on its side: home, setup, week and profile fit, nothing covers words, the bar and the foot stay low', async () => {
  const { page, context } = await visit({
    window: { width: 844, height: 390 },
    serviceWorkers: 'block',
    drawn: true,
  });
  const amiss: string[] = [];
  const look = async (where: string) => {
    await page.waitForTimeout(600);
    const low = await page.locator('.nav, .ob-foot').first().boundingBox();
    if (!low || low.height > 66) amiss.push(`${where}: the bar is ${low?.height} high`);
    for (const line of [...(await outside(page)), ...(await covered(page))]) amiss.push(`${where}: ${line}`);
  };
  await signUpMember(context);
  await page.goto('/', { waitUntil: 'networkidle' });
  await look('setup 1');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Step 2 of 4').waitFor();
  await look('setup 2');
  // Its two ways to a photo are in the window.
  for (const name of ['Choose a photo', 'Take a photo']) {
    const box = await page.getByText(name, { exact: true }).first().boundingBox();
    if (!box || box.y + box.height > 390 - 66) amiss.push(`setup 2: "${name}" is below the window`);
  }
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await page.getByText('Step 3 of 4').waitFor();
  await look('setup 3');
  await page.getByRole('combobox').fill('San Francisco, CA');
  await page.getByText('In your own time zone, San Francisco.').waitFor();
  await page.getByText("Women's Style").click();
  await page.getByText('Classic', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Step 4 of 4').waitFor();
  await look('setup 4');
  await page.getByRole('button', { name: 'Get Started!' }).click();
  await page.getByRole('heading', { name: "Today's Outfit" }).waitFor({ timeout: 90_000 });
  await page.evaluate(() => scrollTo(0, 0));
  await look('home');
  await page.goto('/week', { waitUntil: 'networkidle' });
  await look('week');
  const [picture, words] = [
    await page.locator('.tmw-p').boundingBox(),
    await page.locator('.tmw-b').boundingBox(),
  ];
  // Beside each other.
  expect(words!.x).toBeGreaterThanOrEqual(picture!.x + picture!.width - 1);
  await page.goto('/profile', { waitUntil: 'networkidle' });
  await look('profile');
  expect(amiss).toEqual([]);
  await context.close();
}, 240_000);
