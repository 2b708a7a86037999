import { expect, test } from 'vitest';
import {
  app,
  asSomebodyNew,
  bodyMap,
  data,
  HEIGHT,
  map,
  photo,
  register,
  row,
  she,
  upload,
  uprightCopy,
  WIDTH,
} from '../../../tests/worlds/photo-world.workerd.ts';
import { exifSegment, jpegOf } from '../../../tests/samples/picture-files.ts';
import { keysOf, messageOf } from '../../../tests/worlds/uploader.workerd.ts';
import { registerPhoto } from '../../usecases/photos/register-photo.ts';

asSomebodyNew();

test('photo, upright copy and body map become hers in one go', async () => {
  const [photoURL, uprightURL, parts] = [await photo(), await uprightCopy(), await bodyMap()];
  expect((await register({ photoURL, uprightURL, bodyMap: parts })).status).toBe(200);
  const stored = await row();
  expect(stored).toMatchObject({ photoObject: photoURL, uprightObject: uprightURL });
  expect([stored.mapAObject, stored.mapBObject]).toEqual([parts.mapAURL.slice(9), parts.mapBURL.slice(9)]);
  const json = await she.send('GET', `/objects/${stored.bodyMapObject}`);
  expect(json.headers.get('content-type')).toBe('application/json');
  expect(await json.json()).toEqual(data);
  const user = await (await she.send('GET', '/api/user')).json();
  expect(user).toMatchObject({ photoUrl: `/objects/${photoURL}`, hasBodyMap: true });
});

test('a photo that lies on its side is as welcome: upright copy, body map and class pictures', async () => {
  const [photoURL, uprightURL] = [await photo(), await uprightCopy(2304, 1536)];
  const maps = { mapAURL: await map(1152, 768), mapBURL: await map(1152, 768) };
  const lying = (width: number, height: number) => ({ ...maps, data: { ...data, photo: { width, height } } });
  const register = (width: number, height: number) =>
    she.send('PUT', '/api/user/photo-upload', { photoURL, uprightURL, bodyMap: lying(width, height) });
  for (const [width, height] of [
    [2305, 1536],
    [2304, 1537],
    [1537, 2304],
  ] as const) {
    const refused = await register(width, height);
    expect(refused.status).toBe(400);
    expect(await messageOf(refused)).toMatch(/^bodyMap\.data\.photo must fit within/);
  }
  expect((await register(2304, 1536)).status).toBe(200);
  expect(await row()).toMatchObject({ uprightObject: uprightURL, mapAObject: maps.mapAURL });
});

test('a body map can follow later; what is there stays', async () => {
  const [photoURL, uprightURL] = [await photo(), await uprightCopy()];
  await register({ photoURL });
  expect((await register({ photoURL, uprightURL })).status).toBe(200);
  expect((await register({ photoURL, bodyMap: await bodyMap() })).status).toBe(200);
  const before = await row();
  expect(before).toMatchObject({ photoObject: photoURL, uprightObject: uprightURL });
  expect((await register({ photoURL })).status).toBe(200);
  expect(await row()).toEqual(before);
  expect(await keysOf(she)).toHaveLength(5);
});

test('a body map that does not fit its photo is refused and leaves nothing', async () => {
  const [photoURL, uprightURL, parts] = [await photo(), await uprightCopy(), await bodyMap()];
  const large = await uprightCopy(1537, 2304);
  const turned = await upload(she, jpegOf({ width: WIDTH, height: HEIGHT, head: [exifSegment(6)] }));
  const png = await map(WIDTH, HEIGHT);
  const before = await keysOf(she);
  for (const body of [
    { photoURL, uprightURL: large },
    { photoURL, uprightURL: turned },
    { photoURL, uprightURL: png },
    {
      photoURL,
      uprightURL,
      bodyMap: { ...parts, data: { ...data, photo: { width: WIDTH, height: HEIGHT - 1 } } },
    },
    { photoURL, uprightURL, bodyMap: { ...parts, mapAURL: uprightURL } },
  ]) {
    expect((await register(body)).status).toBe(422);
  }
  expect(await keysOf(she)).toEqual(before);
  expect((await row()).photoObject).toBeNull();
  for (const [a, b] of [
    [await map(384, 576), await map(384, 575)],
    [await map(576, 576), await map(576, 576)],
    [await map(800, 1200), await map(800, 1200)],
  ] as const) {
    const body = { photoURL, uprightURL, bodyMap: { data, mapAURL: a, mapBURL: b } };
    expect((await register(body)).status).toBe(422);
  }
});

test('a body map without an upright copy, or not shaped like one, gets 400', async () => {
  const [photoURL, parts] = [await photo(), await bodyMap()];
  expect((await register({ photoURL, bodyMap: parts })).status).toBe(400);
  const short = { ...parts, data: { ...data, landmarks: data.landmarks.slice(1) } };
  expect((await register({ photoURL, uprightURL: await uprightCopy(), bodyMap: short })).status).toBe(400);
  expect((await register({})).status).toBe(400);
});

test('where another device was faster, the slower one leaves no body map behind', async () => {
  const [photoURL, uprightURL, parts] = [await photo(), await uprightCopy(), await bodyMap()];
  const seen = await row();
  expect((await register({ photoURL: await photo() })).status).toBe(200);
  const before = await keysOf(she);
  await expect(registerPhoto(app, seen, { photoURL, uprightURL, bodyMap: parts })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await keysOf(she)).toEqual(before);
});
