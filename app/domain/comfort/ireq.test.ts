import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberBetween } from '../../../tests/random/number-between.ts';
import { requiredIcl, requiredInsulation, safeHours, walkingSpeedFor, type ColdExposure } from './ireq.ts';

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
    const walkingSpeed = walkingSpeedFor(metabolism);
    const cold = { airC, radiantC, airSpeed, humidity: 85, metabolism, walkingSpeed, permeability: 8 };
    expect(Math.abs(requiredInsulation(cold, 'neutral') - ireq)).toBeLessThan(0.15);
  },
);

test('the worked example of the standard: IREQ 1.6 and 1.9, ICL 2.2 and 2.6', () => {
  const cold: ColdExposure = {
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

const COLD_DAY: ColdExposure = {
  airC: -10,
  radiantC: -10,
  airSpeed: 1,
  humidity: 70,
  metabolism: 116,
  walkingSpeed: 0.9,
  permeability: 50,
};

const COLD = fc.record({
  airC: numberBetween(-35, 10),
  radiantC: fc.constant(0),
  airSpeed: numberBetween(0.4, 15),
  humidity: numberBetween(20, 100),
  metabolism: numberBetween(70, 300),
  walkingSpeed: numberBetween(0.3, 1.2),
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
  const enough = requiredIcl(COLD_DAY, 'minimal');
  expect(safeHours(COLD_DAY, enough + 0.05, 'minimal')).toBe(Infinity);
  const nearly = safeHours(COLD_DAY, enough - 0.3, 'minimal');
  const little = safeHours(COLD_DAY, enough - 1, 'minimal');
  expect(nearly).toBeGreaterThan(little);
  expect(little).toBeGreaterThan(0.2);
  expect(little).toBeLessThan(2);
});

// Our own figures, which she has been dressed by: a change of a thousandth is a change of what she wears.
test.each([
  [10, 25, 0.4, 60, 70, 0.3, 50, 1.5131, 1.9181, 1.7344, 1.5537, 0.9275],
  [5, 5, 2, 90, 151, 1.2, 50, 1.207, 1.6329, 1.1576, 0.7821, 0.4143],
  [-5, 0, 4, 70, 116, 0.9, 8, 2.9049, 3.3967, 2.3259, 0.7569, 0.5311],
  [-12, -15, 8, 55, 200, 1.2, 20, 2.5824, 3.1824, 1.6343, 0.4557, 0.2879],
  [-25, -25, 12, 80, 300, 1, 8, 2.1405, 2.693, 1.3964, 0.3225, 0.1958],
  [-35, -30, 1, 40, 90, 0.5, 100, 6.3764, 6.8091, 5.536, 0.855, 0.7306],
])(
  'the needs of %d °C, radiant %d, %d m/s, %d %%, %d W/m² at %d m/s behind %d l/m²s stay',
  (airC, radiantC, airSpeed, humidity, metabolism, walkingSpeed, permeability, ...stays) => {
    const cold = { airC, radiantC, airSpeed, humidity, metabolism, walkingSpeed, permeability };
    const minimal = requiredIcl(cold, 'minimal');
    const figures = [
      minimal,
      requiredIcl(cold, 'neutral'),
      requiredInsulation(cold, 'neutral'),
      safeHours(cold, 0.6 * minimal, 'minimal'),
      safeHours(cold, 0.6 * minimal, 'neutral'),
    ];
    for (const [i, figure] of figures.entries()) expect(figure).toBeCloseTo(stays[i]!, 3);
  },
);

test('the standard ends at 0.4 and 18 m/s and at 58 and 400 W/m²: behind them nothing changes', () => {
  const cold: ColdExposure = { ...COLD_DAY, airSpeed: 18, metabolism: 400 };
  const mild: ColdExposure = { ...COLD_DAY, airSpeed: 0.4, metabolism: 58 };
  for (const strain of ['minimal', 'neutral'] as const) {
    for (const need of [requiredIcl, requiredInsulation]) {
      expect(need({ ...cold, airSpeed: 30, metabolism: 500 }, strain)).toBe(need(cold, strain));
      expect(need({ ...cold, airSpeed: 17 }, strain)).not.toBe(need(cold, strain));
      expect(need({ ...cold, metabolism: 390 }, strain)).not.toBe(need(cold, strain));
      expect(need({ ...mild, airSpeed: 0, metabolism: 20 }, strain)).toBe(need(mild, strain));
      expect(need({ ...mild, airSpeed: 0.5 }, strain)).not.toBe(need(mild, strain));
      expect(need({ ...mild, metabolism: 59 }, strain)).not.toBe(need(mild, strain));
    }
  }
});

test('work makes her walk: from 0.3 m/s at rest to 1.2', () => {
  expect([58, 100, 116, 200, 289, 400].map(walkingSpeedFor)).toEqual([0.3, 0.3, 0.3016, 0.7384, 1.2, 1.2]);
});
