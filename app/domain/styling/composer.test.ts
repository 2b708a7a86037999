import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  PLAIN_BRIEF,
  BRIEF,
  hoursOf,
  risingDay,
  comfortViolations,
} from '../../../tests/styling/sample-briefs.ts';
import { brokenRules } from '../../../tests/styling/rule-checker.ts';
import { Refusal } from '../refusal.ts';
import { CONTEXTS, GENDERS, STYLE_IDS } from '../preferences/style.ts';
import { garmentIdOf } from '../wardrobe/wardrobe.ts';
import { jaccardOverlap } from './search/choose-ensemble.ts';
import { compose } from './composer.ts';
import { LONG } from '../../../tests/runner/long-run.ts';

// `npm run test:long` weighs the full number.
const BRIEFS = LONG ? 10_000 : 120;

test(`${BRIEFS} random briefs: no throw, no rule broken, a whole look, a receipt that adds up`, () => {
  fc.assert(
    fc.property(BRIEF, (brief) => {
      const outfit = compose(brief);
      const { look, receipt, title, description, reasons, style } = outfit;
      expect(comfortViolations(look, brief.hours)).toEqual([]);
      expect(brokenRules(outfit, brief), look.garments.map(({ name }) => name).join(', ')).toEqual([]);
      const slots = look.garments.map(({ slot }) => slot);
      expect(slots).toContain('shoes');
      expect(
        slots.includes('dress') ||
          (slots.includes('bottom') && (slots.includes('top') || slots.includes('knitwear'))),
      ).toBe(true);
      expect(new Set(slots.filter((slot) => slot !== 'base')).size).toBe(
        slots.filter((slot) => slot !== 'base').length,
      );
      const sum = receipt.lines.reduce((total, { clo }) => total + clo, 0);
      expect(Math.abs(receipt.icl - (0.161 + 0.835 * sum))).toBeLessThan(0.006);
      const [top, knit] = ['top', 'knitwear'].map((slot) =>
        look.garments.findIndex((one) => one.slot === slot),
      );
      if (top !== -1 && knit !== -1) expect(top).toBeLessThan(knit ?? 0);
      expect(receipt.hours).toHaveLength(brief.hours.length);
      for (const { hour, worn } of receipt.hours) {
        const off = (receipt.layers ?? []).filter(({ wornHours }) => !wornHours.includes(hour));
        const less = off.reduce(
          (total, { garmentId }) => total + (look.garments.find(({ id }) => id === garmentId)?.clo ?? 9),
          0,
        );
        expect(Math.abs(worn - (0.161 + 0.835 * (sum - less)))).toBeLessThan(0.006);
      }
      if (brief.styles.length > 0) expect(brief.styles).toContain(style);
      expect(title.split(' ').length).toBeGreaterThanOrEqual(2);
      expect(title.split(' ').length).toBeLessThanOrEqual(5);
      const text = [title, description, ...reasons.map((reason) => reason.text)].join(' ');
      expect(text).not.toMatch(
        /!|undefined|NaN|perfect|\.\.|\s,|\{|\b(a|an) (jeans|trousers|shorts|tights|boots)\b/i,
      );
      expect(description).toMatch(/^[A-Z][^.?]+[.?]/);
    }),
    { numRuns: BRIEFS, seed: 20261120 },
  );
}, 900_000);

/** °C at seven and at noon, with rain all day or none. */
const spring = (cold: number, noon: number, mm: number) =>
  risingDay({
    base: 32 + 1.8 * cold,
    swing: 1.8 * (noon - cold),
    windMs: 1.5,
    gust: 0,
    cloud: mm > 0 ? 1 : 0,
    uv: mm > 0 ? 0 : 3,
    wetFrom: mm > 0 ? 0 : 99,
    mm,
    length: 12,
  });

test.each([
  [2, 23, 0, 'sporty', null],
  [2, 23, 0, 'sporty', 'leisure'],
  [4, 24, 0, 'sporty', 'leisure'],
  [0, 24, 1.5, 'casual', 'leisure'],
  [0, 24, 1.5, 'trendy', 'work'],
  [2, 26, 1.5, 'classic', 'special'],
  [6, 22, 1.5, 'go-wild', 'special'],
] as const)(
  'frost or rain at seven, summer at noon: %i to %i °C, %f mm, %s, %s',
  (cold, noon, mm, style, context) => {
    for (const gender of GENDERS) {
      const hours = spring(cold, noon, mm);
      const { look } = compose({ ...PLAIN_BRIEF, hours, gender, styles: [style], context });
      const slots = look.garments.map(({ slot }) => slot);
      expect(slots).toContain('shoes');
      expect(comfortViolations(look, hours)).toEqual([]);
    }
  },
);

test('whatever the swing of a day, there is a look', () => {
  fc.assert(
    fc.property(
      fc.record({
        cold: fc.integer({ min: -20, max: 26 }),
        rise: fc.integer({ min: 14, max: 27 }),
        mm: fc.constantFrom(0, 1.5),
        style: fc.constantFrom(...STYLE_IDS),
        context: fc.constantFrom(null, ...CONTEXTS),
        gender: fc.constantFrom(...GENDERS),
      }),
      ({ cold, rise, mm, style, context, gender }) => {
        const hours = spring(cold, cold + rise, mm);
        const { look } = compose({ ...PLAIN_BRIEF, hours, gender, styles: [style], context });
        expect(look.garments.map(({ slot }) => slot)).toContain('shoes');
      },
    ),
    { numRuns: BRIEFS, seed: 20261126 },
  );
}, 900_000);

test('the same brief gives the same outfit, another attempt another one', () => {
  fc.assert(
    fc.property(BRIEF, (brief) => {
      expect(compose(brief)).toEqual(compose(structuredClone(brief)));
    }),
    { numRuns: 20, seed: 20261120 },
  );
  const hours = hoursOf({
    tempF: 55,
    swing: 10,
    windMs: 2,
    humidity: 60,
    rain: 0,
    cloud: 0.3,
    uv: 3,
    condition: 'Sunny',
    from: 8,
    length: 12,
  });
  const looks = [0, 1, 2, 3, 4].map((attempt) =>
    compose({
      gender: 'female',
      styles: ['classic'],
      daypart: 'morning',
      hours,
      placeName: 'Lisbon',
      recent: [],
      seed: `u|2026-05-20|${attempt}`,
    }),
  );
  expect(new Set(looks.map(({ description }) => description)).size).toBe(5);
});

/** A cool day, and warm evenings out: there an extra that answers no color falls away, and little is left. */
const FORTNIGHTS = [
  { tempF: 48, styles: ['casual'], context: null },
  { tempF: 74, styles: ['trendy'], context: 'special' },
] as const;

test('a fortnight in the same weather: no two looks share more than 0.6 of their garments', () => {
  for (const gender of GENDERS)
    for (const { tempF, styles, context } of FORTNIGHTS) {
      const recent: { date: string; garmentIds: string[] }[] = [];
      for (let day = 1; day <= 14; day++) {
        const date = `2026-05-${String(day).padStart(2, '0')}`;
        const hours = hoursOf({
          tempF,
          swing: 12,
          windMs: 3,
          humidity: 70,
          rain: 0,
          cloud: 0.5,
          uv: 2,
          condition: 'Clouds',
          from: 8,
          length: 12,
        }).map((hour) => ({ ...hour, date }));
        const { look } = compose({
          gender,
          styles: [...styles],
          context,
          daypart: 'morning',
          hours,
          placeName: 'Lisbon',
          recent,
          seed: `u|${date}|0`,
        });
        const ids = new Set(look.garments.map(({ id }) => garmentIdOf(id)));
        for (const { garmentIds } of recent)
          expect(jaccardOverlap(ids, new Set(garmentIds.map(garmentIdOf)))).toBeLessThanOrEqual(0.6);
        recent.push({ date, garmentIds: look.garments.map(({ id }) => id) });
      }
    }
});

test('a seasonal estimate is never worded as live', () => {
  const cold = hoursOf({
    tempF: 40,
    swing: 6,
    windMs: 3,
    humidity: 80,
    rain: 1,
    cloud: 0.9,
    uv: 1,
    condition: 'Rain',
    from: 8,
    length: 10,
  });
  const { reasons, description } = compose({
    ...PLAIN_BRIEF,
    hours: cold,
    source: 'seasonal',
    note: 'Typical for late November',
  });
  expect(reasons.at(-1)?.text).toBe('Typical for late November in Lisbon: an estimate, not a live forecast.');
  expect(reasons[0]?.text).toMatch(/typical|usually|common|\bcan\b/);
  expect(description).not.toMatch(/due|because of the rain|pavements are dry|stays dry/);
});

test('garments come from the skin outward', () => {
  const order = ['base', 'legwear', 'shoes', 'bottom', 'coat', 'scarf'];
  const cold = hoursOf({
    tempF: 25,
    swing: 3,
    windMs: 3,
    humidity: 80,
    rain: 0,
    cloud: 0.9,
    uv: 1,
    condition: 'Clouds',
    from: 8,
    length: 10,
  });
  const { look } = compose({ ...PLAIN_BRIEF, hours: cold, gender: 'male' });
  const positions = look.garments.map(({ slot }) => order.indexOf(slot)).filter((position) => position >= 0);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
});

test('no hours or no figures, no outfit, and it is said', () => {
  expect(() => compose({ ...PLAIN_BRIEF, hours: [] })).toThrow(Refusal);
  const broken = PLAIN_BRIEF.hours.map((hour) => ({ ...hour, tempF: Number.NaN }));
  expect(() => compose({ ...PLAIN_BRIEF, hours: broken })).toThrow(Refusal);
});
