// What of her history is too old for a database, and how a month of it is written: one JSON line for each row.
import { addDays } from '../time/local-day.ts';

/** Younger outfits stay where they are. Far beyond the 14 days in which a look may not come again. */
export const KEPT_DAYS = 60;

/** West of everybody (UTC-12) a date ends so long after its end in UTC. */
const LAST_MIDNIGHT_MS = 12 * 3_600_000;

export const yearMonth = (date: string): string => date.slice(0, 7);

/** The first month that stays in the database: every day of those before is more than KEPT_DAYS over, for everybody. */
export const firstMonthKept = (now: number): string =>
  yearMonth(addDays(new Date(now - LAST_MIDNIGHT_MS).toISOString().slice(0, 10), -KEPT_DAYS));

export type ArchivedTable = 'outfits' | 'jobs' | 'usage';
export type ArchivedRow = Record<string, string | number>;
export type ArchivedRows = Record<ArchivedTable, ArchivedRow[]>;

const KEYS: Record<ArchivedTable, readonly string[]> = {
  outfits: ['id'],
  jobs: ['id'],
  usage: ['user_id', 'date', 'kind'],
};
const TABLES: readonly ArchivedTable[] = ['outfits', 'jobs', 'usage'];

const newestFirst = (a: ArchivedRow, b: ArchivedRow): number =>
  String(b['date']).localeCompare(String(a['date'])) || Number(b['attempt']) - Number(a['attempt']);

/** The newest outfit comes first. */
export function toJsonLines(rows: ArchivedRows): string {
  const sorted = { ...rows, outfits: rows.outfits.toSorted(newestFirst) };
  return TABLES.flatMap((table) => sorted[table].map((row) => `${JSON.stringify({ table, row })}\n`)).join(
    '',
  );
}

export function parseJsonLines(lines: string): ArchivedRows {
  const rows: ArchivedRows = { outfits: [], jobs: [], usage: [] };
  for (const line of lines.split('\n')) {
    if (line === '') continue;
    const { table, row } = JSON.parse(line) as { table: ArchivedTable; row: ArchivedRow };
    if (TABLES.includes(table)) rows[table].push(row);
  }
  return rows;
}

export function withoutErased(
  rows: ArchivedRows,
  { gone, feelingsGone }: { gone: readonly string[]; feelingsGone: boolean },
): ArchivedRows {
  const isGone = (id: string | number | undefined) => gone.includes(String(id));
  const outfits = rows.outfits.filter(({ id }) => !isGone(id));
  return {
    outfits: feelingsGone ? outfits.map(({ feeling: _, ...row }) => row) : outfits,
    jobs: rows.jobs.filter((row) => !isGone(row['outfit_id'])),
    usage: rows.usage,
  };
}

export function mergeArchivedRows(older: ArchivedRows, newer: ArchivedRows): ArchivedRows {
  const of = (table: ArchivedTable): ArchivedRow[] => {
    const keyOf = (row: ArchivedRow) => KEYS[table].map((name) => row[name]).join(' ');
    return [...new Map([...older[table], ...newer[table]].map((row) => [keyOf(row), row])).values()];
  };
  return { outfits: of('outfits'), jobs: of('jobs'), usage: of('usage') };
}

/** Eight characters of a uuid find the month of an outfit among hers, nearly always at the first try. */
export const idPrefix = (id: string): string => id.slice(0, 8);
