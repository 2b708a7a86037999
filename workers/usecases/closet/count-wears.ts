import { parseWornPiece } from '../../../app/domain/closet/piece.ts';
import { cleanFromDate, wearsBeforeWash } from '../../../app/domain/closet/wash-rest.ts';
import { forgetWears, noteWears, type WornPiece } from '../../db/looks/closet-wears.ts';
import type { LooksDb } from '../../db/sql/open-database.ts';
import type { OutfitRow } from '../../db/looks/outfits.ts';
import type { SessionUser } from '../../db/people/users.ts';

/** Statements of a batch: counts the pieces of a look as worn on its day, or takes that back. */
export function countWears(db: LooksDb, user: SessionUser, { look, date }: OutfitRow, worn: boolean) {
  const pieces = look.garments.flatMap(({ id, slot }): WornPiece[] => {
    const piece = parseWornPiece(id);
    return piece ? [{ ...piece, wears: user.laundryRest ? wearsBeforeWash(slot) : null }] : [];
  });
  return worn
    ? noteWears(db, user.id, pieces, { day: date, restUntil: cleanFromDate(date) })
    : forgetWears(db, user.id, pieces, date);
}
