// Pictures of every screen, on a running local server with its two accounts.
//   node scripts/shots.ts http://localhost:8788 /tmp/shots [home,history]     PNG, light and dark, for looking at
//   npm run shots                                                              JPEG into .cache/screens
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { instantOn, minuteOfDay } from '../app/domain/delivery/delivery-instant.ts';
import { addDays, localDate } from '../app/domain/time/local-day.ts';
import { LOCAL_ACCOUNTS } from '../workers/site/local-build/accounts.ts';
import { chromiumLaunch } from './local/chromium.ts';
import { makeItMorning, setSky } from './screenshots/sample-world.ts';

const forDocs = process.argv.includes('--docs');
const given = process.argv.slice(2).filter((part: string) => !part.startsWith('--'));
const [origin = 'http://localhost:8788', folder = forDocs ? '.cache/screens' : '.cache/shots', only = ''] =
  given;
const SIZES = { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 900 } };
/** In the documents the dark is shown where it differs most. */
const DARK_IN_DOCS = ['landing', 'auth', 'home', 'history', 'profile'];
const JPEG_QUALITY = 62;

interface Shot {
  name: string;
  path: string;
  /** What is done before the picture is taken. */
  then?: (page: Page) => Promise<void>;
  /** The window alone: for what lies over the page. */
  windowOnly?: boolean;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const dialog = (page: Page) => page.getByRole('dialog').waitFor();

/** Her newest film in its player; the first time it has to be made. */
async function playFilm(page: Page): Promise<void> {
  const play = page.getByRole('button', { name: /^Play: / }).first();
  if (!(await play.isVisible())) {
    await page.goto('/history', { waitUntil: 'load' });
    await press(page, /^Open /);
    const asked = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await press(page, 'Generate Video');
    await asked;
    await page.goto('/animations', { waitUntil: 'load' });
  }
  await play.click({ timeout: 180_000 });
  await dialog(page);
  await page.waitForTimeout(3000);
}

/** What whoever gets her link sees: today's look, shared. */
async function openSharedLook(page: Page): Promise<void> {
  const { request } = page;
  const today = (await (await request.get('/api/outfits/today')).json()) as { id: string };
  const shared = await request.post(`/api/outfits/${today.id}/share`, { headers: { origin } });
  const { url } = (await shared.json()) as { url: string };
  await page.context().clearCookies();
  await page.goto(url, { waitUntil: 'load' });
}

/** The mail of tomorrow morning, in the local mailbox; the clock goes there and comes back. */
async function openMorningMail(page: Page): Promise<void> {
  const { request } = page;
  const post = (path: string, data: object = {}) => request.post(path, { data, headers: { origin } });
  const newest = async () =>
    /<a href="(\/dev\/mail\/[^"]+)">\s*<b>(?!Verify|Welcome)/.exec(
      await (await request.get('/dev/mail')).text(),
    )?.[1];
  const user = (await (await request.get('/api/user')).json()) as {
    notificationTime: string;
    timezone: string;
  };
  await request.put('/api/user/preferences', { data: { morningMail: true }, headers: { origin } });
  const { now } = (await (await request.get('/dev/clock')).json()) as { now: number };
  const tomorrow = addDays(localDate(now, user.timezone), 1);
  const minute = minuteOfDay(user.notificationTime);
  const advanceMs = (instantOn(tomorrow, minute, user.timezone) ?? now) - now + 1000;
  await post('/dev/clock', { advanceMs });
  await setSky(request, origin);
  let mail: string | undefined;
  for (let tries = 0; tries < 60 && !mail; tries++) {
    await post('/dev/tick');
    await page.waitForTimeout(3000);
    mail = await newest();
  }
  await post('/dev/clock', { advanceMs: -advanceMs });
  await setSky(request, origin);
  if (!mail) throw new Error('No morning mail came.');
  await page.goto(mail, { waitUntil: 'load' });
  await page.evaluate(mailAlone, await Promise.all(BRAND_TYPE.map(asFontFace)));
  await page.evaluate(() => document.fonts.ready);
}

/** The faces that a mail asks for by name; it brings none, and mail programs without them take Georgia and the like. */
const BRAND_TYPE = [
  { family: 'Fraunces', style: 'normal', file: 'fraunces/files/fraunces-latin-standard-normal' },
  { family: 'Fraunces', style: 'italic', file: 'fraunces/files/fraunces-latin-standard-italic' },
  { family: 'Figtree', style: 'normal', file: 'figtree/files/figtree-latin-wght-normal' },
];
async function asFontFace({ family, style, file }: (typeof BRAND_TYPE)[number]): Promise<string> {
  const bytes = await readFile(
    new URL(`../node_modules/@fontsource-variable/${file}.woff2`, import.meta.url),
  );
  const source = `url(data:font/woff2;base64,${bytes.toString('base64')})`;
  return `@font-face{font-family:${family};font-style:${style};font-weight:100 900;src:${source}}`;
}

/** In the page: the mail as a mail program shows it, without the mailbox around it. */
function mailAlone(faces: string[]): void {
  const mail = document.querySelector('.mail')?.shadowRoot?.innerHTML ?? '';
  document.documentElement.innerHTML = `<style>${faces.join('')}body{margin:0}</style>${mail}`;
}

const without = async (page: Page, what: string): Promise<void> => {
  await page.addStyleTag({ content: `${what}{display:none!important}` });
};

/** Tomorrow's look on her, drawn on this device. */
async function seeTomorrow(page: Page): Promise<void> {
  await page.locator('.wd').first().waitFor();
  for (const day of await page.locator('.wd').all()) {
    await day.scrollIntoViewIfNeeded();
    await day
      .locator('.photo img')
      .waitFor({ timeout: 20_000 })
      .catch(() => undefined);
  }
}

/** A packing list; the second time it is there already. */
async function packATrip(page: Page): Promise<void> {
  if (await page.locator('.trip').first().isVisible()) return;
  await press(page, 'Trip');
  await page.getByRole('combobox').fill('Porto, PT');
  await page.waitForTimeout(1500);
  await press(page, 'Pack');
  await page.locator('.trip').first().waitFor({ timeout: 60_000 });
}

/** The sheet of the piece for which most others are found. */
async function openFullestSheet(page: Page): Promise<void> {
  const thumbs = page.locator('.thumb');
  const sheet = page.getByRole('dialog');
  const found: number[] = [];
  for (const thumb of await thumbs.all()) {
    await thumb.click();
    await sheet.locator('.alt').first().or(sheet.getByText('Nothing else of its kind')).waitFor();
    found.push(await sheet.locator('.alt').count());
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'detached' });
  }
  await thumbs.nth(found.indexOf(Math.max(...found))).click();
  await sheet.locator('.alt').first().waitFor();
}

async function tickTwoShelves(page: Page): Promise<void> {
  const ticks = page.locator('.closet-tick label');
  await ticks.first().waitFor();
  for (const index of [0, 2]) await ticks.nth(index).click();
}

const BASICS = 18;

/** Her closet with the eighteen basics in it. */
async function fillCloset(page: Page): Promise<void> {
  const { request } = page;
  const { pieces } = (await (await request.get('/api/closet')).json()) as { pieces: unknown[] };
  if (pieces.length < BASICS) {
    const basics = (await (await request.get('/api/closet/basics')).json()) as Record<string, string>[];
    const wanted = basics.map(({ garmentId, color }) => ({ garmentId, color }));
    await request.post('/api/closet', { data: { pieces: wanted }, headers: { origin } });
    await page.reload({ waitUntil: 'load' });
  }
  // Worked out in the background.
  const help = page.locator('.helpb');
  for (let tries = 0; tries < 12 && !(await help.isVisible()); tries++) {
    await request.post('/dev/tick', { headers: { origin } });
    await page.waitForTimeout(3000);
    await page.reload({ waitUntil: 'load' });
  }
  await page.locator('.gt').first().waitFor();
}

/** The link of her mail, pressed. */
async function openVerifyLink(page: Page): Promise<void> {
  const { request } = page;
  const list = await (await request.get('/dev/mail')).text();
  const mail = /<a href="(\/dev\/mail\/[^"]+)">\s*<b>[^<]*verify/i.exec(list)?.[1];
  const link = /\/verify-email\?token=[\w-]+/.exec(
    await (await request.get(mail ?? '/dev/mail')).text(),
  )?.[0];
  await page.goto(link ?? '/verify-email', { waitUntil: 'load' });
}

const SIGNED_OUT: Shot[] = [
  { name: 'landing', path: '/' },
  { name: 'try', path: '/try' },
  { name: 'auth', path: '/auth' },
  { name: 'auth-sign-up', path: '/auth?tab=signup' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password?token=shown' },
  { name: 'help', path: '/help-support' },
  { name: 'privacy', path: '/privacy-terms' },
  {
    name: 'terms',
    path: '/privacy-terms',
    then: (page) => page.getByRole('tab', { name: 'Terms of Service' }).click(),
  },
  { name: 'not-found', path: '/nowhere' },
];

/** On to a step of the setup, from the one that its draft has kept. */
async function toStep(page: Page, step: 2 | 3): Promise<void> {
  const next = page.getByRole('button', { name: 'Continue' });
  for (let at = 1; at < step; at++)
    if (await page.getByText(`Step ${at} of 4`).isVisible())
      await ((await next.isEnabled()) ? next.click() : press(page, 'Skip'));
  await page.getByText(`Step ${step} of 4`).waitFor();
}

const chooseStyle = (page: Page, name: string) =>
  page
    .locator('.sty', { hasText: name })
    .and(page.locator('[aria-pressed=false]'))
    .click({ timeout: 2000 })
    // It is chosen already.
    .catch(() => undefined);

/** Her photo, read on this device and found good. */
async function choosePhoto(page: Page): Promise<void> {
  await toStep(page, 2);
  await page.locator('input[type=file]').first().setInputFiles('scripts/local/demo/amara.jpg');
  await page.locator('.ob-next button:not(:disabled)').waitFor({ timeout: 180_000 });
}

/** A member who has just signed up. */
const NEWCOMER: Shot[] = [
  { name: 'onboarding-1', path: '/' },
  { name: 'onboarding-2', path: '/', then: choosePhoto },
  {
    name: 'onboarding-3',
    path: '/',
    then: async (page) => {
      await toStep(page, 3);
      await page.getByText("Women's Style").click();
      for (const style of ['Casual', 'Classic']) await chooseStyle(page, style);
      await page.getByRole('combobox').fill('Lisb');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'onboarding-4',
    path: '/',
    then: async (page) => {
      await toStep(page, 3);
      await page.getByRole('combobox').fill('Lisbon');
      await page.getByRole('option').first().click();
      await page.getByText("Women's Style").click();
      await chooseStyle(page, 'Classic');
      await press(page, 'Continue');
    },
  },
  { name: 'verify-email', path: '/', then: openVerifyLink },
];

const DEMO: Shot[] = [
  { name: 'home', path: '/' },
  {
    name: 'home-location',
    path: '/',
    windowOnly: true,
    then: (page) => press(page, /^Update location/).then(() => dialog(page)),
  },
  {
    name: 'home-preview',
    path: '/',
    windowOnly: true,
    // The first time its picture has to be made.
    then: async (page) => {
      await page.getByRole('button', { name: 'Open Outfit Preview' }).click({ timeout: 180_000 });
      await dialog(page);
    },
  },
  {
    name: 'home-swap',
    path: '/',
    windowOnly: true,
    then: openFullestSheet,
  },
  {
    name: 'not-for-me',
    path: '/',
    windowOnly: true,
    then: (page) => press(page, 'Not for me').then(() => dialog(page)),
  },
  { name: 'week', path: '/week', then: (page) => seeTomorrow(page).then(() => without(page, '.trip')) },
  {
    name: 'trip',
    path: '/week',
    then: (page) =>
      packATrip(page)
        .then(() => without(page, '.tmw,.week .page-head,.week section:not(.trip)'))
        .then(() => void page.addStyleTag({ content: '.week .trip{margin-top:20px}' })),
  },
  { name: 'closet', path: '/closet', then: fillCloset },
  {
    name: 'build',
    path: '/build?pieces=cotton-tee:white,straight-jeans:indigo,wool-coat:camel,leather-sneakers:white',
    then: (page) => page.locator('.b-place .piece-drawing img').nth(3).waitFor(),
  },
  { name: 'history', path: '/history' },
  {
    name: 'history-preview',
    path: '/history',
    windowOnly: true,
    then: (page) => press(page, /^Open /).then(() => dialog(page)),
  },
  // The first time it makes the film that the list then shows.
  { name: 'film', path: '/animations', windowOnly: true, then: playFilm },
  { name: 'animations', path: '/animations' },
  { name: 'profile', path: '/profile' },
  {
    name: 'schedule-dialog',
    path: '/profile',
    windowOnly: true,
    then: (page) => press(page, /Add a schedule|^Add$/).then(() => dialog(page)),
  },
  {
    name: 'delete-account',
    path: '/profile',
    windowOnly: true,
    then: (page) =>
      press(page, 'Delete Account').then(() =>
        page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor(),
      ),
  },
  // The last one: it signs out.
  { name: 'look', path: '/', then: openSharedLook },
];
/** After all others: it brings an outfit of tomorrow into her history. */
const MAIL: Shot[] = [{ name: 'mail', path: '/', then: openMorningMail }];
const ADMIN: Shot[] = [
  // The admin has ticked nothing; and no closet stands open before she says where she is.
  {
    name: 'closet-empty',
    path: '/closet',
    then: async (page) => {
      await page.request.put('/api/user/location', { data: { location: 'Lisbon' }, headers: { origin } });
      await page.goto('/closet', { waitUntil: 'load' });
      await page.locator('.cempty .piece-drawing img').nth(3).waitFor();
    },
  },
  { name: 'closet-start', path: '/closet?start=1', then: tickTwoShelves },
  // She has the free plan: everything can be chosen.
  { name: 'subscribe', path: '/subscribe' },
  { name: 'admin', path: '/admin' },
  {
    name: 'admin-changes',
    path: '/admin',
    then: (page) => page.getByRole('tab', { name: 'Changes' }).click(),
  },
];

/** The fixed bar belongs to the end of a page that is shown whole, and every section is painted. */
const WHOLE =
  '.ob main{padding-bottom:40px!important}.app{position:relative}.nav{position:absolute!important}@media(min-width:900px){.nav{height:auto!important}}.ob-foot{position:static!important}.tick-page{position:relative}.tick-foot{position:absolute!important;inset-inline:calc(50% - 50vw)!important}.toasts{display:none}.landing>section{content-visibility:visible!important}';

/** What comes when it is scrolled to, and the pictures of the queue. */
async function everythingCame(page: Page): Promise<void> {
  await page
    .waitForFunction(() => !document.querySelector('.making, .recent .photo > .skel'), undefined, {
      timeout: 30_000,
    })
    .catch(() => undefined);
  // Pictures below the fold load when they are scrolled to, and the page has grown meanwhile.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo(0, y);
      await new Promise((wait) => setTimeout(wait, 120));
    }
    // One that this width does not show never loads.
    const enough = new Promise((wait) => setTimeout(wait, 4000));
    const decoded = [...document.images].map((image) => image.decode().catch(() => undefined));
    await Promise.race([Promise.all(decoded), enough]);
    scrollTo(0, 0);
  });
}

async function shoot(page: Page, shot: Shot, suffix: string): Promise<void> {
  await page.goto(shot.path, { waitUntil: 'load' });
  // The screen's scripts come after what is seen.
  await page.waitForTimeout(1200);
  await shot.then?.(page);
  await page.addStyleTag({ content: shot.windowOnly ? '.toasts{display:none}' : WHOLE });
  if (!shot.windowOnly) await everythingCame(page);
  // The pieces are drawn on this device.
  await page
    .waitForFunction(
      () => [...document.querySelectorAll('.piece-drawing')].every((each) => each.querySelector('img')),
      undefined,
      { timeout: 20_000 },
    )
    .catch(() => undefined);
  await page.waitForTimeout(600);
  // No control under the pointer.
  await page.mouse.move(0, 0);
  const end = forDocs ? 'jpg' : 'png';
  await page.screenshot({
    path: join(folder, `${shot.name}-${suffix}.${end}`),
    fullPage: !shot.windowOnly,
    ...(forDocs ? { type: 'jpeg' as const, quality: JPEG_QUALITY } : {}),
  });
}

type SignIn = (context: BrowserContext) => Promise<unknown>;
const as =
  (index: 0 | 1): SignIn =>
  (context) => {
    const { username, password } = LOCAL_ACCOUNTS[index]!;
    return context.request.post('/api/login', { data: { username, password }, headers: { origin } });
  };
const newcomer: SignIn = (context) => {
  const username = `shots${Date.now()}`;
  const data = {
    username,
    password: 'a picture of it',
    email: `${username}@stylecast.test`,
    firstName: 'Nora',
  };
  return context.request.post('/api/register', { data, headers: { origin } });
};
const ROUNDS: [Shot[], SignIn | null][] = [
  [SIGNED_OUT, null],
  [NEWCOMER, newcomer],
  [DEMO, as(0)],
  [ADMIN, as(1)],
];

async function round(
  browser: Browser,
  rounds: typeof ROUNDS,
  width: keyof typeof SIZES,
  dark: boolean,
): Promise<void> {
  for (const [shots, signIn] of rounds) {
    const wanted = shots.filter(
      ({ name }) =>
        (only === '' || only.split(',').includes(name)) && (!dark || !forDocs || DARK_IN_DOCS.includes(name)),
    );
    if (wanted.length === 0) continue;
    const context = await browser.newContext({
      baseURL: origin,
      viewport: SIZES[width],
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      bypassCSP: true,
      timezoneId: 'Europe/Lisbon',
    });
    await signIn?.(context);
    const page = await context.newPage();
    for (const shot of wanted) {
      await shoot(page, shot, dark ? `${width}-dark` : String(width)).catch((error: unknown) =>
        console.error(
          `${shot.name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
        ),
      );
    }
    await context.close();
  }
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(chromiumLaunch());
await makeItMorning(origin);
for (const rounds of [ROUNDS, [[MAIL, as(0)]] as typeof ROUNDS])
  for (const width of [390, 1280] as const)
    for (const dark of [false, true]) await round(browser, rounds, width, dark);
await browser.close();
