import { createECDH, randomBytes } from 'node:crypto';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, openPage, visit } from '../visit.ts';
import { signUpMember } from '../../worlds/member.ts';
import { siteOrigin } from '../site-origin.ts';

// The real service worker in a real Chromium. Three things it lacks without a screen and a network are given by the test:
// the permission (a headless Chromium says 'denied', whatever is granted), the subscription of a push service, and the
// place where notifications are shown. The push itself is handed to the worker by the browser (deliverPushMessage).

afterAll(closeBrowser);

/** A member with a complete profile, signed in, on her profile page. */
async function onProfile({ page, context }: { page: Page; context: BrowserContext }) {
  await signUpMember(context, { settled: true });
  await openPage(page, '/profile');
}

/** What a browser with a push service would subscribe to. */
async function giveSubscription(page: Page): Promise<void> {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const json = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`,
    expirationTime: null,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  await page.addInitScript((given) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
    let there: object | null = null;
    PushManager.prototype.getSubscription = () => Promise.resolve(there as PushSubscription | null);
    PushManager.prototype.subscribe = (options) => {
      there = {
        options,
        toJSON: () => given,
        unsubscribe: () => {
          there = null;
          return Promise.resolve(true);
        },
      };
      return Promise.resolve(there as PushSubscription);
    };
  }, json);
}

async function registrationOf(cdp: CDPSession): Promise<string> {
  const found = new Promise<string>((done) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one) done(one.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  return found;
}

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const openRow = (page: Page) => page.getByText('Push Notifications', { exact: true }).click();

test('enable, send a test, switch off: as the server says it', async () => {
  const visitor = await visit();
  const { page, context } = visitor;
  await giveSubscription(page);
  await onProfile(visitor);
  await openRow(page);
  const toggle = page.getByRole('switch', { name: 'Push notifications on this device' });
  await toggle.waitFor();
  expect(await page.getByRole('button', { name: 'Send a test' }).count()).toBe(0);
  await toggle.click();
  await toast(page, 'Notifications enabled');
  const status = async () =>
    (await (await context.request.get('/api/notifications/status')).json()) as unknown;
  expect(await status()).toEqual({ subscribed: true });

  await page.route('**/api/notifications/test', (route) => route.fulfill({ json: { success: true } }));
  await page.getByRole('button', { name: 'Send a test' }).click();
  await toast(page, 'Test sent');
  await page.unroute('**/api/notifications/test');
  await page.route('**/api/notifications/test', (route) =>
    route.fulfill({ status: 500, json: { message: 'The push service is asleep.' } }),
  );
  await page.getByRole('button', { name: 'Send a test' }).click();
  await toast(page, 'Test Failed');
  await toast(page, 'The push service is asleep.');
  await page.unroute('**/api/notifications/test');

  await toggle.click();
  await toast(page, 'Notifications disabled');
  expect(await status()).toEqual({ subscribed: false });
  await context.close();
});

test('a subscription that expired is said, and the switch is off again', async () => {
  const visitor = await visit();
  const { page, context } = visitor;
  await giveSubscription(page);
  await onProfile(visitor);
  await openRow(page);
  const toggle = page.getByRole('switch', { name: 'Push notifications on this device' });
  await toggle.click();
  await toast(page, 'Notifications enabled');
  // Another tab of hers switched it off; this one does not know yet.
  await context.request.post('/api/notifications/unsubscribe', { headers: { origin: siteOrigin() } });
  await page.getByRole('button', { name: 'Send a test' }).click();
  await toast(page, 'Subscription Expired');
  await toast(page, 'Your notification subscription expired. Please enable notifications again.');
  await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('false');
  await context.close();
});

test('blocked, and a browser without push, are explained', async () => {
  const visitor = await visit();
  const { page, context } = visitor;
  await onProfile(visitor);
  // Headless Chromium starts with notifications denied.
  await openRow(page);
  await page.getByText('Notifications are blocked').waitFor();
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager');
  });
  await page.reload({ waitUntil: 'networkidle' });
  await openRow(page);
  await page.getByText('Push notifications not supported').waitFor();
  expect(await page.getByText('Notifications are blocked').count()).toBe(0);
  await context.close();
});

test('a push is shown once a day, and a click opens the page of today', async () => {
  const visitor = await visit();
  const { page, context, complaints } = visitor;
  await onProfile(visitor);
  const origin = siteOrigin();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const cdp = await context.newCDPSession(page);
  const registrationId = await registrationOf(cdp);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  await worker.evaluate(() => {
    // A screen that keeps one notification a tag, as the real one does.
    const screen = new Map<string, { title: string; body?: string; data?: unknown }>();
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = (title, options) => {
      screen.set(options?.tag ?? '', { title, ...options });
      return Promise.resolve();
    };
    Object.assign(self, { screenOfTest: screen });
  });
  const note = {
    title: 'Camel and cream',
    body: 'Perfect for 58°F, Partly Cloudy.',
    tag: 'outfit-2026-11-20',
    url: '/',
  };
  const deliver = (data: string) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const shown = () =>
    worker.evaluate(() => {
      const { screenOfTest } = self as unknown as { screenOfTest: Map<string, { title: string }> };
      return [...screenOfTest].map(([tag, { title }]) => ({ tag, title }));
    });
  const { title, tag } = note;
  await deliver(JSON.stringify(note));
  await expect.poll(shown).toEqual([{ title, tag }]);
  // The one ambiguous window of the delivery: the same day's push again takes the place of the first.
  await deliver(JSON.stringify({ ...note, title: 'Camel and cream, again' }));
  await expect.poll(shown).toEqual([{ title: 'Camel and cream, again', tag }]);
  await deliver('not json');
  await expect.poll(async () => (await shown()).length).toBe(2);

  await worker.evaluate((day) => {
    const scope = self as unknown as { screenOfTest: Map<string, { data: unknown }> };
    const { data } = scope.screenOfTest.get(day) ?? {};
    const notification = { data, close: () => scope.screenOfTest.delete(day) };
    const Click = (self as unknown as { ExtendableEvent: new (type: string) => Event }).ExtendableEvent;
    dispatchEvent(Object.assign(new Click('notificationclick'), { notification }));
  }, tag);
  await page.waitForURL(`${origin}/`);
  await page.getByText("Today's Outfit", { exact: true }).first().waitFor();
  expect((await shown()).map((one) => one.tag)).not.toContain(tag);
  expect(complaints).toEqual([]);
  await context.close();
});
