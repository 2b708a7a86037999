import { pieceWorn } from '../../../app/domain/closet/piece.ts';
import { cleanAgainOn, wearsBeforeWash } from '../../../app/domain/closet/rest.ts';
import { forgetWears, noteWears, type WornPiece } from '../../db/looks/closet-wears.ts';
import type { LooksDb } from '../../db/sql/open-database.ts';
import type { OutfitRow } from '../../db/looks/outfits.ts';
import type { SessionUser } from '../../db/people/users.ts';

/** Statements of a batch: counts the pieces of a look as worn on its day, or takes that back. */
export function wearsOf(db: LooksDb, user: SessionUser, { look, date }: OutfitRow, worn: boolean) {
  const pieces = look.garments.flatMap(({ id, slot }): WornPiece[] => {
    const piece = pieceWorn(id);
    return piece ? [{ ...piece, wears: user.laundryRest ? wearsBeforeWash(slot) : null }] : [];
  });
  return worn
    ? noteWears(db, user.id, pieces, { day: date, restUntil: cleanAgainOn(date) })
    : forgetWears(db, user.id, pieces, date);
}
