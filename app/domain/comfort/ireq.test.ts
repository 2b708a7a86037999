import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requiredIcl, requiredInsulation, safeHours, walkingSpeedOf, type Cold } from './ireq.ts';

// ISO 11079 Table F.1 (p 8, RH 85): air, radiant, air speed, metabolism, IREQ neutral.
test.each([
  [0, 0, 2, 90, 2.6],
  [0, 0, 2, 145, 1.5],
  [-10, -10, 2, 90, 3.5],
  [-10, 0, 2, 145, 1.9],
  [-20, -20, 2, 115, 3.4],
  [-20, -20, 7, 115, 3.5],
  [-30, -30, 2, 115, 4.0],
  [-30, -30, 5, 175, 2.6],
] as const)(
  'ISO 11079 table: %d °C, radiant %d, %d m/s, %d W/m² needs %d clo',
  (airC, radiantC, airSpeed, metabolism, ireq) => {
    const walkingSpeed = walkingSpeedOf(metabolism);
    const cold = { airC, radiantC, airSpeed, humidity: 85, metabolism, walkingSpeed, permeability: 8 };
    expect(Math.abs(requiredInsulation(cold, 'neutral') - ireq)).toBeLessThan(0.15);
  },
);

test('the worked example of the standard: IREQ 1.6 and 1.9, ICL 2.2 and 2.6', () => {
  const cold: Cold = {
    airC: -15,
    radiantC: -15,
    airSpeed: 2,
    humidity: 55,
    metabolism: 175,
    walkingSpeed: 1.1,
    permeability: 50,
  };
  expect(Math.abs(requiredInsulation(cold, 'minimal') - 1.6)).toBeLessThan(0.15);
  expect(Math.abs(requiredInsulation(cold, 'neutral') - 1.9)).toBeLessThan(0.15);
  expect(Math.abs(requiredIcl(cold, 'minimal') - 2.2)).toBeLessThan(0.15);
  expect(Math.abs(requiredIcl(cold, 'neutral') - 2.6)).toBeLessThan(0.15);
});

// Required ICL (p 50, RH 70): air, air speed, metabolism, walking speed, minimal, neutral.
test.each([
  [10, 1, 116, 0.9, 1.14, 1.54],
  [0, 1, 116, 0.9, 2.01, 2.43],
  [-10, 1, 116, 0.9, 2.88, 3.31],
  [10, 3, 151, 1.2, 0.96, 1.42],
  [0, 3, 151, 1.2, 1.79, 2.28],
] as const)(
  'required ICL at %d °C, %d m/s, %d W/m²',
  (airC, airSpeed, metabolism, walkingSpeed, minimal, neutral) => {
    const cold = { airC, radiantC: airC, airSpeed, humidity: 70, metabolism, walkingSpeed, permeability: 50 };
    expect(Math.abs(requiredIcl(cold, 'minimal') - minimal)).toBeLessThan(0.02);
    expect(Math.abs(requiredIcl(cold, 'neutral') - neutral)).toBeLessThan(0.02);
  },
);

const COLD = fc.record({
  airC: fc.double({ min: -35, max: 10, noNaN: true }),
  radiantC: fc.constant(0),
  airSpeed: fc.double({ min: 0.4, max: 15, noNaN: true }),
  humidity: fc.double({ min: 20, max: 100, noNaN: true }),
  metabolism: fc.double({ min: 70, max: 300, noNaN: true }),
  walkingSpeed: fc.double({ min: 0.3, max: 1.2, noNaN: true }),
  permeability: fc.constantFrom(8, 50),
});

test('colder air, more wind and less work never need less clothing; neutral is never below minimal', () => {
  fc.assert(
    fc.property(COLD, (drawn) => {
      const cold = { ...drawn, radiantC: drawn.airC };
      const need = requiredIcl(cold, 'neutral');
      expect(need).toBeGreaterThanOrEqual(requiredIcl(cold, 'minimal') - 1e-6);
      const colder = { ...cold, airC: cold.airC - 5, radiantC: cold.radiantC - 5 };
      expect(requiredIcl(colder, 'neutral')).toBeGreaterThanOrEqual(need - 1e-6);
      expect(requiredIcl({ ...cold, airSpeed: cold.airSpeed + 2 }, 'neutral')).toBeGreaterThanOrEqual(
        need - 1e-6,
      );
      const still = { ...cold, metabolism: cold.metabolism - 10 };
      expect(requiredIcl(still, 'neutral')).toBeGreaterThanOrEqual(need - 1e-6);
    }),
  );
});

test('clothing that meets the need holds for ever, and less of it for a shorter time', () => {
  const cold: Cold = {
    airC: -10,
    radiantC: -10,
    airSpeed: 1,
    humidity: 70,
    metabolism: 116,
    walkingSpeed: 0.9,
    permeability: 50,
  };
  const enough = requiredIcl(cold, 'minimal');
  expect(safeHours(cold, enough + 0.05, 'minimal')).toBe(Infinity);
  const nearly = safeHours(cold, enough - 0.3, 'minimal');
  const little = safeHours(cold, enough - 1, 'minimal');
  expect(nearly).toBeGreaterThan(little);
  expect(little).toBeGreaterThan(0.2);
  expect(little).toBeLessThan(2);
});
