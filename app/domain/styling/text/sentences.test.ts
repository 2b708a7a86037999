// What is said after the opening, sentence by sentence: the facts that each needs.
import { expect, test } from 'vitest';
import { lookFacts, type LookFacts } from '../../../../tests/styling/look-facts.ts';
import type { StylingBrief, ColorScheme } from '../input/brief.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { spokenPieces } from './spoken-pieces.ts';
import { textOf, type Line } from './sentence.ts';
import { followingSentences } from './sentences.ts';

/** Each way of saying it, by turns; `least` is what chance gives where it is asked for a number. */
function told(
  ids: readonly string[],
  day: LookFacts = {},
  said: Line = '',
  least = 0.5,
  scheme: ColorScheme = 'one-accent',
): Set<string> {
  const made = lookFacts(ids, { ...day, brief: { hours: [], ...day.brief } as Partial<StylingBrief> });
  const facts = { ...made, colorScheme: scheme };
  const lines = new Set<string>();
  for (let turn = 0; turn < 12; turn++) {
    const chance: SeededRandom = { next: () => least, pick: (of) => of[turn % of.length]! };
    const { sentences } = followingSentences(facts, spokenPieces(facts), said, chance);
    for (const line of sentences) lines.add(textOf(line));
  }
  return lines;
}
const says = (
  line: RegExp,
  ids: readonly string[],
  day: LookFacts = {},
  said: Line = '',
  least = 0.5,
): boolean => [...told(ids, day, said, least)].some((one) => line.test(one));
const hours = (...wet: number[]) =>
  ({
    hours: wet.map((mm, n) => ({ hour: 8 + n, precipitationMm: mm, condition: 'Cloudy', snow: false })),
  }) as unknown as Partial<StylingBrief>;

const PLAIN = ['cotton-tee:white', 'chinos:navy'];
const SHOD = [...PLAIN, 'loafers:brown'];
const BOOTS = [...PLAIN, 'rain-boots:navy'];
const UMBRELLA = 'folding-umbrella:black';

// A sentence, what it is said of, and the same with one thing changed, of which it is not.
type Case = [ids: readonly string[], day?: LookFacts, said?: Line, least?: number];
test.each<[RegExp, Case, Case]>([
  // Shoes for the wet, only those that keep it out, and only where it falls.
  [
    /boots for the rain\.|^Rain is coming|rain boots/i,
    [BOOTS, { brief: hours(0, 1) }],
    [SHOD, { brief: hours(0, 1) }],
  ],
  [
    /^Rain is (coming|on the way)/,
    [[...PLAIN, 'winter-boots:black'], { brief: hours(0, 1) }],
    [[...PLAIN, 'winter-boots:black'], { brief: hours(1, 1) }],
  ],
  [
    /^It's a wet start/,
    [[...PLAIN, 'winter-boots:black'], { brief: hours(1, 0) }],
    [[...PLAIN, 'winter-boots:black'], { brief: hours(0, 1) }],
  ],
  [
    /wet start|coming|on the way/,
    [[...PLAIN, 'winter-boots:black'], { brief: hours(1) }],
    [[...PLAIN, 'winter-boots:black'], { brief: { ...hours(1), source: 'seasonal' } }],
  ],
  [
    /umbrella for the rain\.$/,
    [[...SHOD, UMBRELLA], { brief: hours(1) }],
    [[...SHOD, UMBRELLA], { brief: { ...hours(1), source: 'seasonal' } }],
  ],
  [
    /^Take .* there's rain ahead\.$/,
    [[...SHOD, UMBRELLA], { brief: hours(0, 1) }, 'brown leather loafers'],
    [[...SHOD, UMBRELLA], { brief: hours(1) }, 'brown leather loafers'],
  ],
  [
    /^Sidewalks stay dry/,
    [[...PLAIN, 'suede-loafers:tan'], { brief: hours(0) }],
    [[...PLAIN, 'loafers:tan'], { brief: hours(0) }],
  ],
  [
    /^Sidewalks stay dry/,
    [[...PLAIN, 'suede-loafers:tan'], { brief: hours(0) }],
    [
      [...PLAIN, 'suede-loafers:tan'],
      { brief: hours(0) },
      { text: 'Dry, and never above 70.', tells: ['dry'] },
    ],
  ],
  [
    /^Sidewalks stay dry/,
    [[...PLAIN, 'suede-loafers:tan'], { brief: hours(0) }],
    [[...PLAIN, 'suede-loafers:tan'], { brief: hours(0), conditions: { ice: true } }],
  ],
  [
    /^Sidewalks stay dry/,
    [[...PLAIN, 'suede-loafers:tan'], { brief: hours(0) }],
    [[...PLAIN, 'suede-loafers:tan'], { brief: { ...hours(0), source: 'seasonal' } }],
  ],
  [
    /keep your feet warm/,
    [[...PLAIN, 'winter-boots:black'], { tempF: 35 }],
    [[...PLAIN, 'winter-boots:black'], { tempF: 36 }],
  ],
  [
    /keep your feet warm/,
    [[...PLAIN, 'winter-boots:black'], { tempF: 35 }],
    [[...PLAIN, 'rain-boots:black'], { tempF: 35 }],
  ],
  [
    /keep your feet warm/,
    [[...PLAIN, 'winter-boots:black'], { tempF: 35 }],
    [[...PLAIN, 'winter-boots:black'], { tempF: 35, brief: { source: 'seasonal' } }],
  ],
  [/^For shoes,/, [SHOD], [[...PLAIN, 'monk-shoes:black']]],
  [/loafers/, [SHOD], [SHOD, {}, 'brown leather loafers']],
  // What is hidden.
  [
    /shows at the collar/,
    [['oxford-shirt:white', 'crew-knit:navy', ...SHOD.slice(1)]],
    [['cotton-tee:white', 'crew-knit:navy', ...SHOD.slice(1)]],
  ],
  [
    /tee goes under the sweater/,
    [['cotton-tee:white', 'crew-knit:navy', ...SHOD.slice(1)]],
    [['oxford-shirt:white', 'crew-knit:navy', ...SHOD.slice(1)]],
  ],
  [
    /is the layer in between/,
    [[...SHOD, 'wool-blazer:navy', 'wool-coat:camel']],
    [[...SHOD, 'wool-coat:camel']],
  ],
  [
    /^Under it,/,
    [[...SHOD, 'down-liner:black', 'puffer-jacket:black']],
    [[...SHOD, 'wool-blazer:navy', 'wool-coat:camel']],
  ],
  [
    /^There's room under the coat/,
    [['oxford-shirt:white', 'crew-knit:navy', 'wool-blazer:navy', 'wool-coat:camel', ...SHOD.slice(1)]],
    [['oxford-shirt:white', 'crew-knit:navy', 'wool-coat:camel', ...SHOD.slice(1)]],
  ],
  // Color, on three looks of ten.
  [
    /^Cobalt is the color of the day/,
    [['crew-knit:oat', 'bold-trousers:cobalt', 'loafers:black'], {}, 'cobalt pants', 0.7],
    [['crew-knit:oat', 'bold-trousers:cobalt', 'loafers:black'], {}, 'cobalt pants', 0.69],
  ],
  [
    /^Cobalt is the color of the day/,
    [['crew-knit:oat', 'bold-trousers:cobalt', 'loafers:black'], {}, 'cobalt pants', 0.7],
    [['crew-knit:oat', 'bold-trousers:cobalt', 'loafers:black'], {}, 'pants', 0.7],
  ],
  [
    /^Cobalt is the color of the day/,
    [['crew-knit:oat', 'bold-trousers:cobalt', 'loafers:black'], {}, 'cobalt pants', 0.7],
    [
      ['crew-knit:oat', 'bold-trousers:cobalt', 'loafers:black'],
      { brief: { context: 'special' } },
      'cobalt pants',
      0.7,
    ],
  ],
  // Bag, hat, scarf.
  [/^Take a .*tote/, [[...SHOD, 'leather-tote:black']], [SHOD]],
  [
    /for the day's things/,
    [[...SHOD, 'leather-tote:black'], { brief: { context: 'work' } }],
    [[...SHOD, 'leather-tote:black']],
  ],
  [
    /and off you go/,
    [[...SHOD, 'leather-tote:black'], { brief: { context: 'leisure' } }],
    [[...SHOD, 'leather-tote:black'], { brief: { context: 'work' } }],
  ],
  [/^Your bag:/, [[...SHOD, 'leather-tote:black']], [[...SHOD, 'shoulder-bag:black']]],
  [
    /for shade/,
    [[...SHOD, 'straw-hat:tan'], { conditions: { sunHat: true, coldestC: 10, wet: false } }],
    [[...SHOD, 'straw-hat:tan'], { conditions: { sunHat: true, coldestC: 9.9, wet: false } }],
  ],
  [
    /for shade/,
    [[...SHOD, 'straw-hat:tan'], { conditions: { sunHat: true, coldestC: 10, wet: false } }],
    [[...SHOD, 'straw-hat:tan'], { conditions: { sunHat: true, coldestC: 10, wet: true } }],
  ],
  [
    /for the sun\.$/,
    [
      [...SHOD, 'straw-hat:tan'],
      { conditions: { sunHat: true, coldestC: 5 }, brief: { source: 'seasonal' } },
    ],
    [[...SHOD, 'straw-hat:tan'], { conditions: { sunHat: false, coldestC: 15 } }],
  ],
  [
    /against the cold/,
    [[...SHOD, 'wool-scarf:grey'], { tempF: 44 }],
    [[...SHOD, 'wool-scarf:grey'], { tempF: 45 }],
  ],
  [
    /^Add .*scarf and .*beanie/,
    [[...SHOD, 'wool-scarf:grey', 'wool-beanie:grey']],
    [[...SHOD, 'wool-scarf:grey', 'wool-beanie:grey'], { conditions: { sunHat: true } }],
  ],
])('%s', (line, yes, no) => {
  expect([says(line, ...yes), says(line, ...no)]).toEqual([true, false]);
});

test('no two sentences of a card begin alike: what scarf and hat are said with, the bag is not', () => {
  const ids = [...SHOD, 'wool-scarf:grey', 'straw-hat:tan', 'leather-tote:tan'];
  const facts = lookFacts(ids, {
    conditions: { sunHat: true, wet: false, coldestC: 15 },
    brief: { hours: [] } as Partial<StylingBrief>,
  });
  const firstWords = Array.from({ length: 12 }, (_, turn) => {
    const chance: SeededRandom = { next: () => 0.5, pick: (of) => of[turn % of.length]! };
    return followingSentences(facts, spokenPieces(facts), '', chance)
      .sentences.map((line) => textOf(line).split(' ')[0])
      .filter((word) => word === 'Add' || word === 'Take');
  });
  expect(firstWords.flat()).toContain('Add');
  for (const words of firstWords) expect(words).toEqual([...new Set(words)]);
});

test('all the color is in one piece, or just a color where it is in more', () => {
  const bright = (...ids: string[]) =>
    [...told(ids, {}, 'cobalt', 0.7)].filter((line) => /cobalt|color/i.test(line));
  expect(bright('crew-knit:oat', 'bold-trousers:cobalt', 'loafers:black')).toContain(
    'All the color is in the pants.',
  );
  expect(bright('crew-knit:cobalt', 'bold-trousers:cobalt', 'loafers:black')).toContain(
    'Just cobalt for color.',
  );
});

test('one color family, and two strong colors', () => {
  const said = (scheme: ColorScheme, ...ids: string[]) => [...told(ids, {}, '', 0.7, scheme)];
  expect(said('tonal', 'crew-knit:camel', 'chinos:tan', 'wool-coat:cognac')).toContain(
    'Shades that belong together.',
  );
  expect(said('complementary', 'crew-knit:mustard', 'bold-trousers:cobalt')).toContain(
    'Two strong colors, side by side.',
  );
});
