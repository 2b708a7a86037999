// What would help her closet most: for every garment that she lacks, the days of the season that it mends, those among
// them on which she only goes without a hat, gloves or an umbrella, and the looks that it makes of what she has. Every look is weighed, none is guessed.
import type { LegKind } from '../wardrobe/garment-predicates.ts';
import { isForbiddenPair, emptySides, combineSides } from '../styling/rules/never-together.ts';
import type { Garment } from '../wardrobe/garment.ts';
import { WARDROBE } from '../wardrobe/wardrobe.ts';
import { commonDayKind, type HelpKind } from './gap-kind.ts';
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
import { ownGarments } from './closet-shelf.ts';
import { everybodyHas, type OwnPiece } from './closet-terms.ts';

export interface ClosetHelpOption {
  garmentId: string;
  /** Days of the season on which it is missing from her closet. */
  days: number;
  /** What most of them are. */
  kind: HelpKind;
  /** Tops with bottoms, and dresses, of hers that become a look with it; of a top or bottom, what it goes with. */
  looks: number;
}

/** With fewer pieces everything would help. */
export const MIN_CLOSET_PIECES = 6;

/**
 * The newest garments that are weighed. Measured where nothing mends the days, so that no search ends early: 60 take 0.1 s
 * of CPU, 200 take 0.2 s, 250 take 0.5 s, and our whole wardrobe (357) takes 1.2 to 3 s. Colors cost nothing.
 */
export const MAX_WEIGHED_PIECES = 200;

/** So many new looks are worth a mended day. */
const LOOKS_A_DAY = 20;
const worthOf = ({ days, looks }: Pick<ClosetHelpOption, 'days' | 'looks'>): number =>
  days + looks / LOOKS_A_DAY;

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

/** What is gained with one more garment. */
function gainOf(
  garment: Garment,
  own: readonly Garment[],
  shelves: Shelves,
  holds: Holds,
  lost: number,
): Found {
  const { rules, extras } = shelves;
  const upper = own.filter(isUpper);
  const run = (change: Partial<Shelves>, isCounted = true) =>
    searchAll({ ...shelves, ...change }, holds, lost, isCounted);
  if (isSmall(garment)) {
    // What is not mended by it looks as before.
    const more = lost === 0 ? null : withSmall(shelves, [...own, garment]);
    if (!more) return { days: 0, looks: 0 };
    const longer = holdsFor(more);
    const mended = searchAll(more, longer, lost, false).days & lost;
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

/** What may be offered: not what she has, nor what everybody has; a bag mends nothing. */
function lackedBy(own: readonly Garment[]): Garment[] {
  const has = new Set(own.map(({ id }) => id));
  return WARDROBE.filter(({ id, slot }) => !has.has(id) && !everybodyHas(slot) && slot !== 'bag');
}

/** Every garment that she lacks with what it would bring, the most first. @param pieces the newest first */
export function rankAllHelp(
  pieces: readonly OwnPiece[],
  wearer: Wearer,
  season: readonly SeasonDay[],
  among?: readonly Garment[],
): ClosetHelpOption[] {
  const rules = seasonRules(wearer, season);
  const own = ownGarments(pieces)
    .slice(0, MAX_WEIGHED_PIECES)
    .filter((garment) => rules.daysFor(garment) !== 0);
  const shelves = shelvesFor(own, rules);
  const holds = holdsFor(shelves);
  const dressed = searchAll(shelves, holds, rules.all, false).days;
  const lost = rules.all & ~dressed;
  return (among ?? lackedBy(ownGarments(pieces)))
    .filter((garment) => rules.daysFor(garment) !== 0)
    .map((garment) => {
      const { days, looks } = gainOf(garment, own, shelves, holds, lost);
      const mended = days & lost;
      const sum = rules.days.reduce((total, day, at) => (mended & (1 << at) ? total + day.days : total), 0);
      return { garmentId: garment.id, days: Math.round(sum), kind: commonDayKind(rules.days, mended), looks };
    })
    .filter(({ days, looks }) => days + looks > 0)
    .sort((a, b) => worthOf(b) - worthOf(a) || a.garmentId.localeCompare(b.garmentId));
}

/** The few that would help most, each of another slot. */
export function mostHelpfulGarments(
  pieces: readonly OwnPiece[],
  wearer: Wearer,
  season: readonly SeasonDay[],
  most = 3,
): ClosetHelpOption[] {
  const slots = new Map(WARDROBE.map(({ id, slot }) => [id, slot]));
  const all = rankAllHelp(pieces, wearer, season);
  return all
    .filter(
      (one, at) => all.findIndex((other) => slots.get(other.garmentId) === slots.get(one.garmentId)) === at,
    )
    .slice(0, most);
}
