import { LOOKS } from '../../../tests/samples/looks.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { newNodeUser, newLook, openNodeWorld } from '../../../tests/worlds/node-world.ts';
import reading from '../../../tests/people/woman-04-average-dark-short-reading.json' with { type: 'json' };
import type { BackgroundApp } from '../../app.ts';
import { CONSUMER_CRASHED } from '../../db/jobs/ledger-policies.ts';
import type { OutfitRow } from '../../db/looks/outfits.ts';
import type { SessionUser } from '../../db/people/users.ts';
import type { PhotoToDress, RenderedImage } from '../../ports/image-editor.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { readingKey } from '../photos/stored-reading.ts';
import { renderOutfit } from './render-outfit.ts';

// What a picture is drawn from, by whom, and what becomes of its job. What models draw: pictures.workerd.test.ts.

const MINUTE = 60_000;
const bytesOf = (text: string) => new TextEncoder().encode(text);
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

let house: ReturnType<typeof openNodeWorld>;
let app: BackgroundApp;
let her: SessionUser;
let outfit: OutfitRow;
/** What the house's own editor was given. */
let drawnFrom: (PhotoToDress | null)[];
let draw: (photo: PhotoToDress | null) => Promise<RenderedImage>;
/** What models were asked. */
let asked: number;

const picture = (photo: PhotoToDress | null): RenderedImage => ({
  ...{ bytes: bytesOf('a picture'), contentType: 'image/jpeg', width: 768, height: 1152 },
  source: photo ? 'fitting-room' : 'flat-lay',
});

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  drawnFrom = [];
  asked = 0;
  draw = (photo) => Promise.resolve(picture(photo));
  house = openNodeWorld();
  const file = { bytes: bytesOf('photo'), width: 340, height: 510 };
  app = {
    ...house.app,
    ...{ photoChecks: [], pictureModels: [], alerts: null, modelCatalogs: [], mailer: null },
    imageEditor: { name: 'own', render: (_, [photo = null]) => (drawnFrom.push(photo), draw(photo)) },
    pictureLock: {
      basisFor: () => Promise.resolve({ photo: file, card: file, garments: [] }),
      restore: () => Promise.reject(new Error('no answer')),
    },
  } as BackgroundApp;
  app.settings = { ...app.settings, modelCapMicros: 1_000_000 };
  const names = { uprightObject: 'up', bodyMapObject: 'map', mapAObject: 'a', mapBObject: 'b' };
  her = await newNodeUser(app, { ...names, photoSharedWith: ['studio'] });
  for (const name of ['up', 'a', 'b']) await app.blobs.put(`${her.id}/${name}`, bytesOf(name), 'image/jpeg');
  await app.blobs.put(`${her.id}/map`, bytesOf(JSON.stringify(reading.data)), 'application/json');
  outfit = await newLook(app, her, { imageState: 'pending', imageObject: null });
  job();
});

/** The job that draws her picture. */
function job(over: { attempts?: number; error?: string | null; state?: string; kind?: string } = {}): void {
  const { attempts, error, state, kind } = {
    ...{ attempts: 0, error: null, state: 'queued', kind: 'render-outfit' },
    ...over,
  };
  house.looks[0]!.exec('delete from jobs');
  house.looks[0]!.prepare(
    `insert into jobs (id, key, kind, user_id, date, outfit_id, state, attempts, lease_until, created_at, error)
       values ('a job', 'key', ?, ?, '2026-11-20', ?, ?, ?, 0, 0, ?)`,
  ).run(kind, her.id, outfit.id, state, attempts, error);
}
const render = () => renderOutfit(app, { userId: her.id, shard: 0, jobId: 'a job' });
const jobRow = () => house.looks[0]!.prepare('select state, error, attempts, lease_until from jobs').get()!;
const shown = () =>
  house.looks[0]!.prepare(
    'select image_object as id, image_state as state, image_source as source from outfits',
  ).get();
const stored = () => app.blobs.head(`${her.id}/a job`);

test('a picture is drawn on her photo, stored under its job and shown', async () => {
  await app.blobs.put(readingKey(her.id), bytesOf('read before'), 'application/gzip');
  await render();
  const [photo] = drawnFrom;
  expect(
    [photo?.upright, photo?.mapA, photo?.mapB, photo?.reading].map((bytes) =>
      new TextDecoder().decode(bytes!),
    ),
  ).toEqual([...['up', 'a', 'b', 'read before']]);
  expect(shown()).toEqual({ id: 'a job', state: 'ready', source: 'fitting-room' });
  expect(await stored()).toMatchObject({ contentType: 'image/jpeg' });
  expect(jobRow()).toMatchObject({ state: 'done', error: null });
  await render();
  expect(drawnFrom).toHaveLength(1);
});

test('where any part of her photo is missing or not to be read, the look is laid out flat', async () => {
  for (const name of ['up', 'map', 'a', 'b']) {
    const kept = house.blobs.objects.get(`${her.id}/${name}`)!;
    await app.blobs.remove([`${her.id}/${name}`]);
    job();
    await render();
    house.blobs.objects.set(`${her.id}/${name}`, kept);
  }
  await app.blobs.put(`${her.id}/map`, bytesOf('{}'), 'application/json');
  job();
  await render();
  house.people.exec('update users set map_b_object = null');
  job();
  await render();
  expect(drawnFrom).toEqual([null, null, null, null, null, null]);
  expect(shown()).toMatchObject({ source: 'flat-lay' });
});

test('what was read of her is kept for the next picture; a reading that is lost is no failure', async () => {
  draw = (photo) =>
    Promise.resolve({
      ...picture(photo),
      readings: [{ name: 'first', bytes: bytesOf('read now') }],
    });
  await render();
  expect(await app.blobs.head(readingKey(her.id))).toMatchObject({ contentType: 'application/gzip' });
  const { put, bytes } = app.blobs;
  app.blobs.bytes = (key) => (key === readingKey(her.id) ? Promise.reject(new Error('down')) : bytes(key));
  app.blobs.put = (key, ...more) =>
    key === readingKey(her.id) ? Promise.reject(new Error('down')) : put(key, ...more);
  job();
  await render();
  expect([drawnFrom[1]?.reading, jobRow()['state']]).toEqual([null, 'done']);
});

/** Her second photo, in storage and in her row. */
async function warmPhoto(): Promise<void> {
  const names = { upright: 'w-up', body_map: 'w-map', map_a: 'w-a', map_b: 'w-b' };
  for (const [column, name] of Object.entries(names)) {
    house.people.exec(`update users set warm_${column}_object = '${name}'`);
    const bytes = column === 'body_map' ? JSON.stringify(reading.data) : name;
    await app.blobs.put(`${her.id}/${name}`, bytesOf(bytes), 'image/jpeg');
  }
}

test('both of her photos are given to be drawn on, each with what was read on it, and what is read now is kept beside its own', async () => {
  await warmPhoto();
  await app.blobs.put(readingKey(her.id, 'first'), bytesOf('read before'), 'application/gzip');
  let given: readonly PhotoToDress[] = [];
  app.imageEditor.render = (_, photos) => {
    given = photos;
    return Promise.resolve({
      ...picture(photos[0]!),
      readings: [{ name: 'warm', bytes: bytesOf('read now') }],
    });
  };
  await render();
  expect(given.map(({ name, upright, reading: read }) => [name, text(upright), read && text(read)])).toEqual([
    ['first', 'up', 'read before'],
    ['warm', 'w-up', null],
  ]);
  expect(text((await app.blobs.bytes(readingKey(her.id, 'warm')))!)).toBe('read now');
  // A part of the first is missing: the other is drawn on alone.
  house.people.exec('update users set map_b_object = null');
  job();
  await render();
  expect(given.map(({ name }) => name)).toEqual(['warm']);
});

test('models that she allows are shown the photo that goes with the look, and each photo is asked about once', async () => {
  await warmPhoto();
  withModel();
  const [shownTo, checked]: [string[], number[]] = [[], []];
  const { basisFor } = app.pictureLock;
  app.pictureLock.basisFor = (look, photo, needs) => (shownTo.push(photo.name), basisFor(look, photo, needs));
  const usable = { onePerson: true, wholeBody: true, clothed: true, adult: true };
  const look = () => Promise.resolve((checked.push(1), usable));
  app.photoChecks = [{ name: 'studio', costMicros: 1, look }];
  for (const drawn of ['blazer', 'summer-shorts', 'blazer', 'summer-shorts']) {
    const garments = JSON.stringify(LOOKS[drawn]);
    house.looks[0]!.prepare('update outfits set look = ?').run(garments);
    house.pass(24 * 60 * MINUTE);
    job();
    await render();
  }
  expect(shownTo).toEqual(['first', 'warm', 'first', 'warm']);
  expect(checked).toHaveLength(2);
});

test('a failure gives the job back for its next try, in two minutes, with what it said', async () => {
  draw = () => Promise.reject(new ProviderError('own', 'out of paint', { retryable: true }));
  await expect(render()).rejects.toThrow('out of paint');
  expect(jobRow()).toMatchObject({
    state: 'queued',
    attempts: 1,
    lease_until: house.app.clock.now() + 2 * MINUTE,
  });
  expect(jobRow()['error']).toContain('out of paint');
  expect(shown()).toMatchObject({ state: 'pending' });
});

test('six tries, then it fails with what it said last', async () => {
  job({ attempts: 5 });
  await render();
  expect(jobRow()).toMatchObject({ state: 'done', attempts: 6 });
  house.looks[0]!.exec("update outfits set image_state = 'pending', image_object = null");
  for (const [error, said] of [
    [null, 'too many attempts'],
    ['out of paint', 'out of paint'],
  ] as const) {
    job({ attempts: 6, error });
    await render();
    expect(jobRow()).toMatchObject({ state: 'failed', error: said });
  }
  expect(drawnFrom).toHaveLength(1);
  expect(shown()).toMatchObject({ state: 'failed' });
});

test('a photo on which the consumer fell over is left out, and the card says why; another error changes nothing', async () => {
  job({ attempts: 1, state: 'running' });
  await render();
  expect([drawnFrom, shown()]).toMatchObject([[null], { source: 'flat-lay-too-slow' }]);
  job({ attempts: 1, error: 'out of paint' });
  await render();
  expect(drawnFrom[1]).not.toBeNull();
  expect(CONSUMER_CRASHED).not.toBe('out of paint');
});

const withModel = () => {
  app.pictureModels = [
    {
      ...{ name: 'studio', costMicros: 1, mostSide: 511 },
      edit: () => {
        asked++;
        return Promise.reject(new ProviderError('studio', 'down', { retryable: true }));
      },
    },
  ];
};

test('a consumer that fell over while it waited for a model tries her photo once more', async () => {
  withModel();
  job({ attempts: 1, state: 'running' });
  await render();
  expect(drawnFrom[0]).not.toBeNull();
  job({ attempts: 2, state: 'running' });
  await render();
  expect(drawnFrom[1]).toBeNull();
});

test('models are asked in the first try alone, and only those that she lets see her photo', async () => {
  withModel();
  await render();
  expect([asked, shown()]).toMatchObject([1, { source: 'fitting-room' }]);
  // It rests no more.
  house.pass(24 * 60 * MINUTE);
  job({ attempts: 1, error: 'out of paint' });
  await render();
  expect(asked).toBe(1);
  for (const [names, times] of [
    ['[]', 1],
    ['["studio"]', 2],
  ] as const) {
    house.people.exec(`update users set photo_shared_with = '${names}'`);
    job();
    await render();
    expect(asked, names).toBe(times);
  }
});

test('a model may try twice within two and a half minutes; the job is held for two minutes at each try', async () => {
  const figures = { match: 0, shift: 0, scale: 1, turn: 0, drift: {} };
  app.pictureLock.restore = () => Promise.resolve({ image: null, fault: 'body', figures });
  for (const [takes, tries] of [
    [2.5 * MINUTE - 1, 2],
    [2.5 * MINUTE, 1],
  ] as const) {
    const leases: number[] = [];
    const edit = () => {
      leases.push(Number(jobRow()['lease_until']) - house.app.clock.now());
      house.pass(takes);
      return Promise.resolve(bytesOf('another woman'));
    };
    app.pictureModels = [{ name: 'studio', costMicros: 1, mostSide: 511, edit }];
    job();
    await render();
    expect(leases, `${takes} ms`).toEqual(Array(tries).fill(2 * MINUTE));
    expect(shown()).toMatchObject({ source: 'fitting-room' });
  }
});

test('a picture that nobody waits for any more is not kept', async () => {
  const { put } = app.blobs;
  app.blobs.put = (key, ...more) => {
    if (key.endsWith('/a job')) house.looks[0]!.exec('delete from outfits');
    return put(key, ...more);
  };
  await render();
  expect([await stored(), jobRow()['state']]).toEqual([null, 'done']);
  job();
  await render();
  expect([await stored(), jobRow()]).toMatchObject([null, { state: 'done', error: 'nobody waits for it' }]);
  expect(drawnFrom).toHaveLength(1);
});

test('an erasure removes the picture', async () => {
  await app.blobs.put(`${her.id}/a job`, bytesOf('old'), 'image/jpeg');
  job({ kind: 'erase-image' });
  await render();
  expect([await stored(), jobRow()['state'], drawnFrom]).toEqual([null, 'done', []]);
});
