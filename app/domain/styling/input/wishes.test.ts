import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  PLAIN_BRIEF,
  BRIEF,
  MILD_HOURS,
  comfortViolations,
} from '../../../../tests/styling/sample-briefs.ts';
import { Refusal } from '../../refusal.ts';
import { STYLE_IDS } from '../../preferences/style.ts';
import { FAMILY_IDS } from '../../wardrobe/families.ts';
import { garmentIdOf, garmentById, WARDROBE } from '../../wardrobe/wardrobe.ts';
import { jaccardOverlap } from '../search/choose-ensemble.ts';
import { compose } from '../composer.ts';
import { LONG } from '../../../../tests/runner/long-run.ts';

const BRIEFS = LONG ? 2000 : 30;

test('modesty holds: sleeves, hem, neck and head', () => {
  for (let attempt = 0; attempt < 30; attempt++) {
    const brief = {
      ...PLAIN_BRIEF,
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
  const kept = compose({ ...PLAIN_BRIEF, neverWear: ['denim-jacket', 'straight-jeans'] });
  expect(kept.look.garments.map(({ id }) => garmentIdOf(id))).not.toContain('straight-jeans');
  const everything = compose({ ...PLAIN_BRIEF, neverWear: kept.look.garments.map(({ id }) => id) });
  expect(
    jaccardOverlap(
      new Set(everything.look.garments.map(({ id }) => garmentIdOf(id))),
      new Set(kept.look.garments.map(({ id }) => garmentIdOf(id))),
    ),
  ).toBe(0);
});

test('a never-wear list of every hat and umbrella does not outweigh sun and rain', () => {
  const neverWear = WARDROBE.filter(({ slot }) => slot === 'hat' || slot === 'umbrella').map(({ id }) => id);
  const hours = MILD_HOURS.map((hour) => ({ ...hour, tempF: 84, uv: 9, precipitationMm: 1 }));
  const { look, reasons } = compose({ ...PLAIN_BRIEF, hours, neverWear });
  expect(comfortViolations(look, hours)).toEqual([]);
  expect(reasons.at(-1)?.fact).toBe('preference');
});

test('a never-wear list of everything: the nearest look, with what had to come back', () => {
  const hours = MILD_HOURS.map((hour) => ({ ...hour, tempF: 50, precipitationMm: 1 }));
  const { reasons, look } = compose({ ...PLAIN_BRIEF, hours, neverWear: WARDROBE.map(({ id }) => id) });
  expect(comfortViolations(look, hours)).toEqual([]);
  expect(reasons.at(-1)?.text).toMatch(
    /^Your never-wear list leaves .*no shoes.* had to come back for today\.$/,
  );
  const { look: unshod } = compose({
    ...PLAIN_BRIEF,
    neverWear: WARDROBE.filter(({ slot }) => slot === 'shoes').map(({ id }) => id),
  });
  expect(unshod.garments.some(({ slot }) => slot === 'shoes')).toBe(true);
});

test('families of what she never wears are kept, and heels no higher than she likes', () => {
  for (let attempt = 0; attempt < 20; attempt++) {
    const brief = {
      ...PLAIN_BRIEF,
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
  expect(() => compose({ ...PLAIN_BRIEF, gender: 'male', modesty })).toThrow(/leave nothing to wear/);
  expect(() => compose({ ...PLAIN_BRIEF, gender: 'nobody' as never })).toThrow(Refusal);
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
        expect(comfortViolations(look, brief.hours)).toEqual([]);
        const broken = look.garments.filter(({ id }) => wishes.neverWear.includes(garmentIdOf(id)));
        if (broken.length > 0) expect(reasons.at(-1)?.text).toContain('Your never-wear list leaves');
        for (const { id } of look.garments) {
          expect(garmentById(id)?.heel ?? 0).toBeLessThanOrEqual(wishes.modesty.noHeels ? 0 : wishes.heelMax);
        }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    }),
    { numRuns: BRIEFS, seed: 20261120 },
  );
}, 120_000);

test('unknown styles are passed over, and it is said when none is left', () => {
  const known = compose({ ...PLAIN_BRIEF, styles: ['boho' as never, 'sporty'] });
  expect(known.style).toBe('sporty');
  const unknown = compose({ ...PLAIN_BRIEF, styles: ['boho' as never] });
  expect(unknown.reasons.at(-1)?.text).toMatch(
    /^None of the styles asked for is one we know, so today we picked /,
  );
  const none = compose({ ...PLAIN_BRIEF, styles: [] });
  expect(none.reasons.at(-1)?.text).toMatch(/^No style is chosen yet, so today we picked /);
});

test('taste moves choices: a loved garment comes often, a disliked one hardly ever', () => {
  const gray = MILD_HOURS.map((hour) => ({ ...hour, tempF: hour.tempF - 10, uv: 0, cloud: 1 }));
  const times = (affinity: number) =>
    Array.from({ length: 25 }, (_, n) =>
      compose({
        ...PLAIN_BRIEF,
        hours: gray,
        seed: `t${n}`,
        affinities: { garment: { 'pleated-skirt': affinity } },
      }),
    ).filter(({ look }) => look.garments.some(({ id }) => garmentIdOf(id) === 'pleated-skirt')).length;
  expect(times(1)).toBeGreaterThan(times(-1) + 3);
});

test('the thermostat: who feels the cold is dressed warmer, who runs warm lighter', () => {
  const autumn = MILD_HOURS.map((hour) => ({ ...hour, tempF: hour.tempF - 16, uv: 0 }));
  const icl = (offsetC: number) => compose({ ...PLAIN_BRIEF, hours: autumn, offsetC }).receipt.icl;
  expect(icl(3)).toBeGreaterThan(icl(-3) + 0.15);
  expect(compose({ ...PLAIN_BRIEF, offsetC: 2 }).receipt.offsetC).toBe(2);
});
