import { expect, test } from 'vitest';
import type { PlannedDay } from '../../../app/contracts/planning.ts';
import { garmentIdOf } from '../../../app/domain/wardrobe/wardrobe.ts';
import { FREE_FIT } from '../../../app/domain/preferences/fit-preferences.ts';
import type { DressFrom } from '../../../app/domain/closet/closet-terms.ts';
import { CAPSULE } from '../../../tests/styling/capsule-wardrobe.ts';
import { HOUR, newUser, type OutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { openWorldUnderSky, type Sky } from '../../../tests/worlds/weather-world.workerd.ts';
import { changeUser, userById, type NewUser, type SessionUser } from '../../db/people/users.ts';
import { insertSchedule } from '../../db/people/style-schedules.ts';
import { addPieces } from '../closet/add-pieces.ts';
import { movePieces } from '../closet/change-piece.ts';
import { readCloset } from '../closet/read-closet.ts';
import { tapComfort } from '../outfits/tap-comfort.ts';
import { todaysOutfit } from '../outfits/todays-outfit.ts';
import { anotherLook, setPlannedLookKept, tomorrowsLook } from './week.ts';

const idsOf = ({ look }: { look: { garments: { id: string }[] } }) => look.garments.map(({ id }) => id);

/** "I'll wear this", the look that she sees. */
const means = (seen: PlannedDay) => ({ kept: true, pieces: idsOf(seen) });

let places = 0;
async function her(house: OutfitWorld, over: Partial<NewUser> = {}) {
  const place = { lat: 48 + ++places / 4, stylePreferences: ['casual', 'classic'] as const };
  const made = await newUser(house.app, { gender: 'female', ...place, ...over } as Partial<NewUser>);
  const again = async () => (await userById(house.app.people, made.id))!;
  const change = async (to: Partial<NewUser>): Promise<SessionUser> =>
    (await changeUser(house.app.people, made.id, to))!;
  return { made, again, change };
}

/** With a capsule in her closet. */
async function withCloset(dressFrom: DressFrom) {
  const house = openWorldUnderSky(() => ({}));
  const someone = await her(house, { dressFrom });
  await addPieces(
    house.app,
    someone.made,
    CAPSULE.map(({ garmentId, color }) => ({ garmentId, color })),
  );
  return { house, ...someone };
}
const MINE = new Set(CAPSULE.map(({ garmentId, color }) => `${garmentId}:${color}`));
const othersIn = (day: { look: { garments: { id: string; slot: string }[] } }) =>
  day.look.garments.filter(({ id, slot }) => slot !== 'base' && slot !== 'legwear' && !MINE.has(id));

const never = (...ids: string[]) => ({ fitPreferences: { ...FREE_FIT, neverWear: ids } });

test('what she never wears changes a plan only where the plan has it, and says so', async () => {
  const house = openWorldUnderSky(() => ({}));
  const { made, change } = await her(house);
  const seen = (await tomorrowsLook(house.app, made))!;
  await setPlannedLookKept(house.app, made, seen.date, means(seen));
  const absent = idsOf(seen).some((id) => garmentIdOf(id) === 'wool-beanie') ? 'flip-flops' : 'wool-beanie';
  const still = (await tomorrowsLook(house.app, await change(never(absent))))!;
  expect(still).toMatchObject({ isKept: true, moved: null });
  expect(idsOf(still)).toEqual(idsOf(seen));

  const shoes = seen.look.garments.find(({ slot }) => slot === 'shoes')!;
  const next = (await tomorrowsLook(house.app, await change(never(garmentIdOf(shoes.id)))))!;
  expect(next.isKept).toBe(false);
  expect(next.moved).toBe(`The ${shoes.name} are on your never-wear list now.`);
  expect(idsOf(next).map(garmentIdOf)).not.toContain(garmentIdOf(shoes.id));
});

test('on the day, too: a look with a piece that she never wears says why it is not worn, settled or not', async () => {
  for (const isSettled of [false, true]) {
    const house = openWorldUnderSky(() => ({}));
    const { made, change } = await her(house);
    const seen = (await tomorrowsLook(house.app, made))!;
    if (isSettled) await setPlannedLookKept(house.app, made, seen.date, means(seen));
    const shoes = seen.look.garments.find(({ slot }) => slot === 'shoes')!;
    const user = await change(never(garmentIdOf(shoes.id)));
    house.pass(23 * HOUR);
    const outfit = (await todaysOutfit(house.app, user))!;
    const which = isSettled ? 'you chose' : 'we planned';
    expect(outfit.reasons[0]?.text).toBe(
      `Not the look ${which}, because the ${shoes.name} are on your never-wear list now.`,
    );
    expect(idsOf(outfit).map(garmentIdOf)).not.toContain(garmentIdOf(shoes.id));
  }
});

test('"only mine" after the plan was made: it is made of hers, and says why', async () => {
  const { house, made, change } = await withCloset('everything');
  const seen = (await tomorrowsLook(house.app, made))!;
  expect(othersIn(seen).length).toBeGreaterThan(0);
  const mine = await change({ dressFrom: 'only-mine' });
  const next = (await tomorrowsLook(house.app, mine))!;
  expect(othersIn(next)).toEqual([]);
  expect(next.moved).toBe("You're dressed from your own clothes now.");
  const again = (await tomorrowsLook(house.app, mine))!;
  expect(idsOf(again)).toEqual(idsOf(next));
});

test('a closet that leaves a gap keeps the plan that fills it, until something is hung that mends it', async () => {
  const house = openWorldUnderSky(() => ({}));
  const { made } = await her(house, { dressFrom: 'only-mine' });
  await addPieces(house.app, made, [{ garmentId: 'oxford-shirt', color: 'sky' }]);
  const seen = (await tomorrowsLook(house.app, made))!;
  await setPlannedLookKept(house.app, made, seen.date, means(seen));
  await addPieces(house.app, made, [{ garmentId: 'wool-beanie', color: 'charcoal' }]);
  expect(await tomorrowsLook(house.app, made)).toMatchObject({ isKept: true, moved: null });
  await addPieces(
    house.app,
    made,
    CAPSULE.map(({ garmentId, color }) => ({ garmentId, color })),
  );
  const next = (await tomorrowsLook(house.app, made))!;
  expect(next).toMatchObject({ isKept: false, moved: "You're dressed from your own clothes now." });
  expect(othersIn(next)).toEqual([]);
});

test('from her closet, too, what was planned is what comes, the one lent piece with it', async () => {
  for (const dressFrom of ['only-mine', 'mine-first'] as const) {
    const { house, made, again } = await withCloset(dressFrom);
    const { date } = (await tomorrowsLook(house.app, made))!;
    const seen = await anotherLook(house.app, made, date);
    house.pass(23 * HOUR);
    const outfit = (await todaysOutfit(house.app, await again()))!;
    expect(outfit.date).toBe(seen.date);
    expect(idsOf(outfit)).toEqual(idsOf(seen));
    expect(outfit.title).toBe(seen.title);
  }
});

test('a settled piece that is in the wash by then is not promised, and that is said', async () => {
  const { house, made, again } = await withCloset('only-mine');
  const seen = (await tomorrowsLook(house.app, made))!;
  await setPlannedLookKept(house.app, made, seen.date, means(seen));
  const worn = seen.look.garments.find(({ slot }) => slot === 'bottom')!;
  const { pieces } = await readCloset(house.app, made);
  const isIt = ({ garmentId, color }: (typeof pieces)[number]) => `${garmentId}:${color}` === worn.id;
  await movePieces(
    house.app,
    made,
    pieces.filter(isIt).map(({ id }) => id),
    'wash',
  );
  house.pass(23 * HOUR);
  const outfit = (await todaysOutfit(house.app, await again()))!;
  expect(idsOf(outfit)).not.toContain(worn.id);
  expect(outfit.reasons[0]?.text).toMatch(
    /^Not the look you chose, because your .+ (is|are) in the wash or put away\.$/,
  );
});

test('a first visit at another hour than her delivery’s holds the plan against its own hours', async () => {
  // A warm morning, a cold evening: the plan is for the evening.
  const sky = (_: string, hour: number): Sky => ({ tempF: hour < 16 ? 74 : 52 });
  const house = openWorldUnderSky(sky);
  const { made } = await her(house, { notificationTime: '19:00', subscriptionTier: 'premium' });
  const evenings = {
    ...{ id: crypto.randomUUID(), userId: made.id, name: 'Evenings', context: null, createdAt: 0 },
    ...{ styles: ['sporty' as const], timeOfDay: ['evening' as const], daysOfWeek: [] },
    ...{ priority: 1, isActive: true },
  };
  await insertSchedule(house.app.people, made.id, evenings, 10);
  const seen = (await tomorrowsLook(house.app, made))!;
  await setPlannedLookKept(house.app, made, seen.date, means(seen));
  house.pass(24 * HOUR);
  const outfit = (await todaysOutfit(house.app, made))!;
  expect(outfit.reasons[0]?.text).toBe('The look you chose before.');
  expect(idsOf(outfit)).toEqual(idsOf(seen));
});

test('nothing is said of the weather where only the hour of the visit is another', async () => {
  const house = openWorldUnderSky((_, hour) => ({ tempF: hour < 16 ? 74 : 52 }));
  const { made } = await her(house, { notificationTime: '19:00' });
  await tomorrowsLook(house.app, made);
  house.pass(24 * HOUR);
  const [reason] = (await todaysOutfit(house.app, made))!.reasons;
  expect(reason).toEqual({
    fact: 'plan',
    text: "Not the look we planned, because it wouldn't be right for the hours you're out.",
  });
});

const warmthOf = ({ look }: { look: { garments: { clo: number }[] } }) =>
  look.garments.reduce((sum, { clo }) => sum + clo, 0);

test('tomorrow is lighter once she was too warm, and what she settled on stays', async () => {
  for (const isSettled of [false, true]) {
    const house = openWorldUnderSky(() => ({ tempF: 50 }));
    const { made, again } = await her(house);
    const seen = (await tomorrowsLook(house.app, made))!;
    if (isSettled) await setPlannedLookKept(house.app, made, seen.date, means(seen));
    const outfit = (await todaysOutfit(house.app, made))!;
    const { note } = await tapComfort(house.app, made, outfit.id, 'too-warm');
    expect(note).toContain('lighter');
    const next = (await tomorrowsLook(house.app, await again()))!;
    if (isSettled) expect(idsOf(next)).toEqual(idsOf(seen));
    else expect(warmthOf(next)).toBeLessThan(warmthOf(seen));
    // And on the day.
    house.pass(23 * HOUR);
    const worn = (await todaysOutfit(house.app, await again()))!;
    expect(idsOf(worn)).toEqual(idsOf(next));
  }
});
