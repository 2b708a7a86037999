import { expect, test } from 'vitest';
import type { BodyModel } from '../body-model.ts';
import type { Side } from './body-frame.ts';
import { gapBeforeHand } from './hand-gap.ts';

const [WIDTH, HEIGHT] = [60, 120];
const side = { elbow: [30, 20], wrist: [30, 60], index: [30, 70], wristRadius: 5 } as unknown as Side;
const plane = (is: (x: number, y: number) => boolean): Uint8Array =>
  Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => (is(i % WIDTH, Math.floor(i / WIDTH)) ? 255 : 0));
const isHand = (x: number, y: number): boolean => Math.abs(x - 30) < 5 && y >= 60 && y < 80;
const model = (isSeen: (x: number, y: number) => boolean): BodyModel =>
  ({
    width: WIDTH,
    height: HEIGHT,
    inFront: plane(isSeen),
    classes: { skin: plane(isSeen) },
    frame: { shoulderWidth: 100 },
  }) as unknown as BodyModel;

test('an arm that reaches its hand leaves no gap, one that ends above it leaves what is between', () => {
  expect(gapBeforeHand(model(isHand), side, (_, y) => y < 61)).toBe(0);
  expect(gapBeforeHand(model(isHand), side, (_, y) => y < 53 || y === 60)).toBe(7);
});

test('a thumb further up than a bent wrist is not where the hand begins', () => {
  const bent = { ...side, index: [20, 66] } as Side;
  const withThumb = (x: number, y: number): boolean =>
    isHand(x, y) || (x >= 25 && x < 28 && y >= 45 && y < 60);
  expect(gapBeforeHand(model(withThumb), bent, (x, y) => y < 61 && x >= 28)).toBe(0);
});

test('a hand that begins aslant hangs at its arm by its middle, not by its first pixel', () => {
  const aslant = (x: number, y: number): boolean => Math.abs(x - 30) < 5 && y >= 90 - x && y < 80;
  const narrow = (x: number, y: number): boolean => Math.abs(x - 30) < 3 && y < 62;
  expect(gapBeforeHand(model(aslant), side, narrow)).toBe(0);
});

test('a hand that is not seen has no gap', () => {
  expect(
    gapBeforeHand(
      model(() => false),
      side,
      () => false,
    ),
  ).toBe(0);
});
