import type { AnswerOf, BodyOf } from '../../../app/contracts/call.ts';
import type { TriedLook, tryOutfit } from '../../../app/contracts/try.ts';
import { describeFit } from '../../../app/domain/looks/comfort-line.ts';
import { formatPlace } from '../../../app/domain/places/place.ts';
import { STYLE_IDS } from '../../../app/domain/preferences/style.ts';
import type { RecentLook, StylingBrief } from '../../../app/domain/styling/input/brief.ts';
import { daypartOf } from '../../../app/domain/time/daypart.ts';
import { localTime } from '../../../app/domain/time/local-day.ts';
import { outdoorHours } from '../../../app/domain/weather/hours-outdoors.ts';
import type { App } from '../../app.ts';
import { placeById, weatherAt } from './place-of-visitor.ts';

/**
 * Today's look at a place in each of the six styles, each unlike those before it. Nobody is known and nothing is written:
 * the same place and hour give everybody the same looks.
 * @throws Refusal not-found
 */
export async function looksForVisitor(
  app: App,
  { gender, placeId }: BodyOf<typeof tryOutfit>,
): Promise<AnswerOf<typeof tryOutfit>> {
  const place = await placeById(app, placeId);
  const { told, forecast } = await weatherAt(app, place);
  const { date, hour } = localTime(app.clock.now(), place.timezone);
  const daypart = daypartOf(hour);
  const brief: Omit<StylingBrief, 'styles' | 'seed' | 'recent'> = {
    gender,
    daypart,
    hours: outdoorHours(forecast.hours, daypart, date, hour),
    placeName: formatPlace(place, 'manual'),
    source: forecast.source,
  };
  const looks: TriedLook[] = [];
  const recent: RecentLook[] = [];
  for (const style of STYLE_IDS) {
    const seed = `try:${placeId}:${date}:${style}`;
    const { title, description, look, receipt } = await app.stylist.compose({
      ...brief,
      styles: [style],
      seed,
      recent,
    });
    const fit = describeFit({ weather: told.weather, receipt }, told.unit).text;
    looks.push({ style, title, description, fit, look });
    recent.push({ date, title, description, garmentIds: look.garments.map(({ id }) => id) });
  }
  return { ...told, looks };
}
