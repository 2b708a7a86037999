import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { instantOn, minuteOfDay } from '../../app/domain/delivery/delivery-instant.ts';
import { addDays, localDate } from '../../app/domain/time/local-day.ts';
import { chromiumLaunch } from '../../scripts/local/chromium.ts';
import { emptyDrawings } from './empty-drawings.ts';
import { LONG } from '../runner/long-run.ts';
import { siteOrigin } from './site-origin.ts';

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Everything the page complained about; a journey ends with it empty. */
  complaints: string[];
  /** Requests that left this machine's own origin. */
  foreign: string[];
}

/** The two windows that everything is looked at in. */
export const [PHONE, WIDE] = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

/** Long enough for a page on a machine three times slower than ours; and for what reads a photo there. */
const PAGE_MS = 60_000;
export const SLOW = { timeout: 180_000 };

let browser: Browser | null = null;

/** One Chromium for all files of a runner; each file ends with `closeBrowser`. */
export async function openBrowser(): Promise<Browser> {
  browser ??= await chromium.launch(chromiumLaunch());
  return browser;
}

/** Everybody leaves; Chromium stays for the next file, and ends with its runner. */
export async function closeBrowser(): Promise<void> {
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
}

/**
 * What her browser says of itself. Bars are solid and nothing is blurred behind a dialog in a quick run: without a graphics
 * card that is an eighth of a page's work.
 */
export const HER_BROWSER = {
  viewport: PHONE,
  locale: 'en-US',
  timezoneId: 'Europe/Lisbon',
  reducedMotion: 'reduce',
  contrast: LONG ? 'no-preference' : 'more',
} as const;

export interface VisitOptions {
  /** PHONE unless told otherwise. */
  window?: { width: number; height: number };
  timezoneId?: string;
  serviceWorkers?: 'block';
  /** axe waits in its pages, past their Content-Security-Policy (accessibility.ts). */
  bypassCSP?: boolean;
  /** Pieces are drawn; else their drawings are empty. */
  drawn?: boolean;
}

declare global {
  interface Window {
    startAxe?: () => void;
  }
}

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
let axeSource: string | undefined;

/** Half of what a look at a small page cost was to send axe's 650 KB to it: they come with the context, once. */
function offerAxe(context: BrowserContext): Promise<unknown> {
  axeSource ??= readFileSync(AXE, 'utf8');
  return context.addInitScript({ content: `window.startAxe = () => {\n${axeSource}\n};` });
}

/** A call that a test holds or reads may be under way when she leaves: it ends with her, and is no error of the run. */
function endRoutesFirst(context: BrowserContext): void {
  const close = context.close.bind(context);
  context.close = async (reason) => {
    const routed = [context, ...context.pages()];
    await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
    await close(reason);
  };
}

/** A new visitor with her own cookies, on a phone in Lisbon unless told otherwise. */
export async function visit(options: VisitOptions = {}): Promise<Visit> {
  const origin = siteOrigin();
  const context = await (
    await openBrowser()
  ).newContext({
    ...HER_BROWSER,
    baseURL: origin,
    viewport: options.window ?? PHONE,
    timezoneId: options.timezoneId ?? HER_BROWSER.timezoneId,
    serviceWorkers: options.serviceWorkers,
    bypassCSP: options.bypassCSP,
  });
  context.setDefaultTimeout(PAGE_MS);
  endRoutesFirst(context);
  if (!options.drawn) await emptyDrawings(context);
  if (options.bypassCSP) await offerAxe(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  const foreign: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // TensorFlow Lite tells its news through console.error.
    if (message.type() === 'error' && !message.text().startsWith('INFO:')) complaints.push(message.text());
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) foreign.push(url);
  });
  return { page, context, complaints, foreign };
}

/** Until the page listens: a file that is chosen and a key that is pressed from now on are heard by its own code. */
export const listens = (page: Page) => page.waitForFunction(() => window.earlyPress === null);

/** Opens an address, and waits for a page that listens; not for what it goes on to ask for. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded', timeout: 90_000 });
  await listens(page);
}

/** Scrolls on, as far as the page has grown by then, until this is seen: parts below the fold come when they are near. */
export async function scrollTo(page: Page, part: Locator): Promise<void> {
  const until = Date.now() + 60_000;
  while (!(await part.isVisible())) {
    if (Date.now() > until) throw new Error(`Nothing seen of ${part.toString()} on the way down.`);
    await page.mouse.wheel(0, 4000);
    await page.waitForTimeout(100);
  }
}

/** Moves the local clock of the product (not of the browser) by `ms`. */
export async function shiftClock(ms: number): Promise<void> {
  await post('/dev/clock', { advanceMs: ms });
}

/** Milliseconds from the product's now to HH:MM on the next day at a place. */
export async function untilTomorrow(time: string, zone: string): Promise<number> {
  const { now } = (await (await fetch(`${siteOrigin()}/dev/clock`)).json()) as { now: number };
  const tomorrow = addDays(localDate(now, zone), 1);
  return (instantOn(tomorrow, minuteOfDay(time), zone) ?? now) - now;
}

/** One cron tick of the background Worker, as the schedule fires it. */
export async function tick(): Promise<void> {
  await post('/dev/tick');
}

async function post(path: string, body?: unknown): Promise<void> {
  const origin = siteOrigin();
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { origin, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}
