import { expect, test } from 'vitest';
import { fillMask } from '../../pixels/polygons.ts';
import type { Mask } from '../../pixels/connected-components.ts';
import { distance, type Point } from '../../pixels/pixels.ts';
import { findLandmarks } from './find-landmarks.ts';
import type { GarmentLandmarks, LandmarkName } from './garment-landmarks.ts';
import { mirrorAxis } from './mirror-axis.ts';
import { lengthOf, traceOutline } from './outline.ts';

const SIDE = 400;

/** The right half's corners from the top of the axis to its end, around the middle of the picture, turned. */
function drawn(half: readonly Point[], degrees = 0): { mask: Mask; at: (point: Point) => Point } {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const at = ([x, y]: Point): Point => {
    const [dx, dy] = [x, y - 150];
    return [SIDE / 2 + dx * cos - dy * sin, SIDE / 2 + dx * sin + dy * cos];
  };
  const outline = [...half, ...[...half].reverse().map(([x, y]): Point => [-x, y])].map(at);
  const mask = fillMask(new Uint8Array(SIDE * SIDE), outline, SIDE, SIDE);
  return { mask: { width: SIDE, height: SIDE, mask: mask.map((cover) => (cover > 127 ? 1 : 0)) }, at };
}

const SWEATER: readonly Point[] = [
  [0, 12],
  [34, 0],
  [78, 18],
  [170, 190],
  [136, 208],
  [84, 92],
  [82, 250],
  [0, 250],
];

const near = (found: GarmentLandmarks, name: LandmarkName, [x, y]: Point): number =>
  distance([found[name]?.x ?? Infinity, found[name]?.y ?? Infinity], [x, y]);

test('the corners of a sweater are found, straight and askew', () => {
  for (const degrees of [0, 17, -12]) {
    const { mask, at } = drawn(SWEATER, degrees);
    const found = findLandmarks(mask)!;
    expect(found.build).toBe('sleeved');
    const names = ['neck', 'shoulder', 'cuff-outer', 'cuff-inner', 'armpit', 'hem'] as const;
    names.forEach((name, k) => {
      const [x, y] = SWEATER[k + 1]!;
      expect(near(found.landmarks, `${name}-right`, at([x, y])), `${name} ${degrees}`).toBeLessThan(9);
      expect(near(found.landmarks, `${name}-left`, at([-x, y])), `${name} ${degrees}`).toBeLessThan(9);
    });
  }
});

test('a sleeve that is not seen is taken from its twin and is less sure', () => {
  const { mask, at } = drawn(SWEATER);
  // The right sleeve is folded away.
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) if (x > SIDE / 2 + 83) mask.mask[y * SIDE + x] = 0;
  const found = findLandmarks(mask)!;
  expect(found.mirrored).toEqual(['right']);
  expect(near(found.landmarks, 'cuff-outer-right', at([170, 190]))).toBeLessThan(16);
  expect(found.landmarks['cuff-outer-right']!.sure).toBeLessThan(0.5);
  expect(found.landmarks['cuff-outer-left']!.sure).toBeGreaterThan(0.5);
});

test('sleeves along the body that end below the hem are sleeves of a top, not the flanks of a skirt', () => {
  const cardigan: readonly Point[] = [
    [0, 6],
    [28, 0],
    [80, 20],
    [112, 240],
    [84, 244],
    [80, 200],
    [0, 200],
  ];
  const { mask, at } = drawn(cardigan);
  const found = findLandmarks(mask)!;
  expect(found.build).toBe('sleeved');
  const names = ['neck', 'shoulder', 'cuff-outer', 'cuff-inner', 'hem'] as const;
  names.forEach((name, k) => {
    const [x, y] = cardigan[k + 1]!;
    expect(near(found.landmarks, `${name}-right`, at([x, y])), name).toBeLessThan(9);
  });
});

test('of a dress whose hem is notched on one side both sleeves are short', () => {
  const dress: readonly Point[] = [
    [0, 5],
    [19, 0],
    [43, 14],
    [60, 46],
    [42, 61],
    [34, 63],
    [32, 100],
    [69, 268],
    [0, 290],
  ];
  const { mask, at } = drawn(dress);
  // A piece of the hem, on the right.
  for (let y = 279; y < SIDE; y++) for (let x = SIDE / 2 + 33; x < SIDE; x++) mask.mask[y * SIDE + x] = 0;
  const found = findLandmarks(mask, ['sleeved'])!;
  expect(near(found.landmarks, 'cuff-outer-left', at([-60, 46]))).toBeLessThan(9);
  expect(near(found.landmarks, 'cuff-outer-right', at([60, 46]))).toBeLessThan(9);
});

test('the shoulder of a puffed sleeve is where the puff begins', () => {
  const puffed: readonly Point[] = [
    [0, 6],
    [26, 0],
    [62, 16],
    [82, 6],
    [106, 14],
    [124, 40],
    [124, 70],
    [98, 88],
    [66, 88],
    [58, 150],
    [60, 230],
    [0, 230],
  ];
  const { mask, at } = drawn(puffed);
  const { landmarks } = findLandmarks(mask)!;
  expect(near(landmarks, 'shoulder-right', at([62, 16]))).toBeLessThan(6);
  expect(near(landmarks, 'shoulder-left', at([-62, 16]))).toBeLessThan(6);
});

test('the neck of a shirt is where its collar meets the shoulder', () => {
  const shirt: readonly Point[] = [
    [0, 0],
    [24, 0],
    [34, 15],
    [80, 33],
    [166, 200],
    [135, 216],
    [86, 106],
    [84, 250],
    [0, 256],
  ];
  const { mask, at } = drawn(shirt);
  const { landmarks } = findLandmarks(mask)!;
  expect(near(landmarks, 'neck-right', at([34, 15]))).toBeLessThan(6);
  expect(near(landmarks, 'neck-left', at([-34, 15]))).toBeLessThan(6);
});

test('short sleeves that hang along the body are sleeves, their armpits above where cuff and flank meet', () => {
  const tee: readonly Point[] = [
    [0, 8],
    [30, 0],
    [74, 18],
    [112, 76],
    [88, 92],
    [84, 180],
    [86, 256],
    [0, 258],
  ];
  const { mask, at } = drawn(tee);
  const { landmarks, build } = findLandmarks(mask)!;
  expect(build).toBe('sleeved');
  expect(near(landmarks, 'cuff-outer-right', at([112, 76]))).toBeLessThan(6);
  expect(landmarks['armpit-right']!.y).toBeLessThan(at([88, 92])[1]);
});

test('a sleeve that is folded away moves no shoulder though its twin draws the mirror axis aside', () => {
  const top: readonly Point[] = [
    [0, 12],
    [30, 0],
    [64, 16],
    [170, 150],
    [140, 186],
    [70, 84],
    [66, 200],
    [0, 200],
  ];
  const { mask, at } = drawn(top);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) if (x > SIDE / 2 + 68) mask.mask[y * SIDE + x] = 0;
  const { landmarks, mirrored } = findLandmarks(mask)!;
  expect(mirrored).toEqual(['right']);
  expect(near(landmarks, 'shoulder-right', at([64, 16]))).toBeLessThan(8);
  expect(near(landmarks, 'armpit-right', at([70, 84]))).toBeLessThan(8);
});

test('clips of a hanger leave a waist where it is, whether they are cut out or are of its color', () => {
  const [waist, leg]: [Point, Point] = [
    [62, 20],
    [66, 250],
  ];
  const clipped = (low: number): readonly Point[] => [
    [0, 20],
    [46, 20],
    [46, low],
    [58, low],
    [58, 20],
    waist,
    [76, 80],
    leg,
    [16, 254],
    [0, 150],
  ];
  for (const low of [36, 8]) {
    const { mask, at } = drawn(clipped(low));
    const { landmarks, build } = findLandmarks(mask)!;
    expect(build).toBe('legged');
    expect(near(landmarks, 'waist-right', at(waist)), `${low}`).toBeLessThan(7);
    expect(near(landmarks, 'leg-outer-right', at(leg)), `${low}`).toBeLessThan(7);
  }
});

test('a crotch beside the mirror axis is the highest point between the legs', () => {
  const outline: readonly Point[] = [
    [148, 50],
    [252, 50],
    [270, 340],
    [238, 344],
    [206, 150],
    [192, 344],
    [130, 340],
  ];
  const mask = fillMask(new Uint8Array(SIDE * SIDE), outline, SIDE, SIDE).map((cover) => +(cover > 127));
  const { landmarks } = findLandmarks({ width: SIDE, height: SIDE, mask }, ['legged'])!;
  expect(near(landmarks, 'crotch', [206, 150])).toBeLessThan(9);
});

test('trousers have a crotch and four corners below, a skirt two', () => {
  const trousers = drawn([
    [0, 0],
    [52, 0],
    [64, 60],
    [74, 290],
    [34, 294],
    [0, 100],
  ]);
  const legs = findLandmarks(trousers.mask)!;
  expect(legs.build).toBe('legged');
  expect(near(legs.landmarks, 'crotch', trousers.at([0, 100]))).toBeLessThan(8);
  expect(near(legs.landmarks, 'leg-inner-left', trousers.at([-34, 294]))).toBeLessThan(6);
  const skirt = drawn([
    [0, 0],
    [52, 0],
    [66, 50],
    [110, 250],
    [0, 256],
  ]);
  const found = findLandmarks(skirt.mask)!;
  expect(found.build).toBe('skirt');
  expect(near(found.landmarks, 'hem-right', skirt.at([110, 250]))).toBeLessThan(6);
});

const SHEATH: readonly Point[] = [
  [0, 8],
  [22, 0],
  [40, 6],
  [34, 26],
  [46, 48],
  [40, 120],
  [50, 300],
  [0, 300],
];

test('a dress without sleeves has its armpits high, where the armholes end', () => {
  const { mask, at } = drawn(SHEATH);
  const found = findLandmarks(mask, ['sleeved', 'sleeveless'])!;
  expect(found.build).toBe('sleeveless');
  expect(near(found.landmarks, 'armpit-right', at([46, 48]))).toBeLessThan(14);
});

test('long sleeves along a dress are sleeves', () => {
  const gown: readonly Point[] = [
    [0, 0],
    [18, 0],
    [46, 16],
    [62, 144],
    [46, 148],
    [52, 300],
    [0, 300],
  ];
  const { mask, at } = drawn(gown);
  const found = findLandmarks(mask)!;
  expect(found.build).toBe('sleeved');
  expect(near(found.landmarks, 'cuff-outer-right', at([62, 144]))).toBeLessThan(8);
  expect(near(found.landmarks, 'hem-right', at([52, 300]))).toBeLessThan(8);
});

test('trousers whose legs lie together are trousers once she says so: the crotch is where it usually is', () => {
  const { mask, at } = drawn([
    [0, 0],
    [50, 0],
    [56, 60],
    [52, 300],
    [0, 300],
  ]);
  const { landmarks, build } = findLandmarks(mask, ['legged'])!;
  expect(build).toBe('legged');
  expect(near(landmarks, 'crotch', at([0, 93]))).toBeLessThan(12);
  expect(near(landmarks, 'leg-outer-left', at([-52, 300]))).toBeLessThan(8);
  expect(near(landmarks, 'leg-inner-left', at([0, 300]))).toBeLessThan(8);
});

test('what is usual of the kind that she names decides where the outline leaves it open', () => {
  // Short sleeves that hang along the flanks.
  const { mask } = drawn([
    [0, 8],
    [30, 0],
    [70, 16],
    [92, 120],
    [74, 128],
    [64, 134],
    [70, 300],
    [0, 300],
  ]);
  const built = (usual: 'sleeved' | 'sleeveless') =>
    findLandmarks(mask, ['sleeved', 'sleeveless'], usual)!.build;
  expect([built('sleeved'), built('sleeveless')]).toEqual(['sleeved', 'sleeveless']);
});

test('a vest has no sleeves, whatever she says: its armholes stand out by an edge, its hem is slit', () => {
  const vest = (hem: readonly Point[]) =>
    drawn([[0, 6], [28, 0], [74, 18], [86, 42], [80, 46], [84, 110], ...hem]).mask;
  const straight: readonly Point[] = [
    [90, 290],
    [0, 290],
  ];
  const slit: readonly Point[] = [
    [92, 262],
    [58, 280],
    [58, 296],
    [0, 296],
  ];
  for (const hem of [straight, slit])
    expect(findLandmarks(vest(hem), ['sleeved', 'sleeveless'], 'sleeved')!.build).toBe('sleeveless');
});

test('a sleeve along the body says nothing of its twin: no sleeve is put beside the garment', () => {
  const top: readonly Point[] = [
    [0, 12],
    [26, 0],
    [58, 14],
  ];
  // On the right the cuff ends at the hem.
  const left: readonly Point[] = [...top, [66, 90], [70, 200], [46, 202], [42, 192], [0, 192]];
  const right: readonly Point[] = [...top, [66, 90], [70, 200], [0, 192]];
  const outline = [...right, ...left.toReversed().map(([x, y]): Point => [-x, y])].map(([x, y]): Point => [
    SIDE / 2 + x,
    50 + y,
  ]);
  const cover = fillMask(new Uint8Array(SIDE * SIDE), outline, SIDE, SIDE);
  const mask = cover.map((is) => (is > 127 ? 1 : 0));
  const found = findLandmarks({ width: SIDE, height: SIDE, mask }, ['sleeved', 'sleeveless'], 'sleeved')!;
  expect(found.mirrored).toEqual([]);
});

test('of a collar, a roll and a hood the corners of the neck are the foot', () => {
  const under = (standing: readonly Point[]): readonly Point[] => [
    ...standing,
    [84, 74],
    [124, 270],
    [92, 274],
    [80, 150],
    [82, 300],
    [0, 300],
  ];
  const roll: readonly Point[] = [
    [0, 28],
    [26, 28],
    [30, 54],
  ];
  const hood: readonly Point[] = [
    [0, 0],
    [30, 6],
    [46, 24],
    [52, 58],
  ];
  for (const [standing, isHood] of [
    [roll, false],
    [hood, true],
  ] as const) {
    const { mask, at } = drawn(under(standing));
    const found = findLandmarks(mask)!;
    expect(found.standing?.isHood).toBe(isHood);
    for (const sign of [-1, 1]) {
      const [x, y] = standing.at(-1)!;
      const name = sign < 0 ? 'neck-left' : 'neck-right';
      expect(near(found.landmarks, name, at([sign * x, y])), name).toBeLessThan(6);
    }
  }
  expect(findLandmarks(drawn(SWEATER).mask)!.standing).toBeNull();
});

test('the mirror axis leans as the garment does', () => {
  for (const degrees of [-20, 0, 14]) {
    const { askew, symmetry } = mirrorAxis(drawn(SWEATER, degrees).mask);
    expect(Math.abs(askew - degrees)).toBeLessThanOrEqual(2);
    expect(symmetry).toBeGreaterThan(0.94);
  }
});

test('an outline runs once around its mask, clockwise', () => {
  const mask = new Uint8Array(100);
  for (let y = 2; y < 6; y++) for (let x = 3; x < 8; x++) mask[y * 10 + x] = 1;
  const outline = traceOutline({ width: 10, height: 10, mask });
  expect(outline).toHaveLength(18);
  expect(outline.slice(0, 2)).toEqual([
    [3, 2],
    [4, 2],
  ]);
  expect(lengthOf([...outline, outline[0]!])).toBe(18);
});
