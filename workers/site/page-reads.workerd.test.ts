import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { reloadUser, DAY, newUser, openOutfitWorld } from '../../tests/worlds/outfit-world.workerd.ts';
import { openLooks } from '../db/sql/open-database.ts';
import { pageReads } from './page-reads.ts';

test("today's outfit is one of the newest that home is told, made in this visit or before it", async () => {
  const house = openOutfitWorld();
  const user = await newUser(house.app);
  const { dashboard } = pageReads(house.app, { id: 'of no matter', user, signedInAt: 0, secondStepAt: null });
  const days: (string | null)[] = [];
  for (const told of [1, 2, 2]) {
    const made = await dashboard(2);
    expect(made.outfits).toHaveLength(told);
    expect(made.outfits[0]?.id).toBe(made.todaysId);
    expect(await dashboard(2)).toEqual(made);
    expect(made.outfits[1]?.id).toBe(days.at(-1));
    days.push(made.todaysId);
    house.pass(DAY);
  }
  expect(new Set(days).size).toBe(3);
});

test("today's outfit is told even where the copy near her has not heard of it", async () => {
  const { app } = openOutfitWorld();
  const user = await newUser(app);
  const far = { ...app, looksNear: () => openLooks(env.LOOKS_1) };
  const { todaysId, outfits } = await pageReads(far, {
    id: 'of no matter',
    user,
    signedInAt: 0,
    secondStepAt: null,
  }).dashboard(6);
  expect(todaysId).not.toBeNull();
  expect(outfits.map(({ id }) => id)).toEqual([todaysId]);
});

test('who comes back after 30 days is told once that her daily outfit had paused', async () => {
  const { app } = openOutfitWorld();
  const away = await newUser(app, { deliveryPaused: true, lastSeenAt: app.clock.now() - 31 * DAY });
  const visit = async (user: typeof away) =>
    (await pageReads(app, { id: 'x', user, signedInAt: 0, secondStepAt: null }).dashboard(2)).wasPaused;
  expect(await visit(away)).toBe(true);
  expect(await visit(await reloadUser(app, away))).toBe(false);
});
