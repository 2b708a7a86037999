import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { appThatDies, killAfter, killPoints, untilDone } from '../../tests/fakes/process-faults.workerd.ts';
import {
  claimAll,
  storedState,
  deliver,
  newUser,
  openFixedOutfitWorld,
  type OutfitWorld,
} from '../../tests/worlds/outfit-world.workerd.ts';
import { expectConsoleError } from '../../tests/runner/console-errors.ts';
import type { BackgroundApp } from '../app.ts';
import type { SessionUser } from '../db/people/users.ts';
import type { JobMessage } from '../ports/jobs.ts';
import { deleteOutfit } from '../usecases/outfits/delete-outfit.ts';
import { regenerateOutfit } from '../usecases/outfits/regenerate-outfit.ts';
import { rerenderToday } from '../usecases/outfits/render-again.ts';
import { todaysOutfit } from '../usecases/outfits/todays-outfit.ts';
import { runCronTick } from './cron-tick.ts';

// The process is killed after each of its calls to the world in turn; then a healthy one takes over.

const MINUTE = 60_000;
const LONG_ENOUGH = { timeout: 180_000 };

let quiet: MockInstance<typeof console.warn>;
beforeEach(() => {
  // A killed process complains on its way down, as often as it likes.
  expectConsoleError(Infinity);
  quiet = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  quiet.mockRestore();
});

interface Scene {
  /** Brings a user to where the story begins. */
  prepare(house: OutfitWorld): Promise<SessionUser>;
  /** What the process does that will be killed. */
  act(app: BackgroundApp, user: SessionUser, house: OutfitWorld): Promise<void>;
  /** What she or the queue does again, because no answer came. */
  again?(app: BackgroundApp, user: SessionUser): Promise<unknown>;
  expected: { outfits: number; used: number[] };
}

/** Takes and works on all messages; everything taken comes again, as from a queue that got no answer. */
async function consumeAll(
  app: BackgroundApp,
  house: OutfitWorld,
  taken: JobMessage[] = [],
): Promise<JobMessage[]> {
  while (house.sent.length > 0) {
    const batch = house.sent.splice(0);
    taken.push(...batch);
    await deliver(app, batch);
  }
  return taken;
}

async function play(scene: Scene, crashAfter: number): Promise<number> {
  const house = openFixedOutfitWorld();
  const user = await scene.prepare(house);
  const faults = killAfter(crashAfter);
  const unanswered: JobMessage[] = [];
  const dying = appThatDies(house.app, faults);
  await scene.act(dying, user, house).catch(() => undefined);
  await consumeAll(dying, house, unanswered).catch(() => undefined);

  // A healthy process: lost answers are asked for again, messages come twice and at once, the sweeper runs.
  if (crashAfter < Infinity) {
    // Who was killed over a change of hers is waited for.
    house.pass(20_000);
    await scene.again?.(house.app, user).catch(() => undefined);
  }
  await Promise.all([deliver(house.app, unanswered), deliver(house.app, unanswered)]);
  const openJobs = async () => (await storedState(user)).openJobs;
  await untilDone(4, openJobs, async () => {
    await house.work();
    house.pass(30 * MINUTE);
    await runCronTick(house.app);
  });
  await house.work();
  await check(scene, user, crashAfter);
  return faults.steps();
}

async function check(scene: Scene, user: SessionUser, crashAfter: number): Promise<void> {
  const books = await storedState(user);
  const story = `killed after call ${crashAfter}: ${JSON.stringify(books)}`;
  expect(books.current.length, story).toBe(scene.expected.outfits);
  // What a regeneration replaced is at hand until midnight.
  expect(books.all.length, story).toBeLessThanOrEqual(books.used);
  expect(books.all.length, story).toBeGreaterThanOrEqual(scene.expected.outfits);
  expect(scene.expected.used, story).toContain(books.used);
  expect(books.openJobs, story).toBe(0);
  expect(
    books.current.every((row) => row.state === 'ready'),
    story,
  ).toBe(true);
  // A look that was replaced before it was drawn has none.
  expect(books.objects.sort(), story).toEqual(books.all.flatMap((row) => row.image ?? []).sort());
}

/** In a quick run after every `step`th of its calls. */
async function killEverywhere(scene: Scene, step = 5): Promise<void> {
  const calls = await play(scene, Infinity);
  expect(calls).toBeGreaterThan(5);
  for (const crashAfter of killPoints(calls, step)) await play(scene, crashAfter);
}

const withOutfit = async (house: OutfitWorld, rendered: boolean) => {
  const user = await newUser(house.app, { shard: 2 });
  await todaysOutfit(house.app, user);
  if (rendered) await house.work();
  return user;
};
const idOfToday = async (user: SessionUser) => (await storedState(user)).current[0]?.id ?? '';

test('daily delivery: tick, message, outfit, picture', LONG_ENOUGH, async () => {
  const scene: Scene = {
    prepare: (house) => newUser(house.app, { shard: 1, nextDeliveryAt: house.app.clock.now() }),
    act: async (app) => void (await claimAll(app)),
    expected: { outfits: 1, used: [1] },
  };
  await killEverywhere(scene, 1);
});

test('regenerate, after the picture was there', LONG_ENOUGH, async () => {
  let looking = '';
  await killEverywhere({
    async prepare(house) {
      const user = await withOutfit(house, true);
      looking = await idOfToday(user);
      return user;
    },
    act: async (app, user) => void (await regenerateOutfit(app, user, { outfitId: looking })),
    // Pressed again after the crash: it counts once more where the first press had gone through.
    again: (app, user) => regenerateOutfit(app, user, { outfitId: looking }),
    expected: { outfits: 1, used: [2, 3] },
  });
});

test('delete, while the picture is still being made', LONG_ENOUGH, async () => {
  let gone = '';
  await killEverywhere({
    async prepare(house) {
      const user = await withOutfit(house, false);
      gone = await idOfToday(user);
      return user;
    },
    async act(app, user, house) {
      const rendering = consumeAll(app, house);
      await deleteOutfit(app, user, gone);
      await rendering;
    },
    again: (app, user) => deleteOutfit(app, user, gone),
    expected: { outfits: 0, used: [1] },
  });
});

test('a new photo, and the picture of the day again', LONG_ENOUGH, async () => {
  await killEverywhere({
    prepare: (house) => withOutfit(house, true),
    act: (app, user) => rerenderToday(app, user),
    again: (app, user) => rerenderToday(app, user),
    expected: { outfits: 1, used: [1] },
  });
});

test('deleted by her in the very moment that its picture is drawn', LONG_ENOUGH, async () => {
  await killEverywhere({
    async prepare(house) {
      const user = await withOutfit(house, false);
      const { app } = house;
      const { imageEditor } = app;
      const id = await idOfToday(user);
      app.imageEditor = {
        name: 'slow',
        async render(look, photos) {
          await deleteOutfit(app, user, id).catch(() => undefined);
          return imageEditor.render(look, photos);
        },
      };
      return user;
    },
    act: async (app, _user, house) => void (await consumeAll(app, house)),
    expected: { outfits: 0, used: [1] },
  });
});

test('a new photo in the very moment that the picture of the old one is drawn', LONG_ENOUGH, async () => {
  await killEverywhere({
    async prepare(house) {
      const user = await withOutfit(house, false);
      const { app } = house;
      const { imageEditor } = app;
      let drawn = 0;
      app.imageEditor = {
        name: 'slow',
        async render(look, photos) {
          if (drawn++ === 0) await rerenderToday(app, user);
          return imageEditor.render(look, photos);
        },
      };
      return user;
    },
    act: async (app, _user, house) => void (await consumeAll(app, house)),
    expected: { outfits: 1, used: [1] },
  });
});
