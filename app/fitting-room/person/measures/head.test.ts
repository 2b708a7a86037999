import { expect, test } from 'vitest';
import type { BodyModel } from '../body-model.ts';
import { measureHead } from './head.ts';

const [WIDTH, HEIGHT] = [120, 120];
const EYES = 60;

/** A round head whose crown the class model calls `crown`, before a wall. */
function headed(crown: 'hair' | 'clothes'): BodyModel {
  const plane = (): Uint8Array => new Uint8Array(WIDTH * HEIGHT);
  const classes = { hair: plane(), face: plane(), skin: plane(), clothes: plane(), background: plane() };
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    if (Math.hypot(x - 60, (y - 56) / 1.2) > 30) classes.background[i] = 255;
    else if (y > EYES - 6) classes.face[i] = 255;
    else classes[crown][i] = 255;
  }
  const frame = {
    eyes: [60, EYES],
    mouth: [60, 80],
    ears: [
      [34, 62],
      [86, 62],
    ],
  };
  return { width: WIDTH, height: HEIGHT, classes, frame } as unknown as BodyModel;
}

test('black hair that shines is head though the class model calls it cloth: a hat sits as on any hair', () => {
  const [hair, shining] = [measureHead(headed('hair'))!, measureHead(headed('clothes'))!];
  expect(shining).toEqual(hair);
  // The crown is 36 above the middle of the head, the rim 11 above the eyes.
  expect(hair.rise).toBeGreaterThan(26);
  expect(hair.half).toBeGreaterThan(25);
});

test('a face too small to tell carries no hat', () => {
  const model = headed('hair');
  model.frame.mouth = [60, EYES + 2];
  expect(measureHead(model)).toBeNull();
});
