import { daypartOf } from '../../../app/domain/time/daypart.ts';
import { outdoorHours } from '../../../app/domain/weather/hours-outdoors.ts';
import type { Look } from '../../../app/domain/looks/look.ts';
import type { ComposedOutfit, StylingBrief } from '../../../app/domain/styling/input/brief.ts';
import { composeAround } from '../../../app/domain/styling/chosen/compose-around.ts';
import { assembleBuild } from '../../../app/domain/styling/chosen/judge-build.ts';
import { composeForRequest } from '../../../app/domain/styling/compose-for-request.ts';
import { dressInNamedLook } from '../../../app/domain/styling/planned-look-check.ts';
import { composeAroundLocked } from '../../../app/domain/styling/swap.ts';
import type { CurrentWeather, Forecast, WeatherHour } from '../../../app/domain/weather/weather.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import type { NamedLookRow } from '../../db/looks/named-looks.ts';
import type { NewOutfit } from '../../db/looks/outfits.ts';
import type { Dressable } from './dressable-user.ts';
import type { PlanRow } from '../../db/looks/plans.ts';
import { leavingHour } from '../planning/plan-inputs.ts';
import { findPlannedFor, checkPlannedLook } from '../planning/check-planned-look.ts';
import { openModelHealth } from '../ai-models/model-fallback.ts';
import { styleOutfit } from '../ai-models/style-outfit.ts';
import { briefFor, briefFrom, type Occasion, type StylingContext } from './styling-brief.ts';

function weatherOn(forecast: Forecast, leaving: WeatherHour | undefined): CurrentWeather {
  if (!leaving || leaving === forecast.hours[0]) return forecast.current;
  const { tempF, condition } = leaving;
  return { temperature: tempF, condition, description: condition.toLowerCase() };
}

/** The question that a plan of today answered: for the hour at which her outfit comes, whenever she asks. */
function asPlanned(
  app: App,
  user: Dressable,
  { date, attempt }: PlanRow,
  { forecast, known }: { forecast: Forecast; known: StylingContext },
): StylingBrief {
  const hour = leavingHour(user);
  const daypart = daypartOf(hour);
  const hours = outdoorHours(forecast.hours, daypart, date, hour);
  return briefFrom(app, user, known, { date, daypart }, { hours, source: forecast.source, attempt });
}

/** Pieces of a look that stay. */
interface Round {
  look: Look;
  locked: readonly string[];
}
export type NamedLook = Pick<NamedLookRow, 'name' | 'style' | 'look'>;

function wornNamedLook(brief: StylingBrief, named: NamedLook): ComposedOutfit {
  const outfit = dressInNamedLook(brief, named, 'You chose this look yourself.');
  if (outfit) return outfit;
  throw new Refusal('not-usable', 'A piece of this look is no longer in our wardrobe.');
}

/**
 * A look that she has named; of the pieces that she chose; in her own words, where what she locked stays as well; else
 * round what she locked; else the best of the day.
 */
async function composeFor(
  app: App,
  brief: StylingBrief,
  { said, chosen }: Occasion,
  round?: Round | NamedLook,
) {
  if (round && 'name' in round) return { outfit: wornNamedLook(brief, round), by: 'embedded' };
  if (chosen?.finish) return { outfit: composeAround(brief, chosen.pieces), by: 'embedded' };
  if (chosen) return { outfit: assembleBuild(brief, chosen.pieces, chosen.isSure), by: 'herself' };
  if (said) {
    const pieces = [...new Set([...said.pieces, ...(round?.locked ?? [])])];
    return { outfit: composeForRequest(brief, { ...said, pieces }), by: 'embedded' };
  }
  if (round) return { outfit: composeAroundLocked(brief, round.look, round.locked), by: 'embedded' };
  return styleOutfit({ stylist: app.stylist, models: app.stylistModels, desk: openModelHealth(app) }, brief);
}

/** A day of which she has said nothing. */
const isUsual = ({ said, chosen, for: wanted = 'usual' }: Occasion): boolean =>
  !said && !chosen && wanted === 'usual';

/**
 * Asks weather and stylist for an outfit; nothing is stored. The same user, date and attempt give the same outfit in
 * the same weather; what was planned for the date is its first outfit, unless the forecast has moved.
 * @param round pieces of a look of hers that stay, while the rest is made anew; or a look that she has named, whole
 * @throws ProviderError; Refusal not-usable when no look goes round them
 */
export async function draftOutfit(
  app: App,
  user: Dressable,
  occasion: Occasion,
  attempt: number,
  round?: Round | NamedLook,
): Promise<NewOutfit> {
  const { date, daypart } = occasion;
  const isFirst = attempt === 1 && !round && isUsual(occasion);
  const [{ brief, forecast, known }, plan] = await Promise.all([
    briefFor(app, user, occasion, attempt),
    isFirst ? findPlannedFor(app, user, date) : undefined,
  ]);
  const promised = plan
    ? await checkPlannedLook(user, plan, asPlanned(app, user, plan, { forecast, known }), brief)
    : null;
  const { outfit: composed, by } = promised?.outfit
    ? { outfit: promised.outfit, by: 'embedded' }
    : await composeFor(app, brief, occasion, round);
  const because = promised?.outfit === null && promised.because ? [promised.because] : [];
  return {
    id: crypto.randomUUID(),
    userId: user.id,
    date,
    daypart,
    attempt,
    title: composed.title,
    description: composed.description,
    reasons: [...because, ...composed.reasons],
    style: composed.style,
    occasion: occasion.for === 'usual' ? null : (occasion.for ?? null),
    look: composed.look,
    receipt: composed.receipt,
    weather: weatherOn(forecast, brief.hours[0]),
    weatherSource: forecast.source,
    weatherNote: forecast.note ?? null,
    placeName: user.location,
    imageState: 'pending',
    styledBy: by,
    createdAt: app.clock.now(),
  };
}
