// Which titles a look may have, and when.
import { expect, test } from 'vitest';
import { fortnightOf, PEOPLE } from '../../../../tests/styling/dressed-people.ts';
import { lookFacts, type LookFacts } from '../../../../tests/styling/look-facts.ts';
import { STYLE_IDS } from '../../preferences/style.ts';
import { COLOR_WORDS } from '../../wardrobe/palette.ts';
import { ideasOf } from './ideas.ts';
import { STYLE_WORDS } from './title-words.ts';
import { titlesFor } from './titles.ts';

const told = (ids: readonly string[], day: LookFacts = {}) => titlesFor(lookFacts(ids, day), undefined);
const COLOR = new RegExp(`\\b(?:${COLOR_WORDS.join('|')})\\b`, 'i');
const WEEKDAY = /(?:mon|tues|wednes|thurs|fri|satur|sun)day/i;

const PLAIN = ['oxford-shirt:white', 'chinos:navy', 'loafers:brown'];

test('a title is the idea of the look: two to five words, three in ten name a color, none a weekday', () => {
  const titles = PEOPLE.slice(0, 13).flatMap((person) =>
    fortnightOf(person).map(({ outfit }) => outfit.title),
  );
  for (const title of titles) {
    expect(title.split(' ').length, title).toBeGreaterThanOrEqual(2);
    expect(title.split(' ').length, title).toBeLessThanOrEqual(5);
    expect(title).toMatch(/^[A-Z]/);
    expect(title).not.toMatch(WEEKDAY);
    expect(title).not.toMatch(/\b(?:plus|all set|next to)\b/);
  }
  expect(titles.filter((title) => COLOR.test(title)).length / titles.length).toBeLessThan(0.3);
}, 120_000);

test('what a style says for itself names no color but where it is asked for one', () => {
  for (const style of STYLE_IDS) {
    const { titles, leads, ofColor } = STYLE_WORDS[style];
    for (const line of [...titles, ...leads]) expect(line).not.toMatch(COLOR);
    for (const say of ofColor) expect(say('camel').split(' ').length).toBeLessThanOrEqual(5);
    expect(titles.length + ofColor.length).toBeGreaterThanOrEqual(13);
  }
});

test('no idea has a title that names a color, a weekday or too much', () => {
  for (const ids of [PLAIN, [...PLAIN, 'wool-coat:camel'], ['slip-dress:red', 'flat-sandals:tan']])
    for (const { titles } of ideasOf(lookFacts(ids)))
      for (const title of titles) {
        expect(title).not.toMatch(COLOR);
        expect(title).not.toMatch(WEEKDAY);
        expect(title.split(' ').length, title).toBeLessThanOrEqual(5);
      }
});

// Its color: of what is on top or below, loud and plain; of nothing else.
test.each<[string, readonly string[], LookFacts, RegExp | null]>([
  ['a bright sweater', ['crew-knit:red', 'chinos:navy', 'loafers:brown'], {}, /red/],
  ['bright pants below white', ['oxford-shirt:white', 'bold-trousers:cobalt', 'loafers:brown'], {}, /cobalt/],
  ['white and navy', PLAIN, {}, null],
  ['stripes', ['striped-shirt:white+cobalt', 'chinos:stone', 'loafers:brown'], {}, null],
  ['a bright sweater under a coat', ['crew-knit:red', 'chinos:navy', 'wool-coat:charcoal'], {}, null],
  ['a bright coat', ['crew-knit:oat', 'chinos:navy', 'bold-coat:red'], {}, /red/],
  [
    'a bright coat that comes off',
    ['crew-knit:oat', 'chinos:navy', 'bold-coat:red'],
    { off: ['bold-coat:red'] },
    null,
  ],
  [
    'a bright coat at an occasion',
    ['crew-knit:oat', 'chinos:navy', 'bold-coat:red'],
    { brief: { context: 'special' } },
    null,
  ],
  ['a bright dress', ['slip-dress:cobalt', 'flat-sandals:tan'], {}, /cobalt/],
])('its color: %s', (_, ids, day, color) => {
  const { color: titles } = told(ids, day);
  if (color) expect(titles.every((title) => color.test(title)) && titles.length > 0).toBe(true);
  else expect(titles).toEqual([]);
});

test('two cloths of which much is seen have a title, a pattern its name', () => {
  expect(told(['cotton-tee:white', 'corduroy-trousers:brown', 'leather-jacket:black']).ideas).toContain(
    'leather meets corduroy',
  );
  expect(
    told(['cotton-tee:white', 'corduroy-trousers:brown', 'leather-jacket:black'], {
      off: ['leather-jacket:black'],
    }).ideas,
  ).not.toContain('leather meets corduroy');
  expect(told(['striped-shirt:white+navy', 'chinos:stone', 'loafers:brown']).ideas).toContain(
    'the striped shirt',
  );
});

test('the sporty do not run to an occasion', () => {
  const sporty = { style: 'sporty' as const };
  expect(told(PLAIN, sporty).style).toEqual(STYLE_WORDS.sporty.titles);
  expect(told(PLAIN, { ...sporty, brief: { context: 'special' } }).style).toEqual(STYLE_WORDS.classic.titles);
});
