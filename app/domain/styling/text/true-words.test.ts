// Sentences that strangers found untrue of the day, and what must be said: each with a day that asks for it.
import { expect, test } from 'vitest';
import { looksFor, type Asked } from '../../../../tests/styling/asked-looks.ts';
import type { HardDay } from '../../../../tests/styling/hard-day.ts';
import type { StyleId } from '../../preferences/style.ts';

interface Words extends Omit<Asked, 'styles' | 'also'> {
  style?: StyleId;
}

const SEEDS = [...'abcdefghijklmnop'];

/** Title, description and reasons of looks for such a day, one a seed. */
const wordsOf = ({ style = 'casual', ...asked }: Words) =>
  looksFor({ ...asked, styles: [style], also: { placeName: 'Bergen' } }, SEEDS).map((outfit) => {
    const why = outfit.reasons.map(({ text }) => text).join(' ');
    return { look: outfit.look, why, all: `${outfit.title}. ${outfit.description} ${why}` };
  });

test('a raincoat that is worn from the first hour on is not to be kept with her', () => {
  for (const { why } of wordsOf({ day: { air: [8, 11, 10], wet: 1.5 } }))
    expect(why).not.toMatch(/keep the \w+ with you/);
});

test('in the heat before the rain the raincoat is for later, and 82 °F is not what it is down to', () => {
  const day: HardDay = { air: [32, 27, 21], from: 17, hours: 8, wet: 3, showers: [1, 2, 3] };
  const pieces = [
    'bright-linen-shirt:cobalt',
    'pleated-skirt:mustard',
    'hooded-raincoat:navy',
    'rain-flats:navy',
  ];
  for (const { why, all } of wordsOf({ day, occasion: 'concert', style: 'go-wild', pieces })) {
    expect(why).not.toMatch(/down to (7[2-9]|8\d)/);
    if (/raincoat|rain jacket/.test(all)) expect(all).toMatch(/for later|along|in your bag|keep the/);
  }
});

test('the fall of a day is told, with what to do about it', () => {
  const day: HardDay = { air: [22, 25, 16], from: 12, hours: 8, wet: 4, showers: [5, 6, 7] };
  const pieces = [
    ...['bright-blouse:mustard', 'striped-trousers:navy+coral', 'packable-raincoat:stone'],
    ...['weatherproof-sneakers:black'],
  ];
  for (const { why } of wordsOf({ day, style: 'go-wild', pieces }))
    expect(why).toMatch(/down to \d|falls to \d/);
});

test('a look that is short of the need says what to add, or how long it holds', () => {
  const pieces = [
    ...['wrap-dress:forest', 'long-puffer:black', 'winter-boots:black', 'wool-scarf:camel'],
    ...['wool-beanie:charcoal', 'leather-gloves:black', 'ankle-boots:black'],
  ];
  const day: HardDay = { air: [-3, -3, -4], from: 18, hours: 6 };
  for (const { why } of wordsOf({ day, pieces, occasion: 'dinner', style: 'classic' }))
    expect(why).toMatch(
      /add (a thermal top|a sweater or cardigan under the coat), or keep|outside at a time/,
    );
});

test('from 32 °C on water is told, at dawn as well, and in sport from 28', () => {
  for (const { why } of wordsOf({
    day: { air: [32, 32, 33], from: 5, hours: 4 },
    occasion: 'walk',
    style: 'sporty',
  }))
    expect(why).toMatch(/water/);
  for (const { why } of wordsOf({
    day: { air: [29, 29, 29], from: 5, hours: 3 },
    occasion: 'run',
    style: 'sporty',
  }))
    expect(why).toMatch(/water/);
});

test('at the gym something comes off, and bare arms have a layer for the way', () => {
  const gym = { occasion: 'gym', style: 'sporty' } as const;
  for (const { why } of wordsOf({ day: { air: [12, 13, 13], from: 13, hours: 3 }, ...gym }))
    expect(why).not.toMatch(/Nothing needs to come off|nothing to take off|nothing else to plan/);
  for (const { why, look } of wordsOf({ day: { air: [16, 16, 16], from: 9, hours: 3 }, ...gym }))
    if (
      look.garments.every(
        ({ slot, drawing }) => slot !== 'top' || !('sleeve' in drawing) || drawing.sleeve < 0.5,
      )
    )
      if (!look.garments.some(({ slot }) => ['coat', 'jacket', 'knitwear'].includes(slot)))
        expect(why).toMatch(/throw a light layer over it/);
});

test('what is missing is a shawl of hers, where she has one', () => {
  const pieces = [
    ...['draped-gown:rose', 'evening-dress:navy', 'fine-cardigan:red', 'heeled-sandals:mustard'],
    ...['clutch:mustard', 'cashmere-scarf:cream'],
  ];
  const day: HardDay = { air: [23, 18, 12], from: 18, hours: 9 };
  const told = wordsOf({ day, pieces, occasion: 'wedding', style: 'trendy' });
  for (const { why, look } of told)
    if (look.garments.every(({ slot }) => slot !== 'scarf'))
      expect(why).toMatch(/add your soft cream cashmere scarf|outside at a time/);
});

test('nobody trains in a sweatshirt with nothing under it', () => {
  const pieces = ['sweatshirt:navy', 'joggers:grey', 'running-shoes:white', 'windbreaker:black'];
  const gym: Words = { day: { air: [10, 11, 11], hours: 3 }, occasion: 'gym', style: 'sporty', pieces };
  for (const { why } of wordsOf(gym)) expect(why).toMatch(/pack a training tee/);
});

test('nobody shows an ankle in socks, nor walks all day in sport', () => {
  const days: Words[] = [
    {
      day: { air: [15, 18, 17] },
      occasion: 'work',
      style: 'professional',
      pieces: ['crisp-shirt:white', 'cigarette-trousers:navy', 'oxford-shoes:black', 'wool-blazer:navy'],
    },
    { day: { air: [30, 30, 30], from: 17, hours: 3 }, occasion: 'gym', style: 'sporty', gender: 'male' },
  ];
  for (const { all, look } of days.flatMap(wordsOf)) {
    const isInSocks = look.garments.some(({ name }) => /(?<!no-show )socks$/.test(name));
    if (isInSocks) expect(all).not.toMatch(/ankle in view|flash of ankle|show the ankle|ankle clear/i);
  }
  for (const { all } of wordsOf(days[1]!)) expect(all).not.toMatch(/for all the walking/);
});

test('no midi means business at home', () => {
  const pieces = ['cotton-sweater:sage', 'knit-skirt:oat', 'brushed-tee:black'];
  for (const { all } of wordsOf({ day: { air: [-19, -14, -15] }, occasion: 'home', pieces }))
    expect(all).not.toMatch(/business/);
});

test('on camera nobody comes by', () => {
  for (const { why } of wordsOf({ day: { air: [-8, -4, -4] }, occasion: 'home', says: 'on camera all day' }))
    expect(why).not.toMatch(/comes by/);
});

test('a layer is in the bag where there is one that holds it', () => {
  const days: Words[] = [
    { day: { air: [27, 34, 34] }, occasion: 'work', style: 'trendy', gender: 'male' },
    { day: { air: [26, 31, 29] }, occasion: 'work', style: 'professional' },
    { day: { air: [27, 29, 28], from: 12 }, occasion: 'dinner', style: 'classic' },
  ];
  for (const { why, look } of days.flatMap(wordsOf)) {
    const bag = look.garments.find(({ slot }) => slot === 'bag')?.name ?? '';
    if (/in your bag/.test(why))
      expect(bag, why).toMatch(/tote|backpack|briefcase|basket|gym|messenger|crossbody|shoulder|suede/);
  }
});
