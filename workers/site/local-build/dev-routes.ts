import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { text } from '../../../app/contracts/fields.ts';
import { instantOn } from '../../../app/domain/delivery/delivery-instant.ts';
import { register } from '../../../app/contracts/session.ts';
import { addDays, localDate } from '../../../app/domain/time/local-day.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { personByLogin } from '../../db/people/directory.ts';
import { users } from '../../db/schema/people.schema.ts';
import { toUser, type SessionUser } from '../../db/people/users.ts';
import { waitFromNow } from '../../db/jobs/jobs.ts';
import { saveForecast, sweepForecasts } from '../../db/operations/weather-cache.ts';
import { forecastCell } from '../../usecases/outfits/get-forecast.ts';
import { setFavorite } from '../../usecases/outfits/set-favorite.ts';
import { todaysOutfit } from '../../usecases/outfits/todays-outfit.ts';
import { readClockOffset, writeClockOffset, writeRenderer } from '../../db/operations/operator-notes.ts';
import { register as registerUser } from '../../usecases/accounts/register.ts';
import { giveCookies } from '../api/session-cookies.ts';
import { readJsonBody, type Api } from '../api/route.ts';
import { toVisitor } from '../api/calls/session.ts';
import { apiPage } from './api-page.ts';
import { mountMailbox } from './mailbox.ts';
import { mountSandbox } from './sandbox.ts';
import { demoSky, localForecast, type WishedSky } from './local-weather.ts';

// Dev-only doors: mounted in local builds only (server.ts), absent from what is deployed.

const DAY = 24 * 60 * 60 * 1000;
/** Seconds between two pictures of the demo's history, so that a newcomer's own render never waits long. */
const RENDER_EVERY_SECONDS = 4;

/** A year each way. */
const FARTHEST_MS = 366 * DAY;
const clockBody = z.object({ advanceMs: z.number().int().min(-FARTHEST_MS).max(FARTHEST_MS) });
const accountBody = z.object({
  username: text({ most: 40 }).min(1),
  subscriptionTier: z.enum(['free', 'premium', 'pro']),
  isAdmin: z.boolean(),
});
/** This machine and no other: her photo goes there. */
const rendererBody = z.object({ origin: text({ most: 30 }).regex(/^http:\/\/127\.0\.0\.1:\d{1,5}$/) });
const skyBody = z.object({
  location: text({ most: 80 }).min(1),
  /** Each hour alike, for looking at the ends of the world. */
  wish: z
    .object({
      celsius: z.number().min(-90).max(60),
      windMs: z.number().min(0).max(60),
      rainMm: z.number().min(0).max(200),
    })
    .optional(),
});
const historyBody = z.object({
  username: text({ most: 40 }).min(1),
  days: z.number().int().min(1).max(60),
  /** This morning as well. */
  today: z.boolean().default(false),
});

async function userNamed(app: App, username: string): Promise<SessionUser> {
  const user = await personByLogin(app, username);
  if (!user) throw new Refusal('not-found', `There is no account ${username}.`);
  return user;
}

/** At which outfits of the past were made, minutes since midnight. */
const EIGHT = 8 * 60;

/** Lives the last days again, up to `until` days ago: each day's outfit is made by the same code at that day's 8 o'clock. */
async function liveThrough(app: App, user: SessionUser, days: number, until: 0 | 1): Promise<void> {
  const now = app.clock.now();
  const today = localDate(now, user.timezone);
  for (let ago = days; ago >= until; ago--) {
    const at = instantOn(addDays(today, -ago), EIGHT, user.timezone) ?? now - ago * DAY;
    if (at > now) break;
    const then: App = {
      ...app,
      weather: [demoSky(today)],
      // Not that of the hour that is now.
      forecasts: new Map(),
      clock: { now: () => at },
      jobs: {
        send: (messages) =>
          app.jobs.send(messages, { delaySeconds: (days - ago + 1) * RENDER_EVERY_SECONDS }),
      },
    };
    const outfit = await todaysOutfit(then, user, 8);
    if (outfit && ago % 4 === 1) await setFavorite(app, user, outfit.id, true);
  }
  await waitFromNow(app.looks(user.shard), user.id, now);
  await sweepForecasts(app.people, now + DAY);
  const { lat, lon, timezone } = user;
  // What its outfit of today was made for is what its header tells.
  if (lat !== null && lon !== null) await setSky(app, { lat, lon, timezone });
}

/** For how many days the sky stands that was set; older than three hours it is nobody's weather (get-forecast.ts). */
const [SKY_DAYS, YOUNG_MS] = [7, 3 * 60 * 60_000];

/** A live week at a place. It ends with a day of the place: no outfit is left under another sky than its own. */
async function setSky(
  { people, clock, forecasts }: App,
  place: { lat: number; lon: number; timezone: string },
  wish?: WishedSky,
): Promise<void> {
  const at = clock.now();
  const timeZone = place.timezone;
  const cell = forecastCell(place);
  const [lat = 0, lon = 0] = cell.split(':').map(Number);
  const today = localDate(at, timeZone);
  const forecast = localForecast({ lat, lon, timeZone }, at, today, wish);
  const freshUntil = instantOn(addDays(today, SKY_DAYS), 0, timeZone) ?? at + SKY_DAYS * DAY;
  // It does not age: the demo's header would count its hours else.
  const stored = { forecast, validator: null, fetchedAt: freshUntil - YOUNG_MS, freshUntil };
  await Promise.all([saveForecast(people, cell, stored), saveForecast(people, `week:${cell}`, stored)]);
  forecasts.clear();
}

export function mountDev(api: Api): void {
  mountMailbox(api);
  mountSandbox(api);
  api.get('/dev/api', (c) => c.html(apiPage(api)));
  // Says nothing, ever: it breaks when the Worker is replaced, and then open pages reload (`npm run dev`).
  api.get('/dev/changes', () => {
    const silence = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode(': hi\n\n')),
    });
    return new Response(silence, { headers: { 'content-type': 'text/event-stream' } });
  });
  api.post('/dev/tick', async (c) => {
    await c.env.BACKGROUND.tick();
    return c.json({ success: true });
  });
  api.get('/dev/clock', (c) => c.json({ now: c.get('app').clock.now() }));
  api.post('/dev/clock', async (c) => {
    const { advanceMs } = await readJsonBody(c, clockBody);
    const { people } = c.get('app');
    await writeClockOffset(people, (await readClockOffset(people)) + advanceMs);
    return c.json({ success: true });
  });
  api.post('/dev/renderer', async (c) => {
    const { origin } = await readJsonBody(c, rendererBody);
    await writeRenderer(c.get('app').people, origin);
    return c.json({ success: true });
  });
  // For `npm start`: the sign-ups of everybody else on this machine do not stop it. It tells who is there before it counts.
  api.post('/dev/sign-up', async (c) => {
    const form = await readJsonBody(c, register.body);
    const app = c.get('app');
    if (await personByLogin(app, form.username))
      throw new Refusal('conflict', 'That username is already taken.');
    const { user, token } = await registerUser(app, form, { ...toVisitor(c), address: 'npm start' });
    await giveCookies(c, { token, userId: user.id });
    return c.json(toUser(user));
  });
  api.post('/dev/account', async (c) => {
    const { username, subscriptionTier, isAdmin } = await readJsonBody(c, accountBody);
    const app = c.get('app');
    const user = await userNamed(app, username);
    await app.people
      .update(users)
      .set({ subscriptionTier, isAdmin, emailVerified: true })
      .where(eq(users.id, user.id));
    return c.json({ success: true });
  });
  // A live week of weather at a place, for a machine without a network.
  api.post('/dev/sky', async (c) => {
    const { location, wish } = await readJsonBody(c, skyBody);
    const app = c.get('app');
    const [place] = await app.geocoder.named(location, {});
    if (!place) throw new Refusal('not-found', `There is no place ${location}.`);
    await setSky(app, place, wish);
    return c.json({ success: true });
  });
  api.post('/dev/history', async (c) => {
    const { username, days, today } = await readJsonBody(c, historyBody);
    const app = c.get('app');
    await liveThrough(app, await userNamed(app, username), days, today ? 0 : 1);
    return c.json({ success: true });
  });
}
