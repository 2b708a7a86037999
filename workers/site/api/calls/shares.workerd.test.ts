import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { Outfit } from '../../../../app/contracts/outfits.ts';
import { openOutfitWorld } from '../../../../tests/worlds/outfit-world.workerd.ts';
import upright from '../../../../tests/people/woman-04-average-dark-short.jpg';
import { newMember, SITE, visitor } from '../../../../tests/worlds/visitor.workerd.ts';
import { piecesToLayOut } from '../../../../app/domain/planning/pieces-line.ts';
import { objectKey } from '../../../../app/domain/photos/object-id.ts';
import { pageReads } from '../../page-reads.ts';
import { createApi } from '../index.ts';

const house = openOutfitWorld({}, Date.now());
const api = createApi(() => house.app);
const anyone = visitor(api, '203.0.113.9');
const look = (token: string) => pageReads(house.app, null).sharedLook(token);
const preview = (token: string, headers: Record<string, string> = {}) =>
  anyone.send('GET', `/look/${token}/preview.jpg`, undefined, headers);
const image = (token: string) => anyone.send('GET', `/look/${token}/image.jpg`);

/** A member with an outfit of today on a shard of choice, and with its picture unless told otherwise. */
async function dressed(name: string, { shard = 0, pictured = true } = {}) {
  const her = await newMember(api, name);
  await env.PEOPLE.prepare(
    `update users set location = 'Lisbon, PT', lat = 38.7, lon = -9.1, timezone = 'Europe/Lisbon', gender = 'female',
     style_preferences = '["casual"]', shard = ? where id = ?`,
  )
    .bind(shard, her.user.id)
    .run();
  const answer = await her.send('GET', '/api/outfits/today?userHour=9');
  if (pictured) await house.work();
  else house.sent.length = 0;
  return { her, outfit: await answer.json<Outfit>() };
}
type Member = Awaited<ReturnType<typeof dressed>>['her'];

/** Shares it and gives the token. */
async function share(her: Member, id: string): Promise<string> {
  const answer = await her.send('POST', `/api/outfits/${id}/share`);
  expect(answer.status).toBe(200);
  const { url } = await answer.json<{ url: string }>();
  expect(url).toMatch(new RegExp(`^${SITE}/look/\\d+-[0-9a-f]{40}$`));
  return url.slice(`${SITE}/look/`.length);
}

test.each([0, 2])(
  'anyone with the link sees title, weather and picture, whatever the shard (%i)',
  async (shard) => {
    const { her, outfit } = await dressed(`nina${shard}`, { shard });
    expect(await (await her.send('GET', `/api/outfits/${outfit.id}/share`)).json()).toBeNull();
    const token = await share(her, outfit.id);
    expect(token.startsWith(`${shard}-`)).toBe(true);

    const shown = await look(token);
    const { temperature, condition, description } = outfit.weatherData;
    expect(shown).toEqual({
      ...{ token, title: outfit.title, hasImage: true, imageSize: null },
      weatherData: { temperature, condition, description },
      pieces: piecesToLayOut(outfit.look).map((worn) => ({
        garment: worn.id.split(':')[0],
        name: worn.name,
        slot: worn.slot,
        color: worn.cloth.colour,
      })),
    });
    const picture = await image(token);
    expect(picture.status).toBe(200);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-cache',
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(new TextDecoder().decode(await picture.arrayBuffer())).toBe(
      outfit.look.garments.map((garment) => garment.name).join(', '),
    );
    const again = await anyone.send('GET', `/look/${token}/image.jpg`, undefined, {
      'if-none-match': picture.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  },
);

test('the size of a picture is told to those who show the link', async () => {
  const { her, outfit } = await dressed('sized');
  const token = await share(her, outfit.id);
  const { image_object: object } = (await env.LOOKS_0.prepare('select image_object from outfits where id = ?')
    .bind(outfit.id)
    .first<{ image_object: string }>())!;
  await env.PHOTOS.put(objectKey(her.user.id, object), upright, {
    httpMetadata: { contentType: 'image/jpeg' },
  });
  const { imageSize } = (await look(token))!;
  expect(imageSize).toEqual({ width: 1024, height: 1536 });
});

test('what messengers show of it is drawn anew each time, never kept, and gone with the link', async () => {
  const drawn: number[] = [];
  house.app.linkPreviews = {
    draw(picture) {
      drawn.push(picture.length);
      return Promise.resolve(new TextEncoder().encode('wide'));
    },
  };
  const { her, outfit } = await dressed('messenger');
  const token = await share(her, outfit.id);
  const shown = await preview(token);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
  });
  expect(await shown.text()).toBe('wide');
  const etag = shown.headers.get('etag') ?? '';
  expect(etag).not.toBe((await image(token)).headers.get('etag'));
  expect((await preview(token, { 'if-none-match': etag })).status).toBe(304);
  expect(drawn).toHaveLength(1);
  await her.send('DELETE', `/api/outfits/${outfit.id}/share`);
  expect((await preview(token, { 'if-none-match': etag })).status).toBe(404);
  expect(drawn).toHaveLength(1);
});

test('a preview is drawn 120 times an hour at most; then messengers get the picture itself', async () => {
  let drawn = 0;
  house.app.linkPreviews = {
    draw: () => Promise.resolve(new TextEncoder().encode(`wide ${++drawn}`)),
  };
  const { her, outfit } = await dressed('viral');
  const token = await share(her, outfit.id);
  const texts = await Promise.all(Array.from({ length: 124 }, async () => (await preview(token)).text()));
  expect(drawn).toBe(120);
  expect(texts.filter((text) => !text.startsWith('wide'))).toHaveLength(4);
});

test('where no preview can be drawn, messengers get the picture itself', async () => {
  const { her, outfit } = await dressed('plain');
  const token = await share(her, outfit.id);
  const whole = await (await image(token)).text();
  for (const linkPreviews of [null, { draw: () => Promise.reject(new Error('no JPEG')) }]) {
    house.app.linkPreviews = linkPreviews;
    const shown = await preview(token);
    expect([shown.status, await shown.text()]).toEqual([200, whole]);
  }
});

test('nothing of the person, the place or the day is behind the link, and nothing else of hers', async () => {
  const { her, outfit } = await dressed('privata');
  const token = await share(her, outfit.id);
  const said = JSON.stringify(await look(token));
  for (const secret of [her.user.id, outfit.id, 'privata', 'Lisbon', outfit.date])
    expect(said, secret).not.toContain(secret);
  expect((await anyone.send('GET', outfit.editedImageUrl ?? '/objects/none-at-all')).status).toBe(401);
  expect((await anyone.send('GET', `/look/${token}/photo.jpg`)).status).toBe(404);
});

test('sharing twice gives the link that is out; the database does not hold it', async () => {
  const { her, outfit } = await dressed('twice');
  const tokens = await Promise.all([share(her, outfit.id), share(her, outfit.id)]);
  expect(await share(her, outfit.id)).toBe(tokens[0]);
  expect(tokens[1]).toBe(tokens[0]);
  const told = await her.send('GET', `/api/outfits/${outfit.id}/share`);
  expect(await told.json()).toEqual({ url: `${SITE}/look/${tokens[0]}` });
  const { results } = await env.LOOKS_0.prepare('select * from shares where outfit_id = ?')
    .bind(outfit.id)
    .all();
  expect(results).toHaveLength(1);
  expect(JSON.stringify(results)).not.toContain(tokens[0]?.split('-')[1]);
});

test('ten at once get one link, also after one was taken back', async () => {
  const { her, outfit } = await dressed('tennyson');
  const live = async () => {
    const { results } = await env.LOOKS_0.prepare(
      'select token from shares where outfit_id = ? and revoked_at is null',
    )
      .bind(outfit.id)
      .all();
    return results.length;
  };
  for (let round = 0; round < 2; round++) {
    const tokens = await Promise.all(
      Array.from({ length: 10 }, (_, i) => {
        // Each of them at a moment of its own.
        house.pass(i);
        return share(her, outfit.id);
      }),
    );
    expect(new Set(tokens).size).toBe(1);
    expect(await live()).toBe(1);
    await her.send('DELETE', `/api/outfits/${outfit.id}/share`);
    expect(await live()).toBe(0);
  }
});

test('a link that she takes back is gone for good; the next one is another', async () => {
  const { her, outfit } = await dressed('fickle');
  const first = await share(her, outfit.id);
  const revoked = await her.send('DELETE', `/api/outfits/${outfit.id}/share`);
  expect(revoked.status).toBe(204);
  expect(await look(first)).toBeNull();
  expect((await image(first)).status).toBe(404);
  expect(await (await her.send('GET', `/api/outfits/${outfit.id}/share`)).json()).toBeNull();
  const second = await share(her, outfit.id);
  expect(second).not.toBe(first);
  expect(await look(first)).toBeNull();
  expect(await look(second)).not.toBeNull();
});

test('a link that she took back never comes back: not when the clock goes back, nor in a database that is restored to before it', async () => {
  const { her, outfit } = await dressed('firm');
  const first = await share(her, outfit.id);
  const takeBack = () => her.send('DELETE', `/api/outfits/${outfit.id}/share`);
  await takeBack();
  house.pass(-60_000);
  const second = await share(her, outfit.id);
  await takeBack();
  await env.LOOKS_0.prepare('delete from shares where outfit_id = ?').bind(outfit.id).run();
  house.pass(120_000);
  const third = await share(her, outfit.id);
  expect(new Set([first, second, third]).size).toBe(3);
  expect(await look(first)).toBeNull();
  expect(await look(third)).not.toBeNull();
});

test('the link goes with its outfit: deleted, replaced, or with her whole account', async () => {
  const { her, outfit } = await dressed('gone');
  const deleted = await share(her, outfit.id);
  expect((await her.send('DELETE', `/api/outfits/${outfit.id}`)).status).toBe(204);
  const next = await (await her.send('GET', '/api/outfits/today')).json<Outfit>();
  await house.work();
  const replaced = await share(her, next.id);
  const after = await (
    await her.send('POST', '/api/outfits/regenerate', { outfitId: next.id })
  ).json<Outfit>();
  await house.work();
  const last = await share(her, after.id);
  expect(await look(last)).not.toBeNull();
  expect((await her.send('DELETE', '/api/user/account')).status).toBe(200);
  for (const token of [deleted, replaced, last]) {
    expect(await look(token)).toBeNull();
    expect((await image(token)).status).toBe(404);
  }
  await house.work();
  expect(
    await env.LOOKS_0.prepare('select * from shares where user_id = ?').bind(her.user.id).first(),
  ).toBeNull();
});

test('forged tokens open nothing and break nothing', async () => {
  const { her, outfit } = await dressed('forged');
  const token = await share(her, outfit.id);
  const secret = token.slice(2);
  const turned = secret.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  // (1-${secret} opens it: the number says where to look first, the secret is the permission.)
  const forged = [`0-${turned}`, `1-${turned}`, `00-${secret}`, `7-${secret}`, `-${secret}`, secret];
  const odd = [
    `0-${secret.toUpperCase()}x`,
    `${token}0`,
    `${token}%00`,
    outfit.id,
    '..',
    '%E0%A4%A',
    "0-' or 1=1",
  ];
  for (const each of [...forged, ...odd]) {
    expect(await look(each), each).toBeNull();
    expect((await image(each)).status, each).toBe(404);
  }
});

test("nobody shares, asks for or takes back the link of another's outfit", async () => {
  const [{ her: anna, outfit }, { her: bea }] = [await dressed('anna'), await dressed('bea')];
  const token = await share(anna, outfit.id);
  for (const method of ['GET', 'POST', 'DELETE']) {
    const foreign = await bea.send(method, `/api/outfits/${outfit.id}/share`);
    const absent = await bea.send(method, '/api/outfits/no-such-outfit/share');
    expect([foreign.status, absent.status], method).toEqual([404, 404]);
    expect(await foreign.json()).toEqual(await absent.json());
    expect((await anyone.send(method, `/api/outfits/${outfit.id}/share`)).status).toBe(401);
  }
  expect(await look(token)).not.toBeNull();
});

test('while there is no picture there is nothing to share, and a shared one that is made again shows none', async () => {
  const { her, outfit } = await dressed('early', { pictured: false });
  const refused = await her.send('POST', `/api/outfits/${outfit.id}/share`);
  expect(refused.status).toBe(422);
  await env.LOOKS_0.prepare("update outfits set image_object = 'picture-one' where id = ?")
    .bind(outfit.id)
    .run();
  const token = await share(her, outfit.id);
  await env.LOOKS_0.prepare('update outfits set image_object = null where id = ?').bind(outfit.id).run();
  expect(await look(token)).toMatchObject({ hasImage: false });
  expect((await image(token)).status).toBe(404);
});
