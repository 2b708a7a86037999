import type { ClosetPiece } from '../../../app/contracts/closet.ts';
import { resolvePiece, pieceWornId } from '../../../app/domain/closet/piece.ts';
import { localDate } from '../../../app/domain/time/local-day.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { insertPieces, findPieces } from '../../db/looks/closet.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { limitHourly } from '../limits/rate-limits.ts';
import { closetLimit, withWashOver, toPieces } from './read-closet.ts';

/**
 * "I own this": adds pieces to her closet, once however often she taps. Pieces that her plan has no room for are left out.
 * @throws Refusal bad-input for what our wardrobe does not have; too-many (upgradeRequired) when none found room
 */
export async function addPieces(
  app: App,
  user: SessionUser,
  asked: readonly { garmentId: string; color: string }[],
): Promise<{ pieces: ClosetPiece[]; fresh: string[]; leftOut: number }> {
  if (!asked.every(resolvePiece))
    throw new Refusal('bad-input', 'pieces names something that is not in our wardrobe.');
  await limitHourly(app, 'closet', user.id);
  const pieces = [...new Map(asked.map((piece) => [pieceWornId(piece), piece])).values()];
  const db = app.looks(user.shard);
  const limit = closetLimit(user);
  const named = pieces.map((piece) => ({ ...piece, id: crypto.randomUUID() }));
  await insertPieces(db, user.id, named, limit, app.clock.now());
  const today = localDate(app.clock.now(), user.timezone);
  const there = (await findPieces(db, user.id, pieces)).map((row) => withWashOver(row, today));
  const leftOut = pieces.length - there.length;
  if (there.length === 0) throw closetFull(limit);
  // A row that was there has its own id: what hangs there under a name of this call is new.
  const ids = new Set(named.map(({ id }) => id));
  const fresh = there.map(({ id }) => id).filter((id) => ids.has(id));
  return { pieces: toPieces(there), fresh, leftOut };
}

/** Said when the closet is full. */
export const closetFull = (limit: number | null): Refusal =>
  new Refusal(
    'too-many',
    `Your closet is full: it holds ${limit ?? 0} pieces. Upgrade to Premium for an unlimited closet, or remove a piece.`,
    { error: 'Closet full', upgradeRequired: true },
  );
