import { beforeEach, expect, test } from 'vitest';
import { newNodeUser, newLook, openNodeWorld } from '../../../tests/worlds/node-world.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { startSession } from '../accounts/start-session.ts';
import { endFeed, feedToken, makeFeed } from './feed-address.ts';
import { calendarFile } from './feed.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let house: ReturnType<typeof openNodeWorld>;
let her: SessionUser;
let session: string;
beforeEach(async () => {
  house = openNodeWorld({ weather: [] });
  her = await newNodeUser(house.app);
  session = (await startSession(house.app, her)).id;
  await makeFeed(house.app, her, session);
});
const token = async () => (await feedToken(house.app, her))!;
const read = async (text?: string, from = '192.0.2.1') =>
  calendarFile(house.app, text ?? (await token()), { from, origin: 'https://stylecast.test' });
const change = (set: string) => house.people.exec(`update users set ${set}`);
/** Days are planned for her: that asks for the weather, which is not there. */
const PLANS = 'No weather provider is composed.';

test('a call that comes late, after its session has ended, makes no address', async () => {
  await endFeed(house.app, her);
  house.people.exec('delete from sessions');
  await makeFeed(house.app, her, session);
  expect(await feedToken(house.app, her)).toBeNull();
});

test('an address is forty digits by chance, and stays the same until she makes a new one', async () => {
  const first = await token();
  expect(first).toMatch(/^[0-9a-f]{40}$/);
  expect(await token()).toBe(first);
  await makeFeed(house.app, her, session);
  expect(await token()).not.toBe(first);
  await expect(read(first)).rejects.toMatchObject({ code: 'not-found' });
  await endFeed(house.app, her);
  expect(await feedToken(house.app, her)).toBeNull();
});

test('under another secret of the site she needs a new one', async () => {
  house.app.settings = { ...house.app.settings, signingSecret: 'another secret' };
  expect(await feedToken(house.app, her)).toBeNull();
});

test('sixty readings an hour, and sixty wrong addresses of one network', async () => {
  change("style_preferences = '[]'");
  for (let i = 0; i < 60; i++) await read();
  await expect(read()).rejects.toMatchObject({ code: 'too-many', details: { error: 'Too many tries' } });
  for (const wrong of ['0'.repeat(40), 'x', '0'.repeat(39)])
    for (let i = 0; i < 20; i++) await expect(read(wrong)).rejects.toMatchObject({ code: 'not-found' });
  await expect(read('x')).rejects.toMatchObject({ code: 'too-many' });
  await expect(read('x', '192.0.2.2')).rejects.toMatchObject({ code: 'not-found' });
  // The hours are fixed ones, and the last one weighs on.
  house.pass(2 * HOUR);
  await read();
});

test('who was not here for thirty days, pauses or has said nothing of herself has an empty calendar', async () => {
  await newLook(house.app, her);
  await expect(read()).rejects.toThrow(PLANS);
  for (const set of ['delivery_paused = 1', "delivery_paused = 0, style_preferences = '[]'"]) {
    change(set);
    expect((await read()).body).not.toContain('BEGIN:VEVENT');
  }
  change(`style_preferences = '["casual"]', last_seen_at = ${house.app.clock.now() - 30 * DAY}`);
  await expect(read()).rejects.toThrow(PLANS);
  house.pass(1);
  expect((await read()).body).not.toContain('BEGIN:VEVENT');
});

test('what is the same has the same mark', async () => {
  change('delivery_paused = 1');
  const { etag, body } = await read();
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
  expect(await read()).toEqual({ etag, body });
});
