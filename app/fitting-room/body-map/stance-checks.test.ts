import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CLASPED,
  CROSSED,
  HEELS_UP_JUMP,
  ON_HIP,
  posedLandmarks,
  RAISED,
  SEATED,
  STANDING,
  STAR_JUMP,
  STRAIGHT_JUMP,
  TUCK_JUMP,
} from '../../../tests/people/posed-figure.ts';
import { readReading } from '../../../tests/people/load-person.ts';
import type { Camera, Pose } from '../../../tests/people/posed-figure.ts';
import { describeFinding } from './photo-findings.ts';
import { judgeStance, readStance } from './stance-checks.ts';

const HEIGHT = 1600;

function codesOf(pose: Partial<Pose>, camera: Partial<Camera> = {}): string[] {
  const stance = readStance(posedLandmarks(pose, camera), HEIGHT * (camera.shape ?? 0.75), HEIGHT);
  return stance ? judgeStance(stance) : ['none'];
}
const refusals = (pose: Partial<Pose>, camera?: Partial<Camera>) =>
  codesOf(pose, camera).filter((code) => !describeFinding(code as 'seated').hint);

/** A phone anywhere from the floor to above her head, at any distance of a room. */
const camera = fc.record({
  height: fc.double({ min: 0.15, max: 1.05, noNaN: true }),
  distance: fc.double({ min: 1.4, max: 3, noNaN: true }),
  fills: fc.double({ min: 0.62, max: 0.85, noNaN: true }),
  shape: fc.constantFrom(0.46, 0.5625, 0.75, 1, 1.5),
  shift: fc.constant(0),
});

test('from the waist, standing straight with the arms a little away, nothing is said', () => {
  expect(codesOf(STANDING)).toEqual([]);
});

test('whoever stands is accepted, from wherever she is seen', () => {
  const pose = fc.record({
    thighsOut: fc.tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: 11 })),
    knees: fc.tuple(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 14 })),
    armsOut: fc.tuple(fc.integer({ min: 2, max: 80 }), fc.integer({ min: 2, max: 80 })),
    turn: fc.integer({ min: -40, max: 40 }),
  });
  fc.assert(
    fc.property(pose, camera, (her, eye) => {
      expect(refusals(her, eye)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('whoever sits is refused for it, from wherever she is seen', () => {
  const pose = fc.record({
    thighs: fc.integer({ min: 75, max: 95 }).map((a) => [a, a] as const),
    knees: fc.integer({ min: 70, max: 100 }).map((a) => [a, a] as const),
    thighsOut: fc.integer({ min: 0, max: 25 }).map((a) => [a, a] as const),
  });
  const chairHigh = camera.map((eye) => ({ ...eye, height: Math.min(eye.height, 0.9) }));
  fc.assert(
    fc.property(pose, chairHigh, (her, eye) => {
      expect(refusals(her, eye)).toContain('seated');
    }),
    { numRuns: 1000 },
  );
});

test.each<[string, Partial<Pose>, string]>([
  ['sitting', SEATED, 'seated'],
  ['sitting with a knee up', { thighs: [80, 95], knees: [80, 120] }, 'seated'],
  ['a star jump', STAR_JUMP, 'jumping'],
  ['knees drawn up in the air', TUCK_JUMP, 'jumping'],
  ['heels to the back in the air', HEELS_UP_JUMP, 'jumping'],
  ['straight up with pointed feet', STRAIGHT_JUMP, 'jumping'],
  ['kneeling', { knees: [95, 95] }, 'not-standing'],
  ['on one leg', { thighs: [0, 70], knees: [0, 120] }, 'not-standing'],
  ['her back', { turn: 180 }, 'not-facing'],
  ['in profile', { turn: 75 }, 'turned-sideways'],
])('%s is refused', (_, pose, code) => {
  expect(refusals(pose)).toContain(code);
});

test.each<[string, Partial<Pose>, string[]]>([
  ['crossed arms', CROSSED, ['arms-in-front']],
  ['hands clasped before her', CLASPED, ['arms-in-front']],
  ['a raised arm', RAISED, ['arms-raised']],
  ['both arms raised', { armsOut: [140, 140] }, ['arms-raised']],
  ['a hand at the hip', ON_HIP, []],
  ['arms along the body', { armsOut: [0, 0], thighsOut: [2, 2] }, []],
])('%s: accepted, with advice where it helps', (_, pose, hints) => {
  expect(refusals(pose)).toEqual([]);
  expect(codesOf(pose).filter((code) => code !== 'arms-close')).toEqual(hints);
});

test('a hand at the head asks for another photo, one beside the chest and arms folded in a wide coat do not', () => {
  const saidOf = (name: string): string[] => {
    const stance = readStance(readReading(name).people[0]!, (HEIGHT * 2) / 3, HEIGHT)!;
    return judgeStance(stance).filter((code) => !describeFinding(code).hint);
  };
  expect(saidOf('p00116')).toEqual(['hand-at-head']);
  expect(saidOf('w06-average-plaid-shorts')).toEqual([]);
  expect(saidOf('w02-average-open-coat')).toEqual([]);
});

interface Edges {
  toes: number;
  ankles: number;
}
/** Her lowest toe and her ankles, to place the picture's edge at. */
const edges = (fills: number): Edges => {
  const marks = posedLandmarks({}, { fills });
  return { toes: Math.max(marks[31]![1], marks[32]![1]), ankles: marks[27]![1] };
};

test.each<[string, (e: Edges) => number, string[]]>([
  ['shoes at the very edge', (e) => 1 - e.toes, []],
  ['the tips of the shoes cut', (e) => 1 - e.toes + 0.012, []],
  ['cut above the shoes', (e) => 1 - e.ankles + 0.01, ['feet-missing']],
  ['cut at the shins', (e) => 1 - e.ankles + 0.1, ['feet-missing']],
])('%s', (_, shift, expected) => {
  expect(refusals({}, { shift: shift(edges(0.75)) })).toEqual(expected);
});

test.each([
  [-0.1, []],
  [-0.16, ['head-missing']],
])('her head, moved up by %d picture heights', (shift, expected) => {
  expect(refusals({}, { shift })).toEqual(expected);
});

test('far away is too small, and says so whatever the shape of the picture', () => {
  for (const shape of [0.5, 0.75, 1.5]) expect(refusals({}, { shape, fills: 0.4 })).toEqual(['too-small']);
});

test('the size of the picture changes nothing', () => {
  for (const pose of [STANDING, SEATED, CROSSED, STAR_JUMP]) {
    const marks = posedLandmarks(pose);
    const at = (size: number) => judgeStance(readStance(marks, size * 0.75, size)!);
    expect(at(300)).toEqual(at(3000));
  }
});

test('landmarks in one point are no stance', () => {
  expect(readStance(new Array(33).fill([0.5, 0.5, 0, 1]), 900, 1200)).toBeNull();
});
