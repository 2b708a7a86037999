import { firstMonthKept, KEPT_DAYS, yearMonth } from '../../../app/domain/looks/archive.ts';
import { localDate } from '../../../app/domain/time/local-day.ts';
import type { App } from '../../app.ts';
import { listArchivedMonths, toTypedRow, type ArchiveRow } from '../../db/looks/archives.ts';
import { outfits } from '../../db/schema/looks.schema.ts';
import { olderOutfits, listOutfitRows, type HistoryPage, type OutfitRow } from '../../db/looks/outfits.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { readMonth } from './archived-month.ts';
import { readOutfit } from './restore-outfit.ts';

const DAY_MS = 86_400_000;

interface Wanted {
  limit: number;
  before?: string | undefined;
  recent?: OutfitRow[];
}

/**
 * Newest first, from database and archive together. `before`: id of the last one known; `recent`: the first page, if
 * just read.
 * @throws ProviderError when a month of the archive cannot be read
 */
export async function readOutfitHistory(
  app: App,
  user: SessionUser,
  { limit, before, recent: known }: Wanted,
): Promise<OutfitRow[]> {
  const db = app.looksNear(user.shard);
  const now = app.clock.now();
  const last = before === undefined ? undefined : await readOutfit(app, user, before, db);
  const page: HistoryPage = { limit, last, today: localDate(now, user.timezone) };
  const recent = known ?? (await listOutfitRows(db, user.id, page));
  const oldest = recent.at(-1)?.date;
  const isRecent =
    recent.length === limit && oldest !== undefined && yearMonth(oldest) >= firstMonthKept(now);
  // Most pages end here, without the archive.
  if (isRecent || user.createdAt > now - KEPT_DAYS * DAY_MS) return recent;
  // At one moment, so that what is archived just now is not missed.
  const [rows, months] = await db.batch([olderOutfits(db, user.id, page), listArchivedMonths(db, user.id)]);
  const wanted = monthsFor(months, rows, page);
  const archived = await Promise.all(wanted.map((month) => readMonth(app, month)));
  return inOrder(
    rows,
    archived.flatMap((month) => month.outfits.map((row) => toTypedRow(outfits, row))),
    page,
  );
}

function monthsFor(months: ArchiveRow[], rows: OutfitRow[], { limit, last }: HistoryPage): ArchiveRow[] {
  const until = last ? yearMonth(last.date) : '9999-12';
  const from = rows.length < limit ? '' : yearMonth(rows.at(-1)?.date ?? '');
  let newer = 0;
  return months.filter(({ month, outfits: count }) => {
    if (month > until || month < from || newer >= limit) return false;
    // How much is left of the last page's month is unknown.
    if (month < until) newer += count;
    return true;
  });
}

function inOrder(rows: OutfitRow[], archived: OutfitRow[], { limit, last }: HistoryPage): OutfitRow[] {
  const isOlder = ({ date, attempt }: OutfitRow) =>
    !last || date < last.date || (date === last.date && attempt < last.attempt);
  // The database's row wins: it was restored to an earlier day.
  const all = new Map([...archived.filter(isOlder), ...rows].map((row) => [row.id, row]));
  return [...all.values()]
    .sort((a, b) => b.date.localeCompare(a.date) || b.attempt - a.attempt)
    .slice(0, limit);
}
