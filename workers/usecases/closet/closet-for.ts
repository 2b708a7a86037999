import { canBeWorn } from '../../../app/domain/closet/rest.ts';
import type { ClosetBrief } from '../../../app/domain/styling/brief.ts';
import type { App } from '../../app.ts';
import { ownPiecesOf } from '../../db/closet.ts';
import type { SessionUser } from '../../db/users.ts';

/**
 * What of hers can be worn on a day; null when she is dressed from everything, and then nothing is read: one query for
 * her, none for the others.
 */
export async function closetFor(
  app: App,
  { id, shard, dressFrom }: SessionUser,
  day: string,
): Promise<ClosetBrief | null> {
  if (dressFrom === 'everything') return null;
  const pieces = await ownPiecesOf(app.looks(shard), id);
  return { from: dressFrom, pieces: pieces.filter((piece) => canBeWorn(piece, day)) };
}
