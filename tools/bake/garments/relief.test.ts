import { expect, test } from 'vitest';
import { diamonds, downChannels, knifePleats } from './relief.ts';

const down = downChannels({ height: 8, thick: 1, edge: 2.5 });
const across = Array.from({ length: 40 }, (_, k) => k - 20);

test('down lies flat at the seams, and stands off between them', () => {
  for (const u of across) {
    expect(down('back', [u, 96])).toBeCloseTo(0, 5);
    expect(down('back', [u, 100])).toBeGreaterThan(0.6);
  }
});

test('down lies flat at the zip, under the arm and in bands', () => {
  expect(down('front right', [2.5, 100])).toBe(0);
  expect(down('front left', [-2.5, 100])).toBe(0);
  expect(down('neckband', [4, 140])).toBe(0);
  expect(down('sleeve left', [18, 100])).toBeLessThan(down('sleeve left', [0, 100]) / 2);
});

test('diamonds are flat along their lines both ways, and stand off in their middles', () => {
  const quilt = diamonds({ height: 8, width: 8, thick: 0.5, edge: 2.5 });
  for (const u of across)
    for (const way of [1, -1]) expect(quilt('back', [u, 96 + way * u])).toBeCloseTo(0, 5);
  expect(quilt('back', [4, 96])).toBeCloseTo(0.5, 2);
});

test('a pleat rises slowly and falls at its fold, on the back to the other side', () => {
  const pleats = knifePleats({
    ...{ center: [0, 200], half: 0.5, count: 10, deep: [1, 3], inner: 50, length: 70 },
  });
  const at = (panel: string, share: number): number => {
    const angle = 0.5 * ((2 * share) / 10);
    return pleats(panel, [120 * Math.sin(angle), 200 - 120 * Math.cos(angle)]);
  };
  expect(at('front', 0.4)).toBeGreaterThan(at('front', 0.2));
  expect(at('front', 0.82)).toBeCloseTo(3, 1);
  // Round, not a slope: it has light and shade of its own.
  expect(at('front', 0.41)).toBeGreaterThan(2);
  expect(at('front', 0.99)).toBeLessThan(0.4);
  expect(at('back', 0.18)).toBeCloseTo(3, 1);
});
