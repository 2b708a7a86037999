import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { thermostat as thermostatShape } from '../../../../app/contracts/fit-and-taste/comfort.ts';
import type { Outfit } from '../../../../app/contracts/outfits.ts';
import type { Taste } from '../../../../app/contracts/fit-and-taste/taste.ts';
import { FREE_FIT, type FitPreferences } from '../../../../app/domain/preferences/fit-preferences.ts';
import type { StylingBrief } from '../../../../app/domain/styling/input/brief.ts';
import { compose } from '../../../../app/domain/styling/composer.ts';
import type { Thermostat } from '../../../../app/domain/preferences/thermostat.ts';
import { garmentById } from '../../../../app/domain/wardrobe/wardrobe.ts';
import type { Wearable } from '../../../../app/domain/preferences/never-wear-choices.ts';
import { openOutfitWorld } from '../../../../tests/worlds/outfit-world.workerd.ts';
import { newMember, visitor } from '../../../../tests/worlds/visitor.workerd.ts';
import { createApi } from '../index.ts';

const briefs: StylingBrief[] = [];
const house = openOutfitWorld(
  {
    stylist: {
      name: 'embedded',
      compose: (brief) => {
        briefs.push(brief);
        return Promise.resolve(compose(brief));
      },
    },
  },
  Date.now(),
);
const api = createApi(() => house.app);

type Member = Awaited<ReturnType<typeof newMember>>;
async function member(name: string): Promise<Member> {
  const her = await newMember(api, name);
  await env.PEOPLE.prepare(
    `update users set location = 'Lisbon, PT', lat = 38.7, lon = -9.1, timezone = 'Europe/Lisbon', gender = 'female',
     style_preferences = '["casual"]', subscription_tier = 'premium' where id = ?`,
  )
    .bind(her.user.id)
    .run();
  return her;
}
const today = async (her: Member) => (await her.send('GET', '/api/outfits/today?userHour=9')).json<Outfit>();
const next = async (her: Member) =>
  (await her.send('POST', '/api/outfits/regenerate', { userHour: 9 })).json<Outfit>();
const tap = (her: Pick<Member, 'send'>, id: string, feeling: unknown) =>
  her.send('PUT', `/api/outfits/${id}/comfort`, { feeling });
const thermostat = async (her: Member) => (await her.send('GET', '/api/user/comfort')).json<Thermostat>();
const taste = async (her: Member) => (await her.send('GET', '/api/user/taste')).json<Taste>();
const fit = async (her: Member) =>
  (await her.send('GET', '/api/user/fit-preferences')).json<FitPreferences>();
/** Rows of hers in whichever shard. */
async function rowsOf(her: Member, table: 'taste_events' | 'comfort_taps') {
  const shards = [env.LOOKS_0, env.LOOKS_1, env.LOOKS_2].map((db) =>
    db
      .prepare(`select outfit_id id, * from ${table} where user_id = ?`)
      .bind(her.user.id)
      .all<{ id: string; kind?: string }>(),
  );
  return (await Promise.all(shards)).flatMap(({ results }) => results);
}
const lastBrief = (): StylingBrief => {
  const brief = briefs.at(-1);
  if (!brief) throw new Error('Nobody asked the stylist.');
  return brief;
};

test('a tap is kept on the outfit, moves the thermostat and the next outfit, and a second one replaces it', async () => {
  const ann = await member('ann');
  const outfit = await today(ann);
  expect(outfit.feeling).toBeNull();
  const first = await tap(ann, outfit.id, 'too-cold');
  expect(first.status).toBe(200);
  const answer = await first.json<{ feeling: string; thermostat: Thermostat; note: string }>();
  expect(thermostatShape.strict().parse(answer.thermostat)).toEqual(await thermostat(ann));
  expect(answer).toMatchObject({
    feeling: 'too-cold',
    note: expect.stringMatching(/your next look is warmer\. Dressed as if it were \d°F colder\.$/),
  });
  expect(answer.thermostat.offsetC).toBeGreaterThan(1);
  expect((await today(ann)).feeling).toBe('too-cold');

  const again = await (await tap(ann, outfit.id, 'too-cold')).json<{ thermostat: Thermostat }>();
  expect(again.thermostat, 'said twice is said once').toEqual(answer.thermostat);
  await next(ann);
  expect(lastBrief().offsetC).toBe(answer.thermostat.offsetC);

  const lovely = await today(ann);
  await tap(ann, lovely.id, 'too-cold');
  await tap(ann, lovely.id, 'too-warm');
  const changed = await thermostat(ann);
  expect(changed.taps).toBe(2);
  expect(changed.offsetC).toBeLessThan(answer.thermostat.offsetC);
});

test('forgetting the taps puts the thermostat back and clears the outfits', async () => {
  const bea = await member('bea');
  const outfit = await today(bea);
  await tap(bea, outfit.id, 'too-warm');
  expect((await thermostat(bea)).offsetC).toBeLessThan(-1);
  expect((await bea.send('DELETE', '/api/user/comfort')).status).toBe(204);
  expect(await thermostat(bea)).toMatchObject({ offsetC: 0, taps: 0 });
  expect((await today(bea)).feeling).toBeNull();
});

test('nobody taps, reads or forgets for somebody else', async () => {
  const cora = await member('cora');
  const dana = await member('dana');
  const hers = await today(cora);
  await tap(cora, hers.id, 'too-cold');
  await cora.send('PUT', `/api/outfits/${hers.id}/favorite`, { isFavorite: true });
  await cora.send('PUT', '/api/user/fit-preferences', { ...FREE_FIT, hem: 'knee' });
  const before = [await thermostat(cora), await taste(cora), await fit(cora), (await today(cora)).feeling];

  for (const id of [hers.id, 'nowhere', `${hers.id}' or 1=1`]) {
    const response = await tap(dana, encodeURIComponent(id), 'too-warm');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: "We couldn't find that outfit." });
    await dana.send('PUT', `/api/outfits/${encodeURIComponent(id)}/favorite`, { isFavorite: false });
    await dana.send('DELETE', `/api/outfits/${encodeURIComponent(id)}`);
  }
  expect([await thermostat(dana), await taste(dana), await fit(dana)]).toEqual([
    { offsetC: 0, spreadC: 2.5, taps: 0 },
    { lines: [] },
    FREE_FIT,
  ]);
  await dana.send('DELETE', '/api/user/comfort');
  await dana.send('DELETE', '/api/user/taste');
  await dana.send('PUT', '/api/user/fit-preferences', FREE_FIT);
  expect(await rowsOf(dana, 'taste_events')).toEqual([]);
  expect([await thermostat(cora), await taste(cora), await fit(cora), (await today(cora)).feeling]).toEqual(
    before,
  );
});

test('bad input is refused with the name of its field; signed out it is 401', async () => {
  const eve = await member('eve');
  const outfit = await today(eve);
  for (const feeling of [undefined, null, 'cold', 3, ['too-cold']]) {
    const response = await tap(eve, outfit.id, feeling);
    expect([response.status, (await response.json<{ message: string }>()).message]).toEqual([
      400,
      expect.stringMatching(/feeling/),
    ]);
  }
  const wrong: [object, RegExp][] = [
    [{ sleeve: 'short' }, /sleeve/],
    [{ hem: undefined }, /hem/],
    [{ neckline: 1 }, /neckline/],
    [{ headCover: true }, /headCover/],
    [{ heel: 'high' }, /heel/],
    [{ neverWear: 'heels' }, /neverWear/],
    [{ neverWear: ['clogs'] }, /neverWear/],
    [{ neverWear: ['__proto__'] }, /neverWear/],
    [{ neverWear: Array.from({ length: 201 }, () => 'heels') }, /neverWear/],
  ];
  for (const [part, words] of wrong) {
    const response = await eve.send('PUT', '/api/user/fit-preferences', { ...FREE_FIT, ...part });
    expect([response.status, (await response.json<{ message: string }>()).message]).toEqual([
      400,
      expect.stringMatching(words),
    ]);
  }
  expect(await fit(eve)).toEqual(FREE_FIT);
  const nobody = visitor(api);
  for (const [method, path] of [
    ['PUT', `/api/outfits/${outfit.id}/comfort`],
    ['GET', '/api/user/comfort'],
    ['DELETE', '/api/user/comfort'],
    ['GET', '/api/user/taste'],
    ['DELETE', '/api/user/taste'],
    ['GET', '/api/user/fit-preferences'],
    ['PUT', '/api/user/fit-preferences'],
    ['GET', '/api/wardrobe'],
  ] as const) {
    expect((await nobody.send(method, path, method === 'PUT' ? {} : undefined)).status).toBe(401);
  }
});

test('favorites, regenerations and deletes teach her taste, each outfit once, and the next brief knows it', async () => {
  const fay = await member('fay');
  const loved = await today(fay);
  await fay.send('PUT', `/api/outfits/${loved.id}/favorite`, { isFavorite: true });
  await fay.send('PUT', `/api/outfits/${loved.id}/favorite`, { isFavorite: true });
  const { lines } = await taste(fay);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.every(({ because }) => /^You favorited 1 look (in|with) it\.$/.test(because))).toBe(true);
  const other = await next(fay);
  expect(lastBrief().affinities?.style?.casual).toBeCloseTo(1 / 3);

  await next(fay);
  const passed = lastBrief().affinities?.style?.casual ?? 0;
  await fay.send('DELETE', `/api/outfits/${loved.id}`);
  await next(fay);
  const deleted = lastBrief().affinities?.style?.casual ?? 0;
  expect(deleted).toBeLessThan(passed);
  expect(deleted).toBeLessThan(0);
  const kindOf = new Map((await rowsOf(fay, 'taste_events')).map(({ id, kind }) => [id, kind]));
  expect([kindOf.get(loved.id), kindOf.get(other.id), kindOf.size]).toEqual(['delete', 'replace', 3]);

  expect((await fay.send('DELETE', '/api/user/taste')).status).toBe(204);
  expect(await taste(fay)).toEqual({ lines: [] });
});

test('a favorite that is none any more says nothing; an outfit replaced because she moved says nothing', async () => {
  const gina = await member('gina');
  const outfit = await today(gina);
  await gina.send('PUT', `/api/outfits/${outfit.id}/favorite`, { isFavorite: true });
  await gina.send('PUT', `/api/outfits/${outfit.id}/favorite`, { isFavorite: false });
  expect(await taste(gina)).toEqual({ lines: [] });
  await env.PEOPLE.prepare("update users set location = 'Porto, PT' where id = ?").bind(gina.user.id).run();
  await next(gina);
  expect(await rowsOf(gina, 'taste_events')).toEqual([]);
});

test('fit and modesty are kept and hold for the next outfit', async () => {
  const hana = await member('hana');
  expect(await fit(hana)).toEqual(FREE_FIT);
  const strict: FitPreferences = {
    sleeve: 'long',
    hem: 'ankle',
    neckline: 'no-low',
    headCover: 'always',
    heel: 'flat',
    neverWear: ['jeans', 'wool-coat', 'jeans'],
  };
  const saved = await hana.send('PUT', '/api/user/fit-preferences', strict);
  expect(await saved.json()).toEqual({ ...strict, neverWear: ['jeans', 'wool-coat'] });
  expect((await fit(hana)).sleeve).toBe('long');
  for (let look = 0; look < 5; look++) {
    const { look: worn } = await next(hana);
    const garments = worn.garments.map(({ id }) => garmentById(id));
    expect(garments.some((garment) => garment?.headCover)).toBe(true);
    expect(garments.every((garment) => garment?.heel === 0)).toBe(true);
    expect(garments.some((garment) => garment?.id === 'wool-coat' || garment?.id.includes('jeans'))).toBe(
      false,
    );
  }
});

test('a list that leaves nothing gives the nearest look and says so', async () => {
  const iris = await member('iris');
  const all = await (await iris.send('GET', '/api/wardrobe')).json<Wearable[]>();
  expect(all.length).toBeGreaterThan(200);
  const families = all.filter(({ kind }) => kind === 'family').map(({ id }) => id);
  const shoes = all.filter(({ id }) => garmentById(id)?.slot === 'shoes').map(({ id }) => id);
  const neverWear = [...families, ...shoes].slice(0, 200);
  expect((await iris.send('PUT', '/api/user/fit-preferences', { ...FREE_FIT, neverWear })).status).toBe(200);
  const response = await iris.send('GET', '/api/outfits/today?userHour=9');
  expect(response.status).toBe(200);
  const { reasons } = await response.json<Outfit>();
  expect(reasons.some(({ fact }) => fact === 'preference')).toBe(true);
});

test('deleting the account erases taps and taste', async () => {
  const june = await member('june');
  const outfit = await today(june);
  await tap(june, outfit.id, 'just-right');
  await june.send('PUT', `/api/outfits/${outfit.id}/favorite`, { isFavorite: true });
  expect([await rowsOf(june, 'comfort_taps'), await rowsOf(june, 'taste_events')]).toMatchObject([
    [{}],
    [{}],
  ]);
  expect((await june.send('DELETE', '/api/user/account')).status).toBe(200);
  await house.work();
  for (const table of ['comfort_taps', 'taste_events'] as const)
    expect(await rowsOf(june, table)).toEqual([]);
});
