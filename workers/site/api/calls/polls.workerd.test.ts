import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { OpenPoll, Poll } from '../../../../app/contracts/polls.ts';
import type { Outfit } from '../../../../app/contracts/outfits.ts';
import { MOST_VOTES } from '../../../../app/domain/looks/poll.ts';
import { DAY, HOUR, newDevice, openOutfitWorld } from '../../../../tests/worlds/outfit-world.workerd.ts';
import { newMember, SITE, visitor, type Visitor } from '../../../../tests/worlds/visitor.workerd.ts';
import { changeSwitch } from '../../../db/operations/switches.ts';
import { personById } from '../../../db/people/people-databases.ts';
import { copyMinutes } from '../../../usecases/delivery/copy-minutes.ts';
import { moveUser } from '../../../usecases/user-moves/move-user.ts';
import { sweepHourly } from '../../../usecases/jobs/sweep-hourly.ts';
import { sweepReplaced } from '../../../usecases/outfits/sweep-replaced.ts';
import { pageReads } from '../../page-reads.ts';
import { voterAt, votingDevice } from '../../voter-cookie.ts';
import { createApi } from '../index.ts';

// 20 November 2026, 09:00 in Lisbon.
const house = openOutfitWorld();
const api = createApi(() => house.app);

/** A member with two looks of today and their pictures. */
async function dressed(name: string) {
  const her = await newMember(api, name);
  await env.PEOPLE.prepare(
    `update users set location = 'Lisbon, PT', lat = 38.7, lon = -9.1, timezone = 'Europe/Lisbon', gender = 'female',
     style_preferences = '["casual"]', shard = 0 where id = ?`,
  )
    .bind(her.user.id)
    .run();
  const first = await (await her.send('GET', '/api/outfits/today?userHour=9')).json<Outfit>();
  await house.work();
  const second = await (
    await her.send('POST', '/api/outfits/regenerate', { outfitId: first.id, userHour: 9 })
  ).json<Outfit>();
  await house.work();
  return { her, first, second };
}
type Dressed = Awaited<ReturnType<typeof dressed>>;

const asking = ({ first, second }: Dressed, over: Record<string, unknown> = {}) => ({
  ...{ firstId: first.id, secondId: second.id, withPhotos: false, minutes: 1440 },
  ...over,
});

async function ask(one: Dressed, over: Record<string, unknown> = {}): Promise<{ poll: Poll; token: string }> {
  const answer = await one.her.send('POST', '/api/polls', asking(one, over));
  expect(answer.status).toBe(200);
  const poll = await answer.json<Poll>();
  expect(poll.url).toMatch(new RegExp(`^${SITE}/ask/\\d+-[0-9a-f]{40}$`));
  return { poll, token: poll.url!.slice(`${SITE}/ask/`.length) };
}
const mine = async ({ her }: Dressed): Promise<Poll[]> =>
  (await her.send('GET', '/api/polls')).json<Poll[]>();

let addresses = 0;
/** A device that has opened the page, as the site's pages set its cookie. */
async function friend(address = `198.51.100.${++addresses}`): Promise<Visitor> {
  const device = visitor(api, address);
  const { setCookie } = await voterAt(house.app, new Request(`${SITE}/ask/x`));
  device.cookie = setCookie?.split(';')[0] ?? '';
  return device;
}
/** The page's form, as a browser without a script sends it. @returns where it leads */
async function vote(who: Visitor, token: string, choice: string, line = ''): Promise<string | null> {
  const form = new URLSearchParams({ choice, line }).toString();
  const answer = await who.send('POST', `/ask/${token}/vote`, form, {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(answer.status).toBe(303);
  return answer.headers.get('location');
}
async function shown(token: string, who?: Visitor, userId: string | null = null) {
  const request = new Request(`${SITE}/ask/${token}`, { headers: { cookie: who?.cookie ?? '' } });
  const device = await votingDevice(house.app, request);
  const session = userId === null ? null : { user: (await personById(house.app, userId))! };
  return pageReads(house.app, session as never, device).sharedPoll(token);
}
const open = async (...given: Parameters<typeof shown>) => (await shown(...given)) as OpenPoll;
const image = (token: string, choice = 'first') => visitor(api).send('GET', `/ask/${token}/${choice}.jpg`);
const rows = async (table: string, { her }: Dressed) =>
  (await env.LOOKS_0.prepare(`select * from ${table} where user_id = ?`).bind(her.user.id).all()).results;

test('friends see two looks, their pieces and the sky, and nothing of the person, the place or the day', async () => {
  const one = await dressed('asker');
  const { poll, token } = await ask(one);
  expect(poll).toMatchObject({
    first: { outfitId: one.first.id, votes: 0 },
    second: { outfitId: one.second.id, votes: 0 },
    ...{ isOpen: true, withPhotos: false, lines: [] },
  });
  const page = await open(token);
  expect(page).toMatchObject({
    state: 'open',
    first: { title: one.first.title, hasImage: false },
    second: { title: one.second.title, hasImage: false },
    ...{ timeLeft: '24 hours', vote: null, result: null, isHers: false },
  });
  expect(page.first.pieces.length).toBeGreaterThan(1);
  const said = JSON.stringify(page);
  for (const secret of [
    one.her.user.id,
    one.first.id,
    one.second.id,
    poll.id,
    'asker',
    'Lisbon',
    one.first.date,
  ])
    expect(said, secret).not.toContain(secret);
  expect(JSON.stringify(await rows('polls', one))).not.toContain(token.split('-')[1]);
});

test('her pictures are shown only if she agreed, while the question is open', async () => {
  const one = await dressed('pictured');
  const { token } = await ask(one);
  expect((await image(token)).status).toBe(404);
  const { poll } = { poll: (await mine(one))[0]! };
  await one.her.send('DELETE', `/api/polls/${poll.id}`);
  const { token: agreed } = await ask(one, { withPhotos: true, minutes: 30 });
  expect((await open(agreed)).first.hasImage).toBe(true);
  for (const choice of ['first', 'second']) expect((await image(agreed, choice)).status, choice).toBe(200);
  expect((await image(agreed, 'third')).status).toBe(404);
  house.pass(31 * 60_000);
  expect((await image(agreed)).status).toBe(404);
});

test('a device votes once, and may change it: counted once, with the line of the last', async () => {
  const one = await dressed('counted');
  const { token } = await ask(one);
  const [anna, bea] = [await friend(), await friend()];
  expect(await vote(anna, token, 'first', 'The boots!')).toBe(`/ask/${token}`);
  await Promise.all(Array.from({ length: 5 }, () => vote(anna, token, 'first', 'The boots!')));
  expect((await mine(one))[0]).toMatchObject({ first: { votes: 1 }, second: { votes: 0 } });
  expect((await open(token, bea)).result).toBeNull();
  await vote(anna, token, 'second', 'No, that coat.');
  await vote(bea, token, 'second');
  const [poll] = await mine(one);
  expect(poll).toMatchObject({ first: { votes: 0 }, second: { votes: 2 } });
  expect(poll!.lines.map(({ choice, line }) => [choice, line])).toEqual([['second', 'No, that coat.']]);
  expect(await open(token, anna)).toMatchObject({
    vote: { choice: 'second', line: 'No, that coat.' },
    result: { first: 0, second: 2 },
  });
  // What the friends write is for her alone.
  expect(JSON.stringify(await open(token, bea))).not.toContain('that coat');
});

test('a vote without our cookie, with a forged or an old one counts nothing', async () => {
  const one = await dressed('forgers');
  const { token } = await ask(one);
  const none = visitor(api);
  expect(await vote(none, token, 'first')).toBe(`/ask/${token}?said=no-cookie`);
  const genuine = await friend();
  const [, value = ''] = genuine.cookie.split('=');
  const forged = visitor(api);
  forged.cookie = genuine.cookie.replace(value, `${crypto.randomUUID()}${value.slice(36)}`);
  expect(await vote(forged, token, 'first')).toBe(`/ask/${token}?said=no-cookie`);
  expect(await rows('poll_votes', one)).toEqual([]);
});

test('a line is plain text, in one line, of 140 characters at most', async () => {
  const one = await dressed('lines');
  const { token } = await ask(one);
  const markup = '<script>alert(1)</script> www.evil.example';
  await vote(await friend(), token, 'first', `  ${markup}\u202e\n\tnow  `);
  expect((await mine(one))[0]!.lines[0]!.line).toBe(`${markup} now`);
  expect(await vote(await friend(), token, 'first', 'x'.repeat(141))).toBe(`/ask/${token}?said=invalid`);
  expect(await vote(await friend(), token, 'third')).toBe(`/ask/${token}?said=invalid`);
  expect(await rows('poll_votes', one)).toHaveLength(1);
});

test('she hides a line for good; its vote counts on', async () => {
  const [one, other] = [await dressed('hides'), await dressed('peeks')];
  const { poll, token } = await ask(one);
  const rude = await friend();
  await vote(rude, token, 'first', 'Neither!');
  const { voter } = (await mine(one))[0]!.lines[0]!;
  const path = `/api/polls/${poll.id}/lines/${voter}`;
  expect((await other.her.send('DELETE', path)).status).toBe(404);
  expect((await one.her.send('DELETE', path)).status).toBe(204);
  await vote(rude, token, 'first', 'Neither, I said!');
  expect((await mine(one))[0]).toMatchObject({ first: { votes: 1 }, lines: [] });
});

test('a link that she takes back is gone at once, with its votes and pictures; the next one is another', async () => {
  const one = await dressed('fickle');
  const { poll, token } = await ask(one, { withPhotos: true });
  const anna = await friend();
  await vote(anna, token, 'first', 'Yes');
  expect((await one.her.send('DELETE', `/api/polls/${poll.id}`)).status).toBe(204);
  expect(await shown(token, anna)).toBeNull();
  expect((await image(token)).status).toBe(404);
  expect([await rows('polls', one), await rows('poll_votes', one)]).toEqual([[], []]);
  await vote(anna, token, 'second');
  expect(await rows('poll_votes', one)).toEqual([]);
  const { token: next } = await ask(one);
  expect(next).not.toBe(token);
  expect(await shown(token)).toBeNull();
});

test('nobody asks about, sees or takes back what is not theirs', async () => {
  const [anna, bea] = [await dressed('annapoll'), await dressed('beapoll')];
  const { poll } = await ask(anna);
  const foreign = await bea.her.send('POST', '/api/polls', asking(anna));
  const mixed = await bea.her.send('POST', '/api/polls', asking(bea, { secondId: anna.first.id }));
  expect([foreign.status, mixed.status]).toEqual([404, 404]);
  expect((await bea.her.send('DELETE', `/api/polls/${poll.id}`)).status).toBe(404);
  expect(await mine(bea)).toEqual([]);
  expect(await mine(anna)).toHaveLength(1);
  const twice = await anna.her.send('POST', '/api/polls', asking(anna, { secondId: anna.first.id }));
  expect(twice.status).toBe(400);
});

test('she does not vote herself; opened by her the page shows the result', async () => {
  const one = await dressed('vain');
  const { token } = await ask(one);
  const device = await friend();
  one.her.cookie = `${one.her.cookie}; ${device.cookie}`;
  await vote(one.her, token, 'first');
  expect(await rows('poll_votes', one)).toEqual([]);
  expect(await open(token, device, one.her.user.id)).toMatchObject({
    isHers: true,
    result: { first: 0, second: 0 },
  });
});

test('of ten at once about the same pair one is asked; of many pairs three are open', async () => {
  const one = await dressed('eager');
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      one.her.send(
        'POST',
        '/api/polls',
        // The other way round it is the same pair.
        i % 2 ? asking(one) : asking(one, { firstId: one.second.id, secondId: one.first.id }),
      ),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  const third = await (
    await one.her.send('POST', '/api/outfits/regenerate', { outfitId: one.second.id, userHour: 9 })
  ).json<Outfit>();
  await ask(one, { firstId: third.id });
  await ask(one, { secondId: third.id });
  await env.LOOKS_0.prepare(
    `insert into outfits (id, user_id, date, daypart, attempt, title, description, reasons, style, look, receipt, weather,
      weather_source, place_name, image_state, created_at)
     select 'fourth-of-eager', user_id, '2026-01-01', daypart, attempt, title, description, reasons, style, look, receipt, weather,
      weather_source, place_name, image_state, created_at from outfits where id = ?`,
  )
    .bind(one.first.id)
    .run();
  const fourth = await one.her.send('POST', '/api/polls', asking(one, { firstId: 'fourth-of-eager' }));
  expect([fourth.status, (await fourth.json<{ message: string }>()).message]).toEqual([
    409,
    'You have 3 open questions. Take one back, or wait until it closes.',
  ]);
});

test('a poll takes a hundred votes; a network a hundred and twenty an hour', async () => {
  const one = await dressed('popular');
  const { poll, token } = await ask(one);
  const [first] = [await friend('203.0.113.77')];
  await vote(first, token, 'first');
  await env.LOOKS_0.prepare(
    `with recursive n(i) as (select 2 union all select i + 1 from n where i < ?)
     insert into poll_votes (user_id, poll_id, voter, choice, voted_at) select ?, ?, 'voter ' || i, 'first', 0 from n`,
  )
    .bind(MOST_VOTES, one.her.user.id, poll.id)
    .run();
  expect(await vote(await friend('203.0.113.78'), token, 'first')).toBe(`/ask/${token}?said=over`);
  // One that is counted already may still change.
  expect(await vote(first, token, 'second')).toBe(`/ask/${token}`);
  const led = [];
  for (let i = 0; i < 120; i++) led.push(await vote(first, token, 'second'));
  expect(led.filter((to) => to?.endsWith('?said=busy'))).toHaveLength(2);
});

test('it ends with its time, with a look that is deleted or changed, each in its words', async () => {
  const one = await dressed('ended');
  const { token } = await ask(one, { minutes: 30 });
  const { token: day } = await ask(await dressed('all-day'));
  house.pass(30 * 60_000);
  expect(await shown(token)).toEqual({ state: 'closed' });
  await vote(await friend(), token, 'first');
  expect(await rows('poll_votes', one)).toEqual([]);
  expect((await open(day)).timeLeft).toBe('24 hours');

  const { token: swapped } = await ask(one, { minutes: 30 });
  await env.LOOKS_0.prepare('update outfits set swaps = swaps + 1 where id = ?').bind(one.second.id).run();
  expect(await shown(swapped)).toEqual({ state: 'changed' });
  await vote(await friend(), swapped, 'first');
  expect(await rows('poll_votes', one)).toEqual([]);

  const { token: deleted } = await ask(one, { minutes: 30, withPhotos: true });
  await one.her.send('DELETE', `/api/outfits/${one.first.id}`);
  expect(await shown(deleted)).toEqual({ state: 'deleted' });
  expect((await image(deleted, 'second')).status).toBe(404);
  expect(await mine(one)).toEqual([]);
});

test('a look that was replaced stays past midnight while friends are asked about it; a day after the end all goes', async () => {
  const one = await dressed('midnight');
  const { token } = await ask(one);
  await vote(await friend(), token, 'first', 'Mine too');
  house.pass(23 * HOUR);
  await sweepReplaced(house.app);
  expect(await open(token)).toMatchObject({ state: 'open', timeLeft: '1 hour' });
  house.pass(2 * HOUR);
  expect(await shown(token)).toEqual({ state: 'closed' });
  await sweepHourly(house.app);
  expect(await mine(one)).toMatchObject([{ isOpen: false, url: null, first: { votes: 1 } }]);
  house.pass(DAY);
  await sweepHourly(house.app);
  expect([await rows('polls', one), await rows('poll_votes', one)]).toEqual([[], []]);
  expect(await shown(token)).toBeNull();
});

test('the link goes with her account, and moves with her to another database', async () => {
  const one = await dressed('mover');
  const { token } = await ask(one, { withPhotos: true });
  await vote(await friend(), token, 'first', 'Mine too');
  await env.PEOPLE.prepare(
    "insert into moves (user_id, from_shard, to_shard, step, lease_until) values (?, 0, 1, 'copy', 0)",
  )
    .bind(one.her.user.id)
    .run();
  await moveUser(house.app, one.her.user.id);
  expect((await personById(house.app, one.her.user.id))?.shard).toBe(1);
  const friends = await friend();
  await vote(friends, token, 'second');
  expect((await open(token, friends)).result).toEqual({ first: 1, second: 1 });
  expect((await one.her.send('DELETE', '/api/user/account')).status).toBe(200);
  expect(await shown(token)).toBeNull();
  expect((await image(token)).status).toBe(404);
  await house.work();
  for (const looks of [env.LOOKS_0, env.LOOKS_1])
    for (const table of ['polls', 'poll_votes'])
      expect(
        await looks.prepare(`select * from ${table} where user_id = ?`).bind(one.her.user.id).first(),
      ).toBeNull();
});

test('her devices hear of the first vote, once, and not at night', async () => {
  const one = await dressed('listens');
  const user = (await personById(house.app, one.her.user.id))!;
  await env.PEOPLE.prepare('update users set notifications_enabled = 1 where id = ?').bind(user.id).run();
  await newDevice(house.app, user);
  await copyMinutes(house.app, [user.id]);
  house.pushed.length = 0;
  const { token } = await ask(one);
  const anna = await friend();
  const before = house.app.clock.now();
  // 23:00 in Lisbon.
  const night = Math.ceil((before - 23 * HOUR) / DAY) * DAY + 23 * HOUR;
  await vote(anna, token, 'first');
  await house.work();
  expect(house.pushed.map(({ note }) => note.data['title'])).toEqual(['Your first vote is in']);
  await vote(await friend(), token, 'second');
  await house.work();
  expect(house.pushed).toHaveLength(1);

  house.pass(night - before);
  const [poll] = await mine(one);
  await one.her.send('DELETE', `/api/polls/${poll!.id}`);
  const { token: late } = await ask(one);
  await vote(anna, late, 'first');
  await vote(await friend(), late, 'first');
  await house.work();
  expect(house.pushed).toHaveLength(1);
  house.pass(9 * HOUR);
  await house.work();
  expect(house.pushed).toHaveLength(2);
});

test('while nothing may be changed the page itself says that votes wait', async () => {
  const one = await dressed('paused');
  const { token } = await ask(one);
  const anna = await friend();
  const stop = (stopped: boolean) =>
    changeSwitch(house.app.people, {
      ...{ name: 'readOnly', stopped, actorId: 'an admin', requestId: `stop-${stopped}`, now: Date.now() },
    });
  await stop(true);
  const leadsTo = await vote(anna, token, 'first');
  await stop(false);
  expect(leadsTo).toBe(`/ask/${token}?said=paused`);
  expect((await open(token, anna)).vote).toBeNull();
  expect(await vote(anna, token, 'first')).toBe(`/ask/${token}`);
});
