// What strangers called tame, out of place or untrue in looks of the wardrobe: each as a kind, over a few seeds.
import { expect, test } from 'vitest';
import { looksFor, type Asked } from '../../../tests/styling/asked-looks.ts';
import { hoursOfDay } from '../../../tests/styling/hard-day.ts';
import { lookFacts } from '../../../tests/styling/look-facts.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import { openWardrobe } from './composer.ts';
import type { ComposedOutfit } from './input/brief.ts';
import { isAllowedToday } from './rules/garment-rules.ts';
import { isStatement } from './rules/style-fit.ts';
import { ideasOf } from './text/ideas.ts';
import { dayOrEvening } from './text/piece-reasons.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const looks = (asked: Asked) => looksFor(asked, SEEDS);
const idsOf = ({ look }: ComposedOutfit) => look.garments.map(({ id }) => id).join(' ');
const wordsOf = ({ title, description, reasons }: ComposedOutfit) =>
  [title, description, ...reasons.map(({ text }) => text)].join(' ');

test('who goes wild too is loud on a wet day, whichever of her styles it is', () => {
  const day = { air: [17, 24, 23], wet: 0.7, showers: [8], hours: 9, from: 10, uv: 11 } as const;
  for (const outfit of looksFor({ day, styles: ['go-wild', 'casual'] }, ['situation 46', 's1', 's3']))
    expect(
      outfit.look.garments.some(({ id }) => isStatement(garmentById(id)!)),
      idsOf(outfit),
    ).toBe(true);
});

test('no polo of the court is for a professional office; for a day off it is', () => {
  const tops = (context: 'work' | 'leisure') =>
    openWardrobe({
      ...{ gender: 'male', styles: ['professional'], context, daypart: 'morning', placeName: 'Osaka, JP' },
      ...{ recent: [], seed: 'polo', hours: hoursOfDay({ air: [22, 26, 24] }) },
    });
  const mayWear = (context: 'work' | 'leisure') => {
    const { conditions } = tops(context);
    return isAllowedToday(garmentById('court-polo')!, conditions, context, 'professional');
  };
  expect(mayWear('work')).toBe(false);
  expect(mayWear('leisure')).toBe(true);
});

test('of a dress under two layers nobody says that it is all', () => {
  const leads = (...over: string[]) =>
    ideasOf(lookFacts(['wool-dress:navy', 'court-heels:black', ...over])).flatMap((idea) => idea.leads);
  expect(leads('wool-coat:camel')).toContain('Begin with the dress and stop soon after');
  expect(leads('wool-coat:camel', 'wool-blazer:black')).not.toContain(
    'Begin with the dress and stop soon after',
  );
});

test('an evening is no day', () => {
  const facts = (from: number) =>
    lookFacts(['silk-blouse:white', 'wool-trousers:navy', 'loafers:black'], { from, tempF: [70, 71, 72] });
  expect(dayOrEvening(facts(8))).toBe('day');
  expect(dayOrEvening(facts(21))).toBe('evening');
});

test.each<[string, Asked, RegExp]>([
  [
    'at home on a mild day nobody sits in fleece and wool socks',
    { day: { air: [14, 21, 19] }, occasion: 'home' },
    /lined-|wool-socks/,
  ],
  [
    'to an evening wedding nobody goes wild in linen',
    { day: { air: [25, 23, 21], from: 19, hours: 7 }, occasion: 'wedding', styles: ['go-wild'] },
    /linen-dress/,
  ],
  [
    'no guest of a wedding has a checked blazer over her dress',
    { day: { air: [18, 15, 12], from: 14, hours: 11 }, occasion: 'wedding', styles: ['classic'] },
    /blazer:\w+\+/,
  ],
])('%s', (_, asked, never) => {
  for (const outfit of looks(asked)) expect(idsOf(outfit)).not.toMatch(never);
});

test('on a windy evening that goes on until one she takes a layer along', () => {
  const asked: Asked = {
    day: { air: [24, 23, 22], windMs: 5, from: 20, hours: 6 },
    occasion: 'party',
    styles: ['trendy'],
  };
  for (const { look, receipt } of looks(asked))
    expect(
      receipt.carried !== undefined ||
        look.garments.some(({ slot }) => ['jacket', 'coat', 'knitwear'].includes(slot)),
    ).toBe(true);
});

test.each<[string, Asked, RegExp]>([
  [
    'at home nothing is said of galleries and streets, nor of shoes where there are slippers',
    { day: { air: [-5, -2, -3] }, occasion: 'home' },
    /[Gg]allery|sidewalk|\bcity\b|\btown\b|\bshoes\b/,
  ],
  [
    'who covers up for a feast does not wear as little as possible',
    { day: { air: [31, 34, 32] }, occasion: 'evening', says: 'modest', styles: ['classic'] },
    /[Aa]s little as possible|[Bb]are minimum|fewest pieces/,
  ],
  [
    'a headscarf is not brought along',
    { day: { air: [24, 28, 26] }, says: 'cover my hair', also: { modesty: { headCover: true } } },
    /(Bring|Layer on|Throw on|Top it with|You'll want) a \w+ headscarf/,
  ],
])('%s', (_, asked, never) => {
  for (const outfit of looksFor(asked, [...SEEDS, 'g', 'h', 'i', 'j', 'k', 'l']))
    expect(wordsOf(outfit)).not.toMatch(never);
});

test('what lies in a pocket when she leaves is not told to stay on', () => {
  const asked: Asked = {
    day: { air: [3, 2, 1], from: 20, hours: 6 },
    occasion: 'party',
    styles: ['go-wild'],
  };
  for (const outfit of looksFor(asked, [...SEEDS, 'g', 'h', 'i', 'j']))
    if (/For later|In a pocket/.test(outfit.description))
      expect(wordsOf(outfit)).not.toMatch(/keep the [^.]* on\.|you'll want the/);
});
