// How to wear it, held against the drawing by a reader that does not know how the sentences are made.
import { expect, test } from 'vitest';
import { fortnightOf, PEOPLE } from '../../../../tests/styling/dressed-people.ts';
import { lookFacts, type LookFacts } from '../../../../tests/styling/look-facts.ts';
import { stylingTold } from '../../../../tests/styling/styling-reader.ts';
import { tuckTops, turnUpHems } from '../search/layer-order.ts';
import { seededRandom } from '../seeded-random.ts';
import { movesOf, wearingSentence } from './how-to-wear.ts';
import { voiceWith } from './without-repeats.ts';

test('every look says how to wear it, and the drawing bears it out', () => {
  for (const person of PEOPLE.slice(0, 13))
    for (const { brief, outfit } of fortnightOf(person))
      expect(stylingTold({ brief, outfit }), outfit.description).toEqual([
        { sentence: expect.any(String), isTrue: true },
      ]);
}, 120_000);

const told = (ids: readonly string[], day: LookFacts = {}): string[] => {
  const made = lookFacts(ids, {
    ...day,
    conditions: { wet: false, windy: false, strongSun: false, ...day.conditions },
  });
  const facts = {
    ...made,
    look: { garments: turnUpHems(tuckTops(made.look.garments), { wet: false, coldestC: 15 }, undefined) },
  };
  return movesOf(facts).map(({ how }) => how);
};

const SHIRT = ['oxford-shirt:white', 'chinos:navy', 'loafers:brown'];
const TEE = ['fine-tee:white', 'chinos:navy', 'loafers:brown'];
const DRESS = ['wrap-dress:berry', 'loafers:brown'];
const ROOM: LookFacts = { inside: { icl: 0.8, pmv: 0, verdict: 'comfortable', roomC: 21, ppd: 5 } };
const KNIT = ['oxford-shirt:white', 'crew-knit:navy', 'chinos:navy', 'loafers:brown'];

// A move, the look that it is true of, and the same with one thing changed.
test.each<[string, [readonly string[], LookFacts?], [readonly string[], LookFacts?]]>([
  ['tuck', [SHIRT.with(1, 'pencil-skirt:navy')], [SHIRT]],
  ['untucked', [TEE], [TEE.with(1, 'pencil-skirt:navy')]],
  ['untucked', [TEE], [SHIRT]],
  ['half-tuck', [SHIRT], [SHIRT.with(1, 'wool-trousers:navy')]],
  ['half-tuck', [SHIRT], [SHIRT.with(1, 'pencil-skirt:navy')]],
  ['half-tuck', [SHIRT], [SHIRT.with(1, 'joggers:grey')]],
  ['half-tuck', [SHIRT], [TEE]],
  ['half-tuck', [SHIRT], [KNIT]],
  ['half-tuck', [SHIRT], [SHIRT.with(0, 'camp-collar-shirt:sage')]],
  ['collar out', [KNIT], [KNIT.with(0, 'cotton-tee:white')]],
  ['collar out', [KNIT], [KNIT.with(1, 'chunky-roll-neck:oat')]],
  ['collar out', [KNIT], [SHIRT]],
  ['folded neck', [KNIT.with(1, 'heavy-roll-neck:navy')], [KNIT]],
  [
    'folded neck',
    [KNIT.with(1, 'heavy-roll-neck:navy')],
    [[...KNIT.with(1, 'heavy-roll-neck:navy'), 'wool-scarf:grey']],
  ],
  ['belt', [[...SHIRT, 'trench:sand']], [[...SHIRT, 'mac:navy']]],
  ['open', [[...SHIRT, 'wool-blazer:navy']], [[...SHIRT, 'wool-blazer:navy'], { tempF: 49 }]],
  ['open', [[...SHIRT, 'wool-blazer:navy']], [[...SHIRT, 'wool-blazer:navy'], { conditions: { wet: true } }]],
  [
    'open',
    [[...SHIRT, 'wool-blazer:navy']],
    [[...SHIRT, 'wool-blazer:navy'], { conditions: { windy: true } }],
  ],
  [
    'open',
    [[...SHIRT, 'wool-blazer:navy']],
    [[...SHIRT, 'wool-blazer:navy'], { on: { 'wool-blazer:navy': 3 } }],
  ],
  ['buttoned', [[...SHIRT, 'peacoat:navy']], [[...SHIRT, 'wool-blazer:navy']]],
  [
    'boots over',
    [['crew-knit:navy', 'slim-jeans:indigo', 'knee-boots:black']],
    [['crew-knit:navy', 'straight-jeans:indigo', 'knee-boots:black']],
  ],
  [
    'over boots',
    [['crew-knit:navy', 'straight-jeans:indigo', 'chelsea-boots:black']],
    [['crew-knit:navy', 'slim-jeans:indigo', 'knee-boots:black']],
  ],
  ['over boots', [SHIRT.with(2, 'chelsea-boots:black')], [SHIRT]],
  ['over boots', [SHIRT.with(2, 'chelsea-boots:black')], [SHIRT.with(2, 'rain-boots:navy')]],
  ['turned up', [SHIRT.with(1, 'straight-jeans:indigo')], [SHIRT.with(1, 'wide-jeans:denim')]],
  ['cuffs', [SHIRT.with(1, 'joggers:grey')], [SHIRT]],
  ['wide hem', [SHIRT.with(1, 'wide-jeans:denim')], [SHIRT]],
  ['push up', [KNIT, ROOM], [KNIT, { ...ROOM, brief: { modesty: { sleeve: 1 } } }]],
  ['push up', [KNIT, ROOM], [SHIRT, ROOM]],
  ['push up', [KNIT, ROOM], [KNIT]],
  ['push up', [KNIT, ROOM], [KNIT, { ...ROOM, brief: { setting: 'home' } }]],
  ['push up', [KNIT, ROOM], [KNIT, { ...ROOM, brief: { isUnheated: true } }]],
  ['swing', [DRESS], [DRESS, { conditions: { windy: true } }]],
  ['swing', [DRESS], [DRESS, { conditions: { ice: true } }]],
  [
    'loose ends',
    [[...SHIRT, 'wool-scarf:grey']],
    [[...SHIRT, 'wool-scarf:grey'], { on: { 'wool-scarf:grey': 3 } }],
  ],
  ['roll up', [SHIRT, { tempF: [60, 68] }], [SHIRT, { tempF: [60, 67] }]],
  ['roll up', [SHIRT, { tempF: [60, 68] }], [SHIRT, { tempF: [60, 68], conditions: { strongSun: true } }]],
  ['roll up', [SHIRT, { tempF: [60, 68] }], [[...SHIRT, 'wool-blazer:navy'], { tempF: [60, 68] }]],
  ['roll up', [SHIRT, { tempF: [60, 68] }], [SHIRT, { tempF: [60, 68], brief: { source: 'seasonal' } }]],
  ['loose ends', [[...SHIRT, 'wool-scarf:grey']], [[...SHIRT, 'snood:grey']]],
  ['wrapped', [['wrap-dress:berry', 'loafers:brown']], [SHIRT]],
])('%s: %o, not %o', (how, [yes, day], [no, otherDay]) => {
  expect([told(yes, day).includes(how), told(no, otherDay).includes(how)]).toEqual([true, false]);
});

test.each([
  ['female', [], true],
  ['male', [], false],
  ['female', ['wool-coat:navy'], false],
] as const)('a waist is spoken of where it is hers and is seen: %s, %o', (gender, over, isSaid) => {
  const seeds = Array.from({ length: 60 }, (_, index) => `waist ${index}`);
  const made = lookFacts(['silk-blouse:white', 'wool-trousers:navy', 'loafers:black', ...over], {
    brief: { gender },
    conditions: { wet: false, windy: false, strongSun: false },
  });
  const facts = { ...made, look: { garments: tuckTops(made.look.garments) } };
  const told = seeds.map((seed) => wearingSentence(facts, '', voiceWith(seededRandom(seed), []))?.text ?? '');
  expect(told.some((text) => /\bwaist\b/.test(text))).toBe(isSaid);
});

test('the reader does not believe everything', () => {
  const { brief, outfit } = fortnightOf(0)[0]!;
  const { look } = lookFacts([...SHIRT, 'wool-blazer:navy', 'wool-scarf:grey']);
  for (const sentence of [
    'Tuck the shirt into the chinos.',
    'Half-tuck the shirt: front in, back out.',
    'Let the collar of a white oxford shirt show at the neck of the sweater.',
    'Tie the belt of the blazer at the waist.',
    'Keep the blazer buttoned; it holds its shape that way.',
    'Let the chinos fall over the boots.',
    'Let the chinos gather at the cuff.',
    'Cuff the chinos once.',
    'Skip the belt and let the dress fall.',
    'Fold the neck of the sweater over once.',
  ])
    expect(
      stylingTold({ brief, outfit: { ...outfit, look, description: `X. ${sentence}` } }),
      sentence,
    ).toEqual([{ sentence, isTrue: false }]);
});
