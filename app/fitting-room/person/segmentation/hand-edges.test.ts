import { expect, test } from 'vitest';
import { BODY_CLASSES } from '../../../domain/photos/body-map.ts';
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { lerp } from '../../pixels/pixels.ts';
import { traceHandEdges } from './hand-edges.ts';

const SKIN = [180, 140, 120];
const WALL = [200, 200, 200];
const LEGGINGS = [45, 40, 40];
const SIZE = 60;

/**
 * A hand (x 20..39) before the wall; its left rim is 0.4 hand, and a nail in it is as pale as the wall. The pale tip of its
 * thumb (x 40..44, y 38..42) touches leggings, which the class map lets begin at x 42.
 */
function scene() {
  const photo = { width: SIZE, height: SIZE, data: new Uint8ClampedArray(SIZE * SIZE * 4).fill(255) };
  const classes = { width: SIZE, height: SIZE } as ClassMaps;
  for (const name of BODY_CLASSES) classes[name] = new Uint8Array(SIZE * SIZE);
  for (let i = 0; i < SIZE * SIZE; i++) {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
    const nail = Math.abs(x - 30) < 2 && Math.abs(y - 34) < 2;
    const share = x === 20 ? 0.4 : x > 20 && x < 40 && !nail ? 1 : 0;
    photo.data.set(
      WALL.map((wall, c) => lerp(wall, SKIN[c]!, share)),
      i * 4,
    );
    const thumb = Math.abs(y - 40) < 3;
    if (x >= 40 && x < 45 && thumb) photo.data.set([190, 170, 155], i * 4);
    if (x >= 45) photo.data.set(LEGGINGS, i * 4);
    classes.skin[i] = x >= 22 && x < 40 && !nail ? 255 : x >= 19 && x < 40 ? 60 : 0;
    classes.clothes[i] = x < 42 ? 0 : x < 45 ? 180 : 255;
    classes.background[i] = 255 - classes.skin[i]! - classes.clothes[i]!;
    // Dark fingers look a little like hair to the class model.
    if (x < 20 && x > 16) classes.hair[i] = 12;
  }
  const seen = classes.skin.slice();
  const hand = { elbow: [30, -30], wrist: [30, 15], index: [30, 35] } as const;
  return { classes, rim: traceHandEdges(photo, classes, seen, [hand], 100) };
}

const at = (x: number, y: number) => y * SIZE + x;

test('a pixel that is part hand, part wall is known with its share and what is behind it', () => {
  const { classes, rim } = scene();
  const k = rim.at.indexOf(at(20, 30));
  expect(rim.share[k]).toBeCloseTo(0.4, 1);
  expect(rim.behind[k]).toEqual(WALL);
  expect(rim.at).not.toContain(at(21, 30));
  expect([19, 20, 21].map((x) => Math.round(classes.skin[at(x, 30)]! / 25.5))).toEqual([0, 4, 10]);
});

test('the pale tip of a thumb that touches the old leggings is hand, the wall between hand and leggings is not', () => {
  const { classes } = scene();
  expect([40, 41, 42, 43].map((x) => classes.skin[at(x, 40)])).toEqual([255, 255, 255, 255]);
  expect([41, 42, 43, 44].map((x) => classes.skin[at(x, 30)])).toEqual([0, 0, 0, 0]);
});

test('a nail as pale as the wall is hand', () => {
  const { classes, rim } = scene();
  expect(classes.skin[at(30, 34)]).toBe(255);
  expect(rim.at).not.toContain(at(30, 34));
});
