import type { BrowserContext, Locator, Page, Request, Route } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { Outfit } from '../../../app/contracts/outfits.ts';
import type { User } from '../../../app/contracts/session.ts';
import { describeFinding } from '../../../app/fitting-room/body-map/photo-findings.ts';
import { lastingViolations } from '../accessibility.ts';
import { BODY_MAP_WORKER, photoOf, useHalfPhoto, useHalfPhotos, type PhotoFile } from '../stored-body-map.ts';
import { callerIn, MEMBER_PASSWORD, signUpMember } from '../../worlds/member.ts';
import { closeBrowser, listens, openBrowser, openPage, SLOW, visit } from '../visit.ts';

afterAll(closeBrowser);

const PERSON = 'woman-02-average-medium';
const READY = { waitUntil: 'networkidle' } as const;

/** Seconds of a processor that Chromium has taken, all its processes together. */
async function cpuSeconds(): Promise<number> {
  const session = await (await openBrowser()).newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** What this browser has sent: pages, workers and the service worker. */
function sentBy(context: BrowserContext) {
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  context.on('page', (page) => page.on('websocket', () => expect.unreachable('a socket was opened')));
  const written = () => requests.filter((one) => one.method() !== 'GET');
  return {
    longestAddress: () =>
      Math.max(...requests.filter((one) => !/^(blob|data):/.test(one.url())).map((one) => one.url().length)),
    calls: () =>
      [...new Set(written().map((one) => `${one.method()} ${new URL(one.url()).pathname}`))].sort(),
    /** Names of what was sent; a body that is no short JSON ends the test. */
    fields: () => {
      const names = written().flatMap((one) => {
        const body = one.postData() ?? '';
        expect([one.url(), body.length < 300], 'no photo is so small').toEqual([one.url(), true]);
        return Object.keys(JSON.parse(body) as object);
      });
      return [...new Set(names)].sort();
    },
  };
}

const drawn = (page: Page) => page.locator('img.try-drawn');
/** A photo, or that of a fixture person. */
const pick = (page: Page, photo: PhotoFile | string = PERSON) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles(typeof photo === 'string' ? photoOf(photo) : photo);

test('from the landing page to her first picture, the photo staying on her device; then she keeps it', async () => {
  const { page, context, complaints, foreign } = await visit();
  const sent = sentBy(context);
  let taps = 0;
  const tap = async (what: Locator) => {
    taps++;
    await what.click();
  };
  await page.goto('/', READY);
  const cpu = await cpuSeconds();
  await tap(page.getByRole('link', { name: 'on your own photo first' }));
  await page.waitForURL('/try');
  await page.getByText('Your photo stays on this device until you keep it.').waitFor();
  await page.getByText('Lisbon, PT').waitFor(SLOW);
  await tap(page.getByText("Women's Style"));
  const picker = page.waitForEvent('filechooser');
  await tap(page.locator('button', { hasText: 'Choose a photo' }));
  await (await picker).setFiles(photoOf(PERSON));
  await drawn(page).waitFor(SLOW);
  const seconds = (await cpuSeconds()) - cpu;
  console.log(`To the first picture: ${taps} taps and the picker, 0 letters, ${seconds.toFixed(1)} s of CPU`);
  expect(taps).toBeLessThanOrEqual(6);

  // One of the others, as soon as it is drawn.
  await page.getByRole('button', { name: /^Classic/ }).click();
  await page.locator('.sty[aria-pressed=true][data-state=drawn]').waitFor(SLOW);
  await page.getByText('Your photo stays on this device until you keep it.').waitFor();
  expect(sent.calls()).toEqual(['POST /api/try/outfit', 'POST /api/try/place']);
  expect(sent.fields()).toEqual(['device', 'gender', 'placeId']);
  expect(sent.longestAddress(), 'nothing hides in an address').toBeLessThan(300);
  expect(await (await context.request.get('/api/user')).status()).toBe(401);
  const title = await page.locator('.try-words h2').innerText();

  await page.getByRole('button', { name: 'Keep it' }).click();
  const email = `kept${Date.now().toString(36)}@stylecast.test`;
  await page.getByLabel('Your name').fill('Nora');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a good long one');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await page.getByText('Step 4 of 4').waitFor(SLOW);
  await page.getByAltText('You in the look that you kept').first().waitFor();
  for (const answer of ['Lisbon, PT', 'Classic', "Women's Style", 'Ready'])
    await page.getByRole('definition').getByText(answer, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Get Started!' }).click();
  await page.getByRole('heading', { name: "Today's Outfit" }).waitFor(SLOW);
  const today = async () => (await (await context.request.get('/api/outfits/today')).json()) as Outfit;
  const first = await today();
  expect([first.style, first.title]).toEqual(['classic', title]);
  const her = (await (await context.request.get('/api/user')).json()) as User;
  expect([her.email, her.firstName, her.hasBodyMap, her.gender]).toEqual([email, 'Nora', true, 'female']);
  await expect.poll(async () => (await today()).imageState, SLOW).toBe('ready');
  expect((await today()).imageSource).toBe('fitting-room');
  // The list sees a photo that leaves.
  expect(sent.calls().join()).toMatch(/PUT \/api\/uploads\//);
  // Nothing of it is left beside her account.
  expect(await page.evaluate(KEPT)).toBe(0);
  expect(foreign).toEqual([]);
  expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]);
  await context.close();
});

/** How many files this browser keeps for the site. */
const KEPT = `new Promise((done) => {
  const opening = indexedDB.open('stylecast');
  opening.onupgradeneeded = () => opening.transaction.abort();
  opening.onerror = () => done(0);
  opening.onsuccess = () => {
    const count = opening.result.transaction('files').objectStore('files').count();
    count.onsuccess = () => { opening.result.close(); done(count.result); };
  };
})`;

const LETTER = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Nora') };

test('a photo that cannot be dressed is told why, another one can be; a reload loses nothing, "Start over" everything', async () => {
  const { page, context, complaints } = await visit({ bypassCSP: true, serviceWorkers: 'block' });
  const photo = await useHalfPhoto(page, PERSON, 'negative-cropped-feet');
  await openPage(page, '/try');
  await pick(page, 'negative-cropped-feet');
  await page.getByText(describeFinding('feet-missing').sentence).waitFor(SLOW);
  await page.getByRole('button', { name: 'Use it anyway' }).waitFor();
  expect(await lastingViolations(page)).toEqual([]);
  await pick(page, LETTER);
  await page.getByRole('alert').waitFor();
  await pick(page, photo);
  await page.getByText('Choose women’s or men’s style above').waitFor(SLOW);
  await page.locator('.radio', { hasText: /^Men's Style$/ }).click();
  await page.getByText("Women's Style").click();
  await drawn(page).waitFor(SLOW);
  const title = await page.locator('.try-words h2').innerText();
  await page.locator('.sty[data-state=drawn]').nth(5).waitFor(SLOW);
  expect(await lastingViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByLabel('Your name').waitFor();
  expect(await lastingViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(KEPT)).toBe(1);
  await page.reload();
  await listens(page);
  await drawn(page).waitFor(SLOW);
  expect(await page.locator('.try-words h2').innerText()).toBe(title);

  await page.getByRole('button', { name: 'Change city' }).click();
  await page.getByRole('combobox').fill('Reykjav');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Use this city' }).click();
  await page.getByText('Reykjavík, IS').waitFor(SLOW);
  await drawn(page).waitFor(SLOW);
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.locator('button', { hasText: 'Choose a photo' }).waitFor();
  await expect.poll(() => page.evaluate(KEPT)).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

/** Her photo dressed on /try, and kept on this device for nobody. */
async function tryOn(page: Page, photo: PhotoFile): Promise<void> {
  await openPage(page, '/try');
  await page.getByText("Women's Style").click();
  await pick(page, photo);
  await drawn(page).waitFor(SLOW);
  await expect.poll(() => page.evaluate(KEPT)).toBe(1);
}

test('who signs up by another door is asked for the photo that she tried, and it comes along', async () => {
  const { page, context, complaints } = await visit({ bypassCSP: true, serviceWorkers: 'block' });
  await tryOn(page, await useHalfPhoto(page, PERSON));
  await page.goto('/auth?tab=signup', READY);
  const name = `door${Date.now().toString(36)}`;
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Email').fill(`${name}@stylecast.test`);
  for (const label of ['Password', 'Confirm password'])
    await page.getByLabel(label, { exact: true }).fill('a good long one');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('heading', { name: 'Keep the photo you tried?' }).waitFor(SLOW);
  expect(await lastingViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByText('Step 4 of 4').waitFor(SLOW);
  for (const answer of ['Lisbon, PT', "Women's Style", 'Ready'])
    await page.getByRole('definition').getByText(answer, { exact: true }).waitFor();
  const her = (await (await context.request.get('/api/user')).json()) as User;
  expect(her).toMatchObject({ username: name, hasBodyMap: true });
  expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]);
  await context.close();
});

test('who signs in is asked: a first photo is kept, a second takes the place of hers only if she says so', async () => {
  const { page, context } = await visit({ bypassCSP: true, serviceWorkers: 'block' });
  const [photo, other] = await useHalfPhotos(page, [PERSON, 'woman-04-average-dark-short']);
  const photoUrl = async () => ((await (await context.request.get('/api/user')).json()) as User).photoUrl;
  const username = await signUpMember(context, { settled: true });
  const signIn = () => callerIn(context)('POST', '/api/login', { username, password: MEMBER_PASSWORD });
  await context.clearCookies();
  await tryOn(page, photo!);
  await signIn();
  await page.goto('/', READY);
  await page.getByRole('heading', { name: 'Keep the photo you tried?' }).waitFor(SLOW);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect.poll(photoUrl, SLOW).not.toBeNull();
  await expect.poll(() => page.evaluate(KEPT)).toBe(0);
  const first = await photoUrl();

  await context.clearCookies();
  await tryOn(page, other!);
  await signIn();
  await page.goto('/', READY);
  await page.getByRole('heading', { name: 'Use the photo you tried?' }).waitFor(SLOW);
  expect(await lastingViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep my old photo' }).click();
  await expect.poll(() => page.evaluate(KEPT)).toBe(0);
  expect(await photoUrl()).toBe(first);
  await context.close();
});

test('without a connection it is said, and tried again; who is signed in is led home', async () => {
  const { page, context } = await visit();
  const photo = await useHalfPhoto(page, PERSON);
  await openPage(page, '/try');
  // The bar of who is offline has one of its own, for as long as it is there.
  const tryAgain = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  // What reads a photo comes with the first one.
  await context.setOffline(true);
  const dropped = (route: Route) => route.abort();
  await context.route(BODY_MAP_WORKER, dropped);
  await pick(page, photo);
  const saysSo = page
    .getByRole('alert')
    .filter({ hasText: "We couldn't reach Stylecast. Check your connection and try again." });
  // Her place, too, may have been on its way.
  await tryAgain.and(saysSo.getByRole('button')).waitFor(SLOW);
  await context.setOffline(false);
  await context.unroute(BODY_MAP_WORKER, dropped);
  await tryAgain.click();
  await page.getByText('Choose women’s or men’s style above').waitFor(SLOW);
  await context.setOffline(true);
  await page.getByText("Women's Style").click();
  await tryAgain.and(saysSo.getByRole('button')).waitFor(SLOW);
  await context.setOffline(false);
  // What waited for a connection is asked again by itself: on a slow machine before anybody could press.
  await tryAgain.click({ timeout: 5_000 }).catch(() => undefined);
  await page.locator('.try-words h2').waitFor(SLOW);
  await signUpMember(context, { settled: true });
  await page.goto('/try');
  await page.waitForURL((url) => url.pathname === '/');
  await context.close();
});
