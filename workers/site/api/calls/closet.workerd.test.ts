import { PIECE_KINDS } from '../../../../app/domain/closet/closet-terms.ts';
import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { Closet, ClosetChoice, ClosetPiece } from '../../../../app/contracts/closet.ts';
import { WARDROBE } from '../../../../app/domain/wardrobe/wardrobe.ts';
import { onePlace } from '../../../../tests/fakes/one-place-gazetteer.workerd.ts';
import { openOutfitWorld } from '../../../../tests/worlds/outfit-world.workerd.ts';
import type { Member } from '../../../../tests/worlds/uploader.workerd.ts';
import { newMember } from '../../../../tests/worlds/visitor.workerd.ts';
import { createApi } from '../index.ts';

const house = openOutfitWorld({ geocoder: onePlace });
const api = createApi(() => house.app);

const COAT = { garmentId: 'wool-coat', color: 'camel' };
const BOOTS = { garmentId: 'chelsea-boots', color: 'black' };
/** Pieces of every kind in their own colors, so many. */
const MANY = WARDROBE.filter(
  ({ slot, genders }) => !['base', 'legwear'].includes(slot) && genders.length === 2,
)
  .slice(0, 60)
  .map(({ id, colors }) => ({ garmentId: id, color: colors[0]?.join('+') ?? '' }));

const closetOf = async (member: Member) => (await member.send('GET', '/api/closet')).json<Closet>();
async function add(member: Member, ...pieces: { garmentId: string; color: string }[]) {
  const response = await member.send('POST', '/api/closet', { pieces });
  return {
    status: response.status,
    ...(await response.json<{ pieces: ClosetPiece[]; fresh: string[]; leftOut: number; message: string }>()),
  };
}
const change = (member: Member, id: string, body: unknown) => member.send('PUT', `/api/closet/${id}`, body);

test('"I own this": one piece, however often and however many tap at once; it is drawn as looks draw it', async () => {
  const ann = await newMember(api, 'ann');
  expect(await closetOf(ann)).toEqual({
    pieces: [],
    dressFrom: 'everything',
    laundryRest: true,
    limit: 40,
    helps: [],
    helpsComing: false,
  });
  const taps = await Promise.all([add(ann, COAT), add(ann, COAT), add(ann, COAT, COAT, BOOTS)]);
  expect(taps.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { pieces } = await closetOf(ann);
  expect(pieces.map(({ garment }) => garment.id).sort()).toEqual(['chelsea-boots:black', 'wool-coat:camel']);
  expect(pieces.find(({ garmentId }) => garmentId === 'wool-coat')).toMatchObject({
    kind: 'outerwear',
    garment: { name: 'camel wool coat', slot: 'coat' },
    status: 'here',
    wornCount: 0,
    warmth: 'usual',
    name: null,
  });
});

test('what is not in our wardrobe, or what everybody has, is refused with a sentence and nothing is kept', async () => {
  const bea = await newMember(api, 'bea');
  for (const piece of [
    { garmentId: 'no-coat', color: 'camel' },
    { garmentId: 'wool-coat', color: 'no-color' },
    { garmentId: 'sheer-tights', color: 'black' },
    { garmentId: 'breton-top', color: 'red' },
    { garmentId: 'breton-top', color: '#7a4b32' },
  ]) {
    const answer = await add(bea, COAT, piece);
    expect(answer).toMatchObject({
      status: 400,
      message: 'pieces names something that is not in our wardrobe.',
    });
  }
  for (const color of ['#7a4b3', '#7A4B32', '#7a4b32ff', 'red"><b>', '#7a4b32+', 'camel;navy'])
    expect((await add(bea, { garmentId: 'wool-coat', color })).status, color).toBe(400);
  expect((await closetOf(bea)).pieces).toEqual([]);
  const own = await add(bea, { garmentId: 'wool-coat', color: '#7a4b32' });
  expect(own.pieces[0]).toMatchObject({ color: '#7a4b32', garment: { cloth: { colour: '#7a4b32' } } });
});

test('a free closet holds 40 pieces, whoever taps at once; a paid one has no limit', async () => {
  const cleo = await newMember(api, 'cleo');
  const first = await add(cleo, ...MANY.slice(0, 30));
  expect(first).toMatchObject({ leftOut: 0 });
  const both = await Promise.all([add(cleo, ...MANY.slice(20, 45)), add(cleo, ...MANY.slice(30, 60))]);
  const { pieces } = await closetOf(cleo);
  expect(pieces).toHaveLength(40);
  // Of 55 asked, 10 hung there and the same 10 found room in both.
  expect(both[0].leftOut + both[1].leftOut).toBe(25);
  const over = await add(cleo, { garmentId: 'wool-coat', color: 'fuchsia' });
  expect(over).toMatchObject({ status: 429, upgradeRequired: true, error: 'Closet full' });
  // One of hers is no new piece.
  expect((await add(cleo, MANY[0] ?? COAT)).status).toBe(200);
  // Given away, there is room again; and no way back round the limit.
  const given = pieces[3]?.id ?? '';
  expect((await change(cleo, given, { status: 'gone' })).status).toBe(200);
  expect((await add(cleo, { garmentId: 'wool-coat', color: 'fuchsia' })).status).toBe(200);
  expect((await change(cleo, given, { status: 'here' })).status).toBe(429);
  expect((await cleo.send('POST', '/api/closet/move', { ids: [given], status: 'here' })).status).toBe(200);
  expect((await closetOf(cleo)).pieces.filter(({ status }) => status !== 'gone')).toHaveLength(40);
  await env.PEOPLE.prepare("update users set subscription_tier = 'premium' where id = ?")
    .bind(cleo.user.id)
    .run();
  expect(await add(cleo, ...MANY)).toMatchObject({ status: 200, leftOut: 0 });
  expect((await closetOf(cleo)).limit).toBeNull();
});

test('the answer says which pieces are new: one that was given away comes back as it was', async () => {
  const gail = await newMember(api, 'gail');
  const first = await add(gail, COAT);
  const id = first.pieces[0]?.id ?? '';
  expect(first.fresh).toEqual([id]);
  expect((await change(gail, id, { price: 19900, status: 'gone' })).status).toBe(200);
  const again = await add(gail, COAT, { garmentId: 'wool-coat', color: 'navy' });
  expect(again.pieces.find((piece) => piece.id === id)).toMatchObject({ status: 'here', price: 19900 });
  expect(again.fresh).toEqual(again.pieces.map((piece) => piece.id).filter((each) => each !== id));
  expect((await add(gail, COAT)).fresh).toEqual([]);
});

test('edited: color, name, warmth, price, place; a color that she has already is a conflict', async () => {
  const dora = await newMember(api, 'dora');
  const { pieces } = await add(dora, COAT, { garmentId: 'wool-coat', color: 'navy' });
  const camel = pieces.find(({ color }) => color === 'camel')?.id ?? '';
  const edited = await change(dora, camel, {
    color: 'plum',
    name: '  The winter one  ',
    warmth: 'thick',
    price: 19900,
    currency: 'EUR',
    status: 'away',
  });
  expect(await edited.json()).toMatchObject({
    color: 'plum',
    garment: { id: 'wool-coat:plum' },
    name: 'The winter one',
    warmth: 'thick',
    price: 19900,
    currency: 'EUR',
    status: 'away',
  });
  const twice = await change(dora, camel, { color: 'navy' });
  expect(twice.status).toBe(409);
  expect(await twice.json()).toMatchObject({ message: 'You already have this piece in that color.' });
  for (const body of [
    { color: 'camel+navy' },
    { name: '' },
    { name: 'x'.repeat(61) },
    { price: -1 },
    { currency: 'euro' },
    { status: 'lost' },
  ])
    expect((await change(dora, camel, body)).status, JSON.stringify(body)).toBe(400);
  expect((await change(dora, camel, {})).status).toBe(200);
});

test('many at once, and one removed; somebody else can do neither', async () => {
  const [eva, mallory] = [await newMember(api, 'eva'), await newMember(api, 'mallory')];
  const { pieces } = await add(eva, COAT, BOOTS);
  const ids = pieces.map(({ id }) => id);
  const theirs = await mallory.send('POST', '/api/closet/move', { ids, status: 'gone' });
  expect(await theirs.json()).toEqual({ pieces: [] });
  for (const id of ids) {
    expect((await change(mallory, id, { status: 'gone' })).status).toBe(404);
    expect((await mallory.send('DELETE', `/api/closet/${id}`)).status).toBe(404);
  }
  const moved = await eva.send('POST', '/api/closet/move', { ids: [...ids, 'of-nobody'], status: 'wash' });
  expect((await moved.json<{ pieces: ClosetPiece[] }>()).pieces.map(({ status }) => status)).toEqual([
    'wash',
    'wash',
  ]);
  expect((await eva.send('DELETE', `/api/closet/${ids[0] ?? ''}`)).status).toBe(204);
  expect((await eva.send('DELETE', `/api/closet/${ids[0] ?? ''}`)).status).toBe(404);
  expect((await closetOf(eva)).pieces.map(({ id }) => id)).toEqual([ids[1]]);
});

test('what she is dressed from is kept, and nothing else with it', async () => {
  const fay = await newMember(api, 'fay');
  const saved = await fay.send('PUT', '/api/closet/settings', { dressFrom: 'mine-first' });
  expect(await saved.json()).toEqual({ dressFrom: 'mine-first', laundryRest: true });
  await fay.send('PUT', '/api/closet/settings', { laundryRest: false });
  expect(await closetOf(fay)).toMatchObject({ dressFrom: 'mine-first', laundryRest: false });
  expect((await fay.send('PUT', '/api/closet/settings', { dressFrom: 'theirs' })).status).toBe(400);
});

test('the tick list: every shelf has its garments with dots that can be ticked, and the basics can all be hers', async () => {
  const gil = await newMember(api, 'gil');
  await gil.send('PUT', '/api/user/preferences', { gender: 'female' });
  for (const kind of PIECE_KINDS) {
    const choices = await (
      await gil.send('GET', `/api/closet/choices?kind=${kind}&most=8`)
    ).json<ClosetChoice[]>();
    expect(choices).toHaveLength(8);
    for (const { garmentId, dots } of choices) {
      expect(dots.length).toBeGreaterThan(1);
      expect(
        dots.every(({ hex }) => /^#[0-9a-f]{6}$/.test(hex)),
        garmentId,
      ).toBe(true);
    }
  }
  const basics = await (
    await gil.send('GET', '/api/closet/basics')
  ).json<{ garmentId: string; color: string }[]>();
  expect(basics).toHaveLength(18);
  const { pieces } = await add(gil, ...basics.map(({ garmentId, color }) => ({ garmentId, color })));
  expect(pieces).toHaveLength(18);
  expect((await gil.send('GET', '/api/closet/choices?kind=hats')).status).toBe(400);
});

test('400 changes an hour are enough', async () => {
  const hana = await newMember(api, 'hana');
  expect((await add(hana, COAT)).status).toBe(200);
  const counted = await env.PEOPLE.prepare(
    "update rate_limits set count = 399 where key like 'closet:%' and count = 1",
  ).run();
  expect(counted.meta.changes).toBeGreaterThan(0);
  expect((await add(hana, BOOTS)).status).toBe(200);
  const { pieces } = await closetOf(hana);
  const one = pieces[0]?.id ?? '';
  const refused = [
    await hana.send('POST', '/api/closet', { pieces: [COAT] }),
    await change(hana, one, { warmth: 'thin' }),
    await hana.send('POST', '/api/closet/move', { ids: [one], status: 'away' }),
    await hana.send('DELETE', `/api/closet/${one}`),
  ];
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
});

test('"None of these": three answers name what can be added as it stands, in her own color', async () => {
  const nia = await newMember(api, 'nearest-nia');
  const ask = (query: string) => nia.send('GET', `/api/closet/nearest?${query}`);
  const answer = await ask('where=legs&warm=warm&dressy=relaxed');
  const { choice, warmth } = await answer.json<{ choice: ClosetChoice; warmth: string }>();
  expect(choice.garment.slot).toBe('bottom');
  expect(['thin', 'usual', 'thick']).toContain(warmth);
  const added = await add(nia, { garmentId: choice.garmentId, color: '#112233' });
  expect(added.pieces.map(({ color }) => color)).toEqual(['#112233']);
  expect((await ask('where=moon&warm=warm&dressy=relaxed')).status).toBe(400);
});
