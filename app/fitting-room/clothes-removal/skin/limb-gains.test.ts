import { expect, test } from 'vitest';
import { luma } from '../../pixels/pixels.ts';
import { ZONE, type LimbField } from '../../body-estimation/limbs/limb-coordinates.ts';
import { measureLimbGains } from './limb-gains.ts';

/** Every limb is a column of this size, the upper half first; her height is 1000. */
const [WIDE, TALL, SIZE] = [40, 200, 1000];
const LIMBS = [ZONE.leftArm, ZONE.rightArm, ZONE.leftLeg, ZONE.rightLeg];
const HAND = 160;
const PAINT = [200, 150, 120];
/** `along` of the first joint and of the third. */
const [TOP, END] = [0, 12_000];

type Cover = (limb: number, y: number) => { color: readonly number[]; as: 'skin' | 'hand' | 'cloth' };

/** Light on each limb as painted, of its upper and of its lower half. */
function lightOn(cover: Cover, face = 1): [number, number][] {
  const width = WIDE * LIMBS.length;
  const count = width * TALL;
  const data = new Uint8ClampedArray(count * 4);
  const painted = new Uint8ClampedArray(count * 4);
  const [zone, along] = [new Uint8Array(count), new Uint16Array(count)];
  const [seen, hands, clothes] = [new Uint8Array(count), new Uint8Array(count), new Uint8Array(count)];
  for (let i = 0; i < count; i++) {
    const [limb, y] = [Math.floor((i % width) / WIDE), Math.floor(i / width)];
    const { color, as } = cover(limb, y);
    zone[i] = LIMBS[limb]!;
    along[i] = TOP + ((END - TOP) * y) / TALL;
    data.set(color, i * 4);
    painted.set(PAINT, i * 4);
    if (as === 'cloth') clothes[i] = 255;
    else seen[i] = 255;
    if (as === 'hand') hands[i] = 255;
  }
  const field: LimbField = { zone, along, across: new Uint8Array(count) };
  const gain = measureLimbGains(
    { data, width, height: TALL },
    painted,
    { field, seen, own: seen, hands, clothes, face: [face, face, face] },
    [1, 1, 1],
    SIZE,
  );
  return LIMBS.map((_, limb) => {
    const at = (y: number): number => luma(...gain(y * width + limb * WIDE));
    return [at(20), at(TALL - 1)];
  });
}

const CLOTH = [90, 90, 120];
const lit = (color: readonly number[], light: number): number[] => color.map((value) => value * light);

test('light from one side: each arm under a sleeve has the light of its own hand', () => {
  const [left, right] = lightOn((limb, y) =>
    limb < 2 && y > HAND
      ? { color: lit(PAINT, limb === 0 ? 0.6 : 1.1), as: 'hand' }
      : { color: CLOTH, as: 'cloth' },
  ) as [[number, number], [number, number]];
  expect(left[0]).toBeLessThan(0.72);
  expect(right[0]).toBeGreaterThan(1.03);
});

test('legs under trousers are lit half as the hands beside them, half as her face', () => {
  const inLight = (hand: number, face: number) =>
    lightOn(
      (limb, y) =>
        limb < 2 && y > HAND ? { color: lit(PAINT, hand), as: 'hand' } : { color: CLOTH, as: 'cloth' },
      face,
    )[2]![0];
  expect(inLight(0.6, 0.6)).toBeLessThan(0.65);
  expect(inLight(0.6, 1)).toBeGreaterThan(0.72);
  expect(inLight(0.6, 1)).toBeLessThan(0.85);
  // A hand that the sun or a window strikes is lighter than her legs.
  expect(inLight(1.4, 1)).toBeLessThan(1.22);
});

test('bare arms tell how covered legs are lit, beside hands in the shade', () => {
  const legs = (arms: number): number =>
    lightOn((limb, y) => {
      if (limb < 2 && y > HAND) return { color: lit(PAINT, 0.7), as: 'hand' };
      return limb < 2 ? { color: lit(PAINT, arms), as: 'skin' } : { color: CLOTH, as: 'cloth' };
    })[2]![0];
  expect(legs(1.2) / legs(0.7)).toBeGreaterThan(1.12);
});

test('the old cloth tells which leg is in the shade, and that shins get less light than thighs', () => {
  const [, , left, right] = lightOn((limb, y) => ({
    color: lit(CLOTH, (limb === 2 ? 0.75 : 1) * (y < TALL / 2 ? 1 : 0.8)),
    as: 'cloth',
  }));
  expect(left![0] / right![0]).toBeCloseTo(0.75, 1);
  expect(left![1] / left![0]).toBeCloseTo(0.8, 1);
});

test('black cloth tells no light: it shines here and there', () => {
  const black = [20, 20, 22];
  const [, , left] = lightOn((_, y) => ({ color: lit(black, y < TALL / 2 ? 1 : 0.7), as: 'cloth' }));
  expect(left![1] / left![0]).toBeCloseTo(1, 1);
});

test('two colors of cloth tell no light', () => {
  const [, , left, right] = lightOn((limb) => ({ color: limb === 2 ? [160, 40, 40] : CLOTH, as: 'cloth' }));
  expect(right![0] / left![0]).toBeCloseTo(1, 1);
});

test('what is seen of a leg tells more than hands: of itself, and of the leg beside it', () => {
  const [, , left, right] = lightOn((limb, y) => {
    if (limb < 2) return { color: PAINT, as: 'hand' };
    return limb === 2 && y < 100 ? { color: lit(PAINT, 0.7), as: 'skin' } : { color: CLOTH, as: 'cloth' };
  });
  expect(left![0]).toBeLessThan(0.8);
  expect(right![0]).toBeLessThan(0.85);
  expect(right![0]).toBeGreaterThan(left![0]);
});
