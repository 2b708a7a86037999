import type { DressFrom } from '../../../app/domain/closet/closet-terms.ts';
import { addDays } from '../../../app/domain/time/local-day.ts';
import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { counted, noStatements } from '../../../tests/fakes/counted-d1.workerd.ts';
import { CAPSULE } from '../../../tests/styling/capsule-wardrobe.ts';
import { DAY, newUser, openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { openLooks } from '../../db/sql/open-database.ts';
import { userById, type SessionUser } from '../../db/people/users.ts';
import type { OutfitRow } from '../../db/looks/outfits.ts';
import type { Dressable } from '../outfits/dressable-user.ts';
import { briefFor } from '../outfits/styling-brief.ts';
import { regenerateOutfit } from '../outfits/regenerate-outfit.ts';
import { setWorn } from '../outfits/set-worn.ts';
import { swapPiece, swapsFor } from '../outfits/swap-piece.ts';
import { todaysOutfit } from '../outfits/todays-outfit.ts';
import { addPieces } from './add-pieces.ts';
import { movePieces } from './change-piece.ts';
import { readCloset } from './read-closet.ts';
import { countWears } from './count-wears.ts';
import { saveClosetSettings } from './save-settings.ts';

const IDS = CAPSULE.map(({ garmentId, color }) => `${garmentId}:${color}`);
const othersIn = ({ look }: OutfitRow) =>
  look.garments.filter(({ id, slot }) => slot !== 'base' && slot !== 'legwear' && !IDS.includes(id));

async function withCapsule(settings: Parameters<typeof saveClosetSettings>[2] = { dressFrom: 'only-mine' }) {
  const house = openOutfitWorld();
  const { app } = house;
  const made = await newUser(app, { gender: 'female', stylePreferences: ['casual', 'classic'] });
  await addPieces(
    app,
    made,
    CAPSULE.map(({ garmentId, color }) => ({ garmentId, color })),
  );
  await saveClosetSettings(app, made, settings);
  const again = async (): Promise<SessionUser> => (await userById(app.people, made.id))!;
  return { ...house, user: await again(), again };
}

test('only mine: the day, another look, and a swap are all hers', async () => {
  const { app, user } = await withCapsule();
  const outfit = await todaysOutfit(app, user);
  expect(othersIn(outfit!)).toEqual([]);
  expect(outfit?.reasons.map(({ fact }) => fact)).not.toContain('closet');
  const next = await regenerateOutfit(app, user, { outfitId: outfit!.id });
  expect(othersIn(next)).toEqual([]);
  const swaps: { piece: string; other: string }[] = [];
  for (const { id, slot } of next.look.garments) {
    if (slot === 'base' || slot === 'legwear') continue;
    const { others } = await swapsFor(app, user, next.id, id);
    expect(others.every(({ garment }) => IDS.includes(garment.id))).toBe(true);
    swaps.push(...others.map(({ garment }) => ({ piece: id, other: garment.id })));
  }
  expect(swaps.length).toBeGreaterThan(0);
  const swapped = await swapPiece(app, user, next.id, swaps[0]!);
  expect(othersIn(swapped)).toEqual([]);
});

test('what is in the wash or put away is not worn, and a closet that cannot dress her says so', async () => {
  const { app, user } = await withCapsule();
  const { pieces } = await readCloset(app, user);
  const shoes = pieces.filter(({ kind }) => kind === 'shoes').map(({ id }) => id);
  const jeans = pieces.filter(({ garmentId }) => garmentId === 'straight-jeans').map(({ id }) => id);
  await movePieces(app, user, shoes, 'away');
  await movePieces(app, user, jeans, 'wash');
  const outfit = await todaysOutfit(app, user);
  expect(outfit?.reasons[0]).toMatchObject({ fact: 'closet' });
  expect(outfit?.reasons[0]?.text).toMatch(
    /^Your closet has no shoes for this weather\..* borrowed for today\.$/,
  );
  expect(outfit?.look.garments.map(({ id }) => id)).not.toContain('straight-jeans:denim');
});

test('her closet costs one query, and none where she is dressed from everything', async () => {
  const { app, user } = await withCapsule({ dressFrom: 'everything' });
  const statements = noStatements();
  const looks = openLooks(counted([env.LOOKS_0, env.LOOKS_1, env.LOOKS_2][user.shard]!, statements));
  const countingApp = { ...app, looks: () => looks };
  const occasion = { date: '2026-11-20', hour: 9, daypart: 'morning' as const };
  const queries = async (dressFrom: DressFrom) => {
    statements.count = 0;
    const { brief } = await briefFor(countingApp, { ...user, dressFrom } as Dressable, occasion, 1);
    return { count: statements.count, pieces: brief.closet?.pieces.length };
  };
  const usual = await queries('everything');
  expect(usual.pieces).toBeUndefined();
  expect(await queries('only-mine')).toEqual({ count: usual.count + 1, pieces: CAPSULE.length });
});

test('"I wore it" counts her pieces once a day; tops rest and are back after a week, or when she takes it back', async () => {
  const { app, user, pass } = await withCapsule();
  const outfit = (await todaysOutfit(app, user))!;
  const of = async () => {
    const { pieces } = await readCloset(app, user);
    return pieces.filter(({ garment }) => outfit.look.garments.some(({ id }) => id === garment.id));
  };
  await setWorn(app, user, outfit.id, true);
  await Promise.all([setWorn(app, user, outfit.id, true), setWorn(app, user, outfit.id, true)]);
  const worn = await of();
  expect(worn.length).toBeGreaterThan(3);
  for (const { wornCount, lastWornOn, garment, status, restUntil } of worn) {
    expect([wornCount, lastWornOn], garment.id).toEqual([1, outfit.date]);
    expect(status, garment.id).toBe(garment.slot === 'top' || garment.slot === 'dress' ? 'wash' : 'here');
    expect(restUntil !== null).toBe(status === 'wash');
  }
  expect((await readCloset(app, user)).pieces.filter(({ wornCount }) => wornCount > 0)).toHaveLength(
    worn.length,
  );
  await setWorn(app, user, outfit.id, false);
  for (const { wornCount, lastWornOn, status, restUntil } of await of())
    expect([wornCount, lastWornOn, status, restUntil]).toEqual([0, null, 'here', null]);
  await setWorn(app, user, outfit.id, true);
  pass(DAY);
  const top = outfit.look.garments.find(({ slot }) => slot === 'top' || slot === 'dress')?.id;
  const next = (await todaysOutfit(app, user))!;
  expect(next.date).not.toBe(outfit.date);
  if (top) expect(next.look.garments.map(({ id }) => id)).not.toContain(top);
});

test('a piece that is swapped out of a look she has worn was not worn, the other was', async () => {
  const { app, user } = await withCapsule();
  const outfit = (await todaysOutfit(app, user))!;
  await setWorn(app, user, outfit.id, true);
  // Which piece has another that may stand for it, hers or not, is the stylist's to say.
  const swaps: { piece: string; other: string }[] = [];
  for (const { id, slot } of outfit.look.garments) {
    if (slot === 'legwear' || slot === 'base') continue;
    const { others } = await swapsFor(app, user, outfit.id, id);
    swaps.push(...others.map(({ garment }) => ({ piece: id, other: garment.id })));
  }
  const { piece, other } = swaps.find((swap) => IDS.includes(swap.other)) ?? swaps[0]!;
  const after = await swapPiece(app, user, outfit.id, { piece, other });
  const worn = (await readCloset(app, user)).pieces.filter(({ wornCount }) => wornCount > 0);
  const ids = worn.map(({ garment }) => garment.id);
  expect(ids).not.toContain(piece);
  expect(ids.includes(other)).toBe(IDS.includes(other));
  expect(ids.sort()).toEqual(ids.filter((id) => after.look.garments.some((one) => one.id === id)).sort());
});

test('laundry rest switched off: worn is counted, nothing goes into the wash', async () => {
  const { app, user } = await withCapsule({ dressFrom: 'only-mine', laundryRest: false });
  const outfit = (await todaysOutfit(app, user))!;
  await setWorn(app, user, outfit.id, true);
  const { pieces } = await readCloset(app, user);
  expect(pieces.filter(({ wornCount }) => wornCount === 1).length).toBeGreaterThan(3);
  expect(pieces.filter(({ status }) => status !== 'here')).toEqual([]);
});

test('a wash that is over by itself is over on her shelf, and the next wear begins a new one', async () => {
  const { app, user, pass } = await withCapsule();
  // A top rests after one wear, whatever the stylist chose for today.
  const { garment: worn } = (await readCloset(app, user)).pieces.find(
    ({ garment }) => garment.slot === 'top',
  )!;
  const first = { ...(await todaysOutfit(app, user))!, look: { garments: [worn] } };
  const stateOf = async () => {
    const { pieces } = await readCloset(app, user);
    const piece = pieces.find(({ garment }) => garment.id === worn.id);
    return [piece?.status, piece?.wornCount, piece?.restUntil];
  };
  const wear = (date: string, isWorn = true) =>
    app.looks(user.shard).batch([...countWears(app.looks(user.shard), user, { ...first, date }, isWorn)]);
  await wear(first.date);
  expect(await stateOf()).toEqual(['wash', 1, addDays(first.date, 7)]);
  pass(8 * DAY);
  expect(await stateOf()).toEqual(['here', 1, null]);
  const again = addDays(first.date, 8);
  await wear(again);
  expect(await stateOf()).toEqual(['wash', 2, addDays(again, 7)]);
  // Taken back it hangs there; what the wears before it were enough for stays in the wash.
  await wear(again, false);
  expect(await stateOf()).toEqual(['here', 1, null]);
});

test('taking a wear back empties no wash that the other wears have filled', async () => {
  const { app, user } = await withCapsule();
  const outfit = (await todaysOutfit(app, user))!;
  const bottom = outfit.look.garments.find(({ slot }) => slot === 'bottom')!;
  const db = app.looks(user.shard);
  const only = { ...outfit, look: { garments: [bottom] } };
  const wear = (after: number, isWorn = true) =>
    db.batch([...countWears(db, user, { ...only, date: addDays(outfit.date, after) }, isWorn)]);
  const status = async () =>
    (await readCloset(app, user)).pieces.find(({ garment }) => garment.id === bottom.id)?.status;
  // Of four wears three are enough; she moved nothing herself.
  for (const day of [0, 1, 2, 3]) await wear(day);
  expect(await status()).toBe('wash');
  await wear(3, false);
  expect(await status()).toBe('wash');
  await wear(2, false);
  expect(await status()).toBe('here');
});
