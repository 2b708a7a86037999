import { beforeEach, expect, test, vi } from 'vitest';
import { openNodeWorld, newNodeUser, newLook } from '../../../tests/worlds/node-world.ts';
import { madeMp4 } from '../../../tests/samples/mp4-files.ts';
import { findFilm, insertFilm, type NewFilm } from '../../db/jobs/films.ts';
import type { OutfitRow } from '../../db/looks/outfits.ts';
import { bookSpend } from '../../db/operations/provider-spend.ts';
import { quotaUsed, takeQuota } from '../../db/looks/usage.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { NotOrdered, type Animator } from '../../ports/animator.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { animateOutfit } from './animate-outfit.ts';

// When a paid service is asked, when it is asked again, and when it is given up.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const TODAY = '2026-11-20';

let house: ReturnType<typeof openNodeWorld>;
let user: SessionUser;
let outfit: OutfitRow;
let service: { orders: Parameters<Animator['order']>[0][]; looks: string[] };
let order: Animator['order'];
let look: Animator['look'];
let film: () => Uint8Array;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  service = { orders: [], looks: [] };
  order = () => Promise.resolve({ ref: 'order 1' });
  look = () => Promise.resolve({ state: 'working' });
  film = () => madeMp4({ seconds: 10 });
  const animator: Animator = {
    ...{ name: 'studio', costCents: 40 },
    order: (wanted) => (service.orders.push(wanted), order(wanted)),
    look: (ref) => (service.looks.push(ref), look(ref)),
    fetchFilm: () => Promise.resolve(film()),
  };
  house = openNodeWorld({ animator });
  user = await newNodeUser(house.app, { subscriptionTier: 'premium' });
  outfit = await newLook(house.app, user);
});

const db = () => house.app.looks(0);
const spent = () =>
  (house.people.prepare('select spent from provider_spend').get() as { spent: number } | undefined)?.spent;
const places = () => quotaUsed(db(), user.id, TODAY, 'video');

/** A film that she has asked for: it holds her place, and its cost is booked. */
async function wanted(over: Partial<NewFilm> = {}): Promise<string> {
  const now = house.app.clock.now();
  await db().batch([
    takeQuota(db(), user.id, TODAY, 'video', 1),
    insertFilm(db(), {
      ...{ id: 'a film', userId: user.id, outfitId: outfit.id, date: TODAY, maker: 'studio', costCents: 40 },
      ...{ status: 'pending', holdsQuota: true, leaseUntil: now, createdAt: now, ...over },
    }),
  ]);
  await bookSpend(house.app.people, TODAY, 40, 1000);
  return 'a film';
}
const step = (ref?: string) => animateOutfit(house.app, { userId: user.id, shard: 0, filmId: 'a film', ref });
const row = async () => (await findFilm(db(), user.id, 'a film'))!;
/** Seconds until the next look, and that nobody takes the film before. */
async function nextLook(): Promise<number> {
  const { leaseUntil, leaseToken } = await row();
  const delaySeconds = house.sent.splice(0)[0]?.delaySeconds ?? 0;
  expect({ leaseToken, lease: leaseUntil - house.app.clock.now() }).toEqual({
    ...{ leaseToken: null, lease: (delaySeconds - 1) * SECOND },
  });
  return delaySeconds;
}
async function expectEnded(words: RegExp, cost: number): Promise<void> {
  const { status, errorMessage } = await row();
  expect([status, await places(), spent()]).toEqual(['failed', 0, cost]);
  expect(errorMessage).toMatch(words);
  expect(house.sent).toEqual([]);
}

test('an order carries her picture whole, the words, ten seconds and no name of hers', async () => {
  const picture = Uint8Array.from({ length: 0x8000 * 2 + 7 }, (_, i) => (i * 7) % 251);
  await house.app.blobs.put(`${user.id}/${outfit.imageObject}`, picture, 'image/jpeg');
  await wanted();
  await step();
  const [asked] = service.orders;
  expect(asked).toMatchObject({ filmId: 'a film', seconds: 10, webhookUrl: null });
  expect(asked?.image).toBe(`data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}`);
  expect(asked?.prompt).toContain(outfit.title);
  expect(await row()).toMatchObject({ providerRef: 'order 1', submittedAt: house.app.clock.now() });
  expect(await nextLook()).toBe(15);
});

test('what is working is looked at every fifteen seconds, and ordered once', async () => {
  await wanted();
  await step();
  for (let i = 0; i < 3; i++) {
    expect(await nextLook()).toBe(15);
    house.pass(15 * SECOND);
    await step();
  }
  expect([service.orders.length, service.looks]).toEqual([1, ['order 1', 'order 1', 'order 1']]);
});

test('a message that comes before its time does nothing', async () => {
  await wanted();
  await step();
  house.pass(14 * SECOND - 1);
  await step();
  expect(service.looks).toEqual([]);
  house.pass(1);
  await step();
  expect(service.looks).toEqual(['order 1']);
});

test('while an order is being placed nobody else places one, for fourteen minutes', async () => {
  let leased = 0;
  order = async () => {
    leased = (await row()).leaseUntil - house.app.clock.now();
    return { ref: 'order 1' };
  };
  await wanted();
  await step();
  expect(leased).toBe(14 * MINUTE);
});

test('without its picture a film waits twenty seconds; where there will be none, it ends', async () => {
  await wanted();
  house.looks[0]!.exec("update outfits set image_object = null, image_state = 'pending'");
  await step();
  expect([service.orders.length, await nextLook()]).toEqual([0, 20]);
  house.looks[0]!.exec("update outfits set image_state = 'failed'");
  await step();
  await expectEnded(/couldn't make this outfit's picture/, 40);
});

test('a picture that is not there any more ends it, too', async () => {
  await house.app.blobs.remove([`${user.id}/${outfit.imageObject}`]);
  await wanted();
  await step();
  await expectEnded(/couldn't make this outfit's picture/, 40);
});

test('what ends while its order is prepared is not ordered', async () => {
  await wanted();
  const { bytes } = house.app.blobs;
  house.app.blobs.bytes = (key) => {
    house.looks[0]!.exec("update animations set status = 'failed'");
    return bytes(key);
  };
  await step();
  expect([service.orders.length, house.sent.length]).toEqual([0, 0]);
});

test('a film of a service that is no longer set up ends; what is over, unknown or of a device is left alone', async () => {
  await wanted({ maker: 'another studio' });
  await step();
  await expectEnded(/couldn't finish this one/, 40);
  for (const over of ["status = 'completed'", "status = 'pending', maker = 'device'"]) {
    house.looks[0]!.exec(`update animations set ${over}`);
    await step();
  }
  await animateOutfit(house.app, { userId: user.id, shard: 0, filmId: 'no film' });
  await animateOutfit(house.app, { userId: 'nobody', shard: 0, filmId: 'a film' });
  house.looks[0]!.exec("update animations set maker = 'studio'");
  house.looks[0]!.exec('delete from outfits');
  await step();
  house.people.exec('delete from users');
  await step();
  expect([service.orders.length, house.sent.length]).toEqual([0, 0]);
});

test('an order that was surely not taken is repeated after ever longer, four times in all; its cost comes back', async () => {
  order = () => Promise.reject(new NotOrdered('studio', 'busy', { retryable: true }));
  await wanted();
  for (const seconds of [30, 60, 120]) {
    await step();
    expect(await nextLook()).toBe(seconds);
    expect(await row()).toMatchObject({ submittedAt: null, status: 'processing' });
    house.pass(seconds * SECOND);
  }
  await step();
  expect(service.orders).toHaveLength(4);
  await expectEnded(/couldn't finish this one/, 0);
});

const REFUSED_OR_NOT = [
  [true, /didn't accept this picture/],
  [false, /couldn't finish this one/],
] as const;

test('one that the service does not want is not repeated, and costs nothing', async () => {
  for (const [refused, words] of REFUSED_OR_NOT) {
    order = () => Promise.reject(new NotOrdered('studio', 'no', { retryable: false, refused }));
    await wanted();
    await step();
    await expectEnded(words, 0);
    house.looks[0]!.exec('delete from animations');
  }
});

test('an order whose answer got lost is never placed again: it is looked for every minute, for forty', async () => {
  order = () => Promise.reject(new ProviderError('studio', 'timeout', { retryable: true }));
  await wanted();
  await expect(step()).rejects.toThrow('timeout');
  expect(await nextLook()).toBe(60);
  house.pass(40 * MINUTE);
  await step();
  expect(await nextLook()).toBe(60);
  house.pass(MINUTE);
  await step();
  expect(service.orders).toHaveLength(1);
  await expectEnded(/couldn't find out what happened to this video/, 40);
});

test('it gives up forty minutes after the order, to the millisecond', async () => {
  await wanted({ providerRef: 'order 1', submittedAt: house.app.clock.now() });
  house.pass(40 * MINUTE);
  await step();
  expect(await nextLook()).toBe(15);
  house.pass(15 * SECOND);
  await step();
  await expectEnded(/couldn't finish this one/, 40);
  house.looks[0]!.exec('delete from animations');
  await wanted({ submittedAt: house.app.clock.now() - 40 * MINUTE });
  await step();
  expect(await nextLook()).toBe(60);
  house.looks[0]!.exec('delete from animations');
  house.looks[0]!.exec('delete from usage');
  await wanted({ submittedAt: house.app.clock.now() - 40 * MINUTE - 1 });
  await step();
  await expectEnded(/couldn't find out/, 80 + 40);
});

test('a look that fails frees the film for half a minute; a hopeless or late one ends it', async () => {
  look = () => Promise.reject(new ProviderError('studio', 'down', { retryable: true }));
  await wanted({ providerRef: 'order 1', submittedAt: house.app.clock.now() });
  await expect(step()).rejects.toThrow('down');
  expect(await nextLook()).toBe(30);
  house.pass(40 * MINUTE);
  await expect(step()).rejects.toThrow('down');
  expect(await nextLook()).toBe(30);
  house.pass(30 * SECOND);
  await expect(step()).rejects.toThrow('down');
  await expectEnded(/couldn't finish this one/, 40);
  house.looks[0]!.exec('delete from animations');
  look = () => Promise.reject(new ProviderError('studio', 'gone', { retryable: false }));
  await wanted({ providerRef: 'order 1', submittedAt: house.app.clock.now() });
  await expect(step()).rejects.toThrow('gone');
  await expectEnded(/couldn't finish this one/, 80);
});

test('what failed there is explained: refused, or not finished', async () => {
  for (const [refused, words] of REFUSED_OR_NOT) {
    look = () => Promise.resolve({ state: 'failed', refused, reason: 'x'.repeat(300) });
    await wanted({ providerRef: 'order 1', submittedAt: house.app.clock.now() });
    await step();
    const { errorMessage } = await row();
    expect([(await row()).status, await places()]).toEqual(['failed', 0]);
    expect(errorMessage).toMatch(words);
    // What a service says may be long.
    expect(vi.mocked(console.warn).mock.lastCall?.[0]).toMatch(/"x{200}"/);
    house.looks[0]!.exec('delete from animations');
  }
});

test('a film that comes with the order is kept at once; what is no film ends it', async () => {
  order = () => Promise.resolve({ ref: 'order 1', outcome: { state: 'done', url: 'https://film' } });
  await wanted();
  await step();
  expect((await row()).status).toBe('completed');
  house.looks[0]!.exec('delete from animations');
  house.looks[0]!.exec('delete from usage');
  film = () => new Uint8Array(99);
  await wanted();
  await step();
  await expectEnded(/couldn't finish this one/, 80);
});

test('a webhook brings the reference of an order whose answer got lost, and only of one that was placed', async () => {
  await wanted({ submittedAt: house.app.clock.now(), leaseUntil: house.app.clock.now() + MINUTE });
  await step('order 9');
  expect(service.looks).toEqual(['order 9']);
  house.looks[0]!.exec('update animations set lease_until = 0');
  await step('order 10');
  expect(service.looks, 'it has one').toEqual(['order 9', 'order 9']);
  house.looks[0]!.exec('update animations set lease_until = 0, provider_ref = null, submitted_at = null');
  await step('order 11');
  expect([service.orders.length, (await row()).providerRef]).toEqual([1, 'order 1']);
});

test('what is being worked on is left alone, whatever a webhook says', async () => {
  const leaseUntil = house.app.clock.now() + MINUTE;
  await wanted({ submittedAt: 1, providerRef: 'order 1', leaseToken: 'a consumer', leaseUntil });
  await step('order 1');
  expect([service.looks, (await row()).leaseUntil]).toEqual([[], leaseUntil]);
});

test('an automatic film whose day has no place left is dropped without a word, and costs nothing', async () => {
  await wanted({ holdsQuota: false, isAutoGenerated: true });
  await step();
  expect(await findFilm(db(), user.id, 'a film')).toBeUndefined();
  expect([service.orders.length, spent(), await places()]).toEqual([0, 0, 1]);
});
