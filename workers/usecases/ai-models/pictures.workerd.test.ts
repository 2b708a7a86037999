import { expect, test } from 'vitest';
import { expectConsoleError } from '../../../tests/runner/console-errors.ts';
import { HOUR, newUser, openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import reading from '../../../tests/people/woman-04-average-dark-short-reading.json';
import type { BackgroundApp } from '../../app.ts';
import { parseWornPiece, pieceWornId } from '../../../app/domain/closet/piece.ts';
import { closetItems } from '../../db/schema/closet.schema.ts';
import { currentOutfit } from '../../db/looks/outfits.ts';
import { userById, type SessionUser } from '../../db/people/users.ts';
import type { OwnPictures, PictureLock, PictureModel } from '../../ports/image-editor.ts';
import type { PhotoCheck } from '../../ports/photo-check.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { createOutfit } from '../outfits/create-outfit.ts';
import type { Dressable } from '../outfits/dressable-user.ts';
import { renderOutfit } from '../outfits/render-outfit.ts';
import { savePreferences } from '../preferences/save-preferences.ts';

// Pictures of models through the real job: D1, R2, leases, caps and rests are real; models and pixels are not.

const DATE = '2026-11-20';
const figures = { match: 0.99, shift: 0.01, scale: 1, turn: 0, drift: { waist: 0.01 } };
const bytesOf = (text: string) => new TextEncoder().encode(text);

const lock: PictureLock = {
  basisFor: () => {
    const file = { bytes: bytesOf('photo'), width: 340, height: 510 };
    return Promise.resolve({ photo: file, card: file, garments: [] });
  },
  restore: (_, __, answer) =>
    Promise.resolve(
      new TextDecoder().decode(answer) === 'good'
        ? {
            image: { bytes: bytesOf('her picture'), contentType: 'image/jpeg', width: 768, height: 1152 },
            fault: null,
            figures,
          }
        : { image: null, fault: 'body', figures },
    ),
};

function model(name: string, ...answers: string[]) {
  const persons: string[] = [];
  const one: PictureModel = {
    name,
    costMicros: 1000,
    mostSide: 511,
    edit: ({ person }) => {
      persons.push(person);
      const answer = answers[persons.length - 1];
      return answer === undefined
        ? Promise.reject(new ProviderError(name, 'answered 503', { retryable: true }))
        : Promise.resolve(bytesOf(answer));
    },
  };
  return { one, persons };
}

async function photographed(
  app: BackgroundApp,
  photoSharedWith = ['gemini', 'dead', 'slim'],
): Promise<SessionUser> {
  const names = { uprightObject: 'up', bodyMapObject: 'map', mapAObject: 'a', mapBObject: 'b' };
  const user = await newUser(app, { ...names, photoSharedWith });
  for (const name of ['up', 'a', 'b']) await app.blobs.put(`${user.id}/${name}`, bytesOf(name), 'image/jpeg');
  const json = bytesOf(JSON.stringify(reading.data));
  await app.blobs.put(`${user.id}/map`, json, 'application/json');
  return user;
}

async function drawn(over: Partial<BackgroundApp>) {
  const house = openOutfitWorld({ pictureLock: lock, ...over });
  const user = await photographed(house.app);
  const again = async () => {
    await createOutfit(house.app, user as Dressable, { date: DATE, hour: 9, daypart: 'morning' });
    await house.work();
    const outfit = await currentOutfit(house.app.looks(user.shard), user.id, DATE);
    const bytes = await house.app.blobs.bytes(`${user.id}/${outfit?.imageObject}`);
    return { outfit, image: bytes && new TextDecoder().decode(bytes) };
  };
  return { house, user, ...(await again()) };
}

test('what the lock passes is stored at once, with who drew it and what was measured', async () => {
  const first = model('gemini', 'slim', 'good');
  const { user, outfit, image } = await drawn({ pictureModels: [first.one] });
  expect(image).toBe('her picture');
  expect(outfit).toMatchObject({ imageState: 'ready', imageSource: 'gemini' });
  expect(outfit?.pictureTrials).toEqual([
    { by: 'gemini', fault: 'body', figures },
    { by: 'gemini', fault: null, figures },
  ]);
  expect(new Set(first.persons).size).toBe(1);
  expect(first.persons[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(first.persons[0]).not.toContain(user.id);
});

test('whatever models do, she gets the house’s picture; what was measured stays', async () => {
  const [dead, slim] = [model('dead'), model('slim', 'slim', 'slim')];
  const { outfit, image } = await drawn({ pictureModels: [dead.one, slim.one] });
  expect(outfit).toMatchObject({ imageState: 'ready', imageSource: 'fitting-room' });
  expect(image).toContain(outfit?.look.garments[0]?.name);
  expect(outfit?.pictureTrials?.map(({ by }) => by)).toEqual(['slim', 'slim']);
  // The dead one rests, for everybody.
  expect(dead.persons.length).toBe(1);
});

test('no photo goes to a provider that she did not choose, also not to one that came later', async () => {
  const asked = model('gemini', 'good');
  const later = model('openai', 'good');
  const house = openOutfitWorld({ pictureLock: lock, pictureModels: [asked.one] });
  house.app.settings.photoModels = ['gemini'];
  const user = await photographed(house.app, []);
  const wear = async (date: string) => {
    await createOutfit(house.app, user as Dressable, { date, hour: 9, daypart: 'morning' });
    await house.work();
    return (await currentOutfit(house.app.looks(user.shard), user.id, date))?.imageSource;
  };
  expect([await wear(DATE), asked.persons.length]).toEqual(['fitting-room', 0]);
  await savePreferences(house.app, user, { modelPictures: true });
  expect([await wear('2026-11-21'), asked.persons.length]).toEqual(['gemini', 1]);
  house.app.pictureModels = [later.one];
  expect([await wear('2026-11-22'), later.persons.length]).toEqual(['fitting-room', 0]);
});

test('the cap of the day holds for pictures too', async () => {
  const { app } = openOutfitWorld();
  const asked = model('gemini', 'good');
  const { outfit } = await drawn({
    pictureModels: [asked.one],
    settings: { ...app.settings, modelCapMicros: 500 },
  });
  expect([outfit?.imageSource, asked.persons.length]).toEqual(['fitting-room', 0]);
});

test('a job that fell over once asks no model again', async () => {
  const asked = model('gemini', 'good', 'good');
  const house = openOutfitWorld({ pictureLock: lock, pictureModels: [asked.one] });
  const user = await photographed(house.app);
  await createOutfit(house.app, user as Dressable, { date: DATE, hour: 9, daypart: 'morning' });
  const message = house.sent.find((sent) => sent.kind === 'render-outfit')!;
  const away = { ...house.app.blobs, put: () => Promise.reject(new Error('R2 is away')) };
  await expect(renderOutfit({ ...house.app, blobs: away }, message)).rejects.toThrow('R2 is away');
  await renderOutfit(house.app, message);
  const outfit = await currentOutfit(house.app.looks(user.shard), user.id, DATE);
  expect([outfit?.imageSource, asked.persons.length]).toEqual(['fitting-room', 1]);
});

test('a photo that a model finds unfit is not sent to be drawn on, and is looked at once', async () => {
  let looks = 0;
  const check: PhotoCheck = {
    name: 'gemini',
    costMicros: 10,
    look: () => {
      looks++;
      return Promise.resolve({ onePerson: true, wholeBody: true, clothed: true, adult: false });
    },
  };
  const asked = model('gemini', 'good', 'good');
  const { house, user, outfit } = await drawn({ pictureModels: [asked.one], photoChecks: [check] });
  expect([outfit?.imageSource, asked.persons.length]).toEqual(['fitting-room', 0]);
  const stored = await userById(house.app.people, user.id);
  expect(stored?.photoVerdict).toEqual({ upright: 'up', by: 'gemini', usable: false });
  await createOutfit(house.app, stored as Dressable, { date: '2026-11-21', hour: 9, daypart: 'morning' });
  await house.work();
  expect([looks, asked.persons.length]).toEqual([1, 0]);
});

test('a picture that cannot be read is paid for once: the fitting room draws, and the marker keeps others from asking', async () => {
  expectConsoleError(1);
  const odd: PictureModel = {
    ...model('gemini').one,
    edit: () => {
      asked++;
      const lost = { retryable: false, unreadable: true };
      return Promise.reject(new ProviderError('gemini', 'answered in another shape', lost));
    },
  };
  let asked = 0;
  const next = model('slim', 'good');
  const { house, user, outfit, image } = await drawn({ pictureModels: [odd, next.one] });
  expect(outfit).toMatchObject({ imageState: 'ready', imageSource: 'fitting-room' });
  expect(image).toContain(outfit?.look.garments[0]?.name);
  expect(outfit?.pictureTrials).toMatchObject([{ by: 'gemini', fault: 'unreadable' }]);
  expect([asked, next.persons.length]).toEqual([1, 0]);
  house.app.pictureModels = [odd];
  house.pass(5 * HOUR);
  await createOutfit(house.app, user as Dressable, { date: '2026-11-21', hour: 9, daypart: 'morning' });
  await house.work();
  expect(asked).toBe(1);
});

test('a model that takes garments one by one is shown her own pictures of her pieces', async () => {
  const seen: (OwnPictures | undefined)[] = [];
  const watching: PictureLock = {
    ...lock,
    basisFor: (look, photo, needs, own) => {
      seen.push(own);
      return lock.basisFor(look, photo, needs, own);
    },
  };
  const house = openOutfitWorld({
    pictureLock: watching,
    pictureModels: [{ ...model('slim', 'good').one, garments: 'each' }],
  });
  const user = await photographed(house.app);
  await createOutfit(house.app, user as Dressable, { date: DATE, hour: 9, daypart: 'morning' });
  const outfit = await currentOutfit(house.app.looks(user.shard), user.id, DATE);
  const worn = outfit!.look.garments.map(({ id }) => parseWornPiece(id)).find((piece) => piece !== null)!;
  await house.app
    .looks(user.shard)
    .insert(closetItems)
    .values({
      ...{ id: crypto.randomUUID(), userId: user.id, createdAt: 1, photoObject: 'piece' },
      ...worn,
    });
  await house.app.blobs.put(`${user.id}/piece`, bytesOf('her coat'), 'image/png');
  await house.work();
  expect([...(seen[0] ?? [])]).toEqual([[pieceWornId(worn), bytesOf('her coat')]]);
});
