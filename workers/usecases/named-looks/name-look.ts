import type { BodyOf } from '../../../app/contracts/call.ts';
import {
  MOST_NAMED_LOOKS,
  type NamedLook,
  type nameLook as nameCall,
} from '../../../app/contracts/own-looks/named-looks.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import { lookFromPieces } from '../../../app/domain/styling/chosen/look-from-pieces.ts';
import { localDate } from '../../../app/domain/time/local-day.ts';
import type { App } from '../../app.ts';
import { listWearablePieces } from '../../db/looks/closet.ts';
import {
  findNamedLookByName,
  insertNamedLook,
  nameKey,
  type NamedLookRow,
} from '../../db/looks/named-looks.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { undefinedIfTaken } from '../../db/sql/constraints.ts';
import { requireOutfit } from '../outfit-archive/restore-outfit.ts';
import { limitHourly } from '../limits/rate-limits.ts';
import { readNamedLook } from './read-named-looks.ts';

type Wanted = BodyOf<typeof nameCall>;

async function lookFor(
  app: App,
  user: SessionUser,
  from: Wanted['from'],
): Promise<Pick<NamedLookRow, 'look' | 'style'>> {
  if ('outfitId' in from) return requireOutfit(app, user, from.outfitId);
  const pieces = await listWearablePieces(app.looks(user.shard), user.id);
  return {
    look: lookFromPieces(from.garments, pieces, user.gender),
    style: user.stylePreferences[0] ?? 'casual',
  };
}

const piecesOf = ({ look }: Pick<NamedLookRow, 'look'>): string => look.garments.map(({ id }) => id).join();

export const nameTaken = (name: string) =>
  new Refusal('conflict', `You already have a look named “${name}”. Choose another name.`, {
    error: 'That name is taken',
  });

/**
 * A look with a name. The same name with the same pieces is the look that is there: tapped twice, it is named once.
 * @throws Refusal not-found; not-usable for pieces that make no look; conflict for a name that is taken; too-many
 */
export async function nameLook(app: App, user: SessionUser, { name, from }: Wanted): Promise<NamedLook> {
  await limitHourly(app, 'named-look', user.id);
  const db = app.looks(user.shard);
  const now = app.clock.now();
  const { look, style } = await lookFor(app, user, from);
  const row = {
    id: crypto.randomUUID(),
    userId: user.id,
    name,
    nameKey: nameKey(name),
    style,
    look,
    createdAt: now,
    deletedAt: null,
  };
  const inserted = await undefinedIfTaken(insertNamedLook(db, row, MOST_NAMED_LOOKS));
  if (inserted?.length === 1) return readNamedLook(app, user, row.id);
  const there = await findNamedLookByName(db, user.id, name, localDate(now, user.timezone));
  if (!there) throw shelfIsFull();
  if (piecesOf(there) !== piecesOf(row)) throw nameTaken(there.name);
  return readNamedLook(app, user, there.id);
}

export const shelfIsFull = () =>
  new Refusal(
    'too-many',
    `You have ${MOST_NAMED_LOOKS} named looks, which is as many as we keep. Delete one that you no longer wear first.`,
    { error: 'Your shelf is full' },
  );
