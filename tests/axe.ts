import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

// axe-core in the page, past its Content-Security-Policy: the context needs `bypassCSP`.

/** After a change of theme, on a busy machine too. */
const SETTLED_MS = 400;

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe has to say of the page as it is now, one line each. */
export async function complaintsOf(page: Page, without: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ content: axeSource });
  return page.evaluate(async (off) => {
    const { axe } = window as unknown as {
      axe: {
        run(options: { rules: Record<string, { enabled: boolean }> }): Promise<{
          violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
        }>;
      };
    };
    const { violations } = await axe.run({
      rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id}: ${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`,
      ),
    );
  }, without);
}

/** What axe says twice: on a busy machine a change of colors may still be under way at the first look. */
async function lasting(page: Page): Promise<string[]> {
  const first = await complaintsOf(page);
  if (first.length === 0) return first;
  await page.waitForTimeout(5 * SETTLED_MS);
  const second = await complaintsOf(page);
  return first.filter((line) => second.includes(line));
}

/** The same in the light and in the dark. */
export async function inBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction((theme) => document.documentElement.dataset['theme'] === theme, colorScheme);
    // Colours that change over a moment have arrived.
    await page.waitForTimeout(SETTLED_MS);
    found.push(...(await lasting(page)).map((line) => `${colorScheme} ${line}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/** … and where the system chooses the colors: axe reads ours there, so contrast is the system's own affair. */
export async function inAllColors(page: Page): Promise<string[]> {
  const found = await inBothThemes(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.waitForTimeout(SETTLED_MS);
  found.push(...(await complaintsOf(page, ['color-contrast'])).map((line) => `forced colors ${line}`));
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}
