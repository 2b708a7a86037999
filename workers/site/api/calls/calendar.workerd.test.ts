import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { Calendars, Hint } from '../../../../app/contracts/calendar.ts';
import type { PlannedDay, Week } from '../../../../app/contracts/planning.ts';
import { CalendarUnreadable, type CalendarEvent } from '../../../ports/calendar-reader.ts';
import { HOUR, openOutfitWorld } from '../../../../tests/worlds/outfit-world.workerd.ts';
import { newMember, visitor } from '../../../../tests/worlds/visitor.workerd.ts';
import { createApi } from '../index.ts';

let events: CalendarEvent[] | 'unreachable' = [];
const read: { address: string; date: string; zone: string }[] = [];
const house = openOutfitWorld({
  calendars: {
    eventsOn: (address, date, zone) => {
      read.push({ address, date, zone });
      return events === 'unreachable'
        ? Promise.reject(new CalendarUnreadable('unreachable'))
        : Promise.resolve({ events, isWhole: true });
    },
  },
});
const api = createApi(() => house.app);

async function member(name: string) {
  const her = await newMember(api, name);
  await env.PEOPLE.prepare(
    `update users set location = 'Lisbon, PT', lat = 38.7, lon = -9.1, timezone = 'Europe/Lisbon', gender = 'female',
     style_preferences = '["classic"]', last_seen_at = ? where id = ?`,
  )
    .bind(house.app.clock.now(), her.user.id)
    .run();
  return her;
}
const json = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json<T>();
const fetchFile = (address: string, headers: Record<string, string> = {}) =>
  api.fetch(new Request(address, { headers }), env);

test('her looks in a calendar: private, told again only when they change, ended by a new address', async () => {
  const her = await member('feed');
  expect(await json(her.send('GET', '/api/calendar'))).toEqual({ feedUrl: null, source: null });
  const { feedUrl } = await json<Calendars>(her.send('POST', '/api/calendar/feed'));
  expect(feedUrl).toMatch(/\/api\/calendar\/[0-9a-f]{40}\.ics$/);
  expect((await json<Calendars>(her.send('GET', '/api/calendar'))).feedUrl).toBe(feedUrl);
  const rows = await env.PEOPLE.prepare('select * from calendar_feeds').all();
  expect(JSON.stringify(rows.results)).not.toContain(feedUrl!.split('/').at(-1)!.slice(0, 40));

  const week = await json<Week>(her.send('GET', '/api/plans/week'));
  const answer = await fetchFile(feedUrl!);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, max-age=900');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const file = (await answer.text()).replaceAll('\r\n ', '');
  expect(file.match(/^UID:/gm)).toHaveLength(7);
  for (const { date, title } of week.days) {
    expect(file).toContain(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`);
    expect(file).toContain(`SUMMARY:${title.replaceAll(',', '\\,')}`);
  }
  for (const hers of [her.user.id, 'feed@', 'Lisbon']) expect(file).not.toContain(hers);

  const etag = answer.headers.get('etag')!;
  const same = await fetchFile(feedUrl!, { 'if-none-match': `W/${etag}` });
  expect([same.status, await same.text()]).toEqual([304, '']);
  const other = await json<PlannedDay>(her.send('POST', `/api/plans/${week.days[0]!.date}/another`));
  const changed = await fetchFile(feedUrl!, { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect((await changed.text()).replaceAll('\r\n ', '')).toContain(
    `SUMMARY:${other.title.replaceAll(',', '\\,')}`,
  );

  const second = (await json<Calendars>(her.send('POST', '/api/calendar/feed'))).feedUrl!;
  expect(second).not.toBe(feedUrl);
  expect((await fetchFile(feedUrl!)).status).toBe(404);
  await (await her.send('DELETE', '/api/calendar/feed')).text();
  expect((await fetchFile(second)).status).toBe(404);
});

test('nobody plans for somebody who has gone; guesses and greedy calendars are slowed down', async () => {
  const her = await member('gone');
  const { feedUrl } = await json<Calendars>(her.send('POST', '/api/calendar/feed'));
  for (let read = 0; read < 60; read++) expect((await fetchFile(feedUrl!)).status).toBe(200);
  const slowed = await fetchFile(feedUrl!);
  expect([slowed.status, Number(slowed.headers.get('retry-after')) > 0]).toEqual([429, true]);
  await env.PEOPLE.prepare('update users set last_seen_at = ? where id = ?')
    .bind(house.app.clock.now() - 31 * 24 * HOUR, her.user.id)
    .run();
  house.pass(2 * HOUR);
  expect(await (await fetchFile(feedUrl!)).text()).not.toContain('BEGIN:VEVENT');
  const guess = (n: number) => fetchFile(feedUrl!.replace(/[0-9a-f]{40}/, String(n).padStart(40, '0')));
  for (let n = 0; n < 60; n++) expect((await guess(n)).status).toBe(404);
  expect((await guess(61)).status).toBe(429);
});

test('her calendar read for the day: sealed, looked at twice an hour, and nothing of it kept', async () => {
  const her = await member('reader');
  const url = 'https://calendar.example.com/private-4711/basic.ics';
  events = [{ title: 'Dinner with a secret', hour: 19 }];
  const kept = await json<Calendars>(her.send('PUT', '/api/calendar/source', { url }));
  expect(kept.source).toMatchObject({ host: 'calendar.example.com', failure: null });
  const hint = () => json<Hint>(her.send('GET', '/api/calendar/today'));
  read.length = 0;
  expect(await hint()).toEqual({ occasion: 'dinner', hour: 19 });
  expect(read, 'what was just read is not read again').toEqual([]);
  const stored = await env.PEOPLE.prepare('select * from calendar_sources').all();
  expect(JSON.stringify(stored.results)).not.toMatch(/secret|private|basic/);

  house.pass(HOUR);
  events = [{ title: 'Gym', hour: 7 }];
  expect(await hint()).toEqual({ occasion: 'sport', hour: 7 });
  expect(read).toEqual([{ address: url, date: '2026-11-20', zone: 'Europe/Lisbon' }]);
  house.pass(HOUR);
  events = 'unreachable';
  expect(await hint()).toBeNull();
  expect((await json<Calendars>(her.send('GET', '/api/calendar'))).source?.failure).toBe('unreachable');

  const other = await member('stranger');
  expect(await json(other.send('GET', '/api/calendar/today'))).toBeNull();
  expect((await json<Calendars>(her.send('DELETE', '/api/calendar/source'))).source).toBeNull();
  expect(await hint()).toBeNull();
});

test('an address that cannot be read is not kept, and she is told why in her words', async () => {
  const her = await member('wrong');
  events = 'unreachable';
  const answer = await her.send('PUT', '/api/calendar/source', { url: 'https://calendar.example.com/x.ics' });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    message: "That calendar isn't responding. Check the address and try again.",
  });
  expect((await json<Calendars>(her.send('GET', '/api/calendar'))).source).toBeNull();
  expect((await visitor(api).send('GET', '/api/calendar')).status).toBe(401);
});
