import { localDate } from '../../../app/domain/time/local-day.ts';
import { buildIcsCalendar, type IcsDay } from '../../../app/domain/calendar/ics.ts';
import { SURENESS_LABELS } from '../../../app/domain/planning/days-ahead.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import { formatTemperatureRange } from '../../../app/domain/weather/temperature.ts';
import type { Look } from '../../../app/domain/looks/look.ts';
import { announcedTitle, namedLookTitle } from '../../../app/domain/looks/named-look.ts';
import { listedPieces } from '../../../app/domain/looks/piece-list.ts';
import type { App } from '../../app.ts';
import { firstInPeopleDbs } from '../../db/people/people-databases.ts';
import { userByFeed } from '../../db/people/calendars.ts';
import { currentOutfit } from '../../db/looks/outfits.ts';
import { hit } from '../../db/people/rate-limits.ts';
import { pseudonym, sha256Hex } from '../../db/sql/secret.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { isDressable } from '../outfits/dressable-user.ts';
import { planDays, weekDates, type Planned } from '../planning/plan-days.ts';

const isToken = (text: string): boolean => /^[0-9a-f]{40}$/.test(text);

const HOUR = 3_600_000;
const MOST_READS = 60;
const MOST_MISSES = 60;
const GONE_MS = 30 * 24 * HOUR;

const notThere = () => new Refusal('not-found', 'There is no calendar at this address.');

const tooMany = (retryAfter: number) =>
  new Refusal('too-many', 'This calendar is requested too often.', { error: 'Too many tries', retryAfter });

const linesOf = (look: Look): string =>
  listedPieces(look)
    .map(({ name }) => `- ${name}`)
    .join('\n');

const weatherOf = (user: SessionUser, { outlook, sureness }: Planned): string => {
  const range = formatTemperatureRange(outlook.lowF, outlook.highF, user.temperatureUnit);
  const sure =
    sureness === 'usual' ? 'usual for the season, too early for a forecast' : SURENESS_LABELS[sureness];
  return `${range}, ${outlook.words.toLowerCase()} (${sure.toLowerCase()})`;
};

/** Today's look and the next seven days'. `from`: the network, against guesses. @throws Refusal not-found, too-many */
export async function calendarFile(
  app: App,
  token: string,
  { from, origin }: { from: string; origin: string },
): Promise<{ body: string; etag: string }> {
  const hash = isToken(token) ? await sha256Hex(token) : null;
  const user = hash === null ? undefined : await firstInPeopleDbs(app, (people) => userByFeed(people, hash));
  if (!user || hash === null) {
    const missed = await hit(app, `calendar-miss:${from}`, MOST_MISSES, HOUR);
    throw missed.allowed ? notThere() : tooMany(missed.retryAfter);
  }
  const read = await hit(app, `calendar-feed:${hash}`, MOST_READS, HOUR);
  if (!read.allowed) throw tooMany(read.retryAfter);
  const body = buildIcsCalendar('Stylecast', await daysOf(app, user, origin));
  return { body, etag: `"${(await sha256Hex(body)).slice(0, 32)}"` };
}

async function daysOf(app: App, user: SessionUser, origin: string): Promise<IcsDay[]> {
  const now = app.clock.now();
  if (!isDressable(user) || user.deliveryPaused || now - user.lastSeenAt > GONE_MS) return [];
  // Tells nobody whose days these are, and is the same for all of her devices.
  const whose = (await pseudonym(app.settings.signingSecret, `calendar-uid ${user.id}`)).slice(0, 16);
  const uidOf = (date: string) => `${date}-${whose}@stylecast`;
  const today = localDate(now, user.timezone);
  const [outfit, week] = await Promise.all([
    currentOutfit(app.looks(user.shard), user.id, today),
    planDays(app, user, weekDates(app, user)),
  ]);
  const worn: IcsDay[] = outfit
    ? [
        {
          uid: uidOf(today),
          date: today,
          changedAt: outfit.createdAt,
          summary: announcedTitle(outfit),
          description: `${outfit.description}\n\n${linesOf(outfit.look)}`,
          url: origin,
        },
      ]
    : [];
  const planned = week.map((day): IcsDay => ({
    uid: uidOf(day.plan.date),
    date: day.plan.date,
    changedAt: day.plan.madeAt,
    summary: day.plan.namedLookId === null ? day.plan.title : namedLookTitle(day.plan.title),
    description: `${weatherOf(user, day)}\n\n${linesOf(day.plan.look)}`,
    url: `${origin}/week`,
  }));
  return [...worn, ...planned];
}
