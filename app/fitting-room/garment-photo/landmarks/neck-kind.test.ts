import { expect, test } from 'vitest';
import type { Point } from '../../pixels/pixels.ts';
import type { NeckKind } from '../../../domain/looks/garment-surface.ts';
import { neckKind } from './neck-kind.ts';

const SIDE = 200;
const NECKS = [
  [70, 60],
  [130, 60],
] as const satisfies readonly Point[];
const SHOULDERS = [
  [30, 75],
  [170, 75],
] as const satisfies readonly Point[];

/** Cloth in one gray, but for the places where a front opens. */
function labOf(isDark: (x: number, y: number) => boolean) {
  const light = Float32Array.from({ length: SIDE * SIDE }, (_, i) =>
    isDark(i % SIDE, Math.floor(i / SIDE)) ? 20 : 60,
  );
  const none = new Float32Array(SIDE * SIDE);
  return {
    width: SIDE,
    height: SIDE,
    planes: [light, none, none] as [Float32Array, Float32Array, Float32Array],
  };
}

const PLAIN = labOf(() => false);

const shapeOf = (
  downAt: (t: number) => number,
  { sure = 0.9, hasSleeves = true, necks = NECKS as readonly [Point, Point] } = {},
): NeckKind =>
  neckKind(PLAIN, {
    necks,
    shoulders: SHOULDERS,
    standing: null,
    line: Array.from({ length: 21 }, (_, k): Point => {
      const t = k / 10 - 1;
      return [100 + (t * (necks[1][0] - necks[0][0])) / 2, 60 + downAt(t)];
    }),
    sure,
    hasSleeves,
    isOpen: false,
  }).kind;

test('the shape of the neckline tells crew, scoop, V and square', () => {
  const round = (deep: number) => (t: number) => deep * Math.sqrt(1 - t * t);
  expect(shapeOf(round(20))).toBe('crew');
  expect(shapeOf(round(45))).toBe('scoop');
  expect(shapeOf((t) => 40 * (1 - Math.abs(t)))).toBe('v');
  expect(shapeOf((t) => 40 * Math.min(1, 9 * (1 - Math.abs(t))))).toBe('square');
  expect(
    shapeOf((t) => 8 * (1 - t * t), {
      necks: [
        [52, 60],
        [148, 60],
      ],
    }),
  ).toBe('boat');
});

test('narrow shoulders without sleeves are straps; a line that nobody has seen tells no shape', () => {
  const necks = [
    [36, 60],
    [164, 60],
  ] as const;
  expect(shapeOf((t) => 30 * (1 - t * t), { necks, hasSleeves: false })).toBe('straps');
  expect(shapeOf((t) => 60 * (1 - Math.abs(t)), { sure: 0.3 })).toBe('crew');
});

test('what stands is a hood, a roll where its front is one cloth, else a collar', () => {
  const standing = { height: 0.14, half: 30 / 140, isHood: false };
  const kind = (lab: ReturnType<typeof labOf>, of: Partial<typeof standing> = {}, isOpen = false) =>
    neckKind(lab, {
      necks: NECKS,
      shoulders: SHOULDERS,
      standing: { ...standing, ...of },
      line: [],
      sure: 0,
      hasSleeves: true,
      isOpen,
    }).kind;
  const opened = labOf((x, y) => Math.abs(x - 100) < (66 - y) / 2);
  expect(kind(PLAIN)).toBe('turtle');
  expect(kind(opened)).toBe('shirt');
  expect(kind(PLAIN, {}, true)).toBe('shirt');
  expect(kind(PLAIN, { height: 0.25, half: 0.35, isHood: true })).toBe('hood');
});
