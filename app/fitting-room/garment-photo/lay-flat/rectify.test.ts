import { expect, test } from 'vitest';
import { madeGarment, type MadeGarment } from '../../../../tests/garments/made-garments.ts';
import { trueReading } from '../../../../tests/garments/true-reading.ts';
import type { PanelName, SurfaceFacts } from '../../../domain/looks/garment-surface.ts';
import { distance, lerp, type Point } from '../../pixels/pixels.ts';
import { resizePicture } from '../../pixels/resize.ts';
import type { GarmentReading } from '../garment-reading.ts';
import type { LandmarkName } from '../landmarks/garment-landmarks.ts';
import type { GarmentSurface } from '../../own-cloth/garment-surface.ts';
import { hemRows } from './edges.ts';
import { rectify } from './rectify.ts';
import { layUpper } from './upper-panels.ts';
import { uprightCloth } from './upright-cloth.ts';

const SMALL = 320;
/** Of the made pictures, by what lies on them. */
const [STRIPED_TEE, SHIRT_WITH_HIDDEN_SLEEVE, PLAIN_COAT, DRESS, SKIRT, TROUSERS, SHORTS, CARDIGAN] = [
  0, 2, 4, 25, 64, 36, 37, 42,
] as const;

const laid = (made: MadeGarment, change: Partial<GarmentReading> = {}) =>
  rectify(made.picture, { ...trueReading(made), ...change });

const known = new Map<number, GarmentSurface>();

function surfaceOf(seed: number): GarmentSurface {
  const surface = known.get(seed) ?? laid(madeGarment(seed, SMALL)).surface;
  if (!surface) throw new Error(`${seed} was refused`);
  known.set(seed, surface);
  return surface;
}

/** Mean of squared differences between neighbors of a panel's middle, `dx` and `dy` apart. */
function roughness({ facts, atlas }: GarmentSurface, name: PanelName, dx: number, dy: number): number {
  const { x, y, width, height } = facts.panels[name]!;
  let [sum, count] = [0, 0];
  for (let r = Math.round(height * 0.45); r < height * 0.9; r++)
    for (let c = Math.round(width * 0.15); c < width * 0.85 - dx; c++) {
      const at = ((y + r) * atlas.width + x + c) * 4;
      const other = at + (dy * atlas.width + dx) * 4;
      sum += (atlas.data[at]! - atlas.data[other]!) ** 2;
      count++;
    }
  return sum / count;
}

test('stripes of a tee that lies askew run straight across its panel', () => {
  const tee = surfaceOf(STRIPED_TEE);
  expect(roughness(tee, 'front', 0, 3)).toBeGreaterThan(6 * roughness(tee, 'front', 3, 0));
});

test('each kind of garment has its panels', () => {
  const panelsOf = (seed: number): string[] => Object.keys(surfaceOf(seed).facts.panels).sort();
  const sleeved = ['front', 'sleeve-left', 'sleeve-right'];
  for (const seed of [STRIPED_TEE, DRESS, CARDIGAN]) expect(panelsOf(seed), `${seed}`).toEqual(sleeved);
  for (const seed of [SKIRT, TROUSERS, SHORTS]) expect(panelsOf(seed), `${seed}`).toEqual(['front']);
});

test('a sleeve that lies hidden is left to its twin', () => {
  const { panels } = surfaceOf(SHIRT_WITH_HIDDEN_SLEEVE).facts;
  expect([panels['sleeve-left'] !== undefined, panels['sleeve-right']]).toEqual([true, undefined]);
});

test('no ground is in the panels: a coat on wood has the colors of the coat to its edges', () => {
  const made = madeGarment(PLAIN_COAT, SMALL);
  const { surface } = laid(made);
  const { atlas, facts } = surface!;
  const [red, green, blue] = [1, 3, 5].map((k) => Number.parseInt(facts.color.slice(k, k + 2), 16));
  const hueOf = (r: number, g: number, b: number): number =>
    Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b);
  const own = hueOf(red!, green!, blue!);
  let [off, count] = [0, 0];
  for (const { x, y, width, height } of Object.values(facts.panels))
    for (let r = 2; r < height - 2; r++)
      for (const c of [1, width - 2]) {
        const at = ((y + r) * atlas.width + x + c) * 4;
        const turn = Math.abs(hueOf(atlas.data[at]!, atlas.data[at + 1]!, atlas.data[at + 2]!) - own);
        if (Math.min(turn, 2 * Math.PI - turn) > 0.9) off++;
        count++;
      }
  expect(off / count).toBeLessThan(0.05);
});

test('the atlas has at most 640 pixels on its longer side, however many the picture has', () => {
  const { surface } = laid(madeGarment(DRESS, 960));
  expect(Math.max(surface!.atlas.width, surface!.atlas.height)).toBe(640);
});

test('a longer garment has a longer cut, in widths of its own shoulders', () => {
  const [tee, dress] = [surfaceOf(STRIPED_TEE), surfaceOf(DRESS)].map(({ facts }) => facts.cut);
  expect(dress!.length).toBeGreaterThan(1.4 * tee!.length);
  expect(tee!.sleeve).toBeGreaterThan(0.2);
  expect(tee!.sleeve).toBeLessThan(0.6);
});

test('of a dress that widens from its shoulders on they are the measure, not the wider chest', () => {
  const made = madeGarment(DRESS, SMALL);
  const reading = trueReading(made);
  const { landmarks } = reading;
  const [left, right] = [landmarks['shoulder-left']!, landmarks['shoulder-right']!];
  const wide = right.x - left.x;
  const widened = (by: number): GarmentReading['landmarks'] => ({
    ...landmarks,
    'armpit-left': { ...landmarks['armpit-left']!, x: left.x - wide * 0.1 },
    'armpit-right': { ...landmarks['armpit-right']!, x: right.x + wide * 0.1 },
    'hem-left': { ...landmarks['hem-left']!, x: left.x - wide * by },
    'hem-right': { ...landmarks['hem-right']!, x: right.x + wide * by },
  });
  const widthOf = (by: number): number =>
    rectify(made.picture, { ...reading, landmarks: widened(by) }).surface!.facts.cut.width;
  expect(widthOf(0.6)).toBeGreaterThan(1.1);
  expect(widthOf(0.2)).toBeLessThan(0.95);
});

/** The neckline of a plain tee, its points moved; in widths between the shoulders. Of a roll no other line is looked for. */
function necklineOf(move: (point: Point, k: number, last: number) => Point): SurfaceFacts['neckline'] {
  const made = madeGarment(STRIPED_TEE, SMALL);
  const reading = trueReading(made);
  const [a, b] = [reading.landmarks['shoulder-left']!, reading.landmarks['shoulder-right']!];
  const unit = b.x - a.x;
  const neckline = reading.neckline.map(([x, y], k, { length }): Point => {
    const [across, down] = move([(x - (a.x + b.x) / 2) / unit, y / unit], k, length - 1);
    return [(a.x + b.x) / 2 + across * unit, down * unit];
  });
  const neck = { kind: 'turtle', sure: 0.9 } as const;
  return rectify(made.picture, { ...reading, neckline, neck }).surface!.facts.neckline;
}

test('a neckline that lay crumpled is worn even, and alike on both sides', () => {
  const line = necklineOf(([x, y], k, last) => [x, y + (k > 0 && k < last / 2 ? (k % 3) * 0.04 : 0)]);
  const middle = (line[0]![0] + line.at(-1)![0]) / 2;
  for (const [k, [u, v]] of line.entries()) {
    const [twinAcross, twinDown] = line.at(-1 - k)!;
    // The picture hangs by its corners, not quite upright.
    expect(Math.abs(u - middle - (middle - twinAcross))).toBeLessThan(0.01);
    expect(Math.abs(v - twinDown)).toBeLessThan(0.01);
  }
  const turns = line
    .slice(2)
    .filter(([, v], k) => (v - line[k + 1]![1]) * (line[k + 1]![1] - line[k]![1]) < 0);
  expect(turns.length).toBeLessThan(3);
});

test('beside sleeves a line as wide as the shoulders and deep is a yoke, and no neckline', () => {
  expect(necklineOf((point) => point).length).toBeGreaterThan(0);
  const yoke = necklineOf(([, y], k, last) => [
    lerp(-0.4, 0.4, k / last),
    y + (k > 0 && k < last ? 0.35 : 0),
  ]);
  expect(yoke).toEqual([]);
});

test('a high line with a point in it goes round the label of the back, and is no neckline', () => {
  let high = 0;
  const label = necklineOf(([x, y], k, last) => {
    if (k === 0) high = y;
    return [x, high + (k === last / 2 ? 0.08 : 0)];
  });
  expect(label).toEqual([]);
});

test('thin straps above the neckline that was read are part of the garment', () => {
  const [width, height] = [240, 320];
  const isIn = (x: number, y: number): boolean =>
    y < 120
      ? y > 40 && ((x > 64 && x < 71) || (x > 169 && x < 176))
      : y < 300 && x > 60 && x < 180 && y - 120 > 40 - Math.abs(x - 120) * 0.8;
  const mask = Uint8Array.from({ length: width * height }, (_, i) =>
    isIn(i % width, Math.floor(i / width)) ? 255 : 0,
  );
  const data = Uint8ClampedArray.from({ length: mask.length * 4 }, (_, k) => (mask[k >> 2] ? 90 : 250));
  const at = (x: number, y: number) => ({ x, y, sure: 1 });
  const landmarks: GarmentReading['landmarks'] = {
    ...{ 'neck-left': at(70, 120), 'neck-right': at(170, 120), 'neck-front': at(120, 160) },
    ...{ 'shoulder-left': at(62, 124), 'shoulder-right': at(178, 124) },
    ...{ 'armpit-left': at(60, 150), 'armpit-right': at(180, 150) },
    ...{ 'hem-left': at(60, 299), 'hem-right': at(180, 299) },
  };
  const neckline = Array.from({ length: 21 }, (_, k): Point => [70 + k * 5, 160 - Math.abs(k - 10) * 4]);
  const made = trueReading(madeGarment(STRIPED_TEE, SMALL));
  const cami = { ...made, width, height, mask, turn: 0, landmarks, neckline, doubts: [] };
  const { cut, neckline: line } = rectify({ width, height, data }, cami).surface!.facts;
  expect(cut.length * 134).toBeGreaterThan(300 - 100);
  expect(line[0]![1]).toBeLessThan(0.02);
  expect(cut.strap).toBeLessThan(line[0]![0]);
  expect(line[0]![0] - cut.strap!).toBeLessThan(0.08);
});

test('a front without sleeves that ends at its neck has lost its straps: it hangs by thin ones', () => {
  const made = madeGarment(DRESS, SMALL);
  const reading = trueReading(made);
  const { landmarks } = reading;
  const bare = Object.fromEntries(
    Object.entries(landmarks)
      .filter(([name]) => !name.startsWith('cuff'))
      .map(([name, at]) => [
        name,
        name.startsWith('shoulder') ? landmarks[name.replace('shoulder', 'neck') as LandmarkName]! : at,
      ]),
  );
  const neck = { kind: 'crew', sure: 0.3 } as const;
  expect(rectify(made.picture, { ...reading, landmarks: bare, neck }).surface!.facts.neck!.kind).toBe(
    'straps',
  );
  expect(rectify(made.picture, { ...reading, neck }).surface!.facts.neck!.kind).toBe('crew');
});

test('the deep armholes of a vest are its cut: nothing of it is drawn up', () => {
  const made = madeGarment(STRIPED_TEE, SMALL);
  const reading = trueReading(made);
  const { landmarks } = reading;
  const [a, b] = [landmarks['shoulder-left']!, landmarks['shoulder-right']!];
  const vest = Object.fromEntries(
    Object.entries(landmarks).flatMap(([name, at]) => {
      if (name.startsWith('cuff')) return [];
      return [[name, name.startsWith('armpit') ? { ...at, y: at.y + (b.x - a.x) * 0.3 } : at]];
    }),
  );
  const { cut, neckline } = rectify(made.picture, { ...reading, landmarks: vest }).surface!.facts;
  const depth = Math.max(...neckline.map(([, v]) => v)) * cut.reach;
  expect(depth).toBeGreaterThan(0.05);
});

test('however blurred the picture is, no ground shows at the edges of her cloth', () => {
  const made = madeGarment(PLAIN_COAT, SMALL);
  const reading = trueReading(made);
  const { width, height } = made.picture;
  const painted = { width, height, data: made.picture.data.slice() };
  for (let i = 0; i < width * height; i++)
    painted.data.set(reading.mask[i]! > 127 ? [40, 60, 90, 255] : [255, 120, 40, 255], i * 4);
  const blurred = resizePicture(
    resizePicture(painted, Math.round(width / 2), Math.round(height / 2)),
    width,
    height,
  );
  const { atlas } = rectify(blurred, reading).surface!;
  let most = 0;
  for (let i = 0; i < atlas.data.length; i += 4)
    if (atlas.data[i + 3]! > 127) most = Math.max(most, atlas.data[i]! - atlas.data[i + 2]!);
  expect(most).toBeLessThanOrEqual(0);
});

const swapped = (reading: GarmentReading, pairs: [LandmarkName, LandmarkName][]): GarmentReading => {
  const landmarks = { ...reading.landmarks };
  for (const [a, b] of pairs) [landmarks[a], landmarks[b]] = [reading.landmarks[b]!, reading.landmarks[a]!];
  return { ...reading, landmarks };
};

test('what cannot be worn is refused, and says why', () => {
  const made = madeGarment(STRIPED_TEE, SMALL);
  const reading = trueReading(made);
  const refusal = (change: Partial<GarmentReading>) => rectify(made.picture, { ...reading, ...change });
  const { width } = made.picture;
  const cutOff = reading.mask.map((value, i) => (i % width < 3 || i % width > width - 4 ? 255 : value));
  expect(refusal({ mask: cutOff })).toMatchObject({ why: 'border' });
  const touching = cutOff.map((value, i) => (i > 0.3 * cutOff.length ? reading.mask[i]! : value));
  expect(refusal({ mask: touching }).why, 'its corners clear').toBeUndefined();
  const unclear = { ...reading.landmarks, 'hem-left': { ...reading.landmarks['hem-left']!, sure: 0.3 } };
  expect(refusal({ mask: touching, landmarks: unclear })).toMatchObject({ why: 'border' });
  const ends = cutOff.map((value, i) => (i > 0.2 * cutOff.length ? reading.mask[i]! : value));
  expect(refusal({ mask: ends, landmarks: unclear }).why, 'the ends of its sleeves').toBeUndefined();
  expect(refusal({ doubts: ['outline-odd'], landmarks: unclear })).toMatchObject({ why: 'folded' });
  expect(refusal({ doubts: ['outline-odd'] }).why, 'its corners clear').toBeUndefined();
  const unsure = Object.fromEntries(
    Object.entries(reading.landmarks).map(([name, at]) => [
      name,
      name.startsWith('armpit') ? { ...at, sure: 0.1 } : at,
    ]),
  );
  expect(refusal({ landmarks: unsure, doubts: ['cuff-unsure'] })).toMatchObject({ why: 'armpit' });
  expect(refusal({ landmarks: unsure }).surface).not.toBeNull();
  expect(refusal({ landmarks: unsure, doubts: ['ground-unsure'] })).toMatchObject({ why: 'ground' });
  expect(refusal({ doubts: ['ground-unsure'] }).surface, 'white on white, its corners clear').not.toBeNull();
  expect(refusal({ shape: 'other' })).toEqual({ surface: null, why: 'shape' });
  expect(refusal({ landmarks: {} })).toMatchObject({ why: 'shape' });
  const crossed = swapped(reading, [
    ['cuff-outer-left', 'cuff-outer-right'],
    ['cuff-inner-left', 'cuff-inner-right'],
  ]);
  expect(Object.keys(refusal(crossed).surface!.facts.panels), 'its front alone').toEqual(['front']);
});

test('one hue is told from a print', () => {
  expect([surfaceOf(PLAIN_COAT), surfaceOf(STRIPED_TEE)].map(({ facts }) => facts.oneHue)).toEqual([
    true,
    false,
  ]);
});

test('a print whose corners lie crooked is worn as a piece of its cloth; of plain cloth the color tells all', () => {
  const made = madeGarment(STRIPED_TEE, SMALL);
  const reading = trueReading(made);
  const { 'armpit-right': armpit, 'shoulder-left': a, 'shoulder-right': b } = reading.landmarks;
  const crooked = {
    ...reading.landmarks,
    'armpit-right': { ...armpit!, y: armpit!.y - 0.45 * (b!.x - a!.x) },
  };
  const { surface, why } = rectify(made.picture, { ...reading, landmarks: crooked, pattern: 'stripe' });
  expect([why, surface!.facts.tile! > 0.3, surface!.facts.tile! < 1.3]).toEqual(['folded', true, true]);
  expect(surface!.facts.cut.length, 'and it is as long as it was').toBeGreaterThan(0.8);
  const unsure = { ...crooked, 'armpit-right': { ...crooked['armpit-right'], sure: 0.3 } };
  const mended = rectify(made.picture, { ...reading, landmarks: unsure });
  expect([mended.why, mended.surface!.facts.tile], 'the surer side is mirrored').toEqual([
    undefined,
    undefined,
  ]);
  expect(mended.surface!.facts.cut.width).toBeCloseTo(laid(made).surface!.facts.cut.width, 1);
  const low = { ...armpit!, y: reading.landmarks['hem-right']!.y - 4 };
  const hollow = { ...reading, landmarks: { ...reading.landmarks, 'armpit-right': low } };
  expect(rectify(made.picture, hollow).why, 'no armpit lies at a hem').toBeUndefined();
  const plain = madeGarment(PLAIN_COAT, SMALL);
  const even = rectify(plain.picture, { ...trueReading(plain), landmarks: {} });
  expect([even.why, new Set(even.surface!.atlas.data).size <= 4]).toEqual(['shape', true]);
  const tweed = plain.picture.data.map((value, i) => (i % 4 === 3 ? value : value + ((i >> 3) % 2) * 24));
  const woven = rectify({ ...plain.picture, data: tweed }, { ...trueReading(plain), landmarks: {} });
  expect(new Set(woven.surface!.atlas.data).size, 'but for what it is woven of').toBeGreaterThan(4);
});

test('with folded sleeves no picture is worn, but a narrow piece of its cloth; short sleeves are worn short', () => {
  const made = madeGarment(STRIPED_TEE, 2 * SMALL);
  const reading = { ...trueReading(made), pattern: 'stripe' } as const;
  const folded = rectify(made.picture, { ...reading, doubts: ['sleeve-folded'] });
  expect([folded.why, folded.surface!.facts.tile! < 0.3]).toEqual(['armpit', true]);
  const { cut } = rectify(made.picture, { ...reading, sleeves: 'short' }).surface!.facts;
  expect(cut.sleeve).toBeLessThanOrEqual(0.58);
});

test('an outline that is wrong on one side sways no print: the middle of a front is straight', () => {
  const made = madeGarment(STRIPED_TEE, SMALL);
  const reading = trueReading(made);
  const { 'armpit-left': armpit, 'hem-left': hem } = reading.landmarks;
  const [x, y] = [(armpit!.x + hem!.x) / 2, (armpit!.y + hem!.y) / 2];
  const radius = 0.3 * Math.hypot(armpit!.x - hem!.x, armpit!.y - hem!.y);
  const bitten = reading.mask.map((value, i) =>
    Math.hypot((i % reading.width) - x, Math.floor(i / reading.width) - y) < radius ? 0 : value,
  );
  const swayOf = (mask: Uint8Array): number => {
    const cloth = uprightCloth(made.picture, { ...reading, mask });
    const { at } = layUpper(cloth, false)!.panels.front!;
    const middle = Array.from({ length: 21 }, (_, k) => at(0.5, 0.3 + (k / 20) * 0.65)[0]);
    const aside = middle.map((at, k) => Math.abs(at - lerp(middle[0]!, middle[20]!, k / 20)));
    return Math.max(...aside) / distance(cloth.points['armpit-left']!, cloth.points['armpit-right']!);
  };
  expect(swayOf(bitten)).toBeLessThan(0.07);
});

test('a sleeve that is hardly any cloth is left to its twin', () => {
  const made = madeGarment(STRIPED_TEE, SMALL);
  const reading = trueReading(made);
  const { 'cuff-outer-left': outer, 'cuff-inner-left': inner, 'armpit-left': armpit } = reading.landmarks;
  const [x, y] = [(outer!.x + inner!.x) / 2, (outer!.y + inner!.y) / 2];
  const radius = 1.3 * Math.hypot(x - armpit!.x, y - armpit!.y);
  const gone = reading.mask.map((value, i) =>
    Math.hypot((i % reading.width) - x, Math.floor(i / reading.width) - y) < radius ? 0 : value,
  );
  const { panels } = rectify(made.picture, { ...reading, mask: gone }).surface!.facts;
  expect([panels['sleeve-left'], panels['sleeve-right'] !== undefined]).toEqual([undefined, true]);
});

test('a tail hangs below the hem; of cloth like its ground, and where the edge goes up and down, it is torn', () => {
  const [width, height] = [200, 160];
  const colors = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  const below = (hangs: (x: number) => boolean, isEdgeSure = true): number => {
    const mask = Uint8Array.from({ length: width * height }, (_, i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      return x > 20 && x < 180 && (y < 100 || (y < 125 && hangs(x))) ? 255 : 0;
    });
    const cloth = { width, height, colors, mask, points: {}, neckline: [], isEdgeSure };
    const { high, low } = hemRows(
      cloth,
      [
        [20, 99],
        [180, 99],
      ],
      150,
    );
    return low - high;
  };
  const isTail = (x: number): boolean => x > 80 && x < 110;
  expect([below(isTail), below(isTail, false), below((x) => x % 20 > 12)]).toEqual([25, 0, 0]);
});
