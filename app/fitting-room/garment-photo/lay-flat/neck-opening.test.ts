import { expect, test } from 'vitest';
import { fillMask } from '../../pixels/polygons.ts';
import type { Picture, Point, Rgb } from '../../pixels/pixels.ts';
import type { GarmentReading } from '../garment-reading.ts';
import { withNeckOpening } from './neck-opening.ts';

const [WIDE, TALL] = [300, 360] as const;
const [LEFT, RIGHT, TOP] = [110, 190, 60] as const;
const HALF = (RIGHT - LEFT) / 2;

type Depth = (across: number) => number;
const vNeck: Depth = (across) => 2.2 * (1 - Math.abs(across));
const crew: Depth = (across) => 0.9 * Math.sqrt(Math.max(0, 1 - across ** 2));

const lineOf = (depth: Depth): Point[] =>
  Array.from({ length: 61 }, (_, k): Point => {
    const across = k / 30 - 1;
    return [(LEFT + RIGHT) / 2 + across * HALF, TOP + depth(across) * HALF];
  });

/** A tee in one color on white; above its line the back's inside, that is darker by so much. */
function tee(depth: Depth, darker: number, print?: (x: number, y: number) => Rgb | null) {
  const cloth: Point[] = [
    [LEFT, TOP],
    [RIGHT, TOP],
    [250, 85],
    [250, 330],
    [50, 330],
    [50, 85],
  ];
  const [mask, inside] = [new Uint8Array(WIDE * TALL), new Uint8Array(WIDE * TALL)];
  fillMask(mask, cloth, WIDE, TALL);
  fillMask(inside, lineOf(depth), WIDE, TALL);
  const picture: Picture = { width: WIDE, height: TALL, data: new Uint8ClampedArray(WIDE * TALL * 4) };
  for (let i = 0; i < mask.length; i++) {
    const [x, y] = [i % WIDE, Math.floor(i / WIDE)];
    // Cloth is never quite even.
    const grain = ((x * 7 + y * 13) % 5) - 2;
    const base = print?.(x, y) ?? ([150, 90, 100] as const);
    const shade = grain - (inside[i]! > 127 ? darker : 0);
    const color = mask[i]! > 127 ? base.map((value) => value + shade) : [255, 255, 255];
    picture.data.set([...color, 255], i * 4);
  }
  const at = (x: number, y: number) => ({ x, y, sure: 0.9 });
  const reading: GarmentReading = {
    ...{ width: WIDE, height: TALL, mask, turn: 0, neckline: [], shape: 'top', forms: [], doubts: [] },
    landmarks: {
      'neck-left': at(LEFT, TOP),
      'neck-right': at(RIGHT, TOP),
      'shoulder-left': at(50, 85),
      'shoulder-right': at(250, 85),
      'cuff-outer-left': at(40, 150),
    },
    neck: { kind: 'crew', sure: 0.3 },
    colors: ['#965a64', '#965a64'],
    pattern: 'plain',
    proportions: {},
  };
  return { picture, reading };
}

const deepest = (line: readonly Point[]): number => (Math.max(...line.map(([, y]) => y)) - TOP) / HALF;

test('where the front begins is seen below the inside of the back: a V, and a crew', () => {
  for (const [depth, kind] of [
    [vNeck, 'v'],
    [crew, 'crew'],
  ] as const) {
    const { picture, reading } = tee(depth, 25);
    const { neckline, neck } = withNeckOpening(picture, reading);
    expect(neck?.kind).toBe(kind);
    expect(neck?.sure).toBeGreaterThan(0.5);
    expect(deepest(neckline)).toBeGreaterThan(depth(0) * 0.85);
    expect(deepest(neckline)).toBeLessThan(depth(0) * 1.12);
  }
});

test('plain cloth without an edge shows no neckline', () => {
  const { picture, reading } = tee(vNeck, 0);
  expect(withNeckOpening(picture, reading)).toBe(reading);
});

test('a collar or a roll that was read stays; a line that is a yoke’s goes', () => {
  const { picture, reading } = tee(vNeck, 25);
  const rolled: GarmentReading = { ...reading, neck: { kind: 'turtle', sure: 0.75 } };
  expect(withNeckOpening(picture, rolled).neck?.kind).toBe('turtle');
  const yoke = Array.from({ length: 21 }, (_, k): Point => [70 + k * 8, k === 0 || k === 20 ? 75 : 130]);
  expect(withNeckOpening(picture, { ...rolled, neckline: yoke }).neckline).toEqual([]);
});

test('what was surely read as a crew is made no V by a print with a point in it', () => {
  // Paler from a V down, as a placket or a chest's stripe is.
  const printed = tee(crew, 0, (x, y) => {
    const across = Math.abs(x - (LEFT + RIGHT) / 2) / HALF;
    return y - TOP < vNeck(across) * HALF ? [141, 84, 94] : [150, 90, 100];
  });
  const unsure = withNeckOpening(printed.picture, printed.reading);
  expect(unsure.neck?.kind).toBe('v');
  const crewed: GarmentReading = { ...printed.reading, neck: { kind: 'crew', sure: 0.8 } };
  const { neck, neckline } = withNeckOpening(printed.picture, crewed);
  expect(neck?.kind).toBe('crew');
  expect(neckline).toEqual([]);
});

test('what she calls a crew is made no V: what is not clearly seen lies where a crew’s front does', () => {
  const printed = tee(crew, 0, (x, y) => {
    const across = Math.abs(x - (LEFT + RIGHT) / 2) / HALF;
    return y - TOP < vNeck(across) * HALF ? [141, 84, 94] : [150, 90, 100];
  });
  const inShoulders = ({ picture, reading }: ReturnType<typeof tee>): number => {
    const { neck, neckline } = withNeckOpening(picture, { ...reading, told: 'crew' });
    expect(neck?.kind).toBe('crew');
    expect(neck?.sure).toBeGreaterThan(0.5);
    return (deepest(neckline) * HALF) / 201;
  };
  expect(inShoulders(printed)).toBeLessThan(0.28);
  const plain = tee(vNeck, 0);
  expect(inShoulders(plain)).toBeCloseTo(0.17, 2);
  plain.reading.neckline = lineOf((across) => 1.25 * Math.sqrt(Math.max(0, 1 - across ** 2)));
  expect(inShoulders(plain), 'as it was read').toBeCloseTo(0.25, 2);
});

test('of a crew’s band the upper edge is its neckline', () => {
  const { picture, reading } = tee(crew, 25, (x, y) => {
    const across = Math.abs(x - (LEFT + RIGHT) / 2) / HALF;
    const isBand = Math.hypot(across, (y - TOP) / HALF) < 1.35;
    return isBand ? [120, 60, 70] : [150, 90, 100];
  });
  const told = (kind?: 'crew') =>
    deepest(withNeckOpening(picture, { ...reading, ...(kind ? { told: kind } : {}) }).neckline);
  expect(told()).toBeGreaterThan(1.2);
  expect(told('crew')).toBeLessThan(1.05);
});

test('what she calls a V is one, though its label’s edge was read as a crew', () => {
  const { picture, reading } = tee(vNeck, 10);
  const neck = { kind: 'crew', sure: 0.8 } as const;
  expect(withNeckOpening(picture, { ...reading, neck }).neck?.kind).toBe('crew');
  expect(withNeckOpening(picture, { ...reading, neck, told: 'v' }).neck?.kind).toBe('v');
});

test('what she says that stands up loses it to no line, and what she says lies flat stands up only if that is sure', () => {
  const { picture, reading } = tee(crew, 25);
  const flat = { kind: 'scoop', sure: 0.95 } as const;
  expect(withNeckOpening(picture, { ...reading, neck: flat, told: 'shirt' }).neck?.sure).toBeLessThan(0.8);
  const hanger = { kind: 'turtle', sure: 0.75 } as const;
  expect(withNeckOpening(picture, { ...reading, neck: hanger, told: 'crew' }).neck?.kind).toBe('crew');
  const collar = { kind: 'shirt', sure: 0.6 } as const;
  expect(withNeckOpening(picture, { ...reading, neck: collar, told: 'crew' }).neck?.kind).toBe('shirt');
  const roll = { kind: 'turtle', sure: 0.85 } as const;
  expect(withNeckOpening(picture, { ...reading, neck: roll, told: 'crew' }).neck?.kind).toBe('turtle');
});

test('an outline that dips deeper than usual is the neckline, whatever she calls it', () => {
  const { picture, reading } = tee(vNeck, 0);
  const open = reading.mask.slice();
  const hole = new Uint8Array(open.length);
  fillMask(hole, lineOf(vNeck), WIDE, TALL);
  hole.forEach((value, i) => {
    if (value > 127) open[i] = 0;
  });
  const neckline = lineOf(vNeck);
  const neck = { kind: 'crew', sure: 0.85 } as const;
  const seen = withNeckOpening(picture, { ...reading, mask: open, neckline, neck, told: 'crew' });
  expect(seen.neckline).toBe(neckline);
});
