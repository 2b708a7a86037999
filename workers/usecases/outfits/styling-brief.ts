import { mainStop } from '../../../app/domain/day-request/brief-for-request.ts';
import type { DayRequest } from '../../../app/domain/day-request/day-request.ts';
import {
  briefForOccasion,
  EVENING_FROM,
  isEvening,
  type DayOccasion,
} from '../../../app/domain/preferences/day-occasion.ts';
import { fitToBrief } from '../../../app/domain/preferences/fit-preferences.ts';
import { daypartOf } from '../../../app/domain/time/daypart.ts';
import { outdoorHours } from '../../../app/domain/weather/hours-outdoors.ts';
import { addDays, weekdayOf } from '../../../app/domain/time/local-day.ts';
import { canUseSchedules } from '../../../app/domain/billing/plan.ts';
import { resolveStyles } from '../../../app/domain/preferences/style-schedule.ts';
import type { Daypart, StyleId } from '../../../app/domain/preferences/style.ts';
import type { ChosenPiece } from '../../../app/domain/styling/chosen/chosen-pieces.ts';
import type { StylingBrief } from '../../../app/domain/styling/input/brief.ts';
import {
  affinitiesFrom,
  computeLikings,
  recentlyRefusedLooks,
} from '../../../app/domain/preferences/taste.ts';
import { computeThermostat } from '../../../app/domain/preferences/thermostat.ts';
import { thermostatTrial } from '../../../app/domain/preferences/warmth-experiment.ts';
import type { Forecast, WeatherHour } from '../../../app/domain/weather/weather.ts';
import { normalizeFit } from '../../../app/domain/preferences/never-wear-choices.ts';
import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { recentComfortTaps } from '../../db/looks/comfort-taps.ts';
import { recentLooks, recentTitles } from '../../db/looks/outfits.ts';
import { scheduleRowsOf } from '../../db/people/style-schedules.ts';
import { recentTasteEvents } from '../../db/looks/taste-events.ts';
import { closetBriefOn, readStylistPieces } from '../closet/stylist-closet.ts';
import { getForecast } from './get-forecast.ts';
import type { Dressable } from './dressable-user.ts';

/** Pieces of the look: all of it, or with `finish` what it is made around. */
export interface Chosen {
  pieces: readonly ChosenPiece[];
  finish: boolean;
  /** She was asked about what no look of ours has. */
  isSure: boolean;
}

/** When the outfit is worn, in the user's own time. */
export interface Occasion {
  date: string;
  /** From which she may leave, 0..23. */
  hour: number;
  daypart: Daypart;
  /** What she said the day is for. Default: a usual one. */
  for?: DayOccasion;
  /** The same and more in her own words. */
  said?: DayRequest;
  /** Pieces that she wants worn. */
  chosen?: Chosen;
}

const APART_FROM_DAYS = 14;
/** Days within which she reads no title twice. */
const TITLES_APART_DAYS = 30;

/** What is known of her for outfits of `date` and later: what she wore lately and has, her schedules, taste and warmth. */
export async function readStylingContext(app: App, user: Dressable, date: string) {
  const looks = app.looks(user.shard);
  const [schedules, recent, titlesRead, taps, events, closet] = await Promise.all([
    canUseSchedules(user.subscriptionTier) ? scheduleRowsOf(peopleDbOf(app, user), user.id) : [],
    recentLooks(looks, user.id, addDays(date, -APART_FROM_DAYS)),
    recentTitles(looks, user.id, addDays(date, -TITLES_APART_DAYS)),
    recentComfortTaps(looks, user.id),
    recentTasteEvents(looks, user.id),
    readStylistPieces(app, user),
  ]);
  return { schedules, recent, titlesRead, taps, events, closet };
}
export type StylingContext = Awaited<ReturnType<typeof readStylingContext>>;

/** The question to the stylist, from what is known of her and the hours that she is out in. */
export function briefFrom(
  app: App,
  user: Dressable,
  { schedules, recent, titlesRead, taps, events, closet }: StylingContext,
  { date, daypart }: Pick<Occasion, 'date' | 'daypart'>,
  { hours, source, attempt }: { hours: WeatherHour[]; source: Forecast['source']; attempt: number },
): StylingBrief {
  const when = { daypart, weekday: weekdayOf(date) };
  const { styles, context } = resolveStyles(schedules, when, user.stylePreferences);
  return {
    gender: user.gender,
    styles,
    context,
    daypart,
    hours,
    placeName: user.location,
    source,
    recent,
    titlesRead,
    seed: `${user.id}:${date}:${attempt}`,
    offsetC: computeThermostat(taps).offsetC,
    trialC: thermostatTrial(taps),
    affinities: affinitiesFrom(computeLikings(events, app.clock.now())),
    refused: recentlyRefusedLooks(events, app.clock.now(), date),
    ...fitToBrief(normalizeFit(user.fitPreferences)),
    ...closetBriefOn(user, closet, date),
  };
}

/** An evening out begins in the evening, whenever she asks, and anything at the hour that she named, if it is still to come. */
function hoursFor(occasion: Occasion): Occasion {
  const named = (occasion.said && mainStop(occasion.said)?.hour) ?? 0;
  if (isEvening(occasion.for))
    return { ...occasion, daypart: 'evening', hour: Math.max(occasion.hour, named || EVENING_FROM) };
  return named > occasion.hour ? { ...occasion, daypart: daypartOf(named), hour: named } : occasion;
}

/**
 * What the stylist is asked for an occasion, from her weather, styles, taste and thermostat.
 * @param only the style, in place of those of her profile and schedules
 * @throws ProviderError
 */
export async function briefFor(
  app: App,
  user: Dressable,
  occasion: Occasion,
  attempt: number,
  only?: StyleId,
): Promise<{ brief: StylingBrief; forecast: Forecast; known: StylingContext }> {
  const { date, daypart, hour } = hoursFor(occasion);
  const [forecast, known] = await Promise.all([
    getForecast(app, { lat: user.lat, lon: user.lon, timeZone: user.timezone }),
    readStylingContext(app, user, date),
  ]);
  const hours = outdoorHours(forecast.hours, daypart, date, hour);
  const question = { hours, source: forecast.source, attempt };
  // An evening out is dressed for its hours, in the styles of the hour at which she asks.
  const brief = { ...briefFrom(app, user, known, { date, daypart: occasion.daypart }, question), daypart };
  // Where she named what it is for it is read with the rest of her words (compose-for-request.ts).
  const isTold = occasion.said !== undefined && mainStop(occasion.said) !== null;
  const asked = isTold ? brief : briefForOccasion(occasion.for ?? 'usual', brief);
  return { brief: only ? { ...asked, styles: [only] } : asked, forecast, known };
}
