// The search through every look of a closet on the days of a season: which days it dresses, and what one more garment adds.
import type { LegKind } from '../wardrobe/garment-predicates.ts';
import { isForbiddenPair, emptySides, combineSides } from '../styling/rules/never-together.ts';
import type { Garment } from '../wardrobe/garment.ts';
import { ownGarments } from './closet-shelf.ts';
import type { OwnPiece } from './closet-terms.ts';
import type { SeasonDay } from './season-days.ts';
import {
  bottomPart,
  uniqueParts,
  isOpenCoat,
  outerPart,
  plainPart,
  seasonRules,
  visibleUppers,
  outerCombinations,
  layeringOptions,
  type Bottom,
  type Outer,
  type Part,
  type SeasonRules,
  type VisibleUpper,
  type Shell,
} from './season-parts.ts';
import {
  smallPieceExtras,
  holdsDay,
  toHundredths,
  isSmall,
  type Extras,
  type Wearer,
} from './season-wear.ts';

/**
 * The newest garments that are weighed. Measured where nothing mends the days, so that no search ends early: 60 take 0.1 s
 * of CPU, 200 take 0.2 s, 250 take 0.5 s, and our whole wardrobe (357) takes 1.2 to 3 s. Colors cost nothing.
 */
export const MAX_WEIGHED_PIECES = 200;

/** A closet, ready to be searched. */
interface Shelves {
  seen: VisibleUpper[];
  bottoms: Bottom[];
  outers: Outer[];
  /** The outer layers of hers, whatever is searched. */
  own: Outer[];
  shoes: Part[];
  extras: Extras;
  rules: SeasonRules;
}

const isUpper = ({ slot }: Garment): boolean => slot === 'top' || slot === 'knitwear' || slot === 'dress';
const isOver = ({ slot }: Garment): boolean => slot === 'jacket' || slot === 'coat';

const outersOf = (own: readonly Garment[], rules: SeasonRules, extras: Extras): Outer[] =>
  uniqueParts(
    [null, ...own.filter(isOver)]
      .map((garment) => outerPart(garment, rules, extras))
      .filter(({ days }) => days),
  );

function shelvesFor(own: readonly Garment[], rules: SeasonRules): Shelves {
  const extras = smallPieceExtras(own, rules.days, rules.wearer, rules.daysFor);
  const upper = own.filter(isUpper);
  const isUnder = ({ slot }: Garment) => slot === 'top' || slot === 'dress';
  const outers = outersOf(own, rules, extras);
  return {
    seen: visibleUppers(upper, upper.filter(isUnder), rules),
    bottoms: own
      .filter(({ slot }) => slot === 'bottom')
      .map((garment) => bottomPart(garment, rules))
      .filter(({ days }) => days),
    outers,
    own: outers,
    shoes: uniqueParts(
      own
        .filter(({ slot }) => slot === 'shoes')
        .map((garment) => plainPart(garment, rules))
        .filter(({ days }) => days),
    ),
    extras,
    rules,
  };
}

type Holds = (days: number, clo: number, legs: LegKind, shell: Shell) => number;

/** On which of these days clothes of so many clo hold; each day is weighed once. */
function holdsFor({ rules: { days }, extras }: Pick<Shelves, 'rules' | 'extras'>): Holds {
  const known = new Map<number, { asked: number; held: number }>();
  const kinds: readonly LegKind[] = ['covered', 'shorts', 'skirt'];
  return (asked, clo, legs, { outer, shelters, cardigan }) => {
    const key = (((clo * 256 + outer) * 256 + cardigan) * 2 + Number(shelters)) * 3 + kinds.indexOf(legs);
    let memo = known.get(key);
    if (!memo) known.set(key, (memo = { asked: 0, held: 0 }));
    const fresh = asked & ~memo.asked;
    if (fresh !== 0) {
      for (let at = 0; at < days.length; at++) {
        const bit = 1 << at;
        if (!(fresh & bit)) continue;
        const fillings = extras.fillings[at]?.[legs] ?? [];
        if (holdsDay(days[at]!, fillings, clo, { outer, shelters, cardigan })) memo.held |= bit;
      }
      memo.asked |= fresh;
    }
    return memo.held & asked;
  };
}

interface Found {
  /** Days on which some look holds; beyond the first day of a look only those asked for are looked at. */
  days: number;
  looks: number;
}

const NOTHING: Part = { clo: 0, days: -1, ...emptySides() };

/**
 * Every look of the shelves. @param need days that matter; @param isCounted whether each pair of upper and bottom that
 * makes a look on any day is counted
 */
// oxlint-disable-next-line complexity -- nested loops over every look of a closet, each left as soon as nothing is gained
function searchAll(shelves: Shelves, holds: Holds, need: number, isCounted: boolean): Found {
  const { seen, bottoms, outers, shoes, extras, rules } = shelves;
  const found = { days: 0, looks: 0 };
  const { lines } = rules;
  const isOwn = outers === shelves.own;
  for (const one of seen) {
    const shells = (isOwn ? one.shells : undefined) ?? outerCombinations(one, outers, rules, extras.enough);
    if (isOwn) one.shells = shells;
    const apart = shells.filter(({ legs }) => legs === null);
    const whole = shells.filter(({ legs }) => legs !== null);
    const bodies: [Shell[], Part, LegKind][] = bottoms.map((bottom) => [apart, bottom, bottom.legs]);
    const [dress] = whole;
    if (dress) bodies.push([whole, NOTHING, 'skirt']);
    for (const [ways, bottom, legs] of bodies) {
      let isLook = !isCounted;
      for (const way of ways) {
        const may = way.days & bottom.days;
        const open = isLook ? may & need & ~found.days : may;
        if (open === 0 || isForbiddenPair(way, bottom, lines)) continue;
        const body = combineSides(way, bottom);
        const clo = way.clo + bottom.clo;
        const kind = way.legs ?? legs;
        for (const shoe of shoes) {
          const wanted = open & shoe.days & (isLook ? need & ~found.days : -1);
          if (wanted === 0 || isForbiddenPair(shoe, body, lines)) continue;
          const held = holds(wanted, clo + shoe.clo, kind, way);
          if (held === 0) continue;
          isLook = true;
          found.days |= held;
        }
        if (isLook && (need & ~found.days) === 0) break;
      }
      if (isLook && isCounted) found.looks++;
    }
  }
  return found;
}

/** The shelves with other small things on them; the clothes stay. */
function withSmall(shelves: Shelves, own: readonly Garment[]): Shelves {
  const { rules, seen } = shelves;
  const extras = smallPieceExtras(own, rules.days, rules.wearer, rules.daysFor);
  const outers = outersOf(own, rules, extras);
  return { ...shelves, extras, outers, own: outers, seen: seen.map(({ ways }) => ({ ways })) };
}

/** A closet searched through once: what she can wear in a season, and on which days she cannot. */
export interface SeasonCloset {
  rules: SeasonRules;
  /** Days on which her closet leaves her without a look that holds. */
  lost: number;
  own: readonly Garment[];
  shelves: Shelves;
  holds: Holds;
}

/** @param pieces the newest first */
export function searchSeason(
  pieces: readonly OwnPiece[],
  wearer: Wearer,
  season: readonly SeasonDay[],
): SeasonCloset {
  const rules = seasonRules(wearer, season);
  const own = ownGarments(pieces)
    .slice(0, MAX_WEIGHED_PIECES)
    .filter((garment) => rules.daysFor(garment) !== 0);
  const shelves = shelvesFor(own, rules);
  const holds = holdsFor(shelves);
  const dressed = searchAll(shelves, holds, rules.all, false).days;
  return { rules, own, shelves, holds, lost: rules.all & ~dressed };
}

/** How many days of the season these bits stand for. */
export const daysIn = ({ days }: SeasonRules, bits: number): number =>
  days.reduce((total, day, at) => (bits & (1 << at) ? total + day.days : total), 0);

/** What is gained with one more garment. @param wanted the days that matter: those that are lost, or all of them */
export function gainOf(garment: Garment, { own, shelves, holds }: SeasonCloset, wanted: number): Found {
  const { rules, extras } = shelves;
  const upper = own.filter(isUpper);
  const run = (change: Partial<Shelves>, isCounted = true) =>
    searchAll({ ...shelves, ...change }, holds, wanted, isCounted);
  if (isSmall(garment)) {
    // What is not mended by it looks as before.
    const more = wanted === 0 ? null : withSmall(shelves, [...own, garment]);
    if (!more) return { days: 0, looks: 0 };
    const longer = holdsFor(more);
    const mended = searchAll(more, longer, wanted, false).days & wanted;
    if (mended === 0) return { days: 0, looks: 0 };
    const enough = more.extras.enough & mended;
    const seen = more.seen.map(({ ways }) => ({ ways }));
    return searchAll({ ...more, seen, extras: { ...more.extras, enough } }, longer, mended, true);
  }
  if (garment.slot === 'bottom') {
    const apart = shelves.seen.filter(({ ways }) => ways.some(({ legs }) => legs === null));
    return run({ bottoms: [bottomPart(garment, rules)], seen: apart });
  }
  if (garment.slot === 'shoes') return run({ shoes: [plainPart(garment, rules)] });
  if (isOver(garment)) return run({ outers: [outerPart(garment, rules, extras)] });
  const under = upper.filter(({ slot }) => slot === 'top' || slot === 'dress');
  const shown = run({ seen: visibleUppers([garment], under, rules) });
  if (garment.slot !== 'top' && garment.slot !== 'dress') return shown;
  // A top under what she has makes no new look, but may mend a day.
  const isDress = garment.slot === 'dress';
  const knits = upper.filter((knit) => knit.slot === 'knitwear' && (!isDress || isOpenCoat(knit)));
  const hidden = knits.map((knit) => ({
    ways: layeringOptions(knit, [garment], rules).filter(({ clo }) => clo > toHundredths(knit.clo)),
  }));
  const below = run({ seen: hidden.filter(({ ways }) => ways.length > 0) }, isDress);
  return { days: shown.days | below.days, looks: shown.looks + below.looks };
}
