import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { personByLogin } from '../../db/directory.ts';
import { users } from '../../db/people.schema.ts';
import type { SessionUser } from '../../db/users.ts';
import { setFavorite } from '../../usecases/outfits/set-favorite.ts';
import { todaysOutfit } from '../../usecases/outfits/todays-outfit.ts';
import { readClockOffset, writeClockOffset, writeRenderer } from '../../db/operations.ts';
import { bodyOf, type Api } from '../api/route.ts';
import { apiPage } from './api-page.ts';
import { mountMailbox } from './mailbox.ts';
import { mountSandbox } from './sandbox.ts';
import { requestSeen } from './seen-requests.ts';

// Dev-only doors: mounted in local builds only (server.ts), absent from what is deployed.

const DAY = 24 * 60 * 60 * 1000;
/** Seconds between two pictures of the demo's history, so that a newcomer's own render never waits long. */
const RENDER_EVERY_SECONDS = 4;

/** A year each way. */
const FARTHEST_MS = 366 * DAY;
const clockBody = z.object({ advanceMs: z.number().int().min(-FARTHEST_MS).max(FARTHEST_MS) });
const accountBody = z.object({
  username: z.string().min(1).max(40),
  subscriptionTier: z.enum(['free', 'premium', 'pro']),
  isAdmin: z.boolean(),
});
/** This machine and no other: her photo goes there. */
const rendererBody = z.object({ origin: z.string().regex(/^http:\/\/127\.0\.0\.1:\d{1,5}$/) });
const historyBody = z.object({ username: z.string().min(1).max(40), days: z.number().int().min(1).max(60) });

async function userNamed(app: App, username: string): Promise<SessionUser> {
  const user = await personByLogin(app, username);
  if (!user) throw new Refusal('not-found', `There is no account ${username}.`);
  return user;
}

/** Lives the last days again: each day's outfit is made by the same code at that day's 8 o'clock. */
async function liveThrough(app: App, user: SessionUser, days: number): Promise<void> {
  const seasonal = app.weather.slice(-1);
  for (let ago = days; ago >= 1; ago--) {
    const then: App = {
      ...app,
      weather: seasonal,
      clock: { now: () => app.clock.now() - ago * DAY },
      jobs: {
        send: (messages) =>
          app.jobs.send(messages, { delaySeconds: (days - ago + 1) * RENDER_EVERY_SECONDS }),
      },
    };
    const outfit = await todaysOutfit(then, user, 8);
    if (outfit && ago % 4 === 1) await setFavorite(app, user, outfit.id, true);
  }
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
  api.get('/dev/seen/:id', (c) => c.json(requestSeen(c.req.param('id'))));
  api.post('/dev/tick', async (c) => {
    await c.env.BACKGROUND.tick();
    return c.json({ success: true });
  });
  api.get('/dev/clock', (c) => c.json({ now: c.get('app').clock.now() }));
  api.post('/dev/clock', async (c) => {
    const { advanceMs } = await bodyOf(c, clockBody);
    const { people } = c.get('app');
    await writeClockOffset(people, (await readClockOffset(people)) + advanceMs);
    return c.json({ success: true });
  });
  api.post('/dev/renderer', async (c) => {
    const { origin } = await bodyOf(c, rendererBody);
    await writeRenderer(c.get('app').people, origin);
    return c.json({ success: true });
  });
  api.post('/dev/account', async (c) => {
    const { username, subscriptionTier, isAdmin } = await bodyOf(c, accountBody);
    const app = c.get('app');
    const user = await userNamed(app, username);
    await app.people
      .update(users)
      .set({ subscriptionTier, isAdmin, emailVerified: true })
      .where(eq(users.id, user.id));
    return c.json({ success: true });
  });
  api.post('/dev/history', async (c) => {
    const { username, days } = await bodyOf(c, historyBody);
    const app = c.get('app');
    await liveThrough(app, await userNamed(app, username), days);
    return c.json({ success: true });
  });
}
