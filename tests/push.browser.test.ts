import { createECDH, randomBytes } from 'node:crypto';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { closeBrowser, visit } from './browser.ts';

// The real service worker in a real Chromium. Its push service is out of reach, so the subscription is given by the
// test, and a push is handed to the worker as the browser would (ServiceWorker.deliverPushMessage).

afterAll(closeBrowser);

/** A member with a complete profile, signed in, on her profile page. */
async function onProfile({ page, context }: { page: Page; context: BrowserContext }) {
  const username = `push${Date.now().toString(36)}`;
  const headers = { origin: inject('origin') };
  const call = async (method: string, path: string, data: object) => {
    const response = await context.request.fetch(path, { method, data, headers });
    expect(response.ok(), `${path} ${response.status()}`).toBe(true);
  };
  const email = `${username}@stylecast.test`;
  await call('POST', '/api/register', { username, password: 'a good long one', email });
  await call('PUT', '/api/user/preferences', { stylePreferences: ['casual'], gender: 'female' });
  await call('PUT', '/api/user/location', { location: 'Lisbon' });
  await page.goto('/profile', { waitUntil: 'networkidle' });
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
  await context.grantPermissions(['notifications'], { origin: inject('origin') });
  await page.reload({ waitUntil: 'networkidle' });
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
  await context.grantPermissions(['notifications'], { origin: inject('origin') });
  await page.reload({ waitUntil: 'networkidle' });
  await openRow(page);
  const toggle = page.getByRole('switch', { name: 'Push notifications on this device' });
  await toggle.click();
  await toast(page, 'Notifications enabled');
  // Another tab of hers switched it off; this one does not know yet.
  await context.request.post('/api/notifications/unsubscribe', { headers: { origin: inject('origin') } });
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
  await context.close();
});

test('a push is shown once a day, and a click opens the page of today', async () => {
  const visitor = await visit();
  const { page, context, complaints } = visitor;
  await onProfile(visitor);
  const origin = inject('origin');
  await context.grantPermissions(['notifications'], { origin });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const cdp = await context.newCDPSession(page);
  const registrationId = await registrationOf(cdp);
  const note = {
    title: 'Camel and cream',
    body: 'Perfect for 58°F, Partly Cloudy.',
    tag: 'outfit-2026-11-20',
    url: '/',
  };
  const deliver = (data: string) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const shown = () =>
    page.evaluate(async () => {
      const { getNotifications } = Object.getPrototypeOf(
        await navigator.serviceWorker.ready,
      ) as ServiceWorkerRegistration;
      const list = await getNotifications.call(await navigator.serviceWorker.ready);
      return list.map(({ title, body, tag }) => ({ title, body, tag }));
    });
  await deliver(JSON.stringify(note));
  const { title, body, tag } = note;
  await expect.poll(shown).toEqual([{ title, body, tag }]);
  // The one ambiguous window of the delivery: the same day's push again takes the place of the first.
  await deliver(JSON.stringify({ ...note, title: 'Camel and cream, again' }));
  await expect.poll(shown).toEqual([{ title: 'Camel and cream, again', body, tag }]);
  await deliver('not json');
  await expect.poll(async () => (await shown()).length).toBe(2);

  const [worker] = context.serviceWorkers();
  // Typed by hand: these tests know the page's globals, not the worker's.
  await worker?.evaluate(async (day) => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event;
    };
    const [notification] = await scope.registration.getNotifications({ tag: day });
    dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  }, tag);
  await page.waitForURL(`${origin}/`);
  await page.getByText("Today's Outfit", { exact: true }).first().waitFor();
  expect((await shown()).map((one) => one.tag)).not.toContain(tag);
  expect(complaints).toEqual([]);
  await context.close();
});
