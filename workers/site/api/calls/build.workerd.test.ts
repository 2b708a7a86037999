import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { BuildDay } from '../../../../app/contracts/own-looks/build.ts';
import type { Outfit } from '../../../../app/contracts/outfits.ts';
import { openOutfitWorld } from '../../../../tests/worlds/outfit-world.workerd.ts';
import { jsonOf, unzip } from '../../../../tests/worlds/read-zip.workerd.ts';
import type { Member } from '../../../../tests/worlds/uploader.workerd.ts';
import { newMember } from '../../../../tests/worlds/visitor.workerd.ts';
import { createApi } from '../index.ts';

const house = openOutfitWorld();
const api = createApi(() => house.app);

const DRESS = ['wrap-dress:forest', 'chelsea-boots:black', 'wool-coat:camel'];
const HERS = 'crew-knit:#7a4b32';

async function dressed(name: string): Promise<Member> {
  const her = await newMember(api, name);
  await env.PEOPLE.prepare(
    `update users set location = 'Lisbon, PT', lat = 38.7, lon = -9.1, timezone = 'Europe/Lisbon', gender = 'female',
     style_preferences = '["classic"]', shard = 0 where id = ?`,
  )
    .bind(her.user.id)
    .run();
  return her;
}
const own = (her: Member, garmentId: string, color: string) =>
  her.send('POST', '/api/closet', { pieces: [{ garmentId, color }] });
async function wear(her: Member, body: object) {
  const response = await her.send('POST', '/api/outfits/build', body);
  return { status: response.status, ...(await response.json<Outfit & { message: string }>()) };
}
const dayOf = async (her: Member) => (await her.send('GET', '/api/outfits/build')).json<BuildDay>();
const todayOf = async (her: Member) => (await her.send('GET', '/api/outfits/today')).json<Outfit>();
const idsOf = ({ look }: Outfit) => look.garments.map(({ id }) => id);
const said = ({ reasons }: Outfit) => reasons.map(({ text }) => text).join(' ');

test('a look that she built is worn today as it is, stands in the place of the one before, and takes one of the day', async () => {
  const her = await dressed('ann');
  const before = await todayOf(her);
  const { left } = await dayOf(her);
  const worn = await wear(her, { pieces: DRESS });
  expect(worn.status).toBe(200);
  expect(idsOf(worn).sort()).toEqual([...DRESS].sort());
  expect(said(worn)).toContain('You put this look together yourself.');
  expect((await todayOf(her)).id).toBe(worn.id);
  expect((await dayOf(her)).left).toBe((left ?? 0) - 1);
  expect(worn.id).not.toBe(before.id);
});

test('with finish the rest is put with a piece of hers, in the color and warmth that she has it', async () => {
  const her = await dressed('bea');
  await own(her, 'crew-knit', '#7a4b32');
  const worn = await wear(her, { pieces: [HERS], finish: true });
  expect(worn.status).toBe(200);
  expect(idsOf(worn)).toContain(HERS);
  expect(worn.look.garments.map(({ slot }) => slot)).toEqual(expect.arrayContaining(['shoes']));
  expect(said(worn)).toMatch(/You wanted your .*crewneck sweater, so the look is made around it/);
});

test('a piece in the wash is told, not refused', async () => {
  const her = await dressed('cleo');
  const { pieces } = await (await own(her, 'crew-knit', '#7a4b32')).json<{ pieces: { id: string }[] }>();
  await her.send('PUT', `/api/closet/${pieces[0]!.id}`, { status: 'wash' });
  expect((await dayOf(her)).pieces).toMatchObject([{ garmentId: 'crew-knit', isResting: true }]);
  const worn = await wear(her, { pieces: [HERS], finish: true });
  expect(worn.status).toBe(200);
  expect(said(worn)).toContain('in the wash or put away');
});

test("of two users each wears her own pieces: another's is not there, nor in what her device is told", async () => {
  const [hers, other] = [await dressed('dora'), await dressed('eve')];
  await own(hers, 'crew-knit', '#7a4b32');
  const refused = await wear(other, { pieces: [HERS], finish: true });
  expect(refused).toMatchObject({ status: 404, message: expect.stringContaining('not in your closet') });
  expect((await dayOf(other)).pieces).toEqual([]);
  expect((await wear(hers, { pieces: [HERS], finish: true })).status).toBe(200);
});

test.each([
  ['without shoes', { pieces: DRESS.slice(0, 1) }, 422, 'It has no shoes.'],
  [
    'without a bottom',
    { pieces: ['crew-knit:navy', 'chelsea-boots:black'], sure: true },
    422,
    'for the legs',
  ],
  ['two coats', { pieces: [...DRESS, 'trench:sand'] }, 422, "can't be worn together"],
  ['no such piece', { pieces: ['no-such-coat:red'] }, 404, 'not in your closet or our wardrobe'],
  ['nothing', { pieces: [] }, 400, 'Choose a piece first'],
  ['too many', { pieces: Array.from({ length: 15 }, (_, i) => `coat-${i}:red`) }, 400, 'pieces'],
])('%s: a sentence says what to do, and nothing is counted', async (name, body, status, message) => {
  const her = await dressed(`f${name.replaceAll(' ', '')}`);
  const { left } = await dayOf(her);
  expect(await wear(her, body)).toMatchObject({ status, message: expect.stringContaining(message) });
  expect((await dayOf(her)).left).toBe(left);
});

test('without shoes it is worn once she has said that she wants it so', async () => {
  const her = await dressed('gil');
  const worn = await wear(her, { pieces: DRESS.slice(0, 1), sure: true });
  expect(worn.status).toBe(200);
  expect(idsOf(worn)).toEqual(DRESS.slice(0, 1));
});

test('it costs what a regeneration costs: of more than her plan gives at once, each is worn or refused', async () => {
  const her = await dressed('hana');
  const { left } = await dayOf(her);
  const answers = [];
  for (let i = 0; i <= (left ?? 0); i++) answers.push((await wear(her, { pieces: DRESS })).status);
  expect(answers).toEqual([...Array.from({ length: left ?? 0 }, () => 200), 429]);
  expect((await dayOf(her)).left).toBe(0);
});

test('the export has it as an outfit', async () => {
  const her = await dressed('ida');
  const worn = await wear(her, { pieces: DRESS });
  const answer = await her.send('GET', '/api/user/export');
  const files = unzip(new Uint8Array(await answer.arrayBuffer()));
  expect(jsonOf(files, 'outfits.json')).toMatchObject([{ id: worn.id }]);
});
