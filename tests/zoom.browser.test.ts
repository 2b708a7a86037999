import type { Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { closeBrowser, openBrowser } from './browser.ts';
import { signUpMember } from './member.ts';

// 200 % zoom of a wide window and of a phone, 400 % of a wide window (WCAG 1.4.10): pages reflow, nothing lies outside.

afterAll(closeBrowser);

const WINDOWS = [
  ['200 % of 1280x900', { width: 640, height: 450 }],
  ['400 % of 1280x1024', { width: 320, height: 256 }],
] as const;
const PUBLIC = ['/', '/auth', '/auth?tab=signup', '/forgot-password', '/help-support', '/privacy-terms'];
const HERS = [
  '/',
  '/week',
  '/closet',
  '/closet?start=1',
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

test.each(WINDOWS)(
  'nothing lies outside the window at %s',
  async (_, viewport) => {
    const context = await (
      await openBrowser()
    ).newContext({ baseURL: inject('origin'), viewport, locale: 'en-US', timezoneId: 'Europe/Lisbon' });
    const page = await context.newPage();
    const amiss: string[] = [];
    const look = async (path: string) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      amiss.push(...(await outside(page)).map((line) => `${path}: ${line}`));
    };
    for (const path of PUBLIC) await look(path);
    await signUpMember(context, { settled: true });
    for (const path of HERS) await look(path);
    expect(amiss).toEqual([]);
    await context.close();
  },
  180_000,
);
