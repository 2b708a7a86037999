import { expect, test } from 'vitest';
import { reloadUser, DAY, newUser, openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { FREE_FIT, MOST_NEVER_WORN } from '../../../app/domain/preferences/fit-preferences.ts';
import { NOT_FOR_ME } from '../../../app/domain/preferences/rejection-reasons.ts';
import { lookSilhouette } from '../../../app/domain/looks/silhouette.ts';
import { recentlyRefusedLooks } from '../../../app/domain/preferences/taste.ts';
import { swatch, type ColorName } from '../../../app/domain/wardrobe/palette.ts';
import { garmentIdOf, garmentById, WARDROBE } from '../../../app/domain/wardrobe/wardrobe.ts';
import type { OutfitRow } from '../../db/looks/outfits.ts';
import { recentTasteEvents } from '../../db/looks/taste-events.ts';
import { parseWornId } from '../../../app/domain/looks/worn-piece-id.ts';
import { addPieces } from '../closet/add-pieces.ts';
import { putNeverWear } from '../preferences/put-never-wear.ts';
import { saveFitPreferences } from '../preferences/save-fit-preferences.ts';
import { refuseOutfit } from './refuse-outfit.ts';
import { regenerateOutfit } from './regenerate-outfit.ts';
import { todaysOutfit } from './todays-outfit.ts';
import { wearAgain } from './wear-again.ts';

const SEEN = ['top', 'knitwear', 'dress', 'bottom', 'jacket', 'coat'];
const seenIn = ({ look }: OutfitRow) => look.garments.filter(({ slot }) => SEEN.includes(slot));
const formality = (outfit: OutfitRow) =>
  Math.max(...seenIn(outfit).map(({ id }) => garmentById(id)?.formality ?? 0));

async function dressed() {
  const { app } = openOutfitWorld();
  const user = await newUser(app, {
    stylePreferences: ['classic', 'professional', 'casual'],
    subscriptionTier: 'premium',
  });
  const first = await todaysOutfit(app, user);
  if (!first) throw new Error('She has no outfit.');
  return { app, user, first };
}

test('each reason is kept, and her next look heeds it', async () => {
  for (const reason of NOT_FOR_ME) {
    const { app, user, first } = await dressed();
    const piece = seenIn(first)[0]?.id ?? '';
    await refuseOutfit(app, user, first.id, { reason, piece: reason === 'not-owned' ? piece : undefined });
    const events = await recentTasteEvents(app.looks(user.shard), user.id);
    expect(events).toMatchObject([{ kind: 'refused', reason, style: first.style }]);
    const next = await regenerateOutfit(app, await reloadUser(app, user), { outfitId: first.id });
    // Passing it over for another is no further word on it.
    expect(await recentTasteEvents(app.looks(user.shard), user.id)).toHaveLength(1);
    const bright = (outfit: OutfitRow) =>
      seenIn(outfit)
        .flatMap(({ id }) => (id.split(':')[1] ?? '').split('+') as ColorName[])
        .filter((name) => !swatch(name).neutral);
    const heeds = {
      colour: () => !bright(next).some((name) => bright(first).includes(name)),
      shape: () => lookSilhouette(next.look.garments) !== lookSilhouette(first.look.garments),
      // A plain look has little below it.
      'too-dressed-up': () => formality(next) < Math.max(2, formality(first)),
      'not-my-style': () => next.style !== first.style,
      'not-owned': () => !next.look.garments.some(({ id }) => garmentIdOf(id) === garmentIdOf(piece)),
    };
    expect([reason, heeds[reason]()]).toEqual([reason, true]);
  }
});

test('a piece that she does not own stands on her never-wear list, once, where she can take it off', async () => {
  const { app, user, first } = await dressed();
  const piece = seenIn(first)[0]?.id ?? '';
  for (let time = 0; time < 2; time++)
    await refuseOutfit(app, await reloadUser(app, user), first.id, { reason: 'not-owned', piece });
  expect((await reloadUser(app, user)).fitPreferences?.neverWear).toEqual([garmentIdOf(piece)]);
  await expect(refuseOutfit(app, user, first.id, { reason: 'not-owned' })).rejects.toThrow(/which piece/);
  await expect(
    refuseOutfit(app, user, first.id, { reason: 'not-owned', piece: 'gone-coat:camel' }),
  ).rejects.toThrow(/which piece/);
});

test('a piece of her closet is hers, and one of its kind in another color is not never worn', async () => {
  const { app, user, first } = await dressed();
  const [one = '', other = ''] = seenIn(first).map(({ id }) => id);
  const garmentId = garmentIdOf(other);
  const inAnotherColor = garmentById(garmentId)!.colors.map((each) => each.join('+'));
  const color = inAnotherColor.find((each) => `${garmentId}:${each}` !== other) ?? '';
  await addPieces(app, user, [parseWornId(one), { garmentId, color }]);
  await expect(refuseOutfit(app, user, first.id, { reason: 'not-owned', piece: one })).rejects.toThrow(
    'This piece is in your closet.',
  );
  await refuseOutfit(app, user, first.id, { reason: 'not-owned', piece: other });
  expect((await reloadUser(app, user)).fitPreferences?.neverWear ?? []).toEqual([]);
});

test('two pieces that she does not own, sent at once beside a save of her limits: nothing is lost', async () => {
  const { app, user, first } = await dressed();
  const [one = '', other = ''] = seenIn(first).map(({ id }) => id);
  const { neverWear: _, ...limits } = { ...FREE_FIT, heel: 'flat' as const };
  await putNeverWear(app, user, { piece: 'heels', isOn: true });
  // All three know her as she was before.
  await Promise.all([
    refuseOutfit(app, user, first.id, { reason: 'not-owned', piece: one }),
    saveFitPreferences(app, user, limits),
    refuseOutfit(app, user, first.id, { reason: 'not-owned', piece: other }),
  ]);
  const fit = (await reloadUser(app, user)).fitPreferences;
  expect(fit?.heel).toBe('flat');
  expect([...(fit?.neverWear ?? [])].sort()).toEqual([garmentIdOf(one), garmentIdOf(other), 'heels'].sort());
  expect((await putNeverWear(app, user, { piece: garmentIdOf(one), isOn: false })).neverWear).not.toContain(
    garmentIdOf(one),
  );
});

test('a never-wear list that is full says so, and loses nothing', async () => {
  const { app, user, first } = await dressed();
  const [piece = ''] = seenIn(first).map(({ id }) => id);
  const full = WARDROBE.map(({ id }) => id)
    .filter((id) => id !== garmentIdOf(piece))
    .slice(0, MOST_NEVER_WORN);
  await saveFitPreferences(app, user, { ...FREE_FIT, neverWear: full });
  await expect(refuseOutfit(app, user, first.id, { reason: 'not-owned', piece })).rejects.toThrow(
    'Your never-wear list is full: it holds 200 things',
  );
  // What is on it already may be said again.
  await putNeverWear(app, user, { piece: full[0]!, isOn: true });
  expect((await reloadUser(app, user)).fitPreferences?.neverWear).toHaveLength(MOST_NEVER_WORN);
});

test('nobody sends away the look of somebody else', async () => {
  const { app, first } = await dressed();
  const other = await newUser(app);
  await expect(refuseOutfit(app, other, first.id, { reason: 'colour' })).rejects.toThrow('find that outfit');
});

test('wearing it again takes the word back; after two days it is taste and no ban', async () => {
  const { app, user, first } = await dressed();
  await refuseOutfit(app, user, first.id, { reason: 'shape' });
  await regenerateOutfit(app, user, { outfitId: first.id });
  await wearAgain(app, user, first.id);
  const events = () => recentTasteEvents(app.looks(user.shard), user.id);
  expect((await events()).filter(({ kind }) => kind === 'refused')).toEqual([]);
  await refuseOutfit(app, user, first.id, { reason: 'shape' });
  const now = app.clock.now();
  const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  const heededAt = async (at: number) => recentlyRefusedLooks(await events(), at, dateOf(at));
  expect(await heededAt(now)).toHaveLength(1);
  expect(await heededAt(now + 2 * DAY)).toEqual([]);
});
