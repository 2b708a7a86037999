// Dressed from a closet without a hat, gloves, a scarf, an umbrella or a bag: no day is lost for want of them.
import { expect, test } from 'vitest';
import { CAPSULE } from '../../../tests/styling/capsule-wardrobe.ts';
import { hoursOfDay, type HardDay } from '../../../tests/styling/hard-day.ts';
import { brokenRules } from '../../../tests/styling/rule-checker.ts';
import { PLAIN_BRIEF, hoursOf, type Drawn } from '../../../tests/styling/sample-briefs.ts';
import type { Slot } from '../looks/look.ts';
import type { ClosetBrief, StylingBrief } from '../styling/input/brief.ts';
import { compose } from '../styling/composer.ts';
import { briefForOccasion, type DayOccasion } from '../preferences/day-occasion.ts';
import { recheckPlannedLook } from '../styling/planned-look-check.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import { isOwnPiece } from './closet-shelf.ts';
import type { OwnPiece } from './closet-terms.ts';

const DAY: Drawn = {
  tempF: 60,
  swing: 4,
  windMs: 3,
  humidity: 60,
  rain: 0,
  cloud: 0.5,
  uv: 1,
  condition: 'Clouds',
  from: 8,
  length: 10,
};
const piecesOf = (names: string): OwnPiece[] =>
  names.split(' ').map((name) => {
    const [garmentId = '', color = ''] = name.split(':');
    return { garmentId, color, warmth: 'usual' };
  });
const askedFor = (
  pieces: readonly OwnPiece[],
  day: Partial<Drawn>,
  over: Partial<StylingBrief> = {},
  from: ClosetBrief['from'] = 'only-mine',
): StylingBrief => ({
  ...PLAIN_BRIEF,
  styles: ['casual'],
  hours: hoursOf({ ...DAY, ...day }),
  closet: { from, pieces },
  ...over,
});
const slotOf = ({ garmentId }: OwnPiece) => garmentById(garmentId)!.slot;
const withoutSlots = (...slots: Slot[]) => CAPSULE.filter((piece) => !slots.includes(slotOf(piece)));
/** Trousers, tops, knits, coats and shoes alone. */
const CLOTHES = withoutSlots('hat', 'gloves', 'scarf', 'umbrella', 'bag');
const HER_OWN = piecesOf(
  'cotton-tee:white breton-top:cream+navy crisp-shirt:white crew-knit:oat fine-cardigan:navy straight-jeans:denim pleated-skirt:navy wool-coat:camel leather-sneakers:white ankle-boots:black',
);

const SUN: Partial<Drawn> = { tempF: 80, swing: 6, uv: 10, cloud: 0, condition: 'Sunny' };
const RAIN: Partial<Drawn> = { tempF: 52, rain: 3, cloud: 1, condition: 'Rain' };
const FROST: Partial<Drawn> = { tempF: 20, swing: 4 };
const DEEP_FROST: Partial<Drawn> = { tempF: 5, swing: 3 };

test.each<[string, Partial<Drawn>, readonly OwnPiece[], RegExp]>([
  ['a sun hat', SUN, withoutSlots('hat'), /sunscreen/i],
  ['a warm hat', FROST, withoutSlots('hat'), /no warm hat for today: (pull up your hood|wrap|turn up)/],
  ['gloves', FROST, withoutSlots('gloves'), /no gloves for today: keep your hands in your pockets/],
  ['hat and gloves', FROST, withoutSlots('hat', 'gloves'), /no warm hat and no gloves for today: /],
  ['a scarf', DEEP_FROST, withoutSlots('scarf'), /no warm scarf for today: close the \w+ up to your chin/],
  ['an umbrella', RAIN, HER_OWN, /no umbrella for today: borrow an umbrella before you go/],
  ['all of them, in frost', FROST, CLOTHES, /no warm hat and no gloves for today/],
])('without %s the look is hers, and a sentence says what to do', (_, day, pieces, words) => {
  const asked = askedFor(pieces, day);
  const outfit = compose(asked);
  expect(outfit.fromCloset, outfit.reasons[0]?.text).toBe('hers');
  expect(outfit.look.garments.every(isOwnPiece(pieces))).toBe(true);
  expect(outfit.reasons.map(({ text }) => text).join(' ')).toMatch(words);
  expect(brokenRules(outfit, asked)).toEqual([]);
});

test('with a raincoat nobody is told to borrow an umbrella, and in warm rain it is in the bag', () => {
  const words = (day: Partial<Drawn>, pieces: readonly OwnPiece[]) =>
    compose(askedFor(pieces, day)).reasons.map(({ text }) => text);
  expect(words(RAIN, withoutSlots('umbrella')).join(' ')).not.toMatch(/borrow an umbrella/);
  const warm = { ...RAIN, tempF: 80 };
  expect(compose(askedFor(withoutSlots('umbrella'), warm)).fromCloset).toBe('hers');
  expect(words(warm, withoutSlots('umbrella')).join(' ')).toMatch(/borrow an umbrella/);
  const withShell = [...withoutSlots('umbrella'), ...piecesOf('technical-shell:navy')];
  expect(words(warm, withShell).join(' ')).toContain(
    'no umbrella for today: take your hooded navy shell jacket along and put it on when the rain comes.',
  );
  const { look } = compose(askedFor(withShell, warm, {}, 'mine-first'));
  expect(look.garments.map(({ slot }) => slot)).not.toContain('umbrella');
});

test('mine first is lent the small things that are missed in the cold, and nothing else', () => {
  const pieces = withoutSlots('hat', 'gloves');
  const outfit = compose(askedFor(pieces, FROST, {}, 'mine-first'));
  expect(outfit.fromCloset).toBe('one-other');
  const others = outfit.look.garments.filter((garment) => !isOwnPiece(pieces)(garment));
  expect(others.map(({ slot }) => slot).toSorted()).toEqual(['gloves', 'hat']);
});

test('who covers her head is lent what covers it: nothing else is', () => {
  const pieces = CLOTHES;
  const outfit = compose(askedFor(pieces, {}, { modesty: { headCover: true } }));
  expect(outfit.fromCloset).toBe('gap');
  const others = outfit.look.garments.filter((garment) => !isOwnPiece(pieces)(garment));
  expect(others.map(({ slot }) => slot)).toEqual(['hat']);
  expect(outfit.reasons[0]?.text).toMatch(/^Your closet has nothing to cover your head in this weather\./);
});

// On a gap day what is missing is lent, and what is hers and fits is worn.
test.each<[string, Partial<Drawn>, readonly OwnPiece[], Slot[]]>([
  ['shoes', RAIN, withoutSlots('shoes'), ['shoes']],
  ['trousers', {}, withoutSlots('bottom'), ['bottom']],
  ['tops and knitwear', {}, withoutSlots('top', 'knitwear'), ['top', 'knitwear', 'dress']],
  ['coats, in frost', FROST, withoutSlots('coat', 'jacket'), ['coat', 'jacket']],
  ['what is light enough', { tempF: 92, swing: 6 }, withoutSlots('top'), ['top', 'dress']],
])('a closet without %s: one piece is borrowed, the rest is hers', (_, day, pieces, slots) => {
  const asked = askedFor(pieces, day);
  const outfit = compose(asked);
  expect(outfit.fromCloset).toBe('gap');
  const others = outfit.look.garments.filter((garment) => !isOwnPiece(pieces)(garment));
  expect(others.map(({ name }) => name)).toHaveLength(1);
  expect(slots).toContain(others[0]?.slot);
  expect(outfit.reasons[0]?.text).toContain(`${others[0]?.name} would mend that`);
  expect(brokenRules(outfit, asked)).toEqual([]);
});

test('what was planned without a hat or an umbrella still stands on its day', () => {
  for (const [day, pieces] of [
    [SUN, withoutSlots('hat')],
    [{ ...RAIN, rain: 0.4 }, HER_OWN],
  ] as const) {
    const asked = askedFor(pieces, day);
    const planned = compose(asked);
    expect(
      recheckPlannedLook({ ...asked, styles: [planned.style] }, planned.look),
      pieces.length.toString(),
    ).not.toBeNull();
  }
});

// Her coat is for colder days, and she has no other: it comes off by noon.
test.each<[string, number, number]>([
  ['10 °C that stay', 50, 0],
  ['10 °C at eight, 17 at noon', 50, 12],
  ['10 °C at eight, 21 at noon', 50, 20],
  ['7 °C at eight, 18 at noon', 45, 20],
  ['12 °C at eight, 16 at noon', 53, 8],
])('her wool coat is worn on a day of %s, and nothing is borrowed', (_, tempF, swing) => {
  const asked = askedFor(HER_OWN, { tempF, swing });
  const outfit = compose(asked);
  expect(outfit.fromCloset, outfit.reasons[0]?.text).toBe('hers');
  expect(outfit.look.garments.map(({ id }) => id)).toContain('wool-coat:camel');
  const [first] = outfit.receipt.hours;
  expect(first!.worn).toBeGreaterThan(first!.need.min - 0.03);
});

test('her trench over a sweater is enough for a morning of 5 °C that turns mild', () => {
  const pieces = [...HER_OWN.filter((piece) => slotOf(piece) !== 'coat'), ...piecesOf('trench:stone')];
  const outfit = compose(askedFor(pieces, { tempF: 40, swing: 24 }));
  expect(outfit.fromCloset, outfit.reasons[0]?.text).toBe('hers');
  expect(outfit.look.garments.map(({ id }) => id)).toContain('trench:stone');
});

test('where a lighter coat of hers is for the day, the heavy one stays at home, and in the heat both do', () => {
  const both = [...HER_OWN, ...piecesOf('trench:stone')];
  const worn = (pieces: readonly OwnPiece[], tempF: number) =>
    compose(askedFor(pieces, { tempF, swing: 8 })).look.garments.map(({ id }) => id);
  expect(worn(both, 52)).not.toContain('wool-coat:camel');
  expect(worn(HER_OWN, 66).filter((id) => /coat|trench/.test(id))).toEqual([]);
});

test('ankle boots that are her only shoes are worn on a mild day too, and a raincoat without rain', () => {
  const dry = HER_OWN.filter((piece) => !['shoes', 'coat'].includes(slotOf(piece)));
  const pieces = [...dry, ...piecesOf('ankle-boots:black raincoat:mustard')];
  for (const tempF of [48, 52, 62]) {
    const outfit = compose(askedFor(pieces, { tempF, swing: 8 }));
    expect(outfit.fromCloset, outfit.reasons[0]?.text).toBe('hers');
  }
});

test('her snow boots are worn to work and to a party in deep frost, where she has no finer ones', () => {
  const plain = CAPSULE.filter((piece) => slotOf(piece) !== 'shoes');
  const pieces = [...plain, ...piecesOf('winter-boots:black pumps:black')];
  for (const context of ['work', 'special'] as const) {
    const { look, reasons } = compose(askedFor(pieces, DEEP_FROST, { context }));
    expect(
      look.garments.map(({ id }) => id),
      reasons[0]?.text,
    ).toContain('winter-boots:black');
  }
});

const WARM_RAIN: Partial<Drawn> = { tempF: 84, swing: 4, rain: 3, cloud: 1, condition: 'Rain' };
const NEITHER_LEGS_NOR_FEET = withoutSlots('shoes', 'bottom', 'jacket', 'knitwear', 'dress');

test.each<[string, Partial<Drawn>, Partial<StylingBrief>, string, RegExp]>([
  [
    'leather flats rather than sandals in a warm rain that is no downpour',
    { ...WARM_RAIN, rain: 0.6 },
    {},
    'ballet-flats:black flat-sandals:tan light-cotton-trousers:navy',
    /^ballet-flats/,
  ],
  [
    'running shoes on the way to a gym in rain',
    RAIN,
    { setting: 'gym', styles: ['sporty'] },
    'running-shoes:black ankle-boots:brown joggers:navy mesh-tee:white zip-hoodie:navy technical-shell:cobalt',
    /^running-shoes/,
  ],
  [
    'pale trousers in warm rain',
    WARM_RAIN,
    {},
    'leather-shoes:black light-cotton-trousers:stone',
    /^light-cotton-trousers/,
  ],
])('%s are hers, where she has no others: nothing is borrowed', (_, day, over, names, worn) => {
  const asked = askedFor([...NEITHER_LEGS_NOR_FEET, ...piecesOf(names)], day, over);
  const outfit = compose(asked);
  expect(outfit.fromCloset, outfit.reasons[0]?.text).toBe('hers');
  expect(outfit.look.garments.map(({ id }) => id)).toContainEqual(expect.stringMatching(worn));
  expect(brokenRules(outfit, asked)).toEqual([]);
});

// No gap is told, and nothing lent, where a piece of hers of that kind serves.
interface Evening {
  occasion: DayOccasion;
  day: HardDay;
  from?: ClosetBrief['from'];
  pieces: string;
  over?: Partial<StylingBrief>;
}
test.each<[string, Evening, RegExp]>([
  [
    'ankle boots on a warm evening of rain, where the rest is canvas and sandals',
    {
      occasion: 'date',
      day: { air: [28, 23, 18], from: 18, hours: 5, wet: 2 },
      pieces:
        'wrap-dress:cobalt leather-jacket:black canvas-sneakers:white flat-sandals:tan ankle-boots:black',
    },
    /ankle-boots/,
  ],
  [
    'lined winter boots over ice to a concert, where the rest is pumps',
    {
      occasion: 'concert',
      day: { air: [0, 0, -1], from: 18, hours: 5 },
      pieces:
        'silk-blouse:burgundy cashmere-crew:grey wool-trousers:black wool-coat:black wool-scarf:camel leather-gloves:black court-heels:black winter-boots:black chunky-beanie:camel',
      over: { styles: ['classic'] },
    },
    /winter-boots/,
  ],
  [
    'her thick hat to a concert in frost',
    {
      occasion: 'concert',
      day: { air: [0, 0, -1], from: 18, hours: 5 },
      from: 'mine-first',
      pieces:
        'silk-blouse:burgundy cashmere-crew:grey wool-trousers:black wool-coat:black wool-scarf:camel leather-gloves:black ankle-boots:black chunky-beanie:camel',
      over: { styles: ['classic'] },
    },
    /chunky-beanie/,
  ],
  [
    'running shoes for a run in deep frost',
    {
      occasion: 'run',
      day: { air: [-12, -12, -12], from: 17, hours: 2 },
      pieces:
        'training-top:grey half-zip:navy running-jacket:black puffer-jacket:black leggings:black running-shoes:grey merino-gaiter:charcoal wool-beanie:charcoal running-gloves:black',
      over: { styles: ['sporty'] },
    },
    /running-shoes/,
  ],
  [
    'a shirt a little warm for the office',
    {
      occasion: 'work',
      day: { air: [18, 25, 24], from: 9, hours: 10 },
      from: 'mine-first',
      pieces: 'crisp-shirt:white straight-jeans:denim wool-blazer:navy trench:sand ankle-boots:black',
      over: { styles: ['professional'] },
    },
    /crisp-shirt/,
  ],
  [
    'wool trousers at a desk of a warm day',
    {
      occasion: 'work',
      day: { air: [16, 24, 23], from: 9, hours: 10 },
      pieces: 'crisp-shirt:white wool-trousers:black trench:sand loafers:black',
      over: { styles: ['professional'] },
    },
    /wool-trousers/,
  ],
])('%s: hers serve', (_, { occasion, day, from = 'only-mine', pieces, over }, worn) => {
  const outfit = compose(
    briefForOccasion(occasion, {
      ...PLAIN_BRIEF,
      styles: ['casual'],
      hours: hoursOfDay(day),
      closet: { from, pieces: piecesOf(pieces) },
      ...over,
    }),
  );
  const ids = outfit.look.garments.map(({ id }) => id).join(' ');
  expect(ids).toMatch(worn);
  expect(outfit.fromCloset, `${ids}: ${outfit.reasons[0]?.text}`).toBe('hers');
});
