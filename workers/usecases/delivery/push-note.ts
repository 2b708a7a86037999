import { instantOn } from '../../../app/domain/delivery/delivery-instant.ts';
import { addDays } from '../../../app/domain/time/local-day.ts';
import { announcedTitle } from '../../../app/domain/looks/named-look.ts';
import { firstSentence, describeFit } from '../../../app/domain/looks/comfort-line.ts';
import { convertTemperatures, type TemperatureUnit } from '../../../app/domain/weather/temperature.ts';
import type { OutfitRow } from '../../db/looks/outfits.ts';
import type { PushNote } from '../../ports/pusher.ts';

const LEAST_TTL_S = 3600;
const MOST_BODY = 240;

interface ReaderOf {
  timezone: string;
  temperatureUnit: TemperatureUnit;
}

/** Too late to tell her, epoch ms: midnight of the date, but at least an hour after its minute. */
export function pushEnds(date: string, dueAt: number, timezone: string): number {
  const midnight = instantOn(addDays(date, 1), 0, timezone) ?? dueAt + 12 * LEAST_TTL_S * 1000;
  return Math.max(midnight, dueAt + LEAST_TTL_S * 1000);
}

/** One tag a day: a repeated push replaces the first on her screen. */
function note(date: string, data: Record<string, string>, ttlSeconds: number): PushNote {
  const tag = `outfit-${date}`;
  return { data: { ...data, tag, url: '/' }, ttlSeconds, topic: tag, urgency: 'high' };
}

/** The look's title, the line of its card, and its picture, which needs her session. */
export function outfitNote(outfit: OutfitRow, reader: ReaderOf, dueAt: number, now: number): PushNote {
  const { date, imageObject } = outfit;
  const fit = describeFit(outfit, reader.temperatureUnit).text;
  const wear = convertTemperatures(firstSentence(outfit.description), reader.temperatureUnit);
  return note(
    date,
    {
      title: announcedTitle(outfit),
      body: `${fit}. ${wear}`.slice(0, MOST_BODY),
      ...(imageObject === null ? {} : { image: `/objects/${imageObject}` }),
    },
    ttlOf(date, reader, dueAt, now),
  );
}

export function sorryNote(date: string, reader: ReaderOf, dueAt: number, now: number): PushNote {
  return note(
    date,
    {
      title: 'Your outfit is waiting',
      body: "We couldn't make it ahead of time today. Open Stylecast and we'll make it while you watch.",
    },
    ttlOf(date, reader, dueAt, now),
  );
}

export function testNote(): PushNote {
  return {
    data: {
      title: 'Notifications are on',
      body: 'This is how your daily outfit will reach you.',
      tag: 'test',
      url: '/profile',
    },
    ttlSeconds: 300,
    topic: 'test',
    urgency: 'high',
  };
}

const ttlOf = (date: string, { timezone }: ReaderOf, dueAt: number, now: number): number =>
  Math.max(60, Math.round((pushEnds(date, dueAt, timezone) - now) / 1000));
