import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BRIEF, hoursOf, comfortViolations } from '../../../../tests/styling/sample-briefs.ts';
import { NOT_FOR_ME, type NotForMe } from '../../preferences/rejection-reasons.ts';
import { GENDERS, STYLE_IDS } from '../../preferences/style.ts';
import { swatch, type ColorName } from '../../wardrobe/palette.ts';
import { garmentIdOf, garmentById } from '../../wardrobe/wardrobe.ts';
import type { ComposedOutfit, StylingBrief, RefusedLook } from './brief.ts';
import { STYLE_FORMALITY } from '../../preferences/style-formality.ts';
import { compose } from '../composer.ts';
import { garmentSilhouette } from '../../looks/silhouette.ts';
import { LONG } from '../../../../tests/runner/long-run.ts';

// `npm run test:long` draws more.
const RUNS = { numRuns: LONG ? 150 : 25 };

/** A mild, dry day: the weather stands in no wish's way. */
const MILD = hoursOf({
  ...{ tempF: 62, swing: 6, windMs: 2, humidity: 55, rain: 0, cloud: 0.4, uv: 2 },
  ...{ condition: 'Partly Cloudy', from: 8, length: 11 },
});
const DAY: fc.Arbitrary<StylingBrief> = fc
  .record({
    gender: fc.constantFrom(...GENDERS),
    styles: fc.subarray([...STYLE_IDS], { minLength: 2 }),
    seed: fc.string(),
  })
  .map((drawn) => ({ ...drawn, daypart: 'morning', hours: MILD, placeName: 'Lisbon', recent: [] }));

const SEEN = ['top', 'knitwear', 'dress', 'bottom', 'jacket', 'coat'];
const seenIn = ({ look }: ComposedOutfit) => look.garments.filter(({ slot }) => SEEN.includes(slot));
const colorsIn = (outfit: ComposedOutfit) =>
  seenIn(outfit).flatMap(({ id }) => (id.split(':')[1] ?? '').split('+') as ColorName[]);
const shapesIn = (outfit: ComposedOutfit) =>
  seenIn(outfit).flatMap(({ drawing }) => garmentSilhouette(drawing) ?? []);
const formalityOf = (outfit: ComposedOutfit) =>
  Math.max(...seenIn(outfit).map(({ id }) => garmentById(id)?.formality ?? 0));

const refusal = (outfit: ComposedOutfit, reason: NotForMe): RefusedLook => ({
  ...{ reason, style: outfit.style },
  garmentIds: outfit.look.garments.map(({ id }) => id),
});

/** The look, and the one that follows when it was sent away for this. */
function nextAfter(brief: StylingBrief, reason: NotForMe) {
  const first = compose(brief);
  const next = compose({ ...brief, seed: `${brief.seed}:2`, refused: [refusal(first, reason)] });
  return { first, next };
}

test('the color: the colors that stood out are not in the next look', () => {
  fc.assert(
    fc.property(DAY, (brief) => {
      const { first, next } = nextAfter(brief, 'colour');
      const bright = colorsIn(first).filter((name) => !swatch(name).neutral);
      if (bright.length === 0) return;
      expect(colorsIn(next).filter((name) => bright.includes(name))).toEqual([]);
      expect(next.reasons.some(({ text }) => text.startsWith('You passed on the color'))).toBe(true);
    }),
    RUNS,
  );
});

test('the shape: the next look has another', () => {
  fc.assert(
    fc.property(DAY, (brief) => {
      const { first, next } = nextAfter(brief, 'shape');
      expect(shapesIn(next).filter((shape) => shapesIn(first).includes(shape))).toEqual([]);
    }),
    RUNS,
  );
});

test('too dressed up: the next look is less so', () => {
  fc.assert(
    fc.property(DAY, (brief) => {
      const { first, next } = nextAfter(brief, 'too-dressed-up');
      // A plain look has little below it: then the next one is no dressier.
      const most = formalityOf(first) - (formalityOf(first) < 2 ? 0 : 0.1);
      expect(formalityOf(next)).toBeLessThanOrEqual(most);
      expect(STYLE_FORMALITY[next.style]).toBeLessThanOrEqual(STYLE_FORMALITY[first.style]);
    }),
    RUNS,
  );
});

test.each(['casual', 'trendy', 'classic', 'professional'] as const)(
  'too dressed up for one who is %s alone: one step down, and not into clothes for the gym',
  (style) => {
    const looks = Array.from({ length: 24 }, (_, index) =>
      nextAfter(
        {
          ...{ gender: GENDERS[index % 2]!, styles: [style], seed: `step ${index}`, daypart: 'morning' },
          ...{ hours: MILD, placeName: 'Lisbon', recent: [] },
        },
        'too-dressed-up',
      ),
    );
    for (const { next } of looks) expect(next.style).toBe(style);
    const pieces = looks.flatMap(({ next }) => next.look.garments.map(({ id }) => garmentById(id)!));
    const clothes = pieces.filter(({ slot }) => SEEN.includes(slot));
    expect(clothes.filter(({ styles }) => !styles.includes(style)).map(({ id }) => id)).toEqual([]);
    const worn = pieces.filter(({ slot }) => [...SEEN, 'shoes'].includes(slot));
    expect(worn.filter(({ formality }) => formality === 0).length / worn.length).toBeLessThan(0.2);
  },
);

test('not my style: another of hers, and none of the pieces', () => {
  fc.assert(
    fc.property(DAY, (brief) => {
      const { first, next } = nextAfter(brief, 'not-my-style');
      expect(next.style).not.toBe(first.style);
      expect(brief.styles).toContain(next.style);
      const before = seenIn(first).map(({ id }) => garmentIdOf(id));
      expect(seenIn(next).filter(({ id }) => before.includes(garmentIdOf(id)))).toEqual([]);
    }),
    RUNS,
  );
});

test('who has one style keeps it, with other pieces', () => {
  const brief: StylingBrief = {
    ...{ gender: 'female', styles: ['classic'], seed: 'one', daypart: 'morning' },
    ...{ hours: MILD, placeName: 'Lisbon', recent: [] },
  };
  const { first, next } = nextAfter(brief, 'not-my-style');
  expect(next.style).toBe('classic');
  const before = seenIn(first).map(({ id }) => garmentIdOf(id));
  expect(seenIn(next).some(({ id }) => before.includes(garmentIdOf(id)))).toBe(false);
});

test('whatever she says, whatever the weather: no rule is broken, and nobody is colder for it', () => {
  fc.assert(
    fc.property(BRIEF, fc.constantFrom(...NOT_FOR_ME), (brief, reason) => {
      const first = compose(brief);
      const again = { ...brief, seed: `${brief.seed}:2` };
      const next = compose({ ...again, refused: [refusal(first, reason)] });
      expect(comfortViolations(next.look, brief.hours)).toEqual([]);
      const short = ({ receipt }: ComposedOutfit) =>
        receipt.shortfall?.side === 'cold' ? receipt.shortfall.clo : 0;
      expect(short(next)).toBeLessThanOrEqual(short(compose(again)) + 0.1);
    }),
    RUNS,
  );
});
