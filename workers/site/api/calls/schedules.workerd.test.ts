import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { Outfit } from '../../../../app/contracts/outfits.ts';
import { styleSchedule, type Schedule } from '../../../../app/contracts/schedules.ts';
import { MAX_SCHEDULES } from '../../../../app/domain/preferences/style-schedule.ts';
import { openOutfitWorld } from '../../../../tests/worlds/outfit-world.workerd.ts';
import { newMember, visitor } from '../../../../tests/worlds/visitor.workerd.ts';
import { createApi } from '../index.ts';

const house = openOutfitWorld({}, Date.now());
const api = createApi(() => house.app);
const PATH = '/api/style-schedules';

type Member = Awaited<ReturnType<typeof newMember>>;
async function setTier(her: Member, tier: string): Promise<void> {
  await env.PEOPLE.prepare('update users set subscription_tier = ? where id = ?')
    .bind(tier, her.user.id)
    .run();
}
async function member(name: string, tier = 'premium'): Promise<Member> {
  const her = await newMember(api, name);
  await setTier(her, tier);
  return her;
}
const list = async (her: Member) => (await her.send('GET', PATH)).json<Schedule[]>();
async function made(her: Member, over: object = {}): Promise<Schedule> {
  const response = await her.send('POST', PATH, { ...OFFICE, ...over });
  expect(response.status).toBe(200);
  return response.json<Schedule>();
}
const said = async (response: Response) => [
  response.status,
  (await response.json<{ message: string }>()).message,
];

const OFFICE = {
  name: 'Office days',
  styles: ['professional', 'classic'],
  timeOfDay: ['morning', 'afternoon'],
  daysOfWeek: ['weekdays'],
  context: 'work',
  priority: 10,
  isActive: true,
};

test('create, list, change, delete', async () => {
  const ann = await member('ann');
  expect(await list(ann)).toEqual([]);
  const office = await made(ann);
  expect(styleSchedule.strict().parse(office)).toEqual({ id: office.id, ...OFFICE });
  house.pass(1000);
  const weekend = await made(ann, { name: '  Slow weekend ', context: null, isActive: false });
  expect(weekend).toMatchObject({ name: 'Slow weekend', context: null, isActive: false });
  expect(await list(ann), 'newest first').toEqual([weekend, office]);

  const changed = {
    ...OFFICE,
    name: 'Opera',
    styles: ['go-wild'],
    daysOfWeek: [],
    context: 'special',
    priority: 0,
  };
  const answer = await ann.send('PUT', `${PATH}/${office.id}`, changed);
  expect(await answer.json()).toEqual({ id: office.id, ...changed });
  expect(await list(ann)).toEqual([weekend, { id: office.id, ...changed }]);

  expect((await ann.send('DELETE', `${PATH}/${weekend.id}`)).status).toBe(204);
  expect((await list(ann)).map(({ id }) => id)).toEqual([office.id]);
  expect(await said(await ann.send('DELETE', `${PATH}/${weekend.id}`))).toEqual([
    404,
    "We couldn't find that schedule.",
  ]);
});

test('what is left out gets the defaults of the contract; options come once, in their order', async () => {
  const bea = await member('bea', 'pro');
  const { id, ...least } = await (
    await bea.send('POST', PATH, { name: 'Sundays', styles: ['go-wild', 'casual', 'go-wild'] })
  ).json<Schedule>();
  expect(least).toEqual({
    name: 'Sundays',
    styles: ['casual', 'go-wild'],
    timeOfDay: [],
    daysOfWeek: [],
    context: null,
    priority: 1,
    isActive: true,
  });
  const whole = await bea.send('PUT', `${PATH}/${id}`, {
    name: 'Sundays',
    styles: ['casual'],
    timeOfDay: ['night', 'morning'],
    daysOfWeek: ['sunday', 'monday', 'weekends'],
  });
  expect(await whole.json()).toMatchObject({
    timeOfDay: ['morning', 'night'],
    daysOfWeek: ['weekends', 'monday', 'sunday'],
  });
});

test('bad input is refused with its fixed sentence or the name of its field', async () => {
  const cora = await member('cora');
  const { id } = await made(cora);
  const cases: [object, string | RegExp][] = [
    [{ name: undefined }, 'Please enter a schedule name.'],
    [{ name: '' }, 'Please enter a schedule name.'],
    [{ name: ' \t ' }, 'Please enter a schedule name.'],
    [{ name: 'x'.repeat(81) }, /name/],
    [{ name: 7 }, /name/],
    [{ styles: undefined }, 'Please select at least one style.'],
    [{ styles: [] }, 'Please select at least one style.'],
    [{ styles: ['grunge'] }, /styles/],
    [{ styles: 'casual' }, /styles/],
    [{ timeOfDay: ['noon'] }, /timeOfDay/],
    [{ timeOfDay: null }, /timeOfDay/],
    [{ daysOfWeek: ['someday'] }, /daysOfWeek/],
    [{ context: 'sport' }, /context/],
    [{ context: '' }, /context/],
    [{ priority: 101 }, /priority/],
    [{ priority: -1 }, /priority/],
    [{ priority: 1.5 }, /priority/],
    [{ priority: '5' }, /priority/],
    [{ isActive: 'yes' }, /isActive/],
  ];
  for (const [wrong, words] of cases) {
    const body = { ...OFFICE, ...wrong };
    const expected = [400, typeof words === 'string' ? words : expect.stringMatching(words)];
    expect(await said(await cora.send('POST', PATH, body))).toEqual(expected);
    expect(await said(await cora.send('PUT', `${PATH}/${id}`, body))).toEqual(expected);
  }
  expect(await list(cora)).toEqual([{ id, ...OFFICE }]);
});

test('what is not hers is not there: no reading, no changing, no deleting', async () => {
  const dana = await member('dana');
  const eve = await member('eve');
  const hers = await made(dana);
  expect(await list(eve)).toEqual([]);
  const foreign = { ...OFFICE, name: 'Taken over', userId: eve.user.id, id: hers.id };
  for (const id of [hers.id, 'nowhere', `${hers.id}' or 1=1`, '%']) {
    const path = `${PATH}/${encodeURIComponent(id)}`;
    expect(await said(await eve.send('PUT', path, foreign))).toEqual([
      404,
      "We couldn't find that schedule.",
    ]);
    expect(await said(await eve.send('DELETE', path))).toEqual([404, "We couldn't find that schedule."]);
  }
  expect(await list(dana)).toEqual([hers]);
  const mine = await (
    await eve.send('POST', PATH, { ...OFFICE, id: hers.id, userId: dana.user.id })
  ).json<Schedule>();
  expect(mine.id).not.toBe(hers.id);
  expect(await list(dana)).toEqual([hers]);
  expect(await list(eve)).toEqual([mine]);
});

test('signed out: 401 and nothing else', async () => {
  const nobody = visitor(api);
  for (const [method, path] of [
    ['GET', PATH],
    ['POST', PATH],
    ['PUT', `${PATH}/x`],
    ['DELETE', `${PATH}/x`],
  ] as const) {
    const response = await nobody.send(method, path, method === 'GET' ? undefined : { name: 1 });
    expect(await said(response)).toEqual([401, 'Unauthorized']);
  }
});

test('the free plan is refused with the way to upgrade; what she has rests, can be read and thrown away', async () => {
  const fay = await member('fay');
  const rests = await made(fay);
  await setTier(fay, 'free');
  const refused = [
    await fay.send('POST', PATH, OFFICE),
    await fay.send('PUT', `${PATH}/${rests.id}`, { ...OFFICE, name: 'Mine' }),
  ];
  for (const response of refused) {
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      error: 'Upgrade required',
      message: expect.stringContaining('Upgrade to Premium'),
      upgradeRequired: true,
    });
  }
  expect(await list(fay)).toEqual([rests]);
  expect((await fay.send('DELETE', `${PATH}/${rests.id}`)).status).toBe(204);
  expect(await list(fay)).toEqual([]);
});

test('fifty are the most, also when many are made at once', async () => {
  const gina = await member('gina');
  const hana = await member('hana');
  await made(hana);
  const tries = Array.from({ length: MAX_SCHEDULES + 10 }, (_, i) =>
    gina.send('POST', PATH, { ...OFFICE, name: `Schedule ${i}` }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(MAX_SCHEDULES);
  expect(statuses.filter((status) => status === 409)).toHaveLength(10);
  expect(await list(gina)).toHaveLength(MAX_SCHEDULES);
  await made(hana);
});

test('the next outfit follows the schedule; without one, and on the free plan, her profile', async () => {
  const iris = await member('iris');
  await env.PEOPLE.prepare(
    `update users set location = 'Lisbon, PT', lat = 38.7, lon = -9.1, timezone = 'Europe/Lisbon', gender = 'female',
     style_preferences = '["casual"]' where id = ?`,
  )
    .bind(iris.user.id)
    .run();
  const next = async () =>
    (await (await iris.send('POST', '/api/outfits/regenerate', { userHour: 9 })).json<Outfit>()).style;
  const sporty = await made(iris, {
    styles: ['sporty'],
    timeOfDay: ['morning'],
    daysOfWeek: [],
    context: null,
  });
  expect(await next()).toBe('sporty');
  await iris.send('PUT', `${PATH}/${sporty.id}`, { ...sporty, isActive: false });
  expect(await next()).toBe('casual');
  await iris.send('PUT', `${PATH}/${sporty.id}`, sporty);
  await setTier(iris, 'free');
  expect(await next()).toBe('casual');
});

test('deleting the account erases them', async () => {
  const june = await member('june');
  await made(june);
  expect((await june.send('DELETE', '/api/user/account')).status).toBe(200);
  const left = await env.PEOPLE.prepare('select count(*) n from style_schedules where user_id = ?')
    .bind(june.user.id)
    .first<{ n: number }>();
  expect(left?.n).toBe(0);
});
