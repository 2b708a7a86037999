// A use case in Node, in milliseconds: SQLite with our migrations, objects in memory, a clock that stands until it is moved.
import type { App } from '../../workers/app.ts';
import { outfits } from '../../workers/db/schema/looks.schema.ts';
import { openLooks, openPeople } from '../../workers/db/sql/open-database.ts';
import { insertUser, type NewUser, type SessionUser } from '../../workers/db/people/users.ts';
import type { Blobs } from '../../workers/ports/blobs.ts';
import type { JobMessage } from '../../workers/ports/jobs.ts';
import { sampleOutfit } from '../screens/sample-outfit.ts';
import { sqliteD1 } from '../fakes/sqlite-d1.ts';

interface Kept {
  bytes: Uint8Array;
  contentType: string;
}

async function bytesOf(body: ReadableStream | ArrayBuffer | Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await new Response(body as BodyInit).arrayBuffer());
}

/** R2's face on a Map. */
export function memoryBlobs(): Blobs & { objects: Map<string, Kept> } {
  const objects = new Map<string, Kept>();
  const uploads = new Map<string, { contentType: string; parts: Map<number, Uint8Array> }>();
  let serial = 0;
  const facts = ({ bytes, contentType }: Kept) => ({
    ...{ size: bytes.length, contentType, etag: `etag-${bytes.length}` },
  });
  const keep = (key: string, kept: Kept) => {
    objects.set(key, kept);
    return facts(kept);
  };
  const nameOf = (key: string, uploadId: string) => `${key} ${uploadId}`;
  return {
    objects,
    put: async (key, body, contentType) => keep(key, { bytes: await bytesOf(body), contentType }),
    create: async (key, parts, contentType) =>
      objects.has(key) ? null : keep(key, { bytes: await bytesOf(Buffer.concat(parts)), contentType }),
    get: (key) => {
      const kept = objects.get(key);
      const body = () => new Response(kept?.bytes as BodyInit).body as ReadableStream<Uint8Array>;
      return Promise.resolve(kept ? { ...facts(kept), body: body() } : null);
    },
    head: (key) => Promise.resolve(objects.has(key) ? facts(objects.get(key)!) : null),
    bytes: (key) => Promise.resolve(objects.get(key)?.bytes ?? null),
    remove: (keys) => Promise.resolve(void keys.forEach((key) => objects.delete(key))),
    list: (prefix, limit = Infinity) =>
      Promise.resolve(
        [...objects.keys()]
          .filter((key) => key.startsWith(prefix))
          .sort()
          .slice(0, limit),
      ),
    startParts: (key, contentType) => {
      const uploadId = `upload-${serial++}`;
      uploads.set(nameOf(key, uploadId), { contentType, parts: new Map() });
      return Promise.resolve(uploadId);
    },
    putPart: (key, uploadId, partNumber, body) => {
      const upload = uploads.get(nameOf(key, uploadId));
      upload?.parts.set(partNumber, body);
      return Promise.resolve(upload ? { etag: `part-${partNumber}-${body.length}` } : null);
    },
    completeParts: (key, uploadId) => {
      const upload = uploads.get(nameOf(key, uploadId));
      if (!upload) return Promise.resolve(false);
      uploads.delete(nameOf(key, uploadId));
      const inOrder = [...upload.parts].sort(([a], [b]) => a - b).map(([, part]) => part);
      keep(key, { bytes: Buffer.concat(inOrder), contentType: upload.contentType });
      return Promise.resolve(true);
    },
    abortParts: (key, uploadId) => Promise.resolve(uploads.delete(nameOf(key, uploadId))),
  };
}

/** 20 November 2026, 09:00 in Lisbon. */
const NOON_OF_TESTS = Date.UTC(2026, 10, 20, 9);

/** An app of one database of people and some of looks; what a test does not give is not there. */
export function openNodeWorld(over: Partial<App> = {}, { shards = 1, start = NOON_OF_TESTS } = {}) {
  let now = start;
  const people = sqliteD1('people');
  const looks = Array.from({ length: shards }, () => sqliteD1('looks'));
  const opened = looks.map(({ d1 }) => openLooks(d1));
  const sent: { message: JobMessage; delaySeconds: number }[] = [];
  const blobs = memoryBlobs();
  const settings: Partial<App['settings']> = { signingSecret: 'a secret of the tests', canMail: true };
  const app = {
    ...{ people: openPeople(people.d1), morePeople: [], shards, blobs, settings, forecasts: new Map() },
    looks: (shard: number) => opened[shard],
    looksNear: (shard: number) => opened[shard],
    clock: { now: () => now },
    jobs: {
      send: (messages, { delaySeconds = 0 } = {}) => {
        sent.push(...messages.map((message) => ({ message, delaySeconds })));
        return Promise.resolve();
      },
    } satisfies App['jobs'],
    ...over,
  } as unknown as App;
  const pass = (ms: number) => void (now += ms);
  return { app, sent, blobs, pass, people: people.sqlite, looks: looks.map(({ sqlite }) => sqlite) };
}

let serial = 0;

/** A woman in Lisbon whose profile is complete. */
export async function newNodeUser(app: App, over: Partial<NewUser> = {}): Promise<SessionUser> {
  const name = `her${++serial}`;
  const her = await insertUser(app.people, {
    ...{ id: crypto.randomUUID(), username: name, usernameKey: name },
    ...{ email: `${name}@example.org`, emailKey: `${name}@example.org` },
    ...{ location: 'Lisbon, PT', lat: 38.7, lon: -9.1, timezone: 'Europe/Lisbon', gender: 'female' },
    ...{ stylePreferences: ['casual'], lastSeenAt: app.clock.now(), createdAt: app.clock.now() },
    ...over,
  });
  return her!;
}

/** A look of hers of today, with its picture. */
export async function newLook(app: App, user: SessionUser, over: Partial<typeof outfits.$inferInsert> = {}) {
  const { title, daypart, reasons, style, look, receipt, weatherData, outfitDescription } = sampleOutfit;
  const [made] = await app
    .looks(user.shard)
    .insert(outfits)
    .values({
      ...{ id: crypto.randomUUID(), userId: user.id, date: '2026-11-20', daypart, attempt: 1, title },
      ...{ description: outfitDescription, reasons, style, look, receipt, weather: weatherData },
      ...{ weatherSource: 'met-norway', placeName: user.location, imageState: 'ready' },
      ...{ imageObject: crypto.randomUUID(), createdAt: app.clock.now() },
      ...over,
    })
    .returning();
  if (made?.imageObject)
    await app.blobs.put(`${user.id}/${made.imageObject}`, new Uint8Array(3), 'image/jpeg');
  return made!;
}
