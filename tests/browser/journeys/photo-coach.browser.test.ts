import type { Browser, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { HER_BROWSER, openPage, SLOW } from '../visit.ts';
import { openCameraBrowser } from '../fake-camera.ts';
import type { CameraBrowser, Scene } from '../fake-camera.ts';
import { LONG } from '../../runner/long-run.ts';
import { callerIn, signUpMember } from '../../worlds/member.ts';
import { siteOrigin } from '../site-origin.ts';

// The photo coach before a camera that shows a fixture person.

let camera: CameraBrowser | null = null;
afterEach(async () => {
  await camera?.close();
  camera = null;
});

interface Visit {
  page: Page;
  /** What was sent, beside pages and files read. */
  sent: string[];
  complaints: string[];
  photoUrl: () => Promise<string | null>;
}

/** A new member at the profile or in the onboarding's photo step, with a camera that she lets us use, or not. */
async function visit(
  scene: Scene | null,
  { allowed = true, settled = false }: { allowed?: boolean; settled?: boolean } = {},
): Promise<Visit> {
  camera = await openCameraBrowser(scene, allowed);
  const browser: Browser = camera.browser;
  const context = await browser.newContext({
    ...HER_BROWSER,
    baseURL: siteOrigin(),
  });
  const page = await context.newPage();
  const [sent, complaints]: [string[], string[]] = [[], []];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('INFO:')) complaints.push(message.text());
  });
  await page.addInitScript(`{
    window.tracks = [];
    const open = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices);
    if (open) navigator.mediaDevices.getUserMedia = async (wish) => {
      const stream = await open(wish);
      window.tracks.push(...stream.getTracks());
      return stream;
    };
  }`);
  await signUpMember(context, { settled });
  const photoUrl = async () =>
    ((await (await callerIn(context)('GET', '/api/user')).json()) as { photoUrl: string | null }).photoUrl;
  await openPage(page, settled ? '/profile' : '/onboarding');
  if (!settled) await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Take a photo' }).click();
  return { page, sent, complaints, photoUrl };
}

const openTracks = (page: Page) =>
  page.evaluate('window.tracks.filter((track) => track.readyState === "live").length');

test('in the onboarding: she stands well, it counts down, and only "Use this photo" sends it', async () => {
  const { page, sent, complaints, photoUrl } = await visit({ person: 'woman-02-average-medium' });
  await page.getByRole('button', { name: /seconds left, stop/ }).waitFor(SLOW);
  expect(await page.getByRole('status').first().textContent()).toContain('hold still');
  await page.getByRole('button', { name: 'Use this photo' }).waitFor(SLOW);
  expect(await page.getByText('This one will do nicely').count()).toBe(1);
  expect(sent).toEqual([]);
  expect(await openTracks(page)).toBe(0);
  expect(await photoUrl()).toBeNull();

  await page.getByRole('button', { name: 'Use this photo' }).click();
  await page.getByText('Photo uploaded successfully!').first().waitFor(SLOW);
  expect(await photoUrl()).toMatch(/^\/objects\//);
  expect(sent).toContain('POST /api/objects/upload');
  expect(complaints).toEqual([]);
});

test('too near: she is told to step back, the timer still works, and leaving turns the camera off', async () => {
  const { page, sent, complaints } = await visit({ person: 'woman-01-slim-light', zoom: 1.25, shift: 0.16 });
  await expect.poll(() => page.getByRole('status').first().textContent(), SLOW).toContain('Step back');
  expect(await page.getByText('Step back a little').first().isVisible()).toBe(true);
  expect(await openTracks(page)).toBe(1);

  await page.getByRole('button', { name: 'Take the photo now' }).click();
  await page.getByRole('button', { name: /seconds left, stop/ }).click();
  await page.getByRole('button', { name: 'Take the photo now' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => openTracks(page)).toBe(0);
  await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toContain('Take a photo');
  expect(sent).toEqual([]);
  expect(complaints).toEqual([]);
});

test.runIf(LONG)(
  'in the profile: the same coach, and "Take it again" opens the camera once more',
  async () => {
    const { page, photoUrl } = await visit({ person: 'man-01-average-light' }, { settled: true });
    await page.getByRole('button', { name: 'Take it again' }).click(SLOW);
    await expect.poll(() => openTracks(page), SLOW).toBe(1);
    await page.getByRole('button', { name: 'Use this photo' }).click(SLOW);
    await page.getByText('Success! Photo uploaded successfully').first().waitFor(SLOW);
    expect(await photoUrl()).toMatch(/^\/objects\//);
  },
);

test.each([
  ['a camera that she does not allow', { person: 'woman-01-slim-light' }, 'The camera is turned off'],
  ['no camera at all', null, 'No camera here'],
])('%s: it says so and offers the file', async (_, scene, title) => {
  const { page, complaints } = await visit(scene, { allowed: scene === null });
  await page.getByRole('heading', { name: title }).waitFor();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a photo' }).last().click();
  await choosing;
  expect(await page.getByRole('heading', { name: title }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('on a connection that is not secure it says so', async () => {
  const { page } = await visit(null);
  await page.getByRole('heading', { name: 'No camera here' }).waitFor();
  await page.getByRole('button', { name: 'Close the camera' }).click();
  await page.evaluate('Object.defineProperty(window, "isSecureContext", { value: false })');
  await page.getByRole('button', { name: 'Take a photo' }).click();
  await page.getByRole('heading', { name: 'The camera stays off' }).waitFor();
  expect(await page.getByRole('heading', { name: 'No camera here' }).count()).toBe(0);
});
