import { isWearableOn } from '../../../app/domain/closet/wash-rest.ts';
import type { StylingBrief } from '../../../app/domain/styling/input/brief.ts';
import type { App } from '../../app.ts';
import { listWearablePieces } from '../../db/looks/closet.ts';
import type { SessionUser } from '../../db/people/users.ts';

/** Her pieces for the stylist, including the wash and storage. Reads nothing for those who are dressed from everything. */
export async function readStylistPieces(app: App, { id, shard, dressFrom }: SessionUser) {
  return dressFrom === 'everything' ? [] : listWearablePieces(app.looks(shard), id);
}

/** Her closet in a brief: her pieces that can be worn on a day. */
export function closetBriefOn(
  { dressFrom }: SessionUser,
  pieces: Awaited<ReturnType<typeof readStylistPieces>>,
  day: string,
): Pick<StylingBrief, 'closet'> {
  if (dressFrom === 'everything') return {};
  const isReady = (piece: (typeof pieces)[number]) => isWearableOn(piece, day);
  const resting = pieces.filter((piece) => !isReady(piece));
  return { closet: { from: dressFrom, pieces: pieces.filter(isReady), resting } };
}
