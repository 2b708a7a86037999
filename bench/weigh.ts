import { gzipSync } from 'node:zlib';
import type { Page, Request, Response } from 'playwright-core';
import { LATER } from '../app/client/after-paint.ts';

export interface Weight {
  /** Bytes as a server would send them: gzipped, fonts as they are. */
  js: number;
  css: number;
  fonts: number;
  requests: number;
}

/** So long no file of the page has been asked for: it has what it needs. Its calls may go on (a picture is being made). */
const QUIET_MS = 1_000;

/** Visits a page and adds up what it loads until no more files come. */
export async function weigh(page: Page, path: string): Promise<Weight> {
  const sums = { js: 0, css: 0, fonts: 0, requests: 0 };
  const reads: Promise<void>[] = [];
  let latest = 0;
  // A server that makes a picture meanwhile answers late.
  const awaited = new Set<Request>();
  const isFile = (request: Request) => ['script', 'stylesheet', 'font'].includes(request.resourceType());
  const ask = (request: Request) => void (isFile(request) && awaited.add(request));
  const end = (request: Request) => void awaited.delete(request);
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
  page.on('request', ask);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  // Scripts are asked for after the first frame, which may take its time.
  await page.waitForFunction((rel) => !document.querySelector(`link[rel=${rel}]`), LATER);
  latest = Math.max(latest, performance.now());
  while (awaited.size > 0 || performance.now() - latest < QUIET_MS) await page.waitForTimeout(100);
  page.off('response', listen);
  page.off('request', ask);
  page.off('requestfinished', end);
  page.off('requestfailed', end);
  await Promise.all(reads);
  return sums;
}
