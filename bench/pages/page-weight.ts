import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Browser, Page, Request, Response } from 'playwright-core';
import { DEFERRED_SCRIPT_TYPE } from '../../app/client/browser/after-paint.ts';

export interface Weight {
  /** Bytes as a server would send them: gzipped, fonts as they are. */
  js: number;
  css: number;
  fonts: number;
  requests: number;
}

/** So long no file of the page has been asked for: it has what it needs. Its calls may go on (a picture is being made). */
const QUIET_MS = 1_000;

/**
 * Signs somebody up who has a place and the free plan: for who pays, films are made once her page has settled, with code of their own
 * that a slow machine would count as the page's.
 */
async function signUpFree(request: APIRequestContext, origin: string): Promise<void> {
  const call = async (method: string, path: string, data?: object): Promise<void> => {
    const answer = await request.fetch(path, { method, data, headers: { origin } });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}.`);
  };
  const username = `light${Date.now()}`;
  const account = { username, password: 'no heavier than silk', email: `${username}@stylecast.test` };
  await call('POST', '/api/register', account);
  await call('PUT', '/api/user/preferences', { stylePreferences: ['classic'], gender: 'female' });
  await call('PUT', '/api/user/location', { location: 'Lisbon' });
  // Where the server has no weather yet, the browser asks for it and draws the chart itself, with 4 KB more.
  await call('GET', '/api/weather/current');
}

/** What a new visitor's browser loads for a page; a member has an account and a place. */
export async function pageWeight(
  browser: Browser,
  origin: string,
  path: string,
  as: 'visitor' | 'member',
): Promise<Weight> {
  // The worker of the service would answer from its cache, and the page would weigh nothing.
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  try {
    if (as === 'member') await signUpFree(context.request, origin);
    const page = await context.newPage();
    // As the chart is drawn anew when a quarter of an hour ends while she looks on.
    await page.clock.setFixedTime(Date.now());
    const weight = await weigh(page, path);
    if (as === 'member' && (await page.getByText("Today's Outfit").count()) !== 1)
      throw new Error(`${path} is not her home.`);
    return weight;
  } finally {
    await context.close();
  }
}

/** Visits a page and adds up what it loads until no more files come. */
async function weigh(page: Page, path: string): Promise<Weight> {
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
  await page.waitForFunction((rel) => !document.querySelector(`link[rel=${rel}]`), DEFERRED_SCRIPT_TYPE);
  latest = Math.max(latest, performance.now());
  while (awaited.size > 0 || performance.now() - latest < QUIET_MS) await page.waitForTimeout(100);
  page.off('response', listen);
  page.off('request', ask);
  page.off('requestfinished', end);
  page.off('requestfailed', end);
  await Promise.all(reads);
  return sums;
}
