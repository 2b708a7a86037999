import { beforeEach, expect, test } from 'vitest';
import { madeMp4 } from '../../../tests/samples/mp4-files.ts';
import { newNodeUser, newLook, openNodeWorld } from '../../../tests/worlds/node-world.ts';
import { findFilm, insertFilm } from '../../db/jobs/films.ts';
import type { SessionUser } from '../../db/people/users.ts';
import type { Animator } from '../../ports/animator.ts';
import { keepProviderFilm } from './keep-provider-film.ts';

let house: ReturnType<typeof openNodeWorld>;
let user: SessionUser;
let lookId: string;
beforeEach(async () => {
  house = openNodeWorld();
  user = await newNodeUser(house.app);
  lookId = (await newLook(house.app, user)).id;
  await insertFilm(house.app.looks(0), {
    ...{ id: 'a film', userId: user.id, outfitId: lookId, date: '2026-11-20', maker: 'studio' },
    ...{ status: 'processing', leaseToken: 'ours', createdAt: 0 },
  });
});

/** The service brings a film of so many seconds; `meanwhile` something happens to its row. */
async function keep(bytes: Uint8Array, meanwhile = 'select 1'): Promise<boolean> {
  const film = (await findFilm(house.app.looks(0), user.id, 'a film'))!;
  const fetchFilm = () => {
    house.looks[0]!.exec(meanwhile);
    return Promise.resolve(bytes);
  };
  const animator = { name: 'studio', fetchFilm } as unknown as Animator;
  return keepProviderFilm({ app: house.app, animator, user, film }, 'https://film');
}
const stored = () => house.blobs.head(`${user.id}/a film`);
const state = async () => (await findFilm(house.app.looks(0), user.id, 'a film'))?.status;

test.each([
  [3.9, false],
  [4, true],
  [20, true],
  [20.1, false],
])('services deliver four to twenty seconds: %d', async (seconds, isFilm) => {
  expect(await keep(madeMp4({ seconds }))).toBe(isFilm);
  expect(await state()).toBe(isFilm ? 'completed' : 'processing');
  if (isFilm) expect(await stored()).toMatchObject({ contentType: 'video/mp4' });
  else expect(await stored()).toBeNull();
});

test('it is shown on its outfit; what is no film is not kept', async () => {
  await keep(madeMp4());
  expect(house.looks[0]!.prepare('select video_object as film from outfits').get()).toEqual({
    film: 'a film',
  });
  expect(await keep(new TextEncoder().encode('<html>gone</html>'))).toBe(false);
});

test('one that was ended, dropped or is in other hands meanwhile leaves no bytes, and is no failure', async () => {
  for (const meanwhile of [
    "update animations set lease_token = 'another'",
    "update animations set status = 'failed'",
    'delete from animations',
  ]) {
    expect(await keep(madeMp4(), meanwhile)).toBe(true);
    expect(await stored(), meanwhile).toBeNull();
    if ((await state()) !== undefined)
      house.looks[0]!.exec("update animations set status = 'processing', lease_token = 'ours'");
  }
});

test('a film that another has finished is never removed', async () => {
  expect(await keep(madeMp4(), "update animations set status = 'completed'")).toBe(true);
  expect(await stored()).not.toBeNull();
});
