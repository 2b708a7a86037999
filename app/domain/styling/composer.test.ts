import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACTIVITIES, type Activity } from '../comfort/need.ts';
import { Refusal } from '../refusal.ts';
import { CONTEXTS, DAYPARTS, GENDERS, STYLE_IDS } from '../style.ts';
import { CONDITIONS, type WeatherHour } from '../weather.ts';
import type { Look, WornGarment } from '../look.ts';
import { FAMILY_IDS } from '../wardrobe/families.ts';
import { bareId, garmentById, WARDROBE } from '../wardrobe/wardrobe.ts';
import type { StylingBrief } from './brief.ts';
import { overlap } from './choose.ts';
import { compose } from './composer.ts';

// `npm run test:long` weighs the full number.
const BRIEFS = process.env.STYLECAST_LONG ? 10_000 : 120;

const WEATHER = fc.record({
  tempF: fc.double({ min: -30, max: 110, noNaN: true }),
  swing: fc.double({ min: 0, max: 28, noNaN: true }),
  windMs: fc.double({ min: 0, max: 16, noNaN: true }),
  humidity: fc.double({ min: 5, max: 100, noNaN: true }),
  rain: fc.constantFrom<number[]>(0, 0, 0, 0.05, 0.4, 3),
  cloud: fc.double({ min: 0, max: 1, noNaN: true }),
  uv: fc.double({ min: 0, max: 12, noNaN: true }),
  condition: fc.constantFrom(...CONDITIONS),
  from: fc.integer({ min: 0, max: 23 }),
  length: fc.integer({ min: 1, max: 16 }),
});

type Drawn = typeof WEATHER extends fc.Arbitrary<infer T> ? T : never;

function hoursOf(drawn: Drawn): WeatherHour[] {
  return Array.from({ length: drawn.length }, (_, index) => ({
    at: '2026-05-20T00:00:00Z',
    hour: (drawn.from + index) % 24,
    date: '2026-05-20',
    tempF: drawn.tempF + drawn.swing * Math.sin((index / 12) * Math.PI),
    windMs: drawn.windMs,
    humidity: drawn.humidity,
    precipitationMm: index % 3 === 0 ? drawn.rain : 0,
    snow: drawn.tempF < 32,
    cloud: drawn.cloud,
    uv: drawn.uv,
    condition: drawn.condition,
  }));
}

const BRIEF: fc.Arbitrary<StylingBrief> = fc
  .record({
    gender: fc.constantFrom(...GENDERS),
    styles: fc.subarray([...STYLE_IDS]),
    context: fc.constantFrom(null, ...CONTEXTS),
    daypart: fc.constantFrom(...DAYPARTS),
    weather: WEATHER,
    activity: fc.constantFrom(...(Object.keys(ACTIVITIES) as Activity[])),
    source: fc.constantFrom('met-norway', 'seasonal' as const),
    seed: fc.string(),
  })
  .map(({ weather, ...rest }) => ({ ...rest, hours: hoursOf(weather), placeName: 'Lisbon', recent: [] }));

// The rules of comfort.md, told from what a look says of itself: names, cloth and drawing, not the wardrobe's flags.
const OPEN = /sandals/;
const OUTER = ['jacket', 'coat', 'umbrella'];

function violations({ garments }: Look, hours: WeatherHour[]): string[] {
  const said = (test: RegExp) => garments.some(({ name }) => test.test(name));
  const wet = hours.some((h) => h.precipitationMm >= 0.1 || /rain|snow|storm|drizzle/i.test(h.condition));
  const found: string[] = [];
  if (wet) {
    if (garments.some(({ cloth, name }) => cloth.fabric === 'suede' || /suede/.test(name)))
      found.push('suede');
    if (said(OPEN)) found.push('open shoes');
    if (garments.some(({ cloth, name }) => cloth.fabric === 'linen' && /\bwhite\b/.test(name)))
      found.push('white linen');
    if (!garments.some(({ slot }) => OUTER.includes(slot))) found.push('nothing against the wet');
  }
  if (hours.some((h) => h.tempF <= 32) && said(/heel/)) found.push('heels on ice');
  if (hours.some((h) => h.windMs > 8)) {
    if (said(/straw hat|panama|wide .* hat/)) found.push('wide hat');
    if (garments.some(isFullLightSkirt)) found.push('full light skirt');
  }
  if (hours.some((h) => h.uv >= 6) && !said(/\b(cap|hat|headscarf)$/)) found.push('no sun cover');
  return found;
}

function isFullLightSkirt({ drawing, clo }: WornGarment): boolean {
  return (drawing.kind === 'skirt' || drawing.kind === 'dress') && drawing.flare >= 0.36 && clo < 0.33;
}

test(`${BRIEFS} random briefs: no throw, no rule broken, a whole look, a receipt that adds up`, () => {
  fc.assert(
    fc.property(BRIEF, (brief) => {
      const { look, receipt, title, description, reasons, style } = compose(brief);
      expect(violations(look, brief.hours)).toEqual([]);
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
      expect(description).toMatch(/^[A-Z][^.]+\./);
    }),
    { numRuns: BRIEFS, seed: 20261120 },
  );
}, 120_000);

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

test('a fortnight in the same weather: no two looks share more than 0.6 of their garments', () => {
  for (const gender of GENDERS) {
    const recent: { date: string; garmentIds: string[] }[] = [];
    for (let day = 1; day <= 14; day++) {
      const date = `2026-05-${String(day).padStart(2, '0')}`;
      const hours = hoursOf({
        tempF: 48,
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
        styles: ['casual'],
        daypart: 'morning',
        hours,
        placeName: 'Lisbon',
        recent,
        seed: `u|${date}|0`,
      });
      const ids = new Set(look.garments.map(({ id }) => bareId(id)));
      for (const { garmentIds } of recent)
        expect(overlap(ids, new Set(garmentIds.map(bareId)))).toBeLessThanOrEqual(0.6);
      recent.push({ date, garmentIds: look.garments.map(({ id }) => id) });
    }
  }
});

const MILD = hoursOf({
  tempF: 70,
  swing: 8,
  windMs: 2,
  humidity: 50,
  rain: 0,
  cloud: 0.2,
  uv: 4,
  condition: 'Sunny',
  from: 9,
  length: 10,
});
const ASKED: StylingBrief = {
  gender: 'female',
  styles: ['trendy'],
  daypart: 'morning',
  hours: MILD,
  placeName: 'Lisbon',
  recent: [],
  seed: 'modesty',
};

test('modesty holds: sleeves, hem, neck and head', () => {
  for (let attempt = 0; attempt < 30; attempt++) {
    const brief = {
      ...ASKED,
      seed: `m${attempt}`,
      modesty: { sleeve: 1, hem: 1.3, coveredNeck: true, headCover: true, noHeels: true },
    };
    for (const { drawing, slot, name } of compose(brief).look.garments) {
      if (drawing.kind === 'top' || drawing.kind === 'dress') {
        expect(drawing.sleeve, name).toBeGreaterThanOrEqual(0.95);
        expect(['crew', 'turtle', 'shirt'], name).toContain(drawing.neck);
      }
      if (drawing.kind === 'skirt' || drawing.kind === 'dress')
        expect(drawing.length, name).toBeGreaterThanOrEqual(1.3);
      if (drawing.kind === 'trousers') expect(1 + drawing.length, name).toBeGreaterThanOrEqual(1.3);
      if (slot === 'hat') expect(name).toContain('headscarf');
    }
  }
});

test('a never-wear list is kept; one that leaves nothing gives way, and it is said', () => {
  const kept = compose({ ...ASKED, neverWear: ['denim-jacket', 'straight-jeans'] });
  expect(kept.look.garments.map(({ id }) => bareId(id))).not.toContain('straight-jeans');
  const everything = compose({ ...ASKED, neverWear: kept.look.garments.map(({ id }) => id) });
  expect(
    overlap(
      new Set(everything.look.garments.map(({ id }) => bareId(id))),
      new Set(kept.look.garments.map(({ id }) => bareId(id))),
    ),
  ).toBe(0);
});

test('a never-wear list of every hat and umbrella does not outweigh sun and rain', () => {
  const neverWear = WARDROBE.filter(({ slot }) => slot === 'hat' || slot === 'umbrella').map(({ id }) => id);
  const hours = MILD.map((hour) => ({ ...hour, tempF: 84, uv: 9, precipitationMm: 1 }));
  const { look, reasons } = compose({ ...ASKED, hours, neverWear });
  expect(violations(look, hours)).toEqual([]);
  expect(reasons.at(-1)?.fact).toBe('preference');
});

test('a never-wear list of everything: the nearest look, with what had to come back', () => {
  const hours = MILD.map((hour) => ({ ...hour, tempF: 50, precipitationMm: 1 }));
  const { reasons, look } = compose({ ...ASKED, hours, neverWear: WARDROBE.map(({ id }) => id) });
  expect(violations(look, hours)).toEqual([]);
  expect(reasons.at(-1)?.text).toMatch(
    /^Your never-wear list leaves .*no shoes.* had to come back for today\.$/,
  );
  const { look: unshod } = compose({
    ...ASKED,
    neverWear: WARDROBE.filter(({ slot }) => slot === 'shoes').map(({ id }) => id),
  });
  expect(unshod.garments.some(({ slot }) => slot === 'shoes')).toBe(true);
});

test('families of what she never wears are kept, and heels no higher than she likes', () => {
  for (let attempt = 0; attempt < 20; attempt++) {
    const brief = {
      ...ASKED,
      seed: `f${attempt}`,
      neverWear: ['skirts', 'dresses', 'hats'],
      heelMax: 1 as const,
    };
    for (const { slot, drawing, id } of compose(brief).look.garments) {
      expect(['skirt', 'dress']).not.toContain(drawing.kind);
      expect(slot).not.toBe('hat');
      expect(garmentById(id)?.heel ?? 0).toBeLessThanOrEqual(1);
    }
  }
});

test('limits that contradict each other are refused in words', () => {
  const modesty = { sleeve: 2, hem: 3, coveredNeck: true };
  expect(() => compose({ ...ASKED, gender: 'male', modesty })).toThrow(/leave nothing to wear/);
  expect(() => compose({ ...ASKED, gender: 'nobody' as never })).toThrow(Refusal);
});

test('any mixture of wishes gives a look that keeps them, or a refusal; never a crash', () => {
  const wish = fc.record({
    neverWear: fc.subarray([...FAMILY_IDS, ...WARDROBE.map(({ id }) => id), 'no-such-thing']),
    heelMax: fc.constantFrom(0, 1, 2, 3 as const),
    offsetC: fc.double({ min: -40, max: 40 }),
    modesty: fc.record({
      sleeve: fc.constantFrom(undefined, 0.5, 1),
      hem: fc.constantFrom(undefined, 1, 1.4, 2),
      coveredNeck: fc.boolean(),
      headCover: fc.boolean(),
      noHeels: fc.boolean(),
    }),
    affinities: fc.record({
      style: fc.dictionary(fc.constantFrom(...STYLE_IDS), fc.double({ min: -9, max: 9, noNaN: true })),
      garment: fc.dictionary(
        fc.constantFrom(...WARDROBE.map(({ id }) => id)),
        fc.double({ min: -9, max: 9, noNaN: true }),
      ),
    }),
  });
  fc.assert(
    fc.property(BRIEF, wish, (brief, wishes) => {
      try {
        const { look, reasons } = compose({ ...brief, ...wishes });
        expect(violations(look, brief.hours)).toEqual([]);
        const broken = look.garments.filter(({ id }) => wishes.neverWear.includes(bareId(id)));
        if (broken.length > 0) expect(reasons.at(-1)?.text).toContain('Your never-wear list leaves');
        for (const { id } of look.garments) {
          expect(garmentById(id)?.heel ?? 0).toBeLessThanOrEqual(wishes.modesty.noHeels ? 0 : wishes.heelMax);
        }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    }),
    { numRuns: BRIEFS / 4, seed: 20261120 },
  );
}, 120_000);

test('unknown styles are passed over, and it is said when none is left', () => {
  const known = compose({ ...ASKED, styles: ['boho' as never, 'sporty'] });
  expect(known.style).toBe('sporty');
  const unknown = compose({ ...ASKED, styles: ['boho' as never] });
  expect(unknown.reasons.at(-1)?.text).toMatch(
    /^None of the styles asked for is one we know, so today we picked /,
  );
  const none = compose({ ...ASKED, styles: [] });
  expect(none.reasons.at(-1)?.text).toMatch(/^No style is chosen yet, so today we picked /);
});

test('taste moves choices: a loved garment comes often, a disliked one hardly ever', () => {
  const grey = MILD.map((hour) => ({ ...hour, tempF: hour.tempF - 10, uv: 0, cloud: 1 }));
  const times = (affinity: number) =>
    Array.from({ length: 25 }, (_, n) =>
      compose({
        ...ASKED,
        hours: grey,
        seed: `t${n}`,
        affinities: { garment: { 'satin-midi-skirt': affinity } },
      }),
    ).filter(({ look }) => look.garments.some(({ id }) => bareId(id) === 'satin-midi-skirt')).length;
  expect(times(1)).toBeGreaterThan(times(-1) + 3);
});

test('the thermostat: who feels the cold is dressed warmer, who runs warm lighter', () => {
  const icl = (offsetC: number) => compose({ ...ASKED, offsetC }).receipt.icl;
  expect(icl(3)).toBeGreaterThan(icl(-3) + 0.15);
  expect(compose({ ...ASKED, offsetC: 2 }).receipt.offsetC).toBe(2);
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
    ...ASKED,
    hours: cold,
    source: 'seasonal',
    note: 'Typical for late November',
  });
  expect(reasons.at(-1)?.text).toBe('Typical for late November in Lisbon: an estimate, not a live forecast.');
  expect(reasons[0]?.text).toContain('typical');
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
  const { look } = compose({ ...ASKED, hours: cold, gender: 'male' });
  const positions = look.garments.map(({ slot }) => order.indexOf(slot)).filter((position) => position >= 0);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
});

test('no hours or no figures, no outfit, and it is said', () => {
  expect(() => compose({ ...ASKED, hours: [] })).toThrow(Refusal);
  const broken = ASKED.hours.map((hour) => ({ ...hour, tempF: Number.NaN }));
  expect(() => compose({ ...ASKED, hours: broken })).toThrow(Refusal);
});
