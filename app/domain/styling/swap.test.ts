import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BRIEF, risingDay, comfortViolations } from '../../../tests/styling/sample-briefs.ts';
import type { Look } from '../looks/look.ts';
import { Refusal } from '../refusal.ts';
import { GENDERS, STYLE_IDS } from '../preferences/style.ts';
import { garmentIdOf, garmentById } from '../wardrobe/wardrobe.ts';
import type { StylingBrief } from './input/brief.ts';
import { compose, openWardrobe } from './composer.ts';
import { summarizeConditions } from './input/conditions.ts';
import { colorPenalty } from './color/bold-pieces.ts';
import { alternativesFor, composeAroundLocked, lookItems, swapGarment, lookWarmth } from './swap.ts';
import { isForbiddenPair, activeLines, garmentSides } from './rules/never-together.ts';
import { LONG } from '../../../tests/runner/long-run.ts';

// `npm run test:long` draws more.
const PLACES = { numRuns: LONG ? 400 : 25 };
const idsOf = ({ garments }: Look) => garments.map(({ id }) => id);
const sortedIds = (look: Look) => idsOf(look).sort();
const withoutLegwear = ({ garments }: Look) =>
  sortedIds({ garments: garments.filter(({ slot }) => slot !== 'legwear') });

/** A look and the brief that its pieces are swapped by: the same hours, in the style that it has. */
function lookFor(brief: StylingBrief) {
  const outfit = compose(brief);
  return { outfit, brief: { ...brief, styles: [outfit.style] } };
}

function clashes({ garments }: Look, { hours, styles, context }: StylingBrief): string[] {
  const lines = activeLines(summarizeConditions(hours), styles[0] ?? 'casual', context);
  const known = garments.map(({ id }) => garmentById(id)).filter((garment) => garment !== undefined);
  return known.flatMap((a, index) =>
    known
      .slice(index + 1)
      .flatMap((b) => (isForbiddenPair(garmentSides(a), garmentSides(b), lines) ? [`${a.id}+${b.id}`] : [])),
  );
}

/** How much the colors fight; how she feels in it. */
const troubleOf = (look: Look, { hours, styles }: StylingBrief) =>
  colorPenalty(lookItems(look), styles[0] ?? 'casual', summarizeConditions(hours).coldestC);
const warmth = (look: Look, brief: StylingBrief) => lookWarmth(lookItems(look), openWardrobe(brief));

test('each piece has others that are not it, of its own slot, and worn they break no rule', () => {
  fc.assert(
    fc.property(BRIEF, fc.nat(), fc.nat(), (drawn, which, rank) => {
      const { outfit, brief } = lookFor(drawn);
      const pieces = outfit.look.garments.filter(({ slot }) => slot !== 'base');
      const piece = pieces[which % pieces.length]!;
      const others = alternativesFor(brief, outfit.look, piece.id);
      expect(others.length).toBeLessThanOrEqual(5);
      expect(others.every(({ garment }) => garment.slot === piece.slot && garment.id !== piece.id)).toBe(
        true,
      );
      expect(new Set(others.map(({ garment }) => garment.id)).size).toBe(others.length);
      for (const { garment } of others) {
        const garments = outfit.look.garments.map((each) => (each === piece ? garment : each));
        expect(troubleOf({ garments }, brief)).toBeLessThanOrEqual(troubleOf(outfit.look, brief));
      }
      const other = others[rank % Math.max(1, others.length)];
      if (!other) return;
      const after = swapGarment(brief, outfit.look, piece.id, other.garment.id);
      const kept = outfit.look.garments.map((each) => (each === piece ? other.garment : each));
      // Socks follow shoes that they never meet; nothing else changes.
      const followed = piece.slot === 'shoes' && clashes({ garments: kept }, brief).length > 0;
      const told = followed ? withoutLegwear : sortedIds;
      expect(told(after.look)).toEqual(told({ garments: kept }));
      expect(comfortViolations(after.look, brief.hours)).toEqual([]);
      expect(clashes(after.look, brief)).toEqual([]);
      const [before, now] = [outfit.look, after.look].map((look) => warmth(look, brief));
      // The day's mean may grow by 0.4, the coldest hour lose 0.15 clo.
      expect(now!.strain).toBeLessThanOrEqual(before!.strain + 0.4);
      expect(now!.cold).toBeGreaterThanOrEqual(before!.cold - 0.15);
      const sum = after.receipt.lines.reduce((total, { clo }) => total + clo, 0);
      // Both are rounded to a hundredth.
      expect(Math.abs(after.receipt.icl - (0.161 + 0.835 * sum))).toBeLessThan(0.0051);
    }),
    PLACES,
  );
});

test('the same question has the same answer', () => {
  fc.assert(
    fc.property(BRIEF, (drawn) => {
      const { outfit, brief } = lookFor(drawn);
      const shoes = outfit.look.garments.find(({ slot }) => slot === 'shoes')!;
      expect(alternativesFor(brief, outfit.look, shoes.id)).toEqual(
        alternativesFor(brief, outfit.look, shoes.id),
      );
    }),
    { numRuns: 10 },
  );
});

test('a swap back gives the look that was', () => {
  fc.assert(
    fc.property(BRIEF, (drawn) => {
      const { outfit, brief } = lookFor(drawn);
      const shoes = outfit.look.garments.find(({ slot }) => slot === 'shoes')!;
      // What changes with another piece changes it back as it likes.
      const alone = (look: Look, id: string, most?: number) =>
        alternativesFor(brief, look, id, most).filter(({ along }) => !along);
      const [other] = alone(outfit.look, shoes.id);
      if (!other) return;
      const there = swapGarment(brief, outfit.look, shoes.id, other.garment.id);
      const back = alone(there.look, other.garment.id, 99).map(({ garment }) => garmentIdOf(garment.id));
      if (back.includes(garmentIdOf(shoes.id)))
        expect(withoutLegwear(swapGarment(brief, there.look, other.garment.id, shoes.id).look)).toEqual(
          withoutLegwear(outfit.look),
        );
    }),
    PLACES,
  );
});

test('locked pieces stay, in their colors, and the rest is made anew', () => {
  fc.assert(
    fc.property(BRIEF, fc.nat(), fc.string(), (drawn, which, seed) => {
      const { outfit, brief } = lookFor(drawn);
      const lockable = outfit.look.garments.filter(({ slot }) =>
        ['top', 'dress', 'bottom', 'coat', 'jacket', 'shoes', 'knitwear'].includes(slot),
      );
      const locked = lockable[which % lockable.length]!;
      try {
        const again = composeAroundLocked({ ...brief, seed }, outfit.look, [locked.id]);
        expect(idsOf(again.look)).toContain(locked.id);
        expect(comfortViolations(again.look, brief.hours)).toEqual([]);
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal);
      }
    }),
    PLACES,
  );
});

test('a locked jacket is worn, also where another look would do without one', () => {
  for (let at = 0; at < 40; at++) {
    const sky = { windMs: 3, gust: 0.4, cloud: 0.5, uv: 2, wetFrom: 99, mm: 0 };
    const asked: StylingBrief = {
      gender: GENDERS[at % 2]!,
      styles: ['sporty'],
      activity: 'brisk',
      daypart: 'morning',
      hours: risingDay({ base: 40 + at / 2, swing: 9, length: 12, ...sky }),
      placeName: 'Lisbon',
      recent: [],
      seed: `first ${at}`,
    };
    const { look } = compose(asked);
    const over = look.garments.find(({ slot }) => slot === 'jacket' || slot === 'coat');
    if (over)
      expect(idsOf(composeAroundLocked({ ...asked, seed: `${at}` }, look, [over.id]).look)).toContain(
        over.id,
      );
  }
});

test('what is no part of the look, or no longer in the wardrobe, is refused with a sentence', () => {
  const hours = fc.sample(BRIEF, { numRuns: 1, seed: 7 })[0]!.hours;
  const { outfit, brief } = lookFor({ ...fc.sample(BRIEF, { numRuns: 1, seed: 7 })[0]!, hours });
  expect(() => alternativesFor(brief, outfit.look, 'no-such:thing')).toThrow('not part of the look');
  const [first, ...rest] = outfit.look.garments;
  const old = { garments: [{ ...first!, id: 'gone:black', name: 'black crinoline' }, ...rest] };
  expect(() => alternativesFor(brief, old, rest.at(-1)!.id)).toThrow('no longer in our wardrobe');
  const shoes = outfit.look.garments.find(({ slot }) => slot === 'shoes')!;
  expect(() => swapGarment(brief, outfit.look, shoes.id, 'wool-coat:camel')).toThrow('does not go with');
});

test('on a mild dry day shoes and trousers have at least four others, in every style', () => {
  const hours = risingDay({
    base: 60,
    swing: 8,
    windMs: 2,
    gust: 0,
    cloud: 0.5,
    uv: 3,
    wetFrom: 99,
    mm: 0,
    length: 10,
  });
  for (const gender of GENDERS)
    for (const style of STYLE_IDS) {
      const asked: StylingBrief = {
        gender,
        styles: [style],
        hours,
        daypart: 'morning',
        placeName: 'Lisbon',
        recent: [],
        seed: `mild ${gender}`,
      };
      const { outfit, brief } = lookFor(asked);
      for (const { id, slot } of outfit.look.garments.filter(
        ({ slot: one }) => one === 'shoes' || one === 'bottom',
      ))
        expect(
          alternativesFor(brief, outfit.look, id).length,
          `${gender} ${style} ${slot}`,
        ).toBeGreaterThanOrEqual(4);
    }
});

test('socks follow shoes: from loafers over socks that nobody sees to ankle boots, and never a sock in pumps', () => {
  const sky = { windMs: 2, gust: 0, cloud: 0.5, uv: 3, wetFrom: 99, mm: 0 };
  const changed = GENDERS.flatMap((gender) =>
    STYLE_IDS.flatMap((style) => {
      const { outfit, brief } = lookFor({
        ...{ gender, styles: [style], daypart: 'morning', placeName: 'Lisbon', recent: [] },
        ...{ hours: risingDay({ base: 58, swing: 8, length: 10, ...sky }), seed: `socks ${gender}` },
      });
      const socksOf = ({ garments }: Look) => garments.find(({ slot }) => slot === 'legwear')?.name ?? 'bare';
      const shoes = outfit.look.garments.find(({ slot }) => slot === 'shoes')!;
      return alternativesFor(brief, outfit.look, shoes.id, 40).flatMap(({ garment }) => {
        const { look } = swapGarment(brief, outfit.look, shoes.id, garment.id);
        expect(clashes(look, brief), garment.name).toEqual([]);
        if (/pump|ballet/.test(garment.name)) expect(socksOf(look)).not.toMatch(/sock/);
        if (/boot/.test(garment.name)) expect(socksOf(look)).not.toMatch(/no-show/);
        return socksOf(look) === socksOf(outfit.look) ? [] : [garment.name];
      });
    }),
  );
  expect(changed.length).toBeGreaterThan(5);
});

test('five others for a large piece are a choice of colors', () => {
  const sky = { windMs: 2, gust: 0, cloud: 0.5, uv: 3, wetFrom: 99, mm: 0 };
  const colors = GENDERS.flatMap((gender) =>
    STYLE_IDS.flatMap((style) => {
      const { outfit, brief } = lookFor({
        ...{ gender, styles: [style], daypart: 'morning', placeName: 'Lisbon', recent: [] },
        ...{ hours: risingDay({ base: 58, swing: 8, length: 10, ...sky }), seed: `colors ${gender}` },
      });
      const large = outfit.look.garments.filter(({ slot }) =>
        ['jacket', 'bottom', 'knitwear'].includes(slot),
      );
      return large.map(({ id }) => {
        const others = alternativesFor(brief, outfit.look, id);
        return new Set(others.map(({ garment }) => garment.id.split(':')[1]?.split('+')[0])).size;
      });
    }),
  );
  // 3.3 where they come in order of cost alone.
  expect(colors.reduce((sum, one) => sum + one) / colors.length).toBeGreaterThan(3.6);
});
