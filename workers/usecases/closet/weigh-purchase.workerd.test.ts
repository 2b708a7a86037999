import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { weighPurchase as weighCall } from '../../../app/contracts/her-clothes/buying.ts';
import { CAPSULE } from '../../../tests/styling/capsule-wardrobe.ts';
import { newUser, openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { limitHourly } from '../limits/rate-limits.ts';
import { addPieces } from './add-pieces.ts';
import { weighPurchase } from './weigh-purchase.ts';

const SKIRT = { garmentId: 'pleated-skirt', color: '#274060', warmth: 'usual' } as const;
const DUBLIN = {
  gender: 'female',
  stylePreferences: ['casual'],
  lat: 53.35,
  lon: -6.26,
  location: 'Dublin',
  timezone: 'Europe/Dublin',
} as const;

async function withCapsule(more: Parameters<typeof newUser>[1] = {}) {
  const house = openOutfitWorld();
  const user = await newUser(house.app, { ...DUBLIN, stylePreferences: ['casual'], ...more });
  await addPieces(
    house.app,
    user,
    CAPSULE.map(({ garmentId, color }) => ({ garmentId, color })),
  );
  return { ...house, user };
}

/** Rows of every table, by name; counters of tries and the weather of a place are no record of a piece. */
async function rowCounts(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, db] of Object.entries({ PEOPLE: env.PEOPLE, LOOKS: env.LOOKS_1 })) {
    const { results } = await db
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
      .all<{ name: string }>();
    for (const { name: table } of results) {
      if (table.startsWith('_cf') || ['rate_limits', 'weather_cache'].includes(table)) continue;
      counts[`${name}.${table}`] =
        (await db.prepare(`SELECT count(*) AS n FROM "${table}"`).first<number>('n')) ?? 0;
    }
  }
  return counts;
}

test('a piece on trial is weighed with her closet, worn in looks of hers, and leaves no row behind', async () => {
  const { app, user, sent } = await withCapsule({ dressFrom: 'only-mine' });
  const before = await rowCounts();
  expect(Object.keys(before).length).toBeGreaterThan(20);
  const answer = await weighPurchase(app, user, SKIRT);
  expect(weighCall.answer.parse(answer)).toEqual(answer);
  expect(answer.figures).toMatchObject({
    kind: 'bottoms',
    pieces: CAPSULE.length,
    withBasics: false,
    place: 'Dublin',
    twin: null,
  });
  expect(answer.figures.looks).toBeGreaterThan(3);
  expect(answer.looks.length).toBeGreaterThan(1);
  const own = new Set([...CAPSULE, SKIRT].map(({ garmentId, color }) => `${garmentId}:${color}`));
  for (const { look } of answer.looks) {
    const worn = look.garments
      .filter(({ slot }) => slot !== 'base' && slot !== 'legwear')
      .map(({ id }) => id);
    expect(worn).toContain('pleated-skirt:#274060');
    expect(worn.filter((id) => !own.has(id))).toEqual([]);
  }
  expect(await rowCounts()).toEqual(before);
  expect(sent.filter(({ kind }) => kind !== 'advise-closet')).toEqual([]);
});

test('with an empty closet it says that it counts with basics, and still shows looks', async () => {
  const { app } = openOutfitWorld();
  const user = await newUser(app, { ...DUBLIN, stylePreferences: ['casual'] });
  const { figures, looks } = await weighPurchase(app, user, SKIRT);
  expect(figures).toMatchObject({ withBasics: true, pieces: 0, days: { mended: 0, missing: 0 } });
  expect(looks.length).toBeGreaterThan(0);
});

test('dressed from the whole wardrobe she still sees it with what she owns', async () => {
  const { app, user } = await withCapsule({ dressFrom: 'everything' });
  const { looks } = await weighPurchase(app, user, SKIRT);
  const own = new Set(CAPSULE.map(({ garmentId, color }) => `${garmentId}:${color}`));
  for (const { look } of looks)
    expect(look.garments.filter(({ id }) => own.has(id)).length).toBeGreaterThan(1);
});

test('what is no piece of ours is refused; after many tries in an hour she is asked to wait', async () => {
  const { app, user } = await withCapsule();
  await expect(weighPurchase(app, user, { ...SKIRT, garmentId: 'crown' })).rejects.toMatchObject({
    code: 'bad-input',
  });
  const tries = Array.from({ length: 120 }, () => limitHourly(app, 'trial', user.id));
  await Promise.all(tries);
  await expect(weighPurchase(app, user, SKIRT)).rejects.toMatchObject({ code: 'too-many' });
});
