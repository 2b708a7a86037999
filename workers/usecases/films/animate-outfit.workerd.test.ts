import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { FILM_SERVICES, type FakeService } from '../../../tests/fakes/film-services.ts';
import {
  deliver,
  newUser,
  openOutfitWorld,
  type OutfitWorld,
} from '../../../tests/worlds/outfit-world.workerd.ts';
import { listFilms } from '../../db/jobs/films.ts';
import { quotaUsed } from '../../db/looks/usage.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { deliverOutfit } from '../delivery/deliver-outfit.ts';
import { filmHookUrl, handleFilmHook, type HookAddress } from './film-webhook.ts';
import { startAnimation } from './start-animation.ts';
import { sweepFilms } from './sweep-films.ts';
import { todaysOutfit } from '../outfits/todays-outfit.ts';

// One behavior for every paid service: ordered once, paid once, copied at once, explained when it is refused.

const TODAY = '2026-11-20';
const MINUTE = 60_000;

interface Set {
  house: OutfitWorld;
  user: SessionUser;
  service: FakeService;
}

async function open(name: string, filmCapCents = 1000, agrees = true): Promise<Set> {
  const service = await FILM_SERVICES[name]!();
  const house = openOutfitWorld({ animator: service.animator });
  house.app.settings = { ...house.app.settings, origin: 'https://stylecast.test', filmCapCents };
  await env.PEOPLE.prepare('delete from provider_spend').run();
  return {
    house,
    service,
    user: await newUser(house.app, {
      subscriptionTier: 'premium',
      photoSharedWith: agrees ? [service.animator.name] : [],
    }),
  };
}
async function started(set: Set): Promise<string> {
  const outfit = await todaysOutfit(set.house.app, set.user);
  await set.house.work();
  return (await startAnimation(set.house.app, set.user, outfit!.id)).id;
}
const filmOf = async ({ house, user }: Set) =>
  (await listFilms(house.app.looks(user.shard), user.id, TODAY))[0];
const places = ({ house, user }: Set) => quotaUsed(house.app.looks(user.shard), user.id, TODAY, 'video');
const spent = async () =>
  (await env.PEOPLE.prepare('select spent from provider_spend').first<{ spent: number }>())?.spent ?? 0;
const stored = async ({ user }: Set, id: string) => env.PHOTOS.head(`${user.id}/${id}`);

/** Time passes, the cron ticks, the queue works; whatever breaks in a job comes again. */
async function later({ house }: Set, minutes = 1): Promise<void> {
  house.pass(minutes * MINUTE);
  await sweepFilms(house.app);
  await house.work();
}

describe.each(Object.keys(FILM_SERVICES))('%s', (name) => {
  test('an order is placed once, looked at until it is done, and copied to our own storage', async () => {
    const set = await open(name);
    const id = await started(set);
    await set.house.work();
    expect(set.service.taken).toHaveLength(1);
    const sent = JSON.stringify(set.service.last);
    expect(sent).toContain('data:image/jpeg;base64,');
    expect(sent).not.toContain(set.user.username);
    await later(set);
    set.service.finished = true;
    await later(set);
    await later(set, 5);
    expect(await filmOf(set)).toMatchObject({
      status: 'completed',
      videoUrl: `/objects/${id}`,
      onDevice: false,
    });
    expect((await stored(set, id))?.httpMetadata?.contentType).toBe('video/mp4');
    expect(set.service.taken).toHaveLength(1);
    expect([await places(set), await spent()]).toEqual([1, set.service.animator.costCents]);
  });

  test.each(['refuses-order', 'refuses-result'] as const)(
    '%s: final, explained, the place comes back once',
    async (trouble) => {
      const set = await open(name);
      set.service.trouble = trouble;
      set.service.finished = true;
      await started(set);
      for (let i = 0; i < 4; i++) await later(set);
      const film = await filmOf(set);
      expect(film).toMatchObject({ status: 'failed' });
      expect(film?.errorMessage).toContain("didn't accept this picture");
      expect(await places(set)).toBe(0);
      expect(set.service.taken.length).toBeLessThanOrEqual(1);
    },
  );

  test('a busy service is asked again, and paid once', async () => {
    const set = await open(name);
    set.service.trouble = 'busy';
    const id = await started(set);
    await set.house.work();
    expect(set.service.taken).toHaveLength(0);
    set.service.trouble = 'none';
    set.service.finished = true;
    for (let i = 0; i < 4; i++) await later(set);
    expect(set.service.taken).toHaveLength(1);
    expect(await filmOf(set)).toMatchObject({ status: 'completed', id });
  });

  test('an order whose answer got lost is never placed again; in the end the place comes back', async () => {
    const set = await open(name);
    set.service.trouble = 'answer-lost';
    await started(set);
    for (let i = 0; i < 8; i++) await later(set, 6);
    expect(set.service.taken).toHaveLength(1);
    expect(await filmOf(set)).toMatchObject({ status: 'failed' });
    expect(await places(set)).toBe(0);
  });

  test('the same message many times at once is one order', async () => {
    const set = await open(name);
    const filmId = await started(set);
    const message = { kind: 'animate-outfit', userId: set.user.id, shard: 0, filmId };
    set.house.sent.splice(0);
    await Promise.all(Array.from({ length: 6 }, () => deliver(set.house.app, [message, message])));
    expect(set.service.taken).toHaveLength(1);
  });

  test('a film that is empty, cut short or lies elsewhere is not kept', async () => {
    for (const film of [() => new Response(new Uint8Array(0)), () => new Response('<html>gone</html>')]) {
      const set = await open(name);
      set.service.finished = true;
      set.service.film = film;
      const id = await started(set);
      for (let i = 0; i < 9; i++) await later(set, 6);
      expect((await filmOf(set))?.status).toBe('failed');
      expect(await stored(set, id)).toBeNull();
      expect([set.service.taken.length, await places(set)]).toEqual([1, 0]);
    }
    const set = await open(name);
    set.service.finished = true;
    set.service.filmUrl = 'https://169.254.169.254/latest/meta-data';
    await started(set);
    for (let i = 0; i < 3; i++) await later(set);
    expect([set.service.fetched, (await filmOf(set))?.status]).toEqual([0, 'failed']);
  });

  test('above the cap of the day her own device makes the film, and nothing is spent', async () => {
    const set = await open(name, 10);
    await started(set);
    await later(set);
    expect(await filmOf(set)).toMatchObject({ onDevice: true, status: 'pending' });
    expect([set.service.taken.length, await spent()]).toEqual([0, 0]);
  });

  test('without her agreement her picture stays here: her own device makes the film', async () => {
    const set = await open(name, 1000, false);
    await started(set);
    await later(set);
    expect(await filmOf(set)).toMatchObject({ onDevice: true, status: 'pending' });
    expect([set.service.taken.length, await spent()]).toEqual([0, 0]);
  });

  test('an automatic film waits for the picture, takes its place with the order, and comes by itself', async () => {
    const set = await open(name);
    set.service.finished = true;
    await deliverOutfit(set.house.app, set.user, { date: TODAY, deliverAt: set.house.app.clock.now() });
    await set.house.work();
    for (let i = 0; i < 3; i++) await later(set);
    expect(await filmOf(set)).toMatchObject({ status: 'completed', isAutoGenerated: true });
    expect([set.service.taken.length, await places(set)]).toEqual([1, 1]);
  });
});

describe.each(['fal', 'replicate'])('webhooks of %s', (name) => {
  async function address(set: Set, filmId: string): Promise<HookAddress> {
    const url = (await filmHookUrl(set.house.app, name, set.user, filmId))!;
    const [maker = '', shard = '', userId = '', film = '', expires = '', signature = ''] = new URL(
      url,
    ).pathname
      .split('/')
      .slice(4);
    return { maker, shard, userId, filmId: film, expires, signature };
  }
  const hear = (set: Set, to: HookAddress, { headers, body }: { headers: Headers; body: string }) =>
    handleFilmHook(set.house.app, to, {
      headers,
      incoming: { body: new Response(body).body, announced: body.length },
    });

  test('a genuine one brings the film at once, also when the answer to the order was lost, however often it comes', async () => {
    const set = await open(name);
    set.service.trouble = 'answer-lost';
    const id = await started(set);
    await set.house.work();
    set.service.trouble = 'none';
    set.service.finished = true;
    const to = await address(set, id);
    const said = await set.service.sign!(set.house.app.clock.now());
    set.house.pass(MINUTE);
    await Promise.all([hear(set, to, said), hear(set, to, said), hear(set, to, said)]);
    await set.house.work();
    expect(await filmOf(set)).toMatchObject({ status: 'completed', id });
    expect([set.service.taken.length, set.service.fetched, await places(set)]).toEqual([1, 1, 1]);
  });

  test('forged, altered, stale, and for another film: refused, and nothing happens', async () => {
    const set = await open(name);
    const id = await started(set);
    await set.house.work();
    set.service.finished = true;
    const to = await address(set, id);
    const now = set.house.app.clock.now();
    const good = await set.service.sign!(now);
    const forged = {
      ...good,
      headers: new Headers(
        [...good.headers].map(([k, v]) => [k, k.endsWith('signature') ? v.replace(/[a-f1-9]/g, '0') : v]),
      ),
    };
    const altered = { ...good, body: good.body.replace('order-1', 'order-9') };
    const bad = [
      forged,
      altered,
      { headers: new Headers(), body: good.body },
      await set.service.sign!(now - 6 * MINUTE),
      await set.service.sign!(now + 6 * MINUTE),
    ];
    for (const each of bad) await expect(hear(set, to, each)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(hear(set, { ...to, filmId: 'another' }, good)).rejects.toMatchObject({ code: 'forbidden' });
    expect(set.house.sent).toEqual([]);
    await expect(hear(set, to, good)).resolves.toBeUndefined();
  });
});
