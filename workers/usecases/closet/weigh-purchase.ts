import type { AnswerOf } from '../../../app/contracts/call.ts';
import type { TrialLook, weighPurchase as weighCall } from '../../../app/contracts/her-clothes/buying.ts';
import {
  weighPurchase as weigh,
  yearOfSeasons,
  type WeighedPurchase,
} from '../../../app/domain/closet/buying/weigh-purchase.ts';
import { MIN_CLOSET_PIECES } from '../../../app/domain/closet/closet-help.ts';
import type { OwnPiece } from '../../../app/domain/closet/closet-terms.ts';
import { pieceWornId, resolvePiece } from '../../../app/domain/closet/piece.ts';
import { isWearableOn } from '../../../app/domain/closet/wash-rest.ts';
import { nothingSaid } from '../../../app/domain/day-request/day-request.ts';
import { computeLikings } from '../../../app/domain/preferences/taste.ts';
import { computeThermostat } from '../../../app/domain/preferences/thermostat.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import { composeForRequest } from '../../../app/domain/styling/compose-for-request.ts';
import type { StylingBrief } from '../../../app/domain/styling/input/brief.ts';
import type { WeatherHour } from '../../../app/domain/weather/weather.ts';
import type { App } from '../../app.ts';
import { listPieces, type PieceRow } from '../../db/looks/closet.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { limitHourly } from '../limits/rate-limits.ts';
import { isDressable } from '../outfits/dressable-user.ts';
import { briefFor } from '../outfits/styling-brief.ts';
import { occasionNow } from '../outfits/todays-outfit.ts';
import { wearerOf } from './closet-advice.ts';

/** Of her pieces with the one on trial; with few of her own she is dressed from everything. */
function closetWith(
  trial: OwnPiece,
  pieces: readonly PieceRow[],
  { from, day }: { from: SessionUser['dressFrom']; day: string },
): Pick<StylingBrief, 'closet'> {
  if (pieces.length < MIN_CLOSET_PIECES) return {};
  const isReady = (piece: PieceRow) => isWearableOn(piece, day);
  return {
    closet: {
      from: from === 'everything' ? 'mine-first' : from,
      pieces: [trial, ...pieces.filter(isReady)],
      resting: pieces.filter((piece) => !isReady(piece)),
    },
  };
}

/** The best look round it for these hours; null where the stylist would not wear it then. */
function lookRound(trial: OwnPiece, brief: StylingBrief, isToday: boolean): TrialLook | null {
  const id = pieceWornId(trial);
  const [first] = brief.hours;
  if (!first) return null;
  try {
    const { look } = composeForRequest(brief, { ...nothingSaid(), pieces: [id] });
    if (!look.garments.some((garment) => garment.id === id)) return null;
    const temps = brief.hours.map(({ tempF }) => Math.round(tempF));
    return {
      date: first.date,
      isToday,
      lowF: Math.min(...temps),
      highF: Math.max(...temps),
      isWet: brief.hours.some(({ precipitationMm }) => precipitationMm > 0),
      look,
    };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Today's, then those of seasons to come, each of other pieces than those before it. */
function looksRound(trial: OwnPiece, today: StylingBrief, days: WeighedPurchase['days']): TrialLook[] {
  const later = (hours: WeatherHour[]): StylingBrief => ({
    ...today,
    hours,
    daypart: 'morning',
    source: 'seasonal',
  });
  const all = [
    lookRound(trial, today, true),
    ...days.map(({ hours }) => lookRound(trial, later(hours), false)),
  ];
  const piecesOf = ({ look }: TrialLook) => look.garments.map(({ id }) => id).join();
  const byPieces = new Map<string, TrialLook>();
  for (const one of all) if (one && !byPieces.has(piecesOf(one))) byPieces.set(piecesOf(one), one);
  return [...byPieces.values()];
}

/**
 * "Should I buy it?": what a piece would bring her, and looks round it. Writes nothing: it is hers only once she has bought it.
 * @throws Refusal bad-input for what our wardrobe does not have; not-usable before her setup is done; too-many; ProviderError
 */
export async function weighPurchase(
  app: App,
  user: SessionUser,
  trial: OwnPiece,
): Promise<AnswerOf<typeof weighCall>> {
  if (!resolvePiece(trial))
    throw new Refusal('bad-input', 'garmentId and color name nothing of our wardrobe.');
  if (!isDressable(user))
    throw new Refusal('not-usable', 'Please finish your setup first: we need to know where you live.');
  await limitHourly(app, 'trial', user.id);
  const now = app.clock.now();
  const occasion = occasionNow(app, user);
  const day = occasion.date;
  const [rows, { brief, known }] = await Promise.all([
    listPieces(app.looksNear(user.shard), user.id),
    briefFor(app, user, occasion, 1),
  ]);
  const pieces = rows.filter((row) => row.status !== 'gone' && resolvePiece(row) !== null);
  const likings = computeLikings(known.events, now);
  const weighed = weigh({
    piece: trial,
    pieces,
    wearer: { ...wearerOf(user), offsetC: computeThermostat(known.taps).offsetC },
    styles: user.stylePreferences,
    // 'Lisbon' of 'Lisbon, PT'.
    place: user.location.split(',')[0] ?? user.location,
    year: yearOfSeasons({ lat: user.lat, lon: user.lon, timeZone: user.timezone }, day),
    affinity:
      likings.find(({ subject }) => subject.about === 'garment' && subject.id === trial.garmentId)
        ?.affinity ?? 0,
    now,
  });
  if (!weighed) throw new Refusal('bad-input', 'garmentId and color name nothing of our wardrobe.');
  const asked = { ...brief, refused: [], ...closetWith(trial, pieces, { from: user.dressFrom, day }) };
  return { figures: weighed.figures, looks: looksRound(trial, asked, weighed.days) };
}
