import type { Closet, ClosetPiece } from '../../../app/contracts/closet.ts';
import { pieceKind } from '../../../app/domain/closet/closet-terms.ts';
import { isWearableOn } from '../../../app/domain/closet/wash-rest.ts';
import { localDate } from '../../../app/domain/time/local-day.ts';
import { resolvePiece } from '../../../app/domain/closet/piece.ts';
import { PLANS } from '../../../app/domain/billing/plan.ts';
import { toWornGarment } from '../../../app/domain/wardrobe/wardrobe.ts';
import type { App } from '../../app.ts';
import { listPieces, type PieceRow } from '../../db/looks/closet.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { currentAdvice } from './closet-advice.ts';
import { objectPath } from '../../../app/domain/photos/object-id.ts';

/** A piece as it is sent; null for a garment that our wardrobe no longer has. */
export function toPiece(row: PieceRow): ClosetPiece | null {
  const piece = resolvePiece(row);
  if (!piece) return null;
  const { id, garmentId, color, name, warmth, price, currency, status, restUntil, wornCount, lastWornOn } =
    row;
  return {
    id,
    garmentId,
    color,
    name,
    warmth,
    price,
    currency,
    status,
    restUntil,
    wornCount,
    lastWornOn,
    garment: toWornGarment(piece.garment, piece.colorway),
    photo: objectPath(row.photoObject),
    own: ownClothOf(row),
    kind: pieceKind(piece.garment.slot),
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

function ownClothOf({ atlasObject, originalObject, ownCloth }: PieceRow): ClosetPiece['own'] {
  const [atlas, original] = [objectPath(atlasObject), objectPath(originalObject)];
  return atlas && original && ownCloth ? { atlas, original, cloth: ownCloth } : null;
}

export const toPieces = (rows: readonly PieceRow[]): ClosetPiece[] =>
  rows.map(toPiece).filter((piece) => piece !== null);

/** Pieces that her plan allows; null without limit. */
export const closetLimit = (user: SessionUser): number | null => PLANS[user.subscriptionTier].closetPieces;

/** A piece whose wash is over is back, whether or not anybody has said so. */
export const withWashOver = (row: PieceRow, today: string): PieceRow =>
  row.status === 'wash' && isWearableOn(row, today) ? { ...row, status: 'here', restUntil: null } : row;

/** Her whole closet, and what she is dressed from. */
export async function readCloset(app: App, user: SessionUser): Promise<Closet> {
  const today = localDate(app.clock.now(), user.timezone);
  const rows = (await listPieces(app.looksNear(user.shard), user.id)).map((row) => withWashOver(row, today));
  const { dressFrom, laundryRest } = user;
  const advice = await currentAdvice(app, user, rows);
  return { pieces: toPieces(rows), dressFrom, laundryRest, limit: closetLimit(user), ...advice };
}
