import type { BodyOf } from '../../../app/contracts/call.ts';
import type { PieceStatus } from '../../../app/domain/closet/closet-terms.ts';
import type { changePiece as changeCall, ClosetPiece } from '../../../app/contracts/closet.ts';
import { resolvePiece } from '../../../app/domain/closet/piece.ts';
import { localDate } from '../../../app/domain/time/local-day.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import {
  changePieceRow,
  movePieceRows,
  pieceById,
  removePieceRow,
  type PieceChange,
} from '../../db/looks/closet.ts';
import { isUniqueViolation } from '../../db/sql/constraints.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { limitHourly } from '../limits/rate-limits.ts';
import { closetFull } from './add-pieces.ts';
import { closetLimit, withWashOver, toPiece, toPieces } from './read-closet.ts';
import { picturesOf, requireCutOut, requireOwnCloth, settlePictures } from './piece-photo.ts';

const notThere = () => new Refusal('not-found', "We couldn't find that piece.");

/**
 * Changes color, name, warmth, price or status. Looks with the piece stay as they are.
 * @throws Refusal not-found; bad-input for a color that it does not come in; conflict when she has it in that color
 *   already, or another picture was kept at the same moment; too-many when it was given away and her closet is full
 */
export async function changePiece(
  app: App,
  user: SessionUser,
  id: string,
  { photo, own, ...asked }: BodyOf<typeof changeCall>,
): Promise<ClosetPiece> {
  await limitHourly(app, 'closet', user.id);
  const db = app.looks(user.shard);
  const today = localDate(app.clock.now(), user.timezone);
  const before = await pieceById(db, user.id, id);
  if (!before) throw notThere();
  const change: PieceChange = {
    ...asked,
    ...(photo !== undefined && { photoObject: await requireCutOut(app, user, photo) }),
    ...(own !== undefined && (await requireOwnCloth(app, user, own, before.originalObject))),
  };
  if (change.color !== undefined && !resolvePiece({ garmentId: before.garmentId, color: change.color }))
    throw new Refusal('bad-input', 'color is none that this piece comes in.');
  if (Object.keys(change).length === 0) return answerOf(before, today);
  const limit = closetLimit(user);
  try {
    const after = await changePieceRow(db, user.id, id, change, { limit, was: before });
    if (after) {
      await settlePictures(app, user, before, after);
      return answerOf(after, today);
    }
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Refusal('conflict', 'You already have this piece in that color.');
  }
  const now = await pieceById(db, user.id, id);
  if (!now) throw notThere();
  // What was sent here is nobody's: it goes with the uploads that nobody finished.
  if (picturesOf(now).join() !== picturesOf(before).join())
    throw new Refusal(
      'conflict',
      'Another picture of this piece was saved at the same moment. Please try again.',
    );
  throw closetFull(limit);
}

function answerOf(row: Parameters<typeof toPiece>[0], today: string): ClosetPiece {
  const piece = toPiece(withWashOver(row, today));
  if (!piece) throw notThere();
  return piece;
}

/** Changes many at once; skips those that are not hers. */
export async function movePieces(
  app: App,
  user: SessionUser,
  ids: readonly string[],
  status: PieceStatus,
): Promise<{ pieces: ClosetPiece[] }> {
  await limitHourly(app, 'closet', user.id);
  const rows = await movePieceRows(app.looks(user.shard), user.id, ids, status);
  return { pieces: toPieces(rows) };
}

/** Deletes a piece and its wears. @throws Refusal not-found */
export async function removePiece(app: App, user: SessionUser, id: string): Promise<void> {
  await limitHourly(app, 'closet', user.id);
  const gone = await removePieceRow(app.looks(user.shard), user.id, id);
  if (!gone) throw notThere();
  await settlePictures(app, user, gone, null);
}
