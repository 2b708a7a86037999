import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { violationsInBothThemes, violationsInBothWidths } from '../accessibility.ts';
import { closeBrowser, PHONE, scrollTo, visit, WIDE } from '../visit.ts';
import type { Outfit } from '../../../app/contracts/outfits.ts';
import { everyNth } from '../../runner/long-run.ts';
import { signUpMember, type NewMember } from '../../worlds/member.ts';
import { siteOrigin } from '../site-origin.ts';
import { photoOf, useStoredBodyMaps } from '../stored-body-map.ts';

// States beside the routes as they open (every-route.browser.test.ts): open dialogs, errors, empty pages, the steps of the
// setup; on the phone in the light and in the dark, and on a window as wide as a screen.

afterAll(closeBrowser);

async function enter(
  wide: boolean,
  member: NewMember | null,
): Promise<{ page: Page; context: BrowserContext }> {
  const { page, context } = await visit({
    window: wide ? WIDE : PHONE,
    bypassCSP: true,
    serviceWorkers: 'block',
  });
  // A server that draws other tests' pictures beside it may take its time.
  if (member) await signUpMember(context, member);
  return { page, context };
}

/** Her session, once she is there. */
let hers: Awaited<ReturnType<BrowserContext['cookies']>> | undefined;

/** As one member with a look of today whose picture is there: the same for all who come to look at it. */
async function enterAsHer(wide: boolean): Promise<{ page: Page; context: BrowserContext }> {
  const { page, context } = await enter(wide, null);
  if (hers) await context.addCookies(hers);
  else {
    await signUpMember(context, { settled: true });
    await page.goto('/');
    await button(page, 'Open Outfit Preview').waitFor({ timeout: 90_000 });
    hers = await context.cookies();
  }
  return { page, context };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const openDialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first();

interface State {
  name: string;
  path: string;
  then: (page: Page) => Promise<void>;
}

const dialog = (name: string, path: string, press: string | RegExp): State => ({
  ...{ name, path },
  then: async (page) => {
    await button(page, press).click();
    await openDialog(page).waitFor();
  },
});

const MEMBERS_STATES: State[] = [
  dialog('not for me', '/', 'Not for me'),
  dialog('update location', '/', /^Update location/),
  {
    name: 'a failure told while a sheet is open',
    path: '/',
    then: async (page) => {
      const toast = page.locator('.toast', { hasText: 'Regeneration failed' });
      await page.context().setOffline(true);
      await button(page, 'Regenerate').click();
      await toast.waitFor().finally(() => page.context().setOffline(false));
      await button(page, 'Not for me').click();
      await openDialog(page).waitFor();
      const [over, under] = [await toast.boundingBox(), await openDialog(page).boundingBox()];
      const isAbove = !over || !under || over.y + over.height <= under.y;
      expect(isAbove, 'what is asked stands under the toast').toBe(true);
    },
  },
  {
    name: 'a city that nobody knows',
    path: '/',
    then: async (page) => {
      await button(page, /^Update location/).click();
      await page.getByRole('combobox').fill('Nowhereville Zz');
      await openDialog(page).getByRole('button', { name: 'Update Location' }).click();
      await page.getByText('Please check the city name.').first().waitFor();
    },
  },
  {
    name: 'a piece of the look, and others in its place',
    path: '/',
    then: async (page) => {
      await page.locator('.thumb').first().click();
      await openDialog(page)
        .getByRole('heading', { name: /^Instead of/ })
        .waitFor();
      await page.waitForTimeout(1500);
    },
  },
  dialog('a look of the history', '/history', /^Open /),
  {
    name: 'sharing',
    path: '/history',
    then: async (page) => {
      await button(page, /^Open /).click();
      await openDialog(page).waitFor();
      await button(page, 'Share').click();
      await page.getByRole('dialog', { name: 'Share this look' }).waitFor();
    },
  },
  {
    name: 'deleting a look',
    path: '/history',
    then: async (page) => {
      await button(page, /^Open /).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'no favorites',
    path: '/history',
    then: (page) =>
      button(page, /^Favorites/)
        .first()
        .click(),
  },
  {
    name: 'videos, empty',
    path: '/animations',
    // Below it her looks that have none.
    then: async (page) => {
      await page.getByRole('heading', { name: 'Next in motion' }).waitFor();
      await button(page, /^Generate Video: /).waitFor();
    },
  },
  {
    name: 'profile, rows open',
    path: '/profile',
    then: async (page) => {
      for (const row of ['Morning email', 'Daily outfit time', 'Fit and modesty', 'Password'])
        await page.locator('summary', { hasText: row }).first().click();
    },
  },
  {
    name: 'nothing typed for a new password or address',
    path: '/profile',
    then: async (page) => {
      for (const [row, send] of [
        ['Password', 'Change password'],
        ['Email address', 'Change email address'],
      ] as const) {
        await page.locator('summary', { hasText: row }).first().click();
        await button(page, send).click();
      }
      await page.getByText('Please enter a valid email address.').waitFor();
    },
  },
  dialog('location in the profile', '/profile', /^Location/),
  dialog('delete the account', '/profile', 'Delete Account'),
  dialog('a style schedule', '/profile', 'Add a schedule'),
  {
    name: "today's looks beside each other",
    path: '/',
    then: async (page) => {
      const before = page.locator('.earlier-look');
      if ((await before.count()) === 0) await button(page, 'Regenerate').click();
      await page.getByRole('heading', { name: 'Earlier today' }).scrollIntoViewIfNeeded();
      await before.nth(1).waitFor();
    },
  },
  {
    name: 'a look that is shared, as anybody sees it',
    path: '/history',
    then: async (page) => {
      const headers = { origin: siteOrigin() };
      // What has no picture yet is not shared, and hers was only just regenerated.
      const drawn = async () =>
        ((await (await page.request.get('/api/outfits')).json()) as Outfit[]).find(
          ({ editedImageUrl }) => editedImageUrl !== null,
        );
      await expect.poll(drawn, { timeout: 60_000 }).toBeTruthy();
      const outfit = await drawn();
      const shared = await page.request.post(`/api/outfits/${outfit?.id}/share`, { headers, data: {} });
      await page.goto(((await shared.json()) as { url: string }).url);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'help, signed in',
    path: '/help-support#subscription-plans',
    then: (page) => page.getByRole('navigation', { name: 'Main' }).waitFor(),
  },
];

const ADMINS_STATES: State[] = ['Changes', 'Operations'].map((name) => ({
  name: `admin, ${name}`,
  path: '/admin',
  then: async (page) => {
    await page.getByRole('tab', { name }).click();
    await page.getByRole('tabpanel', { name }).waitFor();
    await page.waitForTimeout(1500);
  },
}));

/** Her address is verified. */
const BUYERS_STATES: State[] = [
  {
    name: 'the payment form',
    path: '/subscribe',
    then: async (page) => {
      await button(page, 'Choose Premium').click();
      await page.getByText('Test mode: no card is charged.').waitFor();
    },
  },
];

const SIGNED_OUT: State[] = [
  {
    name: 'the landing page, far down',
    path: '/',
    then: async (page) => {
      await page.getByRole('button', { name: /Join Waitlist/i }).scrollIntoViewIfNeeded();
      // The button that follows steps aside for every other: between two sections it is there.
      const following = page.locator('.follow.on');
      while (!(await following.isVisible())) {
        await page.mouse.wheel(0, -150);
        await page.waitForTimeout(100);
      }
    },
  },
  {
    name: 'a mail to reset the password is on its way',
    path: '/forgot-password',
    then: async (page) => {
      await page.getByLabel('Email').fill('nobody-states@stylecast.test');
      await page.locator('form button[type=submit]').click();
      await page.getByText('Check Your Email').waitFor();
    },
  },
  {
    name: 'nothing typed at the sign-in',
    path: '/auth',
    then: async (page) => {
      await button(page, 'Sign In').click();
      await page.getByText('Username is required').waitFor();
    },
  },
  {
    name: 'a sign-up with everything wrong',
    path: '/auth?tab=signup',
    then: async (page) => {
      await button(page, 'Create Account').click();
      await page.getByRole('alert').first().waitFor();
    },
  },
];

const PHOTO: State[] = [
  {
    name: 'setup, a photo of two',
    path: '/',
    then: async (page) => {
      await button(page, 'Continue').click();
      await page.locator('input[type=file]').first().setInputFiles(photoOf('negative-two-people'));
      await button(page, 'Use it anyway').waitFor();
    },
  },
];

const SETUP: State[] = [
  {
    name: 'setup, where and how',
    path: '/',
    then: async (page) => {
      await button(page, 'Continue').click();
      await page.getByText('Step 2 of 4').waitFor();
      await page.getByRole('button', { name: 'Skip', exact: true }).click();
      await page.getByText('A morning email').waitFor();
    },
  },
  {
    name: 'setup, the summary',
    path: '/',
    then: async (page) => {
      await page.getByRole('combobox').fill('San Francisco, CA');
      await page.getByText('In your own time zone, San Francisco.').waitFor();
      await page.getByText("Women's Style").click();
      await page.getByText('Classic', { exact: true }).click();
      await button(page, 'Continue').click();
      await page.getByText('Step 4 of 4').waitFor();
    },
  },
];

/** Goes to a state; once more from a fresh page when a busy machine lost the first press. Why it was not reached, or null. */
async function reach(page: Page, { name, path, then }: State): Promise<string | null> {
  let why = '';
  for (const _attempt of [1, 2]) {
    await page.goto(path);
    try {
      await then(page);
      return null;
    } catch (error) {
      const seen = await page.locator('[role=dialog], .toasts').allInnerTexts();
      why = `${String(error).split('\n').slice(0, 3).join(' ')}. Seen: ${seen.join(' | ')}`;
      // Never silently: a press that is lost may be a defect of ours, whatever the machine did.
      console.warn(`${name} was not reached: ${why}`);
    }
  }
  return why;
}

async function findAmiss(page: Page, states: State[]): Promise<string[]> {
  const amiss: string[] = [];
  const wideToo = everyNth(states, 2);
  for (const state of states) {
    const look = wideToo.includes(state) ? violationsInBothWidths : violationsInBothThemes;
    const why = await reach(page, state);
    if (why !== null) amiss.push(`${state.name} was not reached: ${why}`);
    else amiss.push(...(await look(page)).map((line) => `${state.name}: ${line}`));
  }
  return amiss;
}

test('axe finds nothing in any state', async () => {
  const amiss: string[] = [];
  const visits: [NewMember | null, State[]][] = [
    [null, SIGNED_OUT],
    [{}, PHOTO],
    [{}, SETUP],
    [{ settled: true, tier: 'premium' }, MEMBERS_STATES],
    [{ settled: true, isAdmin: true }, ADMINS_STATES],
    // Whoever the local door makes an admin has a verified address.
    [{ settled: true, isAdmin: true }, BUYERS_STATES],
  ];
  for (const [member, states] of visits) {
    const { page, context } = await enter(false, member);
    // Here alone: what takes requests on their way knows nothing of a network that is off.
    if (states === PHOTO) await useStoredBodyMaps(context, 'negative-two-people');
    if (states === MEMBERS_STATES) {
      await page.goto('/');
      await button(page, 'Open Outfit Preview').waitFor({ timeout: 90_000 });
    }
    amiss.push(...(await findAmiss(page, states)));
    await context.close();
  }
  expect(amiss).toEqual([]);
}, 600_000);

test('what the server refuses at the sign-up stands at its field, which has the focus', async () => {
  const { page, context } = await enter(false, null);
  const taken = await signUpMember(context, {});
  await context.clearCookies();
  await page.goto('/auth?tab=signup');
  await page.getByLabel('Username').fill(taken);
  await page.getByLabel('Email').fill(`other-${taken}@stylecast.test`);
  await page.getByLabel('Password', { exact: true }).fill('a good long one');
  await page.getByLabel('Confirm password').fill('a good long one');
  await button(page, 'Create Account').click();
  await page.locator('.field', { hasText: 'That username is already taken.' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username');
  await context.close();
});

test('the unit is written, a tap on the number turns it, and the profile agrees', async () => {
  const { page, context } = await enter(false, { settled: true });
  await page.goto('/');
  const number = button(page, /^-?\d+°C\. Show Fahrenheit/);
  await number.waitFor();
  expect(await number.innerText()).toMatch(/^-?\d+°\s*C$/);
  // She reads it at once; the next page is asked for when it is kept.
  const kept = page.waitForResponse((answer) => answer.request().method() !== 'GET');
  await number.click();
  await button(page, /^-?\d+°F\. Show Celsius/).waitFor();
  await kept;
  await page.goto('/profile');
  await page.getByText('Temperatures are in °F').waitFor();
  await context.close();
});

test('in forced colors a switch shows itself', async () => {
  const { page, context } = await enter(false, { settled: true });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/profile');
  const unit = page.getByRole('switch', { name: 'Show °C' });
  await unit.waitFor();
  const seen = await unit.evaluate((element) => ({
    edge: getComputedStyle(element).borderTopWidth,
    knob: getComputedStyle(element, '::after').backgroundColor,
    ground: getComputedStyle(element).backgroundColor,
  }));
  expect(seen.edge).toBe('1px');
  expect(seen.knob).not.toBe(seen.ground);
  await context.close();
});

test('the bar is solid: no text shows through it', async () => {
  const { page, context } = await enter(false, { settled: true });
  await page.goto('/profile');
  const seen = await page.getByRole('navigation', { name: 'Main' }).evaluate((element) => {
    const { backgroundColor, backdropFilter } = getComputedStyle(element);
    return { isSolid: !/[/]|rgba/.test(backgroundColor), backdropFilter };
  });
  expect(seen).toEqual({ isSolid: true, backdropFilter: 'none' });
  await context.close();
});

test('what can be done with a look of the history is in the window at 390x844, upright and on its side', async () => {
  const { page, context } = await enterAsHer(false);
  await page.goto('/');
  await button(page, 'Open Outfit Preview').waitFor();
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/history');
    await button(page, /^Open /).click();
    await openDialog(page).waitFor();
    await page.waitForTimeout(500);
    if (size.width > size.height) await page.locator('.preview-words').evaluate((box) => box.scrollTo(0, 0));
    for (const name of ['Favorite', 'Download', 'Share', 'Delete']) {
      const box = await page.getByRole('dialog').getByRole('button', { name }).first().boundingBox();
      expect([name, box !== null && box.y >= 0 && box.y + box.height <= size.height]).toEqual([name, true]);
    }
  }
  await context.close();
}, 120_000);

test('on the phone the preview cuts nothing of her picture, nor of what lies flat', async () => {
  const { page, context } = await enterAsHer(false);
  await page.goto('/');
  await button(page, 'Open Outfit Preview').click({ timeout: 90_000 });
  await openDialog(page).waitFor();
  const picture = page.locator('.preview .photo > img');
  expect(await picture.count()).toBe(1);
  const fit = () => picture.evaluate((img) => getComputedStyle(img).objectFit);
  expect(await fit()).toBe('contain');
  await page.locator('.preview .photo').evaluate((photo) => photo.classList.remove('flat'));
  expect(await fit()).toBe('contain');
  await context.close();
}, 120_000);

test('sharing is two taps: "Share", and the yes that makes the link and copies it', async () => {
  const { page, context } = await enterAsHer(true);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined, configurable: true }),
  );
  await page.addInitScript(() => delete (Navigator.prototype as { share?: unknown }).share);
  await page.goto('/');
  await page.getByRole('button', { name: 'Share' }).waitFor({ timeout: 90_000 });
  await page.getByRole('button', { name: 'Share' }).click();
  await button(page, 'Make the link and copy it').click();
  await page.getByText('Link copied').first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/look\/\d+-[0-9a-f]{40}$/);
  await context.close();
}, 120_000);

test('a note beside a lock: at 390 pixels two even lines, and the lock beside the first', async () => {
  const { page, context } = await enterAsHer(false);
  const lines = (note: string) =>
    page.locator(note).evaluate((p) => {
      const words = document.createRange();
      words.selectNodeContents(p.lastChild!);
      return [...words.getClientRects()].map(({ y, width, height }) => ({ y, width, height }));
    });
  const evenLines = async (note: string) => {
    await scrollTo(page, page.locator(note));
    await page.evaluate(() => document.fonts.ready.then(() => null));
    const [first, second, ...more] = await lines(note);
    expect([note, more.length, second!.width > first!.width / 2]).toEqual([note, 0, true]);
    return first!;
  };
  await page.goto('/');
  // What has no picture yet is not shared.
  await button(page, 'Open Outfit Preview').waitFor();
  const [outfit] = (await (await page.request.get('/api/outfits')).json()) as Outfit[];
  const headers = { origin: siteOrigin() };
  const link = await page.request.post(`/api/outfits/${outfit?.id}/share`, { headers, data: {} });
  await page.goto(((await link.json()) as { url: string }).url);
  const first = await evenLines('.public-look p:last-child:has(> .i)');
  const lock = (await page.locator('.public-look p:last-child > .i').boundingBox())!;
  expect(Math.abs(lock.y + lock.height / 2 - first.y - first.height / 2)).toBeLessThan(3);
  await context.close();
}, 120_000);

test('a toast leaves free what was pressed for it', async () => {
  const { page, context } = await enterAsHer(false);
  await page.goto('/');
  await button(page, 'Open Outfit Preview').waitFor();
  const regenerate = button(page, 'Regenerate');
  // At the lower edge, above the bar.
  await regenerate.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    scrollBy(0, bottom - (innerHeight - 90));
  });
  await regenerate.click();
  const toast = page.locator('.toast');
  await toast.waitFor({ timeout: 60_000 });
  await page.waitForTimeout(500);
  const [a, b] = [await toast.boundingBox(), await regenerate.boundingBox()];
  expect(a && b && (a.y + a.height <= b.y || a.y >= b.y + b.height)).toBe(true);
  await context.close();
}, 120_000);

test('printed: the weather, the picture, the words and the pieces, and nothing to press', async () => {
  const { page, context } = await enterAsHer(true);
  await page.goto('/');
  await button(page, 'Open Outfit Preview').waitFor();
  await page.emulateMedia({ media: 'print' });
  const pieces = page.locator('.print-pieces li');
  expect(await pieces.count()).toBeGreaterThan(2);
  expect(await pieces.first().isVisible()).toBe(true);
  expect(await page.locator('.sky .temp').isVisible()).toBe(true);
  for (const gone of ['.nav', '.look-acts', '.receipt', '.recent-grid']) {
    expect([gone, await page.locator(gone).first().isVisible()]).toEqual([gone, false]);
  }
  await context.close();
}, 120_000);

test('signed in, help and privacy keep the navigation; the foot shows plans and features', async () => {
  const { page, context } = await enter(true, { settled: true });
  for (const path of ['/help-support', '/privacy-terms']) {
    await page.goto(path);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).waitFor();
  }
  await page.getByRole('link', { name: 'Pricing' }).click();
  await page.waitForURL(/subscribe/);
  await context.clearCookies();
  await page.goto('/privacy-terms');
  await page.getByRole('link', { name: 'Pricing' }).click();
  await page.getByText('What are the plans?').waitFor();
  await page.getByRole('link', { name: 'Features' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#features');
  await context.close();
});

test('a press on "Update Location" counts while suggestions are open', async () => {
  const { page, context } = await enter(true, { settled: true });
  await page.goto('/');
  await button(page, /^Update location/).click();
  await page.getByRole('combobox').fill('San');
  await page.getByRole('option').nth(3).waitFor();
  // As long as a hand's press is: the field has lost the focus before the button is let go.
  await openDialog(page).getByRole('button', { name: 'Update Location' }).click({ delay: 300 });
  const answer = page.getByText(/Location updated!|Invalid location|Which place\?/);
  await expect.poll(() => answer.count(), { timeout: 10_000 }).toBeGreaterThan(0);
  await context.close();
}, 120_000);
