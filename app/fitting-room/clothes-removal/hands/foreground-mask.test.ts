import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { PARTS, type Person } from '../../body-estimation/person.ts';
import type { Frame, Side } from '../../person/measures/body-frame.ts';
import { hangingFrom, heldForeground, isThing } from './foreground-mask.ts';
import { LABEL, readTruePerson } from '../../../../tests/made-people/true-person.ts';

const [WIDTH, HEIGHT] = [384, 576];
const MADE = join(import.meta.dirname, '../../../../tests/made-people');

test('a hand at the head stays as it is in the photo', async () => {
  const { photo, model } = await loadAnalyzedPerson('p00116', WIDTH, HEIGHT);
  const { parts } = await readTruePerson(join(MADE, 'p00116'), WIDTH, HEIGHT);
  const { box, width, crop } = model;
  let [all, kept] = [0, 0];
  for (let i = 0; i < crop.data.length / 4; i++) {
    const at = (Math.floor(i / width) + box.y0) * WIDTH + (i % width) + box.x0;
    if (parts[at] !== LABEL.hand + 1) continue;
    all++;
    if ([0, 1, 2].every((c) => crop.data[i * 4 + c] === photo.data[at * 4 + c])) kept++;
  }
  expect(all).toBeGreaterThan(300);
  expect(kept / all).toBeGreaterThan(0.9);
});

const [WIDE, TALL, STATURE] = [120, 160, 300];
const BAG = { x0: 45, y0: 92, x1: 75, y1: 132 };
const isIn = ({ x0, y0, x1, y1 }: typeof BAG, i: number): boolean => {
  const [x, y] = [i % WIDE, Math.floor(i / WIDE)];
  return x >= x0 && x < x1 && y >= y0 && y < y1;
};

/** Things in what hangs from a hand whose tips are at (60, 57). */
function hanging(
  isThere: (i: number) => boolean,
  part: keyof typeof PART_OF = 'bottom',
  isHand: (i: number) => boolean = () => false,
): Set<number> {
  const side = { wrist: [60, 30], index: [60, 44] } as unknown as Side;
  const plane = (): Uint8Array => new Uint8Array(WIDE * TALL);
  const others = plane().map((_, i) => (isThere(i) ? 220 : 0));
  const classes = { others, clothes: plane(), width: WIDE, height: TALL } as ClassMaps;
  const person = {
    hands: { mask: plane().map((_, i) => (isHand(i) ? 255 : 0)) },
    parts: plane().fill(PART_OF[part]),
    body: { stature: STATURE },
  } as unknown as Person;
  return new Set(hangingFrom(side, classes, person));
}
const PART_OF = { bottom: PARTS.indexOf('bottom'), shoe: PARTS.indexOf('shoe') };
const sizeOf = (of: Set<number>, box: typeof BAG): number => [...of].filter((i) => isIn(box, i)).length;

test('a bag in a hanging hand is kept whole, beyond a gap in its strap', () => {
  const strap = { x0: 57, y0: 58, x1: 63, y1: 86 };
  const kept = hanging((i) => isIn(strap, i) || isIn(BAG, i));
  expect(sizeOf(kept, BAG)).toBeGreaterThan(30 * 40 * 0.95);
  expect(sizeOf(kept, strap)).toBeGreaterThan(20);
});

test('a bag whose strap is not seen goes: it would float beside the hand', () => {
  const hand = { x0: 52, y0: 30, x1: 68, y1: 60 };
  const bag = { ...BAG, y0: 82 };
  const strap = { x0: 57, y0: 60, x1: 63, y1: 82 };
  const isHand = (i: number): boolean => isIn(hand, i);
  expect(hanging((i) => isIn(bag, i), 'bottom', isHand).size).toBe(0);
  expect(
    sizeOf(
      hanging((i) => isIn(strap, i) || isIn(bag, i), 'bottom', isHand),
      bag,
    ),
  ).toBeGreaterThan(1400);
});

test('neither a shoe below a hand, a small thing nor one away from it is kept', () => {
  expect(hanging((i) => isIn({ ...BAG, y0: 70 }, i), 'shoe').size).toBe(0);
  expect(hanging((i) => isIn({ x0: 57, y0: 70, x1: 65, y1: 80 }, i)).size).toBe(0);
  expect(hanging((i) => isIn({ x0: 90, y0: 110, x1: 110, y1: 140 }, i)).size).toBe(0);
});

test.each([
  [true, 0],
  [false, 255],
])('beside a hand at the head that is outlined (%s) the chest is no hand', (outlined, kept) => {
  const side = { shoulder: [80, 150], elbow: [60, 150], wrist: [60, 70], index: [60, 48] } as unknown as Side;
  const plane = (value = 0): Uint8Array => new Uint8Array(WIDE * TALL).fill(value);
  const classes = {
    ...{ others: plane(), skin: plane(255), background: plane(), clothes: plane(), face: plane() },
    ...{ hair: plane(), width: WIDE, height: TALL },
  } as ClassMaps;
  const mask = plane().map((_, i) => (isIn({ x0: 50, y0: 40, x1: 70, y1: 70 }, i) ? 255 : 0));
  const person = {
    hands: { mask, seen: [{ outlined }, null] },
    parts: plane(PARTS.indexOf('face')),
    body: { stature: STATURE },
  } as unknown as Person;
  const trunk = { shoulders: [90, 100], hips: [90, 150], shoulderWidth: 70, torso: 80 };
  const frame = { ...trunk, eyes: [60, 20], sides: [side] } as unknown as Frame;
  const data = new Uint8ClampedArray(WIDE * TALL * 4).fill(150);
  const out = heldForeground({ width: WIDE, height: TALL, data }, classes, person, frame);
  expect(out[60 * WIDE + 85]).toBe(kept);
  expect(out[60 * WIDE + 60]).toBe(255);
});

test('what the class model takes for a thing is none where it has the colors of what she wears', () => {
  const parts = Uint8Array.from(['held', 'background', 'top', 'outer'] as const, (part) =>
    PARTS.indexOf(part),
  );
  const things = [0, 1, 2, 3].map((i) => isThing(Uint8Array.of(255, 255, 255, 255), parts, i));
  expect(things).toEqual([true, true, false, false]);
});

test('a watch at the wrist of a raised hand takes no piece of the forearm before its sleeve', () => {
  const side = { shoulder: [80, 150], elbow: [60, 150], wrist: [60, 70], index: [60, 48] } as unknown as Side;
  const isArm = (i: number): boolean => isIn({ x0: 48, y0: 70, x1: 72, y1: 160 }, i);
  const isWatch = (i: number): boolean => isIn({ x0: 50, y0: 72, x1: 70, y1: 80 }, i);
  const plane = (value: (i: number) => number): Uint8Array =>
    Uint8Array.from({ length: WIDE * TALL }, (_, i) => value(i));
  const data = new Uint8ClampedArray(WIDE * TALL * 4).fill(255);
  for (let i = 0; i < WIDE * TALL; i++)
    data.set(isWatch(i) ? [150, 104, 84] : isArm(i) ? [158, 112, 92] : [90, 100, 120], i * 4);
  const classes = {
    others: plane((i) => (isWatch(i) ? 255 : 0)),
    skin: plane((i) => (isArm(i) && !isWatch(i) ? 255 : 0)),
    background: plane((i) => (isArm(i) ? 0 : 255)),
    clothes: plane(() => 0),
    face: plane(() => 0),
    hair: plane(() => 0),
    ...{ width: WIDE, height: TALL },
  } as ClassMaps;
  const [face, wall] = [PARTS.indexOf('face'), PARTS.indexOf('background')];
  const person = {
    hands: { mask: plane(() => 0), seen: [null, null] },
    parts: plane((i) => (isArm(i) ? face : wall)),
    body: { stature: STATURE },
  } as unknown as Person;
  const trunk = { shoulders: [90, 100], hips: [90, 150], shoulderWidth: 70, torso: 80 };
  const frame = { ...trunk, eyes: [10, 20], sides: [side] } as unknown as Frame;
  const kept = heldForeground({ width: WIDE, height: TALL, data }, classes, person, frame);
  expect(kept[76 * WIDE + 60]).toBe(255);
  expect(kept[84 * WIDE + 60]).toBe(0);
});
