import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MEN, WIDTHS, WOMEN } from './anthropometry.ts';
import { priorBuild, updateBuild, estimatedWidth } from './body-build.ts';

const width = fc.constantFrom(...WIDTHS);

test('before anything is seen every width is the published mean', () => {
  for (const name of WIDTHS) {
    expect(estimatedWidth(priorBuild(0), name).width).toBeCloseTo(WOMEN[name].mean, 6);
    expect(estimatedWidth(priorBuild(1), name).width).toBeCloseTo(MEN[name].mean, 6);
  }
});

test.each([
  ['calf', 'thigh'],
  ['forearm', 'upperArm'],
  ['waist', 'hips'],
  ['neck', 'shoulders'],
  ['wrist', 'ankle'],
] as const)('a wide %s speaks for a wide %s', (seen, other) => {
  const before = priorBuild(0);
  const after = updateBuild(before, seen, WOMEN[seen].mean + 2 * WOMEN[seen].sd, 0.05);
  const gain = (estimatedWidth(after, other).width - WOMEN[other].mean) / WOMEN[other].sd;
  expect(gain).toBeGreaterThan(0.5);
  expect(gain).toBeLessThan(2);
});

test('neck and wrist together say what the published regression says', () => {
  // Thigh = -0.70 + 1.23 neck + 1.58 wrist (docs/rules/body.md); a share of every relation is kept as a width's own.
  const both = updateBuild(updateBuild(priorBuild(0), 'neck', 7.2, 0.001), 'wrist', 3.25, 0.001);
  const published = -0.7 + 1.23 * 7.2 + 1.58 * 3.25;
  expect(estimatedWidth(both, 'thigh').width).toBeGreaterThan(
    WOMEN.thigh.mean + 0.7 * (published - WOMEN.thigh.mean),
  );
  expect(estimatedWidth(both, 'thigh').width).toBeLessThan(published + 0.05);
});

test('evidence never makes any width less sure, and a wider measure never a narrower one of the same', () => {
  fc.assert(
    fc.property(
      width,
      fc.double({ min: -3, max: 3, noNaN: true }),
      fc.double({ min: 0.05, max: 3, noNaN: true }),
      (name, off, sd) => {
        const before = priorBuild(0.3);
        const value = estimatedWidth(before, name).width + off * WOMEN[name].sd;
        const after = updateBuild(before, name, value, sd);
        for (const other of WIDTHS)
          expect(estimatedWidth(after, other).sd).toBeLessThanOrEqual(
            estimatedWidth(before, other).sd + 1e-9,
          );
        const wider = updateBuild(before, name, value + 0.5, sd);
        expect(estimatedWidth(wider, name).width).toBeGreaterThanOrEqual(
          estimatedWidth(after, name).width - 1e-9,
        );
      },
    ),
  );
});

test('the mean of table and measurement is weighed by how sure both are', () => {
  const before = priorBuild(0);
  const prior = estimatedWidth(before, 'calf');
  const seen = 8.4;
  const share = prior.sd ** 2 / (prior.sd ** 2 + 0.4 ** 2);
  const after = updateBuild(before, 'calf', seen, 0.4);
  expect(estimatedWidth(after, 'calf').width).toBeCloseTo(prior.width + share * (seen - prior.width), 6);
});

test('whatever is measured in whatever order, widths stay those of a body', () => {
  const observation = fc.tuple(
    width,
    fc.double({ min: 0, max: 60, noNaN: true }),
    fc.double({ min: 0.01, max: 2, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(observation, { maxLength: 30 }), (seen) => {
      const build = seen.reduce(
        (now, [name, value, sd]) => updateBuild(now, name, value, sd),
        priorBuild(0.5),
      );
      for (const name of WIDTHS) {
        const { width: wide, sd } = estimatedWidth(build, name);
        expect(wide).toBeGreaterThan(WOMEN[name].mean * 0.5);
        expect(wide).toBeLessThan(WOMEN[name].mean * 2.5);
        expect(sd).toBeGreaterThan(0);
      }
    }),
  );
});
