import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CAPSULE } from '../../../tests/styling/capsule-wardrobe.ts';
import { dayHours, type DayHour } from '../comfort/day-hours.ts';
import { ensembleIcl, UNDERWEAR_CLO } from '../comfort/insulation.ts';
import { STYLE_IDS } from '../preferences/style.ts';
import { summarizeConditions, type Conditions } from '../styling/input/conditions.ts';
import { canLayer } from '../styling/search/ensemble-parts.ts';
import { legKind } from '../wardrobe/garment-predicates.ts';
import { isAllowedToday } from '../styling/rules/garment-rules.ts';
import { isForbiddenPair, activeLines, garmentSides } from '../styling/rules/never-together.ts';
import { OUTERMOST_LAYERS } from '../styling/rules/weather-rules.ts';
import type { Garment } from '../wardrobe/garment.ts';
import { isOfKind } from '../wardrobe/garment-kinds.ts';
import { WARDROBE } from '../wardrobe/wardrobe.ts';
import { mostHelpfulGarments, rankAllHelp } from './closet-help.ts';
import { MAX_WEIGHED_PIECES } from './season-search.ts';
import { seasonDays, type SeasonDay } from './season-days.ts';
import { comfortDistance, type Wearer } from './season-wear.ts';
import { ownGarments } from './closet-shelf.ts';
import { everybodyHas, type OwnPiece } from './closet-terms.ts';
import { LONG } from '../../../tests/runner/long-run.ts';

const RUNS = LONG ? 60 : 20;

const CITIES = [
  { lat: 53.35, lon: -6.26, timeZone: 'Europe/Dublin' },
  { lat: 40.7, lon: -74, timeZone: 'America/New_York' },
  { lat: 36.7, lon: -4.4, timeZone: 'Europe/Madrid' },
  { lat: 59.3, lon: 18, timeZone: 'Europe/Stockholm' },
  { lat: 1.3, lon: 103.8, timeZone: 'Asia/Singapore' },
  { lat: 62, lon: 129.7, timeZone: 'Asia/Yakutsk' },
];

// --- Brute force: every look written out, every rule read anew, no bits and no tables.

interface BruteDay {
  days: number;
  conditions: Conditions;
  hours: DayHour[];
}
type Legs = ReturnType<typeof legKind>;

const warmestOf = (some: Garment[]) => Math.max(0, ...some.map(({ clo }) => clo));

function fillings(own: Garment[], { conditions }: BruteDay, { gender, style }: Wearer, legs: Legs) {
  const allowed = (one: Garment) =>
    one.genders.includes(gender) && isAllowedToday(one, conditions, null, style);
  const legwear = WARDROBE.filter((one) => one.slot === 'legwear' && allowed(one));
  const socks = legwear.filter((one) => isOfKind(one, 'socks')).map(({ clo }) => clo);
  const tights = legwear.filter((one) => isOfKind(one, 'tights')).map(({ clo }) => clo);
  const short = [0, ...socks.filter((clo) => clo <= 0.03)];
  const warm = conditions.coldestC >= 12 && conditions.warmestC >= 18;
  const onLegs = legs === 'covered' ? socks : legs === 'shorts' ? short : [...(warm ? short : []), ...tights];
  const bases = WARDROBE.filter((one) => one.slot === 'base' && allowed(one));
  const shirt = warmestOf(bases.filter(({ id }) => !id.endsWith('leggings')));
  const leggings = warmestOf(bases.filter(({ id }) => id.endsWith('leggings')));
  const scarf = warmestOf(own.filter((one) => allowed(one) && isOfKind(one, 'warm scarf')));
  const gloves = warmestOf(own.filter((one) => allowed(one) && one.slot === 'gloves'));
  const hat = warmestOf(own.filter((one) => allowed(one) && isOfKind(one, 'warm hat')));
  const frost = conditions.feltC < -2 || conditions.coldestC < -9.4;
  const pockets = frost ? [scarf + gloves + hat] : [0, scarf, scarf + gloves, scarf + gloves + hat];
  return (onLegs.length > 0 ? onLegs : [0]).flatMap((leg) =>
    [0, shirt, shirt + leggings].flatMap((base) =>
      pockets.map((pocket) => ({ clo: leg + base + pocket, pocket })),
    ),
  );
}

function isComfortable(body: Garment[], own: Garment[], day: BruteDay, wearer: Wearer, legs: Legs): boolean {
  const outer = body.find(({ slot }) => slot === 'coat' || slot === 'jacket');
  const cardigan = body.find((one) => one.slot === 'knitwear' && one.drawing.kind === 'coat');
  const clo = body.reduce((sum, one) => sum + one.clo, UNDERWEAR_CLO);
  return fillings(own, day, wearer, legs).some((filling) => {
    const total = day.hours.reduce((sum, hour) => {
      const all = clo + filling.clo;
      const bare = all - filling.pocket;
      if (hour.feltC < -2 && filling.pocket > 0)
        return sum + comfortDistance(hour, ensembleIcl(hour.air.airC > 12 ? bare : all));
      const worn = [bare];
      if (hour.air.airC <= 12) worn.push(all);
      const shell = outer?.sheddable ? outer : undefined;
      const kept = Boolean(hour.wet && outer?.weather.rain === 'protects');
      if (shell && !kept) worn.push(bare - shell.clo);
      if (cardigan?.sheddable && !(kept && shell))
        worn.push(bare - cardigan.clo - (shell && !kept ? shell.clo : 0));
      return sum + Math.min(...worn.map((one) => comfortDistance(hour, ensembleIcl(one))));
    }, 0);
    return total <= 0.1 * day.hours.length + 1e-9;
  });
}

/** Looks of a closet on a day: what is seen above with what is below, and whether the look has the piece. */
function looksOn(own: Garment[], day: BruteDay, wearer: Wearer, piece: Garment | null) {
  const { conditions } = day;
  const { coldestC, feltC, strongSun, wet } = conditions;
  const there = own.filter(
    (one) =>
      one.genders.includes(wearer.gender) && isAllowedToday(one, conditions, null, wearer.style, 'taste'),
  );
  const of = (...slots: string[]) => there.filter(({ slot }) => slots.includes(slot));
  const bodies = new Set<string>();
  let isDressed = false;
  const hats = of('hat');
  if (strongSun && !hats.some(({ weather }) => weather.sun === 'cover')) return { bodies, isDressed };
  if (feltC < -2 || coldestC < -9.4) {
    if (!strongSun && !hats.some((one) => isOfKind(one, 'warm hat'))) return { bodies, isDressed };
    if (of('gloves').length === 0) return { bodies, isDressed };
    if (coldestC < -9.4 && !of('scarf').some((one) => isOfKind(one, 'warm scarf')))
      return { bodies, isDressed };
  }
  const lines = activeLines({ coldestC: Infinity, warmestC: 0 }, wearer.style);
  const uppers: { seen: Garment; all: Garment[] }[] = [];
  const tops = of('top');
  for (const top of tops)
    if (coldestC >= 7 || (coldestC >= 4 && top.clo >= 0.3)) uppers.push({ seen: top, all: [top] });
  for (const dress of of('dress')) uppers.push({ seen: dress, all: [dress] });
  for (const knit of of('knitwear')) {
    if (knit.drawing.kind === 'coat') {
      for (const under of of('top', 'dress')) {
        const long = 'sleeve' in under.drawing && under.drawing.sleeve > 0.6;
        if (under.slot === 'dress' || coldestC >= 9 || long) uppers.push({ seen: knit, all: [under, knit] });
      }
    } else {
      if (knit.id !== 'knit-vest' && knit.id !== 'merino-v') uppers.push({ seen: knit, all: [knit] });
      for (const top of tops) if (canLayer(top, knit)) uppers.push({ seen: knit, all: [top, knit] });
    }
  }
  const umbrella = of('umbrella').length > 0;
  for (const { seen, all } of uppers) {
    const dress = all.find(({ slot }) => slot === 'dress');
    for (const bottom of dress ? [null] : of('bottom'))
      for (const outer of [null, ...of('jacket', 'coat')]) {
        const lightest = OUTERMOST_LAYERS.every(({ kind, from }) => {
          const is = outer ? kind !== 'nothing' && isOfKind(outer, kind) : kind === 'nothing';
          return !is || coldestC >= from;
        });
        if (!lightest) continue;
        if (wet && !umbrella && outer?.weather.rain !== 'protects') continue;
        for (const shoe of of('shoes')) {
          if (coldestC < -9.4 && !isOfKind(shoe, 'boots for deep frost')) continue;
          const body = [...all, bottom, outer, shoe].filter((one) => one !== null);
          const meet = body.every((a, i) =>
            body.every((b, j) => j <= i || !isForbiddenPair(garmentSides(a), garmentSides(b), lines)),
          );
          if (!meet) continue;
          if (!isComfortable(body, own, day, wearer, legKind(bottom ?? dress ?? seen))) continue;
          isDressed = true;
          // What is worn under a sweater makes no new look.
          const shown = [seen, bottom, outer, shoe, dress];
          if (piece && shown.includes(piece)) bodies.add(`${seen.id} ${(bottom ?? dress)?.id}`);
          if (piece && !isWorn(piece)) bodies.add(`${seen.id} ${(bottom ?? dress)?.id}`);
        }
      }
  }
  return { bodies, isDressed };
}

const isWorn = ({ slot }: Garment) => !['hat', 'scarf', 'gloves', 'umbrella', 'bag'].includes(slot);

function bruteForce(pieces: OwnPiece[], piece: Garment, wearer: Wearer, season: SeasonDay[]) {
  const own = ownGarments(pieces);
  const looks = new Set<string>();
  let sum = 0;
  for (const { days, hours } of season) {
    const day = {
      days,
      conditions: summarizeConditions(hours),
      hours: dayHours(hours, { offsetC: wearer.offsetC, throughout: true }),
    };
    const before = looksOn(own, day, wearer, null);
    const after = looksOn([...own, piece], day, wearer, piece);
    if (!before.isDressed && after.isDressed) sum += days;
    if (isWorn(piece) || (!before.isDressed && after.isDressed))
      for (const body of after.bodies) looks.add(body);
  }
  return { days: Math.round(sum), looks: looks.size };
}

// --- The search against it.

/** Nobody is told to buy what is for expeditions. */
const PIECES = WARDROBE.filter(
  (one) => !everybodyHas(one.slot) && one.slot !== 'bag' && !isOfKind(one, 'polar kit'),
);
const PIECE: fc.Arbitrary<OwnPiece> = fc
  .tuple(fc.constantFrom(...PIECES), fc.constantFrom('thin', 'usual', 'thick'))
  .map(([garment, warmth]) => ({
    garmentId: garment.id,
    color: (garment.colors[0] ?? ['black']).join('+'),
    warmth: warmth as OwnPiece['warmth'],
  }));
/** Random ones, and parts of a closet that dresses many days: what is missing there is what the search is for. */
const SMALL_CLOSET = fc.oneof(
  fc.array(PIECE, { maxLength: 12, size: 'max' }),
  fc
    .tuple(fc.subarray([...CAPSULE], { minLength: 8, maxLength: 14 }), fc.array(PIECE, { maxLength: 3 }))
    .map(([some, more]) => [...some, ...more]),
);

test(`${RUNS} small closets: days and looks are those of brute force`, () => {
  let mended = 0;
  let made = 0;
  fc.assert(
    fc.property(
      SMALL_CLOSET,
      fc.constantFrom(...CITIES),
      fc.constantFrom('2026-01-10', '2026-04-05', '2026-07-01', '2026-10-20'),
      fc.constantFrom('female', 'male'),
      fc.constantFrom(...STYLE_IDS),
      fc.subarray(PIECES, { minLength: 10, maxLength: 14 }),
      fc.integer({ min: -3, max: 3 }),
      (pieces, place, from, gender, style, some, offsetC) => {
        const wearer = { gender, style, offsetC } as Wearer;
        const season = seasonDays(place, from);
        const has = new Set(pieces.map(({ garmentId }) => garmentId));
        const among = [
          ...some,
          ...PIECES.filter(({ id }) => /chelsea|umbrella|parka|beanie|gloves|trench/.test(id)),
        ]
          .filter(({ id }, at, all) => !has.has(id) && all.findIndex((one) => one.id === id) === at)
          .slice(0, 20);
        const found = new Map(
          rankAllHelp(pieces, wearer, season, among).map((help) => [help.garmentId, help]),
        );
        for (const garment of among) {
          const expected = bruteForce(pieces, garment, wearer, season);
          const { days = 0, looks = 0 } = found.get(garment.id) ?? {};
          expect({ id: garment.id, days, looks }).toEqual({ id: garment.id, ...expected });
          mended += expected.days;
          made += expected.looks;
        }
      },
    ),
    { numRuns: RUNS, seed: 20261123 },
  );
  // The search is put to the test: there was something to find.
  expect(mended).toBeGreaterThan(20);
  expect(made).toBeGreaterThan(50);
}, 600_000);

test('a closet without shoes for the rain asks for shoes, and says for how many rainy days', () => {
  const [dublin] = CITIES;
  const pieces = CAPSULE.filter(
    ({ garmentId }) =>
      !['rubber-chelsea-boots', 'weatherproof-sneakers', 'lined-leather-boots'].includes(garmentId),
  ).concat({ garmentId: 'leather-sneakers', color: 'white', warmth: 'usual' });
  const [first, ...others] = mostHelpfulGarments(
    pieces,
    { gender: 'female', style: 'casual' },
    seasonDays(dublin!, '2026-10-20'),
  );
  const shoes = WARDROBE.find(({ id }) => id === first?.garmentId);
  expect(shoes?.slot).toBe('shoes');
  expect(first).toMatchObject({ kind: 'rainy' });
  expect(first?.days).toBeGreaterThan(15);
  expect(first?.looks).toBeGreaterThan(10);
  expect(others.length).toBe(2);
  expect(others.every(({ garmentId }) => garmentId !== first?.garmentId)).toBe(true);
});

test('an empty closet is helped by nothing that can be counted', () => {
  expect(
    mostHelpfulGarments([], { gender: 'female', style: 'casual' }, seasonDays(CITIES[0]!, '2026-10-20')),
  ).toEqual([]);
});

test('of a closet without end the newest garments are weighed, and nothing of hers is offered', () => {
  const hang = (garments: readonly Garment[]): OwnPiece[] =>
    garments.map(({ id, colors: [first = []] }) => ({
      garmentId: id,
      color: first.join('+'),
      warmth: 'usual',
    }));
  const hers = WARDROBE.filter(({ slot, genders }) => !everybodyHas(slot) && genders.includes('female'));
  const isShoe = ({ slot }: Garment) => slot === 'shoes';
  const basics = new Set(CAPSULE.map(({ garmentId }) => garmentId));
  const clothes = hers.filter((one) => !isShoe(one));
  const newest = [
    ...clothes.filter(({ id }) => basics.has(id)),
    ...clothes.filter(({ id }) => !basics.has(id)),
  ];
  expect(newest.length).toBeGreaterThan(MAX_WEIGHED_PIECES);
  const helps = (pieces: readonly Garment[], among?: Garment[]) =>
    rankAllHelp(
      hang(pieces),
      { gender: 'female', style: 'casual' },
      seasonDays(CITIES[0]!, '2026-11-23'),
      among,
    );
  // The shoes hang at the far end: they are not weighed, but they are hers.
  const [boots, ...shoes] = hers.filter(isShoe);
  expect(helps([...newest, ...shoes], [boots!])).toEqual(helps(newest, [boots!]));
  expect(helps([...shoes, ...newest], [boots!])).not.toEqual(helps(newest, [boots!]));
  expect(helps([...newest, ...shoes]).filter(({ garmentId }) => garmentId !== boots?.id)).toEqual([]);
}, 60_000);
