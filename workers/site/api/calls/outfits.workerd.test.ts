import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { Animation, Outfit } from '../../../../app/contracts/outfits.ts';
import { outfit as outfitShape } from '../../../../app/contracts/outfits.ts';
import { madeMp4 } from '../../../../tests/samples/mp4-files.ts';
import { openOutfitWorld } from '../../../../tests/worlds/outfit-world.workerd.ts';
import { uploader } from '../../../../tests/worlds/uploader.workerd.ts';
import { newMember, visitor } from '../../../../tests/worlds/visitor.workerd.ts';
import { createApi } from '../index.ts';

const house = openOutfitWorld({}, Date.now());
const api = createApi(() => house.app);

/** A member with a complete profile on a shard of choice. */
async function member(name: string, over: { shard?: number; tier?: string } = {}) {
  const her = await newMember(api, name);
  await env.PEOPLE.prepare(
    `update users set location = 'Lisbon, PT', lat = 38.7, lon = -9.1, timezone = 'Europe/Lisbon', gender = 'female',
     style_preferences = '["casual"]', shard = ?, subscription_tier = ? where id = ?`,
  )
    .bind(over.shard ?? 0, over.tier ?? 'free', her.user.id)
    .run();
  return her;
}
type Member = Awaited<ReturnType<typeof member>>;

const read = async <T>(response: Response): Promise<T> => {
  expect(response.status).toBe(200);
  return response.json<T>();
};
const today = async (her: Member) => read<Outfit>(await her.send('GET', '/api/outfits/today?userHour=9'));

test.each([0, 1, 2])('the main journey on shard %i', async (shard) => {
  const her = await member(`journey${shard}`, { shard });
  const first = await today(her);
  expect(outfitShape.parse(first)).toMatchObject({
    imageState: 'pending',
    editedImageUrl: null,
    daypart: 'morning',
  });
  expect(first.outfitDescription).toMatch(/^[^.]+\./);
  expect(first.weatherData).toEqual({
    temperature: 58,
    condition: 'Partly Cloudy',
    description: 'partly cloudy',
  });
  expect(first.receipt.lines.length).toBeGreaterThan(1);
  await house.work();
  const shown = await today(her);
  expect(shown).toMatchObject({ id: first.id, imageState: 'ready', imageSource: 'flat-lay' });
  const image = await env.PHOTOS.get(`${her.user.id}/${shown.editedImageUrl?.replace('/objects/', '')}`);
  expect(image?.httpMetadata?.contentType).toBe('image/jpeg');
  const served = await her.send('GET', shown.editedImageUrl ?? '');
  expect(served.status).toBe(200);
  await served.arrayBuffer();
  await image?.body.cancel();

  const loved = await her.send('PUT', `/api/outfits/${first.id}/favorite`, { isFavorite: true });
  expect(await read<Outfit>(loved)).toMatchObject({ id: first.id, isFavorite: true });
  const second = await read<Outfit>(
    await her.send('POST', '/api/outfits/regenerate', { outfitId: first.id, userHour: 20 }),
  );
  expect(second).toMatchObject({ daypart: 'evening', isFavorite: false, date: first.date });
  const list = await read<Outfit[]>(await her.send('GET', '/api/outfits'));
  expect(list.map((o) => o.id)).toEqual([second.id, first.id]);
  const page = await read<Outfit[]>(await her.send('GET', `/api/outfits?limit=1&before=${second.id}`));
  expect(page.map((o) => o.id)).toEqual([first.id]);

  const gone = await her.send('DELETE', `/api/outfits/${second.id}`);
  expect(gone.status).toBe(204);
  expect(await gone.text()).toBe('');
  expect((await her.send('DELETE', `/api/outfits/${second.id}`)).status).toBe(404);
  const third = await today(her);
  expect(third.id).not.toBe(first.id);
  const no = await her.send('POST', '/api/outfits/regenerate', { outfitId: third.id });
  expect(no.status).toBe(429);
  expect(Number(no.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await no.json()).toEqual({
    error: 'Daily limit reached',
    message: 'You have used your 3 outfits for today. Upgrade to Premium for unlimited outfits.',
    upgradeRequired: true,
  });
});

test('twenty regenerations at once over the API: one passes, nineteen wait; over the limit all are refused', async () => {
  const her = await member('twenty');
  await today(her);
  const { stylist } = house.app;
  let refusals = 0;
  let open = (): void => undefined;
  const allRefused = new Promise<void>((resolve) => (open = resolve));
  const twenty = () =>
    Promise.all(
      Array.from({ length: 20 }, async () => {
        const answer = await her.send('POST', '/api/outfits/regenerate', { userHour: 10 });
        if (answer.status !== 200 && ++refusals === 19) open();
        return answer;
      }),
    );
  const compose: typeof stylist.compose = async (brief) => {
    await allRefused;
    return stylist.compose(brief);
  };
  house.app.stylist = { ...stylist, compose };
  const answers = await twenty();
  house.app.stylist = stylist;
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([409, '2']);
    expect(await answer.json()).toEqual({
      error: 'One at a time',
      message: "We're still working on your last change. Please try again in a moment.",
    });
  }
  await read(await her.send('POST', '/api/outfits/regenerate', { userHour: 10 }));
  expect(new Set((await twenty()).map(({ status }) => status))).toEqual(new Set([429]));
  const list = await read<Outfit[]>(await her.send('GET', '/api/outfits'));
  expect(list).toHaveLength(1);
});

test('what is not hers is not there, whatever she tries, and stays as it was', async () => {
  const [anna, bea] = [await member('anna', { shard: 0 }), await member('bea', { shard: 0 })];
  const hers = await today(anna);
  await house.work();
  const before = await read<Outfit[]>(await anna.send('GET', '/api/outfits'));
  const tries: [string, string, unknown?][] = [
    ['PUT', `/api/outfits/${hers.id}/favorite`, { isFavorite: true }],
    ['DELETE', `/api/outfits/${hers.id}`],
    ['POST', `/api/outfits/${hers.id}/retry-image`],
    ['POST', `/api/outfits/${hers.id}/generate-video`],
    ['POST', '/api/outfits/regenerate', { outfitId: hers.id }],
  ];
  for (const [method, path, body] of tries) {
    const foreign = await bea.send(method, path, body);
    const absent = await bea.send(
      method,
      path.replace(hers.id, 'no-such-outfit'),
      body && { ...body, outfitId: 'no' },
    );
    expect([foreign.status, absent.status], `${method} ${path}`).toEqual([404, 404]);
    expect(await foreign.json(), 'no difference').toEqual(await absent.json());
    const stranger = await visitor(api).send(method, path, body);
    expect(stranger.status).toBe(401);
    expect(await stranger.json()).toEqual({ message: 'Unauthorized' });
  }
  expect(await read<Outfit[]>(await bea.send('GET', `/api/outfits?before=${hers.id}`))).toEqual([]);
  expect((await bea.send('GET', hers.editedImageUrl ?? before[0]?.editedImageUrl ?? '')).status).toBe(404);
  expect(await read<Outfit[]>(await anna.send('GET', '/api/outfits'))).toEqual(before);
});

test('without place, gender or style there is no outfit yet: null', async () => {
  const her = await newMember(api, 'halfway');
  expect(await read(await her.send('GET', '/api/outfits/today'))).toBeNull();
  expect(await read(await her.send('GET', '/api/outfits'))).toEqual([]);
});

test('bad input is named, never a 500', async () => {
  const her = await member('careless');
  const tries: [string, string, unknown, RegExp][] = [
    ['GET', '/api/outfits/today?userHour=24', undefined, /userHour/],
    ['GET', '/api/outfits/today?userHour=noon', undefined, /userHour/],
    ['GET', '/api/outfits/today?userHour=', undefined, /userHour/],
    ['GET', '/api/outfits/today?userHour=%20', undefined, /userHour/],
    ['GET', '/api/outfits?limit=0', undefined, /limit/],
    ['POST', '/api/outfits/regenerate', { userHour: '9' }, /userHour/],
    ['POST', '/api/outfits/regenerate', { outfitId: 'x'.repeat(65) }, /outfitId/],
    ['POST', '/api/outfits/regenerate', '{', /JSON/],
    ['PUT', '/api/outfits/x/favorite', { isFavorite: 'yes' }, /isFavorite/],
  ];
  for (const [method, path, body, words] of tries) {
    const answer = await her.send(method, path, body);
    expect(answer.status, path).toBe(400);
    expect((await answer.json<{ message: string }>()).message).toMatch(words);
  }
});

test('a failed picture keeps its outfit, and "Try again" makes it without counting', async () => {
  const her = await member('unlucky');
  const outfit = await today(her);
  house.sent.length = 0;
  await env.LOOKS_0.prepare("update outfits set image_state = 'failed' where id = ?").bind(outfit.id).run();
  const retried = await Promise.all(
    [1, 2].map(() => her.send('POST', `/api/outfits/${outfit.id}/retry-image`)),
  );
  for (const answer of retried) expect(await read<Outfit>(answer)).toMatchObject({ imageState: 'pending' });
  expect(house.sent.filter((message) => message.kind === 'render-outfit')).toHaveLength(1);
  await house.work();
  expect(await today(her)).toMatchObject({ id: outfit.id, imageState: 'ready' });
  const used = await env.LOOKS_0.prepare('select used from usage where user_id = ?')
    .bind(her.user.id)
    .first();
  expect(used).toEqual({ used: 1 });
});

test('films: free users are told of the upgrade, paying ones that the picture comes first', async () => {
  const [free, paying] = [await member('free'), await member('paying', { tier: 'premium' })];
  const no = await free.send('POST', `/api/outfits/${(await today(free)).id}/generate-video`);
  expect(no.status).toBe(403);
  expect(await no.json()).toMatchObject({
    message: expect.stringContaining('Upgrade'),
    upgradeRequired: true,
  });
  const later = await paying.send('POST', `/api/outfits/${(await today(paying)).id}/generate-video`);
  expect(later.status).toBe(409);
  expect(await read(await paying.send('GET', '/api/animations'))).toEqual([]);
});

test('a film over the API: started, begun, handed in to its address, listed and served with ranges', async () => {
  const her = await member('filmed', { tier: 'premium' });
  const outfit = await today(her);
  await house.work();
  const started = await read<{ animationId: string }>(
    await her.send('POST', `/api/outfits/${outfit.id}/generate-video`),
  );
  const film = `/api/animations/${started.animationId}`;
  const { lease } = await read<{ lease: string }>(await her.send('POST', `${film}/begin`));
  expect((await her.send('POST', `${film}/lease`, { lease })).status).toBe(200);
  const { uploadURL } = await read<{ uploadURL: string }>(
    await her.send('POST', `${film}/upload`, { lease }),
  );
  const put = await uploader(api).put(her, uploadURL, madeMp4(), 'video/mp4');
  expect([put.status, put.headers.get('etag')]).toEqual([200, expect.stringMatching(/^".+"$/)]);
  const [listed] = await read<Animation[]>(await her.send('GET', '/api/animations'));
  expect(listed).toMatchObject({ status: 'completed', outfitId: outfit.id });
  const part = await her.send('GET', listed?.videoUrl ?? '', undefined, { range: 'bytes=4-7' });
  expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([
    206,
    'video/mp4',
    'ftyp',
  ]);
});

test('schedules decide the styles for those who pay, and for nobody else', async () => {
  const [free, paying] = [await member('unscheduled'), await member('scheduled', { tier: 'premium' })];
  for (const her of [free, paying]) {
    await env.PEOPLE.prepare(
      `insert into style_schedules (id, user_id, name, styles, time_of_day, days_of_week, created_at)
       values (?, ?, 'Gym', '["sporty"]', '["morning"]', '[]', 0)`,
    )
      .bind(crypto.randomUUID(), her.user.id)
      .run();
  }
  expect((await today(paying)).style).toBe('sporty');
  expect((await today(free)).style).toBe('casual');
});
