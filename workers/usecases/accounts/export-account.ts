import { makeZip } from 'client-zip';
import { PHOTO_NAMES } from '../../../app/domain/photos/photo-name.ts';
import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import {
  exportedRow,
  LOOKS_TABLES,
  PEOPLE_TABLES,
  exportPerson,
  exportRows,
  type ExportedTable,
} from '../../db/people/export.ts';
import { photoObjects } from '../../db/people/user-photo.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { isMonthObject, readArchivedRows } from '../outfit-archive/archived-month.ts';
import { READING } from '../photos/stored-reading.ts';
import { limitHourly } from '../limits/rate-limits.ts';

type ZipFile = NonNullable<
  Extract<Parameters<typeof makeZip>[0], Iterable<unknown>> extends Iterable<infer F> ? F : never
>;

const README = `Everything that Stylecast holds about you.

account.json is your profile. The other .json files are lists, one per kind of thing: your outfits, your taste, when you
said that you were too warm, where you are signed in, and so on. Times are in UTC.

photos/ holds the photos that you gave us and what was read from them, outfits/ the pictures of your outfits, films/ your
videos, closet/ the pictures of your pieces. The name of a picture holds the beginning of the id that outfits.json,
animations.json or closet.json gives for it.

Left out, because they are secrets that protect you: the hash of your password, the keys of your sessions and of your
push notifications, and links that we sent by email.
`;

/** One zip, streamed: rows page by page, pictures one by one, as the reader is ready. @throws Refusal 'too-many' */
export async function exportAccount(app: App, user: SessionUser): Promise<ReadableStream<Uint8Array>> {
  await limitHourly(app, 'export', user.id);
  return makeZip(filesOf(app, user));
}

async function* filesOf(app: App, user: SessionUser): AsyncGenerator<ZipFile> {
  const lastModified = new Date(app.clock.now());
  const looks = app.looks(user.shard);
  yield { name: 'README.txt', input: README, lastModified };
  yield { name: 'account.json', input: toJson(await exportPerson(app, user)), lastModified };
  const names = photoNames(user);
  const all = [
    ...PEOPLE_TABLES.map((of) => ({ of, rows: exportRows(peopleDbOf(app, user), user.id, of) })),
    ...LOOKS_TABLES.map((of) => ({ of, rows: withArchived(app, user, of, exportRows(looks, user.id, of)) })),
  ];
  for (const { of, rows } of all) {
    yield { name: `${of.name}.json`, input: listOf(rows, names), lastModified };
  }
  yield* picturesOf(app, user.id, names);
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Database first. A row archived in between appears once. */
async function* withArchived(
  app: App,
  user: SessionUser,
  of: ExportedTable,
  rows: AsyncIterable<Record<string, unknown>>,
): AsyncGenerator<Record<string, unknown>> {
  const told = new Set<string>();
  const keyOf = ({ id, date, kind }: Record<string, unknown>) => JSON.stringify([id, date, kind]);
  for await (const row of rows) {
    told.add(keyOf(row));
    yield row;
  }
  for await (const archived of readArchivedRows(app, user, of.table)) {
    const row = exportedRow(of, archived);
    if (!told.has(keyOf(row))) yield row;
  }
}

async function* listOf(
  rows: AsyncIterable<Record<string, unknown>>,
  names: Map<string, string>,
): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const row of rows) {
    nameThings(row, names);
    yield separator + JSON.stringify(row);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

function photoNames(user: SessionUser): Map<string, string> {
  const names = new Map<string, string>();
  for (const name of PHOTO_NAMES) {
    const put = (id: string | null, file: string) =>
      id !== null && names.set(id, `photos/${name === 'first' ? '' : 'warm-days-'}${file}`);
    const photo = photoObjects(user, name);
    put(photo.uprightObject, 'upright');
    put(photo.photoObject, 'photo');
    put(photo.bodyMapObject, 'body-map');
    put(photo.mapAObject, 'body-parts-a');
    put(photo.mapBObject, 'body-parts-b');
    put(READING[name], 'what-we-read');
  }
  return names;
}

const CLOSET_PICTURES = [
  ['photoObject', 'cut-out'],
  ['atlasObject', 'laid-flat'],
  ['originalObject', 'photo'],
] as const;

function nameThings(row: Record<string, unknown>, names: Map<string, string>): void {
  const date = typeof row['date'] === 'string' ? row['date'] : 'undated';
  const put = (folder: string, id: unknown) => {
    if (typeof id === 'string') names.set(id, `${folder}/${date}-${id.slice(0, 8)}`);
  };
  put('outfits', row['imageObject']);
  put('films', row['videoObject']);
  const garment = row['garmentId'];
  if (typeof garment !== 'string') return;
  for (const [column, shows] of CLOSET_PICTURES) {
    const id = row[column];
    if (typeof id === 'string') names.set(id, `closet/${garment}-${id.slice(0, 8)}-${shows}`);
  }
}

const ENDINGS: Record<string, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'video/mp4': '.mp4',
  'application/json': '.json',
  'application/gzip': '.gz',
};

async function* picturesOf(app: App, userId: string, names: Map<string, string>): AsyncGenerator<ZipFile> {
  for (const key of await app.blobs.list(`${userId}/`)) {
    const id = key.slice(userId.length + 1);
    if (id.startsWith('staging/')) continue;
    // Archived rows, which are in outfits.json.
    if (isMonthObject(id)) continue;
    const stored = await app.blobs.get(key);
    if (!stored) continue;
    const name = (names.get(id) ?? `other/${id}`) + (ENDINGS[stored.contentType] ?? '');
    yield { name, input: stored.body, size: stored.size, lastModified: new Date(app.clock.now()) };
  }
}
