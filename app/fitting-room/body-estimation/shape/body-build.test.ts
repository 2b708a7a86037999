import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MEN, WIDTHS, WOMEN } from './anthropometry.ts';
import { buildBefore, observe, widthIn } from './body-build.ts';

const width = fc.constantFrom(...WIDTHS);

test('before anything is seen every width is the published mean', () => {
  for (const name of WIDTHS) {
    expect(widthIn(buildBefore(0), name).width).toBeCloseTo(WOMEN[name].mean, 6);
    expect(widthIn(buildBefore(1), name).width).toBeCloseTo(MEN[name].mean, 6);
  }
});

test.each([
  ['calf', 'thigh'],
  ['forearm', 'upperArm'],
  ['waist', 'hips'],
  ['neck', 'shoulders'],
  ['wrist', 'ankle'],
] as const)('a wide %s speaks for a wide %s', (seen, other) => {
  const before = buildBefore(0);
  const after = observe(before, seen, WOMEN[seen].mean + 2 * WOMEN[seen].sd, 0.05);
  const gain = (widthIn(after, other).width - WOMEN[other].mean) / WOMEN[other].sd;
  expect(gain).toBeGreaterThan(0.5);
  expect(gain).toBeLessThan(2);
});

test('neck and wrist together say what the published regression says', () => {
  // Thigh = -0.70 + 1.23 neck + 1.58 wrist (docs/rules/body.md); a share of every relation is kept as a width's own.
  const both = observe(observe(buildBefore(0), 'neck', 7.2, 0.001), 'wrist', 3.25, 0.001);
  const published = -0.7 + 1.23 * 7.2 + 1.58 * 3.25;
  expect(widthIn(both, 'thigh').width).toBeGreaterThan(
    WOMEN.thigh.mean + 0.7 * (published - WOMEN.thigh.mean),
  );
  expect(widthIn(both, 'thigh').width).toBeLessThan(published + 0.05);
});

test('evidence never makes any width less sure, and a wider measure never a narrower one of the same', () => {
  fc.assert(
    fc.property(
      width,
      fc.double({ min: -3, max: 3, noNaN: true }),
      fc.double({ min: 0.05, max: 3, noNaN: true }),
      (name, off, sd) => {
        const before = buildBefore(0.3);
        const value = widthIn(before, name).width + off * WOMEN[name].sd;
        const after = observe(before, name, value, sd);
        for (const other of WIDTHS)
          expect(widthIn(after, other).sd).toBeLessThanOrEqual(widthIn(before, other).sd + 1e-9);
        const wider = observe(before, name, value + 0.5, sd);
        expect(widthIn(wider, name).width).toBeGreaterThanOrEqual(widthIn(after, name).width - 1e-9);
      },
    ),
  );
});

test('the mean of table and measurement is weighed by how sure both are', () => {
  const before = buildBefore(0);
  const prior = widthIn(before, 'calf');
  const seen = 8.4;
  const share = prior.sd ** 2 / (prior.sd ** 2 + 0.4 ** 2);
  const after = observe(before, 'calf', seen, 0.4);
  expect(widthIn(after, 'calf').width).toBeCloseTo(prior.width + share * (seen - prior.width), 6);
});

test('whatever is measured in whatever order, widths stay those of a body', () => {
  const observation = fc.tuple(
    width,
    fc.double({ min: 0, max: 60, noNaN: true }),
    fc.double({ min: 0.01, max: 2, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(observation, { maxLength: 30 }), (seen) => {
      const build = seen.reduce((now, [name, value, sd]) => observe(now, name, value, sd), buildBefore(0.5));
      for (const name of WIDTHS) {
        const { width: wide, sd } = widthIn(build, name);
        expect(wide).toBeGreaterThan(WOMEN[name].mean * 0.5);
        expect(wide).toBeLessThan(WOMEN[name].mean * 2.5);
        expect(sd).toBeGreaterThan(0);
      }
    }),
  );
});
