import { idPrefix, type ArchivedRows } from '../../../app/domain/looks/archive.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import {
  monthsContaining,
  restoreFromArchive,
  toTypedRow,
  type ArchiveRow,
} from '../../db/looks/archives.ts';
import { outfits } from '../../db/schema/looks.schema.ts';
import type { LooksDb } from '../../db/sql/open-database.ts';
import { findOutfit, type OutfitRow } from '../../db/looks/outfits.ts';
import { readMonth } from './archived-month.ts';
import type { UserRef } from '../../db/people/users.ts';

// To be changed, an archived outfit is restored first, so that all changes know one place only; the sweep takes it away
// again.

const ROUNDS = 50;

interface Found {
  archive: ArchiveRow;
  rows: Pick<ArchivedRows, 'outfits' | 'jobs'>;
}

async function findArchivedOutfit(
  app: App,
  db: LooksDb,
  userId: string,
  id: string,
): Promise<Found | undefined> {
  for (const archive of await monthsContaining(db, userId, idPrefix(id))) {
    const { outfits: hers, jobs } = await readMonth(app, archive);
    const rows = {
      outfits: hers.filter((row) => row['id'] === id),
      jobs: jobs.filter((row) => row['outfit_id'] === id),
    };
    if (rows.outfits.length > 0) return { archive, rows };
  }
  return undefined;
}

export async function readOutfit(
  app: App,
  user: UserRef,
  id: string,
  db: LooksDb = app.looks(user.shard),
): Promise<OutfitRow | undefined> {
  const row = await findOutfit(db, user.id, id);
  if (row) return row;
  const archived = (await findArchivedOutfit(app, db, user.id, id))?.rows.outfits[0];
  return archived && toTypedRow(outfits, archived);
}

export const outfitNotFound = () => new Refusal('not-found', "We couldn't find that outfit.");

/** @throws Refusal not-found when it is not hers */
export async function requireOutfit(app: App, user: UserRef, id: string): Promise<OutfitRow> {
  const outfit = await readOutfit(app, user, id);
  if (!outfit) throw outfitNotFound();
  return outfit;
}

/** Restored from the archive if it is there. @throws Refusal not-found when it is not hers */
export async function restoreOutfit(app: App, user: UserRef, id: string): Promise<OutfitRow> {
  const db = app.looks(user.shard);
  for (let round = 0; round < ROUNDS; round++) {
    const row = await findOutfit(db, user.id, id);
    if (row) return row;
    const found = await findArchivedOutfit(app, db, user.id, id);
    if (!found) throw outfitNotFound();
    await restoreFromArchive(db, found.archive, id, found.rows, app.clock.now());
  }
  throw new Refusal('conflict', 'Your older outfits are being put in order. Please try again in a moment.');
}

/** Restores it from the archive when `change` gives undefined, and tries again. @throws Refusal not-found */
export async function withOutfit<T>(
  app: App,
  user: UserRef,
  id: string,
  change: () => Promise<T | undefined>,
): Promise<T> {
  const done = (await change()) ?? ((await restoreOutfit(app, user, id)) && (await change()));
  if (done === undefined) throw outfitNotFound();
  return done;
}
