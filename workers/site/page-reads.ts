import type { PageReads } from '../../app/load-context.ts';
import { localDate } from '../../app/domain/time/local-day.ts';
import { Refusal } from '../../app/domain/refusal.ts';
import { normalizeFit } from '../../app/domain/preferences/never-wear-choices.ts';
import type { App } from '../app.ts';
import { peopleDbOf } from '../db/people/people-databases.ts';
import { listFilms } from '../db/jobs/films.ts';
import { toOutfit } from '../db/looks/outfits.ts';
import { scheduleRowsOf, toSchedule } from '../db/people/style-schedules.ts';
import { toUser, type SessionUser } from '../db/people/users.ts';
import type { Session } from './load-session.ts';
import { ProviderError } from '../ports/provider-error.ts';
import { requireSecondStep } from '../usecases/accounts/prove-identity.ts';
import { readSubscription } from '../usecases/billing/read-subscription.ts';
import { readOutfitHistory } from '../usecases/outfit-archive/read-history.ts';
import { readCloset } from '../usecases/closet/read-closet.ts';
import { readSharedLook } from '../usecases/outfits/share-link.ts';
import { listPolls } from '../usecases/polls/ask-friends.ts';
import { readSharedPoll } from '../usecases/polls/poll-link.ts';
import { dayAndHistory, dayOfLooks } from '../usecases/outfits/day-of-looks.ts';
import { todaysOutfit } from '../usecases/outfits/todays-outfit.ts';
import { readSecurity } from './api/calls/security.ts';
import { readChanges, readUsers } from './api/calls/admin.ts';
import { readTaste, readThermostat } from './api/calls/dressing.ts';
import { readStats } from './api/calls/profile.ts';
import { readCurrentWeather } from './api/calls/weather.ts';

/** A page without its weather or outfit is still a page: the browser asks again. */
async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof Refusal || error instanceof ProviderError) return null;
    throw error;
  }
}

/** `device`: of who opens the link of a poll (voter-cookie.ts). */
export function pageReads(app: App, session: Session | null, device: string | null = null): PageReads {
  const visitor = session?.user ?? null;
  const signedIn = (): SessionUser => {
    if (!visitor) throw new Refusal('unauthorized', 'Unauthorized');
    return visitor;
  };
  const forAdmin = (): App => {
    if (!signedIn().isAdmin) throw new Refusal('forbidden', 'You must be an admin to access this page.');
    requireSecondStep(app, session?.secondStepAt ?? null);
    return app;
  };
  return {
    user: () => Promise.resolve(visitor && toUser(visitor)),
    async dashboard(count) {
      const user = signedIn();
      const today = localDate(app.clock.now(), user.timezone);
      // One query for both: today's is nearly always among the newest.
      const { newest, day } = await dayAndHistory(app, user, count);
      const current = newest.find(({ date, replacedAt }) => date === today && replacedAt === null);
      const outfit = await orNull(todaysOutfit(app, user, undefined, current));
      const outfits = outfit && !current ? [outfit, ...newest].slice(0, count) : newest;
      const isMadeNow = outfit !== null && outfit.id !== current?.id;
      const { left, earlier, hasPolls } = isMadeNow ? await dayOfLooks(app, user) : day;
      return {
        todaysId: outfit?.id ?? null,
        wasPaused: user.deliveryPaused,
        outfits: outfits.map(toOutfit),
        day: { left, earlier: earlier.map(toOutfit), hasPolls },
      };
    },
    async outfits(count) {
      return (await readOutfitHistory(app, signedIn(), { limit: count })).map(toOutfit);
    },
    animations: async () => {
      const { id, shard, timezone } = signedIn();
      return listFilms(app.looksNear(shard), id, localDate(app.clock.now(), timezone));
    },
    sharedLook: (token) => readSharedLook(app, token),
    sharedPoll: (token) => readSharedPoll(app, token, { device, userId: visitor?.id ?? null }),
    polls: (origin) => listPolls(app, signedIn(), origin),
    stats: () => readStats(app, signedIn()),
    schedules: async () => (await scheduleRowsOf(peopleDbOf(app, signedIn()), signedIn().id)).map(toSchedule),
    dressing: async () => {
      const user = signedIn();
      const [thermostat, taste] = await Promise.all([readThermostat(app, user), readTaste(app, user)]);
      const providers = app.settings.photoModels;
      const agreed = providers.every((name) => user.photoSharedWith.includes(name));
      const fit = normalizeFit(user.fitPreferences);
      return { thermostat, taste, fit, photoModels: { providers, agreed } };
    },
    closet: () => readCloset(app, signedIn()),
    subscription: () => readSubscription(app, signedIn()),
    security: () => readSecurity(app, signedIn(), session?.id ?? ''),
    weather: () => orNull(readCurrentWeather(app, signedIn())),
    adminUsers: async () => readUsers(forAdmin()),
    adminChanges: async () => readChanges(forAdmin()),
    now: () => app.clock.now(),
  };
}
