import type { Closet } from '../../../app/contracts/closet.ts';
import {
  MIN_CLOSET_PIECES,
  mostHelpfulGarments,
  type ClosetHelpOption,
} from '../../../app/domain/closet/closet-help.ts';
import { resolvePiece } from '../../../app/domain/closet/piece.ts';
import { seasonDays } from '../../../app/domain/closet/season-days.ts';
import type { Wearer } from '../../../app/domain/closet/season-wear.ts';
import type { OwnPiece } from '../../../app/domain/closet/closet-terms.ts';
import { fitToBrief } from '../../../app/domain/preferences/fit-preferences.ts';
import { localDate } from '../../../app/domain/time/local-day.ts';
import { neutralColorway, toWornGarment } from '../../../app/domain/wardrobe/wardrobe.ts';
import { normalizeFit } from '../../../app/domain/preferences/never-wear-choices.ts';
import { computeThermostat } from '../../../app/domain/preferences/thermostat.ts';
import type { App } from '../../app.ts';
import { personById } from '../../db/people/people-databases.ts';
import { listPieces } from '../../db/looks/closet.ts';
import { readAdvice, saveAdvice, type AdviceRow } from '../../db/looks/closet-advice.ts';
import { recentComfortTaps } from '../../db/looks/comfort-taps.ts';
import { sha256Hex } from '../../db/sql/secret.ts';
import { type SessionUser } from '../../db/people/users.ts';
import type { JobMessage } from '../../ports/jobs.ts';
import { sendJobs } from '../jobs/send-jobs.ts';
import { isDressable, type Dressable } from '../outfits/dressable-user.ts';

// What would help her closet most. Worked out by a job (a few hundred ms of CPU), never while a page waits: a request
// compares what it was made for, and orders it anew where that is another closet by now, or a week ago.

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** No run takes longer. */
const TRY_MS = 60_000;

type Piece = OwnPiece & { status: string };

/** Her whole closet, newest first, including the wash and out-of-season storage: those come back. */
const counted = (pieces: readonly Piece[]): OwnPiece[] =>
  pieces
    .filter((piece) => piece.status !== 'gone' && resolvePiece(piece) !== null)
    .map(({ garmentId, color, warmth }) => ({ garmentId, color, warmth }));

export function wearerOf(user: Dressable): Wearer {
  const [style = 'casual'] = user.stylePreferences;
  return { gender: user.gender, style, ...fitToBrief(normalizeFit(user.fitPreferences)) };
}

/** Identifies the question: the same closet, person and place get the same answer for a week. */
function signatureOf(user: Dressable, pieces: readonly OwnPiece[]): Promise<string> {
  const sorted = [...pieces].sort((a, b) =>
    `${a.garmentId} ${a.color}`.localeCompare(`${b.garmentId} ${b.color}`),
  );
  return sha256Hex(JSON.stringify([user.lat.toFixed(1), user.lon.toFixed(1), wearerOf(user), sorted]));
}

const isFresh = (row: AdviceRow | undefined, madeFor: string, now: number): boolean =>
  row !== undefined && row.madeFor === madeFor && row.madeAt > now - WEEK_MS;

/** Stored while the answer is being computed. */
const tryOf = (madeFor: string): string => `try:${madeFor}`;

/** A run that crashed is not repeated with each look at the closet. */
const isTried = (row: AdviceRow | undefined, madeFor: string, now: number, since = HOUR_MS): boolean =>
  row !== undefined && row.madeFor === tryOf(madeFor) && row.madeAt > now - since;

/** As the closet shows it: in a neutral color, without what she has added meanwhile. */
function toShownHelps(
  helps: readonly ClosetHelpOption[],
  pieces: readonly OwnPiece[],
  city: string,
): Closet['helps'] {
  const hers = new Set(pieces.map(({ garmentId }) => garmentId));
  return helps.flatMap(({ garmentId, ...figures }) => {
    const piece = neutralColorway(garmentId);
    if (!piece || hers.has(garmentId)) return [];
    return [{ ...figures, garment: toWornGarment(piece.garment, piece.colorway), place: city }];
  });
}

/** The last known answer, and whether a newer one is being computed. */
export async function currentAdvice(
  app: App,
  user: SessionUser,
  rows: readonly Piece[],
): Promise<Pick<Closet, 'helps' | 'helpsComing'>> {
  const pieces = counted(rows);
  if (!isDressable(user) || pieces.length < MIN_CLOSET_PIECES) return { helps: [], helpsComing: false };
  const [row, madeFor] = await Promise.all([
    readAdvice(app.looksNear(user.shard), user.id),
    signatureOf(user, pieces),
  ]);
  const now = app.clock.now();
  const isWanted = !isFresh(row, madeFor, now) && !isTried(row, madeFor, now);
  if (isWanted) await sendJobs(app, [{ kind: 'advise-closet', userId: user.id }]);
  const helpsComing = isWanted || isTried(row, madeFor, now, TRY_MS);
  return { helps: toShownHelps(row?.helps ?? [], pieces, user.location), helpsComing };
}

/** The job: weighs every garment that she lacks and stores the few that help most. Repeating it changes nothing. */
export async function adviseCloset(
  app: App,
  { userId }: Extract<JobMessage, { kind: 'advise-closet' }>,
): Promise<void> {
  const user = await personById(app, userId);
  if (!user || !isDressable(user)) return;
  const db = app.looks(user.shard);
  const [rows, row, taps] = await Promise.all([
    listPieces(db, user.id),
    readAdvice(db, user.id),
    recentComfortTaps(db, user.id),
  ]);
  const pieces = counted(rows);
  const now = app.clock.now();
  const madeFor = await signatureOf(user, pieces);
  if (pieces.length < MIN_CLOSET_PIECES || isFresh(row, madeFor, now) || isTried(row, madeFor, now)) return;
  // Noted before the work: where it takes more CPU than a batch has, the deliveries beside it are not held up again.
  await saveAdvice(db, user.id, { madeFor: tryOf(madeFor), helps: row?.helps ?? [], madeAt: now });
  const { lat, lon, timezone } = user;
  const season = seasonDays({ lat, lon, timeZone: timezone }, localDate(now, timezone));
  const wearer = { ...wearerOf(user), offsetC: computeThermostat(taps).offsetC };
  await saveAdvice(db, user.id, { madeFor, helps: mostHelpfulGarments(pieces, wearer, season), madeAt: now });
}
