import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { storedState, DAY, newUser, openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import type { OutfitRow } from '../../db/looks/outfits.ts';
import { regenerateOutfit } from './regenerate-outfit.ts';
import { swapPiece, swapsFor } from './swap-piece.ts';
import { todaysOutfit } from './todays-outfit.ts';

const shoesOf = ({ look }: OutfitRow) => look.garments.find(({ slot }) => slot === 'shoes')?.id ?? '';

async function dressed(over = {}) {
  const house = openOutfitWorld();
  const user = await newUser(house.app, over);
  const outfit = await todaysOutfit(house.app, user);
  if (!outfit) throw new Error('no outfit');
  await house.work();
  return { ...house, user, outfit };
}

test('one piece for another: the same outfit, its words, receipt and picture made anew, no place taken', async () => {
  // Her id chooses the look of the day: one whose socks go with either shoe (else they follow it, refit-legwear.ts).
  const { app, user, outfit, work } = await dressed({ id: '5b0c2f4e-7a1d-4c3b-9e8f-0a1b2c3d4e5f' });
  const piece = shoesOf(outfit);
  const { others, left } = await swapsFor(app, user, outfit.id, piece);
  expect(left).toBe(5);
  expect(others.length).toBeGreaterThan(2);
  const other = others[0]?.garment;
  const after = await swapPiece(app, user, outfit.id, { piece, other: other?.id ?? '' });
  expect(after).toMatchObject({ id: outfit.id, swaps: 1, imageState: 'pending', imageObject: null });
  expect(shoesOf(after)).toBe(other?.id);
  expect(after.receipt.lines.map(({ id }) => id)).toContain(other?.id);
  const without = (row: OutfitRow) =>
    row.look.garments.map(({ id }) => id).filter((id) => id !== shoesOf(row));
  expect(without(after).sort()).toEqual(without(outfit).sort());
  await work();
  const books = await storedState(user);
  expect(books).toMatchObject({ used: 1, openJobs: 0 });
  expect(books.objects).toEqual([books.current[0]?.image]);
  const picture = await env.PHOTOS.get(`${user.id}/${books.objects[0]}`);
  expect(await picture?.text()).toContain(other?.name);
});

test('twenty swaps at once are counted one by one, and a free outfit has five', async () => {
  const { app, user, outfit } = await dressed();
  let swaps = 0;
  for (let round = 0; round < 12 && swaps < 5; round++) {
    const now = await todaysOutfit(app, user);
    const piece = shoesOf(now!);
    const { others } = await swapsFor(app, user, outfit.id, piece);
    const calls = Array.from({ length: 20 }, (_, i) =>
      swapPiece(app, user, outfit.id, { piece, other: others[i % others.length]?.garment.id ?? '' }),
    );
    const done = (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled').length;
    expect(done).toBe(1);
    swaps += done;
  }
  expect((await todaysOutfit(app, user))?.swaps).toBe(5);
  const piece = shoesOf((await todaysOutfit(app, user))!);
  const { others, left } = await swapsFor(app, user, outfit.id, piece);
  expect(left).toBe(0);
  const other = others[0]?.garment.id ?? '';
  await expect(swapPiece(app, user, outfit.id, { piece, other })).rejects.toMatchObject({
    code: 'too-many',
    details: { upgradeRequired: true },
  });
  const premium = { ...user, subscriptionTier: 'premium' as const };
  expect((await swapPiece(app, premium, outfit.id, { piece, other })).swaps).toBe(6);
});

test("a stranger's outfit is not there; yesterday's and a replaced one stay as they were", async () => {
  const { app, user, outfit, pass } = await dressed();
  const stranger = await newUser(app);
  await expect(swapsFor(app, stranger, outfit.id, shoesOf(outfit))).rejects.toMatchObject({
    code: 'not-found',
  });
  await expect(swapsFor(app, user, outfit.id, 'no-such:thing')).rejects.toMatchObject({ code: 'not-usable' });
  await regenerateOutfit(app, user, {});
  await expect(swapsFor(app, user, outfit.id, shoesOf(outfit))).rejects.toMatchObject({ code: 'not-usable' });
  const second = await todaysOutfit(app, user);
  pass(DAY);
  await expect(swapsFor(app, user, second!.id, shoesOf(second!))).rejects.toMatchObject({
    code: 'not-usable',
  });
});

test('a locked piece stays, in its color, while the rest is made anew; it counts as one of the day', async () => {
  const { app, user, outfit } = await dressed();
  const locked = shoesOf(outfit);
  const after = await regenerateOutfit(app, user, { outfitId: outfit.id, locked: [locked] });
  expect(shoesOf(after)).toBe(locked);
  expect(after.look.garments.map(({ id }) => id)).not.toEqual(outfit.look.garments.map(({ id }) => id));
  expect((await storedState(user)).used).toBe(2);
});
