import { expect, test } from 'vitest';
import { lockedPixels, lockFaceAndHair } from './face-lock.ts';

const plane = (values: number[]): Uint8Array => Uint8Array.from(values);
const none = (length: number) => new Uint8Array(length);

test.each([
  // 0.35 and 0.75, 0.4 and 0.8 of 255.
  { part: 'face', open: 89, ajar: 91, nearly: 190, shut: 192 },
  { part: 'hair', open: 102, ajar: 104, nearly: 202, shut: 204 },
] as const)('$part: nothing is kept up to the first bound, all from the second on', (bounds) => {
  const { part, open, ajar, nearly, shut } = bounds;
  const asked = [0, open, ajar, nearly, shut, 255];
  const classes = { face: none(6), hair: none(6), skin: none(6), [part]: plane(asked) };
  const [nothing, atOpen, atAjar, atNearly, atShut, all] = lockFaceAndHair(classes);
  expect([nothing, atOpen, atShut, all]).toEqual([0, 0, 255, 255]);
  expect(
    lockFaceAndHair({ ...classes, [part]: plane([0, 0, ajar + 6, nearly - 6, 0, 0]) })[2],
  ).toBeGreaterThan(0);
  expect(atAjar).toBeLessThan(5);
  expect(atNearly).toBeGreaterThan(250);
  expect(atNearly).toBeLessThan(255);
});

test('halfway between the bounds half of the photo is kept, and it only rises', () => {
  const rising = plane(Array.from({ length: 256 }, (_, value) => value));
  const lock = lockFaceAndHair({ face: rising, hair: none(256), skin: none(256) });
  expect(lock[Math.round(0.55 * 255)]).toBeGreaterThan(124);
  expect(lock[Math.round(0.55 * 255)]).toBeLessThan(131);
  for (let value = 1; value < 256; value++) expect(lock[value]).toBeGreaterThanOrEqual(lock[value - 1]!);
});

test('where face, hair and neck meet they are hers together; hair on a shoulder is not', () => {
  const [face, hair, skin] = [plane([110, 20, 0, 0]), plane([100, 0, 120, 0]), plane([0, 190, 110, 230])];
  const [temple, jaw, shoulder, neck] = lockFaceAndHair({ face, hair, skin });
  expect([temple, jaw, neck]).toEqual([255, 255, 0]);
  expect(shoulder).toBeLessThan(128);
});

test('where face and hair lie apart, the surer one counts; to the last pixel of a large map', () => {
  const size = 3 * 4096 + 5;
  const [face, hair] = [none(size), none(size)];
  face[size - 1] = 255;
  hair[size - 2] = 255;
  face[4096] = 255;
  hair[4096] = 110;
  const lock = lockFaceAndHair({ face, hair, skin: none(size) });
  expect([lock[size - 1], lock[size - 2], lock[4096], lock[4095]]).toEqual([255, 255, 255, 0]);
  expect(lock.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0)).toBe(3);
});

test('locked is what is kept whole, and nothing that is kept in part', () => {
  const face = plane([255, 192, 190, 0]);
  const classes = { width: 2, height: 2, face, hair: plane([0, 0, 0, 203]), skin: none(4) };
  expect([
    ...lockedPixels({ classes, landmarks: [] } as unknown as Parameters<typeof lockedPixels>[0], 2, 2),
  ]).toEqual([1, 1, 0, 0]);
});

test('toes that the class model takes for a face are not locked: no face lies below the hips', () => {
  const classes = { width: 1, height: 4, face: plane([255, 0, 0, 255]), hair: none(4), skin: none(4) };
  const landmarks = Array.from({ length: 33 }, () => [0.5, 0.5]);
  const map = { classes, landmarks } as unknown as Parameters<typeof lockedPixels>[0];
  expect([...lockedPixels(map, 1, 4)]).toEqual([1, 0, 0, 0]);
});

test('a crumb of a face on a hand is skin that clothes may cover; the edge of her own face is not', () => {
  const classes = {
    width: 5,
    height: 1,
    face: plane([200, 6, 0, 6, 0]),
    hair: none(5),
    skin: plane([55, 210, 255, 210, 255]),
  };
  const map = { classes, landmarks: [] } as unknown as Parameters<typeof lockedPixels>[0];
  expect([...lockedPixels(map, 5, 1)]).toEqual([1, 1, 0, 0, 0]);
});
