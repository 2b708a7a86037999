import { WARMTHS, type OwnPiece } from './closet-terms.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  PLAIN_BRIEF,
  BRIEF,
  hoursOf,
  comfortViolations,
  type Drawn,
} from '../../../tests/styling/sample-briefs.ts';
import { hoursOfDay, type HardDay } from '../../../tests/styling/hard-day.ts';
import { CAPSULE } from '../../../tests/styling/capsule-wardrobe.ts';
import { brokenRules } from '../../../tests/styling/rule-checker.ts';
import type { WornGarment } from '../looks/look.ts';
import { briefForOccasion, type DayOccasion } from '../preferences/day-occasion.ts';
import type { ClosetBrief, ComposedOutfit, StylingBrief } from '../styling/input/brief.ts';
import { compose } from '../styling/composer.ts';
import { applyProposal, proposalQuestion } from '../styling/proposal.ts';
import { alternativesFor, composeAroundLocked, swapGarment } from '../styling/swap.ts';
import { WARDROBE } from '../wardrobe/wardrobe.ts';
import { parseWornId } from '../looks/worn-piece-id.ts';
import { LONG } from '../../../tests/runner/long-run.ts';

// `npm run test:long` weighs the full number.
const DAYS = LONG ? 2000 : 60;

const IN_CLOSETS = WARDROBE.filter(({ slot }) => slot !== 'base' && slot !== 'legwear');

const PIECE: fc.Arbitrary<OwnPiece> = fc
  .record({
    garment: fc.constantFrom(...IN_CLOSETS),
    pick: fc.nat(20),
    warmth: fc.constantFrom(...WARMTHS),
    // One as it was measured on a photo.
    odd: fc.constantFrom(null, null, 'red', 'sage', '#7a4b32'),
  })
  .map(({ garment, pick, warmth, odd }) => {
    const own = garment.colors[pick % garment.colors.length] ?? ['black'];
    const plain = garment.colors.every((colors) => colors.length === 1);
    return { garmentId: garment.id, color: plain && odd ? odd : own.join('+'), warmth };
  });

/** From empty to full, some round a capsule; some pieces in colors that ours do not come in. */
const CLOSET: fc.Arbitrary<OwnPiece[]> = fc.oneof(
  fc.array(PIECE, { maxLength: 40, size: 'max' }),
  fc.array(PIECE, { minLength: 60, maxLength: 160, size: 'max' }),
  fc
    .tuple(fc.subarray([...CAPSULE], { minLength: 18 }), fc.array(PIECE, { maxLength: 20, size: 'max' }))
    .map(([some, more]) => [...some, ...more]),
);

/** Told by a reader of its own: the ids that her pieces have in looks. */
const othersIn = (garments: readonly WornGarment[], pieces: readonly OwnPiece[]): WornGarment[] =>
  garments.filter(
    ({ id, slot }) =>
      slot !== 'base' &&
      slot !== 'legwear' &&
      !pieces.some(({ garmentId, color }) => id === `${garmentId}:${color}`),
  );

const SMALL = ['hat', 'gloves', 'scarf', 'umbrella'];

/** What she does without small things, and which of hers go along, though not with these clothes. */
const WITHOUT =
  /^(Your closet has (no (umbrella|warm hat|gloves|warm scarf)[^.:]*)+ for today: [^.:]+\. ?)?(Take [^.:]+ along\.)?$/;

function checkMine(outfit: ComposedOutfit, { from, pieces }: ClosetBrief): void {
  const others = othersIn(outfit.look.garments, pieces);
  const told = outfit.reasons.filter(({ fact }) => fact === 'closet');
  const [without, ...more] = told.filter(({ text }) => WITHOUT.test(text));
  const said = told.filter((reason) => reason !== without);
  expect(more).toEqual([]);
  // Nobody is told that she has none of what she wears.
  for (const { slot } of outfit.look.garments)
    expect(without?.text ?? '').not.toContain(`no ${slot === 'hat' ? 'warm hat' : slot}`);
  if (outfit.fromCloset === 'hers') {
    expect(others).toEqual([]);
    expect(said).toEqual([]);
    return;
  }
  expect(said).toHaveLength(1);
  expect(outfit.reasons[0]).toBe(said[0]);
  if (outfit.fromCloset === 'one-other') {
    expect(from).toBe('mine-first');
    expect(others.filter(({ slot }) => !SMALL.includes(slot)).length).toBeLessThanOrEqual(1);
    for (const { name } of others) expect(said[0]?.text).toContain(name);
    return;
  }
  expect(outfit.fromCloset).toBe('gap');
  expect(others.length).toBeGreaterThan(0);
  const text = said[0]?.text ?? '';
  expect(text).toMatch(
    /^Your closet has [^.]+\.( Your [^.]+ comes? nearest\.)? .*(everything|borrowed for today[^.]*)\.$/,
  );
  if (text.endsWith('everything.')) return;
  for (const { name, slot } of others) {
    expect(text).toContain(name);
    // Only hers: no small thing is lent with the clothes, but what covers a head that is always covered.
    if (from === 'only-mine') expect(['gloves', 'scarf', 'umbrella', 'bag']).not.toContain(slot);
  }
}

test(`${DAYS} random closets and days: "only mine" wears nothing else, "mine first" one piece at most, or says the gap`, () => {
  let kept = 0;
  fc.assert(
    fc.property(BRIEF, CLOSET, fc.constantFrom('only-mine', 'mine-first'), (brief, pieces, from) => {
      const closet = { from: from as ClosetBrief['from'], pieces };
      const asked: StylingBrief = { ...brief, closet };
      const outfit = compose(asked);
      checkMine(outfit, closet);
      if (outfit.fromCloset !== 'gap') kept++;
      const isTold = outfit.reasons.some(({ text }) => text.includes('no umbrella'));
      const violations = comfortViolations(outfit.look, brief.hours);
      expect(violations.filter((one) => !(isTold && one === 'nothing against the wet'))).toEqual([]);
      expect(brokenRules(outfit, asked), outfit.look.garments.map(({ name }) => name).join(', ')).toEqual([]);
      const slots = outfit.look.garments.map(({ slot }) => slot);
      expect(slots).toContain('shoes');
    }),
    { numRuns: DAYS, seed: 20261122 },
  );
  // Not all of them fall back: the rule is put to the test.
  expect(kept).toBeGreaterThan(DAYS / 8);
}, 900_000);

const WET: Drawn = {
  tempF: 50,
  swing: 4,
  windMs: 3,
  humidity: 80,
  rain: 3,
  cloud: 1,
  uv: 1,
  condition: 'Rain',
  from: 8,
  length: 10,
};
const from = (
  closet: ClosetBrief['from'],
  pieces: readonly OwnPiece[],
  drawn: Partial<Drawn> = {},
): StylingBrief => ({
  ...PLAIN_BRIEF,
  styles: ['casual'],
  hours: hoursOf({ ...WET, rain: 0, condition: 'Clouds', ...drawn }),
  closet: { from: closet, pieces },
});
const without = (...ids: string[]) => CAPSULE.filter(({ garmentId }) => !ids.includes(garmentId));

test('a closet without shoes for rain: said once with the nearest of hers and what would mend it', () => {
  const pieces = without('rubber-chelsea-boots', 'weatherproof-sneakers', 'lined-leather-boots').concat({
    garmentId: 'flat-sandals',
    color: 'tan',
    warmth: 'usual',
  });
  const outfit = compose(from('only-mine', pieces, { rain: 3, condition: 'Rain' }));
  expect(outfit.fromCloset).toBe('gap');
  const [shoes] = outfit.look.garments.filter(({ slot }) => slot === 'shoes');
  expect(outfit.reasons[0]?.text).toMatch(
    /^Your closet has no shoes for this weather\. Your flat tan sandals come nearest\. Some .* would mend that, and are borrowed for today\.$/,
  );
  expect(outfit.reasons[0]?.text).toContain(shoes?.name);
  // All of hers that fits stays.
  expect(othersIn(outfit.look.garments, pieces)).toEqual([shoes]);
});

test('mine first lends the one piece that is missing, and shoes or coat only where hers do not do', () => {
  const noShoes = without('rubber-chelsea-boots', 'weatherproof-sneakers', 'lined-leather-boots');
  const lent = compose(from('mine-first', noShoes, { rain: 3, condition: 'Rain' }));
  expect(lent.fromCloset).toBe('one-other');
  expect(othersIn(lent.look.garments, noShoes).map(({ slot }) => slot)).toEqual(['shoes']);
  const whole = compose(from('mine-first', CAPSULE, { rain: 3, condition: 'Rain' }));
  expect(whole.fromCloset).toBe('hers');
});

test('what rests is not drawn from everything either, nor lent, nor offered in a swap', () => {
  for (const setting of ['only-mine', 'mine-first'] as const) {
    const rain: Partial<Drawn> = { rain: 3, condition: 'Rain' };
    const brief = from(
      setting,
      without('rubber-chelsea-boots', 'weatherproof-sneakers', 'lined-leather-boots'),
      rain,
    );
    const drawn = compose(brief);
    const others = othersIn(drawn.look.garments, brief.closet!.pieces);
    expect(others.length).toBeGreaterThan(0);
    const resting = others.map(({ id }): OwnPiece => ({ ...parseWornId(id), warmth: 'usual' }));
    const restful = { ...brief, closet: { ...brief.closet!, resting } };
    const again = compose(restful);
    expect(again.fromCloset).toBe(drawn.fromCloset);
    const swaps = again.look.garments
      .filter(({ slot }) => slot === 'shoes')
      .flatMap(({ id }) => alternativesFor(restful, again.look, id, 40).map(({ garment }) => garment));
    for (const { id } of others)
      expect([...again.look.garments, ...swaps].map((one) => one.id)).not.toContain(id);
  }
});

test('an empty closet dresses from everything and says so', () => {
  for (const setting of ['only-mine', 'mine-first'] as const) {
    const outfit = compose(from(setting, []));
    expect(outfit.fromCloset).toBe('gap');
    expect(outfit.reasons[0]).toMatchObject({ fact: 'closet' });
  }
});

test('a thin coat of hers is as warm as she says, in the look and in its receipt', () => {
  const thin = CAPSULE.map((piece) =>
    piece.garmentId === 'wool-coat' ? { ...piece, warmth: 'thin' as const } : piece,
  );
  const cold = { tempF: 33, swing: 0 };
  const clo = (pieces: readonly OwnPiece[]) =>
    compose(
      from(
        'only-mine',
        pieces.filter(({ garmentId }) => garmentId !== 'parka'),
        cold,
      ),
    ).look.garments.find(({ id }) => id === 'wool-coat:camel')?.clo;
  expect([clo(CAPSULE), clo(thin)]).toEqual([0.6, 0.45]);
});

test('a swap keeps the rule: hers for hers, and one of others only where mine first has none yet', () => {
  const brief = from('only-mine', CAPSULE);
  const outfit = compose(brief);
  for (const { id, slot } of outfit.look.garments.filter(
    (one) => one.slot !== 'base' && one.slot !== 'legwear',
  )) {
    const others = alternativesFor(brief, outfit.look, id);
    expect(
      othersIn(
        others.map(({ garment }) => garment),
        CAPSULE,
      ),
      slot,
    ).toEqual([]);
    const [first] = others;
    if (!first) continue;
    const after = swapGarment(brief, outfit.look, id, first.garment.id);
    expect(othersIn(after.look.garments, CAPSULE)).toEqual([]);
  }
  const foreign = alternativesFor(
    { ...brief, closet: undefined },
    outfit.look,
    outfit.look.garments.find(({ slot }) => slot === 'bottom')?.id ?? '',
    40,
  )
    .map(({ garment }) => garment)
    .find(({ id }) => !CAPSULE.some(({ garmentId }) => id.startsWith(`${garmentId}:`)));
  const bottom = outfit.look.garments.find(({ slot }) => slot === 'bottom')?.id ?? '';
  expect(() => swapGarment(brief, outfit.look, bottom, foreign?.id ?? '')).toThrow(
    'does not go with this look',
  );
  const first = { ...brief, closet: { from: 'mine-first' as const, pieces: CAPSULE } };
  const lent = swapGarment(first, outfit.look, bottom, foreign?.id ?? '');
  expect(othersIn(lent.look.garments, CAPSULE)).toHaveLength(1);
  // The one that is lent already: every other piece is hers for hers.
  for (const { id, slot } of lent.look.garments.filter((one) =>
    ['top', 'knitwear', 'shoes', 'coat', 'jacket'].includes(one.slot),
  ))
    expect(
      othersIn(
        alternativesFor(first, lent.look, id).map(({ garment }) => garment),
        CAPSULE,
      ),
      slot,
    ).toEqual([]);
  const coat = outfit.look.garments.find(({ slot }) => slot === 'shoes')?.id ?? '';
  expect(
    othersIn(
      alternativesFor(first, outfit.look, coat).map(({ garment }) => garment),
      CAPSULE,
    ),
  ).toEqual([]);
});

test('made anew round a piece that stays, and proposed by a model, it is hers as well', () => {
  const brief = from('only-mine', CAPSULE);
  const outfit = compose(brief);
  const stays = outfit.look.garments.find(({ slot }) => slot === 'bottom')?.id ?? '';
  const again = composeAroundLocked({ ...brief, seed: 'again' }, outfit.look, [stays]);
  expect(again.look.garments.map(({ id }) => id)).toContain(stays);
  expect(othersIn(again.look.garments, CAPSULE)).toEqual([]);
  const { candidates } = proposalQuestion(brief);
  expect(
    candidates.every(({ id }) => CAPSULE.some(({ garmentId, color }) => id === `${garmentId}:${color}`)),
  ).toBe(true);
  const disposed = applyProposal(brief, outfit, {
    garments: ['long-wool-coat:black', 'wool-trousers:charcoal', 'oxford-shirt:sky', 'knee-boots:black'],
    title: 'Black and blue',
    description: 'Trousers and a shirt for a gray day out.',
  });
  expect(othersIn(disposed.outfit.look.garments, CAPSULE)).toEqual([]);
});

test('what is worn lately turns with what else she has, and warmth comes before it', () => {
  const brief = from('only-mine', CAPSULE);
  const looks = [0, 1, 2, 3].reduce<ComposedOutfit[]>((before, day) => {
    const recent = before.map(({ look }, index) => ({
      date: `2026-05-${19 - index}`,
      garmentIds: look.garments.map(({ id }) => id),
    }));
    return [compose({ ...brief, seed: `day ${day}`, recent }), ...before];
  }, []);
  expect(new Set(looks.map(({ look }) => look.garments.map(({ id }) => id).join(' '))).size).toBe(4);
  expect(looks.every(({ fromCloset }) => fromCloset === 'hers')).toBe(true);
});

const SMART: readonly [string, string][] = [
  ['wool-coat', 'navy'],
  ['wool-trousers', 'charcoal'],
  ['crisp-shirt', 'white'],
  ['cashmere-crew', 'coral'],
  ['ankle-boots', 'black'],
  ['wool-scarf', 'red'],
  ['leather-gloves', 'black'],
];

test.each<[string, DayOccasion, Partial<StylingBrief>, HardDay, readonly [string, string][], string[]]>([
  [
    'hiking boots of a professional in the rain',
    'work',
    { styles: ['professional'] },
    { air: [5, 9, 9], wet: 0.5, windMs: 7 },
    [
      ['lambswool-jumper', 'grey'],
      ['softshell-trousers', 'black'],
      ['technical-shell', 'red'],
      ['hiking-boots', 'brown'],
      ['ballet-flats', 'black'],
    ],
    ['hiking-boots'],
  ],
  [
    'a scarf and gloves of everyday on a walk in frost',
    'walk',
    { styles: ['classic'], gender: 'male' },
    { air: [-8, -5, -5], hours: 5 },
    [
      ['long-puffer', 'black'],
      ['lambswool-jumper', 'navy'],
      ['crisp-shirt', 'white'],
      ['corduroy-trousers', 'brown'],
      ['lined-leather-boots', 'black'],
      ['wool-beanie', 'navy'],
      ['wool-scarf', 'camel'],
      ['leather-gloves', 'black'],
    ],
    ['wool-scarf', 'leather-gloves', 'wool-beanie'],
  ],
  [
    'rain boots on a frosty marsh',
    'walk',
    {},
    { air: [-1, 1, 2], hours: 5 },
    [
      ['technical-shell', 'olive'],
      ['softshell-trousers', 'olive'],
      ['half-zip', 'brown'],
      ['long-tee', 'white'],
      ['rain-boots', 'forest'],
      ['canvas-sneakers', 'white'],
    ],
    ['rain-boots'],
  ],
  [
    'trail shoes and a light down jacket on a bus that ends in frost',
    'travel',
    { gender: 'male' },
    { air: [13, 5, -2], from: 14, hours: 15 },
    [
      ['joggers', 'grey'],
      ['straight-jeans', 'black'],
      ['cotton-tee', 'white'],
      ['crew-knit', 'sage'],
      ['down-liner', 'black'],
      ['trail-shoes', 'charcoal'],
      ['packable-raincoat', 'navy'],
    ],
    ['trail-shoes'],
  ],
  [
    'a wool coat at 6 °C and in wind',
    'date',
    {},
    { air: [7, 6, 5], windMs: 12, from: 18, hours: 5 },
    SMART,
    ['wool-coat'],
  ],
  [
    'wool trousers at home, where nothing softer is hers',
    'home',
    { styles: ['classic'] },
    { air: [-5, -3, -3] },
    [
      ['wool-trousers', 'navy'],
      ['ribbed-turtleneck', 'cream'],
      ['fine-cardigan', 'navy'],
      ['long-puffer', 'black'],
    ],
    ['wool-trousers'],
  ],
  [
    'a kaftan at home, where it is what she has',
    'home',
    { styles: ['classic'] },
    { air: [14, 20, 18] },
    [
      ['flowing-dress', 'cobalt'],
      ['fine-cardigan', 'brown'],
    ],
    ['flowing-dress'],
  ],
])('what she has is worn before anything is lent: %s', (_, occasion, also, day, own, worn) => {
  const pieces = own.map(([garmentId, color]): OwnPiece => ({ garmentId, color, warmth: 'usual' }));
  const brief: StylingBrief = {
    gender: 'female',
    styles: ['casual'],
    daypart: 'morning',
    hours: hoursOfDay(day),
    placeName: 'Trieste',
    recent: [],
    seed: 'hers',
    ...also,
    closet: { from: 'only-mine', pieces },
  };
  const { look, reasons, fromCloset } = compose(briefForOccasion(occasion, brief));
  const ids = look.garments.map(({ id }) => parseWornId(id).garmentId);
  expect(fromCloset).toBe('hers');
  expect(ids).toEqual(expect.arrayContaining(worn));
  expect(reasons.map(({ text }) => text).join(' ')).not.toMatch(/come nearest|comes nearest/);
});

test('mine first: no head, neck or hands are bare in frost, for what she lacks is lent', () => {
  const pieces = SMART.filter(([id]) => !/scarf|gloves/.test(id)).map(([garmentId, color]): OwnPiece => ({
    garmentId,
    color,
    warmth: 'usual',
  }));
  const day: HardDay = { air: [-7, -5, -6], hours: 6 };
  const own = [...pieces, { garmentId: 'lined-leather-boots', color: 'black', warmth: 'usual' as const }];
  const brief: StylingBrief = { ...PLAIN_BRIEF, hours: hoursOfDay(day) };
  const { look, reasons } = compose({ ...brief, closet: { from: 'mine-first', pieces: own } });
  expect(look.garments.map(({ slot }) => slot)).toEqual(expect.arrayContaining(['hat', 'gloves']));
  expect(reasons.map(({ text }) => text).join(' ')).not.toMatch(/in your pockets|up your collar/);
});
