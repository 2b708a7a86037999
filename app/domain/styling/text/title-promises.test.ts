// A title promises only what the look is: each promise beside the look of which it would not be true.
import { expect, test } from 'vitest';
import { lookFacts, type LookFacts } from '../../../../tests/styling/look-facts.ts';
import type { OutfitFacts } from '../rules/outfit-facts.ts';
import { spokenPieces } from './spoken-pieces.ts';
import { titlesFor } from './titles.ts';

function titles(ids: readonly string[], told: LookFacts = {}): string[] {
  const made = lookFacts(ids, { ...told, conditions: { wet: false, ...told.conditions } });
  const facts = { ...made, receipt: { ...made.receipt, need: { min: 0.8, neutral: 1 } } } as OutfitFacts;
  return titlesFor(facts, spokenPieces(facts));
}

const OFFICE = ['oxford-shirt:white', 'chinos:navy', 'loafers:brown'];
const SPORT = ['long-tee:white', 'joggers:grey', 'leather-sneakers:white'];
const WORK: LookFacts = { style: 'professional', brief: { context: 'work' } };
const special = (style: LookFacts['style']): LookFacts => ({
  ...(style && { style }),
  brief: { context: 'special' },
});
type Case = [ids: readonly string[], told?: LookFacts];

test.each<[RegExp, Case, Case]>([
  [/for the office$/, [OFFICE, WORK], [OFFICE, { style: 'professional' }]],
  [/means business$/, [OFFICE, { style: 'professional' }], [OFFICE, special('professional')]],
  [/means business$/, [OFFICE, WORK], [OFFICE, { style: 'professional', brief: { context: 'leisure' } }]],
  [
    /^on the move in/,
    [SPORT, { style: 'sporty', brief: { context: 'leisure' } }],
    [SPORT, { style: 'sporty', brief: { context: 'work' } }],
  ],
  // The sporty speak like the classic at an occasion.
  [/^on the move in|in motion$/, [SPORT, { style: 'sporty' }], [SPORT, special('sporty')]],
  [/^quietly /, [OFFICE, special('sporty')], [OFFICE, { style: 'sporty' }]],
  [
    /light on its feet$/,
    [SPORT, { style: 'sporty' }],
    [SPORT.with(2, 'chelsea-boots:black'), { style: 'sporty' }],
  ],
  [
    /light on its feet$/,
    [[...SPORT, 'mac:stone'], { style: 'sporty' }],
    [[...SPORT, 'trench:stone'], { style: 'sporty' }],
  ],
  [/in motion$/, [SPORT, { style: 'sporty' }], [[...SPORT, 'wool-coat:grey'], { style: 'sporty' }]],
  [/^sharp in/, [OFFICE, WORK], [OFFICE.with(0, 'fine-tee:white'), WORK]],
  [/^trim in/, [OFFICE, WORK], [OFFICE.with(1, 'wide-wool-trousers:navy'), WORK]],
  [/, well cut$/, [OFFICE, WORK], [[...OFFICE, 'merino-crew:navy'], WORK]],
  [
    /^quietly /,
    [OFFICE, { style: 'classic' }],
    [[...OFFICE, 'crew-knit:navy', 'wool-blazer:navy', 'wool-coat:navy'], { style: 'classic' }],
  ],
  [
    /^relaxed in/,
    [OFFICE, { style: 'casual' }],
    [[...OFFICE, 'double-breasted-blazer:navy'], { style: 'casual' }],
  ],
  [/, no fuss$/, [OFFICE, { style: 'casual' }], [OFFICE.with(1, 'suit-trousers:navy'), { style: 'casual' }]],
])('%s', (title, [yes, day], [no, otherDay]) => {
  const has = (ids: readonly string[], told?: LookFacts) => titles(ids, told).some((one) => title.test(one));
  expect([has(yes, day), has(no, otherDay)]).toEqual([true, false]);
});

test('the pieces of which much is seen have titles of their own', () => {
  expect(titles(OFFICE)).toEqual(
    expect.arrayContaining([
      'the white shirt',
      'the navy chinos',
      'white shirt, navy chinos',
      'white and navy',
      'white meets navy',
    ]),
  );
  expect(titles(OFFICE.with(1, 'bold-trousers:cobalt'))).toEqual(
    expect.arrayContaining(['the cobalt pants', 'the white shirt']),
  );
  // Of bright stripes and bright plain trousers the trousers.
  expect(titles(['striped-shirt:white+red', 'bold-trousers:cobalt', 'loafers:black'])[0]).toBe(
    'the cobalt pants',
  );
  // Of what is under a coat the trousers alone.
  const coated = titles([...OFFICE, 'wool-coat:camel']);
  expect(coated).toEqual(
    expect.arrayContaining(['the camel coat', 'the navy chinos', 'camel coat, navy chinos']),
  );
  expect(coated).not.toContain('the white shirt');
  // A floral print is called by its ground, other patterns on white by what is on it.
  expect(titles(['floral-blouse:red+white', 'chinos:navy', 'loafers:black'])).toContain('red and navy');
  expect(
    titles(['striped-shirt:white+red', 'chinos:navy', 'loafers:black']).some((one) => /white/.test(one)),
  ).toBe(false);
  expect(
    titles(['crew-knit:black', 'wide-jeans:denim', 'loafers:black']).some((one) =>
      /black and blue|black meets blue/.test(one),
    ),
  ).toBe(false);
});

test('two cloths of which much is seen have a title, a collar none', () => {
  const cloths = (...ids: string[]) =>
    titles([...ids, 'corduroy-trousers:brown']).filter((one) =>
      / (and|with) corduroy$|corduroy (and|with) /.test(one),
    );
  expect(cloths('linen-shirt:white')).toEqual(['linen and corduroy', 'linen with corduroy']);
  expect(cloths('linen-shirt:white', 'lambswool-jumper:navy')).toEqual([
    'lambswool and corduroy',
    'lambswool with corduroy',
  ]);
});
