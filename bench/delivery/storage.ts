// What a day of hers takes in D1 and R2 while it grows old, measured row by row, and when a database is full of such days.
import { r2Blobs } from '../../workers/adapters/blobs.r2.ts';
import { embeddedStylist } from '../../workers/adapters/stylist/embedded.ts';
import { sweepJobs } from '../../workers/db/jobs/jobs-sweep.ts';
import { closetItems } from '../../workers/db/schema/closet.schema.ts';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { LOOKS_USER_TABLES } from '../../workers/db/looks/tables-of-looks.ts';
import { copyTable } from '../../workers/db/user-moves/moves.ts';
import { minutes } from '../../workers/db/schema/minutes.schema.ts';
import { openLooks } from '../../workers/db/sql/open-database.ts';
import { archiveLooks } from '../../workers/usecases/outfit-archive/archive-looks.ts';
import { bytesIn, claimAll, consumeAll } from './steps.ts';
import { DAY, fill, machineOf, openWorld, type Machine, type World } from './world.ts';
import { meanPictureBytes } from '../fitting/render-cost.ts';
import type { BenchRow } from '../results-table.ts';

const PEOPLE = 6;
/** As long as the product's own: an id of hers lies in a dozen places of a day. */
const idOf = (i: number): string => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`;
/** All of December 2026, so that a whole month is archived. */
const DAYS = 31;
const FIRST = '2026-12-01';
/** So few are claimed within the shortest lead. */
const AHEAD_MS = 19 * 60_000;
const FIRST_MINUTE = Date.parse(`${FIRST}T08:00:00Z`);

/** Bytes of one user and day. */
export interface StoredDay {
  /** In D1, in its first 10 days. */
  young: number;
  /** In D1 when the notes of its deliveries are swept. */
  old: number;
  /** The same by table, with its indexes. */
  tables: Map<string, number>;
  /** In D1 when it is archived. */
  archived: number;
  /** In R2, of the month's object. */
  object: number;
  /** In R2, its picture. */
  picture: number;
  /** Rows and index entries that archiving writes, as billed. */
  written: number;
}

/** Another outfit each day, the same for all: their objects know nothing of each other. */
function daily(): ReturnType<typeof embeddedStylist>['compose'] {
  const { compose } = embeddedStylist();
  const made = new Map<string, ReturnType<typeof compose>>();
  return (brief) => {
    const day = brief.seed.split(':')[1] ?? '';
    const known = made.get(day) ?? compose(brief);
    made.set(day, known);
    return known;
  };
}

async function live(machine: Machine, looks: D1Database): Promise<void> {
  for (let day = 0; day < DAYS; day++) {
    const minute = FIRST_MINUTE + day * DAY;
    await claimAll(machine, minute - AHEAD_MS);
    await consumeAll(
      machine,
      machine.sent.filter((job) => job.kind === 'deliver-outfit'),
      40,
    );
    machine.setClock(minute + 1000);
    await consumeAll(
      machine,
      machine.sent.filter((job) => job.kind === 'send-push'),
      100,
    );
    if (machine.sent.filter((job) => job.kind === 'render-outfit').length !== PEOPLE)
      throw new Error(`day ${day} was not delivered`);
    machine.sent.length = 0;
  }
  // Its picture is made and she has seen it.
  await looks.batch([
    looks.prepare(
      `update jobs set state = 'done', attempts = 1, finished_at = created_at + 5000 where state = 'queued'`,
    ),
    looks.prepare(
      `update outfits set image_state = 'ready', image_source = 'fitting-room', seen_at = created_at,
         image_object = (select jobs.id from jobs where jobs.outfit_id = outfits.id) where date >= '${FIRST}'`,
    ),
    looks.prepare(
      `insert or ignore into seen_days select user_id, date from outfits where date >= '${FIRST}'`,
    ),
  ]);
}

/** Her closet and her minute are no part of a day. */
const OF_A_DAY = LOOKS_USER_TABLES.filter((table) => table !== closetItems && table !== minutes);

/** What her rows take in a database that holds nothing else: without the pages that deletions left free. */
async function bytesOfRows(from: D1Database, to: D1Database): Promise<Map<string, number>> {
  const [source, target] = [openLooks(from), openLooks(to)];
  const sizes = new Map<string, number>();
  for (const table of OF_A_DAY) {
    const before = await bytesIn(to);
    for (let i = 0; i < PEOPLE; i++) await copyTable(source, target, idOf(i), table);
    sizes.set(getTableConfig(table).name, (await bytesIn(to)) - before);
  }
  return sizes;
}

/** The rows that name the objects, letter by letter: so few fit into the page that an empty table has. */
async function bytesOfNames(looks: D1Database): Promise<number> {
  const row = await looks
    .prepare(
      `select sum(2 * length(user_id || month) + length(object || version || beginnings || gone) + 20) as bytes from archives`,
    )
    .first<{ bytes: number }>();
  return row?.bytes ?? 0;
}

const total = (sizes: Map<string, number>): number =>
  [...sizes.values()].reduce((sum, size) => sum + size, 0);

async function measureStored(world: World): Promise<StoredDay> {
  const [looks, second, third] = world.looks as [D1Database, D1Database, D1Database];
  await fill(world, PEOPLE, 1);
  // Only what a day adds is counted: yesterday's outfit and the closet are there before.
  await looks.batch([looks.prepare('delete from outfits'), looks.prepare('delete from jobs')]);
  await looks.prepare('update minutes set next_delivery_at = ?1, last_seen_at = ?1').bind(FIRST_MINUTE).run();
  for (let i = 0; i < PEOPLE; i++) {
    const [to, from] = [idOf(i), `user-${i}`];
    await world.people.prepare('update users set id = ? where id = ?').bind(to, from).run();
    await world.people
      .prepare('update push_subscriptions set user_id = ? where user_id = ?')
      .bind(to, from)
      .run();
    for (const table of ['closet_items', 'minutes'])
      await looks.prepare(`update ${table} set user_id = ? where user_id = ?`).bind(to, from).run();
  }
  const before = await bytesIn(looks);
  const machine = machineOf(world, 1, daily());
  await live(machine, looks);
  const n = PEOPLE * DAYS;
  const young = ((await bytesIn(looks)) - before) / n;
  const later = FIRST_MINUTE + 200 * DAY;
  await sweepJobs(openLooks(looks), later);
  const tables = await bytesOfRows(looks, second);
  const old = total(tables) / n;
  machine.setClock(later);
  Object.assign(machine.meters.looks, { written: 0 });
  Object.assign(machine.meters.outfit, { written: 0 });
  await archiveLooks({ ...machine.app, blobs: r2Blobs(world.photos) }, 0);
  const { meters } = machine;
  const archived = (total(await bytesOfRows(looks, third)) + (await bytesOfNames(looks))) / n;
  const { objects } = await world.photos.list();
  if (objects.length !== PEOPLE) throw new Error(`${objects.length} months of ${PEOPLE} were archived`);
  return {
    ...{ young, old, archived },
    tables: new Map([...tables].map(([name, bytes]) => [name, bytes / n])),
    object: objects.reduce((sum, { size }) => sum + size, 0) / n,
    picture: await meanPictureBytes(),
    written: (meters.looks.written + meters.outfit.written) / n,
  };
}

const GB = 1e9;
const D1_DATABASE = 10 * GB;
const D1_ACCOUNT = 1000 * GB;
/** Dollars, from the price pages (docs/scale.md). */
const PRICE = { d1Month: 0.75 / GB, r2Month: 0.015 / GB, rowWritten: 1 / 1e6, r2Write: 4.5 / 1e6 };
/** As long as the notes of its deliveries are kept (workers/db/jobs/jobs-sweep.ts). */
const YOUNG_DAYS = 10;
/** A month is archived when its last day is 60 days over: a day waits for 60 to 91. */
const ARCHIVED_AFTER = 75;

/** Of one user with `days` daily outfits behind her. */
function inD1(day: StoredDay, days: number, withArchive: boolean): number {
  const young = Math.min(days, YOUNG_DAYS) * day.young;
  if (!withArchive) return young + Math.max(0, days - YOUNG_DAYS) * day.old;
  const waiting = Math.min(Math.max(0, days - YOUNG_DAYS), ARCHIVED_AFTER - YOUNG_DAYS) * day.old;
  return young + waiting + Math.max(0, days - ARCHIVED_AFTER) * day.archived;
}

/** The first day on which `users` have filled so much, of ten years; null: later. */
function daysUntil(day: StoredDay, users: number, bytes: number, withArchive: boolean): number | null {
  for (let days = 1; days <= 3650; days++) if (users * inD1(day, days, withArchive) > bytes) return days;
  return null;
}

const millions = (users: number) => `${users / 1e6} M users`;
const said = (days: number | null) =>
  days === null ? 'not in ten years' : `${days} ${days === 1 ? 'day' : 'days'}`;
const dollars = (n: number) => `$${Math.round(n).toLocaleString('en')}`;

function wallRows(day: StoredDay, users: number): BenchRow[] {
  const year = (withArchive: boolean) => {
    const d1 = users * inD1(day, 365, withArchive);
    const archive = withArchive ? users * (365 - ARCHIVED_AFTER) * day.object * PRICE.r2Month : 0;
    // A month's object is one write; its rows are thirty days' rows.
    const moving = withArchive ? users * (30 * day.written * PRICE.rowWritten + 2 * PRICE.r2Write) : 0;
    return { shards: Math.ceil(d1 / D1_DATABASE), d1: d1 * PRICE.d1Month, archive, moving };
  };
  const [without, with_] = [year(false), year(true)];
  const walls = (withArchive: boolean) =>
    `${said(daysUntil(day, users, 10 * D1_DATABASE, withArchive))}; ${said(daysUntil(day, users, D1_ACCOUNT, withArchive))}`;
  const pictures = dollars(users * 365 * day.picture * PRICE.r2Month);
  return [
    {
      what: `${millions(users)}: until ten databases, until D1's terabyte are full, without the archive`,
      figure: walls(false),
    },
    { what: `${millions(users)}: the same with it`, figure: walls(true) },
    {
      what: `${millions(users)}: databases after a year, without the archive and with it`,
      figure: `${without.shards.toLocaleString('en')}; ${with_.shards.toLocaleString('en')}`,
    },
    {
      what: `${millions(users)}: dollars a month for storage after a year, without the archive`,
      figure: `${dollars(without.d1)} in D1, ${pictures} for pictures`,
    },
    {
      what: `${millions(users)}: the same with it`,
      figure: `${dollars(with_.d1 + with_.archive + with_.moving)} (D1 ${dollars(with_.d1)}, objects ${dollars(with_.archive)}, moving ${dollars(with_.moving)}), ${pictures} for pictures`,
    },
  ];
}

/** Storage of days, measured on a small crowd that lives through a month. */
export async function storageRows(): Promise<BenchRow[]> {
  const world = await openWorld();
  try {
    const day = await measureStored(world);
    const b = (n: number) => n.toFixed(0);
    return [
      {
        what: 'a user and day in D1, bytes: in its first 10 days; without the notes of its deliveries; archived',
        figure: `${b(day.young)}; ${b(day.old)}; ${b(day.archived)}`,
      },
      {
        what: 'the same without those notes, by table with its indexes',
        figure: [...day.tables]
          .filter(([, bytes]) => bytes >= 1)
          .map(([name, bytes]) => `${name} ${b(bytes)}`)
          .join(', '),
      },
      {
        what: 'a user and day in R2, bytes: in the object of its month; its picture',
        figure: `${b(day.object)}; ${b(day.picture)}`,
      },
      { what: 'rows and index entries written to archive a day, as billed', figure: day.written.toFixed(1) },
      ...[1e6, 1e7, 1e8].flatMap((users) => wallRows(day, users)),
    ];
  } finally {
    await world.close();
  }
}

if (process.argv[1]?.endsWith('delivery/storage.ts')) {
  const { printRows } = await import('../results-table.ts');
  printRows(await storageRows());
  process.exit(0);
}
