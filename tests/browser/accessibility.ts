import type { Page } from 'playwright-core';
import { PHONE, WIDE } from './visit.ts';
import { LONG } from '../runner/long-run.ts';

// axe-core in the page, where a visit with `bypassCSP` has put it.

/** Until a busy machine has surely shown what it was told. */
const A_MOMENT_MS = 2000;
/** What another theme can make wrong: everything else is the same page. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];
const WITHOUT_CONTRAST = { rules: { 'color-contrast': { enabled: false } } };

interface AxeOptions {
  rules?: Record<string, { enabled: boolean }>;
  runOnly?: string[];
}

/** What axe has to say of the page as it is now, one line each. */
async function complaintsOf(page: Page, options: AxeOptions = {}): Promise<string[]> {
  return page.evaluate(async (asked) => {
    if (!('axe' in window)) window.startAxe!();
    const { axe } = window as unknown as {
      axe: {
        run(options: AxeOptions & { preload: object; resultTypes: string[] }): Promise<{
          violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
        }>;
      };
    };
    // Of what axe would fetch beforehand no rule that is on reads the style sheets.
    const preload = { assets: ['media'] };
    const { violations } = await axe.run({ ...asked, preload, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id}: ${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`,
      ),
    );
  }, options);
}

/** What axe says twice: on a busy machine a change of colors may still be under way at the first look. */
export async function lastingViolations(page: Page, options?: AxeOptions): Promise<string[]> {
  const first = await complaintsOf(page, options);
  if (first.length === 0) return first;
  await page.waitForTimeout(A_MOMENT_MS);
  const second = await complaintsOf(page, options);
  return first.filter((line) => second.includes(line));
}

/** Colors that change over a moment have arrived; what turns without end is not waited for. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

async function inThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction((theme) => document.documentElement.dataset['theme'] === theme, colorScheme);
    await settled(page);
    const complaints = await lastingViolations(page, colorScheme === 'dark' ? { runOnly: OF_COLORS } : {});
    found.push(...complaints.map((line) => `${colorScheme} ${line}`));
  }
  return found;
}

/** In the light and in the dark on her phone, and with the window drawn wide: what is open stays open. */
export async function violationsInBothWidths(page: Page): Promise<string[]> {
  return [...(await violationsInBothThemes(page)), ...(await violationsWhenWide(page))];
}

/**
 * What axe has to say where the window is as wide as a screen; afterward it is a phone's again. Colors are the same in
 * every width: a third of the work, for `test:long`.
 */
export async function violationsWhenWide(page: Page): Promise<string[]> {
  await page.setViewportSize(WIDE);
  const found = await complaintsOf(page, LONG ? {} : WITHOUT_CONTRAST);
  await page.setViewportSize(PHONE);
  return found.map((line) => `at 1280: ${line}`);
}

/** The same in the light and in the dark. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  const found = await inThemes(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/**
 * … and where the system chooses the colors: axe reads ours there, so contrast is the system's own affair. What is left is
 * what a page hides or shows there: looked at on each route as it opens, which says it of its states too.
 */
export async function violationsInAllColors(page: Page): Promise<string[]> {
  const found = await inThemes(page);
  // Both at once: each change of colors paints the whole page anew, without a graphics card.
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await settled(page);
  const complaints = await complaintsOf(page, WITHOUT_CONTRAST);
  found.push(...complaints.map((line) => `forced colors ${line}`));
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}
