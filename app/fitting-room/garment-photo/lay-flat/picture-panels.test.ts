import { expect, test } from 'vitest';
import { madeGarment } from '../../../../tests/garments/made-garments.ts';
import { trueReading } from '../../../../tests/garments/true-reading.ts';
import type { PanelName } from '../../../domain/looks/garment-surface.ts';
import type { GarmentSurface } from '../../own-cloth/garment-surface.ts';
import { picturePanels } from './picture-panels.ts';
import { rectify } from './rectify.ts';
import { layUpper } from './upper-panels.ts';
import type { UprightCloth } from './upright-cloth.ts';

const [STRIPED_TEE, SLEEVELESS, SKIRT] = [0, 18, 64] as const;

function surfaceOf(seed: number): GarmentSurface {
  const made = madeGarment(seed, 320);
  const { surface } = rectify(made.picture, trueReading(made));
  if (!surface) throw new Error(`${seed} was refused`);
  return surface;
}

function coverAt({ facts, atlas }: GarmentSurface, name: PanelName, across: number, down: number): number {
  const { x, y, width, height } = facts.panels[name]!;
  const at = (y + Math.round(down * (height - 1))) * atlas.width + x + Math.round(across * (width - 1));
  return atlas.data[at * 4 + 3]!;
}

test('a tee’s trunk is as it is in the picture, with the corners by which it hangs; its sleeves are laid row by row', () => {
  const tee = surfaceOf(STRIPED_TEE);
  const { front, ...sleeves } = tee.facts.marks!;
  expect(front).toHaveLength(12);
  for (let k = 0; k < 12; k += 2) expect(front![k]![0]).toBeLessThan(front![k + 1]![0] - 0.1);
  for (let k = 2; k < 12; k += 2) expect(front![k]![1]).toBeGreaterThanOrEqual(front![k - 2]![1]);
  const [left, right] = front!.slice(4);
  expect(coverAt(tee, 'front', (left![0] + right![0]) / 2, left![1])).toBe(255);
  expect(Object.keys(sleeves)).toEqual([]);
  for (const name of ['sleeve-left', 'sleeve-right'] as const) {
    expect(tee.facts.panels[name], name).toBeDefined();
    for (const across of [0.2, 0.8]) expect(coverAt(tee, name, across, 0.7), `${name} ${across}`).toBe(255);
  }
});

test('below the armpits no sleeve is of the trunk', () => {
  const tee = surfaceOf(STRIPED_TEE);
  const [, , , , pit, , side] = tee.facts.marks!.front!;
  const below = (pit![1] + side![1]) / 2;
  expect(coverAt(tee, 'front', 0, below)).toBe(0);
  expect(coverAt(tee, 'front', Math.min(pit![0], side![0]) + 0.1, below)).toBe(255);
});

/** A trunk 80 pixels wide down to row 200, and beside it sleeves that hang from it down to a row. */
function hanging(cuff: number, inner: number): UprightCloth {
  const [width, height] = [240, 300];
  const mask = Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [Math.abs((i % width) - 120), Math.floor(i / width)];
    const isSleeve = x >= 40 && x < 75 && y < cuff && (y < 90 || x >= 48);
    return y >= 20 && ((x < 40 && y < 200) || isSleeve) ? 255 : 0;
  });
  const pair = (name: string, aside: number, y: number) => ({
    [`${name}-left`]: [120 - aside, y],
    [`${name}-right`]: [120 + aside, y],
  });
  const points = {
    ...{ ...pair('neck', 15, 20), ...pair('shoulder', 42, 22) },
    ...{ ...pair('armpit', 40, 90), ...pair('hem', 39, 199) },
    ...{ ...pair('cuff-outer', 74, cuff), ...pair('cuff-inner', inner, cuff) },
  } as unknown as UprightCloth['points'];
  const colors = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  return { width, height, colors, mask, points, neckline: [], isEdgeSure: true };
}

const trunkOf = (cloth: UprightCloth) => picturePanels(cloth, layUpper(cloth, false)!)!.panels.front!;

test('the trunk goes on to its hem below a short sleeve, and no cuff that hangs lower is of it', () => {
  const short = trunkOf(hanging(120, 30));
  for (const x of [85, 120, 155]) expect(short.covers!(x, 180), `${x}`).toBe(1);
  const long = trunkOf(hanging(250, 50));
  expect(long.covers!(120, 180)).toBe(1);
  for (const x of [60, 180]) expect(long.covers!(x, 230), `${x}`).toBe(0);
});

test('a sleeve that comes out behind the body row by row is no flap of the trunk, which has no step at its cuff', () => {
  const along = hanging(160, 40);
  for (let i = 90 * 240; i < 160 * 240; i++) {
    const behind = 40 + (Math.floor(i / 240) - 90) / 6;
    along.mask[i] = Math.abs((i % 240) - 120) < behind ? 255 : 0;
  }
  const trunk = trunkOf(along);
  for (const x of [72, 168]) expect(trunk.covers!(x, 140), `${x}`).toBe(0);
  for (const x of [84, 156]) expect(trunk.covers!(x, 140), `${x}`).toBe(1);
});

test('what has no sleeves, and no shoulders, is laid flat row by row', () => {
  for (const seed of [SLEEVELESS, SKIRT]) expect(surfaceOf(seed).facts.marks, `${seed}`).toBeUndefined();
});
