import { expect, test } from 'vitest';
import { LOOKS } from '../../tests/samples/looks.ts';
import type { LimbsSeen } from './body-estimation/limbs/limbs-seen.ts';
import { choosePhoto } from './choose-photo.ts';
import type { BodyModel } from './person/body-model.ts';

// Models here are what the choice asks of them, and nothing else.

/** Each limb in four steps; hands as large as one. */
const limbsOf = (arms: number, legs: number, hiddenHands = 0): LimbsSeen => {
  const steps = (seen: number, area: number) =>
    Array.from({ length: 8 }, (_, k) => ({ along: ((k % 4) + 0.5) / 4, area: area / 8, seen }));
  return { arms: steps(arms, 0.35), legs: steps(legs, 0.6), hiddenHands };
};
const modelOf = (
  limbs: LimbsSeen,
  shows = { bareArms: 1, bareLegs: 1, feetApart: 1, armsDown: 1, openNeck: 1 },
) => ({ limbs, shows, undressed: true, covering: null }) as BodyModel;
const [covered, summery] = [modelOf(limbsOf(0, 0)), modelOf(limbsOf(0.9, 0.9))];

/** Opens photos by their models, and remembers which. */
function opener(broken: readonly BodyModel[] = []) {
  const opened: BodyModel[] = [];
  const open = (model: BodyModel) => {
    opened.push(model);
    return Promise.resolve(broken.includes(model) ? null : model);
  };
  return { opened, open };
}
const [bare, long] = [LOOKS['summer-shorts']!, LOOKS['parka']!];

test('a look that bares arms and legs is drawn on the photo that shows them', async () => {
  const { opened, open } = opener();
  const chosen = await choosePhoto(bare, [covered, summery], open);
  expect(chosen).toMatchObject({ photo: summery, fit: { look: bare } });
  expect(opened).toEqual([summery]);
});

test('a look that covers her is drawn on the first photo, and the other is not opened', async () => {
  const { opened, open } = opener();
  expect(await choosePhoto(long, [covered, summery], open)).toMatchObject({ photo: covered });
  expect(opened).toEqual([covered]);
});

test('whichever it is: the photo with less to make up wins, and is opened last', async () => {
  const [half, none] = [modelOf(limbsOf(0.5, 0.5)), modelOf(limbsOf(0.2, 0.2))];
  for (const photos of [
    [half, none],
    [none, half],
  ]) {
    const { opened, open } = opener();
    expect((await choosePhoto(bare, photos, open))?.photo).toBe(half);
    expect(opened.at(-1)).toBe(half);
  }
});

test('a photo that carries the look wins over one that does not, however little that one lacks', async () => {
  const crossed = modelOf(limbsOf(0.9, 0.9), {
    bareArms: 0,
    bareLegs: 1,
    feetApart: 1,
    armsDown: 1,
    openNeck: 1,
  });
  const half = modelOf(limbsOf(0.5, 0.5));
  const { open } = opener();
  expect(await choosePhoto(bare, [half, crossed], open)).toMatchObject({ photo: half, fit: { look: bare } });
});

test('where neither carries it, what the better one lacks is said', async () => {
  const { open } = opener();
  const chosen = await choosePhoto(bare, [covered, modelOf(limbsOf(0.1, 0))], open);
  expect(chosen?.fit).toEqual({ missing: ['bare arms', 'bare legs'] });
});

test('a photo that cannot be read is as if it were not there', async () => {
  const { open } = opener([summery]);
  expect((await choosePhoto(bare, [modelOf(limbsOf(0.4, 0.6)), summery], open))?.photo).not.toBe(summery);
  const nothing = opener([covered, summery]);
  expect(await choosePhoto(bare, [covered, summery], nothing.open)).toBeNull();
  expect(await choosePhoto(bare, [], nothing.open)).toBeNull();
});
