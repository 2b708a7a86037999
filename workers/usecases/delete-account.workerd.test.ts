import { env } from 'cloudflare:test';
import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import { jpegOf } from '../../tests/picture-bytes.ts';
import { expectConsoleError } from '../../tests/setup.ts';
import { newMember, PASSWORD, visitor } from '../../tests/visitor.workerd.ts';
import type { App } from '../app.ts';
import { composeApp } from '../compose.ts';
import * as looksSchema from '../db/looks.schema.ts';
import * as peopleSchema from '../db/people.schema.ts';
import { userById } from '../db/users.ts';
import { createApi } from '../site/api/index.ts';
import { createUpload } from './create-upload.ts';
import { deleteAccount } from './delete-account.ts';
import { storePicture } from './receive-upload.ts';

const app = composeApp(env);
const api = createApi(() => app);
const SHARDS = [env.LOOKS_0, env.LOOKS_1, env.LOOKS_2];

const tablesOf = (schema: Record<string, unknown>) =>
  Object.values(schema).flatMap((table) => (is(table, SQLiteTable) ? [getTableConfig(table)] : []));

/** Rows of hers in every table that has a column for users or addresses, and her objects. */
async function traces(userId: string, email: string): Promise<string[]> {
  const found: string[] = [];
  const look = async (db: D1Database, schema: Record<string, unknown>) => {
    for (const { name, columns } of tablesOf(schema)) {
      const hers = columns.filter(
        (c) => ['user_id', 'email'].includes(c.name) || (name === 'users' && c.name === 'id'),
      );
      for (const { name: column } of hers) {
        const query = db
          .prepare(`select count(*) n from "${name}" where "${column}" in (?, ?)`)
          .bind(userId, email);
        if (((await query.first<{ n: number }>())?.n ?? 0) > 0) found.push(`${name}.${column}`);
      }
    }
  };
  await look(env.PEOPLE, peopleSchema);
  for (const shard of SHARDS) await look(shard, looksSchema);
  const objects = await env.PHOTOS.list({ prefix: `${userId}/` });
  return [...found, ...objects.objects.map((o) => o.key)].sort();
}

/** A life with a row everywhere. */
async function member(name: string) {
  const her = await newMember(api, name);
  const email = `${name}@example.org`;
  const row = await userById(app.people, her.user.id);
  if (!row) throw new Error('not there');
  const looks = SHARDS[row.shard] ?? env.LOOKS_0;
  const id = row.id;
  await env.PEOPLE.batch([
    env.PEOPLE.prepare("insert into tokens values (?, ?, 'verify-email', 9e12, null)").bind(`t-${id}`, id),
    env.PEOPLE.prepare(
      "insert into style_schedules (id, user_id, name, styles, time_of_day, days_of_week, created_at) values (?, ?, 'n', '[]', '[]', '[]', 0)",
    ).bind(`s-${id}`, id),
    env.PEOPLE.prepare("insert into push_subscriptions values (?, ?, 's', 'e', 'p', 'a', 0)").bind(
      `p-${id}`,
      id,
    ),
    env.PEOPLE.prepare('insert into subscriptions (user_id, updated_at) values (?, 0)').bind(id),
    env.PEOPLE.prepare("insert into uploads values (?, 'o', 0)").bind(id),
    env.PEOPLE.prepare('insert into early_access values (?, 0)').bind(email),
  ]);
  await looks.batch([
    looks.prepare("insert into seen_days values (?, '2026-11-20')").bind(id),
    looks.prepare("insert into usage values (?, '2026-11-20', 'outfit', 1, 3)").bind(id),
    looks.prepare("insert into shares values (?, ?, 'o', 0, null)").bind(`sh-${id}`, id),
    looks
      .prepare(
        "insert into animations (id, user_id, outfit_id, date, status, created_at) values (?, ?, 'o', '2026-11-20', 'pending', 0)",
      )
      .bind(`a-${id}`, id),
    looks
      .prepare(
        "insert into jobs (id, key, kind, user_id, date, state, created_at) values (?, ?, 'render', ?, '2026-11-20', 'queued', 0)",
      )
      .bind(`j-${id}`, `k-${id}`, id),
    looks
      .prepare(
        `insert into outfits (id, user_id, date, daypart, attempt, title, description, reasons, style, look, receipt, weather,
       weather_source, place_name, image_state, created_at)
       values (?, ?, '2026-11-20', 'morning', 1, '', '', '[]', 'casual', '{}', '{}', '{}', '', '', 'ready', 0)`,
      )
      .bind(`o-${id}`, id),
  ]);
  await env.PHOTOS.put(`${id}/photo`, 'x');
  await env.PHOTOS.put(`${id}/outfit`, 'x');
  return { ...her, row, email, her };
}

test('deleting the account erases every trace of her, ends all her sessions, and leaves others alone', async () => {
  const bystander = await member('bystander');
  const ann = await member('ann');
  expect((await traces(ann.row.id, ann.email)).length).toBeGreaterThanOrEqual(16);
  const phone = visitor(api);
  await phone.send('POST', '/api/login', { username: 'ann', password: PASSWORD });
  const response = await ann.her.send('DELETE', '/api/user/account');
  expect(response.status).toBe(200);
  expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
  expect(await traces(ann.row.id, ann.email)).toEqual([]);
  expect((await phone.send('GET', '/api/user')).status).toBe(401);
  expect((await phone.send('POST', '/api/login', { username: 'ann', password: PASSWORD })).status).toBe(401);
  expect((await traces(bystander.row.id, bystander.email)).length).toBeGreaterThanOrEqual(16);
  expect((await bystander.her.send('GET', '/api/user')).status).toBe(200);
  // The name is free again.
  await newMember(api, 'ann');
});

test('a photo that arrives while the account is being erased leaves nothing', async () => {
  const { row } = await member('late');
  const { objectId } = await createUpload(app, row);
  const late: App = {
    ...app,
    blobs: {
      ...app.blobs,
      async create(...photo) {
        await deleteAccount(app, row);
        return app.blobs.create(...photo);
      },
    },
  };
  await expect(storePicture(late, row, objectId, jpegOf(), 'image/jpeg')).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await traces(row.id, 'late@example.org')).toEqual([]);
});

/** An App whose n-th write, delete or listing fails, as if the machine had died there. */
function crashingAt(step: number): App {
  let steps = 0;
  const guard = <T extends object>(target: T, names: string[]): T =>
    new Proxy(target, {
      get(inner, name) {
        const value: unknown = Reflect.get(inner, name, inner);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]): unknown => {
          if (names.includes(String(name)) && ++steps === step) throw new Error('crash');
          return (value as (...all: unknown[]) => unknown).apply(inner, args);
        };
      },
    });
  const people = guard(app.people, ['update', 'batch']);
  return {
    ...app,
    people,
    looks: (shard) => guard(app.looks(shard), ['batch']),
    blobs: guard(app.blobs, ['list', 'remove']),
  };
}

test('a crash at any step leaves her signed in, or gone entirely; asking again finishes it', async () => {
  const seen: string[] = [];
  for (let step = 1; step <= 9; step++) {
    const ann = await member(`crash-${step}`);
    const outcome = await deleteAccount(crashingAt(step), ann.row).then(
      () => 'done',
      () => 'crashed',
    );
    seen.push(outcome);
    const again = await ann.her.send('DELETE', '/api/user/account');
    if (again.status !== 200) expect(again.status).toBe(401);
    expect(await traces(ann.row.id, ann.email), `crash at step ${step}`).toEqual([]);
  }
  expect(seen).toEqual([...Array<string>(8).fill('crashed'), 'done']);
});

test('a crash answers with a sentence, and she can try again', async () => {
  expectConsoleError();
  const ann = await member('again');
  const broken = createApi(() => crashingAt(3));
  const response = await broken.request(
    'http://localhost/api/user/account',
    { method: 'DELETE', headers: { origin: 'http://localhost', cookie: ann.her.cookie } },
    env,
  );
  expect(response.status).toBe(500);
  expect((await ann.her.send('DELETE', '/api/user/account')).status).toBe(200);
});
