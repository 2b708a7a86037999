import { env } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { seededRandom } from '../../tests/random/seeded-random.ts';
import { appThatDies, killAfter } from '../../tests/fakes/process-faults.workerd.ts';
import { expectConsoleError } from '../../tests/runner/console-errors.ts';
import {
  openUnreliableWorld,
  settlePeople,
  SHARDS,
  type Person,
  type UnreliableWorld,
} from '../../tests/worlds/unreliable-world.workerd.ts';
import { deleteOutfit } from '../usecases/outfits/delete-outfit.ts';
import { orderMailsBestEffort } from '../usecases/mails/order-mails.ts';
import { regenerateOutfit } from '../usecases/outfits/regenerate-outfit.ts';
import { startAnimation } from '../usecases/films/start-animation.ts';
import { currentOutfit } from '../db/looks/outfits.ts';
import { runCronTick } from './cron-tick.ts';
import { LONG } from '../../tests/runner/long-run.ts';

// A delivery morning in which everything goes wrong by chance, then a calm day; what must hold of the whole history
// (exactly-once effect on at-least-once queues). Seeded; only what runs at once may
// come in another order.

const PEOPLE = LONG ? 2000 : 36;
const MINUTE = 60_000;
/** Of a batch's consumer; a small morning has few batches. */
const KILL = LONG ? 0.12 : 0.35;
const START = Date.UTC(2026, 10, 20, 4);
const MORNING = 110;
/** Minutes between two ticks; the small run saves time. */
const STEP = LONG ? 1 : 3;

interface Story {
  house: UnreliableWorld;
  people: Person[];
  /** Whose outfit of the day she deleted herself. */
  deleted: Set<string>;
}

/** What she does in between: presses Regenerate, deletes, asks for a film; sometimes the server dies over it. */
async function sheActs({ house, people, deleted }: Story): Promise<void> {
  const { chance, kill } = house.trouble;
  const person = people[Math.floor(chance() * people.length)];
  if (!person) return;
  const { user, date } = person;
  const app = appThatDies(house.app, killAfter(chance() < kill ? Math.floor(chance() * 15) : Infinity));
  const fate = chance();
  const standing = await currentOutfit(house.app.looks(user.shard), user.id, date);
  if (fate < 0.6) await regenerateOutfit(app, user, {});
  else if (standing && fate < 0.7) {
    deleted.add(user.id);
    await deleteOutfit(app, user, standing.id);
  } else if (standing) await startAnimation(app, user, standing.id);
}

async function liveTheMorning(story: Story): Promise<void> {
  const { house, people } = story;
  const { chance } = house.trouble;
  for (let minute = 0; minute < MORNING; minute += STEP) {
    const dying = appThatDies(house.app, killAfter(chance() < 0.2 ? Math.floor(chance() * 30) : Infinity));
    await runCronTick(dying).catch(() => undefined);
    for (let i = 0; i < Math.max(1, people.length / 200); i++) await sheActs(story).catch(() => undefined);
    await house.queues.round(house.appOf);
    house.pass(STEP * 30_000);
    await house.queues.round(house.appOf);
    house.pass(STEP * 30_000);
  }
}

/** Nothing fails any more: leases run out, sweepers come, queues run dry. */
async function calmDown({ house }: Story): Promise<void> {
  Object.assign(house.trouble, { kill: 0, twice: 0, provider: 0 });
  for (let i = 0; i < 20; i++) {
    await runCronTick(house.app);
    for (let round = 0; round < 3; round++) await house.queues.round(house.appOf);
    house.pass(30 * MINUTE);
  }
}

async function everywhere<T>(sql: string): Promise<T[]> {
  const answers = await Promise.all(SHARDS().map((shard) => shard.prepare(sql).all<T>()));
  return answers.flatMap(({ results }) => results);
}

async function objects(): Promise<string[]> {
  const keys: string[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await env.PHOTOS.list({ ...(cursor === undefined ? {} : { cursor }) });
    keys.push(...page.objects.map(({ key }) => key));
    if (!page.truncated) return keys.sort();
    cursor = page.cursor;
  }
}

async function checkRows({ people, deleted }: Story): Promise<void> {
  const two = 'select user_id, date from outfits where replaced_at is null group by 1, 2 having count(*) > 1';
  expect(await everywhere(two), 'one current outfit per user and date').toEqual([]);
  const over = 'select * from usage where used > allowed';
  expect(await everywhere(over), 'limits').toEqual([]);
  // Each place of an outfit has its picture's job, which outlives the outfit.
  const uneven = `select u.user_id, u.date, u.kind, u.used from usage u where u.used <> case u.kind
    when 'outfit' then (select count(distinct j.outfit_id) from jobs j where j.user_id = u.user_id and j.date = u.date)
    else (select count(*) from animations a where a.user_id = u.user_id and a.date = u.date and a.holds_place) end`;
  expect(await everywhere(uneven), 'places = used + refunded + open').toEqual([]);
  const open = "select kind, key, attempts, error from jobs where state in ('queued', 'running')";
  expect(await everywhere(open), 'every job ends').toEqual([]);
  const lostDeliveries = "select key, error from jobs where kind = 'deliver-outfit' and state = 'failed'";
  expect(await everywhere(lostDeliveries), 'deliveries given up').toEqual([]);
  const worn = new Set(
    (
      await everywhere<{ id: string }>(
        "select user_id || ' ' || date as id from outfits where replaced_at is null",
      )
    ).map((row) => row.id),
  );
  const lost = people.filter(({ user, date }) => !worn.has(`${user.id} ${date}`) && !deleted.has(user.id));
  expect(
    lost.map(({ user }) => user.username),
    'outfits lost',
  ).toEqual([]);
}

async function checkPictures(): Promise<void> {
  const shown = await everywhere<{ key: string }>(
    "select user_id || '/' || image_object as key from outfits where image_object is not null",
  );
  expect(await objects(), 'no object without a row, no row without its object').toEqual(
    shown.map((row) => row.key).sort(),
  );
  // A look that was replaced before it was drawn waits for her to come back to it.
  const waiting =
    "select id from outfits where image_state = 'pending' and (replaced_at is null or is_favorite)";
  expect(await everywhere(waiting)).toEqual([]);
}

/** At most once, but for what the service took and we did not hear; always with the same tag. @returns the repeats */
function checkHeard({ house }: Story): {
  sent: number;
  repeated: number;
  repeatedPushes: number;
  unheard: number;
} {
  const all = new Map<string, { times: number; unheard: number; tags: Set<string> }>();
  for (const { what, tag, isAmbiguous } of house.heard) {
    const one = all.get(what) ?? { times: 0, unheard: 0, tags: new Set() };
    one.times++;
    one.unheard += isAmbiguous ? 1 : 0;
    one.tags.add(tag);
    all.set(what, one);
  }
  let repeated = 0;
  let repeatedPushes = 0;
  let unheard = 0;
  for (const [what, one] of all) {
    expect(one.times, what).toBeLessThanOrEqual(1 + one.unheard);
    expect(one.tags.size, 'a repeat takes the place of the first').toBe(1);
    repeated += one.times - 1;
    if (what.startsWith('https:')) repeatedPushes += one.times > 1 ? 1 : 0;
    unheard += one.unheard;
  }
  return { sent: house.heard.length, repeated, repeatedPushes, unheard };
}

function checkTold({ house, people, deleted }: Story): void {
  const told = new Set(house.heard.map(({ what }) => what));
  const untold = people.flatMap(({ user, devices, date }) =>
    deleted.has(user.id)
      ? []
      : devices.filter((device) => !house.deaf.has(device) && !told.has(`${device} outfit-${date}`)),
  );
  expect(untold, 'devices that heard nothing').toEqual([]);
}

test('a morning of random faults, then a calm day', { timeout: LONG ? 3_600_000 : 240_000 }, async () => {
  expectConsoleError(Infinity);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const chance = seededRandom(7);
  const house = openUnreliableWorld(chance, START, KILL);
  const people = await settlePeople(house.app, PEOPLE, { from: START + 40 * MINUTE, chance });
  const story: Story = { house, people, deleted: new Set() };
  const mails = people.map(({ user }) => ({
    mail: 'welcome' as const,
    to: { userId: user.id },
    key: 'welcome',
  }));
  await orderMailsBestEffort(house.app, 'http://localhost', [...mails, ...mails]);
  await liveTheMorning(story);
  await calmDown(story);
  await checkRows(story);
  await checkPictures();
  const heard = checkHeard(story);
  checkTold(story);
  const counted = await everywhere<{ n: number }>(
    "select sum(n) as n from delivery_counts where name in ('repeated', 'retried')",
  );
  const isCounted = counted.reduce((sum, row) => sum + (row.n ?? 0), 0);
  expect(isCounted, 'repeated pushes are counted').toBeGreaterThanOrEqual(heard.repeatedPushes);
  const { killed, delivered, repeated, buried } = house.queues.history;
  expect(Math.min(killed, repeated, heard.unheard), 'the faults happen').toBeGreaterThan(0);
  warn.mockRestore();
  console.warn(
    `${PEOPLE} people: ${delivered} messages, ${repeated} twice, ${killed} consumers killed, ${buried} buried; 0 outfits ` +
      `lost or doubled; ${heard.sent} pushes and mails, ${heard.unheard} whose yes was lost, ${heard.repeated} repeated with the same tag`,
  );
});
