import {
  idPrefix,
  firstMonthKept,
  mergeArchivedRows,
  type ArchivedRows,
} from '../../../app/domain/looks/archive.ts';
import type { App } from '../../app.ts';
import {
  commitArchive,
  dropArchive,
  dueMonths,
  orderErasure,
  readArchivableRows,
  staleMonths,
} from '../../db/looks/archives.ts';
import { isAccountMoving } from '../../db/sql/constraints.ts';
import type { LooksDb } from '../../db/sql/open-database.ts';
import { readNote, writeNote } from '../../db/operations/operator-notes.ts';
import { sendJobs } from '../jobs/send-jobs.ts';
import { newMonthObject, readMonth, writeMonth } from './archived-month.ts';
import { mapShards } from '../../db/sql/shards.ts';

// Outfits older than 60 days leave the database, a person's month at a time: it holds 10 GB, R2 any number.

/** Months of a run: each takes up to thirteen statements, and D1 allows a thousand. */
const MOST_MONTHS = 60;
const PAGE = 500;
const PAGES = 4;
const MOST_OUTFITS = 100;
const MOST_MS = 20_000;
/** A month that changed just now may be in use. */
const QUIET_MS = 55 * 60_000;
/** An object that no row names is erased after this; no read or write takes longer. */
const UNNAMED_MS = 10 * 60_000;

/** A message for each shard: D1 counts the statements of a run. */
export async function orderArchives(app: App): Promise<void> {
  await sendJobs(
    app,
    mapShards(app, (_, shard) => ({ kind: 'archive-looks', shard })),
  );
}

/** Goes on where the shard's last run stopped. A crash loses and doubles nothing. */
// oxlint-disable-next-line complexity -- nested loops that all end at once when the run's time is over
export async function archiveLooks(app: App, shard: number): Promise<void> {
  if (shard >= app.shards) return;
  const db = app.looks(shard);
  const note = `archive-${shard}`;
  const begun = app.clock.now();
  let left = MOST_MONTHS;
  let written = 0;
  const failures: unknown[] = [];
  const isOver = () => left <= 0 || app.clock.now() - begun > MOST_MS;
  const take = async (userId: string, month: string) => {
    left--;
    try {
      if (await archiveMonth(app, db, userId, month)) written++;
    } catch (error) {
      failures.push(error);
    }
  };

  for (const { userId, month } of await staleMonths(db, begun - QUIET_MS, MOST_MONTHS / 2)) {
    if (isOver()) break;
    await take(userId, month);
  }
  let after = (await readNote(app.people, note)) ?? '';
  for (let page = 0; page < PAGES && !isOver(); page++) {
    const people = await dueMonths(db, { after, first: firstMonthKept(begun), limit: PAGE });
    for (const { userId, months } of people) {
      for (const month of months) {
        if (isOver()) break;
        await take(userId, month);
      }
      after = userId;
      if (isOver()) break;
    }
    if (!isOver() && people.length < PAGE) {
      after = '';
      break;
    }
  }
  await writeNote(app.people, note, after, begun);
  if (failures.length > 0) throw failures[0];
  if (isOver() && written > 0) await sendJobs(app, [{ kind: 'archive-looks', shard }]);
}

/**
 * The new object is written with its own erasure ordered; one transaction then names it, deletes the rows and cancels
 * the order. So every row has exactly one valid copy, and an unnamed object is erased. Returns whether anything moved.
 */
async function archiveMonth(app: App, db: LooksDb, userId: string, month: string): Promise<boolean> {
  const now = app.clock.now();
  const { rows, archive: before } = await readArchivableRows(db, userId, month, MOST_OUTFITS);
  if (before && before.changedAt > now - QUIET_MS) return false;
  if (!before?.isStale && rows.outfits.length === 0) return false;
  const all: ArchivedRows = before ? mergeArchivedRows(await readMonth(app, before), rows) : rows;
  try {
    if (before && all.outfits.length === 0 && all.usage.length === 0) {
      await dropArchive(db, before, now);
      return true;
    }
    const object = newMonthObject(month, now);
    const lookAfter = now + UNNAMED_MS;
    await orderErasure(db, { userId, object, month, now, lookAfter });
    await writeMonth(app, userId, object, all);
    return await commitArchive(db, {
      userId,
      month,
      object,
      before,
      rows,
      now,
      lookAfter,
      outfits: all.outfits.length,
      beginnings: all.outfits.map(({ id }) => idPrefix(String(id))).join(' '),
    });
  } catch (error) {
    // Moving to another database, she is archived there.
    if (!isAccountMoving(error)) throw error;
    return false;
  }
}
