import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

export interface Weight {
  /** Bytes as a server would send them: gzipped, fonts as they are. */
  js: number;
  css: number;
  fonts: number;
  requests: number;
}

/** So long no file of the page has come: it has what it needs. Its calls may go on (a picture is being made). */
const QUIET_MS = 1_000;

/** Visits a page and adds up what it loads until no more files come. */
export async function weigh(page: Page, path: string): Promise<Weight> {
  const sums = { js: 0, css: 0, fonts: 0, requests: 0 };
  const reads: Promise<void>[] = [];
  let latest = 0;
  const listen = (response: Response) => {
    const type = response.headers()['content-type'] ?? '';
    sums.requests++;
    const add = (key: 'js' | 'css' | 'fonts', zip: boolean) => {
      latest = performance.now();
      reads.push(
        response.body().then(
          (body) => void (sums[key] += zip ? gzipSync(body).length : body.length),
          () => undefined,
        ),
      );
    };
    if (type.includes('javascript')) add('js', true);
    else if (type.includes('css')) add('css', true);
    else if (type.includes('font')) add('fonts', false);
  };
  page.on('response', listen);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  latest = Math.max(latest, performance.now());
  while (performance.now() - latest < QUIET_MS) await page.waitForTimeout(100);
  page.off('response', listen);
  await Promise.all(reads);
  return sums;
}
