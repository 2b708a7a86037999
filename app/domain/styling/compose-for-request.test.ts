import { expect, test } from 'vitest';
import { MILD_HOURS, PLAIN_BRIEF } from '../../../tests/styling/sample-briefs.ts';
import { colorsMeantBy } from '../day-request/color-words.ts';
import { DRESS_CODES, nothingSaid } from '../day-request/day-request.ts';
import { isWished, wishLabel, type GarmentWish } from '../day-request/garment-words.ts';
import { readDayRequest } from '../day-request/read-request.ts';
import { parseTints } from '../wardrobe/palette.ts';
import { addDays } from '../time/local-day.ts';
import { garmentById, garmentIdOf } from '../wardrobe/wardrobe.ts';
import { composeForRequest } from './compose-for-request.ts';
import type { ComposedOutfit, StylingBrief } from './input/brief.ts';

const at = (celsius: number) => MILD_HOURS.map((hour) => ({ ...hour, tempF: celsius * 1.8 + 32 }));
const CASUAL: StylingBrief = { ...PLAIN_BRIEF, styles: ['casual'], hours: at(15), seed: 'said' };
/** From frost at eight to a mild noon. */
const RISING = MILD_HOURS.map((hour, i) => ({ ...hour, tempF: 39 + i * 3 }));
const HERS = { unit: 'C' as const, pieces: [{ garmentId: 'pleated-skirt', color: 'red', name: null }] };

const said = (sentence: string, brief: StylingBrief = CASUAL) => {
  const request = readDayRequest(sentence, HERS);
  return { request, outfit: composeForRequest(brief, request) };
};

const wears = (outfit: ComposedOutfit, wish: GarmentWish) =>
  outfit.look.garments.some(({ id }) => {
    const garment = garmentById(id);
    const colors: readonly string[] = colorsMeantBy(wish.colors);
    return (
      garment !== undefined &&
      isWished(wish, garment) &&
      (colors.length === 0 || parseTints(id).some((tint) => colors.includes(tint)))
    );
  });

test.each([
  ['jeans and a blazer'],
  ['a red dress', 22],
  ['a leather jacket and jeans'],
  ['a denim jacket with a skirt'],
  ['white sneakers and black jeans'],
  ['a striped shirt and chinos'],
  ['a navy suit'],
  ['a floral dress', 22],
  ['a black turtleneck', 8],
  ['brown boots and a green sweater', 8],
  ['a trench coat', 8],
  ['no black but a black dress'],
  ['concert, jeans and a leather jacket'],
  ['dinner in jeans and sneakers'],
  ['work in a hoodie'],
])('wears what she asks for where the weather allows it: %s', (sentence, celsius = 15) => {
  const { request, outfit } = said(sentence, { ...CASUAL, hours: at(celsius) });
  expect(request.wanted.filter((wish) => !wears(outfit, wish)).map(wishLabel)).toEqual([]);
  expect(outfit.reasons.map(({ text }) => text).join(' ')).not.toContain('You asked for');
});

test.each([
  ['no heels and no skirts'],
  ['no jeans, no sneakers'],
  ['no white shoes'],
  ['not in a dress, no boots'],
  ['wedding, no heels'],
  ['no black sweaters or coats'],
  ['no stripes or florals at work'],
  ['jeans instead of a skirt'],
])('what she takes away is never worn: %s', (sentence) => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { request, outfit } = said(sentence, { ...CASUAL, styles: [], seed });
    expect(request.unwanted.filter((wish) => wears(outfit, wish)).map(wishLabel)).toEqual([]);
  }
});

test.each([
  ['no black', ['black']],
  ['less navy and gray', ['navy', 'grey', 'charcoal', 'silver']],
])('a color that she takes away is on none of her clothes: %s', (sentence, gone) => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { outfit } = said(sentence, { ...CASUAL, seed });
    const clothes = outfit.look.garments.filter(({ slot }) =>
      ['top', 'knitwear', 'dress', 'bottom', 'jacket', 'coat'].includes(slot),
    );
    expect(clothes.flatMap(({ id }) => parseTints(id)).filter((tint) => gone.includes(tint))).toEqual([]);
  }
});

test.each([
  ['a red dress', -12],
  ['shorts and sandals', -5],
  ['a wool coat and boots', 34],
  ['a dress with jeans', 15],
])('what cannot be is said: %s at %i °C', (sentence, celsius) => {
  const { request, outfit } = said(sentence, { ...CASUAL, hours: at(celsius) });
  const missed = request.wanted.filter((wish) => !wears(outfit, wish));
  const told = outfit.reasons.map(({ text }) => text).join(' ');
  for (const wish of missed) expect(told).toContain(wishLabel(wish));
  for (const wish of request.wanted)
    if (!missed.includes(wish)) expect(told).not.toContain(`for ${wishLabel(wish)}`);
});

test('a piece of hers that she names is worn in its color', () => {
  const { outfit } = said('something with my red skirt');
  expect(outfit.look.garments.map(({ id }) => id)).toContain('pleated-skirt:red');
});

test('where no dress is red that is right for the day, it comes in the nearest color, and that is said', () => {
  const { outfit } = said('a red dress');
  const dress = outfit.look.garments.find(({ slot }) => slot === 'dress');
  expect(dress && parseTints(dress.id)).toEqual(['rust']);
  expect(outfit.reasons.at(-1)?.text).toBe(
    'You asked for a red dress. None in that color is right for today, so the look has the nearest one.',
  );
});

test('what she asks for is no reason to leave her style', () => {
  expect(said('jeans and a blazer').outfit.style).toBe('casual');
  expect(said('a trench coat', { ...CASUAL, hours: at(8) }).outfit.style).toBe('casual');
});

test('something in a color has it', () => {
  const { outfit } = said('date tonight, something red');
  expect(outfit.look.garments.flatMap(({ id }) => parseTints(id))).toContain('red');
});

test('who says nothing gets a look', () => {
  expect(composeForRequest(CASUAL, nothingSaid()).look.garments.length).toBeGreaterThan(3);
});

const YESTERDAY: StylingBrief = {
  ...CASUAL,
  recent: [
    {
      date: addDays(CASUAL.hours[0]?.date ?? '', -1),
      garmentIds: [
        'breton-top:cream+navy',
        'straight-jeans:denim',
        'leather-sneakers:white',
        'denim-jacket:denim',
      ],
    },
  ],
};
const idsOf = ({ look }: ComposedOutfit) => look.garments.map(({ id }) => id);

test('like yesterday is what she wore yesterday, but for what she wants changed', () => {
  expect(idsOf(said('like yesterday', YESTERDAY).outfit)).toEqual(
    expect.arrayContaining(['breton-top:cream+navy', 'straight-jeans:denim', 'leather-sneakers:white']),
  );
  const changed = idsOf(said('like yesterday but with a skirt', YESTERDAY).outfit);
  expect(changed).toEqual(expect.arrayContaining(['breton-top:cream+navy', 'leather-sneakers:white']));
  expect(changed.join(' ')).toContain('skirt');
});

test('not like yesterday wears nothing of it', () => {
  const ids = idsOf(said('not like yesterday', YESTERDAY).outfit).map(garmentIdOf);
  for (const id of ['breton-top', 'straight-jeans', 'leather-sneakers', 'denim-jacket'])
    expect(ids).not.toContain(id);
});

test('who had no look yesterday is told so', () => {
  expect(said('like yesterday').outfit.reasons.at(-1)?.text).toBe('There is no look of yesterday to go by.');
});

test.each(['a dress or trousers', 'shorts or a dress or chinos'])(
  'one of what she names with "or" is in the look, and nothing is missed: %s',
  (sentence) => {
    const { request, outfit } = said(sentence);
    const either = request.wanted.filter((wish) => wish.either !== undefined);
    expect(either.length).toBeGreaterThan(1);
    expect(either.filter((wish) => wears(outfit, wish))).toHaveLength(1);
    expect(outfit.reasons.map(({ text }) => text).join(' ')).not.toContain('You asked for');
  },
);

test.each(['Funeral at 11', 'my uncle is being buried', 'cremation at 3', 'a wake at 4'])(
  '"%s" is told quietly, not as work, a party or a joke',
  (sentence) => {
    const told = [5, 15, 27].flatMap((celsius) =>
      ['a', 'b', 'c', 'd'].map((seed) => {
        const { outfit } = said(sentence, { ...CASUAL, hours: at(celsius), seed });
        return [outfit.title, outfit.description, ...outfit.reasons.map(({ text }) => text)].join(' | ');
      }),
    );
    for (const text of told) {
      expect(text).toMatch(/^[^|]*(respect|dark|quiet)/i);
      expect(text).not.toMatch(
        /meeting|office|desk|nine to five|the job|polish|toast|celebrat|party|supporting cast|you're set|!/i,
      );
    }
  },
);

test('"less black" leaves one black piece at most, shoes and bag apart', () => {
  const parts = ['top', 'knitwear', 'dress', 'bottom', 'jacket', 'coat', 'scarf'];
  const blackIn = (sentence: string) =>
    [-2, 2, 5, 8, 15, 22].flatMap((celsius) =>
      ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
        const { outfit } = said(sentence, { ...CASUAL, hours: at(celsius), seed });
        return outfit.look.garments.filter(
          ({ id, slot }) => parts.includes(slot) && parseTints(id).some((tint) => tint === 'black'),
        ).length;
      }),
    );
  expect(Math.max(...blackIn('party at 7'))).toBeGreaterThan(1);
  expect(Math.max(...blackIn('party at 7, less black'))).toBeLessThanOrEqual(1);
});

test.each(DRESS_CODES)('a day that asks for %s leaves nobody without a look, dressed up or not', (code) => {
  for (const gender of ['female', 'male'] as const)
    for (const context of ['special', null] as const)
      for (const hours of [at(-12), RISING, at(34)]) {
        const brief: StylingBrief = { ...CASUAL, gender, context, styles: ['classic'], hours };
        const { look, reasons } = composeForRequest(brief, { ...nothingSaid(), codes: [code] });
        expect(look.garments.length).toBeGreaterThan(1);
        const isLess = reasons.some(({ text }) => text.includes('comes as near as it can'));
        // No man has a black shirt for a mild noon in a suit: a white one under dark cloth, and it is said.
        const isShirtAsked = code === 'all-black' && gender === 'male' && context === 'special';
        expect(isLess && !isShirtAsked).toBe(false);
        expect(isLess && look.garments.some(({ id }) => parseTints(id).includes('camel'))).toBe(false);
      }
});

test.each([at(4), RISING, at(20)])(
  'a man at a burial is in dark colors, his shirt at most white',
  (...hours) => {
    const brief: StylingBrief = { ...CASUAL, gender: 'male', context: 'special', styles: ['classic'] };
    const { outfit } = said('we bury my uncle at ten', { ...brief, hours });
    const seen = outfit.look.garments
      .filter(({ slot }) => slot !== 'legwear')
      .flatMap(({ id }) => parseTints(id));
    expect(seen.filter((tint) => !['black', 'charcoal', 'navy', 'white'].includes(tint))).toEqual([]);
  },
);
