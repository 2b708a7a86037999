// What is said after the opening, sentence by sentence: the facts that each needs.
import { expect, test } from 'vitest';
import { lookFacts, type LookFacts } from '../../../../tests/styling/look-facts.ts';
import type { StylingBrief, ColorScheme } from '../input/brief.ts';
import type { Voice } from './without-repeats.ts';
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
  for (let turn = 0; turn < 90; turn++) {
    const chance = voiceOf(turn, least);
    const { sentences } = followingSentences(facts, spokenPieces(facts), said, chance);
    for (const line of sentences) lines.add(textOf(line));
  }
  return lines;
}
/** Takes the lines by turns, those of each sentence with those of each other one, and has heard none. */
function voiceOf(turn: number, least = 0.5): Voice {
  let picks = 0;
  return {
    next: () => least,
    pick: (of) => of[(turn + picks++ * Math.floor(turn / 10)) % of.length]!,
    isHeard: () => false,
  };
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

const snowing = {
  hours: [{ hour: 8, precipitationMm: 1, condition: 'Snow', snow: true }],
} as unknown as Partial<StylingBrief>;

const PLAIN = ['cotton-tee:white', 'chinos:navy'];
const SHOD = [...PLAIN, 'loafers:brown'];
const UMBRELLA = 'folding-umbrella:black';

// A sentence, what it is said of, and the same with one thing changed, of which it is not.
type Case = [ids: readonly string[], day?: LookFacts, said?: Line, least?: number];
test.each<[RegExp, Case, Case]>([
  // Shoes for the wet, only those that keep it out, and only where it falls.
  [
    /^Rain is on the way, so/,
    [[...PLAIN, 'winter-boots:black'], { brief: hours(0, 1) }],
    [[...PLAIN, 'winter-boots:black'], { brief: hours(1, 1) }],
  ],
  [
    /^Rain is on the way, so/,
    [[...PLAIN, 'winter-boots:black'], { brief: hours(0, 1) }],
    [SHOD, { brief: hours(0, 1) }],
  ],
  [
    /^It's raining already/,
    [[...PLAIN, 'winter-boots:black'], { brief: hours(1, 0) }],
    [[...PLAIN, 'winter-boots:black'], { brief: hours(0, 1) }],
  ],
  // Snow is called snow.
  [
    /^It's snowing already/,
    [[...PLAIN, 'winter-boots:black'], { brief: snowing }],
    [[...PLAIN, 'winter-boots:black'], { brief: hours(1, 0) }],
  ],
  [
    /already|on the way/,
    [[...PLAIN, 'winter-boots:black'], { brief: hours(1) }],
    [[...PLAIN, 'winter-boots:black'], { brief: { ...hours(1), source: 'seasonal' } }],
  ],
  [
    /umbrella for the rain/,
    [[...SHOD, UMBRELLA], { brief: hours(1) }],
    [[...SHOD, UMBRELLA], { brief: { ...hours(1), source: 'seasonal' } }],
  ],
  [
    /umbrella for the snow/,
    [[...SHOD, UMBRELLA], { brief: snowing }],
    [[...SHOD, UMBRELLA], { brief: hours(1) }],
  ],
  [
    /sidewalks stay dry/,
    [[...PLAIN, 'suede-loafers:tan'], { brief: hours(0) }],
    [[...PLAIN, 'loafers:tan'], { brief: hours(0) }],
  ],
  [
    /sidewalks stay dry/,
    [[...PLAIN, 'suede-loafers:tan'], { brief: hours(0) }],
    [[...PLAIN, 'suede-loafers:tan'], { brief: hours(0), conditions: { ice: true } }],
  ],
  [
    /sidewalks stay dry/,
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
  [/^Finish with .*loafers/, [SHOD], [SHOD, {}, 'brown leather loafers']],
  // One sentence finishes the look.
  [/^Finish with .*loafers and a .*tote\.$/, [[...SHOD, 'leather-tote:black']], [SHOD]],
  // What is hidden; a collar is never out of sight.
  [
    /^Out of sight under the sweater/,
    [['cotton-tee:white', 'crew-knit:navy', ...SHOD.slice(1)]],
    [['oxford-shirt:white', 'crew-knit:navy', ...SHOD.slice(1)]],
  ],
  [/^In between, /, [[...SHOD, 'wool-blazer:navy', 'wool-coat:camel']], [[...SHOD, 'wool-coat:camel']]],
  [
    /^Under it,/,
    [[...SHOD, 'down-liner:black', 'puffer-jacket:black']],
    [[...SHOD, 'wool-blazer:navy', 'wool-coat:camel']],
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
      {},
      { text: 'One shot of color: cobalt pants.', tells: ['colors'] },
      0.7,
    ],
  ],
  // Hat, scarf.
  [
    /hat for the sun/,
    [[...SHOD, 'straw-hat:tan'], { conditions: { sunHat: true, coldestC: 10, wet: false } }],
    [[...SHOD, 'straw-hat:tan'], { conditions: { sunHat: true, coldestC: 9.9, wet: false } }],
  ],
  [
    /hat for the sun/,
    [[...SHOD, 'straw-hat:tan'], { conditions: { sunHat: true, coldestC: 10, wet: false } }],
    [[...SHOD, 'straw-hat:tan'], { conditions: { sunHat: true, coldestC: 10, wet: true } }],
  ],
  [
    /hat for the sun/,
    [
      [...SHOD, 'straw-hat:tan'],
      { conditions: { sunHat: true, coldestC: 5 }, brief: { source: 'seasonal' } },
    ],
    [[...SHOD, 'straw-hat:tan'], { conditions: { sunHat: false, coldestC: 15 } }],
  ],
  [
    /against the cold/i,
    [[...SHOD, 'wool-beanie:grey'], { tempF: 44 }],
    [[...SHOD, 'wool-beanie:grey'], { tempF: 45 }],
  ],
  [
    /gloves and .*beanie|beanie and .*gloves/,
    [[...SHOD, 'wool-beanie:grey', 'wool-gloves:grey']],
    [[...SHOD, 'wool-beanie:grey', 'wool-gloves:grey'], { conditions: { sunHat: true } }],
  ],
])('%s', (line, yes, no) => {
  expect([says(line, ...yes), says(line, ...no)]).toEqual([true, false]);
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
