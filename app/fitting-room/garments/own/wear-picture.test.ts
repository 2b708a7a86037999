import { expect, test } from 'vitest';
import { colorAt, dressed, FACTS, model, top } from '../../../../tests/garments/worn-chart.ts';
import type { SurfaceFacts, SurfacePoint } from '../../../domain/looks/garment-surface.ts';
import { heightAtTorsoShare } from '../../person/measures/body-frame.ts';
import type { GarmentSurface } from '../../own-cloth/garment-surface.ts';
import { hungNeckline } from './picture-warp.ts';
import type { Picture } from '../../pixels/pixels.ts';

const [WIDE, TALL, SLEEVE] = [200, 240, 60] as const;
const { shoulders, shoulderWidth } = model.frame;

/** Necks, shoulders, armpits, two pairs of sides and the hem of a trunk as wide as it is said. */
const trunkMarks = (half: number): SurfacePoint[] =>
  [
    [0.14, 0.1],
    [0.36, 0.14],
    [half, 0.4],
    [half, 0.55],
    [half, 0.7],
    [half, 0.85],
  ].flatMap(([aside, down]): SurfacePoint[] => [
    [0.5 - aside!, down!],
    [0.5 + aside!, down!],
  ]);
const SLEEVE_MARKS: SurfacePoint[] = [
  [0.6, 0.05],
  [0.9, 0.35],
  ...[0.4, 0.6, 0.8, 1].flatMap((down): SurfacePoint[] => [
    [0.1, down * 0.9],
    [0.9, down * 0.9],
  ]),
];

/** Red grows across the trunk and green down it; sleeves are blue. */
function hung(
  isCloth: (across: number, down: number) => boolean = () => true,
  half = 0.34,
  facts: Partial<SurfaceFacts> = {},
): GarmentSurface {
  const width = WIDE + SLEEVE;
  const data = new Uint8ClampedArray(width * TALL * 4);
  for (let y = 0; y < TALL; y++)
    for (let x = 0; x < width; x++) {
      const [across, down] = [x / WIDE, y / TALL];
      const isTrunk = x < WIDE;
      const isOn = isTrunk
        ? Math.abs(across - 0.5) < half && down > 0.1 && down < 0.85 && isCloth(across, down)
        : x > WIDE + 5 && x < width - 5 && down < 0.9;
      const color = isTrunk ? [30 + 170 * across, 30 + 170 * down, 30] : [20, 20, 210];
      data.set([...color, isOn ? 255 : 0], (y * width + x) * 4);
    }
  return {
    facts: {
      ...FACTS,
      panels: {
        front: { x: 0, y: 0, width: WIDE, height: TALL },
        'sleeve-left': { x: WIDE, y: 0, width: SLEEVE, height: TALL },
      },
      marks: { front: trunkMarks(half), 'sleeve-left': SLEEVE_MARKS },
      cut: { ...FACTS.cut, width: 0.9, length: 1.5, reach: 1.5 },
      neckline: Array.from({ length: 9 }, (_, k): SurfacePoint => [0.36 + k * 0.035, 0.1]),
      sleeves: 'long',
      ...facts,
    },
    atlas: { width, height: TALL, data },
  };
}

const at = (picture: Picture, aside: number, down: number): number[] =>
  colorAt(picture, shoulders[0] + aside * shoulderWidth, heightAtTorsoShare(model.frame, down));
/** Of the trunk: neither skin nor jeans. */
const isHers = ([red, green, blue]: number[]): boolean => blue! < 70 && green! > blue! + 25 && red! > 30;

test('the picture hangs on her upright, from side to side and from neck to hem, its sleeves on her arms', () => {
  const picture = dressed(hung());
  const across = [-0.3, -0.1, 0.1, 0.3].map((aside) => at(picture, aside, 0.5)[0]!);
  const down = [0.3, 0.5, 0.7, 0.9].map((share) => at(picture, 0, share)[1]!);
  for (const line of [across, down])
    for (const [k, value] of line.slice(1).entries()) expect(value).toBeGreaterThan(line[k]! + 8);
  for (const { elbow } of model.frame.sides) {
    const [red, , blue] = colorAt(picture, ...elbow);
    expect(blue).toBeGreaterThan(red! + 60);
  }
});

const notch = (across: number, down: number): boolean => Math.abs(across - 0.5) > 0.1 || down > 0.3;
/** Round the notch, as it is read. */
const NOTCHED: Partial<SurfaceFacts> = {
  neckline: [-0.14, -0.1, -0.1, -0.1, -0.05, 0, 0.05, 0.1, 0.1, 0.1, 0.14].map((aside, k): SurfacePoint => {
    const down = Math.abs(aside) > 0.1 ? 0.1 : [0.1, 0.2, 0.3][Math.min(k - 1, 9 - k, 2)]!;
    return [0.5 + aside, down];
  }),
};

test('her neck is as bare as the picture says, in the picture’s own outline', () => {
  const [closed, cut] = [dressed(hung()), dressed(hung(notch, 0.34, NOTCHED))];
  expect([closed, cut].map((picture) => isHers(at(picture, 0, 0.12)))).toEqual([true, false]);
  expect(isHers(at(cut, 0.25, 0.12)), 'beside it').toBe(true);
});

test('beside the flank of her picture hangs no ledge of the tailor’s, as loose as she wears it', () => {
  const covered = (adjusted: number, width = 0.75): number => {
    const cut = { ...FACTS.cut, width, hemWidth: 1.3, length: 1.5, reach: 1.5 };
    const picture = dressed(hung(undefined, 0.34, { cut, adjusted: { length: 0, width: adjusted } }));
    let count = 0;
    for (let aside = -0.9; aside <= 0.9; aside += 0.01) if (isHers(at(picture, aside, 0.9))) count++;
    return count;
  };
  const { left, right } = model.frame.outline(0.9);
  const body = (100 * (right - left)) / shoulderWidth;
  expect(covered(0)).toBeGreaterThan(body - 2);
  expect(covered(0)).toBeLessThan(body * 1.12);
  expect(covered(1, 1.1)).toBeGreaterThan(covered(0, 1.1) + 2);
});

test('a wide garment is worn wide, and a tail hangs where the picture has one', () => {
  const cut = { ...FACTS.cut, width: 0.9, length: 1.5, reach: 1.5 };
  const covered = (half: number, width: number): number => {
    const bare = { sleeves: 'none', cut: { ...cut, width } } as const;
    const picture = dressed(hung(undefined, half, bare), top({ sleeve: 0 }));
    let count = 0;
    for (let aside = -0.9; aside <= 0.9; aside += 0.01) if (isHers(at(picture, aside, 0.75))) count++;
    return count;
  };
  expect(covered(0.48, 1.27)).toBeGreaterThan(covered(0.34, 0.9) + 4);
  const short = (across: number, down: number) => down < 0.7 || across > 0.6;
  const picture = dressed(hung(short, 0.34, { cut: { ...cut, length: 0.95, reach: 1.19 } }));
  expect([-0.3, 0.3].map((aside) => isHers(at(picture, aside, 1.02)))).toEqual([false, true]);
});

test('cloth that lies below an even hem, or above her shoulders, is not worn: there the tailor’s cut ends', () => {
  const marks = { front: trunkMarks(0.34).map(([u, v]): SurfacePoint => [u, v > 0.8 ? 0.72 : v]) };
  const cut = { ...FACTS.cut, width: 0.9, length: 1.5 };
  const endOf = (reach: number): number => {
    const picture = dressed(hung(undefined, 0.34, { marks, cut: { ...cut, reach } }), top({ hem: 0.9 }));
    let down = 0.8;
    while (down < 1.6 && isHers(at(picture, 0, down))) down += 0.01;
    return down;
  };
  const hem = endOf(1.5);
  expect(endOf(1.54), 'uneven').toBeLessThan(hem + 0.03);
  const wide = dressed(hung(undefined, 0.48, { cut: { ...cut, width: 1.27, reach: 1.5 } }));
  for (const aside of [-0.62, 0.62]) expect(isHers(at(wide, aside, -0.06)), `${aside}`).toBe(false);
});

test('a corner that was read wrong tears nothing: across her the picture still goes one way', () => {
  const wrong = trunkMarks(0.34);
  wrong[6] = [0.9, 0.5];
  const { facts, atlas } = hung();
  const picture = dressed({ facts: { ...facts, marks: { ...facts.marks, front: wrong } }, atlas });
  for (const down of [0.3, 0.4, 0.5, 0.6, 0.7]) {
    const reds = Array.from({ length: 15 }, (_, k) => at(picture, -0.35 + k * 0.05, down)[0]!);
    for (const [k, red] of reds.slice(1).entries()) expect(red, `${reds}`).toBeGreaterThan(reds[k]! - 6);
  }
});

test('what was laid flat row by row before has no corners, and is worn as it was', () => {
  const { marks: _marks, ...facts } = hung().facts;
  const picture = dressed({ ...hung(), facts });
  expect(isHers(at(picture, 0, 0.5))).toBe(true);
});

test('a roll neck and a collar are the tailor’s, in the picture’s cloth; a neckline that nobody is sure of is her kind’s', () => {
  const neckOf = (neck: 'turtle' | 'crew', read: SurfaceFacts['neck']): boolean[] => {
    const picture = dressed(hung(notch, 0.34, { ...NOTCHED, neck: read }), top({ neck }));
    return [-0.02, 0.12].map((down) => isHers(at(picture, 0, down)));
  };
  expect(neckOf('turtle', { kind: 'v', sure: 0.6 }), 'a roll that she says').toEqual([true, true]);
  expect(neckOf('crew', { kind: 'turtle', sure: 0.8 }), 'a roll that is seen').toEqual([true, true]);
  expect(neckOf('crew', { kind: 'turtle', sure: 0.6 }), 'a hanger, perhaps').toEqual([false, false]);
  expect(neckOf('crew', { kind: 'v', sure: 0.3 }), 'unsure').toEqual([true, true]);
  expect(neckOf('crew', { kind: 'v', sure: 0.6 }), 'sure').toEqual([false, false]);
});

test('a round neck lies as deep below its corners as in the picture, in shoulder widths, however her shoulders slope', () => {
  const round = Array.from({ length: 21 }, (_, k): SurfacePoint => {
    const across = k / 10 - 1;
    return [0.5 + across * 0.14, 0.1 + 0.125 * Math.sqrt(1 - across ** 2)];
  });
  const reach = { top: shoulders[1], down: model.frame.torso };
  const line = hungNeckline(model, hung(undefined, 0.34, { neckline: round }), reach);
  const depth = Math.max(...line.map(([, y]) => y)) - (line[0]![1] + line.at(-1)![1]) / 2;
  const inPicture = (0.125 * TALL) / ((0.68 * WIDE) / 0.9);
  expect(depth / (shoulderWidth * 1.25) / inPicture).toBeGreaterThan(0.93);
  expect(depth / (shoulderWidth * 1.25) / inPicture).toBeLessThan(1.07);
});

test('above the line that was read nothing of the back is worn, though the picture has cloth there', () => {
  const picture = dressed(hung(undefined, 0.34, NOTCHED));
  expect([-0.02, 0.12].map((down) => isHers(at(picture, 0, down)))).toEqual([false, false]);
  expect(isHers(at(picture, 0.25, 0.12)), 'beside it').toBe(true);
});

test('a jacket’s lapels are no neckline: what lies between them is not cut out', () => {
  const coveredWith = (lapels: boolean): number => {
    const coat = {
      kind: 'coat',
      length: 0,
      open: 0,
      lapels,
      closure: 'none',
      fit: 1.1,
      sleeveFit: 1.2,
    } as const;
    const picture = dressed(hung(undefined, 0.34, NOTCHED), { ...top(), drawing: coat });
    let count = 0;
    for (let aside = -0.2; aside <= 0.2; aside += 0.02)
      for (let down = 0.02; down < 0.3; down += 0.02) if (isHers(at(picture, aside, down))) count++;
    return count;
  };
  expect(coveredWith(true)).toBeGreaterThan(coveredWith(false) + 5);
});
