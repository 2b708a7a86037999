import { expect, test } from 'vitest';
import { newLayer, PART, placePixel } from '../../cloth/layer.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { ARMPIT, closeSlits, joinToBody } from './armpit.ts';

const [WIDTH, HEIGHT] = [300, 400];
const [SHOULDERS, TORSO] = [60, 200];
const PIT = SHOULDERS + TORSO * ARMPIT;

const side = (sign: -1 | 1) => ({
  sign,
  shoulder: [150 + sign * 70, SHOULDERS],
  elbow: [150 + sign * 90, 180],
  wrist: [150 + sign * 100, 300],
});
const model = {
  width: WIDTH,
  height: HEIGHT,
  frame: {
    size: 700,
    shoulderWidth: 150,
    torso: TORSO,
    shoulders: [150, SHOULDERS],
    sides: [side(-1), side(1)],
    outline: () => ({ left: 95, right: 205, y: 0 }),
  },
} as unknown as BodyModel;

/**
 * A top whose gap to the right sleeve is open from `top` down, but for a spur that nearly closes it at the armpit.
 * @param flaw one row of the sleeve has a thin place.
 */
function topWithGap(top: number, spur: boolean, flaw = false) {
  const [body, sleeves] = [newLayer(WIDTH, HEIGHT), new Uint8Array(WIDTH * HEIGHT)];
  for (let y = 30; y < 320; y++)
    for (let x = 20; x < 280; x++) {
      const i = y * WIDTH + x;
      const end = spur && y >= PIT && y < PIT + 5 ? 212 : 205;
      const isGap = y >= top && x >= end && x < 213;
      if (x >= 213) sleeves[i] = 255;
      if (isGap) continue;
      placePixel(body, i, x >= 213 ? PART.rightSleeve : PART.body, 0.5, 0.5);
      body.alpha[i] = flaw && y === Math.round(PIT) + 24 && x === 218 ? 190 : 255;
    }
  closeSlits(model, body, sleeves, PIT - 0.001);
  return (y: number): number => {
    let open = 0;
    for (let x = 200; x < 214; x++) open += 1 - body.alpha[y * WIDTH + x]! / 255;
    return open;
  };
}

test('a gap that closes at the armpit goes on closed above it: no hole is left over a spur of cloth', () => {
  const open = topWithGap(PIT - 18, true);
  for (let y = PIT - 17; y < PIT; y++) expect(open(y), `${y}`).toBeLessThan(0.5);
  expect(open(PIT + 20)).toBeGreaterThan(5);
});

test('a gap that is open up to there stays open', () => {
  const open = topWithGap(PIT - 10, false);
  expect(open(PIT + 10)).toBeGreaterThan(5);
  expect(open(PIT - 6)).toBeGreaterThan(5);
});

test('a thin place in a sleeve does not close the gap above it', () => {
  const open = topWithGap(PIT - 10, false, true);
  for (let y = PIT + 5; y < PIT + 24; y++) expect(open(y), `${y}`).toBeGreaterThan(5);
});

test('under an arm held away a torn armpit becomes one curve', () => {
  const away = { ...side(1), upperArm: 16, elbow: [300, 140] };
  const her = { ...model, frame: { ...model.frame, sides: [{ ...side(-1), upperArm: 16 }, away] } };
  const body = newLayer(WIDTH, HEIGHT);
  // The wall shows in a wedge that opens downward from (212, 110), with a tooth of cloth and a bite in its roof.
  for (let y = 30; y < 320; y++)
    for (let x = 95; x < 290; x++) {
      const isWall = x > 206 && (x - 206) * 0.8 < y - 104 && y > 110;
      const isTooth = x >= 213 && x < 217 && y < 119;
      const isBite = x >= 220 && x < 226 && y > 103 && y < 112;
      if ((isWall && !isTooth) || isBite) continue;
      placePixel(body, y * WIDTH + x, x > 210 ? PART.rightSleeve : PART.body, 0.5, 0.5);
      body.alpha[y * WIDTH + x] = 255;
    }
  joinToBody(her as unknown as BodyModel, body);
  const isOpen = (x: number, y: number): boolean => body.alpha[y * WIDTH + x]! < 128;
  for (let y = 95; y < 150; y++) {
    let runs = 0;
    for (let x = 196; x < 275; x++) if (isOpen(x, y) && !isOpen(x - 1, y)) runs++;
    expect(runs, `row ${y}`).toBeLessThan(2);
  }
  expect(isOpen(215, 140)).toBe(true);
});
