import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  storedState,
  DAY,
  newUser,
  openOutfitWorld,
  type OutfitWorld,
} from '../../../tests/worlds/outfit-world.workerd.ts';
import { localDate } from '../../../app/domain/time/local-day.ts';
import { PLANS, type Tier } from '../../../app/domain/billing/plan.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { ComposedOutfit } from '../../../app/domain/styling/input/brief.ts';
import type { OutfitRow } from '../../db/looks/outfits.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { deleteOutfit } from './delete-outfit.ts';
import { regenerateOutfit } from './regenerate-outfit.ts';
import { setFavorite } from './set-favorite.ts';
import { sweepReplaced } from './sweep-replaced.ts';
import { todaysOutfit } from './todays-outfit.ts';
import { wearAgain } from './wear-again.ts';
import { LONG } from '../../../tests/runner/long-run.ts';

// Any history of looking, regenerating, loving, deleting and days that pass, against a model of a few lines.

const RUNS = LONG ? 400 : 40;

interface Model {
  used: number;
  current: string | null;
  /** Ids of outfits that are there, in the order they were made. */
  kept: string[];
  loved: Set<string>;
  /** Replaced today. */
  earlier: string[];
  /** Replaced on days before, and loved. */
  replaced: string[];
  /** Ids that once were there. */
  past: string[];
}
interface Real {
  house: OutfitWorld;
  user: SessionUser;
}
type Command = fc.AsyncCommand<Model, Real>;

const command = (
  name: string,
  run: (m: Model, r: Real) => Promise<void>,
  check = (_m: Model) => true,
): Command => ({
  check,
  async run(m, r) {
    await run(m, r);
    const books = await storedState(r.user, localDate(r.house.app.clock.now(), r.user.timezone));
    expect(books.used, name).toBe(m.used);
    expect(
      books.current.map((row) => row.id),
      name,
    ).toEqual(m.current === null ? [] : [m.current]);
    expect(books.all.map((row) => row.id).sort(), name).toEqual([...m.kept].sort());
  },
  toString: () => name,
});

function made(m: Model, outfit: OutfitRow): void {
  expect(m.kept).not.toContain(outfit.id);
  m.used++;
  m.current = outfit.id;
  m.kept.push(outfit.id);
}

function gone(m: Model, id: string): void {
  m.kept = m.kept.filter((kept) => kept !== id);
  m.past.push(id);
}

const usedUp = (m: Model, { subscriptionTier }: Real['user']) =>
  m.used >= (PLANS[subscriptionTier].outfitsPerDay ?? Infinity);

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error as Error)),
  );

const look = command('looks at today', async (m, { house, user }) => {
  const outfit = await todaysOutfit(house.app, user);
  if (m.current !== null) expect(outfit?.id).toBe(m.current);
  else if (usedUp(m, user)) expect(outfit).toBeNull();
  else if (outfit) made(m, outfit);
});

async function regenerate(m: Model, { house, user }: Real, outfitId?: string): Promise<void> {
  if (usedUp(m, user)) {
    expect(await refusal(regenerateOutfit(house.app, user, { outfitId }))).toBe('too-many');
    return;
  }
  const before = m.current;
  const outfit = await regenerateOutfit(house.app, user, { outfitId });
  if (before !== null) m.earlier.push(before);
  made(m, outfit);
}
const another = command('wants another', (m, r) => regenerate(m, r));
const anotherThanThis = command(
  'wants another than this',
  (m, r) => regenerate(m, r, m.current ?? undefined),
  (m) => m.current !== null,
);
/** It takes a place like any other: docs/decisions/every-regeneration-counts.md. */
const fromOldPage = command(
  'wants another from an old page',
  (m, r) => regenerate(m, r, m.past.at(-1)),
  (m) => m.past.length > 0,
);

const pick = (m: Model, n: number) => m.kept[n % m.kept.length] ?? '';
const love = (n: number, isFavorite: boolean) =>
  command(
    `${isFavorite ? 'loves' : 'no longer loves'} ${n}`,
    async (m, { house, user }) => {
      const id = pick(m, n);
      expect((await setFavorite(house.app, user, id, isFavorite)).isFavorite).toBe(isFavorite);
      if (isFavorite) m.loved.add(id);
      else m.loved.delete(id);
    },
    (m) => m.kept.length > 0,
  );
const remove = (n: number) =>
  command(
    `deletes ${n}`,
    async (m, { house, user }) => {
      const id = pick(m, n);
      await deleteOutfit(house.app, user, id);
      expect(await refusal(deleteOutfit(house.app, user, id))).toBe('not-found');
      gone(m, id);
      m.earlier = m.earlier.filter((each) => each !== id);
      if (m.current === id) m.current = null;
    },
    (m) => m.kept.length > 0,
  );
const again = (n: number) =>
  command(
    `wears ${n} again`,
    async (m, { house, user }) => {
      const id = pick(m, n);
      if (id === m.current || m.earlier.includes(id)) {
        expect((await wearAgain(house.app, user, id)).id).toBe(id);
        m.earlier = [...m.earlier, ...(m.current === null ? [] : [m.current])].filter((each) => each !== id);
        m.current = id;
      } else expect(await refusal(wearAgain(house.app, user, id))).toBe('not-found');
    },
    (m) => m.kept.length > 0,
  );
/** What was replaced the day before goes with the first sweep. */
const sleep = command('sleeps', async (m, { house }) => {
  house.pass(2 * DAY);
  await sweepReplaced(house.app);
  for (const id of m.replaced.concat(m.earlier)) if (!m.loved.has(id) && m.kept.includes(id)) gone(m, id);
  m.replaced = m.replaced.concat(m.earlier).filter((id) => m.kept.includes(id));
  m.earlier = [];
  m.used = 0;
  m.current = null;
});
const pictures = command('waits for the pictures', async (m, { house, user }) => {
  await house.work();
  const books = await storedState(user);
  expect(books.objects.sort()).toEqual(books.all.flatMap((row) => row.image ?? []).sort());
  // A look that was replaced before it was drawn has none, unless she loves it.
  const undrawn = books.all.filter(({ image }) => image === null).map(({ id }) => id);
  expect(undrawn.filter((id) => id === m.current || m.loved.has(id))).toEqual([]);
  expect(books.openJobs).toBe(0);
});

const n = fc.nat({ max: 9 });
const histories = fc.commands(
  [
    ...[look, another, another, anotherThanThis, fromOldPage, sleep, pictures].map((c) => fc.constant(c)),
    fc.tuple(n, fc.boolean()).map(([which, isFavorite]) => love(which, isFavorite)),
    n.map(remove),
    n.map(again),
  ],
  { maxCommands: LONG ? 60 : 25 },
);

test(
  'every history keeps to the model, and leaves a picture for each outfit that she has and no other',
  { timeout: 600_000 },
  async () => {
    let composed: Promise<ComposedOutfit> | undefined;
    await fc.assert(
      fc.asyncProperty(
        histories,
        fc.constantFrom<Tier>('free', 'free', 'premium'),
        fc.nat({ max: 2 }),
        async (commands, subscriptionTier, shard) => {
          const house = openOutfitWorld();
          const { stylist } = house.app;
          house.app.stylist = { name: 'quick', compose: (brief) => (composed ??= stylist.compose(brief)) };
          const user = await newUser(house.app, { subscriptionTier, shard });
          const model: Model = {
            used: 0,
            current: null,
            kept: [],
            loved: new Set(),
            earlier: [],
            replaced: [],
            past: [],
          };
          await fc.asyncModelRun(() => ({ model, real: { house, user } }), commands);
          await pictures.run(model, { house, user });
        },
      ),
      { numRuns: RUNS, seed: 20261120 },
    );
  },
);
