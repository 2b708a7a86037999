import { expect, test } from 'vitest';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import { readParts } from '../../../../tests/people/true-parts.ts';
import { BODY_CLASSES, type ClassMaps } from '../../../domain/photos/body-map.ts';
import { PARTS } from '../../body-estimation/person.ts';
import type { Picture, Rgb } from '../../pixels/pixels.ts';
import type { Frame } from '../measures/body-frame.ts';
import { lockFaceAndHair } from '../face-lock.ts';
import { findHangingHair } from './hanging-hair.ts';

const HAIR = PARTS.indexOf('hair');

test('dark hair that hangs on a scarf stays to its tips when the scarf goes', async () => {
  const { lock, frame, box, width } = (await loadAnalyzedPerson('w02-average-open-coat', 384, 576)).model;
  const labelAt = await readParts('w02-average-open-coat', 384, 576);
  let [all, kept] = [0, 0];
  for (let y = Math.round(frame.mouth[1]); y < frame.shoulders[1]; y++)
    for (let x = 0; x < width; x++) {
      if (labelAt(x + box.x0, y + box.y0) !== HAIR) continue;
      all++;
      if (lock[y * width + x]! > 127) kept++;
    }
  expect(all).toBeGreaterThan(500);
  expect(kept / all).toBeGreaterThan(0.85);
}, 60_000);

const [WIDTH, HEIGHT] = [200, 260];
/** A lock beside her neck that ends on her chest; above `SHOULDERS` the class model is sure of it. */
const LOCK = { x0: 60, x1: 84, y1: 170 };
const SHOULDERS = 80;

const isLock = (x: number, y: number): boolean => x >= LOCK.x0 && x < LOCK.x1 && y < LOCK.y1;

/** She fills the picture. `isPatch`: cloth of the hair's color, elsewhere. */
function scene(
  hair: Rgb,
  top: Rgb,
  onChest: number,
  isPatch: (x: number, y: number) => boolean = () => false,
): { photo: Picture; classes: ClassMaps; frame: Frame } {
  const photo = { width: WIDTH, height: HEIGHT, data: new Uint8ClampedArray(WIDTH * HEIGHT * 4) };
  const classes = { width: WIDTH, height: HEIGHT } as ClassMaps;
  for (const name of BODY_CLASSES) classes[name] = new Uint8Array(WIDTH * HEIGHT);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const grain = ((x * 7 + y * 13) % 9) - 4;
    const color = isLock(x, y) || isPatch(x, y) ? hair : top;
    photo.data.set([...color.map((value) => value + grain), 255], i * 4);
    classes.hair[i] = isLock(x, y) ? (y < SHOULDERS ? 255 : onChest) : 0;
    classes.clothes[i] = 255 - classes.hair[i]!;
  }
  const frame = { mouth: [100, 30], shoulders: [100, SHOULDERS], shoulderWidth: 120, torso: 150, size: 500 };
  return { photo, classes, frame: frame as unknown as Frame };
}

function lockOf(
  { photo, classes, frame }: ReturnType<typeof scene>,
  covering: { pixels: Uint8Array } | null = null,
): Uint8Array {
  findHangingHair(photo, classes, frame, { parts: new Uint8Array(WIDTH * HEIGHT) }, covering);
  return lockFaceAndHair(classes);
}

/** Of the pixels of a rectangle, in percent. */
function share(plane: Uint8Array, [x0, y0, x1, y1]: readonly [number, number, number, number]): number {
  let sum = 0;
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) sum += plane[y * WIDTH + x]! / 255;
  return (100 * sum) / ((x1 - x0) * (y1 - y0));
}

const ON_CHEST = [LOCK.x0 + 3, SHOULDERS + 5, LOCK.x1 - 3, LOCK.y1 - 3] as const;
const BESIDE = [LOCK.x1 + 4, SHOULDERS + 5, WIDTH - 20, LOCK.y1] as const;
const [BLACK, FAIR, WHITE]: Rgb[] = [
  [30, 26, 24],
  [176, 140, 96],
  [232, 230, 226],
];

test.each([
  ['black on white, half seen', BLACK!, WHITE!, 120],
  ['black on white, not seen', BLACK!, WHITE!, 0],
  ['fair on black, half seen', FAIR!, BLACK!, 120],
  ['fair on white, half seen', FAIR!, WHITE!, 120],
] as const)('a lock on her chest is hair to its end: %s', (_name, hair, top, onChest) => {
  const lock = lockOf(scene(hair, top, onChest));
  expect(share(lock, ON_CHEST)).toBeGreaterThan(99);
  expect(share(lock, BESIDE)).toBe(0);
});

test('cloth of the color of her hair stays cloth', () => {
  const same = lockOf(scene(BLACK!, BLACK!, 0));
  expect(share(same, ON_CHEST)).toBeLessThan(5);
  const patch = lockOf(scene(BLACK!, WHITE!, 120, (x, y) => x > 120 && x < 150 && y > 110 && y < 150));
  expect(share(patch, BESIDE)).toBe(0);
});

test('a hood or scarf hides hair', () => {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255, WIDTH * SHOULDERS);
  expect(share(lockOf(scene(BLACK!, WHITE!, 120), { pixels }), ON_CHEST)).toBeLessThan(10);
});

test('the rim of a lock is shared, and none of the old top goes with it', () => {
  const made = scene(BLACK!, WHITE!, 120);
  const edge = [LOCK.x1, SHOULDERS + 5, LOCK.x1 + 1, LOCK.y1 - 5] as const;
  for (let y = edge[1]; y < edge[3]; y++) made.photo.data.set([131, 128, 125], (y * WIDTH + LOCK.x1) * 4);
  const lock = lockOf(made);
  expect(share(lock, edge)).toBeGreaterThan(10);
  expect(share(lock, edge)).toBeLessThan(90);
  expect(share(lock, [LOCK.x1 + 2, edge[1], LOCK.x1 + 3, edge[3]])).toBeLessThan(10);
});
