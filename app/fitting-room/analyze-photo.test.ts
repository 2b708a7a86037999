import { expect, test } from 'vitest';
import { GOOD_PEOPLE, loadPerson } from '../../tests/people/load-person.ts';
import { loadAnalyzedPerson } from '../../tests/people/analyzed-person.ts';
import type { Landmark } from '../domain/photos/body-map.ts';
import type { Picture } from './pixels/pixels.ts';
import { analyzePhoto } from './analyze-photo.ts';
import { UnusableBodyMap } from './body-map/landmark-points.ts';
import type { BodyModel } from './person/body-model.ts';

const WIDTH = 192;
const HEIGHT = 288;

const modelOf = async (name: string): Promise<BodyModel> =>
  (await loadAnalyzedPerson(name, WIDTH, HEIGHT)).model;

test('bare heads have no covering', async () => {
  for (const name of GOOD_PEOPLE) {
    if (name.includes('headscarf')) continue;
    expect((await modelOf(name)).covering, name).toBeNull();
  }
});

test('a body map that cannot be is refused with a reason, not with a crash', async () => {
  const { photo, bodyMap } = await loadPerson(GOOD_PEOPLE[0]!, WIDTH, HEIGHT);
  const lying = bodyMap.landmarks.map((q): Landmark => [q[1], q[0], q[2], q[3]]);
  const nowhere = bodyMap.landmarks.map((): Landmark => [Number.NaN, 0, 0, 1]);
  for (const landmarks of [[], lying, nowhere, bodyMap.landmarks.slice(0, 20)]) {
    expect(() => analyzePhoto(photo, { ...bodyMap, landmarks })).toThrow(UnusableBodyMap);
  }
});

test('landmarks outside the picture, or a map of another photo, are refused with a reason', async () => {
  const { photo, bodyMap } = await loadPerson(GOOD_PEOPLE[0]!, WIDTH, HEIGHT);
  const landmarks = bodyMap.landmarks.map((q): Landmark => [q[0] * 1.6 - 0.3, q[1] * 1.5 - 0.1, q[2], q[3]]);
  expect(() => analyzePhoto(photo, { ...bodyMap, landmarks })).toThrow(UnusableBodyMap);
  const beside = bodyMap.landmarks.map((q): Landmark => [q[0] - 0.25, q[1], q[2], q[3]]);
  expect(() => analyzePhoto(photo, { ...bodyMap, landmarks: beside })).toThrow(/not where the body map says/);
  const wide: Picture = { width: HEIGHT, height: WIDTH, data: photo.data };
  expect(() => analyzePhoto(wide, bodyMap)).toThrow(/another picture/);
});
