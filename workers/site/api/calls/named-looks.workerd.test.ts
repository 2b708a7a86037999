import { expect, test } from 'vitest';
import type { NamedLook } from '../../../../app/contracts/own-looks/named-looks.ts';
import type { Outfit } from '../../../../app/contracts/outfits.ts';
import { onePlace } from '../../../../tests/fakes/one-place-gazetteer.workerd.ts';
import { openOutfitWorld } from '../../../../tests/worlds/outfit-world.workerd.ts';
import type { Member } from '../../../../tests/worlds/uploader.workerd.ts';
import { newMember } from '../../../../tests/worlds/visitor.workerd.ts';
import { createApi } from '../index.ts';

const house = openOutfitWorld({ geocoder: onePlace });
const api = createApi(() => house.app);

const DRESS = ['wrap-dress:forest', 'chelsea-boots:black', 'wool-coat:camel'];
const idsOf = ({ look }: { look: NamedLook['look'] }) => look.garments.map(({ id }) => id);
const shelfOf = async (her: Member) => (await her.send('GET', '/api/looks')).json<NamedLook[]>();
async function nameIt(her: Member, name: string, from: object) {
  const response = await her.send('POST', '/api/looks', { name, from });
  return { status: response.status, ...(await response.json<NamedLook & { message: string }>()) };
}
async function todayOf(her: Member): Promise<Outfit> {
  await her.send('PUT', '/api/user/preferences', { stylePreferences: ['classic'], gender: 'female' });
  await her.send('PUT', '/api/user/location', { location: 'Helsinki' });
  return (await her.send('GET', '/api/outfits/today')).json<Outfit>();
}

test("today's look and one of her own pieces get names; the newest is first, and each is drawn as an outfit is", async () => {
  const ann = await newMember(api, 'ann');
  expect(await shelfOf(ann)).toEqual([]);
  const today = await todayOf(ann);
  const first = await nameIt(ann, '  Interview ', { outfitId: today.id });
  expect(first).toMatchObject({ status: 200, name: 'Interview', look: today.look, day: null, trips: [] });
  house.pass(1000);
  const second = await nameIt(ann, 'Dinner', { garments: DRESS });
  expect(idsOf(second)).toEqual(['chelsea-boots:black', 'wrap-dress:forest', 'wool-coat:camel']);
  expect((await shelfOf(ann)).map(({ name }) => name)).toEqual(['Dinner', 'Interview']);
});

test('named twice at once it is one look; the same name for another look is refused', async () => {
  const bea = await newMember(api, 'bea');
  const both = await Promise.all([1, 2, 3].map(() => nameIt(bea, 'Dinner', { garments: DRESS })));
  expect(new Set(both.map(({ id, status }) => `${id} ${status}`)).size).toBe(1);
  const other = await nameIt(bea, 'DINNER', { garments: DRESS.slice(0, 2) });
  expect(other).toMatchObject({
    status: 409,
    message: 'You already have a look named “Dinner”. Choose another name.',
  });
  expect(await shelfOf(bea)).toHaveLength(1);
});

test.each([
  ['no name', '   ', DRESS, 400, 'Give the look a name.'],
  ['a long name', 'n'.repeat(61), DRESS, 400, 'Choose a name of at most 60 characters.'],
  ['no such piece', 'A', ['no-dress:red'], 404, 'One of these pieces is not in your closet or our wardrobe.'],
  [
    'two coats',
    'A',
    [...DRESS, 'wool-coat:navy'],
    422,
    "The camel wool coat and the navy wool coat can't be worn together. Choose one of them.",
  ],
  ['a coat alone', 'A', ['wool-coat:camel'], 422, 'A look needs a dress, or a top and a bottom.'],
])('%s is refused with a sentence', async (what, name, garments, status, message) => {
  const cleo = await newMember(api, `cleo ${what}`.replaceAll(' ', '-'));
  expect(await nameIt(cleo, name, { garments })).toMatchObject({ status, message });
  expect(await shelfOf(cleo)).toEqual([]);
});

test("nobody names somebody else's outfit", async () => {
  const [dana, eve] = [await newMember(api, 'dana'), await newMember(api, 'eve')];
  const hers = await todayOf(dana);
  expect((await nameIt(eve, 'Hers', { outfitId: hers.id })).status).toBe(404);
  expect(await shelfOf(eve)).toEqual([]);
});

test('a hundred looks have names, however many are named at once', async () => {
  const fay = await newMember(api, 'fay');
  const names = Array.from({ length: 110 }, (_, i) => `Look ${i}`);
  for (let i = 0; i < names.length; i += 22) {
    const answers = await Promise.all(
      names.slice(i, i + 22).map((name) => nameIt(fay, name, { garments: DRESS })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    if (refused.length > 0)
      expect(refused[0]).toMatchObject({
        status: 429,
        message: expect.stringContaining('You have 100 named looks'),
      });
  }
  const shelf = await shelfOf(fay);
  expect(shelf).toHaveLength(100);
  const there = await nameIt(fay, shelf[0]!.name, { garments: DRESS });
  expect(there.status, 'what is there is there').toBe(200);
});
