import { expect, test } from 'vitest';
import type { PlannedDay } from '../../../app/contracts/planning.ts';
import { HOUR, newUser, type OutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { openWorldUnderSky, type Sky } from '../../../tests/worlds/weather-world.workerd.ts';
import { jaccardOverlap } from '../../../app/domain/styling/search/choose-ensemble.ts';
import { setPlanKept, findPlan, replacePlan } from '../../db/looks/plans.ts';
import { quotaUsed } from '../../db/looks/usage.ts';
import { userById, type SessionUser } from '../../db/people/users.ts';
import type { WeatherProvider } from '../../ports/weather.ts';
import { deliverOutfit } from '../delivery/deliver-outfit.ts';
import { todaysOutfit } from '../outfits/todays-outfit.ts';
import { anotherLook, setPlannedLookKept, tomorrowsLook, weekOfLooks } from './week.ts';

let places = 0;
/** Somebody in a place of her own, so that no forecast of another test is there. */
async function someone(house: OutfitWorld, over: Partial<SessionUser> = {}): Promise<SessionUser> {
  return newUser(house.app, { lat: 38 + ++places, stylePreferences: ['classic', 'casual'], ...over });
}
const idsOf = (garments: { id: string }[]) => garments.map(({ id }) => id);
/** "I'll wear this", the look that she sees. */
const means = ({ look }: PlannedDay) => ({ kept: true, pieces: idsOf(look.garments) });

test('a week: seven days from tomorrow on, each as sure as it is, no two too alike', async () => {
  const house = openWorldUnderSky(() => ({}));
  const her = await someone(house);
  const { days, placeName } = await weekOfLooks(house.app, her);
  expect(placeName).toBe(her.location);
  expect(days.map(({ date }) => date)).toEqual([21, 22, 23, 24, 25, 26, 27].map((day) => `2026-11-${day}`));
  expect(days.map(({ sureness }) => sureness)).toEqual([
    ...['sure', 'sure', 'likely', 'likely', 'likely', 'idea', 'idea'],
  ]);
  const bare = days.map(({ look }) => new Set(idsOf(look.garments).map((id) => id.split(':')[0]!)));
  for (const [index, one] of bare.entries())
    for (const other of bare.slice(index + 1)) expect(jaccardOverlap(one, other)).toBeLessThanOrEqual(0.6);
  expect(await quotaUsed(house.app.looks(her.shard), her.id, '2026-11-21', 'outfit')).toBe(0);
  expect((await weekOfLooks(house.app, her)).days, 'asked again it is the same').toEqual(days);
});

test('where the forecast ends, the season is told and said to be it', async () => {
  const house = openWorldUnderSky(() => ({}), 96);
  const { days } = await weekOfLooks(house.app, await someone(house));
  expect(days.map(({ sureness }) => sureness)).toEqual([
    ...['sure', 'sure', 'likely', 'usual', 'usual', 'usual', 'usual'],
  ]);
});

test("tomorrow's look is the one that is delivered, and it takes one place on its own day", async () => {
  const house = openWorldUnderSky(() => ({}));
  const her = await someone(house);
  const today = await todaysOutfit(house.app, her);
  const seen = await tomorrowsLook(house.app, her);
  const db = house.app.looks(her.shard);
  expect(await quotaUsed(db, her.id, today!.date, 'outfit')).toBe(1);
  house.pass(22 * HOUR);
  await deliverOutfit(house.app, her, { date: seen!.date, deliverAt: house.app.clock.now() + HOUR });
  const outfit = await todaysOutfit(house.app, her);
  expect(outfit!.date).toBe(seen!.date);
  expect(idsOf(outfit!.look.garments)).toEqual(idsOf(seen!.look.garments));
  expect(outfit!.title).toBe(seen!.title);
  expect(outfit!.receipt.lines.length).toBeGreaterThan(2);
  expect(await quotaUsed(db, her.id, seen!.date, 'outfit')).toBe(1);
});

test('what she settles on, or asks another of, while the week is thought out anew stays', async () => {
  let rain: Sky = {};
  const house = openWorldUnderSky(() => rain);
  const her = await someone(house);
  const [one, two] = (await weekOfLooks(house.app, her)).days;
  rain = { precipitationMm: 1.2, condition: 'Rain' };
  house.pass(2 * HOUR);
  // The forecast is waited for: meanwhile she says what she wants.
  const [live] = house.app.weather;
  const slow: WeatherProvider = {
    name: 'met-norway',
    forecast: async (question) => {
      const db = house.app.looks(her.shard);
      const first = await findPlan(db, her.id, one!.date);
      await setPlanKept(db, first!, house.app.clock.now());
      const plan = await findPlan(db, her.id, two!.date);
      await replacePlan(db, { ...plan!, attempt: 2 });
      return live!.forecast(question);
    },
  };
  house.app.weather = [slow];
  await weekOfLooks(house.app, her);
  const db = house.app.looks(her.shard);
  const kept = await findPlan(db, her.id, one!.date);
  expect(kept?.keptAt).not.toBeNull();
  expect(idsOf(kept!.look.garments)).toEqual(idsOf(one!.look.garments));
  expect((await findPlan(db, her.id, two!.date))?.attempt).toBe(2);
});

test('a forecast that moved makes another look, and says why: in the plan and on the day', async () => {
  let rain: Sky = {};
  const house = openWorldUnderSky(() => rain);
  const her = await someone(house);
  const dry = await tomorrowsLook(house.app, her);
  expect(dry!.moved).toBeNull();
  rain = { precipitationMm: 1.2, condition: 'Rain' };
  house.pass(2 * HOUR);
  const wet = await tomorrowsLook(house.app, her);
  expect(wet!.moved).toBe('Rain is forecast now.');
  expect(idsOf(wet!.look.garments)).not.toEqual(idsOf(dry!.look.garments));

  rain = {};
  house.pass(20 * HOUR);
  const outfit = await todaysOutfit(house.app, her);
  expect(outfit!.reasons[0]).toEqual({
    fact: 'plan',
    text: 'Not the look we planned, because the rain is off.',
  });
  expect(idsOf(outfit!.look.garments)).not.toEqual(idsOf(wet!.look.garments));
});

test('what she has settled on stays whatever the forecast does, which is told', async () => {
  let rain: Sky = {};
  const house = openWorldUnderSky(() => rain);
  const her = await someone(house);
  const seen = await tomorrowsLook(house.app, her);
  expect((await setPlannedLookKept(house.app, her, seen!.date, means(seen!))).isKept).toBe(true);
  rain = { precipitationMm: 1.2, condition: 'Rain' };
  house.pass(2 * HOUR);
  const still = await tomorrowsLook(house.app, her);
  expect(still).toMatchObject({ isKept: true, moved: 'Rain is forecast now.' });
  expect(idsOf(still!.look.garments)).toEqual(idsOf(seen!.look.garments));
  house.pass(20 * HOUR);
  const outfit = await todaysOutfit(house.app, her);
  expect(idsOf(outfit!.look.garments)).toEqual(idsOf(seen!.look.garments));
  expect(outfit!.reasons[0]!.text).toBe('The look you chose before. Rain is forecast now.');
});

test('"I’ll wear this" of a look that stands no more is refused, and nothing is settled', async () => {
  let rain: Sky = {};
  const house = openWorldUnderSky(() => rain);
  const her = await someone(house);
  const seen = (await tomorrowsLook(house.app, her))!;
  rain = { precipitationMm: 1.2, condition: 'Rain' };
  house.pass(2 * HOUR);
  // Her page was open: she sees the dry look still.
  await expect(setPlannedLookKept(house.app, her, seen.date, means(seen))).rejects.toMatchObject({
    code: 'conflict',
    message: 'Another look is planned for that day now. Here it is; take a look first.',
  });
  const stands = (await tomorrowsLook(house.app, her))!;
  expect(stands).toMatchObject({ isKept: false, moved: 'Rain is forecast now.' });
  expect((await setPlannedLookKept(house.app, her, seen.date, means(stands))).isKept).toBe(true);
  const not = await setPlannedLookKept(house.app, her, seen.date, { ...means(stands), kept: false });
  expect(not.isKept).toBe(false);
  const another = await anotherLook(house.app, her, seen.date);
  await expect(setPlannedLookKept(house.app, her, seen.date, means(stands))).rejects.toThrow(
    'Another look is planned',
  );
  expect((await setPlannedLookKept(house.app, her, seen.date, means(another))).isKept).toBe(true);
});

test('a new style in her profile plans anew, and nothing is promised that was not for it', async () => {
  const house = openWorldUnderSky(() => ({}));
  const her = await someone(house);
  const before = await tomorrowsLook(house.app, her);
  const sporty = { ...her, stylePreferences: ['sporty' as const] };
  const after = await tomorrowsLook(house.app, sporty);
  expect(idsOf(after!.look.garments)).not.toEqual(idsOf(before!.look.garments));
  expect(after!.moved).toBeNull();
});

test('"Another" gives as many looks as her plan has outfits, one after the other', async () => {
  const house = openWorldUnderSky(() => ({}));
  const her = await someone(house);
  const first = await tomorrowsLook(house.app, her);
  expect(first!.left).toBe(2);
  const second = await anotherLook(house.app, her, first!.date);
  expect(second.left).toBe(1);
  expect(idsOf(second.look.garments)).not.toEqual(idsOf(first!.look.garments));
  const both = await Promise.allSettled([
    anotherLook(house.app, her, first!.date),
    anotherLook(house.app, her, first!.date),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(anotherLook(house.app, her, first!.date)).rejects.toMatchObject({
    code: 'too-many',
    details: { upgradeRequired: true },
  });
  const paid = { ...her, subscriptionTier: 'premium' as const };
  expect((await anotherLook(house.app, paid, first!.date)).left).toBeNull();
  await expect(anotherLook(house.app, her, '2026-11-20')).rejects.toMatchObject({ code: 'not-found' });
  await expect(setPlannedLookKept(house.app, her, '2026-12-20', means(first!))).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('plans of days that are over go, and hers are nobody else’s', async () => {
  const house = openWorldUnderSky(() => ({}));
  const her = await someone(house);
  const seen = await tomorrowsLook(house.app, her);
  const other = await someone(house);
  const db = house.app.looks(her.shard);
  expect(await findPlan(db, other.id, seen!.date)).toBeUndefined();
  house.pass(48 * HOUR);
  await tomorrowsLook(house.app, (await userById(house.app.people, her.id))!);
  expect(await findPlan(db, her.id, seen!.date)).toBeUndefined();
});

test('while her profile is not complete nothing is planned, and there is nothing to change', async () => {
  const house = openWorldUnderSky(() => ({}));
  for (const missing of [{ lat: null, lon: null }, { gender: null }, { stylePreferences: [] }]) {
    const her = await someone(house, missing);
    expect(await tomorrowsLook(house.app, her)).toBeNull();
    expect((await weekOfLooks(house.app, her)).days).toEqual([]);
    await expect(anotherLook(house.app, her, '2026-11-21')).rejects.toMatchObject({ code: 'not-found' });
    await expect(
      setPlannedLookKept(house.app, her, '2026-11-21', { kept: true, pieces: [] }),
    ).rejects.toMatchObject({ code: 'not-found' });
  }
});
