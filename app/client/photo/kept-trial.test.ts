import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chosenPicture, forgetTrial, keepTrial, readTrial, type Trial } from './kept-trial.ts';

const picture = { style: 'classic' as const, pieces: ['tee:white'], picture: new Blob(['a picture']) };
const trial: Omit<Trial, 'keptAt'> = {
  photo: new File(['a photo'], 'me.jpg'),
  checked: { bodyMap: null, findings: [], people: [], upright: new Blob() },
  gender: 'female',
  place: null,
  style: 'classic',
  pictures: [picture],
  userId: null,
};
const HOUR = 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await forgetTrial();
  vi.useRealTimers();
});

// Node has no database: what is kept is kept in memory, as in a browser without one.
test('what was tried waits two hours, for nobody or for the account that it was given to', async () => {
  await keepTrial(trial);
  expect((await readTrial(null))?.style).toBe('classic');
  expect(await readTrial('nora')).toBeNull();
  await keepTrial({ ...trial, userId: 'nora' });
  expect([await readTrial(null), await readTrial('mei')]).toEqual([null, null]);
  expect((await readTrial('nora'))?.photo.name).toBe('me.jpg');
  vi.advanceTimersByTime(2 * HOUR - 1);
  expect(await readTrial('nora')).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(await readTrial('nora')).toBeNull();
});

test('the picture of the look that she chose, where it was drawn', () => {
  expect(chosenPicture({ ...trial, keptAt: 0 })).toBe(picture);
  expect(chosenPicture({ ...trial, style: 'casual', keptAt: 0 })).toBeNull();
});
