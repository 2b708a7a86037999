// Evenings out, as they are composed: what every one of them has, whatever it is for.
import { expect, test } from 'vitest';
import { hoursOf } from '../../../../tests/styling/sample-briefs.ts';
import { briefForOccasion, EVENINGS } from '../../preferences/day-occasion.ts';
import { GENDERS, type Gender, type StyleId } from '../../preferences/style.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { DRESSES } from '../../wardrobe/dresses.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import { compose } from '../composer.ts';
import type { StylingBrief } from '../input/brief.ts';

const STYLES: readonly StyleId[] = ['casual', 'professional', 'trendy', 'classic', 'go-wild'];
const eveningOf = (tempF: number, rain = 0, windMs = 2) =>
  hoursOf({
    ...{ tempF, swing: 2, windMs, humidity: 60, rain, cloud: 0.5, uv: 0 },
    ...{ condition: rain > 0 ? 'Rain' : 'Clear', from: 18, length: 5 },
  });

function evening(
  kind: (typeof EVENINGS)[number],
  gender: Gender,
  style: StyleId,
  hours: StylingBrief['hours'],
  more: Partial<StylingBrief> = {},
) {
  const usual = { gender, styles: [style], hours, placeName: 'Oslo', recent: [], seed: 'evening', ...more };
  const brief = briefForOccasion(kind, { ...usual, daypart: 'evening' });
  return compose(brief).look.garments.map(({ id }) => garmentById(id)!);
}

const WEATHERS = [
  ['a mild evening', eveningOf(64)],
  ['a cold evening', eveningOf(41)],
  ['light rain', eveningOf(54, 0.3)],
] as const;

test.each(WEATHERS)('%s: women go out with a bag, and nobody in a shirt under a pullover', (_, hours) => {
  for (const kind of EVENINGS)
    for (const style of STYLES)
      for (const gender of GENDERS) {
        const worn = evening(kind, gender, style, hours);
        const who = `${kind} ${gender} ${style}: ${worn.map(({ id }) => id).join()}`;
        if (gender === 'female')
          expect(
            worn.some(({ slot }) => slot === 'bag'),
            who,
          ).toBe(true);
        const hasPullover = worn.some((one) => isOfKind(one, 'pullover'));
        expect(hasPullover && worn.some((one) => isOfKind(one, 'shirt with cuffs')), who).toBe(false);
        expect(
          worn.some((one) => isOfKind(one, 'raincoat')),
          who,
        ).toBe(false);
      }
});

test('on a dry evening of 64 °F women wear heels, unless they bar them', () => {
  const heels = (more: Partial<StylingBrief>) =>
    EVENINGS.flatMap((kind) =>
      STYLES.map((style) => evening(kind, 'female', style, eveningOf(64), more)),
    ).map((worn) => worn.find(({ slot }) => slot === 'shoes')!.heel > 0);
  expect(heels({}).filter((is) => !is)).toEqual([]);
  const barred: Partial<StylingBrief>[] = [
    { heelMax: 0 },
    { modesty: { noHeels: true } },
    { neverWear: ['heels'] },
  ];
  for (const more of barred) expect(heels(more)).not.toContain(true);
});

test('no guest comes to a wedding in white', () => {
  for (let seed = 0; seed < 12; seed++)
    for (const style of STYLES) {
      const brief = briefForOccasion('wedding', {
        ...{ gender: 'female', styles: [style], hours: eveningOf(72), placeName: 'Oslo' },
        ...{ recent: [], seed: `guest ${seed}`, daypart: 'evening' },
      });
      const dressed = compose(brief).look.garments.filter(
        ({ slot, drawing }) => slot === 'dress' || drawing.kind === 'skirt',
      );
      expect(dressed.filter(({ id }) => /:(white|cream|oat)/.test(id))).toEqual([]);
    }
});

test('bare shoulders at a hot wedding have something light and good in the bag; a party goes without', () => {
  const carriedTo = (kind: 'wedding' | 'party', seed: string) => {
    const hours = eveningOf(86);
    const brief = { gender: 'female' as const, styles: ['classic' as const], hours, seed };
    // What has sleeves is left out.
    const neverWear = DRESSES.filter((one) => !isOfKind(one, 'sleeveless')).map(({ id }) => id);
    const asked = { ...brief, neverWear, placeName: 'Oslo', recent: [], daypart: 'evening' as const };
    const { look, receipt } = compose(briefForOccasion(kind, asked));
    const worn = look.garments.map(({ id }) => garmentById(id)!);
    const isBare = worn.some((one) => isOfKind(one, 'sleeveless'));
    return { isBare, carried: receipt.carried, over: worn.some(({ slot }) => slot === 'jacket') };
  };
  const weddings = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => carriedTo('wedding', seed));
  const bare = weddings.filter(({ isBare, over }) => isBare && !over);
  expect(bare.length).toBeGreaterThan(0);
  for (const { carried } of bare) {
    expect(carried?.for).toBe('shoulders');
    expect(garmentById(carried?.garmentId ?? '')?.formality).toBeGreaterThanOrEqual(2);
  }
  expect(carriedTo('party', 'a').carried).toBeUndefined();
});

test('men go to a celebration in a jacket, to a wedding with a shirt, and under an umbrella while the wind lets it stand', () => {
  for (const kind of ['evening', 'wedding'] as const)
    for (const hours of [eveningOf(54, 0.5, 9.5), eveningOf(59)]) {
      const worn = evening(kind, 'male', 'classic', hours);
      const ids = worn.map(({ id }) => id).join();
      expect(
        worn.some((one) => isOfKind(one, 'blazer') || one.set !== undefined),
        ids,
      ).toBe(true);
      expect(ids).not.toMatch(/raincoat/);
      if (kind === 'wedding') expect(ids).toMatch(/-shirt/);
    }
});

test.each([14, 21, 30])(
  'in frost of %i °F a man is a guest in a suit, and a woman goes to a party in what shines',
  (tempF) => {
    const frost = eveningOf(tempF);
    for (const style of ['casual', 'classic', 'professional'] as const) {
      const his = evening('wedding', 'male', style, frost);
      expect(his.filter(({ set }) => set !== undefined).length, his.map(({ id }) => id).join()).toBe(2);
      // In deeper frost her party has trousers again.
      for (const kind of tempF > 25 ? (['wedding', 'party'] as const) : (['wedding'] as const)) {
        const hers = evening(kind, 'female', style, frost);
        const shines = hers.some(({ slot, fabric }) => slot !== 'bag' && /satin|velvet/.test(fabric));
        const isDress = hers.some(({ slot }) => slot === 'dress');
        expect(shines || isDress, `${kind} ${style} ${hers.map(({ id }) => id).join()}`).toBe(true);
      }
    }
  },
);

test('a plain dress, as good at a desk, goes to no hot wedding or party', () => {
  for (const kind of ['wedding', 'party'] as const)
    for (const style of ['casual', 'classic', 'professional', 'trendy'] as const) {
      const worn = evening(kind, 'female', style, eveningOf(88));
      expect(worn.filter((one) => isOfKind(one, 'plain dress')).map(({ id }) => id)).toEqual([]);
    }
});

test('a celebration by day covers her shoulders, and its dress has a color', () => {
  const noon = hoursOf({
    ...{ tempF: 82, swing: 4, windMs: 2, humidity: 50, rain: 0, cloud: 0.2, uv: 6 },
    ...{ condition: 'Clear', from: 11, length: 6 },
  });
  for (const style of STYLES)
    for (const seed of ['a', 'b', 'c']) {
      const asked = {
        gender: 'female' as const,
        styles: [style],
        hours: noon,
        placeName: 'Oslo',
        recent: [],
        seed,
      };
      const { look } = compose(briefForOccasion('special', { ...asked, daypart: 'morning' }));
      const dress = look.garments.find(({ slot }) => slot === 'dress');
      if (!dress) continue;
      const isCovered = !isOfKind(garmentById(dress.id)!, 'sleeveless dress');
      expect(isCovered || look.garments.some(({ slot }) => slot === 'jacket'), dress.id).toBe(true);
      expect(dress.id).not.toMatch(/:(camel|stone|taupe|charcoal)/);
    }
});

test('one velvet a look, and no blazer under fur', () => {
  for (const tempF of [28, 36, 46, 55])
    for (const kind of EVENINGS)
      for (const style of ['trendy', 'classic', 'go-wild'] as const)
        for (const gender of GENDERS) {
          const worn = evening(kind, gender, style, eveningOf(tempF));
          const ids = worn.map(({ id }) => id).join();
          expect(worn.filter(({ fabric }) => fabric === 'velvet').length, ids).toBeLessThan(2);
          const isFur = worn.some(({ fabric }) => fabric === 'fur' || fabric === 'teddy');
          expect(isFur && worn.some((one) => isOfKind(one, 'blazer')), ids).toBe(false);
        }
});
