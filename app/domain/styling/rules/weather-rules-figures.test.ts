// Every figure of the table of weather-rules.ts once more, a line a kind: whoever changes one changes it here as well, knowingly.
// How a line is read stands in rules.test.ts, which garment falls under it in weather-rules.test.ts.
import { expect, test } from 'vitest';
import type { TemperatureSpan, WeatherRule } from './weather-rule.ts';
import { OUTERMOST_LAYERS, DEEP_FROST_C, WEATHER_RULES } from './weather-rules.ts';

// oxfmt-ignore
const FIGURES: readonly (readonly [WeatherRule['kind'], ...string[]])[] = [
  ['for the house', 'onlyIndoors'],
  ['lounge trousers', 'onlyAtHome'],
  ['warm slippers', 'coldest ..22'],
  ['summer slippers', 'coldest 22..'],
  ['spoilt by rain', 'no wet, no ice'],
  ['open day shoes', 'no wet, coldest 17.., warmest 22..', 'seasonOrColdest 21'],
  ['evening shoes', 'no wet, coldest 12.., warmest 20..'],
  ['pumps', 'no wet, coldest 7.., warmest 10..', 'no soaking, no snow, no ice, coldest 3.., warmest 5..', 'warmest ..30, taste'],
  ['polar kit', 'coldest ..-17'],
  ['ballet flats', 'no wet, coldest 11..'],
  ['rain flats', 'onlyWet, coldest 13..', 'no soaking, taste'],
  ['loafers', 'no wet, coldest 7..'],
  ['sodden in rain', 'no wet', 'no soaking'],
  ['sleeveless dress', 'onlyEvening, taste'],
  ['slippery', 'no ice, no snow'],
  ['caught by wind', 'no wind'],
  ['brim hat', 'no wind'],
  ['leather jacket', 'no rain, taste'],
  ['coat that soaks', 'no heavyRain', 'no soaking'],
  ['down over all', 'no rain'],
  ['unlined raincoat', 'warmest 9.., taste'],
  ['cropped trousers', 'no wet', 'coldest 6.., taste'],
  ['down, fur or teddy', 'coldest ..7, warmest ..11.5, orAfterCold -5..40'],
  ['long down', 'warmest ..9.9'],
  ['parka', 'coldest ..7, warmest ..13, orAfterCold -5..40'],
  ['winter coat', 'coldest ..9.9, warmest ..17, orAfterCold -5..40'],
  ['short wool coat', 'coldest 0.., liftedFrom 6, taste'],
  ['light cloth coat', 'coldest 2..14, warmest ..26, orWetUpTo 22, orSwings'],
  ['thin shell', 'coldest 7..14, warmest ..26, orWetUpTo 28.5, orGale'],
  ['suit', 'coldest -3.9.., taste'],
  ['raincoat', 'onlyWet'],
  ['wool blazer', 'coldest ..15, warmest ..21.9', 'coldest ..19, warmest ..23.5'],
  ['blazer', 'coldest 0.., taste', 'coldest -4.., taste'],
  ['knitted cardigan', 'coldest -4.., taste'],
  ['summer blazer', 'coldest 7..18, warmest 14..27', 'coldest 7..21, warmest 14..28'],
  ['kimono', 'coldest 10..17, warmest 17..27'],
  ['varsity jacket', 'no wet'],
  ['outdoor jacket', 'coldest ..16, warmest ..28, orWetUpTo 22, orSwings'],
  ['warm jacket', 'coldest ..15, warmest ..27, orSwings'],
  ['thick knit', 'coldest ..13, warmest ..19'],
  ['thick cardigan', 'coldest ..15, warmest ..22.5'],
  ['fine pullover', 'coldest ..16, warmest ..22'],
  ['cardigan', 'coldest ..21, warmest ..32'],
  ['light cardigan', 'coldest 6.., taste'],
  ['roll-neck', 'coldest ..9, warmest ..15'],
  ['warm shirt', 'coldest ..14, warmest ..21'],
  ['sleeveless', 'warmest 17..'],
  ['short-sleeved shirt', 'coldest 9..'],
  ['short dress shirt', 'warmest 22.2..'],
  ['fine dress shirt', 'coldest 21.., taste'],
  ['sweater vest', 'coldest 7.2.., taste'],
  ['airy top', 'coldest 13.., taste'],
  ['cotton sweater', 'coldest 4.4..'],
  ['bare-shouldered', 'coldest 16.., warmest 22..'],
  ['tank', 'seasonOrColdest 21'],
  ['long-sleeved tee', 'warmest ..28, taste'],
  ['skirt or dress', 'coldest -9.9.., taste', 'no storm, taste', 'no soaking, taste'],
  ['short skirt', 'no wind, taste', 'coldest 2.., liftedFrom 10, taste'],
  ['wrap skirt', 'no wind, taste'],
  ['winter dress', 'coldest ..13, warmest ..18'],
  ['summer dress', 'coldest 11.., warmest 18..', 'coldest 6.., warmest 11..'],
  ['summer cotton', 'coldest 11.., warmest 18..'],
  ['jersey skirt or dress', 'coldest 5..'],
  ['winter cloth', 'no warmSeason, warmest ..18.5'],
  ['fleece', 'coldest ..11, warmest ..18.5'],
  ['linen or seersucker', 'coldest 13.., warmest 20..'],
  ['seersucker', 'seasonOrWarmest 27', 'coldest 18.., warmest 23.., taste'],
  ['airy knit', 'coldest 12..'],
  ['shorts', 'coldest 18.5.., warmest 24.4..'],
  ['thick trousers', 'coldest ..15, warmest ..18', 'coldest ..19, warmest ..23.5'],
  ['thick odd trousers', 'coldest ..15, warmest ..18'],
  ['flannel legs', 'coldest ..7.5, warmest ..12, taste'],
  ['culottes', 'coldest 14.., warmest 17..'],
  ['satin below', 'no rain, coldest -5.., taste', 'no soaking, coldest -20.., taste'],
  ['lined trousers', 'coldest ..3, warmest ..10'],
  ['thin wool legs', 'coldest -1.5.., liftedFrom 5, taste'],
  ['cropped legs', 'coldest 12.., warmest 17..'],
  ['thin cotton legs', 'coldest 5.., liftedFrom 12, taste'],
  ['unlined trousers', 'coldest 2.2.., liftedFrom 10, taste'],
  ['thin trousers', 'coldest 6.5.., liftedFrom 10, taste'],
  ['heavy in heat', 'feltMost ..32', 'warmest ..31, taste'],
  ['satin that sticks', 'feltMost ..32'],
  ['satin with sleeves or legs', 'warmest ..29.4, taste'],
  ['suede shoes', 'warmest ..28.5, taste'],
  ['patent loafers', 'warmest ..29.4, taste'],
  ['joggers', 'coldest ..15, warmest ..21'],
  ['lined sportswear', 'coldest ..5, warmest ..10'],
  ['dark sports legs', 'feltMost ..29'],
  ['jeans', 'warmest ..28', 'no soaking, taste'],
  ['sport skirt', 'coldest 15.., warmest 20..'],
  ['summery', 'coldest 10.., warmest 18..'],
  ['weatherproof low shoes', 'warmest ..18.5, orWetUpTo 60, taste', 'onlyWet, coldest 8.., taste'],
  ['named for rain', 'onlyWet, taste'],
  ['snow boots', 'snowOrBelow -4', 'fromColdest -22'],
  ['camisole', 'onlyEvening, taste'],
  ['clutch', 'onlyEvening, taste'],
  ['unlined footwear', 'coldest -22..'],
  ['lined boots of town', 'coldest -22.., taste'],
  ['lined boots', 'coldest ..2, warmest ..9', 'coldest ..-2, taste'],
  ['leather-soled shoes', 'no wet, taste'],
  ['rain boots', 'warmest ..16.5, taste', 'coldest 2..18, onlyWet, no lateRain'],
  ['tall boots', 'coldest ..11, warmest ..17'],
  ['flat ankle boots', 'coldest ..14, warmest ..20, orFeltBelow -2'],
  ['heeled ankle boots', 'coldest ..14, warmest ..20, orFeltBelow -2, orWetUpTo 21.5'],
  ['hiking boots', 'coldest ..9, taste'],
  ['low shoes', 'no ice', 'coldest 3.5.., liftedFrom 8, taste'],
  ['sneakers that leak', 'no heavyRain, no snow', 'coldest 5.., liftedFrom 10, taste'],
  ['sheer tights', 'coldest 10.., liftedFrom 16.1', 'coldest 7..15, warmest 10..24'],
  ['opaque tights', 'coldest ..11, warmest ..16, orAfterCold 7..20', 'coldest 0.6.., liftedFrom 11.2, taste'],
  ['wool tights', 'coldest ..4.5, warmest ..11.2'],
  ['wool socks', 'coldest ..6, warmest ..13'],
  ['long wool socks', 'coldest ..0, warmest ..8'],
  ['no-show socks', 'coldest 14..'],
  ['warm hat', 'felt ..3, coldest ..9, orFeltBelow -2'],
  ['ears left out', 'no rain', 'coldest -1.1..'],
  ['gloves', 'felt ..5, coldest ..8, warmest ..15.6, orFeltBelow -2'],
  ['sun hat', 'warmest 22..'],
  ['cool-day sun hat', 'felt ..10'],
  ['straw hat', 'coldest 14.., warmest 18.3..'],
  ['warm scarf', 'felt ..7, coldest ..9, warmest ..15.6, orFeltBelow -2'],
  ['light scarf', 'coldest 8..12, warmest ..20'],
  ['thermals', 'coldest ..-8.1, warmest ..0.5, orFeltBelow -13'],
  ['summer bag', 'coldest 14.., warmest 19..'],
  ['long cardigan', 'taste, unlessFeelsCold'],
  ['plain cardigan', 'taste, unlessFeelsCold'],
  ['evening dress', 'onlyEvening, taste', 'onlyEvening'],
  ['softshell legs', 'coldest ..-9.4, taste'],
  ['court pants', 'feltMost ..34, taste'],
  ['technical jacket', 'onlyWet, taste'],
  ['bright rain shoes', 'onlyWet'],
  ['running tights', 'coldest ..10'],
  ['beanie', 'felt ..-2, taste'],
  ['mittens', 'felt ..0, coldest ..0'],
  ['knitted mittens', 'coldest -12.2.., taste'],
  ['padded gloves', 'coldest -22..1, taste'],
  ['work jacket', 'taste, fromColdest -22'],
  ['running gloves', 'coldest -2.., taste'],
  ['thin gloves', 'coldest -6.6.., taste'],
  ['unlined leather gloves', 'coldest 0.., taste'],
  ['lined dress gloves', 'coldest -12.2..5, taste'],
  ['everyday coat', 'coldest ..-15', 'coldest ..-6, taste'],
  ['country coat', 'warmest ..15, taste'],
  ['oxford shirt', 'warmest ..27.8, taste'],
  ['laced dress shoes', 'warmest ..29.4, taste'],
];

/** Lines that only style or occasion makes: these do not count for what is hers. */
// oxfmt-ignore
const OF_TASTE: readonly WeatherRule['kind'][] = [
  'snow pants', 'patent loafers', 'pumps', 'everyday dress', 'tailored coat', 'tailored jacket', 'suit jacket', 'office things', 'checked shirt',
  'flannel shirt', 'denim above', 'short cotton dress shirt', 'sweater vest', 'knitted dress',
  'evening cloth', 'wrap dress', 'jersey trousers', 'office legs', 'jeans', 'leather walking shoes',
  'work boots', 'tall boots', 'flat cap', 'running shoes', 'for the gym', 'zip running top',
  'gym wear', 'cargo', 'cargo', 'beach pants', 'casual sandals', 'short linen shirt', 'sports polo', 'striped pants',
  'trail shell', 'casual sandals', 'slip-on summer shoes', 'lined hiking boots', 'bright snow boots',
  'sneakers', 'sneakers', 'jersey blazer', 'loud clothes', 'tee', 'oxford shirt', 'rough knit',
  'jersey tee', 'heritage scarf', 'loud', 'loud clothes',
];

const spanned = (name: string, [least, most]: TemperatureSpan): string =>
  `${name} ${least === -Infinity ? '' : least}..${most === Infinity ? '' : most}`;

/** What a line asks of the weather, in its own order: 'no wet, coldest 17.., taste'. */
function said({
  kind: _,
  on: _on,
  notFor: _for,
  notIn: _in,
  except: _except,
  ...weather
}: WeatherRule): string {
  return Object.entries(weather)
    .map(([name, value]: [string, TemperatureSpan | boolean | number]) => {
      if (typeof value === 'number') return `${name} ${value}`;
      if (typeof value === 'boolean') return value ? name : `no ${name}`;
      return spanned(name, value);
    })
    .join(', ');
}

const lines = WEATHER_RULES.map((line) => ({ kind: line.kind, text: said(line) }));

test.each(FIGURES)('%s: %s', (kind, ...texts) => {
  const about = lines.filter((line) => line.kind === kind).map(({ text }) => text);
  expect(about.filter((text) => text !== '' && text !== 'taste')).toEqual(texts);
});

test('no other kind has a figure', () => {
  const told = FIGURES.map(([kind]) => kind);
  const others = lines.filter(({ kind }) => !told.includes(kind));
  expect(others.filter(({ text }) => text !== '' && text !== 'taste')).toEqual([]);
});

test('what is only a matter of taste', () => {
  const found = lines.filter(({ text }) => text === 'taste').map(({ kind }) => kind);
  expect(found.sort()).toEqual([...OF_TASTE].sort());
});

test('the outermost layer of a cold day, and when frost is deep', () => {
  expect(OUTERMOST_LAYERS.map(({ kind, from }) => [kind, from])).toEqual([
    ['nothing', 8],
    ['thin jacket', 8],
    ['blazer', 11],
    ['outdoor jacket', 6],
    ['light coat', 5.5],
  ]);
  expect(DEEP_FROST_C).toBe(-9.4);
});
